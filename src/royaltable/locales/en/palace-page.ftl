# Royal Palace: texts of the page

## Aim of the game
palace-page-aim-turn = A turn has five steps: bring servants to the Gate, walk them from room to room, collect gold and favours, recruit nobles from the park, and draw privilege cards; what you can do in a step depends on your servants in its room.
palace-page-aim-points = Nobles are worth their points, and so are cards in front of you; each card in hand is worth a little. On each edge of the park the two players with most servants there score.
palace-page-aim-end = When a turn of the start player begins and 12 nobles or fewer are left in the park, the last round begins.
palace-page-aim-win = Then points are counted: most points win, and more gold breaks a tie.

## Punctuation
palace-page-comma = {", "}
palace-page-stop = {". "}
palace-page-end = .
palace-page-colon = {": "}

## The page
palace-page-panel-forecast = If it ended now
palace-page-panel-ended = At the end
palace-page-panel-nobles = Nobles
palace-page-panel-cards = Cards
palace-page-board = Board of Royal Palace
palace-page-board-keys = Arrow keys go to the nearest legal place, with Shift to any place; Page Up and Page Down walk the legal ones. A to F jump to columns of the park, G P S M K L O H T to rooms: Gate, Parade ground, Stairway, Mint, King, Madame, Office, Back door, Cardinal.
palace-page-park = Park, six by six squares
palace-page-castle = Castle, nine rooms
palace-page-reconstructed = reconstructed
palace-page-reconstructed-why = Prices, points, privileges and cards are reconstructed; they are not those of the printed game.
palace-page-madame = Madame
palace-page-edge = { $edge }: { $list }
palace-page-edge-count = { $who } { $n }, now { $points ->
    [one] 1 point
   *[other] { $points } points
}
palace-page-edge-none = nobody
palace-page-edge-row = { $edge } edge
palace-page-square = Square { $square }
palace-page-left = { $n ->
    [one] 1 noble
   *[other] { $n } nobles
} left, the end comes at { $end }
palace-page-count = { $who } { $n }
palace-page-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
palace-page-no-majority = Nobody has the majority
palace-page-tied = A tie that nobody wins
palace-page-steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
}
palace-page-no-privilege = No privilege.
palace-page-owned = You own one already; they add up.
palace-page-owned-vain = You own one already; a second one adds nothing.
palace-page-gold = gold
palace-page-discount-adjacent = { $full } less { $n } for empty squares beside it
palace-page-discount-isolated = { $full } less { $n } because it stands alone
palace-page-discount-off = gold
palace-page-seal-free = { $n ->
    [one] 1 free seal
   *[other] { $n } free seals
}
palace-page-seal-king = { $n ->
    [one] 1 servant leaves the King’s chamber
   *[other] { $n } servants leave the King’s chamber
}
palace-page-seal-madame = { $n ->
    [one] 1 servant leaves Madame
   *[other] { $n } servants leave Madame
}
palace-page-legend-points = points
palace-page-legend-cut = gold, cheaper than printed
palace-page-legend-king = turquoise seals
palace-page-legend-madame = violet seals
palace-page-legend-lack = so much is missing
palace-page-card-step = Step: { $list }
palace-page-card-unseen = { $n } of { $of } not seen yet
palace-page-worth = +{ $n }

## Steps of a turn
palace-page-step-parade = Parade
palace-page-step-stairs = Stairs
palace-page-step-third = Mint
palace-page-step-recruit = Recruit
palace-page-step-backdoor = Back door

## Prices and what is missing
palace-page-cost-gold = { $n } gold
palace-page-cost-king = { $n ->
    [one] 1 turquoise seal
   *[other] { $n } turquoise seals
}
palace-page-cost-madame = { $n ->
    [one] 1 violet seal
   *[other] { $n } violet seals
}
palace-page-cost-none = free
palace-page-lack-gold = { $n } gold
palace-page-lack-king = { $n ->
    [one] 1 turquoise seal
   *[other] { $n } turquoise seals
}
palace-page-lack-madame = { $n ->
    [one] 1 violet seal
   *[other] { $n } violet seals
}
palace-page-lack-office = { $n ->
    [one] a servant in the Office
   *[other] { $n } servants in the Office
}

## Majorities
palace-page-majority = Majority: { $person ->
    [you] you
   *[other] { $who }
}, { $why }
palace-page-by-RP-4-2 = alone
palace-page-by-RP-4-3 = by Intrigue
palace-page-by-RP-4-4 = by Precedence
palace-page-by-RP-4-5 = by the Cardinal

## What a room gives
palace-page-gives-gate = servants enter here
palace-page-gives-cardinal = breaks ties
palace-page-gives-parade = { $n } to the Gate
palace-page-gives-parade-left = { $n } more to the Gate
palace-page-gives-stairs = { $n ->
    [one] 1 step
   *[other] { $n } steps
}
palace-page-gives-stairs-left = { $n ->
    [one] 1 step left
   *[other] { $n } steps left
}
palace-page-gives-mint = +{ $n } gold
palace-page-gives-mint-taken = gold taken
palace-page-gives-seals = { $n ->
    [one] 1 seal
   *[other] { $n } seals
}{ $free ->
    [0] {""}
   *[other] , { $free } free
}
palace-page-gives-favoured = { $n ->
    [one] 1 seal
   *[other] { $n } seals
}{ $free ->
    [0] {""}
   *[other] , { $free } free
}, bonus taken
palace-page-gives-office = { $n ->
    [one] 1 recruit
   *[other] { $n } recruits
}
palace-page-gives-backdoor = { $n ->
    [one] draws 1 card
   *[other] draws { $n } cards
}
palace-page-gives-next = next turn:

## Spoken: what a place is and what follows
palace-page-say-empty = Empty bed
palace-page-say-servant = { $person ->
    [you] Your servant
   *[other] Servant of { $who }
}
palace-page-say-nobody = Nobody is here
palace-page-say-can-recruit = Legal: recruit
palace-page-say-can = Legal: { $act }
palace-page-say-lacks = Missing: { $list }
palace-page-say-payable = Within reach
palace-page-say-edge = On the edge: a servant stays there and counts { $list }
palace-page-say-not-legal = Not possible now
palace-page-say-pick = { $n ->
    [one] Pick your servant here
   *[other] Pick one of your { $n } servants here
}
palace-page-say-picked = { $n } of { $of } picked
palace-page-say-pick-favour = Legal: a bonus servant from another room; choose the room next
palace-page-say-let-go = Chosen; choose the room the servant comes from
palace-page-say-can-walk = { $n ->
    [one] Legal: walk here from { $from }
   *[other] Legal: { $n } walk here from { $from }
}, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, { $left } left after it
palace-page-say-can-keep = Legal: keep it; a servant returns from the Back door
palace-page-say-can-play = Legal: play it now

## Hand and drawn cards
palace-page-hand = Your cards
palace-page-hand-of = Cards of { $who }
palace-page-hand-empty = No privilege cards
palace-page-hand-hidden = { $n ->
    [0] No cards
    [one] 1 hidden card
   *[other] { $n } hidden cards
}
palace-page-fresh = new
palace-page-played = played
palace-page-keeps = kept
palace-page-drawn = Drawn cards
palace-page-drawn-keep = { $n ->
    [one] Drawn: 1 card. What you do not keep is discarded.
   *[other] Drawn: { $n } cards. What you do not keep is discarded.
}
palace-page-drawn-none = All cards are kept.
palace-page-kept = { $n } kept, { $left } to be discarded
palace-page-drew = Steps 1 to 4 and the draw
palace-page-drew-why = Cards have been drawn: what came before cannot be taken back

## Controls
palace-page-stations-left = { $n ->
    [one] 1 servant left to place
   *[other] { $n } servants left to place
}
palace-page-muster = To the Gate
palace-page-steps-left = { $n ->
    [one] 1 step left
   *[other] { $n } steps left
}
palace-page-purse = You can pay with
palace-page-plus-free = +{ $n } free
palace-page-recruits = { $n ->
    [0] No servant in the Office: nobody can be recruited
    [one] The Office serves for 1 recruit
   *[other] The Office serves for { $n } recruits
}

## Seat
palace-page-seat-supply = { $n ->
    [one] 1 servant
   *[other] { $n } servants
} in the supply, { $reserve } in the reserve
palace-page-seat-gold = { $n } gold
palace-page-seat-cards = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
palace-page-seat-nobles = { $n ->
    [one] 1 noble
   *[other] { $n } nobles
}
palace-page-starts = starts

## Panels
palace-page-forecast = If the game ended now, your draft included
palace-page-forecast-points = Points
palace-page-forecast-key = Framed: what counts on the edge.
palace-page-total = Total
palace-page-card = Card
palace-page-cards-unseen = unseen
palace-page-cards-own = yours
palace-page-cards-discards = discards
palace-page-cards-played = played
palace-page-cards-key = Unseen: in other hands or among the { $deck ->
    [one] 1 card
   *[other] { $deck } cards
} of the deck. An empty deck takes the discards.
palace-page-noble = Noble
palace-page-privilege = Privilege
palace-page-price = Price

## Course of the game
palace-page-round = Round { $n }
palace-page-track-setup = Set-up
palace-page-track-last = Last round
palace-page-track-left = { $n ->
    [one] 1 noble
   *[other] { $n } nobles
} left, ends at { $end }
palace-page-track-left-short = { $n } → { $end }
palace-page-track-step = { $n } { $step }
palace-page-end-now = This is the last round.
palace-page-end-next = { $person ->
    [you] Your next turn
   *[other] The next turn of { $who }
} begins the last round.
palace-page-end-can = { $person ->
    [you] Your next turn
   *[other] The next turn of { $who }
} can begin the last round: { $n ->
    [one] 1 more noble is enough.
   *[other] { $n } more nobles are enough.
}
palace-page-end-quiet = { $n ->
    [one] 1 round
   *[other] { $n } rounds
} without a recruit; at { $end } the game ends.

## Prompts
palace-page-prompt-station = { $n ->
    [one] Place your last servant in a room.
   *[other] Place a servant in a room; { $n } are left.
}
palace-page-prompt-parade = { $n ->
    [one] Put a servant on the Gate.
   *[other] Put up to { $n } servants on the Gate.
} Your supply has { $supply }.
palace-page-prompt-pull = { $n ->
    [one] Your supply is empty: take a servant out of a room to the Gate.
   *[other] Your supply is empty: take up to { $n } servants out of rooms to the Gate.
}
palace-page-prompt-parade-none = Nobody can come to the Gate now. Play a card, or go on.
palace-page-prompt-walk = { $n ->
    [one] Pick a servant to walk: 1 step left.
   *[other] Pick a servant to walk: { $n } steps left.
}
palace-page-prompt-walk-to = { $n ->
    [one] Walk from { $room } to where?
   *[other] Walk { $n } from { $room } to where?
}{ $of ->
    [one] {""}
   *[other] {" "}Tap it again to take one more.
}
palace-page-prompt-walk-none = Nobody can walk now. Play a card, or go on.
palace-page-prompt-slip = Secret passage: pick a servant.
palace-page-prompt-slip-to = To which room does the servant from { $room } slip?
palace-page-both-patrons = the King and Madame
palace-page-prompt-third-both = Collect { $gold } gold at the Mint, and add a servant at { $where }.
palace-page-prompt-third-mint = Collect { $gold } gold at the Mint.
palace-page-prompt-third-favour = Majority: add a servant at { $where }.
palace-page-prompt-third-none = Nothing is left to collect. Play a card, or go on.
palace-page-prompt-favour-from = Your supply is empty. From which room comes the servant for { $patron }?
palace-page-prompt-recruit = { $n ->
    [one] Recruit a noble: 1 recruit, { $m } within reach.
   *[other] Recruit nobles: { $n } recruits, { $m } within reach.
}
palace-page-prompt-recruit-more = { $noble } is yours. { $n ->
    [one] Recruit 1 more, or end.
   *[other] Recruit up to { $n } more, or end.
}
palace-page-prompt-recruit-none = No noble is within reach now. Play a card, or end.
palace-page-prompt-recruit-office = No servant is in the Office. Play a card, or end.
palace-page-prompt-backdoor = { $n ->
    [one] Keep the card? It sends a servant home.
   *[other] Which of the { $n } cards do you keep? Each sends a servant home.
}
palace-page-prompt-backdoor-none = All cards are kept. Play a card, or end your turn.
palace-page-done-station = Your servants are placed. Confirm, or take some back.
palace-page-done-draw = { $n ->
    [one] Your turn is planned. Then a card is drawn, and nothing can be taken back.
   *[other] Your turn is planned. Then { $n } cards are drawn, and nothing can be taken back.
}
palace-page-done-turn = Your turn is planned. End it, or take steps back.

## The button that ends a step or the turn
palace-page-act-none = Choose first
palace-page-act-station = Place them there
palace-page-act-parade = On to the Stairway
palace-page-act-stairs = On to the Mint
palace-page-act-third = On to recruiting
palace-page-act-third-mint = Collect { $n } gold, go on
palace-page-act-draw = { $n ->
    [one] Draw 1 card
   *[other] Draw { $n } cards
}
palace-page-act-discard = { $n ->
    [one] Discard 1, end the turn
   *[other] Discard { $n }, end the turn
}
palace-page-act-turn = End the turn

## What the draft changes if the game ended now
palace-page-badge = if it ended now: +{ $n }
palace-page-badge-loss = if it ended now: −{ $n }

## Warnings
palace-page-warn-stairs = Nobody stays on the Stairway
palace-page-warn-parade = Nobody stays on the Parade ground
palace-page-warn-limit = { $n ->
    [one] 1 more could come to the Gate
   *[other] { $n } more could come to the Gate
}
palace-page-warn-steps = { $n ->
    [one] 1 step would be lost
   *[other] { $n } steps would be lost
}
palace-page-warn-favour = A bonus servant is not taken
palace-page-warn-recruit = { $n ->
    [one] 1 recruit would be lost
   *[other] { $n } recruits would be lost
}

## Acts of the draft
palace-page-act-walk = { $person ->
    [you] walk
   *[other] walks
} from { $from } to { $to }: { $walk }
palace-page-act-mint = { $person ->
    [you] collect
   *[other] collects
} { $n } gold at the Mint
palace-page-act-done = { $person ->
    [you] end
   *[other] ends
} the step: { $step }
palace-page-act-recruit = { $person ->
    [you] recruit
   *[other] recruits
} { $noble }
palace-page-servants = { $n ->
    [one] 1 servant
   *[other] { $n } servants
}

## Log; the name of the seat stands before them
palace-page-told-walk = { $person ->
    [you] walk
   *[other] walks
} { $ways }
palace-page-told-steps = { $person ->
    [you] walk
   *[other] walks
} { $n ->
    [one] one step
   *[other] { $n } steps
}
palace-page-told-mint = { $person ->
    [you] collect
   *[other] collects
} { $n } gold
palace-page-told-servants = { $person ->
    [you] bring
   *[other] brings
} { $n ->
    [one] one servant
   *[other] { $n } servants
}
palace-page-told-station = { $person ->
    [you] station
   *[other] stations
} servants: { $rooms }
palace-page-told-recruit = { $person ->
    [you] recruit
   *[other] recruits
} { $noble } on { $square }
