# 命令列與文字牌桌

## 文字牌桌
cli-welcome = { $game }。請輸入編號或行動；輸入 help 可查看其他指令。
cli-reconstructed = 本遊戲印刷的地圖、牌或板塊為重建內容，可用其他配件檔案取代。
cli-hand-over = 輪到{ $seat }。其他人看不到畫面時請按 Enter。
cli-your-turn = { $seat }：{ $prompt }
cli-more = ……還有 { $n } 項；輸入 legal 可全部列出。
cli-refused = 「{ $text }」違反規則 { $rule }：{ $why }
cli-grammar = 可以輸入：{ $patterns }。指令：{ $commands }。
cli-why-aims = 請說出目標：{ $patterns }。
cli-why-closed = { $aim }：{ $why }（{ $rule }）
cli-why-open = { $aim }：沒有任何阻礙。
cli-no-rule = 沒有規則 { $rule }。
cli-help =
    輸入編號即執行清單中該行的行動；輸入該行的文字亦可。
    help RULE 顯示規則書的某一條，例如被拒絕時提到的那一條。
    why AIM 說明某個目標（例如版圖上的一處）為什麼達不到。
    legal 列出所有行動，board 顯示牌桌，log 顯示至今的紀錄。
    hint 顯示現在的最佳行動（連同列表中的編號），以及各人的勝率與預期分數。
    undo 收回你的上一個行動，只要之後沒有其他人行動、也沒有抽取任何隨機結果。
    save FILE 儲存對局紀錄，quit 離開遊戲。
cli-hint-looking = 正在尋找最佳行動……
cli-hint-action = { $number }  { $action }：{ $sentence }
cli-hint-chance = { $seat }勝率 { $percent }%，約 { $points } 分
cli-undone = 已收回。
cli-nothing-to-undo = 沒有可收回的行動：你的回合剛開始。
cli-score = { $seat }：{ $points } 分
cli-winners = { $n ->
    [1] { $seats }獲勝。
   *[other] { $seats }共享勝利。
}
cli-left = 你已離開遊戲，共進行了 { $nodes } 個步驟。
cli-ask-save = 將對局紀錄存為（留空則不儲存）：
cli-save-name = 請輸入檔案名稱：save FILE。
cli-saved = 已存為 { $file }。
cli-exists = { $file } 已存在，請換一個名稱。
cli-not-written = 無法寫入 { $file }：{ $why }。

## 模擬對局
cli-simulating = { $game }：進行中
cli-simulated = { $game } 共 { $games } 局，策略 { $policy }，種子 { $seed }，後端 { $backend }。
cli-nodes = 每局節點數：{ $mean }。
cli-seat = 座位
cli-mean-points = 平均分數
cli-wins = 勝場
cli-win-share = 勝率

## 檔案檢查
cli-check-over = 正確的完整對局，共 { $nodes } 個節點。
cli-check-running = 至此正確，共 { $nodes } 個節點；對局尚未結束。
cli-verify-good = 每次抽取都由種子決定，且種子與開局時公布的雜湊一致。
cli-verify-none = 此記錄沒有種子：只有伺服器上已結束的對局才有。
cli-verify-seed = 種子與開局時公布的雜湊不符。
cli-verify-node = 節點 { $node } 的抽取（{ $outcome }）並非由種子得出。
cli-components-good = { $game } 的配件檔案，名稱為 { $name }。

## 效能測試
cli-bench-game = 遊戲
cli-bench-players = 人數
cli-bench-backend = 後端
cli-bench-decisions = 決策／秒
cli-bench-games = 局／秒
cli-bench-pure = 純 Python
cli-bench-fast = 編譯
cli-bench-fast_all_cores = 編譯，全部核心
cli-compiling = { $game }：正在編譯（每台機器每個版本只需一次）……
cli-bench-start-pure = 新程序的第一個決策，純 Python：{ $seconds } 秒。
cli-bench-start-fast = 新程序的第一個決策，編譯：{ $seconds } 秒。

## 電腦玩家對戰與訓練
cli-arena-playing = { $game }：對戰中
cli-arena-played = { $game }，{ $players } 人，共 { $games } 局，種子 { $seed }。區間：95%。
cli-arena-bot = 電腦玩家
cli-arena-games = 局數
cli-arena-win-share = 勝率
cli-arena-interval = 區間
cli-arena-rating = 等級分
cli-arena-mean-points = 平均分
cli-arena-seconds = 秒／決策
cli-train-round = 第 { $number } 輪
cli-train-log = 第 { $number } 輪：{ $positions } 個局面；損失 { $loss }，保留局 { $test }（固定猜測：{ $guess }）。
cli-train-done = 權重已寫入 { $file }。

## 規則在程式中的位置
cli-where-enforces = 執行規則之處
cli-where-scores = 計分或紀錄之處
cli-where-says = 提及之處
cli-where-page = 頁面
cli-where-tests = 測試
cli-where-nowhere = 程式中沒有任何一行提到這一條：它適用於整體。
cli-where-no-tests = 這裡沒有測試與頁面：程式安裝時不含原始碼目錄。
