# Royal Palace

## Names that are not in the component file
palace-where-hand = Hand
palace-where-third = Mint, King and Madame
palace-where-recruit = Recruiting
palace-where-north = North
palace-where-east = East
palace-where-south = South
palace-where-west = West

## What an action does; the name of the acting seat stands before it (not before the four of chance)
palace-do-noble = On { $square }: { $noble }
palace-do-room = On slot { $slot }: { $room }
palace-do-starter = Start player: { $seat }
palace-do-drawn = Drawn: { $card }
palace-do-station = stations a servant at { $room }
palace-do-muster = { $n ->
    [one] musters 1 servant at the Gate
   *[other] musters { $n } servants at the Gate
}
palace-do-pull = pulls a servant from { $room } to the Gate
palace-do-walk = walks a servant from { $from } to { $to }
palace-do-slip = slips a servant from { $from } to { $to }
palace-do-mint = collects the gold of the Mint
palace-do-favour = adds a servant at { $patron }
palace-do-favour-from = adds a servant at { $patron }, taken from { $room }
palace-do-recruit = recruits the noble on { $square }
palace-do-keep = keeps { $card }
palace-do-play = plays { $card }
palace-do-done = ends the step

## Choices that the reader may not see yet
palace-hidden-drawn = A card is drawn unseen
palace-hidden-keep = keeps a card

## Prompt at each kind of node
palace-node-noble = A noble is being dealt.
palace-node-room = A room is being laid out.
palace-node-starter = The start player is being drawn.
palace-node-drawn = A privilege card is being drawn.
palace-node-station = Place a servant in a room.
palace-node-parade = Put servants on the Gate, or end the step.
palace-node-stairs = Walk your servants, or end the step.
palace-node-slip = Choose a servant and the room it slips to.
palace-node-third = Collect gold and bonuses, or end the step.
palace-node-recruit = Recruit nobles, or end the step.
palace-node-backdoor = Keep cards, or end your turn.
palace-node-over = The game is over.

## One more sentence of help at each kind of node
palace-node-help-noble = 36 of the 42 nobles come to the park.
palace-node-help-room = Where a room lies decides how far it is from the others.
palace-node-help-starter = Every seat is equally likely. The start player opens every round.
palace-node-help-drawn = Only the player who draws sees the card.
palace-node-help-station = Each player places five servants before the next one does.
palace-node-help-parade = Each servant on the Parade ground brings one to the Gate, the majority one more. They come from your supply.
palace-node-help-stairs = Each servant on the Stairway is one step to a neighbouring room, the majority one more. Steps not used are lost.
palace-node-help-slip = Any own servant may go to any other room; this uses no step.
palace-node-help-third = The Mint gives gold for your servants there. With the majority at the King or Madame you may add a servant there.
palace-node-help-recruit = A noble costs gold and seals, and each recruit needs a servant in the Office. From an edge square a servant goes to the park.
palace-node-help-backdoor = Each card you keep sends a servant from the Back door home to your supply. The rest is discarded.
palace-node-help-over = The highest score wins; on a tie the gold decides.

## What the others read meanwhile
palace-wait-noble = A noble is being dealt.
palace-wait-room = A room is being laid out.
palace-wait-starter = The start player is being drawn.
palace-wait-drawn = A privilege card is being drawn.
palace-wait-station = { $who } places servants.
palace-wait-parade = { $who } is at the first step, Parade ground.
palace-wait-stairs = { $who } is at the second step, Stairway.
palace-wait-slip = { $who } uses the secret passage.
palace-wait-third = { $who } is at the third step, Mint, King and Madame.
palace-wait-recruit = { $who } is at the fourth step, recruiting.
palace-wait-backdoor = { $who } is at the fifth step, Back door.
palace-wait-over = The game is over.

## Points and events; the name of the seat stands before them, but for those of nobody (seat -1)
palace-event-RP-2-9 = begins with { $number } gold
palace-event-RP-3-1 = opens round { $number }
palace-event-RP-3-6 = has nothing more to do: { $where }
palace-event-RP-3-7 = has nothing to do in this turn
palace-event-RP-4-2 = alone has the majority: { $where }
palace-event-RP-4-3 = has the majority by Intrigue: { $where }
palace-event-RP-4-4 = has the majority by Precedence: { $where }
palace-event-RP-4-5 = has the majority by the Cardinal: { $where }
palace-event-RP-7-2 = collects { $number } gold
palace-event-RP-8-3 = pays { $number } gold
palace-event-RP-8-4 = takes a servant back: { $where }
palace-event-RP-8-5 = { $number ->
    [one] takes 1 servant back as a seal: { $where }
   *[other] takes { $number } servants back as seals: { $where }
}
palace-event-RP-8-6 = puts a servant on { $where }
palace-event-RP-8-7 = gains { $where }
palace-event-RP-8-8 = uses a Scribe
palace-event-RP-8-9 = { $number ->
    [one] uses 1 free seal: { $where }
   *[other] uses { $number } free seals: { $where }
}
palace-event-RP-8-11 = saves { $number } gold beside empty squares
palace-event-RP-8-13 = saves { $number } gold on an isolated noble
palace-event-RP-8-20 = { $number ->
    [one] takes 1 servant from the reserve
   *[other] takes { $number } servants from the reserve
}
palace-event-RP-8-25 = { $number ->
    [one] has 1 free turquoise seal
   *[other] has { $number } free turquoise seals
}
palace-event-RP-8-26 = { $number ->
    [one] has 1 free violet seal
   *[other] has { $number } free violet seals
}
palace-event-RP-9-3 = { $number ->
    [one] shuffles the discards: 1 card
   *[other] shuffles the discards: { $number } cards
}
palace-event-RP-9-4 = finds no more cards to draw
palace-event-RP-9-5 = discards { $where }
palace-event-RP-9-6 = takes a servant back: { $where }
palace-event-RP-10-1 = pays { $number } gold
palace-event-RP-10-6 = takes { $number } gold
palace-event-RP-10-8 = gets the bonus at once: { $where }
palace-event-RP-11-1 = begins the last round: { $number } nobles are left
palace-event-RP-11-4 = The game ends after { $number } rounds without a recruit
palace-event-RP-12-2 = scores { $points } for { $where }
palace-event-RP-12-3 = scores { $points } for the card { $where }
palace-event-RP-12-4 = scores { $points } for cards in hand
palace-event-RP-12-5 = scores { $points } on the { $where } edge

## Options
palace-option-layout = Rooms
    .hint = How the nine rooms are laid out.
palace-option-layout-random = All shuffled
    .hint = Every room may lie anywhere.
palace-option-layout-first_game = First game
    .hint = A fixed layout, good to learn the game.
palace-option-layout-gate_centre = Gate in the centre
    .hint = The other eight rooms are shuffled.
palace-option-discount = Discount
    .hint = When nobles cost less gold.
palace-option-discount-adjacent = Empty neighbours
    .hint = 1 gold less for each empty square beside the noble.
palace-option-discount-isolated = Isolated nobles
    .hint = 2 gold less if no other noble stands beside it.
palace-option-discount-off = None
    .hint = Nobles always cost their full price.
palace-option-edge_ties = Ties on an edge
    .hint = What tied players get on an edge of the park.
palace-option-edge_ties-share = Shared
    .hint = Tied players share the points of the places they occupy, rounded down.
palace-option-edge_ties-none = Nothing
    .hint = Tied players get nothing, and the places they occupy lapse.

## Where points came from
palace-source-nobles = Nobles
palace-source-cards = Played cards
palace-source-hand = Cards in hand
palace-source-edges = Edges of the park

## The board as text
palace-board-turn = Turn
palace-board-seats = Players
palace-board-rooms = Rooms
palace-board-park = Park
palace-board-nobles = Nobles
palace-board-privileges = Privileges
palace-board-edges = Edges of the park
palace-board-cards = Privilege cards
palace-board-round = Round
palace-board-left = Left in this step
palace-board-recruits = Recruits left
palace-board-end = Nobles left → end
palace-board-seat = Player
palace-board-points = Points
palace-board-gold = Gold
palace-board-supply = Supply
palace-board-reserve = Reserve
palace-board-front = Played
palace-board-hand = Hand
palace-board-forecast = If it ended now
palace-board-slot = Slot
palace-board-room = Room
palace-board-majority = Majority
palace-board-rule = Rule
palace-board-square = Square
palace-board-id = Tile
palace-board-noble = Noble
palace-board-privilege = Privilege
palace-board-edge = Edge
palace-board-card = Card
palace-board-drawn = Drawn
palace-board-discards = Discards
palace-board-unseen = Unseen
