# Ming Dynasty

## Names that are not in the component file
ming-card-dragon = Dragon
ming-where-tiles = Province tiles
ming-neutral = Neutral player

## What an action does; the name of the acting seat stands before it (not before the first two). $person: you, if the reader does it
ming-do-starter = First starting player: { $whom ->
    [you] you
   *[other] { $seat }
}
ming-do-reveal = Turned up beside { $province }: { $symbol }
ming-do-neutral = { $person ->
    [you] place
   *[other] places
} a neutral member in { $district }
ming-do-prince = { $person ->
    [you] place your
   *[other] places the
} prince in { $district }
ming-do-place = { $person ->
    [you] place
   *[other] places
} a member on the { $province } space
ming-do-take = { $person ->
    [you] take
   *[other] takes
} the card beside the { $province } space
ming-do-dragon = { $person ->
    [you] take
   *[other] takes
} a dragon for a member from the { $province } space
ming-do-pass = { $person ->
    [you] pass
   *[other] passes
}
ming-do-stay = { $person ->
    [you] stay
   *[other] stays
}, giving up { $card }
ming-do-step = { $person ->
    [you] move
   *[other] moves
} to { $district }, paying { $card }
ming-do-deploy = { $person ->
    [you] deploy
   *[other] deploys
} { $n ->
    [0] nobody
    [one] 1 member
   *[other] { $n } members
}
ming-do-deploy-monk = { $person ->
    [you] deploy
   *[other] deploys
} { $n ->
    [one] 1 member, as a monk
   *[other] { $n } members, one of them as a monk
}
ming-do-return = { $person ->
    [you] choose
   *[other] chooses
} the return number { $n }
ming-do-home = { $person ->
    [you] take
   *[other] takes
} members home from the three areas of the city: { $a }, { $b } and { $c }
ming-do-neutral-home = { $person ->
    [you] send
   *[other] sends
} neutral members home from the three areas of the city: { $a }, { $b } and { $c }
ming-do-start = { $person ->
    [you] name { $whom ->
        [self] yourself
       *[other] { $seat }
    }
   *[other] names { $whom ->
        [you] you
       *[other] { $seat }
    }
} as starting player

## Choices that the reader may not see yet
ming-hidden-return = { $person ->
    [you] have
   *[other] has
} chosen a return number

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
ming-wait-neutral = { $person ->
    [you] You place a neutral member.
   *[other] { $who } places a neutral member.
}
ming-wait-prince = { $person ->
    [you] You place your prince.
   *[other] { $who } places the prince.
}
ming-wait-place = { $person ->
    [you] You place a member on a province space.
   *[other] { $who } places a member on a province space.
}
ming-wait-card = { $person ->
    [you] You take a card.
   *[other] { $who } takes a card.
}
ming-wait-turn = { $person ->
    [you] You decide about your prince.
   *[other] { $who } decides about the prince.
}
ming-wait-way = { $person ->
    [you] You are moving your prince.
   *[other] { $who } is moving the prince.
}
ming-wait-deploy = { $person ->
    [you] You deploy members.
   *[other] { $who } deploys members.
}
ming-wait-return = { $person ->
    [you] You choose a return number.
   *[other] { $who } chooses a return number.
}
ming-wait-home = { $person ->
    [you] You choose which members return.
   *[other] { $who } chooses which members return.
}
ming-wait-neutral-home = { $person ->
    [you] You choose which neutral members return.
   *[other] { $who } chooses which neutral members return.
}
ming-wait-start = { $person ->
    [you] You name the starting player of the next round.
   *[other] { $who } names the starting player of the next round.
}
ming-wait-over = The game is over.

## Points and events; the name of the seat stands before them, but for those of nobody (seat -1)
ming-event-MD-0-6 = { $person ->
    [you] take
   *[other] takes
} one { $where } tile
ming-event-MD-2-1 = { $person ->
    [you] get
   *[other] gets
} the card { $where }
ming-event-MD-2-4 = The discards become the supply
ming-event-MD-3-0-3 = { $person ->
    [you] pass
   *[other] passes
}, having no cards
ming-event-MD-3-4-3 = { $person ->
    [you] deploy
   *[other] deploys
} in { $where }
ming-event-MD-3-4-8 = { $person ->
    [you] are pushed out of the monastery in { $where } and stand open
   *[other] is pushed out of the monastery in { $where } and stands open
}
ming-event-MD-4-1-1 = The { $where } province is scored
ming-event-MD-4-1-3 = { $seat ->
    [-1] The neutral player has most members in { $where }: one enters the city
   *[other] { $person ->
        [you] have
       *[other] has
    } most members in { $where }: one enters the city
}
ming-event-MD-4-1-4 = { $seat ->
    [-1] The neutral player has second most members in { $where }: one enters the city
   *[other] { $person ->
        [you] have
       *[other] has
    } second most members in { $where }: one enters the city
}
ming-event-MD-4-1-6 = { $seat ->
    [-1] The neutral player is tied for most members in { $where }: one enters the city
   *[other] { $person ->
        [you] are
       *[other] is
    } tied for most members in { $where }: one enters the city
}
ming-event-MD-4-1-9 = { $person ->
    [you] take
   *[other] takes
} one { $where } tile
ming-event-MD-4-1-12 = { $person ->
    [you] get
   *[other] gets
} no { $where } tile, for all are taken
ming-event-MD-4-2-1 = { $person ->
    [you] show
   *[other] shows
} the return number { $number }
ming-event-MD-4-2-3 = { $person ->
    [you] take
   *[other] takes
} a member home to { $where }
ming-event-MD-4-2-9 = All members left in the { $where } city are removed
ming-event-MD-5-1 = { $person ->
    [you] are
   *[other] is
} starting player of round { $number }
ming-event-MD-5-2 = { $person ->
    [you] have second-fewest points and name the starting player
   *[other] has second-fewest points and names the starting player
}
ming-event-MD-5-3 = { $person ->
    [you] have fewest points and name the starting player
   *[other] has fewest points and names the starting player
}
ming-event-MD-7-2 = A neutral member stands in every district
ming-event-MD-7-7 = A neutral member goes home to { $where }
ming-event-MD-7-8 = A neutral member that is not needed goes home to { $where }
ming-event-MD-7-12 = The neutral player keeps the 4 points of the { $where } city from everybody
ming-event-MD-4-1-10 = { $person ->
    [you] complete a set of six colours and score { $points }
   *[other] completes a set of six colours and scores { $points }
}
ming-event-MD-4-2-4 = { $person ->
    [you] score
   *[other] scores
} { $points } for members left in the { $where } city
ming-event-MD-4-2-5 = { $person ->
    [you] score
   *[other] scores
} { $points } for most members in the { $where } city
ming-event-MD-4-2-6 = { $person ->
    [you] score
   *[other] scores
} { $points } as the best of those tied for most in the { $where } city
ming-event-MD-4-2-7 = { $person ->
    [you] share most members in the { $where } city and score { $points }
   *[other] shares most members in the { $where } city and scores { $points }
}
ming-event-MD-4-3-1 = { $person ->
    [you] score
   *[other] scores
} { $points } for the monk in { $where }
ming-event-MD-4-4-1 = { $person ->
    [you] score
   *[other] scores
} { $points } for a set of five colours
ming-event-MD-4-4-2 = { $person ->
    [you] score
   *[other] scores
} { $points } for the other tiles

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
ming-board-placing = Placement
ming-board-starter = Starting player
ming-board-phase-0 = Set-up
ming-board-phase-1 = Members
ming-board-phase-2 = Cards
ming-board-phase-3 = Princes
ming-board-phase-4 = Scoring
ming-board-phase-5 = End of the round

## What can be pointed at, and why it cannot be reached; a rule without a message here is said by its paragraph
ming-aim-district = { $district }
ming-aim-space = { $province } space
ming-aim-card = { $card }
ming-aim-dragons = Dragons
ming-closed-MD-0-4 = Now the princes are placed in districts.
ming-closed-MD-7-3 = Now neutral members are placed in districts.
ming-closed-MD-4-2-1 = First choose your return number for this city.
ming-closed-MD-4-2-3 = Now members go home, each to the district in whose area of the city it stands.
ming-closed-MD-5-2 = Now the starting player of the next round is named.
ming-closed-MD-7-9 = Now neutral members go home, each to the district in whose area of the city it stands.
ming-closed-MD-7-5 = Now neutral members are placed in districts.
ming-closed-MD-5-3 = Now the starting player of the next round is named.
ming-closed-MD-0-5 = The prince of { $seat } is there already.
ming-closed-MD-0-7 = { $phase ->
    [1] Members come to the province spaces in the first phase of a round.
    [2] Cards are taken in the second phase of a round.
   *[3] Princes walk in the third phase of a round.
}
ming-closed-MD-2-2 = You have no member on the space beside this card.
ming-closed-MD-2-5 = The dragon stack is empty.
ming-closed-MD-3-1-3 = { $steps ->
    [one] It is 1 step away
   *[other] It is { $steps } steps away
}, and each takes a card: you have { $number ->
    [0] none left.
    [one] 1.
   *[other] { $number }.
}
ming-closed-MD-3-1-4 = { $steps ->
    [one] The border shows { $symbol }, and you hold neither that card nor a dragon.
   *[other] No way there fits your cards: each step takes the symbol of its border or a dragon.
}
ming-closed-MD-3-1-5 = The prince of { $seat } is there. You could only pass through, and no card leads on.
ming-closed-MD-3-4-2 = The prince of { $seat } is here: nobody can be deployed, and the move cannot end.
