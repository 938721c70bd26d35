# The page: everything that is not said by a game itself.

page-brand = Royal Table
page-start-title = Royal Table
page-title = { $title } · Royal Table
page-title-turn = ● Your turn · { $title }
page-start-line = Board games of court intrigue, by the book.
page-home = All tables
page-close = Close
page-retry = Try again
page-opening = The table is being laid …
page-no-table = There is no such table here.

## Start page
page-choose-game = Choose a game
page-about-ming = Princes travel six provinces; families vie for the cities.
page-about-royals = Noble houses fill the courts of Europe with their own.
page-about-palace = Servants in the castle win you the nobles in the park.
page-players-range = { $least } to { $most } players
page-reconstructed = reconstructed board
page-reconstructed-hint = Map, cards and numbers that no rule text gives are reconstructed: they fit everything that is known, but are not a copy of the printed game.
page-players = Players
page-who = Who sits where
page-seat-name = Name of player { $no }
page-seat-kind = Who plays for { $name }
page-kind-person = Person here
page-kind-person-hint = Somebody at this device
page-kind-computer = Computer
page-kind-computer-hint = A computer player of the level you choose
page-level = How well { $name } plays
page-kind-novice = Novice
page-kind-novice-hint = For a first game: sees only the next step and often errs.
page-kind-apprentice = Apprentice
page-kind-apprentice-hint = Takes what looks good at once, with a slip now and then.
page-kind-courtier = Courtier
page-kind-courtier-hint = Looks a few steps ahead; not always at the best of two good actions.
page-kind-minister = Minister
page-kind-minister-hint = Looks further ahead, with a slip between good actions; plays at once.
page-kind-chancellor = Chancellor
page-kind-chancellor-hint = Strong: weighs many continuations; plays at once.
page-kind-master = Master
page-kind-master-hint = The strongest; thinks for up to two seconds.
page-kind-greedy = Greedy
page-kind-greedy-hint = Takes what is best at once, without looking ahead.
page-kind-random = Random
page-kind-random-hint = Plays anything legal.
page-hot-seat = You share this device. It is handed over wherever something is secret.
page-only-watch = Nobody sits here: you watch the computer play.
page-options = Options
page-options-changed = { $count ->
    [0] all as usual
    [one] 1 changed
   *[other] { $count } changed
}
page-start = Start
page-start-watch = Watch
page-name-you = You
page-name-person = Player { $no }
page-name-0 = Crane
page-name-1 = Heron
page-name-2 = Pine
page-name-3 = Willow
page-name-4 = Falcon
page-tables = Your tables
page-tables-running = Unfinished tables
page-tables-over = Finished tables
page-tables-none = None yet. Your tables stay here until you remove them.
page-tables-more = All { $count } tables
page-table-turn = { $name } is to move
page-table-your-turn = To move here: { $name }
page-table-remove = Remove this table
page-table-remove-sure = Remove for good?

## Table: areas
page-course = Course of the game
page-tools = Tools
page-board = Board
page-zoom = Size of the map
page-zoom-in = Larger
page-zoom-out = Smaller
page-rail = Seats, forecast, log and help
page-seats = Seats
page-seat-turn = to move
page-seat-thinking = thinking
page-seat-you = looking
page-seat-won = won
page-action = Action
page-hand = Hand
page-forecast = Forecast
page-books = Log, points and help
page-with-draft = with your draft
page-skip-to-board = Skip to the board
page-log = Log
page-points = Points
page-help = Help
page-rules = Rules
page-replay = Replay
page-result = Result
page-settings = Settings
page-language = Language
page-theme-switch = Light or dark

## Turn
page-commit = End the turn
page-undo = Undo
page-undo-hint = Take back the last step (Z)
page-restart = Take back the whole turn (Shift Z)
page-draft = Draft of this turn
page-draft-back = Step { $no }: { $action }. Take back this step and what follows.
page-draft-back-hint = Take back this step and what follows
page-forced = The only thing possible here
page-sending = Sending your turn …
page-told = { $who } { $what }
page-told-you = { $who }: { $what }
page-chance = Chance
page-wait = { $who } is to move.
page-thinking = { $who } is thinking
page-skip = Skip to now
page-since = Since my turn
page-again = Play again
page-won = { $names } wins
page-won-you = You win
page-won-shared = { $names } win together
page-hand-over = Pass the table to { $name }
page-hand-over-hint = Nothing secret is shown until { $name } is ready.
page-hand-over-ready = I am { $name }, show my side
page-lost = No connection. The page keeps trying.

## Refusals
page-refused = Not possible ({ $what }):
page-refused-stale = The table has moved on in another window. Your draft was dropped.
page-refused-unreachable = The server cannot be reached. Nothing is lost.
page-refused-retry = The server cannot be reached. Your turn is sent again until it arrives.

## Notation
page-notation = Action in notation
page-notation-hint = Type an action, or part of one
page-notation-open = Type an action (/)
page-notation-legal = Legal actions
page-notation-none = Nothing legal begins like this. Enter says why.

## Log, points, result
page-log-none = Nothing has happened yet.
page-log-draft = draft
page-log-hidden = has chosen in secret
page-log-points = scores { $points }
page-log-show = Show the table after this line
page-log-all = All { $count } lines
page-source = Points from
page-source-other = Other
page-total = Total
page-points-none = Nobody has scored yet.
page-points-hidden = Points hidden until the end
page-result-close = Look at the board
page-transcript = Transcript
page-seed = Chance can be checked.
page-seed-fits = The seed fits.
page-seed-wrong = The seed does not fit!
page-seed-hint = Before the first move the table showed the SHA-256 of a secret seed. Every card drawn follows from the seed; here it is.
page-seed-value = Seed
page-seed-hash = SHA-256 of this table’s secret seed, shown from the start: { $hash }

## Hints and chances to win
page-hint-open = Hint: the best actions (H)
page-hint-title = The best actions now
page-hint-thinking = Looking for the best actions …
page-hint-none = No hint was found.
page-hint-busy = A hint for this table is on its way already. Try again in a moment.
page-hint-use = Put into the draft
page-hint-more = … and { $count } more
page-hint-fewer = Fewer steps
page-hint-key = Chance to win · points in the end, about
page-hint-points = · { $points }
page-hint-chance = { $name }: { $percent } % to win, about { $points } points in the end.
page-chances = Chance to win
page-chances-thinking = The computer looks at the game …
page-chances-hint = Chance to win along the game, as the computer sees it

## Replay
page-replay-begin = Before the first move
page-replay-line = Position in the game
page-replay-at = { $at } of { $last }
page-replay-first = To the beginning
page-replay-back = One back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = One on
page-replay-leave = Back to the table

## Rules and help
page-aim = Aim of the game
page-rules-search = Search the rules
page-rules-now = For this decision:
page-rules-none = No rule contains this.
page-tag-rulebook = rule book
page-tag-sourced = other source
page-tag-ruling = ruling
page-tag-reconstructed = reconstructed
page-tag-rulebook-hint = Stated by the rule texts
page-tag-sourced-hint = Stated by another public source about the printed game
page-tag-ruling-hint = Decided here, because no source decides it
page-tag-reconstructed-hint = Chosen to fit everything that is known
page-keys = Keys
page-key-tab = board, controls, undo, end of turn, hand, seats, log
page-key-arrows = on the board: the next place in that direction
page-key-pages = on the board: all legal places in order
page-key-enter = choose; end the turn when it is complete
page-key-undo = take back the last step
page-key-restart = take back the whole turn
page-key-escape = close what lies on top, else one step back
page-key-hint = the best actions, with everybody’s chance to win
page-key-notation = type an action
page-key-help = rules and keys
page-key-replay = replay
page-key-replaying = in the replay: back, on, beginning, end, play

## Settings
page-theme = Theme
page-theme-system = As the system
page-theme-light = Light
page-theme-dark = Dark
page-motion = Motion
page-motion-system = As the system
page-motion-full = Full
page-motion-reduced = Reduced
page-motion-hint = Reduced: pieces jump, nothing glows.
page-pace = Moves of others
page-pace-slow = Slow
page-pace-normal = Normal
page-pace-fast = Fast
page-pace-instant = At once
page-pace-hint = How long each one stays before the next.
page-confirm = Confirm each turn
page-confirm-hint = Off: a turn ends as soon as it is complete and cannot be taken back.

## Games without a board of their own
page-plain-node = Decision { $no }
page-plain-choose = Choose what to do.
page-plain-complete = Your turn is complete.
page-plain-legal = { $count ->
    [one] One thing is possible
   *[other] { $count } things are possible
}
page-plain-nothing = Nothing to choose now.
