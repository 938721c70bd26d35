# 大明王朝：頁面文字

## 遊戲目標
ming-page-aim-turn = 每一輪大家先把皇親放到省份區域，再取牌，然後帶領太子走過各地區：付牌行走，並在太子停下的地區部署等候的皇親。
ming-page-aim-points = 第2、4、6輪計分：在地區中皇親最多者派皇親進入城市，每名換一枚省份牌片。留在城市的皇親、城市中的最多數、廟宇中的僧侶，以及六色一套的牌片都得分。
ming-page-aim-end = 第6輪計分之後遊戲結束，剩下的牌片此時也得分。
ming-page-aim-win = 分數最高者獲勝；並列最高者共享勝利。

## 標點
ming-page-comma = 、
ming-page-stop = 。
ming-page-semi = ；
ming-page-end = 。

## 頁面
ming-page-panel-forecast = 若現在計分
ming-page-panel-supply = 牌堆
ming-page-panel-city = 城市
ming-page-board = 大明王朝圖板
ming-page-board-keys = 方向鍵移到最近的可選處，加 Shift 可到任何地方；Page Up 與 Page Down 逐一走過可選處；字母鍵跳到省份；+ 與 − 改變地圖大小。
ming-page-map = 六省地圖
ming-page-cartouche = 地圖為重構
ming-page-cartouche-why = 並非原版圖板
ming-page-spaces = 省份區域：等候的皇親與牌列
ming-page-gates = 在省份區域等候
ming-page-next-card = 牌列
ming-page-dragon-take = 取一張龍牌
ming-page-dragon-pays = 由哪個省份區域支付？
ming-page-dragons-on = 龍牌堆：餘{ $n }張。以一名皇親換一張龍牌，再選由哪個省份區域支付。
ming-page-dragons-off = 請選由哪個省份區域的皇親支付龍牌，或按此改取牌列的牌。龍牌餘{ $n }張。
ming-page-through = 經過
ming-page-ways = 其他走法
ming-page-way = { $cards }，途經{ $through }
ming-page-ways-close = 就這樣走

## 朗讀：地點與其上的棋子
ming-page-count = { $who } { $n }
ming-page-say-open = 開放區域：{ $list }
ming-page-say-empty = 無開放區域的皇親
ming-page-say-no-monk = 廟宇無僧侶
ming-page-say-monk = 僧侶：{ $who }
ming-page-say-prince = 太子：{ $who }
ming-page-say-waiting = 等候：{ $list }
ming-page-say-nobody-waits = 無人等候
ming-page-say-display = 牌列：{ $card }
ming-page-say-no-display = 牌列此處無牌
ming-page-say-borders = 此省邊界：{ $list }
ming-page-say-not-legal = 現在不可選
ming-page-say-can-prince = 可選：太子放在這裡，得{ $province }牌片一枚
ming-page-say-can-neutral = 可選：中立皇親放在這裡
ming-page-say-can-place = 可選：一名皇親在此等候，可取{ $card }
ming-page-say-can-take = 可選：取{ $card }
ming-page-say-can-dragon = 可選：由此處一名皇親換龍牌
ming-page-say-can-leave = 可選：由此處部署{ $n }名皇親
ming-page-say-can-deploy = 你的太子在此。可選：部署{ $n }
ming-page-say-can-walk = 可選，{ $cards }
ming-page-say-own = 你在此有{ $n }名開放區域的皇親
ming-page-say-most = 最多可部署{ $n }名
ming-page-say-locked = 你的僧侶在此，不能部署
ming-page-say-through = 只能經過，{ $cards }
ming-page-say-spent = 本回合第{ $n }張用去的牌
ming-page-say-can-stay = 可付出此牌以停留
ming-page-say-came = 剛剛部署：{ $list }
ming-page-say-home = { $total }名皇親中{ $home }名返回
ming-page-cards = { $card }{ $count }張
ming-page-space = { $province }的省份區域
ming-page-area = { $district }的城市部分

## 手牌
ming-page-hand = 你的手牌
ming-page-hand-of = { $who }的手牌
ming-page-hand-left = { $most }張中{ $n }張
ming-page-hand-empty = 沒有手牌
ming-page-spent = 已用{ $n }
ming-page-fresh = 新

## 操作
ming-page-deploy = 部署
ming-page-deploy-hint = 你有{ $n }名皇親在等候進入此省
ming-page-monk-switch = 一人入廟為僧
ming-page-monk-short = 入廟
ming-page-monk-pushes = 擠出{ $who }的僧侶
ming-page-monk-locks = 你的僧侶在此
ming-page-pass = 放棄行動
ming-page-stay = 停留，付出
ming-page-return = 返回
ming-page-home-sum = 已選{ $n }，須{ $sum }
ming-page-return-hint = 其他人都不返回時，留下的皇親得分
ming-page-return-one = 你的皇親
ming-page-return-one-stays = 留下
ming-page-return-one-goes = 返回
ming-page-say-return = { $n ->
    [0] 無人返回
   *[other] { $n }名返回
}；若其他人都不返回，留下的得{ $points }分，最多數得{ $most }分
ming-page-home-to = 返回：
ming-page-home-ways = 各部分的返回人數

## 座位
ming-page-seat-supply = 儲備中皇親{ $n }名
ming-page-seat-held = 手牌{ $n }張：{ $cards }
ming-page-seat-monks = 僧侶{ $n }名
ming-page-seat-tiles = 省份牌片；虛線為六色一套所缺
ming-page-seat-near = 六色一套只缺{ $province }：下次計分值{ $value }分
ming-page-starts = 起始
ming-page-passed = 已放棄

## 面板
ming-page-forecast = 若現在計分（含草稿）
ming-page-in-city = 入城人數
ming-page-from-members = 城中皇親
ming-page-from-majorities = 城中最多
ming-page-from-monks = 僧侶
ming-page-from-sets = 六色一套
ming-page-from-tiles = 最後牌片
ming-page-total = 合計
ming-page-star = 最多者得{ $n }分
ming-page-forecast-key = ★ 最多：+{ $most }分。留在城中每人：{ $member }分。六色一套：{ $set }分。
ming-page-supply = 牌在何處
ming-page-symbol = 牌
ming-page-supply-deck = 牌堆
ming-page-supply-discards = 廢牌堆
ming-page-supply-display = 牌列
ming-page-supply-hands = 手牌
ming-page-supply-total = 移動牌
ming-page-supply-key = 需要翻牌而牌堆已空時，廢牌堆成為新牌堆。
ming-page-city-real = { $province }城市：城中皇親
ming-page-city-forecast = { $province }城市：將入城者
ming-page-district = 地區
ming-page-monk = 僧侶
ming-page-enters = 入城{ $n }
ming-page-city-key = 首個數字：開放區域。框內：入城。
ming-page-city-rule = 多數依{ $rule }
ming-page-borders-of = { $district }的邊界：

## 進程
ming-page-round = 第{ $n }輪
ming-page-round-scoring = 第{ $n }輪 · 計分
ming-page-phase-0 = 起始設置
ming-page-phase-1 = 皇親
ming-page-phase-2 = 取牌
ming-page-phase-3 = 太子
ming-page-phase-4 = 計分
ming-page-phase-5 = 輪末

## 提示
ming-page-prompt-neutral = 放置第{ $number }名中立皇親（共{ $of }名）：每個地區最多三名。
ming-page-prompt-place = 把第{ $number }名皇親（共{ $of }名）放到一個省份區域。
ming-page-prompt-card = 請取亮起的牌，或以一名皇親換一張龍牌。
ming-page-prompt-dragon = 請選由哪個省份區域的皇親支付龍牌。
ming-page-prompt-turn = 太子在{ $district }。請走到亮起的地區、停留，或放棄行動。
ming-page-prompt-turn-stuck = 太子在{ $district }，無路可走。請停留，或放棄行動。
ming-page-prompt-way = 太子在{ $district }。可繼續走，或在此部署。
ming-page-prompt-way-on = 太子途經{ $district }，必須繼續走。
ming-page-prompt-deploy = 太子停留在{ $district }。最多部署{ $n }名。
ming-page-prompt-return = { $value ->
    [0] { $province }城中你的{ $n }名皇親，幾名返回？留下的只計入最多數。
   *[other] { $province }城中你的{ $n }名皇親，幾名返回？留下的每名得{ $value }分。
}
ming-page-prompt-home = { $province }城中你的{ $n }名皇親返回哪個地區？
ming-page-prompt-neutral-home = { $province }城中的{ $n }名中立皇親返回哪個地區？
ming-page-done-neutral = 第{ $number }名中立皇親（共{ $of }名）已放好。請確認，或改選地區。
ming-page-done-prince = 太子已放好。請確認，或改選地區。
ming-page-done-place = 第{ $number }名皇親（共{ $of }名）已放好。請確認，或改選省份區域。
ming-page-done-take = 牌已取。請確認，或改選。
ming-page-done-dragon = 龍牌已取。請確認，或改選。
ming-page-done-pass = 你放棄行動：本階段不再行動。確認嗎？
ming-page-done-deploy = 已計劃在{ $district }部署。請確認，或改人數。
ming-page-done-return = 返回數已選；眾人選定後才會公開。
ming-page-done-home = 返回的皇親已選。請確認，或改選。
ming-page-done-neutral-home = 返回的中立皇親已選。請確認，或改選。
ming-page-done-start = 起始玩家已指定。請確認，或改選。

## 結束回合的按鈕
ming-page-chip-stay = 停留
ming-page-chip-deploy = 部署{ $n }
ming-page-chip-monk = 部署{ $n }，一人入廟
ming-page-act-none = 請先選擇
ming-page-act-neutral = 放在那裡
ming-page-act-prince = 放置太子
ming-page-act-place = 放置皇親
ming-page-act-take = 取這張牌
ming-page-act-dragon = 取龍牌
ming-page-act-pass = 放棄行動
ming-page-act-deploy = 部署並結束
ming-page-act-deploy-none = 不部署，結束
ming-page-act-return = 交出返回數
ming-page-act-home = 讓他們返回
ming-page-act-neutral-home = 讓他們返回
ming-page-act-start = { $person ->
    [you] 指定自己
   *[other] 指定{ $who }
}

## 草稿對預測的影響
ming-page-badge-enter = 預測：入城多{ $members }人，+{ $points }分
ming-page-badge-enter-loss = 預測：入城多{ $members }人，−{ $points }分
ming-page-badge-fewer = 預測：入城少{ $members }人，+{ $points }分
ming-page-badge-fewer-loss = 預測：入城少{ $members }人，−{ $points }分
ming-page-badge-points = 預測：+{ $points }分
ming-page-badge-points-loss = 預測：−{ $points }分

## 警告
ming-page-warn-nobody = 這裡可部署{ $n }名皇親
ming-page-warn-locked = 你的僧侶在此，不能部署
ming-page-warn-pass = 你保留{ $cards }張牌與{ $n }名等候的皇親
