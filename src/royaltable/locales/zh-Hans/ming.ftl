# 大明王朝

## 配件文件中没有的名称
ming-card-dragon = 龙牌
ming-where-tiles = 省份牌片
ming-neutral = 中立玩家

## 动作；前面是行动者的名称（前两句除外）
ming-do-starter = 第一位起始玩家：{ $seat }
ming-do-reveal = { $province }旁翻开：{ $symbol }
ming-do-neutral = 在{ $district }放置一名中立皇亲
ming-do-prince = 把太子放在{ $district }
ming-do-place = 在{ $province }的省份区域放置一名皇亲
ming-do-take = 取走{ $province }旁的移动牌
ming-do-dragon = 移除{ $province }省份区域的一名皇亲，取一张龙牌
ming-do-pass = 放弃行动
ming-do-stay = 付出{ $card }，原地停留
ming-do-step = 以{ $card }前往{ $district }
ming-do-deploy = { $n ->
    [0] 不部署皇亲
   *[other] 部署{ $n }名皇亲
}
ming-do-deploy-monk = { $n ->
    [1] 部署1名皇亲，进入庙宇
   *[other] 部署{ $n }名皇亲，其中一名进入庙宇
}
ming-do-return = 选择返回数{ $n }
ming-do-home = 从三个城市部分依次返回{ $a }、{ $b }、{ $c }名皇亲
ming-do-neutral-home = 让中立皇亲从三个城市部分依次返回{ $a }、{ $b }、{ $c }名
ming-do-start = 指定{ $whom ->
    [self] 自己
   *[other] { $seat }
}为起始玩家

## 读者尚不能看到的选择
ming-hidden-return = 已选定返回数

## 各类节点的提示
ming-node-starter = 正在抽签决定第一位起始玩家。
ming-node-reveal = 正在翻开一张移动牌。
ming-node-neutral = 请在一个地区放置一名中立皇亲。
ming-node-prince = 请把你的太子放到一个地区。
ming-node-place = 请在一个省份区域放置一名皇亲。
ming-node-card = 请取一张牌。
ming-node-turn = 请移动太子、停留，或放弃行动。
ming-node-way = 可以继续走，或在这里部署。
ming-node-deploy = 请在这里部署最多三名皇亲。
ming-node-return = 请选择从这座城市返回的皇亲数。
ming-node-home = 请选择哪些皇亲返回原来的地区。
ming-node-neutral-home = 请选择哪些中立皇亲返回原来的地区。
ming-node-start = 请指定下一轮的起始玩家。
ming-node-over = 游戏结束。

## 各类节点的补充说明
ming-node-help-starter = 各座位机会均等。
ming-node-help-reveal = 省份区域旁六张翻开的移动牌就是牌列。
ming-node-help-neutral = 每个地区最多三名中立皇亲；比较多数时，他们和玩家的皇亲一样计算。
ming-node-help-prince = 你会获得一枚该省份颜色的省份牌片。同一地区不能有两名太子。
ming-node-help-place = 有皇亲在那里，你就可以取旁边的移动牌；这些皇亲也等候部署到该省。
ming-node-help-card = 取自己皇亲所在省份区域旁的移动牌，或者从省份区域移除一名自己的皇亲，换一张龙牌。
ming-node-help-turn = 每一步越过一条边界，付一张图案相同的移动牌或一张龙牌。停留付任意一张牌；放弃行动则退出本阶段。
ming-node-help-way = 部署（可以是零名）之后移动才结束。有其他太子的地区不能停下。
ming-node-help-deploy = 皇亲来自本省的省份区域，其中一名可以进入庙宇。庙宇中有自己的僧侣时，该地区不能部署。
ming-node-help-return = 返回的皇亲重新站到原地区的开放区域；留下的皇亲现在得分，然后退出游戏。所有人选定之后，别人才看到你的数字。
ming-node-help-home = 从三个城市部分返回的人数合计等于你的返回数。
ming-node-help-neutral-home = 中立玩家只留下刚好够单独最多的人数。
ming-node-help-start = 起始玩家在该轮的每个阶段都先行动。也可以指定自己。
ming-node-help-over = 分数最高者获胜；并列最高者共享胜利。

## 其他人此时读到的话
ming-wait-starter = 正在抽签决定第一位起始玩家。
ming-wait-reveal = 正在翻开一张移动牌。
ming-wait-neutral = { $who }正在放置中立皇亲。
ming-wait-prince = { $who }正在放置太子。
ming-wait-place = { $who }正在把皇亲放到省份区域。
ming-wait-card = { $who }正在取牌。
ming-wait-turn = { $who }正在决定太子的行动。
ming-wait-way = { $who }正在移动太子。
ming-wait-deploy = { $who }正在部署皇亲。
ming-wait-return = { $who }正在选择返回数。
ming-wait-home = { $who }正在选择哪些皇亲返回。
ming-wait-neutral-home = { $who }正在选择哪些中立皇亲返回。
ming-wait-start = { $who }正在指定下一轮的起始玩家。
ming-wait-over = 游戏结束。

## 得分与事件；前面是玩家的名称（无人的事件除外，座位为-1）
ming-event-MD-0-6 = 获得一枚{ $where }牌片
ming-event-MD-2-1 = 获得{ $where }牌
ming-event-MD-2-4 = 弃牌堆成为新的牌堆
ming-event-MD-3-0-3 = 没有手牌，放弃行动
ming-event-MD-3-4-3 = 在{ $where }部署
ming-event-MD-3-4-8 = 在{ $where }被挤出庙宇，站到开放区域
ming-event-MD-4-1-1 = { $where }计分
ming-event-MD-4-1-3 = { $seat ->
    [-1] 中立玩家在{ $where }皇亲最多，一名进入城市
   *[other] 在{ $where }皇亲最多，一名进入城市
}
ming-event-MD-4-1-4 = { $seat ->
    [-1] 中立玩家在{ $where }皇亲第二多，一名进入城市
   *[other] 在{ $where }皇亲第二多，一名进入城市
}
ming-event-MD-4-1-6 = { $seat ->
    [-1] 中立玩家在{ $where }并列最多，一名进入城市
   *[other] 在{ $where }并列最多，一名进入城市
}
ming-event-MD-4-1-9 = 获得一枚{ $where }牌片
ming-event-MD-4-1-12 = 没有获得{ $where }牌片，因为已全部取完
ming-event-MD-4-2-1 = 公开返回数{ $number }
ming-event-MD-4-2-3 = 有一名皇亲返回{ $where }
ming-event-MD-4-2-9 = 留在{ $where }城市的皇亲全部退出游戏
ming-event-MD-5-1 = 成为第{ $number }轮的起始玩家
ming-event-MD-5-2 = 分数第二低，指定起始玩家
ming-event-MD-5-3 = 分数最低，指定起始玩家
ming-event-MD-7-2 = 每个地区各有一名中立皇亲
ming-event-MD-7-7 = 一名中立皇亲返回{ $where }
ming-event-MD-7-8 = 一名多余的中立皇亲返回{ $where }
ming-event-MD-7-12 = 中立玩家使所有人都得不到{ $where }城市的4分
ming-event-MD-4-1-10 = 集齐六色一套，得{ $points }分
ming-event-MD-4-2-4 = 因留在{ $where }城市的皇亲得{ $points }分
ming-event-MD-4-2-5 = 在{ $where }城市皇亲最多，得{ $points }分
ming-event-MD-4-2-6 = 在{ $where }城市并列最多者中胜出，得{ $points }分
ming-event-MD-4-2-7 = 在{ $where }城市并列最多，分得{ $points }分
ming-event-MD-4-3-1 = 因{ $where }的僧侣得{ $points }分
ming-event-MD-4-4-1 = 以五色一套得{ $points }分
ming-event-MD-4-4-2 = 以其余牌片得{ $points }分

## 选项
ming-option-city_tie = 城市平手
    .hint = 数位玩家在城市中所留皇亲并列最多时，由谁得4分。
ming-option-city_tie-areas_shared = 共同领先也计
    .hint = 比较自己有皇亲、且无人更多的城市部分有几个。
ming-option-city_tie-areas_sole = 只计单独领先
    .hint = 比较自己的皇亲比任何人都多的城市部分有几个。
ming-option-city_tie-best_area = 比较最强部分
    .hint = 比较自己在单一城市部分所留的最多皇亲数。
ming-option-tile_limit = 省份牌片
    .hint = 同一颜色的牌片是否会用完。
ming-option-tile_limit-none = 不限
    .hint = 总有牌片可拿。
ming-option-tile_limit-strict = 每色18枚
    .hint = 某颜色的18枚牌片都在玩家手中时，进入该城市的皇亲不再带来牌片。

## 得分来源
ming-source-members = 城市中的皇亲
ming-source-majorities = 城市中皇亲最多
ming-source-monks = 僧侣
ming-source-sets = 六色一套
ming-source-tiles = 终局牌片

## 文字版图
ming-board-seats = 玩家
ming-board-hands = 手牌
ming-board-tiles = 省份牌片
ming-board-spaces = 省份区域
ming-board-districts = 地区：开放区域的皇亲
ming-board-cities = 城市
ming-board-cards = 牌
ming-board-seat = 玩家
ming-board-points = 分数
ming-board-supply = 供应
ming-board-out = 退出
ming-board-prince = 太子
ming-board-forecast = 若现在计分
ming-board-space = 省份
ming-board-card = 牌
ming-board-district = 地区
ming-board-monk = 僧侣
ming-board-area = 城市部分
ming-board-deck = 牌堆
ming-board-discards = 弃牌堆
ming-board-course = 游戏进程
ming-board-borders = 自己太子所在地区的边界
ming-board-round = 轮
ming-board-phase = 阶段
ming-board-placing = 放置
ming-board-starter = 起始玩家
ming-board-phase-0 = 设置
ming-board-phase-1 = 皇亲
ming-board-phase-2 = 取牌
ming-board-phase-3 = 太子
ming-board-phase-4 = 计分
ming-board-phase-5 = 轮末

## 可以指到的目标，以及为什么达不到；这里没有消息的规则以其条文说明
ming-aim-district = { $district }
ming-aim-space = { $province }省份区域
ming-aim-card = { $card }
ming-aim-dragons = 龙牌
ming-closed-MD-0-4 = 现在要把太子放到地区。
ming-closed-MD-7-3 = 现在要把中立皇亲放到地区。
ming-closed-MD-4-2-1 = 请先为这座城市选择返回数字。
ming-closed-MD-4-2-3 = 现在皇亲回家，各自回到所在城市部分的地区。
ming-closed-MD-5-2 = 现在要指定下一轮的起始玩家。
ming-closed-MD-7-9 = 现在中立皇亲回家，各自回到所在城市部分的地区。
ming-closed-MD-7-5 = 现在要把中立皇亲放到地区。
ming-closed-MD-5-3 = 现在要指定下一轮的起始玩家。
ming-closed-MD-0-5 = { $seat }的太子已在那里。
ming-closed-MD-0-7 = { $phase ->
    [1] 皇亲在每轮的第一阶段放到省份区域。
    [2] 牌在每轮的第二阶段拿取。
   *[3] 太子在每轮的第三阶段移动。
}
ming-closed-MD-2-2 = 这张牌旁的省份区域没有你的皇亲。
ming-closed-MD-2-5 = 龙牌已经取完。
ming-closed-MD-3-1-3 = 离这里至少{ $steps }步，每一步付一张牌；你{ $number ->
    [0] 已经没有牌。
   *[other] 只有{ $number }张。
}
ming-closed-MD-3-1-4 = { $steps ->
    [1] 边界的图案是{ $symbol }，而你既没有这种牌，也没有龙牌。
   *[other] 你的手牌走不到那里：每一步要付与边界图案相同的牌，或一张龙牌。
}
ming-closed-MD-3-1-5 = { $seat }的太子在那里，只能穿过，而你没有牌可以再走下去。
ming-closed-MD-3-4-2 = { $seat }的太子在这里：不能部署，移动也不能在此结束。
