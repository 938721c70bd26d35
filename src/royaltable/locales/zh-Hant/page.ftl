# 頁面：遊戲本身以外的一切文字。

page-brand = 皇家棋桌 Royal Table
page-start-title = 皇家棋桌 Royal Table
page-title = { $title } · Royal Table
page-title-turn = ● 輪到你 · { $title }
page-start-line = 宮廷謀略桌上遊戲，完全依照規則。
page-home = 所有牌桌
page-close = 關閉
page-retry = 再試一次
page-opening = 正在擺設牌桌……
page-no-table = 這裡沒有這張牌桌。
page-outdated = 這張牌桌是用另一個版本的遊戲開始的，這個版本無法顯示。
page-broken = 頁面出了問題。沒有任何資料遺失。
page-updated = 伺服器上已有新版頁面。
page-reload = 重新載入
page-language-failed = 無法載入這種語言。
page-setup-failed = 無法載入選項名稱與座位顏色。
page-tables-failed = 無法讀取你的牌桌清單，但牌桌都還在。
page-remove-failed = 無法移除牌桌：連不上伺服器。
page-again-failed = 無法建立新牌桌：連不上伺服器。

## Start page
page-choose-game = 選擇遊戲
page-about-ming = 太子巡行六省，各家皇親爭奪城市。
page-about-royals = 各貴族世家把自家人送進歐洲各國宮廷。
page-about-palace = 用宮殿裡的僕人，招募庭院裡的貴族。
page-players-range = { $least } 至 { $most } 人
page-reconstructed = 重建的版圖
page-reconstructed-hint = 規則文字沒有載明的地圖、卡牌與數字皆為重建：與所有已知資料相符，但並非印刷版的複製。
page-players = 人數
page-who = 座位
page-seat-name = 第 { $no } 位的名字
page-seat-kind = 誰扮演{ $name }
page-kind-person = 這裡的人
page-kind-person-hint = 使用這台裝置的人
page-kind-computer = 電腦
page-kind-computer-hint = 由你選定程度的電腦
page-level = { $name } 的程度
page-kind-novice = 新手
page-kind-novice-hint = 適合第一局：只看下一步，常常失誤。
page-kind-apprentice = 學徒
page-kind-apprentice-hint = 選眼前看來好的行動，偶爾失手。
page-kind-courtier = 廷臣
page-kind-courtier-hint = 稍微往前想幾步；兩個好行動之間未必選最好的。
page-kind-minister = 大臣
page-kind-minister-hint = 想得更遠，在好行動之間偶爾選錯；立刻行動。
page-kind-chancellor = 宰相
page-kind-chancellor-hint = 強手：權衡許多後續變化；立刻行動。
page-kind-master = 大師
page-kind-master-hint = 最強，最多思考兩秒。
page-kind-greedy = 貪心
page-kind-greedy-hint = 只看眼前最大利益，不往前想。
page-kind-random = 隨機
page-kind-random-hint = 在合法行動中任選。
page-kind-open = 憑連結
page-kind-open-hint = 用自己裝置的人，由你傳送連結邀請
page-who-may-sit = 誰可以入座
page-private = 有連結的人
page-public = 任何人
page-starts = 何時開始
page-starts-full = 人齊即開始
page-starts-host = 由你宣布開始
page-start-invite = 開桌並邀請
page-table-waiting = { $count ->
    [0] 人已到齊
   *[other] 等 { $count } 人入座
}
page-tables-open = 等人入座的牌桌
page-tables-watch = 正在進行的牌桌
page-hot-seat = 各位共用這台裝置。遇到不公開的事，會先請你們交接。
page-only-watch = 沒有人入座：你觀看電腦對局。
page-options = 選項
page-options-changed = { $count ->
    [0] 全部照常
   *[other] 更改了 { $count } 項
}
page-start = 開始
page-start-watch = 觀看
page-name-person = 玩家 { $no }
page-name-0 = 鶴
page-name-1 = 鷺
page-name-2 = 青松
page-name-3 = 垂柳
page-name-4 = 鷹
page-tables = 你的牌桌
page-tables-running = 未結束的牌桌
page-tables-over = 已結束的牌桌
page-tables-none = 還沒有。你的牌桌會一直留在這裡，直到你移除。
page-tables-more = 全部 { $count } 張牌桌
page-table-turn = 輪到{ $who }
page-table-your-turn = { $person ->
    [you] 輪到你
   *[other] 輪到{ $who }（此裝置）
}
page-table-points = { $who } { $points } 分
page-table-remove = 移除這張牌桌
page-table-remove-sure = 確定永久移除？

## Before the game begins
page-gather-host = 你的牌桌：邀請一起玩的人吧。
page-gather-seated = 你已入座，很快就會開始。
page-gather-invited = 你受邀入座，不需要帳號。
page-gather-waiting = 這張牌桌正在等人入座。
page-gather-seats = { $count ->
    [0] 人已到齊。
   *[other] 還有 { $count } 個空位。
}
page-gather-name = 你的名字
page-gather-open = 空位
page-gather-here = 在這台裝置上
page-gather-came = 已入座
page-gather-sit = 坐這裡
page-gather-sit-too = 這裡再坐一人
page-gather-leave = 離座
page-gather-send-away = 請離座位
page-gather-free = 改為空位
page-gather-computer = 讓電腦來玩
page-gather-begin = 開始
page-gather-ready = 人已到齊，隨時可以開始。
page-gather-begins-full = 座位坐滿後，遊戲自動開始。
page-gather-begins-you = 座位坐滿後，由你開始遊戲。
page-gather-begins-host = 由開桌的人開始遊戲。
page-gather-private = 憑邀請連結才能入座，請向開桌的人索取。
page-gather-taken = 有人搶先一步，這個座位已經有人了。
page-gather-begun = 遊戲已經開始。
page-gather-invitation = 邀請
page-gather-link-hint = 把這個連結傳給要一起玩的人，或讓他們掃描。有連結的人即可以訪客身分入座。
page-gather-link-public = 任何人都能在首頁看到這張牌桌；用這個連結也能過來。
page-gather-alone = 這個網址只有這台機器能開啟。要讓其他裝置進來，請這樣啟動：
page-gather-link = 邀請連結
page-gather-qr = 連結的 QR 碼
page-gather-copy = 複製連結
page-gather-copied = 已複製
page-gather-share = 傳送…
page-away-leave = 讓電腦替我玩
page-away-leave-one = 讓電腦替{ $who }玩
page-away-hint = 你離開後遊戲照常進行，隨時可以回來。
page-away-now = 電腦正在替你玩。
page-away-back = 我回來了
page-away-back-one = { $who }回來了
page-away-plays = { $who }暫時離開，由電腦（{ $level }）代為進行
page-away-failed = 無法變更座位：伺服器沒有回應。

## Table: areas
page-course = 遊戲進程
page-tools = 工具
page-board = 版圖
page-zoom = 地圖大小
page-beyond = 顯示可選之處
page-zoom-in = 放大
page-zoom-out = 縮小
page-rail = 座位、預估、紀錄與說明
page-seats = 座位
page-seat-turn = 行動中
page-seat-thinking = 思考中
page-seat-you = 觀看中
page-seat-won = 獲勝
page-action = 行動
page-hand = 手牌
page-forecast = 預估
page-books = 紀錄、得分與說明
page-with-draft = 含你的草案
page-skip-to-board = 跳到版圖
page-log = 紀錄
page-points = 得分
page-help = 說明
page-rules = 規則
page-replay = 重播
page-result = 結果
page-settings = 設定
page-language = 語言
page-theme-switch = 淺色或深色

## Turn
page-commit = 結束回合
page-undo = 復原
page-undo-hint = 收回上一步（Z）
page-redo = 重做
page-redo-hint = 恢復剛才收回的一步（X）
page-restart = 收回整個回合（Shift Z）
page-draft = 本回合草案
page-draft-back = 第 { $no } 步：{ $action }。收回這一步與其後各步。
page-draft-back-hint = 收回這一步與其後各步
page-forced = 此處唯一可行的行動
page-asking = 請稍候：正在查看你的草案。
page-sending = 正在送出你的回合……
page-prompt-of = { $who }：{ $sentence }
page-seat-colour = { $who } · { $colour }
page-others = 其他玩家的回合
page-told-times = { $what } ×{ $times }
page-told-then = ；
page-told-setup = 牌桌佈置完成
page-told-nothing = 無事可做
page-chance = 機運
page-wait = 輪到{ $who }。
page-thinking = { $who }思考中
page-skip = 跳到現在
page-since = 看我上次行動之後
page-again = 再玩一局
page-won = { $who }獲勝
page-won-shared = { $names }並列獲勝
page-hand-over = 請把牌桌交給{ $name }
page-hand-over-hint = 在{ $name }準備好之前，不會顯示任何秘密。
page-hand-over-ready = 我是{ $name }，顯示我的一方
page-lost = 連線中斷，頁面會持續重試。

## Refusals
page-refused = 不可行（{ $what }）：
page-refused-stale = 這張牌桌已在另一個視窗中繼續，你的草案已捨棄。
page-refused-moved = 擬定這個回合之後，牌桌已經繼續進行；草案已捨棄。
page-refused-name = 名字最多 { $most } 個字元，而且每個字元都要看得見。
page-refused-unreachable = 無法連上伺服器。沒有任何資料遺失。
page-refused-ahead = 你剛才接著按下的，現在已經不能做了。
page-refused-unanswered = 無法連上伺服器：你最後選的已收回，請再選一次。
page-refused-retry = 無法連上伺服器。你的回合會重送，直到送達。

## Notation
page-notation = 以記譜輸入行動
page-notation-hint = 輸入行動，或其中一部分
page-notation-open = 輸入行動（/）
page-notation-legal = 合法的行動
page-notation-none = 沒有這樣開頭的合法行動。按 Enter 看原因。

## Log, points, result
page-log-none = 還沒有發生任何事。
page-log-draft = 草案
page-log-hidden = 已秘密選定
page-log-points = 得 { $points } 分
page-log-show = 顯示這一行之後的牌桌
page-log-all = 全部 { $count } 回合
page-source = 得分來源
page-source-other = 其他
page-total = 總計
page-points-none = 還沒有人得分。
page-points-hidden = 分數在遊戲結束前不公開
page-result-close = 查看版圖
page-transcript = 棋譜
page-seed = 機運可以查驗。
page-seed-fits = 種子相符。
page-seed-wrong = 種子不符！
page-seed-hint = 第一步之前，牌桌就顯示了秘密種子的 SHA-256。每張抽出的牌都由種子決定；種子在此公開。
page-seed-value = 種子
page-seed-hash = 這張牌桌秘密種子的 SHA-256，自始公開：{ $hash }

## Hints and chances to win
page-hint-open = 提示：最佳行動（H）
page-hint-title = 現在的最佳行動
page-hint-thinking = 正在尋找最佳行動……
page-hint-none = 沒有找到提示。
page-hint-busy = 這張牌桌的提示已在計算，請稍後再試。
page-hint-use = 放入草稿
page-hint-more = ……還有{ $count }步
page-hint-fewer = 收起步驟
page-hint-key = 勝率 · 終局分數（約）
page-hint-points = · { $points }分
page-hint-chance = { $who }：勝率 { $percent }%，終局約{ $points }分。
page-chances = 勝率
page-chances-thinking = 電腦正在分析對局……
page-chances-failed = 無法算出勝率。
page-chances-hint = 電腦估計的整局勝率變化

## Replay
page-replay-failed = 無法讀取這一刻：連不上伺服器。
page-replay-begin = 第一步之前
page-replay-line = 遊戲中的位置
page-replay-at = 第 { $at } 回合，共 { $last } 回合
page-replay-first = 回到開頭
page-replay-back = 上一個動作
page-replay-turn-back = 上一回合
page-replay-play = 播放
page-replay-pause = 暫停
page-replay-next = 下一個動作
page-replay-turn-next = 下一回合
page-replay-last = 到最後
page-replay-speed = 速度
page-replay-leave = 回到牌桌

## Rules and help
page-aim = 遊戲目標
page-rules-search = 搜尋規則
page-rules-now = 與此決定有關：
page-rules-none = 沒有包含這些文字的規則。
page-tag-rulebook = 規則書
page-tag-sourced = 其他來源
page-tag-ruling = 裁定
page-tag-reconstructed = 重建
page-tag-rulebook-hint = 規則文字載明
page-tag-sourced-hint = 關於印刷版的另一公開來源載明
page-tag-ruling-hint = 沒有來源說明，由本專案裁定
page-tag-reconstructed-hint = 依所有已知資料選定
page-keys = 按鍵
page-key-tab = 版圖、控制項、復原、結束回合、手牌、座位、紀錄
page-key-arrows = 在版圖上：該方向的下一處
page-key-pages = 在版圖上：依序走遍所有合法之處
page-key-enter = 選擇；回合完整時結束回合
page-key-undo = 收回上一步
page-key-redo = 恢復剛才收回的一步
page-key-restart = 收回整個回合
page-key-escape = 關閉最上層的內容，否則退回一步
page-key-hint = 最佳行動與各人勝率
page-key-notation = 輸入行動
page-key-help = 規則與按鍵
page-key-replay = 重播
page-key-replaying = 重播時：上一步、下一步、開頭、結尾、播放
page-key-replaying-turns = 重播時：整個回合

## Settings
page-theme = 外觀
page-theme-system = 依系統
page-theme-light = 淺色
page-theme-dark = 深色
page-motion = 動態
page-motion-system = 依系統
page-motion-full = 完整
page-motion-reduced = 減少
page-motion-hint = 減少：棋子直接到位，沒有閃光。
page-pace = 他人行動的速度
page-pace-slow = 慢
page-pace-normal = 普通
page-pace-fast = 快
page-pace-instant = 立即
page-pace-hint = 每個行動停留多久才顯示下一個。
page-confirm = 每回合都要確認
page-confirm-hint = 關閉時：回合一完整就結束，不能收回。
page-sound = 輪到你時發出提示音
page-sound-hint = 其他人走完、輪到你行動時，響起兩聲輕柔的提示音。
page-aloud = 朗讀新訊息
page-aloud-hint = 供使用螢幕閱讀器的人：同桌的人說話時立即讀出。

## Talk, notes, and who is here
page-talk = 聊天
page-talk-to-seats = 對同桌的人說…
page-talk-to-watchers = 對觀看的人說…
page-talk-send = 傳送
page-talk-phrases = 常用語：每個人都以自己的語言看到
page-talk-none-seats = 還沒有人說話。遊戲結束前只有入座的人看得到；公開的牌桌，觀看的人也看得到。
page-talk-none-watchers = 還沒有人說話。玩家要等遊戲結束才看得到這裡的話。
page-talk-watcher = 觀看的人
page-talk-watching = 觀看
page-talk-unread = ，{ $count } 則新訊息
page-talk-said = { $who }：{ $text }
page-talk-hearing = 是否要看{ $who }的訊息
page-talk-mute-table = 在這張牌桌靜音
page-talk-mute-always = 在所有牌桌靜音
page-talk-hear = 取消靜音
page-talk-muted = 已靜音的訊息
page-talk-often = 一下子說得太多了，請稍候再傳送。
page-talk-unreadable = 訊息含有看不見的字元，其他人無法閱讀。
page-talk-full = 這張牌桌的訊息已滿。
page-talk-failed = 未能傳送：伺服器沒有回應。請再傳送一次。
page-talk-search = 搜尋聊天與筆記
page-talk-found = { $count ->
    [0] 找不到
   *[other] 找到 { $count } 處
}
page-talk-all = 全部 { $count } 則訊息
page-phrase-hello = 大家好！
page-phrase-luck = 祝你好運！
page-phrase-turn = 輪到你了！
page-phrase-moment = 請稍候。
page-phrase-back = 我離開十分鐘就回來。
page-phrase-return = 我回來了。
page-phrase-nice = 這步真漂亮！
page-phrase-sorry = 抱歉！
page-phrase-thanks = 謝謝！
page-phrase-played = 玩得真好。
page-phrase-again = 再來一局？
page-phrase-bye = 再見！
page-notes = 筆記
page-notes-hint = 只有你看得到，在你的每台裝置上都看得到。
page-notes-read = 正在開啟你的筆記…
page-notes-kept = 已儲存
page-notes-changed = 尚未儲存…
page-notes-failed = 未能儲存：伺服器沒有回應。頁面會持續重試。
page-notes-other = 你在另一台裝置上寫了別的內容：
page-notes-mine = 保留這裡寫的
page-notes-theirs = 改用那一份
page-presence-short = 不在
page-presence-short-since = { $time } 起不在
page-presence-here = { $who }在這裡
page-presence-away = { $who }不在
page-presence-since = { $who }從 { $time } 起不在

## Games without a board of their own
page-plain-node = 第 { $no } 個決定
page-plain-choose = 請選擇行動。
page-plain-complete = 你的回合已完整。
page-plain-legal = 有 { $count } 種行動可選
page-plain-nothing = 現在沒有可選的行動。
