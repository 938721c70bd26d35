# 皇家宮殿

## 配件檔中沒有的名稱
palace-where-hand = 手牌
palace-where-third = 鑄幣房、國王與夫人
palace-where-recruit = 招募
palace-where-north = 北
palace-where-east = 東
palace-where-south = 南
palace-where-west = 西

## 動作；前面是行動者的名稱（隨機的四句除外）
palace-do-noble = { $square }格：{ $noble }
palace-do-room = { $slot }號位置：{ $room }
palace-do-starter = 起始玩家：{ $seat }
palace-do-drawn = 抽到：{ $card }
palace-do-station = 在{ $room }放置一名僕人
palace-do-muster = 集合{ $n }名僕人到大門
palace-do-pull = 從{ $room }抽調一名僕人到大門
palace-do-walk = 讓一名僕人從{ $from }走到{ $to }
palace-do-slip = 讓一名僕人經密道從{ $from }到{ $to }
palace-do-mint = 收取鑄幣房的金幣
palace-do-favour = 在{ $patron }增加一名僕人
palace-do-favour-from = 從{ $room }調一名僕人，增加到{ $patron }
palace-do-recruit = 招募{ $square }格的貴族
palace-do-keep = 保留{ $card }
palace-do-play = 打出{ $card }
palace-do-done = 結束步驟

## 讀者尚不能看到的選擇
palace-hidden-drawn = 暗抽了一張牌
palace-hidden-keep = 保留了一張牌

## 各類節點的提示
palace-node-noble = 正在排列貴族。
palace-node-room = 正在排列房間。
palace-node-starter = 正在抽籤決定起始玩家。
palace-node-drawn = 正在抽一張特權牌。
palace-node-station = 請在一個房間放置一名僕人。
palace-node-parade = 請把僕人放到大門，或結束步驟。
palace-node-stairs = 請讓僕人行走，或結束步驟。
palace-node-slip = 請選擇哪名僕人經密道到哪個房間。
palace-node-third = 請收取金幣和獎勵，或結束步驟。
palace-node-recruit = 請招募貴族，或結束步驟。
palace-node-backdoor = 請選擇保留的牌，或結束回合。
palace-node-over = 遊戲結束。

## 各類節點的補充說明
palace-node-help-noble = 42枚貴族中有36枚來到庭院。
palace-node-help-room = 房間的位置決定它與其他房間的距離。
palace-node-help-starter = 各座位機會均等。每一輪都由起始玩家先行動。
palace-node-help-drawn = 只有抽牌的玩家能看到這張牌。
palace-node-help-station = 每位玩家放完五名僕人，才輪到下一位。
palace-node-help-parade = 閱兵場的每名己方僕人可帶一名僕人到大門，佔最多數再加一名；他們來自個人供應。
palace-node-help-stairs = 階梯的每名己方僕人可走一步到相鄰的房間，佔最多數再加一步。未用的步數作廢。
palace-node-help-slip = 任何一名己方僕人可到任何其他房間，不用步數。
palace-node-help-third = 鑄幣房按己方僕人數給金幣。在國王居所或夫人處佔最多數，可在那裡增加一名僕人。
palace-node-help-recruit = 貴族須付金幣和印章，每次招募需要辦公室的一名僕人。從邊沿格招募時，一名僕人前往庭院。
palace-node-help-backdoor = 每保留一張牌，一名僕人從後門返回個人供應。其餘的牌棄掉。
palace-node-help-over = 分數最高者獲勝；同分時比較金幣。

## 其他人此時讀到的話
palace-wait-noble = 正在排列貴族。
palace-wait-room = 正在排列房間。
palace-wait-starter = 正在抽籤決定起始玩家。
palace-wait-drawn = 正在抽一張特權牌。
palace-wait-station = { $who }正在放置僕人。
palace-wait-parade = { $who }在第一步驟：閱兵場。
palace-wait-stairs = { $who }在第二步驟：階梯。
palace-wait-slip = { $who }正在使用密道。
palace-wait-third = { $who }在第三步驟：鑄幣房、國王與夫人。
palace-wait-recruit = { $who }在第四步驟：招募。
palace-wait-backdoor = { $who }在第五步驟：後門。
palace-wait-over = 遊戲結束。

## 得分與事件；前面是玩家的名稱（無人的事件除外，座位為-1）
palace-event-RP-2-9 = 起始有{ $number }枚金幣
palace-event-RP-3-1 = 開始第{ $number }輪
palace-event-RP-3-6 = 已無事可做：{ $where }
palace-event-RP-3-7 = 本回合無事可做
palace-event-RP-4-2 = 單獨佔最多數：{ $where }
palace-event-RP-4-3 = 以「密謀」佔最多數：{ $where }
palace-event-RP-4-4 = 以「優先」佔最多數：{ $where }
palace-event-RP-4-5 = 由樞機主教裁決佔最多數：{ $where }
palace-event-RP-7-2 = 收取{ $number }枚金幣
palace-event-RP-8-3 = 支付{ $number }枚金幣
palace-event-RP-8-4 = 收回一名僕人：{ $where }
palace-event-RP-8-5 = 以{ $number }名僕人作印章並收回：{ $where }
palace-event-RP-8-6 = 在{ $where }格放一名僕人
palace-event-RP-8-7 = 得到{ $where }
palace-event-RP-8-8 = 使用書記官
palace-event-RP-8-9 = 使用{ $number }枚免費印章：{ $where }
palace-event-RP-8-11 = 因旁邊的空格少付{ $number }枚金幣
palace-event-RP-8-13 = 因貴族孤立少付{ $number }枚金幣
palace-event-RP-8-20 = 從公共儲備取{ $number }名僕人
palace-event-RP-8-25 = 有{ $number }枚免費的青綠色印章
palace-event-RP-8-26 = 有{ $number }枚免費的紫色印章
palace-event-RP-9-3 = 把棄牌洗成新的牌庫：{ $number }張
palace-event-RP-9-4 = 已無牌可抽
palace-event-RP-9-5 = 棄掉{ $where }
palace-event-RP-9-6 = 收回一名僕人：{ $where }
palace-event-RP-10-1 = 支付{ $number }枚金幣
palace-event-RP-10-6 = 得到{ $number }枚金幣
palace-event-RP-10-8 = 立即得到獎勵：{ $where }
palace-event-RP-11-1 = 開始最後一輪：剩{ $number }枚貴族
palace-event-RP-11-4 = 連續{ $number }輪無人招募，遊戲結束
palace-event-RP-12-2 = 因{ $where }得{ $points }分
palace-event-RP-12-3 = 因打出的{ $where }得{ $points }分
palace-event-RP-12-4 = 因手牌得{ $points }分
palace-event-RP-12-5 = 在{ $where }邊沿得{ $points }分

## 選項
palace-option-layout = 房間布局
    .hint = 九個房間如何排列。
palace-option-layout-random = 全部隨機
    .hint = 任何房間可在任何位置。
palace-option-layout-first_game = 首局布局
    .hint = 固定的布局，適合學習遊戲。
palace-option-layout-gate_centre = 大門居中
    .hint = 其他八個房間隨機排列。
palace-option-discount = 折扣
    .hint = 貴族何時少付金幣。
palace-option-discount-adjacent = 空鄰格
    .hint = 貴族旁邊每個空格少付1枚金幣。
palace-option-discount-isolated = 孤立
    .hint = 旁邊沒有其他貴族時少付2枚金幣。
palace-option-discount-off = 無
    .hint = 貴族總是付全價。
palace-option-edge_ties = 邊沿並列
    .hint = 庭院邊沿並列的玩家如何得分。
palace-option-edge_ties-share = 平分
    .hint = 並列的玩家平分所佔名次的分數，捨去餘數。
palace-option-edge_ties-none = 不得分
    .hint = 並列的玩家不得分，所佔的名次也作廢。

## 得分來源
palace-source-nobles = 貴族
palace-source-cards = 打出的牌
palace-source-hand = 手牌
palace-source-edges = 庭院邊沿

## 文字版桌面
palace-board-turn = 回合
palace-board-seats = 玩家
palace-board-rooms = 房間
palace-board-park = 庭院
palace-board-nobles = 貴族
palace-board-privileges = 貴族特權
palace-board-edges = 庭院邊沿
palace-board-cards = 特權牌
palace-board-round = 輪
palace-board-left = 本步驟剩餘
palace-board-recruits = 可招募
palace-board-end = 剩餘貴族→結束
palace-board-seat = 玩家
palace-board-points = 分數
palace-board-gold = 金幣
palace-board-supply = 供應
palace-board-reserve = 儲備
palace-board-front = 已打出
palace-board-hand = 手牌
palace-board-forecast = 若此刻結束
palace-board-slot = 位置
palace-board-room = 房間
palace-board-majority = 最多數
palace-board-rule = 規則
palace-board-square = 格
palace-board-id = 板塊
palace-board-noble = 貴族
palace-board-privilege = 特權
palace-board-edge = 邊沿
palace-board-card = 牌
palace-board-drawn = 抽到
palace-board-discards = 棄牌
palace-board-unseen = 未見

## 可以指到的目標，以及為什麼達不到；這裡沒有訊息的規則以其條文說明
palace-aim-room = { $room }
palace-aim-way = 從{ $from }到{ $to }
palace-aim-square = { $square }
palace-aim-card = { $card }
palace-closed-RP-6-8 = { $number ->
    [0] 已經沒有步數。
   *[other] 需要{ $steps }步，而你只剩{ $number }步。
}
palace-closed-RP-6-9 = 那裡沒有你的僕人。
palace-closed-RP-8-14 = 那裡沒有貴族。
palace-closed-RP-8-15 = 你在辦公室沒有僕人。
palace-closed-RP-8-16 = 還差{ $number }金幣。
palace-closed-RP-8-17 = 還差{ $number }枚青綠色印章。
palace-closed-RP-8-18 = 還差{ $number }枚紫色印章。
palace-closed-RP-10-17 = 那裡沒有你的僕人。
