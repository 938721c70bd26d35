# 石子

pebbles-option-heap = 石堆的石子
pebbles-option-heap-12 = 12顆
pebbles-option-heap-20 = 20顆

## 行動；前面是座位的名字
pebbles-do-dealt = 發得{ $card }
pebbles-do-take = 拿{ $n }顆石子
pebbles-hidden-dealt = 發得一張牌

## 計分
pebbles-event-PB-3-2 = 石子
pebbles-event-PB-3-3 = 是自己牌上數字的倍數：{ $where }

## 輪到誰
pebbles-node-take = 請拿一、二或三顆石子。
pebbles-node-deal = 正在發牌。
pebbles-node-over = 遊戲結束。

## 文字桌
pebbles-board-heap = 石堆
pebbles-board-left = 石子
pebbles-board-seats = 玩家
pebbles-board-seat = 玩家
pebbles-board-taken = 石子
pebbles-board-card = 牌
