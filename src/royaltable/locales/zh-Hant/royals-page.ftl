# 皇家貴族：頁面文字

## 遊戲目標
royals-page-aim-turn = 輪到你時先抽牌，再到城市冊封貴族，以該國的國家牌支付；另付謀略牌，便可篡奪其他玩家的貴族。
royals-page-aim-points = 最先進入城市者、在一國每座城市都有木方塊者、七個頭銜俱全者，立即獲得分標記。每個時期結束時，各國影響力第一和第二的玩家得分；遊戲最後，每個頭銜由木方塊最多者得分。
royals-page-aim-end = 國家牌庫抽完，一個時期便結束；第三時期之後遊戲結束。
royals-page-aim-win = 分數最高者獲勝；同分時比較最高的單枚標記。

## 標點
royals-page-comma = 、
royals-page-stop = 。
royals-page-end = 。

## 頁面
royals-page-panel-period = 時期
royals-page-panel-titles = 頭銜
royals-page-panel-nobles = 貴族
royals-page-panel-cards = 牌
royals-page-board = 皇家貴族圖板
royals-page-board-keys = 方向鍵移到最近的可選處，加 Shift 可到任何地方；Page Up 與 Page Down 逐一走過可選處；F、G、B、S 跳到各國，D 與 I 跳到牌庫；+ 與 − 改變地圖大小。
royals-page-map = 西歐地圖，十六座城市
royals-page-cartouche = 歐羅巴
royals-page-cartouche-why = 地圖為重構
royals-page-noble = { $city }{ $title }
royals-page-city-title = { $city }{ $title }
royals-page-count = { $card }{ $n }
royals-page-of = { $n }／{ $most }
royals-page-points = { $n }分
royals-page-points-none = 無

## 地圖旁的牌
royals-page-open-cards = 翻開的國家牌
royals-page-slot = 回合結束時補充
royals-page-cards-deck = { $n ->
   *[other] 國家牌
}
royals-page-cards-intrigue = { $n ->
   *[other] 謀略牌
}
royals-page-near-turn = 本時期可能在此回合結束
royals-page-near-round = 本時期可能在一輪內結束
royals-page-odds = 牌庫下一張
royals-page-odds-of = { $country }：{ $share } %，可能的{ $total }張中有{ $n }張
royals-page-house-markers = 貴族分標記
royals-page-house-here = 貴族分標記{ $n }
royals-page-house-gone = 貴族分標記{ $n }，已被取走
royals-page-can-now = 你可以冊封
royals-page-can-soon = 可及的貴族
royals-page-head-points = 分數
royals-page-head-cards = 牌數
royals-page-none-in-reach = 手牌不足以冊封任何貴族。
royals-page-not-now = 輪到你時顯示。
royals-page-discarded = 棄牌堆
royals-page-discarded-intrigue = 棄置的謀略牌：{ $n }張

## 貴族
royals-page-price = 費用：{ $country }{ $cost }張 · 影響力{ $influence }
royals-page-vacant = 無人占有
royals-page-held = { $who }占有
royals-page-planned = 已計劃冊封
royals-page-planned-usurp = 已計劃：篡奪{ $who }
royals-page-yours = 已屬於你
royals-page-can-install = 你可以冊封
royals-page-can-usurp = 你可以從{ $who }手中篡奪
royals-page-could-install = 可及：出牌時可以冊封
royals-page-could-usurp = 可及：可以從{ $who }手中篡奪
royals-page-usurps = 篡奪{ $who }
royals-page-no-cubes = 需要兩個木方塊
royals-page-short-country = 缺{ $country }牌{ $n }張
royals-page-short-intrigue = 缺帶{ $country }的謀略牌{ $n }張
royals-page-ways = 支付方式
royals-page-ways-more = 另有{ $n }種支付，可逐張挑選
royals-page-pay-own = { $country } × { $n }
royals-page-pay-others = 其他{ $n }
royals-page-pay-intrigue = 謀略牌{ $n }
royals-page-points-at-once = 立即得{ $n }分
royals-page-cards-n = { $n }張牌
royals-page-influence-n = 影響力{ $n }
royals-page-gains = 會改變什麼
royals-page-marker-city = { $city }的城市分標記
royals-page-marker-country = { $country }的國家分標記
royals-page-marker-house = 貴族分標記
royals-page-marker-high = 高{ $n }
royals-page-marker-low = 低{ $n }
royals-page-marker-none = 無
royals-page-fact-influence = { $country }影響力
royals-page-fact-period = 時期分標記
royals-page-fact-cities = { $country }的城市
royals-page-fact-titles = 持有頭銜
royals-page-fact-title = { $title }木方塊
royals-page-fact-end = 終局頭銜分

## 朗讀
royals-page-say-price = 費用{ $country }牌{ $cost }張，影響力{ $influence }
royals-page-say-pay = 最省的支付：{ $cards }
royals-page-say-change = { $label }由{ $before }變{ $after }
royals-page-say-gain = { $label }{ $after }
royals-page-say-display = 翻開的{ $country }牌，{ $n }張
royals-page-say-deck = 國家牌庫，{ $n }張
royals-page-say-intrigue = 謀略牌庫，{ $n }張
royals-page-say-can-take = 可選：拿取
royals-page-say-can-draw = 可選：從牌庫抽一張
royals-page-say-cannot = 現在不可選
royals-page-say-odds = 可能是：{ $list }
royals-page-say-buried = 埋葬於大教堂：{ $list }
royals-page-say-stack = { $card }，手中{ $n }張

## 手牌
royals-page-hand = 你的手牌
royals-page-hand-of = { $who }的手牌
royals-page-hand-left = { $n }／{ $most }，{ $i }／{ $imost }
royals-page-hand-empty = 還沒有牌
royals-page-hand-hidden = 國家牌{ $n }張、謀略牌{ $i }張
royals-page-mark-pay = 付{ $n }
royals-page-mark-wild = 百搭{ $n }
royals-page-mark-discard = 棄{ $n }
royals-page-fresh = 新{ $n }
royals-page-mark-pay-short = −{ $n }
royals-page-mark-wild-short = −{ $n }
royals-page-mark-discard-short = −{ $n }
royals-page-fresh-short = +{ $n }
royals-page-cannot-move = 這張牌不能用於目前的支付。

## 操作
royals-page-wild = 國家百搭
royals-page-wild-hint = 任意三張國家牌代替一張所需的牌。
royals-page-plot = 謀略百搭
royals-page-plot-hint = 任意兩張謀略牌代替一張所需的牌。

## 座位
royals-page-seat-cards = 國家牌{ $n }張
royals-page-seat-intrigue = 謀略牌{ $n }張
royals-page-seat-supply = 剩餘木方塊{ $n }個
royals-page-seat-titles = 持有頭銜{ $n }（共{ $most }）
royals-page-seat-cities = { $country }：{ $most }座城市中有{ $n }座有木方塊
royals-page-seat-markers = 已取得{ $n }個標記
royals-page-seat-near = { $country }：再一座城市即得國家分標記{ $points }分
royals-page-starts = 起始

## 面板
royals-page-influence = 目前影響力
royals-page-period-caption = 若本時期現在計分（含草稿）
royals-page-period-points = 時期{ $period }
royals-page-period-left = 國家牌庫還有{ $n }張，抽完即本時期結束。
royals-page-period-over = 三個時期均已計分。
royals-page-tie-title = { $who }與{ $other }同為{ $n }：{ $title }高於{ $second }
royals-page-tie-city = { $who }與{ $other }同為{ $n }：{ $city }{ $title }（{ $value }）高於{ $second }（{ $less }）
royals-page-titles-caption = 頭銜得分板塊上的木方塊
royals-page-title-price = 頭銜、費用
royals-page-title-facts = 費用{ $cost }，影響力{ $influence }
royals-page-lead = 領先
royals-page-lead-none = 平手
royals-page-lead-nobody = –
royals-page-value = 分值
royals-page-titles-points = 目前頭銜分
royals-page-houses-left = 剩餘貴族分標記：{ $list }
royals-page-houses-none = 貴族分標記已全部取走。
royals-page-legend = 地圖上的標誌
royals-page-legend-city = 城市旁的印章：最先進入該城市者得分。
royals-page-legend-country = 國名後的印章：最先與第二個在該國每座城市都有木方塊者得分。
royals-page-legend-period = 方形：時期結束時，該國影響力第一與第二者得分。
royals-page-legend-titles = 頭銜欄：遊戲最後，該頭銜木方塊最多者得分／兩人同樣最多時各得的分。
royals-page-markers = 取得的標記
royals-page-markers-none = 還沒有
royals-page-luck = 牌庫抽牌與期望張數
royals-page-luck-key = 小字：每次抽牌時牌庫平均應得的張數。
royals-page-cards-caption = 牌在何處
royals-page-card = 牌
royals-page-odds-next = 下一張
royals-page-cards-all = 合計
royals-page-cards-key = 牌庫中國家牌{ $n }張、謀略牌{ $i }張。他人手牌：眾人見過的牌；其餘未知。

## 進程
royals-page-period-1 = 一
royals-page-period-2 = 二
royals-page-period-3 = 三
royals-page-track-period = { $year } · 時期{ $period }
royals-page-track-draw = 抽牌
royals-page-track-play = 出牌
royals-page-track-end = 回合結束
royals-page-round-1 = 時期一
royals-page-round-2 = 時期二
royals-page-round-3 = 時期三

## 提示
royals-page-prompt-draw = 抽三張國家牌，或一張國家牌和一張謀略牌。
royals-page-prompt-draw-second = 再抽兩張國家牌，或一張謀略牌。
royals-page-prompt-draw-last = 再抽一張國家牌。
royals-page-prompt-draw-first = 第一回合：抽{ $n }張國家牌。
royals-page-prompt-play = 請在亮起的肖像上冊封貴族，或結束回合。
royals-page-prompt-play-stuck = 沒有可及的貴族。請結束回合。
royals-page-prompt-installed = { $noble }，付{ $n }張牌。可繼續冊封，或結束回合。
royals-page-prompt-pay = { $noble }：請從手牌再選{ $n }張。
royals-page-prompt-pay-rest = 已經開始付牌：用最不可惜的牌付清。
royals-page-prompt-spend = { $noble }：請再選{ $n }張謀略牌。
royals-page-prompt-discard = 超過手牌上限{ $n }張：將棄置標出的牌。點其他牌可更改。
royals-page-prompt-discard-more = 請再選{ $n }張棄置。
royals-page-done-deck = 從牌庫抽的牌不能放回。要抽嗎？
royals-page-done-intrigue = 謀略牌抽出後不能放回。要抽嗎？
royals-page-done-installed = { $noble }，付{ $n }張牌。結束回合嗎？
royals-page-done-end = 你的回合結束。確認嗎？

## 結束回合的按鈕
royals-page-act-draw = 請先抽牌
royals-page-act-deck = 從牌庫抽牌
royals-page-act-intrigue = 抽一張謀略牌
royals-page-act-pay = 請選牌
royals-page-act-pay-rest = 付清其餘
royals-page-act-end = 結束回合
royals-page-act-discard = 棄{ $n }張並結束
royals-page-act-discard-more = 請先選擇

## 草稿籤
royals-page-drew = 已抽{ $n }張
royals-page-drew-why = 已從牌庫抽牌並看過：到此為止的抽牌不能收回。
royals-page-chip-deck = 牌庫抽牌
royals-page-chip-intrigue = 抽謀略牌
royals-page-chip-draw = 拿取{ $country }
royals-page-chip-usurp = { $noble }，取自{ $who }

## 草稿的影響
royals-page-badge = { $list }
royals-page-badge-now = 立即{ $n }
royals-page-badge-period = 時期{ $n }
royals-page-badge-titles = 頭銜{ $n }

## 警告
royals-page-warn-cubes = 木方塊不足以再冊封
royals-page-warn-blind = 不能放回

## Log
royals-page-told-draw = 抽牌：{ $cards }
royals-page-told-deck = 牌庫{ $n }張
royals-page-told-intrigue = 謀略牌{ $n }張
