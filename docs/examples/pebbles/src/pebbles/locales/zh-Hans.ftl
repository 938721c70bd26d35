# 石子

pebbles-option-heap = 石堆的石子
pebbles-option-heap-12 = 12颗
pebbles-option-heap-20 = 20颗

## 行动；前面是座位的名字
pebbles-do-dealt = 发得{ $card }
pebbles-do-take = 拿{ $n }颗石子
pebbles-hidden-dealt = 发得一张牌

## 计分
pebbles-event-PB-3-2 = 石子
pebbles-event-PB-3-3 = 是自己牌上数字的倍数：{ $where }

## 轮到谁
pebbles-node-take = 请拿一、二或三颗石子。
pebbles-node-deal = 正在发牌。
pebbles-node-over = 游戏结束。

## 文字桌
pebbles-board-heap = 石堆
pebbles-board-left = 石子
pebbles-board-seats = 玩家
pebbles-board-seat = 玩家
pebbles-board-taken = 石子
pebbles-board-card = 牌
