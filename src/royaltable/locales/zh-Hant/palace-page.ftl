# 皇家宮殿：頁面文字

## 遊戲目標
palace-page-aim-turn = 一回合有五個步驟：讓僕人來到大門、在房間之間行走、收取金幣和獎勵、從庭院招募貴族、抽特權牌；每個步驟能做多少，要看房間裡的己方僕人。
palace-page-aim-points = 貴族和你面前的牌各得其所示的分數，手牌也有少許分數。庭院的每條邊沿上，僕人最多的前兩名得分。
palace-page-aim-end = 起始玩家的回合開始時，若庭院只剩12枚或更少貴族，便開始最後一輪。
palace-page-aim-win = 最後一輪之後計分：分數最高者獲勝，同分時金幣較多者獲勝。

## 標點
palace-page-comma = 、
palace-page-stop = 。
palace-page-end = 。
palace-page-colon = ：

## 頁面
palace-page-panel-forecast = 若現在結束
palace-page-panel-ended = 終局得分
palace-page-panel-nobles = 貴族
palace-page-panel-cards = 特權牌
palace-page-board = 皇家宮殿圖板
palace-page-board-keys = 方向鍵移到最近的可選處，加 Shift 可到任何地方；Page Up 與 Page Down 逐一走過可選處。A 到 F 跳到庭院的各欄，G P S M K L O H T 跳到房間：大門、閱兵場、階梯、鑄幣房、國王、夫人、辦公室、後門、樞機主教。
palace-page-park = 庭院，六乘六格
palace-page-castle = 宮殿，九個房間
palace-page-reconstructed = 數字為重構
palace-page-reconstructed-why = 價格、分數、特權與特權牌為重構，並非原版。
palace-page-madame = 夫人
palace-page-edge = { $edge }：{ $list }
palace-page-edge-count = { $who }{ $n }，現得{ $points }分
palace-page-edge-none = 無人
palace-page-edge-row = { $edge }邊沿
palace-page-square = { $square }格
palace-page-left = 剩{ $n }枚貴族，剩{ $end }枚時結束
palace-page-count = { $who }{ $n }
palace-page-points = { $n }分
palace-page-no-majority = 無人佔最多數
palace-page-tied = 相同，無人佔最多數
palace-page-steps = { $n }步
palace-page-no-privilege = 沒有特權。
palace-page-owned = 你已有一枚，效果相加。
palace-page-owned-vain = 你已有一枚，再有也不增加。
palace-page-gold = 金幣
palace-page-discount-adjacent = 原價{ $full }，因旁邊的空格減{ $n }
palace-page-discount-isolated = 原價{ $full }，因孤立減{ $n }
palace-page-discount-off = 金幣
palace-page-seal-free = { $n }枚免費印章
palace-page-seal-king = { $n }名僕人離開國王居所
palace-page-seal-madame = { $n }名僕人離開夫人處
palace-page-legend-points = 分數
palace-page-legend-cut = 金幣，比所印的便宜
palace-page-legend-king = 青綠色印章
palace-page-legend-madame = 紫色印章
palace-page-legend-lack = 尚缺的數目
palace-page-card-step = 步驟：{ $list }
palace-page-card-unseen = { $of }張中{ $n }張未見
palace-page-worth = +{ $n }

## 回合的步驟
palace-page-step-parade = 閱兵
palace-page-step-stairs = 階梯
palace-page-step-third = 鑄幣
palace-page-step-recruit = 招募
palace-page-step-backdoor = 後門

## 價格與所缺
palace-page-cost-gold = { $n }枚金幣
palace-page-cost-king = { $n }枚青綠色印章
palace-page-cost-madame = { $n }枚紫色印章
palace-page-cost-none = 不用付
palace-page-lack-gold = { $n }枚金幣
palace-page-lack-king = { $n }枚青綠色印章
palace-page-lack-madame = { $n }枚紫色印章
palace-page-lack-office = 辦公室{ $n }名僕人

## 最多數
palace-page-majority = 最多數：{ $who }，{ $why }
palace-page-by-RP-4-2 = 單獨最多
palace-page-by-RP-4-3 = 密謀
palace-page-by-RP-4-4 = 優先
palace-page-by-RP-4-5 = 樞機主教裁決

## 房間給什麼
palace-page-gives-gate = 僕人由此進入
palace-page-gives-cardinal = 裁決相同
palace-page-gives-parade = { $n }名到大門
palace-page-gives-parade-left = 還可{ $n }名到大門
palace-page-gives-stairs = { $n }步
palace-page-gives-stairs-left = 餘{ $n }步
palace-page-gives-mint = +{ $n }金幣
palace-page-gives-mint-taken = 金幣已收取
palace-page-gives-seals = { $n }枚印章{ $free ->
    [0] {""}
   *[other] ，其中{ $free }枚免費
}
palace-page-gives-favoured = { $n }枚印章{ $free ->
    [0] {""}
   *[other] ，其中{ $free }枚免費
}，獎勵已取
palace-page-gives-office = 可招募{ $n }次
palace-page-gives-backdoor = 抽{ $n }張牌
palace-page-gives-next = 下回合：

## 朗讀：地點與後果
palace-page-say-empty = 空格
palace-page-say-servant = { $who }的僕人
palace-page-say-nobody = 無人
palace-page-say-can-recruit = 可選：招募
palace-page-say-can = 可選：{ $act }
palace-page-say-lacks = 還缺：{ $list }
palace-page-say-payable = 現在付得起
palace-page-say-edge = 在邊沿：一名僕人留在那裡，計入{ $list }
palace-page-say-not-legal = 現在不可選
palace-page-say-pick = 可從你的{ $n }名僕人中選一名
palace-page-say-picked = 已選{ $of }名中的{ $n }名
palace-page-say-pick-favour = 可選：從其他房間調一名僕人作獎勵；接著選房間
palace-page-say-let-go = 已選；請選僕人來自哪個房間
palace-page-say-can-walk = 可選：{ $n }名從{ $from }走到這裡，用{ $steps }步，之後餘{ $left }步
palace-page-say-can-keep = 可選：保留；一名僕人從後門返回
palace-page-say-can-play = 可選：現在打出

## 手牌與抽到的牌
palace-page-hand = 你的特權牌
palace-page-hand-of = { $who }的特權牌
palace-page-hand-empty = 沒有特權牌
palace-page-hand-hidden = { $n ->
    [0] 沒有特權牌
   *[other] { $n }張看不到的牌
}
palace-page-fresh = 新
palace-page-played = 已打出
palace-page-keeps = 已保留
palace-page-drawn = 抽到的牌
palace-page-drawn-keep = 抽到{ $n }張牌。不保留的會棄掉。
palace-page-drawn-none = 全部保留了。
palace-page-kept = 保留{ $n }張，將棄掉{ $left }張
palace-page-drew = 第1至4步驟與抽牌
palace-page-drew-why = 牌已抽出，之前的行動不能收回

## 操作
palace-page-stations-left = 還要放{ $n }名僕人
palace-page-muster = 到大門
palace-page-steps-left = 餘{ $n }步
palace-page-purse = 你可支付
palace-page-plus-free = +{ $n }免費
palace-page-recruits = { $n ->
    [0] 辦公室沒有僕人：不能招募
   *[other] 辦公室的僕人可招募{ $n }次
}

## 座位
palace-page-seat-supply = 個人供應{ $n }名僕人，公共儲備{ $reserve }名
palace-page-seat-gold = { $n }枚金幣
palace-page-seat-cards = { $n }張手牌
palace-page-seat-nobles = { $n }枚貴族
palace-page-starts = 起始

## 面板
palace-page-forecast = 若遊戲現在結束，計入你的草案
palace-page-forecast-points = 分數
palace-page-forecast-key = 有框的數字是在邊沿的總數。
palace-page-total = 合計
palace-page-card = 牌
palace-page-cards-unseen = 未見
palace-page-cards-own = 你的
palace-page-cards-discards = 棄牌
palace-page-cards-played = 已打出
palace-page-cards-key = 未見的牌在別人手中，或在牌庫的{ $deck }張之中。牌庫用完時，棄牌成為新的牌庫。
palace-page-noble = 貴族
palace-page-privilege = 特權
palace-page-price = 價格

## 遊戲進程
palace-page-round = 第{ $n }輪
palace-page-track-setup = 開局佈置
palace-page-track-last = 最後一輪
palace-page-track-left = 剩{ $n }枚貴族，{ $end }枚時結束
palace-page-track-left-short = { $n } → { $end }
palace-page-track-step = { $n } { $step }
palace-page-end-now = 這是最後一輪。
palace-page-end-next = { $who }的下一回合開始最後一輪。
palace-page-end-can = { $who }的下一回合可能開始最後一輪：再招募{ $n }枚貴族就夠了。
palace-page-end-quiet = 已有{ $n }輪無人招募；滿{ $end }輪遊戲結束。

## 提示
palace-page-prompt-station = 請在房間放一名僕人，還有{ $n }名。
palace-page-prompt-parade = 最多可放{ $n }名僕人到大門。個人供應有{ $supply }名。
palace-page-prompt-pull = 個人供應已空：最多可從房間調{ $n }名僕人到大門。
palace-page-prompt-parade-none = 現在無人可到大門。請打出特權牌，或繼續。
palace-page-prompt-walk = 請選要行走的僕人，餘{ $n }步。
palace-page-prompt-walk-to = { $room }的{ $n }名僕人走到哪裡？{ $of ->
    [1] {""}
   *[other] 再點一次房間可多帶一名。
}
palace-page-prompt-walk-none = 現在無人可行走。請打出特權牌，或繼續。
palace-page-prompt-slip = 密道：請選一名僕人。
palace-page-prompt-slip-to = { $room }的僕人經密道到哪個房間？
palace-page-both-patrons = 國王與夫人處
palace-page-prompt-third-both = 在鑄幣房收取{ $gold }枚金幣，並在{ $where }增加一名僕人。
palace-page-prompt-third-mint = 在鑄幣房收取{ $gold }枚金幣。
palace-page-prompt-third-favour = 佔最多數：可在{ $where }增加一名僕人。
palace-page-prompt-third-none = 沒有可收取的了。請打出特權牌，或繼續。
palace-page-prompt-favour-from = 個人供應已空。給{ $patron }的僕人來自哪個房間？
palace-page-prompt-recruit = 請招募貴族：可招募{ $n }次，{ $m }枚付得起。
palace-page-prompt-recruit-more = { $noble }歸你了。還可招募{ $n }次，或結束。
palace-page-prompt-recruit-none = 現在沒有付得起的貴族。請打出特權牌，或結束。
palace-page-prompt-recruit-office = 辦公室沒有僕人。請打出特權牌，或結束。
palace-page-prompt-backdoor = 請從{ $n }張牌中選擇保留的牌；每保留一張，一名僕人返回個人供應。
palace-page-prompt-backdoor-none = 牌已全部保留。請打出特權牌，或結束回合。
palace-page-done-station = 僕人已放好。請確認，或收回。
palace-page-done-draw = 回合已計劃好。接著抽{ $n }張牌，之後不能收回。
palace-page-done-turn = 回合已計劃好。請結束，或收回步驟。

## 結束步驟或回合的按鈕
palace-page-act-none = 請先選擇
palace-page-act-station = 就這樣放置
palace-page-act-parade = 前往階梯
palace-page-act-stairs = 前往鑄幣房
palace-page-act-third = 前往招募
palace-page-act-third-mint = 收取{ $n }金幣，繼續
palace-page-act-draw = 抽{ $n }張牌
palace-page-act-discard = 棄{ $n }張，結束回合
palace-page-act-turn = 結束回合

## 若遊戲現在結束，草案改變什麼
palace-page-badge = 若現在結束：+{ $n }
palace-page-badge-loss = 若現在結束：−{ $n }

## 提醒
palace-page-warn-stairs = 階梯將無己方僕人
palace-page-warn-parade = 閱兵場將無己方僕人
palace-page-warn-limit = 還可有{ $n }名到大門
palace-page-warn-steps = 將失去{ $n }步
palace-page-warn-favour = 獎勵的僕人尚未取
palace-page-warn-recruit = 將失去{ $n }次招募

## 草案中的行動
palace-page-act-walk = 從{ $from }走到{ $to }：{ $walk }
palace-page-act-mint = 在鑄幣房收取{ $n }枚金幣
palace-page-act-done = 結束步驟：{ $step }
palace-page-act-recruit = 招募{ $noble }
palace-page-servants = { $n }名僕人

## Log
palace-page-told-walk = 行走：{ $ways }
palace-page-told-steps = 走{ $n }步
palace-page-told-mint = 收取{ $n }枚金幣
palace-page-told-servants = 召來{ $n }名僕人
palace-page-told-station = 放置僕人：{ $rooms }
palace-page-told-recruit = 在{ $square }格招募{ $noble }
