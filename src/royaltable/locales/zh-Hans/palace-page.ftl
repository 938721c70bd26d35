# 皇家宫殿：页面文字

## 游戏目标
palace-page-aim-turn = 一回合有五个步骤：让仆人来到大门、在房间之间行走、收取金币和奖励、从庭院招募贵族、抽特权牌；每个步骤能做多少，要看房间里的己方仆人。
palace-page-aim-points = 贵族和你面前的牌各得其所示的分数，手牌也有少许分数。庭院的每条边沿上，仆人最多的前两名得分。
palace-page-aim-end = 起始玩家的回合开始时，若庭院只剩12枚或更少贵族，便开始最后一轮。
palace-page-aim-win = 最后一轮之后计分：分数最高者获胜，同分时金币较多者获胜。

## 标点
palace-page-comma = 、
palace-page-stop = 。
palace-page-end = 。
palace-page-colon = ：

## 页面
palace-page-panel-forecast = 若现在结束
palace-page-panel-ended = 终局得分
palace-page-panel-nobles = 贵族
palace-page-panel-cards = 特权牌
palace-page-board = 皇家宫殿图板
palace-page-board-keys = 方向键移到最近的可选处，加 Shift 可到任何地方；Page Up 与 Page Down 逐一走过可选处。A 到 F 跳到庭院的各栏，G P S M K L O H T 跳到房间：大门、阅兵场、阶梯、铸币房、国王、夫人、办公室、后门、枢机主教。
palace-page-park = 庭院，六乘六格
palace-page-castle = 宫殿，九个房间
palace-page-reconstructed = 数字为重构
palace-page-reconstructed-why = 价格、分数、特权与特权牌为重构，并非原版。
palace-page-madame = 夫人
palace-page-edge = { $edge }：{ $list }
palace-page-edge-count = { $who }{ $n }，现得{ $points }分
palace-page-edge-none = 无人
palace-page-edge-row = { $edge }边沿
palace-page-square = { $square }格
palace-page-left = 剩{ $n }枚贵族，剩{ $end }枚时结束
palace-page-count = { $who }{ $n }
palace-page-points = { $n }分
palace-page-no-majority = 无人占最多数
palace-page-tied = 相同，无人占最多数
palace-page-steps = { $n }步
palace-page-no-privilege = 没有特权。
palace-page-owned = 你已有一枚，效果相加。
palace-page-owned-vain = 你已有一枚，再有也不增加。
palace-page-gold = 金币
palace-page-discount-adjacent = 原价{ $full }，因旁边的空格减{ $n }
palace-page-discount-isolated = 原价{ $full }，因孤立减{ $n }
palace-page-discount-off = 金币
palace-page-seal-free = { $n }枚免费印章
palace-page-seal-king = { $n }名仆人离开国王居所
palace-page-seal-madame = { $n }名仆人离开夫人处
palace-page-legend-points = 分数
palace-page-legend-cut = 金币，比所印的便宜
palace-page-legend-king = 青绿色印章
palace-page-legend-madame = 紫色印章
palace-page-legend-lack = 尚缺的数目
palace-page-card-step = 步骤：{ $list }
palace-page-card-unseen = { $of }张中{ $n }张未见
palace-page-worth = +{ $n }

## 回合的步骤
palace-page-step-parade = 阅兵
palace-page-step-stairs = 阶梯
palace-page-step-third = 铸币
palace-page-step-recruit = 招募
palace-page-step-backdoor = 后门

## 价格与所缺
palace-page-cost-gold = { $n }枚金币
palace-page-cost-king = { $n }枚青绿色印章
palace-page-cost-madame = { $n }枚紫色印章
palace-page-cost-none = 不用付
palace-page-lack-gold = { $n }枚金币
palace-page-lack-king = { $n }枚青绿色印章
palace-page-lack-madame = { $n }枚紫色印章
palace-page-lack-office = 办公室{ $n }名仆人

## 最多数
palace-page-majority = 最多数：{ $who }，{ $why }
palace-page-by-RP-4-2 = 单独最多
palace-page-by-RP-4-3 = 密谋
palace-page-by-RP-4-4 = 优先
palace-page-by-RP-4-5 = 枢机主教裁决

## 房间给什么
palace-page-gives-gate = 仆人由此进入
palace-page-gives-cardinal = 裁决相同
palace-page-gives-parade = { $n }名到大门
palace-page-gives-parade-left = 还可{ $n }名到大门
palace-page-gives-stairs = { $n }步
palace-page-gives-stairs-left = 余{ $n }步
palace-page-gives-mint = +{ $n }金币
palace-page-gives-mint-taken = 金币已收取
palace-page-gives-seals = { $n }枚印章{ $free ->
    [0] {""}
   *[other] ，其中{ $free }枚免费
}
palace-page-gives-favoured = { $n }枚印章{ $free ->
    [0] {""}
   *[other] ，其中{ $free }枚免费
}，奖励已取
palace-page-gives-office = 可招募{ $n }次
palace-page-gives-backdoor = 抽{ $n }张牌
palace-page-gives-next = 下回合：

## 朗读：地点与后果
palace-page-say-empty = 空格
palace-page-say-servant = { $who }的仆人
palace-page-say-nobody = 无人
palace-page-say-can-recruit = 可选：招募
palace-page-say-can = 可选：{ $act }
palace-page-say-lacks = 还缺：{ $list }
palace-page-say-payable = 现在付得起
palace-page-say-edge = 在边沿：一名仆人留在那里，计入{ $list }
palace-page-say-not-legal = 现在不可选
palace-page-say-pick = 可从你的{ $n }名仆人中选一名
palace-page-say-picked = 已选{ $of }名中的{ $n }名
palace-page-say-pick-favour = 可选：从其他房间调一名仆人作奖励；接着选房间
palace-page-say-let-go = 已选；请选仆人来自哪个房间
palace-page-say-can-walk = 可选：{ $n }名从{ $from }走到这里，用{ $steps }步，之后余{ $left }步
palace-page-say-can-keep = 可选：保留；一名仆人从后门返回
palace-page-say-can-play = 可选：现在打出

## 手牌与抽到的牌
palace-page-hand = 你的特权牌
palace-page-hand-of = { $who }的特权牌
palace-page-hand-empty = 没有特权牌
palace-page-hand-hidden = { $n ->
    [0] 没有特权牌
   *[other] { $n }张看不到的牌
}
palace-page-fresh = 新
palace-page-played = 已打出
palace-page-keeps = 已保留
palace-page-drawn = 抽到的牌
palace-page-drawn-keep = 抽到{ $n }张牌。不保留的会弃掉。
palace-page-drawn-none = 全部保留了。
palace-page-kept = 保留{ $n }张，将弃掉{ $left }张
palace-page-drew = 第1至4步骤与抽牌
palace-page-drew-why = 牌已抽出，之前的行动不能收回

## 操作
palace-page-stations-left = 还要放{ $n }名仆人
palace-page-muster = 到大门
palace-page-steps-left = 余{ $n }步
palace-page-purse = 你可支付
palace-page-plus-free = +{ $n }免费
palace-page-recruits = { $n ->
    [0] 办公室没有仆人：不能招募
   *[other] 办公室的仆人可招募{ $n }次
}

## 座位
palace-page-seat-supply = 个人供应{ $n }名仆人，公共储备{ $reserve }名
palace-page-seat-gold = { $n }枚金币
palace-page-seat-cards = { $n }张手牌
palace-page-seat-nobles = { $n }枚贵族
palace-page-starts = 起始

## 面板
palace-page-forecast = 若游戏现在结束，计入你的草案
palace-page-forecast-points = 分数
palace-page-forecast-key = 有框的数字是在边沿的总数。
palace-page-total = 合计
palace-page-card = 牌
palace-page-cards-unseen = 未见
palace-page-cards-own = 你的
palace-page-cards-discards = 弃牌
palace-page-cards-played = 已打出
palace-page-cards-key = 未见的牌在别人手中，或在牌库的{ $deck }张之中。牌库用完时，弃牌成为新的牌库。
palace-page-noble = 贵族
palace-page-privilege = 特权
palace-page-price = 价格

## 游戏进程
palace-page-round = 第{ $n }轮
palace-page-track-setup = 开局布置
palace-page-track-last = 最后一轮
palace-page-track-left = 剩{ $n }枚贵族，{ $end }枚时结束
palace-page-track-left-short = { $n } → { $end }
palace-page-track-step = { $n } { $step }
palace-page-end-now = 这是最后一轮。
palace-page-end-next = { $who }的下一回合开始最后一轮。
palace-page-end-can = { $who }的下一回合可能开始最后一轮：再招募{ $n }枚贵族就够了。
palace-page-end-quiet = 已有{ $n }轮无人招募；满{ $end }轮游戏结束。

## 提示
palace-page-prompt-station = 请在房间放一名仆人，还有{ $n }名。
palace-page-prompt-parade = 最多可放{ $n }名仆人到大门。个人供应有{ $supply }名。
palace-page-prompt-pull = 个人供应已空：最多可从房间调{ $n }名仆人到大门。
palace-page-prompt-parade-none = 现在无人可到大门。请打出特权牌，或继续。
palace-page-prompt-walk = 请选要行走的仆人，余{ $n }步。
palace-page-prompt-walk-to = { $room }的{ $n }名仆人走到哪里？{ $of ->
    [1] {""}
   *[other] 再点一次房间可多带一名。
}
palace-page-prompt-walk-none = 现在无人可行走。请打出特权牌，或继续。
palace-page-prompt-slip = 密道：请选一名仆人。
palace-page-prompt-slip-to = { $room }的仆人经密道到哪个房间？
palace-page-both-patrons = 国王与夫人处
palace-page-prompt-third-both = 在铸币房收取{ $gold }枚金币，并在{ $where }增加一名仆人。
palace-page-prompt-third-mint = 在铸币房收取{ $gold }枚金币。
palace-page-prompt-third-favour = 占最多数：可在{ $where }增加一名仆人。
palace-page-prompt-third-none = 没有可收取的了。请打出特权牌，或继续。
palace-page-prompt-favour-from = 个人供应已空。给{ $patron }的仆人来自哪个房间？
palace-page-prompt-recruit = 请招募贵族：可招募{ $n }次，{ $m }枚付得起。
palace-page-prompt-recruit-more = { $noble }归你了。还可招募{ $n }次，或结束。
palace-page-prompt-recruit-none = 现在没有付得起的贵族。请打出特权牌，或结束。
palace-page-prompt-recruit-office = 办公室没有仆人。请打出特权牌，或结束。
palace-page-prompt-backdoor = 请从{ $n }张牌中选择保留的牌；每保留一张，一名仆人返回个人供应。
palace-page-prompt-backdoor-none = 牌已全部保留。请打出特权牌，或结束回合。
palace-page-done-station = 仆人已放好。请确认，或收回。
palace-page-done-draw = 回合已计划好。接着抽{ $n }张牌，之后不能收回。
palace-page-done-turn = 回合已计划好。请结束，或收回步骤。

## 结束步骤或回合的按钮
palace-page-act-none = 请先选择
palace-page-act-station = 就这样放置
palace-page-act-parade = 前往阶梯
palace-page-act-stairs = 前往铸币房
palace-page-act-third = 前往招募
palace-page-act-third-mint = 收取{ $n }金币，继续
palace-page-act-draw = 抽{ $n }张牌
palace-page-act-discard = 弃{ $n }张，结束回合
palace-page-act-turn = 结束回合

## 若游戏现在结束，草案改变什么
palace-page-badge = 若现在结束：+{ $n }
palace-page-badge-loss = 若现在结束：−{ $n }

## 提醒
palace-page-warn-stairs = 阶梯将无己方仆人
palace-page-warn-parade = 阅兵场将无己方仆人
palace-page-warn-limit = 还可有{ $n }名到大门
palace-page-warn-steps = 将失去{ $n }步
palace-page-warn-favour = 奖励的仆人尚未取
palace-page-warn-recruit = 将失去{ $n }次招募

## 草案中的行动
palace-page-act-walk = 从{ $from }走到{ $to }：{ $walk }
palace-page-act-mint = 在铸币房收取{ $n }枚金币
palace-page-act-done = 结束步骤：{ $step }
palace-page-act-recruit = 招募{ $noble }
palace-page-servants = { $n }名仆人

## Log
palace-page-told-walk = 行走：{ $ways }
palace-page-told-steps = 走{ $n }步
palace-page-told-mint = 收取{ $n }枚金币
palace-page-told-servants = 召来{ $n }名仆人
palace-page-told-station = 放置仆人：{ $rooms }
palace-page-told-recruit = 在{ $square }格招募{ $noble }
