# Royals

## Names that are not in the component file
royals-where-house = House marker
royals-where-period = Period

## What an action does; the name of the acting seat stands before it (not before the first four). $person: you, if the reader does it
royals-do-starter = Starting player: { $whom ->
    [you] you
   *[other] { $seat }
}
royals-do-reveal = Turned up: { $country }
royals-do-drawn = Drawn from the deck: { $country }
royals-do-drawn-pair = Intrigue card drawn: { $pair }
royals-do-draw-deck = { $person ->
    [you] draw
   *[other] draws
} a Country card blind from the deck
royals-do-draw-intrigue = { $person ->
    [you] draw
   *[other] draws
} an Intrigue card
royals-do-draw = { $person ->
    [you] take
   *[other] takes
} { $country } from the display
royals-do-install = { $person ->
    [you] install
   *[other] installs
} the { $title } in { $city }
royals-do-end = { $person ->
    [you] end
   *[other] ends
} the turn
royals-do-wild = { $person ->
    [you] pay
   *[other] pays
} { $n ->
    [0] without wild Country cards
    [one] 1 card with any three
   *[other] { $n } cards with any three each
}
royals-do-pay = { $person ->
    [you] pay
   *[other] pays
} { $country } as a wild card
royals-do-plot = { $person ->
    [you] pay
   *[other] pays
} { $n ->
    [0] without wild Intrigue cards
    [one] 1 Intrigue card with any two
   *[other] { $n } Intrigue cards with any two each
}
royals-do-spend = { $person ->
    [you] pay
   *[other] pays
} the Intrigue card { $pair }
royals-do-discard = { $person ->
    [you] discard
   *[other] discards
} { $country }
royals-do-discard-pair = { $person ->
    [you] discard
   *[other] discards
} the Intrigue card { $pair }

## Choices that the reader may not see yet
royals-hidden-drawn = A card is drawn unseen

## Prompt at each kind of node
royals-node-starter = The starting player is being drawn.
royals-node-reveal = A Country card is being turned up.
royals-node-draw = Draw a card.
royals-node-drawn = A Country card is being drawn.
royals-node-drawn-pair = An Intrigue card is being drawn.
royals-node-play = Install a noble, or end your turn.
royals-node-wild = Choose how many cards of the cost to pay with any three each.
royals-node-pay = Choose a Country card that serves as a wild card.
royals-node-plot = Choose how many Intrigue cards to pay with any two each.
royals-node-spend = Choose an Intrigue card to pay with.
royals-node-discard = Discard a card; your hand is above the limit.
royals-node-over = The game is over.

## One more sentence of help at each kind of node
royals-node-help-starter = Every seat is equally likely.
royals-node-help-reveal = Three Country cards lie face up at the beginning of every turn.
royals-node-help-draw = Draw three Country cards, or one Country and one Intrigue card. Country cards come from the display or blind from the deck.
royals-node-help-drawn = Only the player who draws sees the card.
royals-node-help-drawn-pair = Only the player who draws sees the card.
royals-node-help-play = A noble costs cards of its country. On another player's cube you also owe an Intrigue card that shows the country.
royals-node-help-wild = Any three Country cards stand for one card of the country that you need.
royals-node-help-pay = The cards are named in the order France, German States, Great Britain, Spain.
royals-node-help-plot = Any two Intrigue cards stand for one that shows the country.
royals-node-help-spend = Cards that show the country are paid first.
royals-node-help-discard = You keep at most 12 Country cards and 4 Intrigue cards. Discards are open.
royals-node-help-over = The highest score wins; among equals the highest single marker decides.

## What the others read meanwhile
royals-wait-starter = The starting player is being drawn.
royals-wait-reveal = A Country card is being turned up.
royals-wait-draw = { $person ->
    [you] You draw cards.
   *[other] { $who } draws cards.
}
royals-wait-drawn = A Country card is being drawn.
royals-wait-drawn-pair = An Intrigue card is being drawn.
royals-wait-play = { $person ->
    [you] You play.
   *[other] { $who } plays.
}
royals-wait-wild = { $person ->
    [you] You pay.
   *[other] { $who } pays.
}
royals-wait-pay = { $person ->
    [you] You pay.
   *[other] { $who } pays.
}
royals-wait-plot = { $person ->
    [you] You pay with Intrigue cards.
   *[other] { $who } pays with Intrigue cards.
}
royals-wait-spend = { $person ->
    [you] You pay with Intrigue cards.
   *[other] { $who } pays with Intrigue cards.
}
royals-wait-discard = { $person ->
    [you] You discard cards.
   *[other] { $who } discards cards.
}
royals-wait-over = The game is over.

## Points and events; the name of the seat stands before them, but for those of nobody (seat -1)
royals-event-RO-3-7 = The discarded Intrigue cards become the new deck
royals-event-RO-5-10 = { $person ->
    [you] have
   *[other] has
} a cube buried in the cathedral of { $where }
royals-event-RO-8-1 = Period { $number } is over, for the last card has left the Country deck
royals-event-RO-8-2 = The discarded Country cards become the new deck
royals-event-RO-8-8 = A marker of period { $number } in { $where } leaves the game, for nobody else has influence there
royals-event-RO-9-4 = Nobody scores the title { $where }
royals-event-RO-6-1 = { $person ->
    [you] take
   *[other] takes
} the city marker of { $where }{ $points ->
    [0] {""}
   *[other] {" ("}{ $points })
}
royals-event-RO-6-2 = { $person ->
    [you] have a cube in every city of { $where } and take a country marker
   *[other] has a cube in every city of { $where } and takes a country marker
}{ $points ->
    [0] {""}
   *[other] {" ("}{ $points })
}
royals-event-RO-6-3 = { $person ->
    [you] have a cube on every title and take a house marker
   *[other] has a cube on every title and takes a house marker
}{ $points ->
    [0] {""}
   *[other] {" ("}{ $points })
}
royals-event-RO-8-5 = { $person ->
    [you] have most influence in { $where } in period { $number } and take the high marker
   *[other] has most influence in { $where } in period { $number } and takes the high marker
}{ $points ->
    [0] {""}
   *[other] {" ("}{ $points })
}
royals-event-RO-8-6 = { $person ->
    [you] have second most influence in { $where } in period { $number } and take the low marker
   *[other] has second most influence in { $where } in period { $number } and takes the low marker
}{ $points ->
    [0] {""}
   *[other] {" ("}{ $points })
}
royals-event-RO-9-2 = { $person ->
    [you] have most cubes on the title { $where } and score { $points }
   *[other] has most cubes on the title { $where } and scores { $points }
}
royals-event-RO-9-3 = { $person ->
    [you] share most cubes on the title { $where } and score { $points }
   *[other] shares most cubes on the title { $where } and scores { $points }
}

## Options
royals-option-edition = Edition
    .hint = How many Country cards there are.
royals-option-edition-abacus99 = 99 Country cards
    .hint = 31 of France, 26 of the German States, 22 of Great Britain and 20 of Spain, fewer with fewer players.
royals-option-edition-arcane102 = 102 Country cards
    .hint = Three more of Great Britain.
royals-option-king_intrigue = Usurping a king
    .hint = How many Intrigue cards a usurper of a king owes.
royals-option-king_intrigue-2 = Two Intrigue cards
    .hint = Kings are harder to overthrow than other nobles.
royals-option-king_intrigue-1 = One Intrigue card
    .hint = A king is usurped like any other noble.
royals-option-last_round = End of the third period
    .hint = Whether the round is finished before the last scoring.
royals-option-last_round-at_once = At once
    .hint = The game ends with the turn in which the Country deck runs out for the third time.
royals-option-last_round-finish_round = Finish the round
    .hint = Everybody has had the same number of turns.
royals-option-markers = Markers taken
    .hint = Whether the others can look at the markers that a player has taken.
royals-option-markers-hidden = Face down
    .hint = You see your own markers and points only.
royals-option-markers-open = Open
    .hint = Everybody sees all markers and points.
royals-option-first_turn = First turn
    .hint = How many cards are drawn on the first turn.
royals-option-first_turn-staggered = Staggered
    .hint = Only Country cards; those who play early draw fewer.
royals-option-first_turn-equal = Equal
    .hint = The first turn is drawn like any other.

## Where points came from
royals-source-cities = City markers
royals-source-countries = Country markers
royals-source-houses = House markers
royals-source-periods = Period markers
royals-source-titles = Title markers

## The board as text
royals-board-turn = Turn
royals-board-payment = Payment under way
royals-board-seats = Players
royals-board-cities = Cities: portraits and cathedrals
royals-board-countries = Countries: influence (cities with a cube)
royals-board-titles = Titles: cubes
royals-board-cards = Country cards: in hand, or known to be there
royals-board-intrigue-cards = Intrigue cards: in hand, or known to be there
royals-board-period = Period
royals-board-deck = Country deck
royals-board-intrigue-deck = Intrigue deck
royals-board-houses = House markers
royals-board-draws = Draws left
royals-board-city = City
royals-board-title = Title
royals-board-cost = Cost
royals-board-owed = Intrigue owed
royals-board-named = Named so far
royals-board-seat = Player
royals-board-points = Points
royals-board-supply = Cubes
royals-board-hand = Country cards
royals-board-intrigue = Intrigue cards
royals-board-titles-of-7 = Titles of 7
royals-board-forecast-period = Period now
royals-board-forecast-titles = Titles now
royals-board-country = Country
royals-board-marker = City marker
royals-board-holder = Held by
royals-board-high = High marker
royals-board-low = Low marker
royals-board-rule = Rule
royals-board-markers = Country markers
royals-board-card = Card
royals-board-display = Face up
royals-board-discards = Discards

## What can be pointed at, and why it cannot be reached; a rule without a message here is said by its paragraph
royals-aim-noble = { $title } of { $city }
royals-aim-display = { $country }
royals-aim-deck = Country deck
royals-aim-intrigue = Intrigue deck
royals-closed-RO-2-1 = First draw your cards; then nobles are installed.
royals-closed-RO-2-2 = You have drawn your cards for this turn.
royals-closed-RO-4-2 = Your own cube is there already.
royals-closed-RO-4-3 = You have no two cubes left, one for the portrait and one for the title.
royals-closed-RO-4-4 = { $number ->
    [one] 1 more card of { $country } is needed
   *[other] { $number } more cards of { $country } are needed
}; any three cards count as one.
royals-closed-RO-5-3 = { $seat } holds this portrait: { $number ->
    [one] 1 more Intrigue card with { $country } is needed
   *[other] { $number } more Intrigue cards with { $country } are needed
}; any two count as one.
royals-closed-RO-4-10 = First complete the payment under way.
