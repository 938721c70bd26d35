# 皇家贵族

## 配件文件中没有的名称
royals-where-house = 贵族分标记
royals-where-period = 时期

## 动作；前面是行动者的名称（前四句除外）
royals-do-starter = 起始玩家：{ $seat }
royals-do-reveal = 翻开：{ $country }
royals-do-drawn = 从牌库抽到：{ $country }
royals-do-drawn-pair = 抽到谋略牌：{ $pair }
royals-do-draw-deck = 从牌库暗抽一张国家牌
royals-do-draw-intrigue = 抽一张谋略牌
royals-do-draw = 拿取翻开的{ $country }牌
royals-do-install = 在{ $city }册封{ $title }
royals-do-end = 结束回合
royals-do-wild = { $n ->
    [0] 不用国家牌百搭支付
   *[other] 以任意三张代替一张，共代替{ $n }张
}
royals-do-pay = 以{ $country }牌作百搭支付
royals-do-plot = { $n ->
    [0] 不用谋略牌百搭支付
   *[other] 以任意两张谋略牌代替一张，共代替{ $n }张
}
royals-do-spend = 付出谋略牌：{ $pair }
royals-do-discard = 弃掉{ $country }牌
royals-do-discard-pair = 弃掉谋略牌：{ $pair }

## 读者尚不能看到的选择
royals-hidden-drawn = 暗抽了一张牌

## 各类节点的提示
royals-node-starter = 正在抽签决定起始玩家。
royals-node-reveal = 正在翻开一张国家牌。
royals-node-draw = 请抽一张牌。
royals-node-drawn = 正在抽一张国家牌。
royals-node-drawn-pair = 正在抽一张谋略牌。
royals-node-play = 请册封贵族，或结束回合。
royals-node-wild = 请选择费用中有几张以任意三张代替。
royals-node-pay = 请选择一张作百搭的国家牌。
royals-node-plot = 请选择有几张谋略牌以任意两张代替。
royals-node-spend = 请选择一张要付的谋略牌。
royals-node-discard = 手牌超过上限，请弃一张牌。
royals-node-over = 游戏结束。

## 各类节点的补充说明
royals-node-help-starter = 各座位机会均等。
royals-node-help-reveal = 每回合开始时都有三张翻开的国家牌。
royals-node-help-draw = 抽三张国家牌，或一张国家牌和一张谋略牌。国家牌可从翻开的牌中拿取，也可从牌库暗抽。
royals-node-help-drawn = 只有抽牌的玩家能看到这张牌。
royals-node-help-drawn-pair = 只有抽牌的玩家能看到这张牌。
royals-node-help-play = 册封贵族须付该国的国家牌。肖像上若有其他玩家的木方块，还须付带有该国的谋略牌。
royals-node-help-wild = 任意三张国家牌可代替一张所需国家的牌。
royals-node-help-pay = 按法国、德意志诸邦、大不列颠、西班牙的次序指定。
royals-node-help-plot = 任意两张谋略牌可代替一张带有该国的谋略牌。
royals-node-help-spend = 先付带有该国的谋略牌。
royals-node-help-discard = 最多保留12张国家牌和4张谋略牌。弃牌是公开的。
royals-node-help-over = 分数最高者获胜；同分时比较最高的单枚标记。

## 其他人此时读到的话
royals-wait-starter = 正在抽签决定起始玩家。
royals-wait-reveal = 正在翻开一张国家牌。
royals-wait-draw = { $who }正在抽牌。
royals-wait-drawn = 正在抽一张国家牌。
royals-wait-drawn-pair = 正在抽一张谋略牌。
royals-wait-play = { $who }正在行动。
royals-wait-wild = { $who }正在支付。
royals-wait-pay = { $who }正在支付。
royals-wait-plot = { $who }正在支付谋略牌。
royals-wait-spend = { $who }正在支付谋略牌。
royals-wait-discard = { $who }正在弃牌。
royals-wait-over = 游戏结束。

## 得分与事件；前面是玩家的名称（无人的事件除外，座位为-1）
royals-event-RO-3-7 = 弃掉的谋略牌洗成新的牌库
royals-event-RO-5-10 = 有一个木方块埋葬在{ $where }的大教堂
royals-event-RO-8-1 = 国家牌库的最后一张牌已离开，第{ $number }时期结束
royals-event-RO-8-2 = 弃掉的国家牌洗成新的牌库
royals-event-RO-8-8 = { $where }第{ $number }时期的一枚标记退出游戏，因为没有其他玩家在那里有影响力
royals-event-RO-9-4 = 没有人得到头衔{ $where }的分数
royals-event-RO-6-1 = 取得{ $where }的城市分标记{ $points ->
    [0] {""}
   *[other] {"（"}{ $points }分）
}
royals-event-RO-6-2 = 在{ $where }每座城市都有木方块，取得国家分标记{ $points ->
    [0] {""}
   *[other] {"（"}{ $points }分）
}
royals-event-RO-6-3 = 在每个头衔都有木方块，取得贵族分标记{ $points ->
    [0] {""}
   *[other] {"（"}{ $points }分）
}
royals-event-RO-8-5 = 第{ $number }时期在{ $where }影响力最大，取得较高的时期分标记{ $points ->
    [0] {""}
   *[other] {"（"}{ $points }分）
}
royals-event-RO-8-6 = 第{ $number }时期在{ $where }影响力第二，取得较低的时期分标记{ $points ->
    [0] {""}
   *[other] {"（"}{ $points }分）
}
royals-event-RO-9-2 = 在头衔{ $where }的木方块最多，得{ $points }分
royals-event-RO-9-3 = 在头衔{ $where }的木方块并列最多，得{ $points }分

## 选项
royals-option-edition = 版本
    .hint = 国家牌的张数。
royals-option-edition-abacus99 = 99张国家牌
    .hint = 法国31张、德意志诸邦26张、大不列颠22张、西班牙20张；人少时减少。
royals-option-edition-arcane102 = 102张国家牌
    .hint = 大不列颠多三张。
royals-option-king_intrigue = 篡夺国王
    .hint = 篡夺国王须付的谋略牌张数。
royals-option-king_intrigue-2 = 两张谋略牌
    .hint = 国王比其他贵族更难推翻。
royals-option-king_intrigue-1 = 一张谋略牌
    .hint = 篡夺国王与篡夺其他贵族相同。
royals-option-last_round = 第三时期结束
    .hint = 最后计分之前是否打完整轮。
royals-option-last_round-at_once = 立即结束
    .hint = 国家牌库第三次用完的那个回合结束后，游戏结束。
royals-option-last_round-finish_round = 打完整轮
    .hint = 所有玩家的回合数相同。
royals-option-markers = 取得的标记
    .hint = 其他玩家能否查看某位玩家取得的标记。
royals-option-markers-hidden = 暗放
    .hint = 只能看到自己的标记和分数。
royals-option-markers-open = 明放
    .hint = 人人可见所有标记和分数。
royals-option-first_turn = 首回合
    .hint = 第一回合抽几张牌。
royals-option-first_turn-staggered = 递增抽牌
    .hint = 只抽国家牌，先行动者抽得少。
royals-option-first_turn-equal = 相同抽牌
    .hint = 第一回合与其他回合一样抽牌。

## 得分来源
royals-source-cities = 城市分标记
royals-source-countries = 国家分标记
royals-source-houses = 贵族分标记
royals-source-periods = 时期分标记
royals-source-titles = 头衔得分板块

## 文字版桌面
royals-board-turn = 回合
royals-board-payment = 支付中
royals-board-seats = 玩家
royals-board-cities = 城市：肖像与大教堂
royals-board-countries = 国家：影响力（有方块的城市数）
royals-board-titles = 头衔：方块
royals-board-cards = 国家牌：手牌，或确知在手的牌
royals-board-intrigue-cards = 谋略牌：手牌，或确知在手的牌
royals-board-period = 时期
royals-board-deck = 国家牌库
royals-board-intrigue-deck = 谋略牌库
royals-board-houses = 贵族分标记
royals-board-draws = 剩余抽牌
royals-board-city = 城市
royals-board-title = 头衔
royals-board-cost = 费用
royals-board-owed = 应付谋略牌
royals-board-named = 已指定
royals-board-seat = 玩家
royals-board-points = 分数
royals-board-supply = 方块
royals-board-hand = 国家牌
royals-board-intrigue = 谋略牌
royals-board-titles-of-7 = 头衔（共7）
royals-board-forecast-period = 时期现得
royals-board-forecast-titles = 头衔现得
royals-board-country = 国家
royals-board-marker = 城市分标记
royals-board-holder = 持有者
royals-board-high = 高分标记
royals-board-low = 低分标记
royals-board-rule = 规则
royals-board-markers = 国家分标记
royals-board-card = 牌
royals-board-display = 翻开
royals-board-discards = 弃牌

## 可以指到的目标，以及为什么达不到；这里没有消息的规则以其条文说明
royals-aim-noble = { $city }的{ $title }
royals-aim-display = { $country }
royals-aim-deck = 国家牌牌库
royals-aim-intrigue = 谋略牌牌库
royals-closed-RO-2-1 = 请先抽牌，之后才能册封贵族。
royals-closed-RO-2-2 = 这一回合的牌已经抽完。
royals-closed-RO-4-2 = 那里已有你自己的木方块。
royals-closed-RO-4-3 = 你剩下不到两个木方块：一个放到肖像上，一个放到头衔得分板块上。
royals-closed-RO-4-4 = 还差{ $number }张{ $country }牌；任意三张可当一张。
royals-closed-RO-5-3 = { $seat }占有这个肖像；显示{ $country }的谋略牌还差{ $number }张，任意两张可当一张。
royals-closed-RO-4-10 = 请先完成这次支付。
