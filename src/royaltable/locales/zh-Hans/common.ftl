# 页面与命令行共用的文字

## 提示带来的变化
hint-scored = 立即{ $sign }{ $points }分。
hint-forecast = 预估{ $total }：{ $parts }。
hint-others = 其他人的预估：{ $parts }。
hint-part = { $what } { $points }
hint-end = 与各行动的平均相比，终局约{ $sign }{ $points }分。
hint-nothing = 分数上差别不大。

## 读者，以及主语之后的句子
you = 你
told = { $person ->
    [you] 你{ $what }
   *[other] { $who }：{ $what }
}
list-comma = 、
list-and = 和

## Chance

chance-proves = 这证明每次抽取在第一步之前就已确定，之后没有被改动。它不能证明种子是随机选出的：这一点须信任服务器的主人。请与开局时你自己屏幕上显示的哈希比对。
