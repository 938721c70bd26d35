# Ming Dynasty

## Names that are not in the component file
ming-card-dragon = Dragon
ming-where-tiles = Province tiles
ming-neutral = Neutral player

## What an action does; the name of the acting seat stands before it (not before the first two)
ming-do-starter = First starting player: { $seat }
ming-do-reveal = Turned up beside { $province }: { $symbol }
ming-do-neutral = places a neutral member in { $district }
ming-do-prince = places the prince in { $district }
ming-do-place = places a member on the { $province } space
ming-do-take = takes the card beside the { $province } space
ming-do-dragon = takes a dragon for a member from the { $province } space
ming-do-pass = passes
ming-do-stay = stays, giving up { $card }
ming-do-step = moves to { $district }, paying { $card }
ming-do-deploy = { $n ->
    [0] deploys nobody
    [one] deploys 1 member
   *[other] deploys { $n } members
}
ming-do-deploy-monk = { $n ->
    [one] deploys 1 member, as a monk
   *[other] deploys { $n } members, one of them as a monk
}
ming-do-return = chooses the return number { $n }
ming-do-home = takes { $a }, { $b } and { $c } members home from the three areas of the city
ming-do-neutral-home = sends { $a }, { $b } and { $c } neutral members home from the three areas of the city
ming-do-start = names { $seat } as starting player

## Choices that the reader may not see yet
ming-hidden-return = has chosen a return number

## Prompt at each kind of node
ming-node-starter = The first starting player is being drawn.
ming-node-reveal = A movement card is being turned up.
ming-node-neutral = Place a neutral member in a district.
ming-node-prince = Place your prince in a district.
ming-node-place = Place a member on a province space.
ming-node-card = Take a card.
ming-node-turn = Move your prince, stay, or pass.
ming-node-way = Walk on, or deploy here.
ming-node-deploy = Deploy up to three members here.
ming-node-return = Choose how many of your members return from this city.
ming-node-home = Choose which members return to their districts.
ming-node-neutral-home = Choose which neutral members return to their districts.
ming-node-start = Name the starting player of the next round.
ming-node-over = The game is over.

## One more sentence of help at each kind of node
ming-node-help-starter = Every seat is equally likely.
ming-node-help-reveal = The six open cards beside the province spaces are the display.
ming-node-help-neutral = A district holds three neutral members at most. They count for majorities like those of a player.
ming-node-help-prince = You get a province tile in the colour of its province. Two princes never share a district.
ming-node-help-place = A member there lets you take the card beside that space, and waits to be deployed in that province.
ming-node-help-card = Take a card of the display beside a space where you have a member, or remove a member from a space for a dragon.
ming-node-help-turn = Each step crosses a border and costs a card with its symbol or a dragon. Staying costs any one card; passing ends this phase for you.
ming-node-help-way = The move ends when you deploy, be it nobody. You cannot stop beside another prince.
ming-node-help-deploy = The members come from the space of this province. One of them may go to the monastery; your own monk there locks the district.
ming-node-help-return = Those who return stand open in their districts again. Those who stay score now and then leave the game. The others see your number when all have chosen.
ming-node-help-home = The numbers taken from the three areas add up to your return number.
ming-node-help-neutral-home = The neutral player keeps just enough members to have most alone.
ming-node-help-start = The starting player acts first in every phase of the round. You may name yourself.
ming-node-help-over = Most points win; players tied for most share the victory.

## What the others read meanwhile
ming-wait-starter = The first starting player is being drawn.
ming-wait-reveal = A movement card is being turned up.
ming-wait-neutral = { $who } places a neutral member.
ming-wait-prince = { $who } places the prince.
ming-wait-place = { $who } places a member on a province space.
ming-wait-card = { $who } takes a card.
ming-wait-turn = { $who } decides about the prince.
ming-wait-way = { $who } is moving the prince.
ming-wait-deploy = { $who } deploys members.
ming-wait-return = { $who } chooses a return number.
ming-wait-home = { $who } chooses which members return.
ming-wait-neutral-home = { $who } chooses which neutral members return.
ming-wait-start = { $who } names the starting player of the next round.
ming-wait-over = The game is over.

## Points and events; the name of the seat stands before them, but for those of nobody (seat -1)
ming-event-MD-0-6 = takes one { $where } tile
ming-event-MD-2-4 = The discards become the supply
ming-event-MD-3-0-3 = passes, having no cards
ming-event-MD-3-4-8 = is pushed out of the monastery in { $where } and stands open
ming-event-MD-4-1-1 = The { $where } province is scored
ming-event-MD-4-1-3 = { $seat ->
    [-1] The neutral player has most members in { $where }: one enters the city
   *[other] has most members in { $where }: one enters the city
}
ming-event-MD-4-1-4 = { $seat ->
    [-1] The neutral player has second most members in { $where }: one enters the city
   *[other] has second most members in { $where }: one enters the city
}
ming-event-MD-4-1-6 = { $seat ->
    [-1] The neutral player is tied for most members in { $where }: one enters the city
   *[other] is tied for most members in { $where }: one enters the city
}
ming-event-MD-4-1-9 = takes one { $where } tile
ming-event-MD-4-1-12 = gets no { $where } tile, for all are taken
ming-event-MD-4-2-1 = shows the return number { $number }
ming-event-MD-4-2-3 = takes a member home to { $where }
ming-event-MD-4-2-9 = All members left in the { $where } city are removed
ming-event-MD-5-1 = is starting player of round { $number }
ming-event-MD-5-2 = has second-fewest points and names the starting player
ming-event-MD-5-3 = has fewest points and names the starting player
ming-event-MD-7-2 = A neutral member stands in every district
ming-event-MD-7-7 = A neutral member goes home to { $where }
ming-event-MD-7-8 = A neutral member that is not needed goes home to { $where }
ming-event-MD-7-12 = The neutral player keeps the 4 points of the { $where } city from everybody
ming-event-MD-4-1-10 = completes a set of six colours and scores { $points }
ming-event-MD-4-2-4 = scores { $points } for members left in the { $where } city
ming-event-MD-4-2-5 = scores { $points } for most members in the { $where } city
ming-event-MD-4-2-6 = scores { $points } as the best of those tied for most in the { $where } city
ming-event-MD-4-2-7 = shares most members in the { $where } city and scores { $points }
ming-event-MD-4-3-1 = scores { $points } for the monk in { $where }
ming-event-MD-4-4-1 = scores { $points } for a set of five colours
ming-event-MD-4-4-2 = scores { $points } for the other tiles

## Options
ming-option-city_tie = Ties in a city
    .hint = Who gets the 4 points if several players have most members left in a city.
ming-option-city_tie-areas_shared = Shared areas count
    .hint = Compares the number of areas in which a player has a member and nobody has more.
ming-option-city_tie-areas_sole = Only sole areas count
    .hint = Compares the number of areas in which a player has more members than anybody else.
ming-option-city_tie-best_area = Best area decides
    .hint = Compares the largest number of own members left in one area.
ming-option-tile_limit = Province tiles
    .hint = Whether the tiles of a colour can run out.
ming-option-tile_limit-none = Unlimited
    .hint = There is always a tile to take.
ming-option-tile_limit-strict = 18 of each colour
    .hint = While players hold all 18 tiles of a colour, a member entering that city brings none.

## Where points came from
ming-source-members = Members in cities
ming-source-majorities = Most members in cities
ming-source-monks = Monks
ming-source-sets = Sets of six colours
ming-source-tiles = Tiles at the end

## The board as text
ming-board-seats = Players
ming-board-hands = Hands
ming-board-tiles = Province tiles
ming-board-spaces = Province spaces
ming-board-districts = Districts: open members
ming-board-cities = Cities
ming-board-cards = Cards
ming-board-seat = Player
ming-board-points = Points
ming-board-supply = Supply
ming-board-out = Removed
ming-board-prince = Prince
ming-board-forecast = If scored now
ming-board-space = Province
ming-board-card = Card
ming-board-district = District
ming-board-monk = Monk
ming-board-area = City area
ming-board-deck = Supply
ming-board-discards = Discards
ming-board-course = Course of the game
ming-board-borders = Borders of the own prince
ming-board-round = Round
ming-board-phase = Phase
ming-board-starter = Starting player
ming-board-phase-0 = Set-up
ming-board-phase-1 = Members
ming-board-phase-2 = Cards
ming-board-phase-3 = Princes
ming-board-phase-4 = Scoring
ming-board-phase-5 = End of the round
