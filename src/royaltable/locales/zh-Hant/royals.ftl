# 皇家貴族

## 配件檔中沒有的名稱
royals-where-house = 貴族分標記
royals-where-period = 時期

## 動作；前面是行動者的名稱（前四句除外）
royals-do-starter = 起始玩家：{ $seat }
royals-do-reveal = 翻開：{ $country }
royals-do-drawn = 從牌庫抽到：{ $country }
royals-do-drawn-pair = 抽到謀略牌：{ $pair }
royals-do-draw-deck = 從牌庫暗抽一張國家牌
royals-do-draw-intrigue = 抽一張謀略牌
royals-do-draw = 拿取翻開的{ $country }牌
royals-do-install = 在{ $city }冊封{ $title }
royals-do-end = 結束回合
royals-do-wild = { $n ->
    [0] 不用國家牌百搭支付
   *[other] 以任意三張代替一張，共代替{ $n }張
}
royals-do-pay = 以{ $country }牌作百搭支付
royals-do-plot = { $n ->
    [0] 不用謀略牌百搭支付
   *[other] 以任意兩張謀略牌代替一張，共代替{ $n }張
}
royals-do-spend = 付出謀略牌：{ $pair }
royals-do-discard = 棄掉{ $country }牌
royals-do-discard-pair = 棄掉謀略牌：{ $pair }

## 讀者尚不能看到的選擇
royals-hidden-drawn = 暗抽了一張牌

## 各類節點的提示
royals-node-starter = 正在抽籤決定起始玩家。
royals-node-reveal = 正在翻開一張國家牌。
royals-node-draw = 請抽一張牌。
royals-node-drawn = 正在抽一張國家牌。
royals-node-drawn-pair = 正在抽一張謀略牌。
royals-node-play = 請冊封貴族，或結束回合。
royals-node-wild = 請選擇費用中有幾張以任意三張代替。
royals-node-pay = 請選擇一張作百搭的國家牌。
royals-node-plot = 請選擇有幾張謀略牌以任意兩張代替。
royals-node-spend = 請選擇一張要付的謀略牌。
royals-node-discard = 手牌超過上限，請棄一張牌。
royals-node-over = 遊戲結束。

## 各類節點的補充說明
royals-node-help-starter = 各座位機會均等。
royals-node-help-reveal = 每回合開始時都有三張翻開的國家牌。
royals-node-help-draw = 抽三張國家牌，或一張國家牌和一張謀略牌。國家牌可從翻開的牌中拿取，也可從牌庫暗抽。
royals-node-help-drawn = 只有抽牌的玩家能看到這張牌。
royals-node-help-drawn-pair = 只有抽牌的玩家能看到這張牌。
royals-node-help-play = 冊封貴族須付該國的國家牌。肖像上若有其他玩家的木方塊，還須付帶有該國的謀略牌。
royals-node-help-wild = 任意三張國家牌可代替一張所需國家的牌。
royals-node-help-pay = 按法國、德意志諸邦、大不列顛、西班牙的次序指定。
royals-node-help-plot = 任意兩張謀略牌可代替一張帶有該國的謀略牌。
royals-node-help-spend = 先付帶有該國的謀略牌。
royals-node-help-discard = 最多保留12張國家牌和4張謀略牌。棄牌是公開的。
royals-node-help-over = 分數最高者獲勝；同分時比較最高的單枚標記。

## 其他人此時讀到的話
royals-wait-starter = 正在抽籤決定起始玩家。
royals-wait-reveal = 正在翻開一張國家牌。
royals-wait-draw = { $who }正在抽牌。
royals-wait-drawn = 正在抽一張國家牌。
royals-wait-drawn-pair = 正在抽一張謀略牌。
royals-wait-play = { $who }正在行動。
royals-wait-wild = { $who }正在支付。
royals-wait-pay = { $who }正在支付。
royals-wait-plot = { $who }正在支付謀略牌。
royals-wait-spend = { $who }正在支付謀略牌。
royals-wait-discard = { $who }正在棄牌。
royals-wait-over = 遊戲結束。

## 得分與事件；前面是玩家的名稱（無人的事件除外，座位為-1）
royals-event-RO-3-7 = 棄掉的謀略牌洗成新的牌庫
royals-event-RO-5-10 = 有一個木方塊埋葬在{ $where }的大教堂
royals-event-RO-8-1 = 國家牌庫的最後一張牌已離開，第{ $number }時期結束
royals-event-RO-8-2 = 棄掉的國家牌洗成新的牌庫
royals-event-RO-8-8 = { $where }第{ $number }時期的一枚標記退出遊戲，因為沒有其他玩家在那裡有影響力
royals-event-RO-9-4 = 沒有人得到頭銜{ $where }的分數
royals-event-RO-6-1 = 取得{ $where }的城市分標記{ $points ->
    [0] {""}
   *[other] {"（"}{ $points }分）
}
royals-event-RO-6-2 = 在{ $where }每座城市都有木方塊，取得國家分標記{ $points ->
    [0] {""}
   *[other] {"（"}{ $points }分）
}
royals-event-RO-6-3 = 在每個頭銜都有木方塊，取得貴族分標記{ $points ->
    [0] {""}
   *[other] {"（"}{ $points }分）
}
royals-event-RO-8-5 = 第{ $number }時期在{ $where }影響力最大，取得較高的時期分標記{ $points ->
    [0] {""}
   *[other] {"（"}{ $points }分）
}
royals-event-RO-8-6 = 第{ $number }時期在{ $where }影響力第二，取得較低的時期分標記{ $points ->
    [0] {""}
   *[other] {"（"}{ $points }分）
}
royals-event-RO-9-2 = 在頭銜{ $where }的木方塊最多，得{ $points }分
royals-event-RO-9-3 = 在頭銜{ $where }的木方塊並列最多，得{ $points }分

## 選項
royals-option-edition = 版本
    .hint = 國家牌的張數。
royals-option-edition-abacus99 = 99張國家牌
    .hint = 法國31張、德意志諸邦26張、大不列顛22張、西班牙20張；人少時減少。
royals-option-edition-arcane102 = 102張國家牌
    .hint = 大不列顛多三張。
royals-option-king_intrigue = 篡奪國王
    .hint = 篡奪國王須付的謀略牌張數。
royals-option-king_intrigue-2 = 兩張謀略牌
    .hint = 國王比其他貴族更難推翻。
royals-option-king_intrigue-1 = 一張謀略牌
    .hint = 篡奪國王與篡奪其他貴族相同。
royals-option-last_round = 第三時期結束
    .hint = 最後計分之前是否打完整輪。
royals-option-last_round-at_once = 立即結束
    .hint = 國家牌庫第三次用完的那個回合結束後，遊戲結束。
royals-option-last_round-finish_round = 打完整輪
    .hint = 所有玩家的回合數相同。
royals-option-markers = 取得的標記
    .hint = 其他玩家能否查看某位玩家取得的標記。
royals-option-markers-hidden = 暗放
    .hint = 只能看到自己的標記和分數。
royals-option-markers-open = 明放
    .hint = 人人可見所有標記和分數。
royals-option-first_turn = 首回合
    .hint = 第一回合抽幾張牌。
royals-option-first_turn-staggered = 遞增抽牌
    .hint = 只抽國家牌，先行動者抽得少。
royals-option-first_turn-equal = 相同抽牌
    .hint = 第一回合與其他回合一樣抽牌。

## 得分來源
royals-source-cities = 城市分標記
royals-source-countries = 國家分標記
royals-source-houses = 貴族分標記
royals-source-periods = 時期分標記
royals-source-titles = 頭銜得分板塊

## 文字版桌面
royals-board-turn = 回合
royals-board-payment = 支付中
royals-board-seats = 玩家
royals-board-cities = 城市：肖像與大教堂
royals-board-countries = 國家：影響力（有方塊的城市數）
royals-board-titles = 頭銜：方塊
royals-board-cards = 國家牌：手牌，或確知在手的牌
royals-board-intrigue-cards = 謀略牌：手牌，或確知在手的牌
royals-board-period = 時期
royals-board-deck = 國家牌庫
royals-board-intrigue-deck = 謀略牌庫
royals-board-houses = 貴族分標記
royals-board-draws = 剩餘抽牌
royals-board-city = 城市
royals-board-title = 頭銜
royals-board-cost = 費用
royals-board-owed = 應付謀略牌
royals-board-named = 已指定
royals-board-seat = 玩家
royals-board-points = 分數
royals-board-supply = 方塊
royals-board-hand = 國家牌
royals-board-intrigue = 謀略牌
royals-board-titles-of-7 = 頭銜（共7）
royals-board-forecast-period = 時期現得
royals-board-forecast-titles = 頭銜現得
royals-board-country = 國家
royals-board-marker = 城市分標記
royals-board-holder = 持有者
royals-board-high = 高分標記
royals-board-low = 低分標記
royals-board-rule = 規則
royals-board-markers = 國家分標記
royals-board-card = 牌
royals-board-display = 翻開
royals-board-discards = 棄牌

## 可以指到的目標，以及為什麼達不到；這裡沒有訊息的規則以其條文說明
royals-aim-noble = { $city }的{ $title }
royals-aim-display = { $country }
royals-aim-deck = 國家牌牌庫
royals-aim-intrigue = 謀略牌牌庫
royals-closed-RO-2-1 = 請先抽牌，之後才能冊封貴族。
royals-closed-RO-2-2 = 這一回合的牌已經抽完。
royals-closed-RO-4-2 = 那裡已有你自己的木方塊。
royals-closed-RO-4-3 = 你剩下不到兩個木方塊：一個放到肖像上，一個放到頭銜得分板塊上。
royals-closed-RO-4-4 = 還差{ $number }張{ $country }牌；任意三張可當一張。
royals-closed-RO-5-3 = { $seat }佔有這個肖像；顯示{ $country }的謀略牌還差{ $number }張，任意兩張可當一張。
royals-closed-RO-4-10 = 請先完成這次支付。
