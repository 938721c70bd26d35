# Royals: texts of the page

## Aim of the game
royals-page-aim-turn = On your turn you draw cards and then install nobles in cities, each paid with cards of its country; with Intrigue cards on top you can oust a noble of another player.
royals-page-aim-points = Markers bring points at once to the first in a city, to those present in every city of a country and to those who hold all seven titles. When a period ends, most and second most influence in each country score; at the very end each title scores for the player who holds it most often.
royals-page-aim-end = A period is over when the Country deck runs out; the game ends with the third one.
royals-page-aim-win = Most points win; among equals the highest single marker decides.

## Punctuation
royals-page-comma = {", "}
royals-page-stop = {". "}
royals-page-end = .

## The page
royals-page-panel-period = Period
royals-page-panel-titles = Titles
royals-page-panel-nobles = Nobles
royals-page-panel-cards = Cards
royals-page-board = Board of Royals
royals-page-board-keys = Arrow keys go to the nearest legal place, with Shift to any place; Page Up and Page Down walk the legal ones; F, G, B and S jump to countries, D and I to the decks; + and − change the size of the map.
royals-page-map = Map of western Europe with 16 cities
royals-page-cartouche = EUROPA
royals-page-cartouche-why = reconstructed map
royals-page-noble = { $title } of { $city }
royals-page-city-title = { $city }, { $title }
royals-page-count = { $card } { $n }
royals-page-of = { $n } of { $most }
royals-page-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
royals-page-points-none = none

## Cards beside the map
royals-page-open-cards = Open cards
royals-page-slot = refilled at the end
royals-page-cards-deck = { $n ->
    [1] Country card
   *[other] Country cards
}
royals-page-cards-intrigue = { $n ->
    [1] Intrigue card
   *[other] Intrigue cards
}
royals-page-near-turn = the period can end in this turn
royals-page-near-round = the period can end within a round
royals-page-odds = Next card of the deck
royals-page-odds-of = { $country }: { $share } %, { $n } of { $total ->
    [one] 1 card
   *[other] { $total } cards
} that can be there
royals-page-house-markers = House markers
royals-page-house-here = House marker { $n }
royals-page-house-gone = House marker { $n }, taken
royals-page-can-now = You can install
royals-page-can-soon = Within reach
royals-page-head-points = points
royals-page-head-cards = cards
royals-page-none-in-reach = No noble with the cards in hand.
royals-page-not-now = Shown when it is your turn.
royals-page-discarded = Discarded
royals-page-discarded-intrigue = Intrigue cards discarded: { $n }

## A noble
royals-page-price = Costs { $cost } of { $country } · influence { $influence }
royals-page-vacant = Vacant
royals-page-held = Held by { $person ->
    [you] you
   *[other] { $who }
}
royals-page-planned = Planned in this turn
royals-page-planned-usurp = Planned: usurps { $who }
royals-page-yours = Yours already
royals-page-can-install = You can install this noble
royals-page-can-usurp = You can usurp this noble from { $who }
royals-page-could-install = Within reach: you could install it when you play
royals-page-could-usurp = Within reach: you could usurp it from { $who }
royals-page-usurps = usurps { $who }
royals-page-no-cubes = Two cubes are needed
royals-page-short-country = { $n ->
    [1] One card of { $country } short
   *[other] { $n } cards of { $country } short
}
royals-page-short-intrigue = { $n ->
    [1] One Intrigue card with { $country } short
   *[other] { $n } Intrigue cards with { $country } short
}
royals-page-ways = Payments
royals-page-ways-more = { $n ->
    [1] one other payment, card by card
   *[other] { $n } other payments, card by card
}
royals-page-pay-own = { $n } × { $country }
royals-page-pay-others = { $n ->
    [one] 1 other
   *[other] { $n } others
}
royals-page-pay-intrigue = { $n } Intrigue
royals-page-points-at-once = { $n ->
    [one] 1 point
   *[other] { $n } points
} at once
royals-page-cards-n = { $n ->
    [1] 1 card
   *[other] { $n } cards
}
royals-page-influence-n = influence { $n }
royals-page-gains = What it changes
royals-page-marker-city = City marker of { $city }
royals-page-marker-country = Country marker of { $country }
royals-page-marker-house = House marker
royals-page-marker-high = high { $n }
royals-page-marker-low = low { $n }
royals-page-marker-none = none
royals-page-fact-influence = Influence, { $country }
royals-page-fact-period = Period marker
royals-page-fact-cities = Cities, { $country }
royals-page-fact-titles = Titles held
royals-page-fact-title = Cubes, { $title }
royals-page-fact-end = Title at the end

## Spoken
royals-page-say-price = Costs { $cost ->
    [1] one card
   *[other] { $cost } cards
} of { $country }, influence { $influence }
royals-page-say-pay = Cheapest payment: { $cards }
royals-page-say-change = { $label } from { $before } to { $after }
royals-page-say-gain = { $label } { $after }
royals-page-say-display = { $n ->
    [one] Open card: { $country }
   *[other] { $n } open cards: { $country }
}
royals-page-say-deck = Country deck, { $n ->
    [one] 1 card
   *[other] { $n } cards
}
royals-page-say-intrigue = Intrigue deck, { $n ->
    [one] 1 card
   *[other] { $n } cards
}
royals-page-say-can-take = Legal: take it
royals-page-say-can-draw = Legal: draw a card blind
royals-page-say-cannot = Not possible now
royals-page-say-odds = It can be: { $list }
royals-page-say-buried = Buried in the cathedral: { $list }
royals-page-say-stack = { $card }, { $n } in hand

## Hand
royals-page-hand = Your hand
royals-page-hand-of = Hand of { $who }
royals-page-hand-left = { $n } of { $most }, { $i } of { $imost }
royals-page-hand-empty = No cards yet
royals-page-hand-hidden = { $n ->
    [one] 1 Country card
   *[other] { $n } Country cards
} and { $i ->
    [one] 1 Intrigue card
   *[other] { $i } Intrigue cards
}
royals-page-mark-pay = pay { $n }
royals-page-mark-wild = wild { $n }
royals-page-mark-discard = discard { $n }
royals-page-fresh = new { $n }
royals-page-mark-pay-short = −{ $n }
royals-page-mark-wild-short = −{ $n }
royals-page-mark-discard-short = −{ $n }
royals-page-fresh-short = +{ $n }
royals-page-cannot-move = This card cannot take part in the payment as it stands.

## Controls
royals-page-wild = Wild Country
royals-page-wild-hint = Any three Country cards stand for one that is needed.
royals-page-plot = Wild Intrigue
royals-page-plot-hint = Any two Intrigue cards stand for one that is needed.

## Seat
royals-page-seat-cards = { $n ->
    [one] 1 Country card
   *[other] { $n } Country cards
} in hand
royals-page-seat-intrigue = { $n ->
    [one] 1 Intrigue card
   *[other] { $n } Intrigue cards
} in hand
royals-page-seat-supply = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
} left
royals-page-seat-titles = Titles held: { $n } of { $most }
royals-page-seat-cities = { $country }: cities with a cube, { $n } of { $most }
royals-page-seat-markers = { $n ->
    [one] 1 marker taken
   *[other] { $n } markers taken
}
royals-page-seat-near = { $country }: one city missing for a country marker of { $points }
royals-page-starts = starts

## Panels
royals-page-influence = Influence now
royals-page-period-caption = If the period were scored now, your draft included
royals-page-period-points = Period { $period }
royals-page-period-left = { $n ->
    [1] 1 card left in the Country deck until the period ends.
   *[other] { $n } cards left in the Country deck until the period ends.
}
royals-page-period-over = All three periods are scored.
royals-page-tie-title = { $who } before { $whom ->
    [you] you
   *[other] { $other }
} at { $n }: { $title } before { $second }
royals-page-tie-city = { $who } before { $whom ->
    [you] you
   *[other] { $other }
} at { $n }: { $title } in { $city } ({ $value }) before { $second } ({ $less })
royals-page-titles-caption = Cubes on the title markers
royals-page-title-price = Title, price
royals-page-title-facts = Costs { $cost }, influence { $influence }
royals-page-lead = lead
royals-page-lead-none = tie
royals-page-lead-nobody = –
royals-page-value = value
royals-page-titles-points = Titles now
royals-page-houses-left = House markers left: { $list }
royals-page-houses-none = All house markers are taken.
royals-page-legend = Signs on the map
royals-page-legend-city = Seal at a city: points for the first to enter it.
royals-page-legend-country = Seals behind a country: points for the first and the second with a cube in each of its cities.
royals-page-legend-period = Squares: points for the most and the second most influence there when the period ends.
royals-page-legend-titles = Box of titles: points at the end for the most cubes on a title / for each of two who share that.
royals-page-markers = Markers taken
royals-page-markers-none = none yet
royals-page-luck = Drawn blind, and as many as to be expected
royals-page-luck-key = Small: what the deck gave on average at each of these draws.
royals-page-cards-caption = Where the cards are
royals-page-card = Card
royals-page-odds-next = next
royals-page-cards-all = All cards
royals-page-cards-key = In the decks: { $n ->
    [one] 1 Country card
   *[other] { $n } Country cards
} and { $i ->
    [one] 1 Intrigue card
   *[other] { $i } Intrigue cards
}. Hands of others: cards that everybody saw; the rest is unknown.

## Course of the game
royals-page-period-1 = I
royals-page-period-2 = II
royals-page-period-3 = III
royals-page-track-period = { $year } · { $period }
royals-page-track-draw = Draw
royals-page-track-play = Play
royals-page-track-end = End of turn
royals-page-round-1 = Period I
royals-page-round-2 = Period II
royals-page-round-3 = Period III

## Prompts
royals-page-prompt-draw = Draw three Country cards, or one Country and one Intrigue card.
royals-page-prompt-draw-second = Draw two more Country cards, or one Intrigue card.
royals-page-prompt-draw-last = Draw one more Country card.
royals-page-prompt-draw-first = { $n ->
    [1] First turn: draw one Country card.
   *[other] First turn: draw { $n } Country cards.
}
royals-page-prompt-play = Install a noble on a lit portrait, or end your turn.
royals-page-prompt-play-stuck = No noble is within reach. End your turn.
royals-page-prompt-installed = { $noble } for { $n ->
    [1] one card
   *[other] { $n } cards
}. Install more, or end your turn.
royals-page-prompt-pay = { $noble }: { $n ->
    [1] choose one more card of your hand.
   *[other] choose { $n } more cards of your hand.
}
royals-page-prompt-pay-rest = A payment has begun: finish it with the cards that are missed least.
royals-page-prompt-spend = { $noble }: { $n ->
    [1] choose one more Intrigue card.
   *[other] choose { $n } more Intrigue cards.
}
royals-page-prompt-discard = { $n ->
    [1] One card too many: this one goes. Tap another to change that.
   *[other] { $n } cards too many: these go. Tap others to change that.
}
royals-page-prompt-discard-more = { $n ->
    [1] Choose one more card to discard.
   *[other] Choose { $n } more cards to discard.
}
royals-page-done-deck = A card drawn blind cannot be put back. Draw it?
royals-page-done-intrigue = An Intrigue card cannot be put back. Draw it?
royals-page-done-installed = { $noble } for { $n ->
    [1] one card
   *[other] { $n } cards
}. End your turn?
royals-page-done-end = Your turn ends. Confirm?

## The button that ends the turn
royals-page-act-draw = Draw first
royals-page-act-deck = Draw from the deck
royals-page-act-intrigue = Draw an Intrigue card
royals-page-act-pay = Choose cards
royals-page-act-pay-rest = Pay the rest
royals-page-act-end = End the turn
royals-page-act-discard = { $n ->
    [1] Discard it and end
   *[other] Discard { $n } and end
}
royals-page-act-discard-more = Choose first

## Chips
royals-page-drew = { $n ->
    [1] Drew 1
   *[other] Drew { $n }
}
royals-page-drew-why = A card was drawn blind and seen: what was drawn so far cannot be taken back.
royals-page-chip-deck = Draw blind
royals-page-chip-intrigue = Draw Intrigue
royals-page-chip-draw = Take { $country }
royals-page-chip-usurp = { $noble } from { $who }

## What the draft changes
royals-page-badge = { $list }
royals-page-badge-now = at once { $n }
royals-page-badge-period = period { $n }
royals-page-badge-titles = titles { $n }

## Warnings
royals-page-warn-cubes = No cubes left for another noble
royals-page-warn-blind = Cannot be put back

## Log
royals-page-told-draw = { $person ->
    [you] draw
   *[other] draws
} { $cards }
royals-page-told-deck = { $n ->
    [one] one card blind
   *[other] { $n } cards blind
}
royals-page-told-intrigue = { $n ->
    [one] an Intrigue card
   *[other] { $n } Intrigue cards
}
