# 皇家贵族：页面文字

## 游戏目标
royals-page-aim-turn = 轮到你时先抽牌，再到城市册封贵族，以该国的国家牌支付；另付谋略牌，便可篡夺其他玩家的贵族。
royals-page-aim-points = 最先进入城市者、在一国每座城市都有木方块者、七个头衔俱全者，立即获得分标记。每个时期结束时，各国影响力第一和第二的玩家得分；游戏最后，每个头衔由木方块最多者得分。
royals-page-aim-end = 国家牌库抽完，一个时期便结束；第三时期之后游戏结束。
royals-page-aim-win = 分数最高者获胜；同分时比较最高的单枚标记。

## 标点
royals-page-comma = 、
royals-page-stop = 。
royals-page-end = 。

## 页面
royals-page-panel-period = 时期
royals-page-panel-titles = 头衔
royals-page-panel-nobles = 贵族
royals-page-panel-cards = 牌
royals-page-board = 皇家贵族图板
royals-page-board-keys = 方向键移到最近的可选处，加 Shift 可到任何地方；Page Up 与 Page Down 逐一走过可选处；F、G、B、S 跳到各国，D 与 I 跳到牌库；+ 与 − 改变地图大小。
royals-page-map = 西欧地图，十六座城市
royals-page-cartouche = 欧罗巴
royals-page-cartouche-why = 地图为重构
royals-page-noble = { $city }{ $title }
royals-page-city-title = { $city }{ $title }
royals-page-count = { $card }{ $n }
royals-page-of = { $n }／{ $most }
royals-page-points = { $n }分
royals-page-points-none = 无

## 地图旁的牌
royals-page-open-cards = 翻开的国家牌
royals-page-slot = 回合结束时补充
royals-page-cards-deck = { $n ->
   *[other] 国家牌
}
royals-page-cards-intrigue = { $n ->
   *[other] 谋略牌
}
royals-page-near-turn = 本时期可能在此回合结束
royals-page-near-round = 本时期可能在一轮内结束
royals-page-odds = 牌库下一张
royals-page-odds-of = { $country }：{ $share } %，可能的{ $total }张中有{ $n }张
royals-page-house-markers = 贵族分标记
royals-page-house-here = 贵族分标记{ $n }
royals-page-house-gone = 贵族分标记{ $n }，已被取走
royals-page-can-now = 你可以册封
royals-page-can-soon = 可及的贵族
royals-page-head-points = 分数
royals-page-head-cards = 牌数
royals-page-none-in-reach = 手牌不足以册封任何贵族。
royals-page-not-now = 轮到你时显示。
royals-page-discarded = 弃牌堆
royals-page-discarded-intrigue = 弃置的谋略牌：{ $n }张

## 贵族
royals-page-price = 费用：{ $country }{ $cost }张 · 影响力{ $influence }
royals-page-vacant = 无人占有
royals-page-held = { $who }占有
royals-page-planned = 已计划册封
royals-page-planned-usurp = 已计划：篡夺{ $who }
royals-page-yours = 已属于你
royals-page-can-install = 你可以册封
royals-page-can-usurp = 你可以从{ $who }手中篡夺
royals-page-could-install = 可及：出牌时可以册封
royals-page-could-usurp = 可及：可以从{ $who }手中篡夺
royals-page-usurps = 篡夺{ $who }
royals-page-no-cubes = 需要两个木方块
royals-page-short-country = 缺{ $country }牌{ $n }张
royals-page-short-intrigue = 缺带{ $country }的谋略牌{ $n }张
royals-page-ways = 支付方式
royals-page-ways-more = 另有{ $n }种支付，可逐张挑选
royals-page-pay-own = { $country } × { $n }
royals-page-pay-others = 其他{ $n }
royals-page-pay-intrigue = 谋略牌{ $n }
royals-page-points-at-once = 立即得{ $n }分
royals-page-cards-n = { $n }张牌
royals-page-influence-n = 影响力{ $n }
royals-page-gains = 会改变什么
royals-page-marker-city = { $city }的城市分标记
royals-page-marker-country = { $country }的国家分标记
royals-page-marker-house = 贵族分标记
royals-page-marker-high = 高{ $n }
royals-page-marker-low = 低{ $n }
royals-page-marker-none = 无
royals-page-fact-influence = { $country }影响力
royals-page-fact-period = 时期分标记
royals-page-fact-cities = { $country }的城市
royals-page-fact-titles = 持有头衔
royals-page-fact-title = { $title }木方块
royals-page-fact-end = 终局头衔分

## 朗读
royals-page-say-price = 费用{ $country }牌{ $cost }张，影响力{ $influence }
royals-page-say-pay = 最省的支付：{ $cards }
royals-page-say-change = { $label }由{ $before }变{ $after }
royals-page-say-gain = { $label }{ $after }
royals-page-say-display = 翻开的{ $country }牌，{ $n }张
royals-page-say-deck = 国家牌库，{ $n }张
royals-page-say-intrigue = 谋略牌库，{ $n }张
royals-page-say-can-take = 可选：拿取
royals-page-say-can-draw = 可选：从牌库抽一张
royals-page-say-cannot = 现在不可选
royals-page-say-odds = 可能是：{ $list }
royals-page-say-buried = 埋葬于大教堂：{ $list }
royals-page-say-stack = { $card }，手中{ $n }张

## 手牌
royals-page-hand = 你的手牌
royals-page-hand-of = { $who }的手牌
royals-page-hand-left = { $n }／{ $most }，{ $i }／{ $imost }
royals-page-hand-empty = 还没有牌
royals-page-hand-hidden = 国家牌{ $n }张、谋略牌{ $i }张
royals-page-mark-pay = 付{ $n }
royals-page-mark-wild = 百搭{ $n }
royals-page-mark-discard = 弃{ $n }
royals-page-fresh = 新{ $n }
royals-page-mark-pay-short = −{ $n }
royals-page-mark-wild-short = −{ $n }
royals-page-mark-discard-short = −{ $n }
royals-page-fresh-short = +{ $n }
royals-page-cannot-move = 这张牌不能用于目前的支付。

## 操作
royals-page-wild = 国家百搭
royals-page-wild-hint = 任意三张国家牌代替一张所需的牌。
royals-page-plot = 谋略百搭
royals-page-plot-hint = 任意两张谋略牌代替一张所需的牌。

## 座位
royals-page-seat-cards = 国家牌{ $n }张
royals-page-seat-intrigue = 谋略牌{ $n }张
royals-page-seat-supply = 剩余木方块{ $n }个
royals-page-seat-titles = 持有头衔{ $n }（共{ $most }）
royals-page-seat-cities = { $country }：{ $most }座城市中有{ $n }座有木方块
royals-page-seat-markers = 已取得{ $n }个标记
royals-page-seat-near = { $country }：再一座城市即得国家分标记{ $points }分
royals-page-starts = 起始

## 面板
royals-page-influence = 目前影响力
royals-page-period-caption = 若本时期现在计分（含草稿）
royals-page-period-points = 时期{ $period }
royals-page-period-left = 国家牌库还有{ $n }张，抽完即本时期结束。
royals-page-period-over = 三个时期均已计分。
royals-page-tie-title = { $who }与{ $other }同为{ $n }：{ $title }高于{ $second }
royals-page-tie-city = { $who }与{ $other }同为{ $n }：{ $city }{ $title }（{ $value }）高于{ $second }（{ $less }）
royals-page-titles-caption = 头衔得分板块上的木方块
royals-page-title-price = 头衔、费用
royals-page-title-facts = 费用{ $cost }，影响力{ $influence }
royals-page-lead = 领先
royals-page-lead-none = 平手
royals-page-lead-nobody = –
royals-page-value = 分值
royals-page-titles-points = 目前头衔分
royals-page-houses-left = 剩余贵族分标记：{ $list }
royals-page-houses-none = 贵族分标记已全部取走。
royals-page-legend = 地图上的标志
royals-page-legend-city = 城市旁的印章：最先进入该城市者得分。
royals-page-legend-country = 国名后的印章：最先与第二个在该国每座城市都有木方块者得分。
royals-page-legend-period = 方形：时期结束时，该国影响力第一与第二者得分。
royals-page-legend-titles = 头衔栏：游戏最后，该头衔木方块最多者得分／两人同样最多时各得的分。
royals-page-markers = 取得的标记
royals-page-markers-none = 还没有
royals-page-luck = 牌库抽牌与期望张数
royals-page-luck-key = 小字：每次抽牌时牌库平均应得的张数。
royals-page-cards-caption = 牌在何处
royals-page-card = 牌
royals-page-odds-next = 下一张
royals-page-cards-all = 合计
royals-page-cards-key = 牌库中国家牌{ $n }张、谋略牌{ $i }张。他人手牌：众人见过的牌；其余未知。

## 进程
royals-page-period-1 = 一
royals-page-period-2 = 二
royals-page-period-3 = 三
royals-page-track-period = { $year } · 时期{ $period }
royals-page-track-draw = 抽牌
royals-page-track-play = 出牌
royals-page-track-end = 回合结束
royals-page-round-1 = 时期一
royals-page-round-2 = 时期二
royals-page-round-3 = 时期三

## 提示
royals-page-prompt-draw = 抽三张国家牌，或一张国家牌和一张谋略牌。
royals-page-prompt-draw-second = 再抽两张国家牌，或一张谋略牌。
royals-page-prompt-draw-last = 再抽一张国家牌。
royals-page-prompt-draw-first = 第一回合：抽{ $n }张国家牌。
royals-page-prompt-play = 请在亮起的肖像上册封贵族，或结束回合。
royals-page-prompt-play-stuck = 没有可及的贵族。请结束回合。
royals-page-prompt-installed = { $noble }，付{ $n }张牌。可继续册封，或结束回合。
royals-page-prompt-pay = { $noble }：请从手牌再选{ $n }张。
royals-page-prompt-pay-rest = 已经开始付牌：用最不可惜的牌付清。
royals-page-prompt-spend = { $noble }：请再选{ $n }张谋略牌。
royals-page-prompt-discard = 超过手牌上限{ $n }张：将弃置标出的牌。点其他牌可更改。
royals-page-prompt-discard-more = 请再选{ $n }张弃置。
royals-page-done-deck = 从牌库抽的牌不能放回。要抽吗？
royals-page-done-intrigue = 谋略牌抽出后不能放回。要抽吗？
royals-page-done-installed = { $noble }，付{ $n }张牌。结束回合吗？
royals-page-done-end = 你的回合结束。确认吗？

## 结束回合的按钮
royals-page-act-draw = 请先抽牌
royals-page-act-deck = 从牌库抽牌
royals-page-act-intrigue = 抽一张谋略牌
royals-page-act-pay = 请选牌
royals-page-act-pay-rest = 付清其余
royals-page-act-end = 结束回合
royals-page-act-discard = 弃{ $n }张并结束
royals-page-act-discard-more = 请先选择

## 草稿签
royals-page-drew = 已抽{ $n }张
royals-page-drew-why = 已从牌库抽牌并看过：到此为止的抽牌不能收回。
royals-page-chip-deck = 牌库抽牌
royals-page-chip-intrigue = 抽谋略牌
royals-page-chip-draw = 拿取{ $country }
royals-page-chip-usurp = { $noble }，取自{ $who }

## 草稿的影响
royals-page-badge = { $list }
royals-page-badge-now = 立即{ $n }
royals-page-badge-period = 时期{ $n }
royals-page-badge-titles = 头衔{ $n }

## 警告
royals-page-warn-cubes = 木方块不足以再册封
royals-page-warn-blind = 不能放回

## Log
royals-page-told-draw = 抽牌：{ $cards }
royals-page-told-deck = 牌库{ $n }张
royals-page-told-intrigue = 谋略牌{ $n }张
