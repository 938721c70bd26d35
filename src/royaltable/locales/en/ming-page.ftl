# Ming Dynasty: texts of the page

## Aim of the game
ming-page-aim-turn = In each round everybody first places members on the province spaces, then takes cards, and then leads the prince from district to district: cards pay for the way, and members who wait are deployed where the prince stops.
ming-page-aim-points = In rounds 2, 4 and 6 those with most members in a district send some into the city and take a province tile for each. Members left in a city score points, and so do most members there, monks in monasteries and sets of six different tiles.
ming-page-aim-end = The game ends after the scoring of round 6, in which the last tiles score too.
ming-page-aim-win = Most points win; players tied for most share the victory.

## Punctuation
ming-page-comma = {", "}
ming-page-stop = {". "}
ming-page-semi = {"; "}
ming-page-end = .

## The page
ming-page-panel-forecast = If scored now
ming-page-panel-supply = Supply
ming-page-panel-city = City
ming-page-board = Board of Ming Dynasty
ming-page-board-keys = Arrow keys go to the nearest legal place, with Shift to any place; Page Up and Page Down walk the legal ones; letters jump to provinces; + and − change the size of the map.
ming-page-map = Map of six provinces
ming-page-cartouche = Reconstructed map
ming-page-cartouche-why = not the printed board
ming-page-spaces = Province spaces: waiting members and display cards
ming-page-gates = Waiting at the gates
ming-page-next-card = display
ming-page-dragon-take = Take a dragon
ming-page-dragon-pays = Which space pays?
ming-page-dragons-on = Dragon stack: { $n } left. Take a dragon for a member; then choose the space that pays.
ming-page-dragons-off = Choose the space whose member pays for the dragon, or press here to take a display card instead. { $n ->
    [one] 1 dragon
   *[other] { $n } dragons
} left.
ming-page-through = through
ming-page-ways = Other ways there
ming-page-way = { $cards }, by way of { $through }
ming-page-ways-close = Keep this way

## Spoken: what a place is and what stands there
ming-page-count = { $who } { $n }
ming-page-say-open = Open: { $list }
ming-page-say-empty = Nobody is open
ming-page-say-no-monk = no monk
ming-page-say-monk = { $person ->
    [you] your monk
   *[other] monk: { $who }
}
ming-page-say-prince = { $person ->
    [you] your prince
   *[other] prince: { $who }
}
ming-page-say-waiting = Waiting: { $list }
ming-page-say-nobody-waits = Nobody waits
ming-page-say-display = display card: { $card }
ming-page-say-no-display = no display card
ming-page-say-borders = borders of the province: { $list }
ming-page-say-not-legal = Not possible now
ming-page-say-can-prince = Legal: your prince comes here and brings one { $province } tile
ming-page-say-can-neutral = Legal: a neutral member comes here
ming-page-say-can-place = Legal: a member waits here and opens the { $card } card
ming-page-say-can-take = Legal: take the { $card } card
ming-page-say-can-dragon = Legal: a member from here pays for a dragon
ming-page-say-can-leave = Legal: deploy { $n } of your members from here
ming-page-say-can-deploy = Your prince is here. Legal: deploy { $n }
ming-page-say-can-walk = Legal, { $cards }
ming-page-say-own = { $n ->
    [0] You have nobody open there
   *[other] You have { $n } open there
}
ming-page-say-most = { $n ->
    [0] nobody waits to be deployed there
   *[other] up to { $n } could be deployed
}
ming-page-say-locked = your own monk locks it
ming-page-say-through = Legal to pass through only, { $cards }
ming-page-say-spent = spent as card { $n } of this turn
ming-page-say-can-stay = give it up to stay
ming-page-say-came = Just deployed: { $list }
ming-page-say-home = Members going home: { $home } of { $total }
ming-page-cards = { $count ->
    [1] one { $card } card
    [2] two { $card } cards
   *[other] { $count } { $card } cards
}
ming-page-space = { $province } space
ming-page-area = City houses of { $district }

## Hand
ming-page-hand = Your cards
ming-page-hand-of = Cards of { $who }
ming-page-hand-left = { $n } of { $most }
ming-page-hand-empty = No cards
ming-page-spent = spent { $n }
ming-page-fresh = new

## Controls
ming-page-deploy = Deploy
ming-page-deploy-hint = { $n ->
    [one] 1 of your members waits
   *[other] { $n } of your members wait
} for this province
ming-page-monk-switch = One as monk
ming-page-monk-short = Monk
ming-page-monk-pushes = pushes out { $who }
ming-page-monk-locks = your monk is there
ming-page-pass = Pass
ming-page-stay = Stay, giving up
ming-page-return = Go home
ming-page-home-sum = { $n } of { $sum } chosen
ming-page-return-hint = Points for those who stay, if nobody else goes home
ming-page-return-one = Your member
ming-page-return-one-stays = stays
ming-page-return-one-goes = goes home
ming-page-say-return = { $n ->
    [0] Nobody goes home
    [1] 1 member goes home
   *[other] { $n } members go home
}; those who stay score { $points }, most members { $most }, if nobody else goes home
ming-page-home-to = Home to:
ming-page-home-ways = Who goes home, by area

## Seat
ming-page-seat-supply = { $n ->
    [one] 1 member
   *[other] { $n } members
} in the supply
ming-page-seat-held = { $n ->
    [one] 1 card
   *[other] { $n } cards
} in hand: { $cards }
ming-page-seat-monks = { $n ->
    [one] 1 monk
   *[other] { $n } monks
}
ming-page-seat-tiles = Province tiles; dashed ones are missing for a set of six
ming-page-seat-near = Only { $province } is missing for a set of six: { $value ->
    [one] 1 point
   *[other] { $value } points
} at the next scoring
ming-page-starts = starts
ming-page-passed = passed

## Panels
ming-page-forecast = If it were scored now, your draft included
ming-page-in-city = In the city
ming-page-from-members = Members in cities
ming-page-from-majorities = Most in a city
ming-page-from-monks = Monks
ming-page-from-sets = Sets of six
ming-page-from-tiles = Last tiles
ming-page-total = Total
ming-page-star = { $n } for most members
ming-page-forecast-key = ★ most members: +{ $most }. Each member that stays there: { $member }. A set of six: { $set }.
ming-page-supply = Where the cards are
ming-page-symbol = Card
ming-page-supply-deck = Supply
ming-page-supply-discards = Discards
ming-page-supply-display = Display
ming-page-supply-hands = Hands
ming-page-supply-total = Movement cards
ming-page-supply-key = If a card is needed and the supply is empty, the discards become the supply.
ming-page-city-real = { $province } city: members inside
ming-page-city-forecast = { $province } city: who would enter
ming-page-district = District
ming-page-monk = monk
ming-page-enters = { $n } in the city
ming-page-city-key = First number: open members. Framed: in the city.
ming-page-city-rule = Majority by { $rule }
ming-page-borders-of = Borders of { $district }:

## Course of the game
ming-page-round = Round { $n }
ming-page-round-scoring = Round { $n } · scoring
ming-page-phase-0 = Set-up
ming-page-phase-1 = Members
ming-page-phase-2 = Cards
ming-page-phase-3 = Princes
ming-page-phase-4 = Scoring
ming-page-phase-5 = End of round

## Prompts
ming-page-prompt-neutral = Place neutral member { $number } of { $of }: a district holds three at most.
ming-page-prompt-place = Place member { $number } of { $of } on a province space.
ming-page-prompt-card = Take a lit display card, or a dragon for one of your members.
ming-page-prompt-dragon = Choose the space whose member pays for the dragon.
ming-page-prompt-turn = Your prince is in { $district }. Walk to a lit district, stay, or pass.
ming-page-prompt-turn-stuck = Your prince is in { $district } and cannot walk. Stay, or pass.
ming-page-prompt-way = Your prince is in { $district }. Walk on, or deploy here.
ming-page-prompt-way-on = Your prince passes through { $district } and must walk on.
ming-page-prompt-deploy = Your prince stays in { $district }. Deploy up to { $n }.
ming-page-prompt-return = { $n ->
    [one] Does your member in the { $province } city go home?
   *[other] How many of your { $n } members go home from the { $province } city?
} { $value ->
    [0] Staying counts only for most members.
   *[other] { $n ->
        [one] If it stays it scores { $value }.
       *[other] Each that stays scores { $value }.
    }
}
ming-page-prompt-home = { $n ->
    [1] To which district does your member from the { $province } city go home?
   *[other] To which districts do your { $n } members from the { $province } city go home?
}
ming-page-prompt-neutral-home = { $n ->
    [1] To which district does the neutral member from the { $province } city go home?
   *[other] To which districts do the { $n } neutral members from the { $province } city go home?
}
ming-page-done-neutral = Placed: neutral member { $number } of { $of }. Confirm, or choose another district.
ming-page-done-prince = Prince placed. Confirm, or choose another district.
ming-page-done-place = Placed: member { $number } of { $of }. Confirm, or choose another space.
ming-page-done-take = Card taken. Confirm, or choose another.
ming-page-done-dragon = Dragon taken. Confirm, or choose another card.
ming-page-done-pass = You pass: no more turns in this phase. Confirm?
ming-page-done-deploy = Turn planned in { $district }. Confirm, or change the number.
ming-page-done-return = Number chosen; the others see it when all have chosen.
ming-page-done-home = Members chosen. Confirm, or choose others.
ming-page-done-neutral-home = Neutral members chosen. Confirm, or choose others.
ming-page-done-start = Starting player named. Confirm, or name another.

## The button that ends the turn
ming-page-chip-stay = Stay
ming-page-chip-deploy = Deploy { $n }
ming-page-chip-monk = Deploy { $n }, one as monk
ming-page-act-none = Choose first
ming-page-act-neutral = Place it there
ming-page-act-prince = Place the prince
ming-page-act-place = Place the member
ming-page-act-take = Take the card
ming-page-act-dragon = Take the dragon
ming-page-act-pass = Pass
ming-page-act-deploy = Deploy and end
ming-page-act-deploy-none = End without deploying
ming-page-act-return = Hand in the number
ming-page-act-home = Take them home
ming-page-act-neutral-home = Send them home
ming-page-act-start = { $person ->
    [you] Name yourself
   *[other] Name { $who }
}

## What the draft changes if it were scored now
ming-page-badge-enter = forecast: { $members } more in the cities, +{ $points }
ming-page-badge-enter-loss = forecast: { $members } more in the cities, −{ $points }
ming-page-badge-fewer = forecast: { $members } fewer in the cities, +{ $points }
ming-page-badge-fewer-loss = forecast: { $members } fewer in the cities, −{ $points }
ming-page-badge-points = forecast: +{ $points }
ming-page-badge-points-loss = forecast: −{ $points }

## Warnings
ming-page-warn-nobody = { $n ->
    [1] A member could be deployed here
   *[other] { $n } members could be deployed here
}
ming-page-warn-locked = Your own monk locks this district
ming-page-warn-pass = You keep { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} and { $n ->
    [one] 1 waiting member
   *[other] { $n } waiting members
}
