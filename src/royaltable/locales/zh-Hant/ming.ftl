# 大明王朝

## 配件檔中沒有的名稱
ming-card-dragon = 龍牌
ming-where-tiles = 省份牌片
ming-neutral = 中立玩家

## 動作；前面是行動者的名稱（前兩句除外）
ming-do-starter = 第一位起始玩家：{ $seat }
ming-do-reveal = { $province }旁翻開：{ $symbol }
ming-do-neutral = 在{ $district }放置一名中立皇親
ming-do-prince = 把太子放在{ $district }
ming-do-place = 在{ $province }的省份區域放置一名皇親
ming-do-take = 取走{ $province }旁的移動牌
ming-do-dragon = 移除{ $province }省份區域的一名皇親，取一張龍牌
ming-do-pass = 放棄行動
ming-do-stay = 付出{ $card }，原地停留
ming-do-step = 以{ $card }前往{ $district }
ming-do-deploy = { $n ->
    [0] 不部署皇親
   *[other] 部署{ $n }名皇親
}
ming-do-deploy-monk = { $n ->
    [1] 部署1名皇親，進入廟宇
   *[other] 部署{ $n }名皇親，其中一名進入廟宇
}
ming-do-return = 選擇返回數{ $n }
ming-do-home = 從三個城市部分依次返回{ $a }、{ $b }、{ $c }名皇親
ming-do-neutral-home = 讓中立皇親從三個城市部分依次返回{ $a }、{ $b }、{ $c }名
ming-do-start = 指定{ $whom ->
    [self] 自己
   *[other] { $seat }
}為起始玩家

## 讀者尚不能看到的選擇
ming-hidden-return = 已選定返回數

## 各類節點的提示
ming-node-starter = 正在抽籤決定第一位起始玩家。
ming-node-reveal = 正在翻開一張移動牌。
ming-node-neutral = 請在一個地區放置一名中立皇親。
ming-node-prince = 請把你的太子放到一個地區。
ming-node-place = 請在一個省份區域放置一名皇親。
ming-node-card = 請取一張牌。
ming-node-turn = 請移動太子、停留，或放棄行動。
ming-node-way = 可以繼續走，或在這裡部署。
ming-node-deploy = 請在這裡部署最多三名皇親。
ming-node-return = 請選擇從這座城市返回的皇親數。
ming-node-home = 請選擇哪些皇親返回原來的地區。
ming-node-neutral-home = 請選擇哪些中立皇親返回原來的地區。
ming-node-start = 請指定下一輪的起始玩家。
ming-node-over = 遊戲結束。

## 各類節點的補充說明
ming-node-help-starter = 各座位機會均等。
ming-node-help-reveal = 省份區域旁六張翻開的移動牌就是牌列。
ming-node-help-neutral = 每個地區最多三名中立皇親；比較多數時，他們和玩家的皇親一樣計算。
ming-node-help-prince = 你會獲得一枚該省份顏色的省份牌片。同一地區不能有兩名太子。
ming-node-help-place = 有皇親在那裡，你就可以取旁邊的移動牌；這些皇親也等候部署到該省。
ming-node-help-card = 取自己皇親所在省份區域旁的移動牌，或者從省份區域移除一名自己的皇親，換一張龍牌。
ming-node-help-turn = 每一步越過一條邊界，付一張圖案相同的移動牌或一張龍牌。停留付任意一張牌；放棄行動則退出本階段。
ming-node-help-way = 部署（可以是零名）之後移動才結束。有其他太子的地區不能停下。
ming-node-help-deploy = 皇親來自本省的省份區域，其中一名可以進入廟宇。廟宇中有自己的僧侶時，該地區不能部署。
ming-node-help-return = 返回的皇親重新站到原地區的開放區域；留下的皇親現在得分，然後退出遊戲。所有人選定之後，別人才看到你的數字。
ming-node-help-home = 從三個城市部分返回的人數合計等於你的返回數。
ming-node-help-neutral-home = 中立玩家只留下剛好夠單獨最多的人數。
ming-node-help-start = 起始玩家在該輪的每個階段都先行動。也可以指定自己。
ming-node-help-over = 分數最高者獲勝；並列最高者共享勝利。

## 其他人此時讀到的話
ming-wait-starter = 正在抽籤決定第一位起始玩家。
ming-wait-reveal = 正在翻開一張移動牌。
ming-wait-neutral = { $who }正在放置中立皇親。
ming-wait-prince = { $who }正在放置太子。
ming-wait-place = { $who }正在把皇親放到省份區域。
ming-wait-card = { $who }正在取牌。
ming-wait-turn = { $who }正在決定太子的行動。
ming-wait-way = { $who }正在移動太子。
ming-wait-deploy = { $who }正在部署皇親。
ming-wait-return = { $who }正在選擇返回數。
ming-wait-home = { $who }正在選擇哪些皇親返回。
ming-wait-neutral-home = { $who }正在選擇哪些中立皇親返回。
ming-wait-start = { $who }正在指定下一輪的起始玩家。
ming-wait-over = 遊戲結束。

## 得分與事件；前面是玩家的名稱（無人的事件除外，座位為-1）
ming-event-MD-0-6 = 獲得一枚{ $where }牌片
ming-event-MD-2-1 = 獲得{ $where }牌
ming-event-MD-2-4 = 廢牌堆成為新的牌堆
ming-event-MD-3-0-3 = 沒有手牌，放棄行動
ming-event-MD-3-4-3 = 在{ $where }部署
ming-event-MD-3-4-8 = 在{ $where }被擠出廟宇，站到開放區域
ming-event-MD-4-1-1 = { $where }計分
ming-event-MD-4-1-3 = { $seat ->
    [-1] 中立玩家在{ $where }皇親最多，一名進入城市
   *[other] 在{ $where }皇親最多，一名進入城市
}
ming-event-MD-4-1-4 = { $seat ->
    [-1] 中立玩家在{ $where }皇親第二多，一名進入城市
   *[other] 在{ $where }皇親第二多，一名進入城市
}
ming-event-MD-4-1-6 = { $seat ->
    [-1] 中立玩家在{ $where }並列最多，一名進入城市
   *[other] 在{ $where }並列最多，一名進入城市
}
ming-event-MD-4-1-9 = 獲得一枚{ $where }牌片
ming-event-MD-4-1-12 = 沒有獲得{ $where }牌片，因為已全部取完
ming-event-MD-4-2-1 = 公開返回數{ $number }
ming-event-MD-4-2-3 = 有一名皇親返回{ $where }
ming-event-MD-4-2-9 = 留在{ $where }城市的皇親全部退出遊戲
ming-event-MD-5-1 = 成為第{ $number }輪的起始玩家
ming-event-MD-5-2 = 分數第二低，指定起始玩家
ming-event-MD-5-3 = 分數最低，指定起始玩家
ming-event-MD-7-2 = 每個地區各有一名中立皇親
ming-event-MD-7-7 = 一名中立皇親返回{ $where }
ming-event-MD-7-8 = 一名多餘的中立皇親返回{ $where }
ming-event-MD-7-12 = 中立玩家使所有人都得不到{ $where }城市的4分
ming-event-MD-4-1-10 = 集齊六色一套，得{ $points }分
ming-event-MD-4-2-4 = 因留在{ $where }城市的皇親得{ $points }分
ming-event-MD-4-2-5 = 在{ $where }城市皇親最多，得{ $points }分
ming-event-MD-4-2-6 = 在{ $where }城市並列最多者中勝出，得{ $points }分
ming-event-MD-4-2-7 = 在{ $where }城市並列最多，分得{ $points }分
ming-event-MD-4-3-1 = 因{ $where }的僧侶得{ $points }分
ming-event-MD-4-4-1 = 以五色一套得{ $points }分
ming-event-MD-4-4-2 = 以其餘牌片得{ $points }分

## 選項
ming-option-city_tie = 城市平手
    .hint = 數位玩家在城市中所留皇親並列最多時，由誰得4分。
ming-option-city_tie-areas_shared = 共同領先也計
    .hint = 比較自己有皇親、且無人更多的城市部分有幾個。
ming-option-city_tie-areas_sole = 只計單獨領先
    .hint = 比較自己的皇親比任何人都多的城市部分有幾個。
ming-option-city_tie-best_area = 比較最強部分
    .hint = 比較自己在單一城市部分所留的最多皇親數。
ming-option-tile_limit = 省份牌片
    .hint = 同一顏色的牌片是否會用完。
ming-option-tile_limit-none = 不限
    .hint = 總有牌片可拿。
ming-option-tile_limit-strict = 每色18枚
    .hint = 某顏色的18枚牌片都在玩家手中時，進入該城市的皇親不再帶來牌片。

## 得分來源
ming-source-members = 城市中的皇親
ming-source-majorities = 城市中皇親最多
ming-source-monks = 僧侶
ming-source-sets = 六色一套
ming-source-tiles = 終局牌片

## 文字版圖
ming-board-seats = 玩家
ming-board-hands = 手牌
ming-board-tiles = 省份牌片
ming-board-spaces = 省份區域
ming-board-districts = 地區：開放區域的皇親
ming-board-cities = 城市
ming-board-cards = 牌
ming-board-seat = 玩家
ming-board-points = 分數
ming-board-supply = 供應
ming-board-out = 退出
ming-board-prince = 太子
ming-board-forecast = 若現在計分
ming-board-space = 省份
ming-board-card = 牌
ming-board-district = 地區
ming-board-monk = 僧侶
ming-board-area = 城市部分
ming-board-deck = 牌堆
ming-board-discards = 廢牌堆
ming-board-course = 遊戲進程
ming-board-borders = 自己太子所在地區的邊界
ming-board-round = 輪
ming-board-phase = 階段
ming-board-placing = 放置
ming-board-starter = 起始玩家
ming-board-phase-0 = 設置
ming-board-phase-1 = 皇親
ming-board-phase-2 = 取牌
ming-board-phase-3 = 太子
ming-board-phase-4 = 計分
ming-board-phase-5 = 輪末

## 可以指到的目標，以及為什麼達不到；這裡沒有訊息的規則以其條文說明
ming-aim-district = { $district }
ming-aim-space = { $province }省份區域
ming-aim-card = { $card }
ming-aim-dragons = 龍牌
ming-closed-MD-0-4 = 現在要把太子放到地區。
ming-closed-MD-7-3 = 現在要把中立皇親放到地區。
ming-closed-MD-4-2-1 = 請先為這座城市選擇返回數字。
ming-closed-MD-4-2-3 = 現在皇親回家，各自回到所在城市部分的地區。
ming-closed-MD-5-2 = 現在要指定下一輪的起始玩家。
ming-closed-MD-7-9 = 現在中立皇親回家，各自回到所在城市部分的地區。
ming-closed-MD-7-5 = 現在要把中立皇親放到地區。
ming-closed-MD-5-3 = 現在要指定下一輪的起始玩家。
ming-closed-MD-0-5 = { $seat }的太子已在那裡。
ming-closed-MD-0-7 = { $phase ->
    [1] 皇親在每輪的第一階段放到省份區域。
    [2] 牌在每輪的第二階段拿取。
   *[3] 太子在每輪的第三階段移動。
}
ming-closed-MD-2-2 = 這張牌旁的省份區域沒有你的皇親。
ming-closed-MD-2-5 = 龍牌已經取完。
ming-closed-MD-3-1-3 = 離這裡至少{ $steps }步，每一步付一張牌；你{ $number ->
    [0] 已經沒有牌。
   *[other] 只有{ $number }張。
}
ming-closed-MD-3-1-4 = { $steps ->
    [1] 邊界的圖案是{ $symbol }，而你既沒有這種牌，也沒有龍牌。
   *[other] 你的手牌走不到那裡：每一步要付與邊界圖案相同的牌，或一張龍牌。
}
ming-closed-MD-3-1-5 = { $seat }的太子在那裡，只能穿過，而你沒有牌可以再走下去。
ming-closed-MD-3-4-2 = { $seat }的太子在這裡：不能部署，移動也不能在此結束。
