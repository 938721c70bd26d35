# 皇家宫殿

## 配件文件中没有的名称
palace-where-hand = 手牌
palace-where-third = 铸币房、国王与夫人
palace-where-recruit = 招募
palace-where-north = 北
palace-where-east = 东
palace-where-south = 南
palace-where-west = 西

## 动作；前面是行动者的名称（随机的四句除外）
palace-do-noble = { $square }格：{ $noble }
palace-do-room = { $slot }号位置：{ $room }
palace-do-starter = 起始玩家：{ $seat }
palace-do-drawn = 抽到：{ $card }
palace-do-station = 在{ $room }放置一名仆人
palace-do-muster = 集合{ $n }名仆人到大门
palace-do-pull = 从{ $room }抽调一名仆人到大门
palace-do-walk = 让一名仆人从{ $from }走到{ $to }
palace-do-slip = 让一名仆人经密道从{ $from }到{ $to }
palace-do-mint = 收取铸币房的金币
palace-do-favour = 在{ $patron }增加一名仆人
palace-do-favour-from = 从{ $room }调一名仆人，增加到{ $patron }
palace-do-recruit = 招募{ $square }格的贵族
palace-do-keep = 保留{ $card }
palace-do-play = 打出{ $card }
palace-do-done = 结束步骤

## 读者尚不能看到的选择
palace-hidden-drawn = 暗抽了一张牌
palace-hidden-keep = 保留了一张牌

## 各类节点的提示
palace-node-noble = 正在排列贵族。
palace-node-room = 正在排列房间。
palace-node-starter = 正在抽签决定起始玩家。
palace-node-drawn = 正在抽一张特权牌。
palace-node-station = 请在一个房间放置一名仆人。
palace-node-parade = 请把仆人放到大门，或结束步骤。
palace-node-stairs = 请让仆人行走，或结束步骤。
palace-node-slip = 请选择哪名仆人经密道到哪个房间。
palace-node-third = 请收取金币和奖励，或结束步骤。
palace-node-recruit = 请招募贵族，或结束步骤。
palace-node-backdoor = 请选择保留的牌，或结束回合。
palace-node-over = 游戏结束。

## 各类节点的补充说明
palace-node-help-noble = 42枚贵族中有36枚来到庭院。
palace-node-help-room = 房间的位置决定它与其他房间的距离。
palace-node-help-starter = 各座位机会均等。每一轮都由起始玩家先行动。
palace-node-help-drawn = 只有抽牌的玩家能看到这张牌。
palace-node-help-station = 每位玩家放完五名仆人，才轮到下一位。
palace-node-help-parade = 阅兵场的每名己方仆人可带一名仆人到大门，占最多数再加一名；他们来自个人供应。
palace-node-help-stairs = 阶梯的每名己方仆人可走一步到相邻的房间，占最多数再加一步。未用的步数作废。
palace-node-help-slip = 任何一名己方仆人可到任何其他房间，不用步数。
palace-node-help-third = 铸币房按己方仆人数给金币。在国王居所或夫人处占最多数，可在那里增加一名仆人。
palace-node-help-recruit = 贵族须付金币和印章，每次招募需要办公室的一名仆人。从边沿格招募时，一名仆人前往庭院。
palace-node-help-backdoor = 每保留一张牌，一名仆人从后门返回个人供应。其余的牌弃掉。
palace-node-help-over = 分数最高者获胜；同分时比较金币。

## 其他人此时读到的话
palace-wait-noble = 正在排列贵族。
palace-wait-room = 正在排列房间。
palace-wait-starter = 正在抽签决定起始玩家。
palace-wait-drawn = 正在抽一张特权牌。
palace-wait-station = { $who }正在放置仆人。
palace-wait-parade = { $who }在第一步骤：阅兵场。
palace-wait-stairs = { $who }在第二步骤：阶梯。
palace-wait-slip = { $who }正在使用密道。
palace-wait-third = { $who }在第三步骤：铸币房、国王与夫人。
palace-wait-recruit = { $who }在第四步骤：招募。
palace-wait-backdoor = { $who }在第五步骤：后门。
palace-wait-over = 游戏结束。

## 得分与事件；前面是玩家的名称（无人的事件除外，座位为-1）
palace-event-RP-2-9 = 起始有{ $number }枚金币
palace-event-RP-3-1 = 开始第{ $number }轮
palace-event-RP-3-6 = 已无事可做：{ $where }
palace-event-RP-3-7 = 本回合无事可做
palace-event-RP-4-2 = 单独占最多数：{ $where }
palace-event-RP-4-3 = 以“密谋”占最多数：{ $where }
palace-event-RP-4-4 = 以“优先”占最多数：{ $where }
palace-event-RP-4-5 = 由枢机主教裁决占最多数：{ $where }
palace-event-RP-7-2 = 收取{ $number }枚金币
palace-event-RP-8-3 = 支付{ $number }枚金币
palace-event-RP-8-4 = 收回一名仆人：{ $where }
palace-event-RP-8-5 = 以{ $number }名仆人作印章并收回：{ $where }
palace-event-RP-8-6 = 在{ $where }格放一名仆人
palace-event-RP-8-7 = 得到{ $where }
palace-event-RP-8-8 = 使用书记官
palace-event-RP-8-9 = 使用{ $number }枚免费印章：{ $where }
palace-event-RP-8-11 = 因旁边的空格少付{ $number }枚金币
palace-event-RP-8-13 = 因贵族孤立少付{ $number }枚金币
palace-event-RP-8-20 = 从公共储备取{ $number }名仆人
palace-event-RP-8-25 = 有{ $number }枚免费的青绿色印章
palace-event-RP-8-26 = 有{ $number }枚免费的紫色印章
palace-event-RP-9-3 = 把弃牌洗成新的牌库：{ $number }张
palace-event-RP-9-4 = 已无牌可抽
palace-event-RP-9-5 = 弃掉{ $where }
palace-event-RP-9-6 = 收回一名仆人：{ $where }
palace-event-RP-10-1 = 支付{ $number }枚金币
palace-event-RP-10-6 = 得到{ $number }枚金币
palace-event-RP-10-8 = 立即得到奖励：{ $where }
palace-event-RP-11-1 = 开始最后一轮：剩{ $number }枚贵族
palace-event-RP-11-4 = 连续{ $number }轮无人招募，游戏结束
palace-event-RP-12-2 = 因{ $where }得{ $points }分
palace-event-RP-12-3 = 因打出的{ $where }得{ $points }分
palace-event-RP-12-4 = 因手牌得{ $points }分
palace-event-RP-12-5 = 在{ $where }边沿得{ $points }分

## 选项
palace-option-layout = 房间布局
    .hint = 九个房间如何排列。
palace-option-layout-random = 全部随机
    .hint = 任何房间可在任何位置。
palace-option-layout-first_game = 首局布局
    .hint = 固定的布局，适合学习游戏。
palace-option-layout-gate_centre = 大门居中
    .hint = 其他八个房间随机排列。
palace-option-discount = 折扣
    .hint = 贵族何时少付金币。
palace-option-discount-adjacent = 空邻格
    .hint = 贵族旁边每个空格少付1枚金币。
palace-option-discount-isolated = 孤立
    .hint = 旁边没有其他贵族时少付2枚金币。
palace-option-discount-off = 无
    .hint = 贵族总是付全价。
palace-option-edge_ties = 边沿并列
    .hint = 庭院边沿并列的玩家如何得分。
palace-option-edge_ties-share = 平分
    .hint = 并列的玩家平分所占名次的分数，舍去余数。
palace-option-edge_ties-none = 不得分
    .hint = 并列的玩家不得分，所占的名次也作废。

## 得分来源
palace-source-nobles = 贵族
palace-source-cards = 打出的牌
palace-source-hand = 手牌
palace-source-edges = 庭院边沿

## 文字版桌面
palace-board-turn = 回合
palace-board-seats = 玩家
palace-board-rooms = 房间
palace-board-park = 庭院
palace-board-nobles = 贵族
palace-board-privileges = 贵族特权
palace-board-edges = 庭院边沿
palace-board-cards = 特权牌
palace-board-round = 轮
palace-board-left = 本步骤剩余
palace-board-recruits = 可招募
palace-board-end = 剩余贵族→结束
palace-board-seat = 玩家
palace-board-points = 分数
palace-board-gold = 金币
palace-board-supply = 供应
palace-board-reserve = 储备
palace-board-front = 已打出
palace-board-hand = 手牌
palace-board-forecast = 若此刻结束
palace-board-slot = 位置
palace-board-room = 房间
palace-board-majority = 最多数
palace-board-rule = 规则
palace-board-square = 格
palace-board-id = 板块
palace-board-noble = 贵族
palace-board-privilege = 特权
palace-board-edge = 边沿
palace-board-card = 牌
palace-board-drawn = 抽到
palace-board-discards = 弃牌
palace-board-unseen = 未见

## 可以指到的目标，以及为什么达不到；这里没有消息的规则以其条文说明
palace-aim-room = { $room }
palace-aim-way = 从{ $from }到{ $to }
palace-aim-square = { $square }
palace-aim-card = { $card }
palace-closed-RP-6-8 = { $number ->
    [0] 已经没有步数。
   *[other] 需要{ $steps }步，而你只剩{ $number }步。
}
palace-closed-RP-6-9 = 那里没有你的仆人。
palace-closed-RP-8-14 = 那里没有贵族。
palace-closed-RP-8-15 = 你在办公室没有仆人。
palace-closed-RP-8-16 = 还差{ $number }金币。
palace-closed-RP-8-17 = 还差{ $number }枚青绿色印章。
palace-closed-RP-8-18 = 还差{ $number }枚紫色印章。
palace-closed-RP-10-17 = 那里没有你的仆人。
