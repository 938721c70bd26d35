# Royal Palace

## Names that are not in the component file
palace-where-hand = Hand
palace-where-third = Mint, King and Madame
palace-where-recruit = Recruiting
palace-where-north = North
palace-where-east = East
palace-where-south = South
palace-where-west = West

## What an action does; the name of the acting seat stands before it (not before the four of chance). $person: you, if the reader does it
palace-do-noble = On { $square }: { $noble }
palace-do-room = On slot { $slot }: { $room }
palace-do-starter = Start player: { $whom ->
    [you] you
   *[other] { $seat }
}
palace-do-drawn = Drawn: { $card }
palace-do-station = { $person ->
    [you] station
   *[other] stations
} a servant at { $room }
palace-do-muster = { $person ->
    [you] muster
   *[other] musters
} { $n ->
    [one] 1 servant at the Gate
   *[other] { $n } servants at the Gate
}
palace-do-pull = { $person ->
    [you] pull
   *[other] pulls
} a servant from { $room } to the Gate
palace-do-walk = { $person ->
    [you] walk
   *[other] walks
} a servant from { $from } to { $to }
palace-do-slip = { $person ->
    [you] slip
   *[other] slips
} a servant from { $from } to { $to }
palace-do-mint = { $person ->
    [you] collect
   *[other] collects
} the gold of the Mint
palace-do-favour = { $person ->
    [you] add
   *[other] adds
} a servant at { $patron }
palace-do-favour-from = { $person ->
    [you] add
   *[other] adds
} a servant at { $patron }, taken from { $room }
palace-do-recruit = { $person ->
    [you] recruit
   *[other] recruits
} the noble on { $square }
palace-do-keep = { $person ->
    [you] keep
   *[other] keeps
} { $card }
palace-do-play = { $person ->
    [you] play
   *[other] plays
} { $card }
palace-do-done = { $person ->
    [you] end
   *[other] ends
} the step

## Choices that the reader may not see yet
palace-hidden-drawn = A card is drawn unseen
palace-hidden-keep = { $person ->
    [you] keep
   *[other] keeps
} a card

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
palace-wait-station = { $person ->
    [you] You place servants.
   *[other] { $who } places servants.
}
palace-wait-parade = { $person ->
    [you] You are at the first step, Parade ground.
   *[other] { $who } is at the first step, Parade ground.
}
palace-wait-stairs = { $person ->
    [you] You are at the second step, Stairway.
   *[other] { $who } is at the second step, Stairway.
}
palace-wait-slip = { $person ->
    [you] You use the secret passage.
   *[other] { $who } uses the secret passage.
}
palace-wait-third = { $person ->
    [you] You are at the third step, Mint, King and Madame.
   *[other] { $who } is at the third step, Mint, King and Madame.
}
palace-wait-recruit = { $person ->
    [you] You are at the fourth step, recruiting.
   *[other] { $who } is at the fourth step, recruiting.
}
palace-wait-backdoor = { $person ->
    [you] You are at the fifth step, Back door.
   *[other] { $who } is at the fifth step, Back door.
}
palace-wait-over = The game is over.

## Points and events; the name of the seat stands before them, but for those of nobody (seat -1)
palace-event-RP-2-9 = { $person ->
    [you] begin
   *[other] begins
} with { $number } gold
palace-event-RP-3-1 = { $person ->
    [you] open
   *[other] opens
} round { $number }
palace-event-RP-3-6 = { $person ->
    [you] have
   *[other] has
} nothing more to do: { $where }
palace-event-RP-3-7 = { $person ->
    [you] have
   *[other] has
} nothing to do in this turn
palace-event-RP-4-2 = alone { $person ->
    [you] have
   *[other] has
} the majority: { $where }
palace-event-RP-4-3 = { $person ->
    [you] have
   *[other] has
} the majority by Intrigue: { $where }
palace-event-RP-4-4 = { $person ->
    [you] have
   *[other] has
} the majority by Precedence: { $where }
palace-event-RP-4-5 = { $person ->
    [you] have
   *[other] has
} the majority by the Cardinal: { $where }
palace-event-RP-7-2 = { $person ->
    [you] collect
   *[other] collects
} { $number } gold
palace-event-RP-8-3 = { $person ->
    [you] pay
   *[other] pays
} { $number } gold
palace-event-RP-8-4 = { $person ->
    [you] take
   *[other] takes
} a servant back: { $where }
palace-event-RP-8-5 = { $person ->
    [you] take
   *[other] takes
} { $number ->
    [one] 1 servant back as a seal: { $where }
   *[other] { $number } servants back as seals: { $where }
}
palace-event-RP-8-6 = { $person ->
    [you] put
   *[other] puts
} a servant on { $where }
palace-event-RP-8-7 = { $person ->
    [you] gain
   *[other] gains
} { $where }
palace-event-RP-8-8 = { $person ->
    [you] use
   *[other] uses
} a Scribe
palace-event-RP-8-9 = { $person ->
    [you] use
   *[other] uses
} { $number ->
    [one] 1 free seal: { $where }
   *[other] { $number } free seals: { $where }
}
palace-event-RP-8-11 = { $person ->
    [you] save
   *[other] saves
} { $number } gold beside empty squares
palace-event-RP-8-13 = { $person ->
    [you] save
   *[other] saves
} { $number } gold on an isolated noble
palace-event-RP-8-20 = { $person ->
    [you] take
   *[other] takes
} { $number ->
    [one] 1 servant from the reserve
   *[other] { $number } servants from the reserve
}
palace-event-RP-8-25 = { $person ->
    [you] have
   *[other] has
} { $number ->
    [one] 1 free turquoise seal
   *[other] { $number } free turquoise seals
}
palace-event-RP-8-26 = { $person ->
    [you] have
   *[other] has
} { $number ->
    [one] 1 free violet seal
   *[other] { $number } free violet seals
}
palace-event-RP-9-3 = { $person ->
    [you] shuffle
   *[other] shuffles
} { $number ->
    [one] the discards: 1 card
   *[other] the discards: { $number } cards
}
palace-event-RP-9-4 = { $person ->
    [you] find
   *[other] finds
} no more cards to draw
palace-event-RP-9-5 = { $person ->
    [you] discard
   *[other] discards
} { $where }
palace-event-RP-9-6 = { $person ->
    [you] take
   *[other] takes
} a servant back: { $where }
palace-event-RP-10-1 = { $person ->
    [you] pay
   *[other] pays
} { $number } gold
palace-event-RP-10-6 = { $person ->
    [you] take
   *[other] takes
} { $number } gold
palace-event-RP-10-8 = { $person ->
    [you] get
   *[other] gets
} the bonus at once: { $where }
palace-event-RP-11-1 = { $person ->
    [you] begin
   *[other] begins
} the last round: { $number ->
    [one] 1 noble is left
   *[other] { $number } nobles are left
}
palace-event-RP-11-4 = The game ends after { $number ->
    [one] 1 round
   *[other] { $number } rounds
} without a recruit
palace-event-RP-12-2 = { $person ->
    [you] score
   *[other] scores
} { $points } for { $where }
palace-event-RP-12-3 = { $person ->
    [you] score
   *[other] scores
} { $points } for the card { $where }
palace-event-RP-12-4 = { $person ->
    [you] score
   *[other] scores
} { $points } for cards in hand
palace-event-RP-12-5 = { $person ->
    [you] score
   *[other] scores
} { $points } on the { $where } edge

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

## What can be pointed at, and why it cannot be reached; a rule without a message here is said by its paragraph
palace-aim-room = { $room }
palace-aim-way = { $from } to { $to }
palace-aim-square = { $square }
palace-aim-card = { $card }
palace-closed-RP-6-8 = { $number ->
    [0] You have no steps left.
   *[other] That takes { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, and you have { $number } left.
}
palace-closed-RP-6-9 = You have no servant there.
palace-closed-RP-8-14 = No noble stands there.
palace-closed-RP-8-15 = You have no servant in the Office.
palace-closed-RP-8-16 = { $number } gold is missing.
palace-closed-RP-8-17 = { $number ->
    [one] 1 turquoise seal is missing.
   *[other] { $number } turquoise seals are missing.
}
palace-closed-RP-8-18 = { $number ->
    [one] 1 violet seal is missing.
   *[other] { $number } violet seals are missing.
}
palace-closed-RP-10-17 = You have no servant there.
