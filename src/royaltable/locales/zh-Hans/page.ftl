# 页面：游戏本身以外的一切文字。

page-brand = 皇家棋桌 Royal Table
page-start-title = 皇家棋桌 Royal Table
page-title = { $title } · Royal Table
page-title-turn = ● 轮到你 · { $title }
page-start-line = 宫廷谋略桌面游戏，完全依照规则。
page-home = 所有牌桌
page-close = 关闭
page-retry = 再试一次
page-opening = 正在摆设牌桌……
page-no-table = 这里没有这张牌桌。
page-outdated = 这张牌桌是用另一个版本的游戏开始的，这个版本无法显示。
page-broken = 页面出了问题。没有任何数据丢失。
page-updated = 服务器上已有新版页面。
page-reload = 重新加载
page-language-failed = 无法加载这种语言。
page-setup-failed = 无法加载选项名称与座位颜色。
page-tables-failed = 无法读取你的牌桌列表，但牌桌都还在。
page-remove-failed = 无法移除牌桌：连不上服务器。
page-again-failed = 无法建立新牌桌：连不上服务器。

## Start page
page-choose-game = 选择游戏
page-about-ming = 太子巡行六省，各家皇亲争夺城市。
page-about-royals = 各贵族世家把自家人送进欧洲各国宫廷。
page-about-palace = 用宫殿里的仆人，招募庭院里的贵族。
page-players-range = { $least } 至 { $most } 人
page-reconstructed = 重建的版图
page-reconstructed-hint = 规则文字没有载明的地图、卡牌与数字皆为重建：与所有已知资料相符，但并非印刷版的复制。
page-players = 人数
page-who = 座位
page-seat-name = 第 { $no } 位的名字
page-seat-kind = 谁扮演{ $name }
page-kind-person = 这里的人
page-kind-person-hint = 使用这台设备的人
page-kind-computer = 电脑
page-kind-computer-hint = 由你选定程度的电脑
page-level = { $name } 的程度
page-kind-novice = 新手
page-kind-novice-hint = 适合第一局：只看下一步，常常失误。
page-kind-apprentice = 学徒
page-kind-apprentice-hint = 选眼前看来好的行动，偶尔失手。
page-kind-courtier = 廷臣
page-kind-courtier-hint = 稍微往前想几步；两个好行动之间未必选最好的。
page-kind-minister = 大臣
page-kind-minister-hint = 想得更远，在好行动之间偶尔选错；立刻行动。
page-kind-chancellor = 宰相
page-kind-chancellor-hint = 强手：权衡许多后续变化；立刻行动。
page-kind-master = 大师
page-kind-master-hint = 最强，最多思考两秒。
page-kind-greedy = 贪心
page-kind-greedy-hint = 只看眼前最大利益，不往前想。
page-kind-random = 随机
page-kind-random-hint = 在合法行动中任选。
page-kind-open = 凭链接
page-kind-open-hint = 用自己设备的人，由你发送链接邀请
page-who-may-sit = 谁可以入座
page-private = 有链接的人
page-public = 任何人
page-starts = 何时开始
page-starts-full = 人齐即开始
page-starts-host = 由你宣布开始
page-start-invite = 开桌并邀请
page-table-waiting = { $count ->
    [0] 人已到齐
   *[other] 等 { $count } 人入座
}
page-tables-open = 等人入座的牌桌
page-tables-watch = 正在进行的牌桌
page-hot-seat = 各位共用这台设备。遇到不公开的事，会先请你们交接。
page-only-watch = 没有人入座：你观看电脑对局。
page-options = 选项
page-options-changed = { $count ->
    [0] 全部照常
   *[other] 更改了 { $count } 项
}
page-start = 开始
page-start-watch = 观看
page-name-person = 玩家 { $no }
page-name-0 = 鹤
page-name-1 = 鹭
page-name-2 = 青松
page-name-3 = 垂柳
page-name-4 = 鹰
page-tables = 你的牌桌
page-tables-running = 未结束的牌桌
page-tables-over = 已结束的牌桌
page-tables-none = 还没有。你的牌桌会一直留在这里，直到你移除。
page-tables-more = 全部 { $count } 张牌桌
page-table-turn = 轮到{ $who }
page-table-your-turn = { $person ->
    [you] 轮到你
   *[other] 轮到{ $who }（此设备）
}
page-table-points = { $who } { $points } 分
page-table-remove = 移除这张牌桌
page-table-remove-sure = 确定永久移除？

## Before the game begins
page-gather-host = 你的牌桌：邀请一起玩的人吧。
page-gather-seated = 你已入座，很快就会开始。
page-gather-invited = 你受邀入座，不需要账号。
page-gather-waiting = 这张牌桌正在等人入座。
page-gather-seats = { $count ->
    [0] 人已到齐。
   *[other] 还有 { $count } 个空位。
}
page-gather-name = 你的名字
page-gather-open = 空位
page-gather-here = 在这台设备上
page-gather-came = 已入座
page-gather-sit = 坐这里
page-gather-sit-too = 这里再坐一人
page-gather-leave = 离座
page-gather-send-away = 请离座位
page-gather-free = 改为空位
page-gather-computer = 让电脑来玩
page-gather-begin = 开始
page-gather-ready = 人已到齐，随时可以开始。
page-gather-begins-full = 座位坐满后，游戏自动开始。
page-gather-begins-you = 座位坐满后，由你开始游戏。
page-gather-begins-host = 由开桌的人开始游戏。
page-gather-private = 凭邀请链接才能入座，请向开桌的人索取。
page-gather-taken = 有人抢先一步，这个座位已经有人了。
page-gather-begun = 游戏已经开始。
page-gather-invitation = 邀请
page-gather-link-hint = 把这个链接发给要一起玩的人，或让他们扫描。有链接的人即可以访客身份入座。
page-gather-link-public = 任何人都能在首页看到这张牌桌；用这个链接也能过来。
page-gather-alone = 这个网址只有这台机器能打开。要让其他设备进来，请这样启动：
page-gather-link = 邀请链接
page-gather-qr = 链接的二维码
page-gather-copy = 复制链接
page-gather-copied = 已复制
page-gather-share = 发送…
page-away-leave = 让电脑替我玩
page-away-leave-one = 让电脑替{ $who }玩
page-away-hint = 你离开后游戏照常进行，随时可以回来。
page-away-now = 电脑正在替你玩。
page-away-back = 我回来了
page-away-back-one = { $who }回来了
page-away-plays = { $who }暂时离开，由电脑（{ $level }）代为进行
page-away-failed = 无法变更座位：服务器没有响应。

## Table: areas
page-course = 游戏进程
page-tools = 工具
page-board = 版图
page-zoom = 地图大小
page-beyond = 显示可选之处
page-zoom-in = 放大
page-zoom-out = 缩小
page-rail = 座位、预估、记录与说明
page-seats = 座位
page-seat-turn = 行动中
page-seat-thinking = 思考中
page-seat-you = 观看中
page-seat-won = 获胜
page-action = 行动
page-hand = 手牌
page-forecast = 预估
page-books = 记录、得分与说明
page-with-draft = 含你的草案
page-skip-to-board = 跳到版图
page-log = 记录
page-points = 得分
page-help = 说明
page-rules = 规则
page-replay = 回放
page-result = 结果
page-settings = 设置
page-language = 语言
page-theme-switch = 浅色或深色

## Turn
page-commit = 结束回合
page-undo = 撤销
page-undo-hint = 收回上一步（Z）
page-redo = 重做
page-redo-hint = 恢复刚才收回的一步（X）
page-restart = 收回整个回合（Shift Z）
page-draft = 本回合草案
page-draft-back = 第 { $no } 步：{ $action }。收回这一步与其后各步。
page-draft-back-hint = 收回这一步与其后各步
page-forced = 此处唯一可行的行动
page-asking = 请稍候：正在查看你的草案。
page-sending = 正在发送你的回合……
page-prompt-of = { $who }：{ $sentence }
page-seat-colour = { $who } · { $colour }
page-others = 其他玩家的回合
page-told-times = { $what } ×{ $times }
page-told-then = ；
page-told-setup = 牌桌布置完成
page-told-nothing = 无事可做
page-chance = 机运
page-wait = 轮到{ $who }。
page-thinking = { $who }思考中
page-skip = 跳到现在
page-since = 看我上次行动之后
page-again = 再玩一局
page-won = { $who }获胜
page-won-shared = { $names }并列获胜
page-hand-over = 请把牌桌交给{ $name }
page-hand-over-hint = 在{ $name }准备好之前，不会显示任何秘密。
page-hand-over-ready = 我是{ $name }，显示我的一方
page-lost = 连接中断，页面会持续重试。

## Refusals
page-refused = 不可行（{ $what }）：
page-refused-stale = 这张牌桌已在另一个窗口中继续，你的草案已舍弃。
page-refused-moved = 拟定这个回合之后，牌桌已经继续进行；草案已舍弃。
page-refused-name = 名字最多 { $most } 个字符，而且每个字符都要看得见。
page-refused-unreachable = 无法连上服务器。没有任何数据丢失。
page-refused-ahead = 你刚才接着按下的，现在已经不能做了。
page-refused-unanswered = 无法连上服务器：你最后选的已收回，请再选一次。
page-refused-retry = 无法连上服务器。你的回合会重发，直到送达。

## Notation
page-notation = 以记谱输入行动
page-notation-hint = 输入行动，或其中一部分
page-notation-open = 输入行动（/）
page-notation-legal = 合法的行动
page-notation-none = 没有这样开头的合法行动。按 Enter 看原因。

## Log, points, result
page-log-none = 还没有发生任何事。
page-log-draft = 草案
page-log-hidden = 已秘密选定
page-log-points = 得 { $points } 分
page-log-show = 显示这一行之后的牌桌
page-log-all = 全部 { $count } 回合
page-source = 得分来源
page-source-other = 其他
page-total = 总计
page-points-none = 还没有人得分。
page-points-hidden = 分数在游戏结束前不公开
page-result-close = 查看版图
page-transcript = 棋谱
page-seed = 机运可以查验。
page-seed-fits = 种子相符。
page-seed-wrong = 种子不符！
page-seed-hint = 第一步之前，牌桌就显示了秘密种子的 SHA-256。每张抽出的牌都由种子决定；种子在此公开。
page-seed-value = 种子
page-seed-hash = 这张牌桌秘密种子的 SHA-256，自始公开：{ $hash }

## Hints and chances to win
page-hint-open = 提示：最佳行动（H）
page-hint-title = 现在的最佳行动
page-hint-thinking = 正在寻找最佳行动……
page-hint-none = 没有找到提示。
page-hint-busy = 这张牌桌的提示已在计算，请稍后再试。
page-hint-use = 放入草稿
page-hint-more = ……还有{ $count }步
page-hint-fewer = 收起步骤
page-hint-key = 胜率 · 终局分数（约）
page-hint-points = · { $points }分
page-hint-chance = { $who }：胜率 { $percent }%，终局约{ $points }分。
page-chances = 胜率
page-chances-thinking = 电脑正在分析对局……
page-chances-failed = 无法算出胜率。
page-chances-hint = 电脑估计的整局胜率变化

## Replay
page-replay-failed = 无法读取这一刻：连不上服务器。
page-replay-begin = 第一步之前
page-replay-line = 游戏中的位置
page-replay-at = 第 { $at } 回合，共 { $last } 回合
page-replay-first = 回到开头
page-replay-back = 上一个动作
page-replay-turn-back = 上一回合
page-replay-play = 播放
page-replay-pause = 暂停
page-replay-next = 下一个动作
page-replay-turn-next = 下一回合
page-replay-last = 到最后
page-replay-speed = 速度
page-replay-leave = 回到牌桌

## Rules and help
page-aim = 游戏目标
page-rules-search = 搜索规则
page-rules-now = 与此决定有关：
page-rules-none = 没有包含这些文字的规则。
page-tag-rulebook = 规则书
page-tag-sourced = 其他来源
page-tag-ruling = 裁定
page-tag-reconstructed = 重建
page-tag-rulebook-hint = 规则文字载明
page-tag-sourced-hint = 关于印刷版的另一公开来源载明
page-tag-ruling-hint = 没有来源说明，由本项目裁定
page-tag-reconstructed-hint = 依所有已知资料选定
page-keys = 按键
page-key-tab = 版图、控件、撤销、结束回合、手牌、座位、记录
page-key-arrows = 在版图上：该方向的下一处
page-key-pages = 在版图上：依序走遍所有合法之处
page-key-enter = 选择；回合完整时结束回合
page-key-undo = 收回上一步
page-key-redo = 恢复刚才收回的一步
page-key-restart = 收回整个回合
page-key-escape = 关闭最上层的内容，否则退回一步
page-key-hint = 最佳行动与各人胜率
page-key-notation = 输入行动
page-key-help = 规则与按键
page-key-replay = 回放
page-key-replaying = 回放时：上一步、下一步、开头、结尾、播放
page-key-replaying-turns = 回放时：整个回合

## Settings
page-theme = 外观
page-theme-system = 依系统
page-theme-light = 浅色
page-theme-dark = 深色
page-motion = 动态
page-motion-system = 依系统
page-motion-full = 完整
page-motion-reduced = 减少
page-motion-hint = 减少：棋子直接到位，没有闪光。
page-pace = 他人行动的速度
page-pace-slow = 慢
page-pace-normal = 普通
page-pace-fast = 快
page-pace-instant = 立即
page-pace-hint = 每个行动停留多久才显示下一个。
page-confirm = 每回合都要确认
page-confirm-hint = 关闭时：回合一完整就结束，不能收回。
page-sound = 轮到你时发出提示音
page-sound-hint = 其他人走完、轮到你行动时，响起两声轻柔的提示音。
page-aloud = 朗读新消息
page-aloud-hint = 供使用屏幕阅读器的人：同桌的人说话时立即读出。

## Talk, notes, and who is here
page-talk = 聊天
page-talk-to-seats = 对同桌的人说…
page-talk-to-watchers = 对观看的人说…
page-talk-send = 发送
page-talk-phrases = 常用语：每个人都以自己的语言看到
page-talk-none-seats = 还没有人说话。游戏结束前只有入座的人看得到；公开的牌桌，观看的人也看得到。
page-talk-none-watchers = 还没有人说话。玩家要等游戏结束才看得到这里的话。
page-talk-watcher = 观看的人
page-talk-watching = 观看
page-talk-unread = ，{ $count } 则新消息
page-talk-said = { $who }：{ $text }
page-talk-hearing = 是否要看{ $who }的消息
page-talk-mute-table = 在这张牌桌静音
page-talk-mute-always = 在所有牌桌静音
page-talk-hear = 取消静音
page-talk-muted = 已静音的消息
page-talk-often = 一下子说得太多了，请稍候再发送。
page-talk-unreadable = 消息含有看不见的字符，其他人无法阅读。
page-talk-full = 这张牌桌的消息已满。
page-talk-failed = 未能发送：服务器没有响应。请再发送一次。
page-talk-search = 搜索聊天与笔记
page-talk-found = { $count ->
    [0] 找不到
   *[other] 找到 { $count } 处
}
page-talk-all = 全部 { $count } 则消息
page-phrase-hello = 大家好！
page-phrase-luck = 祝你好运！
page-phrase-turn = 轮到你了！
page-phrase-moment = 请稍候。
page-phrase-back = 我离开十分钟就回来。
page-phrase-return = 我回来了。
page-phrase-nice = 这步真漂亮！
page-phrase-sorry = 抱歉！
page-phrase-thanks = 谢谢！
page-phrase-played = 玩得真好。
page-phrase-again = 再来一局？
page-phrase-bye = 再见！
page-notes = 笔记
page-notes-hint = 只有你看得到，在你的每台设备上都看得到。
page-notes-read = 正在打开你的笔记…
page-notes-kept = 已保存
page-notes-changed = 尚未保存…
page-notes-failed = 未能保存：服务器没有响应。页面会持续重试。
page-notes-other = 你在另一台设备上写了别的内容：
page-notes-mine = 保留这里写的
page-notes-theirs = 改用那一份
page-presence-short = 不在
page-presence-short-since = { $time } 起不在
page-presence-here = { $who }在这里
page-presence-away = { $who }不在
page-presence-since = { $who }从 { $time } 起不在

## Games without a board of their own
page-plain-node = 第 { $no } 个决定
page-plain-choose = 请选择行动。
page-plain-complete = 你的回合已完整。
page-plain-legal = 有 { $count } 种行动可选
page-plain-nothing = 现在没有可选的行动。
