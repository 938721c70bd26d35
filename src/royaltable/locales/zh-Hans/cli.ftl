# 命令行与文字牌桌

## 文字牌桌
cli-welcome = { $game }。请输入编号或行动；输入 help 可查看其他指令。
cli-reconstructed = 本游戏印刷的地图、牌或板块为重建内容，可用其他配件文件取代。
cli-hand-over = 轮到{ $seat }。其他人看不到屏幕时请按 Enter。
cli-your-turn = { $seat }：{ $prompt }
cli-more = ……还有 { $n } 项；输入 legal 可全部列出。
cli-refused = “{ $text }”违反规则 { $rule }：{ $why }
cli-grammar = 可以输入：{ $patterns }。指令：{ $commands }。
cli-why-aims = 请说出目标：{ $patterns }。
cli-why-closed = { $aim }：{ $why }（{ $rule }）
cli-why-open = { $aim }：没有任何阻碍。
cli-no-rule = 没有规则 { $rule }。
cli-help =
    输入编号即执行清单中该行的行动；输入该行的文字亦可。
    help RULE 显示规则书的某一条，例如被拒绝时提到的那一条。
    why AIM 说明某个目标（例如版图上的一处）为什么达不到。
    legal 列出所有行动，board 显示牌桌，log 显示至今的记录。
    hint 显示现在的最佳行动（连同列表中的编号），以及各人的胜率与预期分数。
    undo 收回你的上一个行动，只要之后没有其他人行动、也没有抽取任何随机结果。
    save FILE 保存对局记录，quit 离开游戏。
cli-hint-looking = 正在寻找最佳行动……
cli-hint-action = { $number }  { $action }：{ $sentence }
cli-hint-chance = { $seat }胜率 { $percent }%，约 { $points } 分
cli-undone = 已收回。
cli-nothing-to-undo = 没有可收回的行动：你的回合刚开始。
cli-score = { $seat }：{ $points } 分
cli-winners = { $n ->
    [1] { $seats }获胜。
   *[other] { $seats }共享胜利。
}
cli-left = 你已离开游戏，共进行了 { $nodes } 个步骤。
cli-ask-save = 将对局记录存为（留空则不保存）：
cli-save-name = 请输入文件名：save FILE。
cli-saved = 已存为 { $file }。
cli-exists = { $file } 已存在，请换一个名称。
cli-not-written = 无法写入 { $file }：{ $why }。

## 模拟对局
cli-simulating = { $game }：进行中
cli-simulated = { $game } 共 { $games } 局，策略 { $policy }，种子 { $seed }，后端 { $backend }。
cli-nodes = 每局节点数：{ $mean }。
cli-seat = 座位
cli-mean-points = 平均分数
cli-wins = 胜场
cli-win-share = 胜率

## 文件检查
cli-check-over = 正确的完整对局，共 { $nodes } 个节点。
cli-check-running = 至此正确，共 { $nodes } 个节点；对局尚未结束。
cli-verify-good = 每次抽取都由种子决定，且种子与开局时公布的哈希一致。
cli-verify-none = 此记录没有种子：只有服务器上已结束的对局才有。
cli-verify-seed = 种子与开局时公布的哈希不符。
cli-verify-node = 节点 { $node } 的抽取（{ $outcome }）并非由种子得出。
cli-components-good = { $game } 的配件文件，名称为 { $name }。

## 性能测试
cli-bench-game = 游戏
cli-bench-players = 人数
cli-bench-backend = 后端
cli-bench-decisions = 决策／秒
cli-bench-games = 局／秒
cli-bench-pure = 纯 Python
cli-bench-fast = 编译
cli-bench-fast_all_cores = 编译，全部核心
cli-compiling = { $game }：正在编译（每台机器每个版本只需一次）……
cli-bench-start-pure = 新进程的第一个决策，纯 Python：{ $seconds } 秒。
cli-bench-start-fast = 新进程的第一个决策，编译：{ $seconds } 秒。

## 电脑玩家对战与训练
cli-arena-playing = { $game }：对战中
cli-arena-played = { $game }，{ $players } 人，共 { $games } 局，种子 { $seed }。区间：95%。
cli-arena-bot = 电脑玩家
cli-arena-games = 局数
cli-arena-win-share = 胜率
cli-arena-interval = 区间
cli-arena-rating = 等级分
cli-arena-mean-points = 平均分
cli-arena-seconds = 秒／决策
cli-train-round = 第 { $number } 轮
cli-train-log = 第 { $number } 轮：{ $positions } 个局面；损失 { $loss }，保留局 { $test }（固定猜测：{ $guess }）。
cli-train-done = 权重已写入 { $file }。

## 规则在程序中的位置
cli-where-enforces = 执行规则之处
cli-where-scores = 计分或记录之处
cli-where-says = 提及之处
cli-where-page = 页面
cli-where-tests = 测试
cli-where-nowhere = 程序中没有任何一行提到这一条：它适用于整体。
cli-where-no-tests = 这里没有测试与页面：程序安装时不含源代码目录。
