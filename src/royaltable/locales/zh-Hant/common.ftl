# 頁面與命令列共用的文字

## 提示帶來的變化
hint-scored = 立即{ $sign }{ $points }分。
hint-forecast = 預估{ $total }：{ $parts }。
hint-others = 其他人的預估：{ $parts }。
hint-part = { $what } { $points }
hint-end = 與各行動的平均相比，終局約{ $sign }{ $points }分。
hint-nothing = 分數上差別不大。

## 讀者，以及主語之後的句子
you = 你
told = { $person ->
    [you] 你{ $what }
   *[other] { $who }：{ $what }
}
list-comma = 、
list-and = 和

## Chance

chance-proves = 這證明每次抽取在第一步之前就已確定，之後沒有被更動。它不能證明種子是隨機選出的：這一點須信任伺服器的主人。請與開局時你自己螢幕上顯示的雜湊比對。
