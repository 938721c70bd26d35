# Pebbles

pebbles-option-heap = Pebbles in the heap
pebbles-option-heap-12 = 12
pebbles-option-heap-20 = 20

## What an action does; the name of its seat stands before it. $person: you, if the reader does it
pebbles-do-dealt = { $person ->
    [you] are
   *[other] is
} dealt the { $card }
pebbles-do-take = { $person ->
    [you] take
   *[other] takes
} { $n ->
    [one] 1 pebble
   *[other] { $n } pebbles
}
pebbles-hidden-dealt = { $person ->
    [you] are
   *[other] is
} dealt a card

## Rows of the ledger
pebbles-event-PB-3-2 = Pebbles
pebbles-event-PB-3-3 = A multiple of the own card: { $where }

## Whoever is to act
pebbles-node-take = Take one, two or three pebbles.
pebbles-node-deal = Cards are being dealt.
pebbles-node-over = The game is over.

## The text table
pebbles-board-heap = Heap
pebbles-board-left = Pebbles
pebbles-board-seats = Players
pebbles-board-seat = Player
pebbles-board-taken = Pebbles
pebbles-board-card = Card
