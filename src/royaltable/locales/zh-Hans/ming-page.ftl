# 大明王朝：页面文字

## 游戏目标
ming-page-aim-turn = 每一轮大家先把皇亲放到省份区域，再取牌，然后带领太子走过各地区：付牌行走，并在太子停下的地区部署等候的皇亲。
ming-page-aim-points = 第2、4、6轮计分：在地区中皇亲最多者派皇亲进入城市，每名换一枚省份牌片。留在城市的皇亲、城市中的最多数、庙宇中的僧侣，以及六色一套的牌片都得分。
ming-page-aim-end = 第6轮计分之后游戏结束，剩下的牌片此时也得分。
ming-page-aim-win = 分数最高者获胜；并列最高者共享胜利。

## 标点
ming-page-comma = 、
ming-page-stop = 。
ming-page-semi = ；
ming-page-end = 。

## 页面
ming-page-panel-forecast = 若现在计分
ming-page-panel-supply = 牌堆
ming-page-panel-city = 城市
ming-page-board = 大明王朝图板
ming-page-board-keys = 方向键移到最近的可选处，加 Shift 可到任何地方；Page Up 与 Page Down 逐一走过可选处；字母键跳到省份；+ 与 − 改变地图大小。
ming-page-map = 六省地图
ming-page-cartouche = 地图为重构
ming-page-cartouche-why = 并非原版图板
ming-page-spaces = 省份区域：等候的皇亲与牌列
ming-page-gates = 在省份区域等候
ming-page-next-card = 牌列
ming-page-dragon-take = 取一张龙牌
ming-page-dragon-pays = 由哪个省份区域支付？
ming-page-dragons-on = 龙牌堆：余{ $n }张。以一名皇亲换一张龙牌，再选由哪个省份区域支付。
ming-page-dragons-off = 请选由哪个省份区域的皇亲支付龙牌，或按此改取牌列的牌。龙牌余{ $n }张。
ming-page-through = 经过
ming-page-ways = 其他走法
ming-page-way = { $cards }，途经{ $through }
ming-page-ways-close = 就这样走

## 朗读：地点与其上的棋子
ming-page-count = { $who } { $n }
ming-page-say-open = 开放区域：{ $list }
ming-page-say-empty = 无开放区域的皇亲
ming-page-say-no-monk = 庙宇无僧侣
ming-page-say-monk = 僧侣：{ $who }
ming-page-say-prince = 太子：{ $who }
ming-page-say-waiting = 等候：{ $list }
ming-page-say-nobody-waits = 无人等候
ming-page-say-display = 牌列：{ $card }
ming-page-say-no-display = 牌列此处无牌
ming-page-say-borders = 此省边界：{ $list }
ming-page-say-not-legal = 现在不可选
ming-page-say-can-prince = 可选：太子放在这里，得{ $province }牌片一枚
ming-page-say-can-neutral = 可选：中立皇亲放在这里
ming-page-say-can-place = 可选：一名皇亲在此等候，可取{ $card }
ming-page-say-can-take = 可选：取{ $card }
ming-page-say-can-dragon = 可选：由此处一名皇亲换龙牌
ming-page-say-can-leave = 可选：由此处部署{ $n }名皇亲
ming-page-say-can-deploy = 你的太子在此。可选：部署{ $n }
ming-page-say-can-walk = 可选，{ $cards }
ming-page-say-own = 你在此有{ $n }名开放区域的皇亲
ming-page-say-most = 最多可部署{ $n }名
ming-page-say-locked = 你的僧侣在此，不能部署
ming-page-say-through = 只能经过，{ $cards }
ming-page-say-spent = 本回合第{ $n }张用去的牌
ming-page-say-can-stay = 可付出此牌以停留
ming-page-say-came = 刚刚部署：{ $list }
ming-page-say-home = { $total }名皇亲中{ $home }名返回
ming-page-cards = { $card }{ $count }张
ming-page-space = { $province }的省份区域
ming-page-area = { $district }的城市部分

## 手牌
ming-page-hand = 你的手牌
ming-page-hand-of = { $who }的手牌
ming-page-hand-left = { $most }张中{ $n }张
ming-page-hand-empty = 没有手牌
ming-page-spent = 已用{ $n }
ming-page-fresh = 新

## 操作
ming-page-deploy = 部署
ming-page-deploy-hint = 你有{ $n }名皇亲在等候进入此省
ming-page-monk-switch = 一人入庙为僧
ming-page-monk-short = 入庙
ming-page-monk-pushes = 挤出{ $who }的僧侣
ming-page-monk-locks = 你的僧侣在此
ming-page-pass = 放弃行动
ming-page-stay = 停留，付出
ming-page-return = 返回
ming-page-home-sum = 已选{ $n }，须{ $sum }
ming-page-return-hint = 其他人都不返回时，留下的皇亲得分
ming-page-return-one = 你的皇亲
ming-page-return-one-stays = 留下
ming-page-return-one-goes = 返回
ming-page-say-return = { $n ->
    [0] 无人返回
   *[other] { $n }名返回
}；若其他人都不返回，留下的得{ $points }分，最多数得{ $most }分
ming-page-home-to = 返回：
ming-page-home-ways = 各部分的返回人数

## 座位
ming-page-seat-supply = 储备中皇亲{ $n }名
ming-page-seat-held = 手牌{ $n }张：{ $cards }
ming-page-seat-monks = 僧侣{ $n }名
ming-page-seat-tiles = 省份牌片；虚线为六色一套所缺
ming-page-seat-near = 六色一套只缺{ $province }：下次计分值{ $value }分
ming-page-starts = 起始
ming-page-passed = 已放弃

## 面板
ming-page-forecast = 若现在计分（含草稿）
ming-page-in-city = 入城人数
ming-page-from-members = 城中皇亲
ming-page-from-majorities = 城中最多
ming-page-from-monks = 僧侣
ming-page-from-sets = 六色一套
ming-page-from-tiles = 最后牌片
ming-page-total = 合计
ming-page-star = 最多者得{ $n }分
ming-page-forecast-key = ★ 最多：+{ $most }分。留在城中每人：{ $member }分。六色一套：{ $set }分。
ming-page-supply = 牌在何处
ming-page-symbol = 牌
ming-page-supply-deck = 牌堆
ming-page-supply-discards = 弃牌堆
ming-page-supply-display = 牌列
ming-page-supply-hands = 手牌
ming-page-supply-total = 移动牌
ming-page-supply-key = 需要翻牌而牌堆已空时，弃牌堆成为新牌堆。
ming-page-city-real = { $province }城市：城中皇亲
ming-page-city-forecast = { $province }城市：将入城者
ming-page-district = 地区
ming-page-monk = 僧侣
ming-page-enters = 入城{ $n }
ming-page-city-key = 首个数字：开放区域。框内：入城。
ming-page-city-rule = 多数依{ $rule }
ming-page-borders-of = { $district }的边界：

## 进程
ming-page-round = 第{ $n }轮
ming-page-round-scoring = 第{ $n }轮 · 计分
ming-page-phase-0 = 起始设置
ming-page-phase-1 = 皇亲
ming-page-phase-2 = 取牌
ming-page-phase-3 = 太子
ming-page-phase-4 = 计分
ming-page-phase-5 = 轮末

## 提示
ming-page-prompt-neutral = 放置第{ $number }名中立皇亲（共{ $of }名）：每个地区最多三名。
ming-page-prompt-place = 把第{ $number }名皇亲（共{ $of }名）放到一个省份区域。
ming-page-prompt-card = 请取亮起的牌，或以一名皇亲换一张龙牌。
ming-page-prompt-dragon = 请选由哪个省份区域的皇亲支付龙牌。
ming-page-prompt-turn = 太子在{ $district }。请走到亮起的地区、停留，或放弃行动。
ming-page-prompt-turn-stuck = 太子在{ $district }，无路可走。请停留，或放弃行动。
ming-page-prompt-way = 太子在{ $district }。可继续走，或在此部署。
ming-page-prompt-way-on = 太子途经{ $district }，必须继续走。
ming-page-prompt-deploy = 太子停留在{ $district }。最多部署{ $n }名。
ming-page-prompt-return = { $value ->
    [0] { $province }城中你的{ $n }名皇亲，几名返回？留下的只计入最多数。
   *[other] { $province }城中你的{ $n }名皇亲，几名返回？留下的每名得{ $value }分。
}
ming-page-prompt-home = { $province }城中你的{ $n }名皇亲返回哪个地区？
ming-page-prompt-neutral-home = { $province }城中的{ $n }名中立皇亲返回哪个地区？
ming-page-done-neutral = 第{ $number }名中立皇亲（共{ $of }名）已放好。请确认，或改选地区。
ming-page-done-prince = 太子已放好。请确认，或改选地区。
ming-page-done-place = 第{ $number }名皇亲（共{ $of }名）已放好。请确认，或改选省份区域。
ming-page-done-take = 牌已取。请确认，或改选。
ming-page-done-dragon = 龙牌已取。请确认，或改选。
ming-page-done-pass = 你放弃行动：本阶段不再行动。确认吗？
ming-page-done-deploy = 已计划在{ $district }部署。请确认，或改人数。
ming-page-done-return = 返回数已选；众人选定后才会公开。
ming-page-done-home = 返回的皇亲已选。请确认，或改选。
ming-page-done-neutral-home = 返回的中立皇亲已选。请确认，或改选。
ming-page-done-start = 起始玩家已指定。请确认，或改选。

## 结束回合的按钮
ming-page-chip-stay = 停留
ming-page-chip-deploy = 部署{ $n }
ming-page-chip-monk = 部署{ $n }，一人入庙
ming-page-act-none = 请先选择
ming-page-act-neutral = 放在那里
ming-page-act-prince = 放置太子
ming-page-act-place = 放置皇亲
ming-page-act-take = 取这张牌
ming-page-act-dragon = 取龙牌
ming-page-act-pass = 放弃行动
ming-page-act-deploy = 部署并结束
ming-page-act-deploy-none = 不部署，结束
ming-page-act-return = 交出返回数
ming-page-act-home = 让他们返回
ming-page-act-neutral-home = 让他们返回
ming-page-act-start = { $person ->
    [you] 指定自己
   *[other] 指定{ $who }
}

## 草稿对预测的影响
ming-page-badge-enter = 预测：入城多{ $members }人，+{ $points }分
ming-page-badge-enter-loss = 预测：入城多{ $members }人，−{ $points }分
ming-page-badge-fewer = 预测：入城少{ $members }人，+{ $points }分
ming-page-badge-fewer-loss = 预测：入城少{ $members }人，−{ $points }分
ming-page-badge-points = 预测：+{ $points }分
ming-page-badge-points-loss = 预测：−{ $points }分

## 警告
ming-page-warn-nobody = 这里可部署{ $n }名皇亲
ming-page-warn-locked = 你的僧侣在此，不能部署
ming-page-warn-pass = 你保留{ $cards }张牌与{ $n }名等候的皇亲
