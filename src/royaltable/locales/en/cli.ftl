# The command line and the text table

## The text table
cli-welcome = { $game }. Answer with a number or an action; "help" shows what else you can say.
cli-reconstructed = The printed map, cards or tiles of this game are a reconstruction; another component file can replace it.
cli-hand-over = It is the turn of { $seat }. Press Enter when nobody else looks.
cli-your-turn = { $seat }: { $prompt }
cli-more = … and { $n } more; "legal" shows them all.
cli-refused = "{ $text }" is refused by { $rule }: { $why }
cli-grammar = You can say: { $patterns }. Commands: { $commands }.
cli-why-aims = Say what you aim at: { $patterns }.
cli-why-closed = { $aim }: { $why } ({ $rule })
cli-why-open = { $aim }: nothing stands in the way.
cli-no-rule = There is no rule { $rule }.
cli-help =
    A number plays the action in that line of the list; its words do the same.
    help RULE shows a rule of the book, for instance the one named in a refusal.
    why AIM says why something cannot be reached, for instance a place of the board.
    legal lists every action, board shows the table, log everything so far.
    hint shows the best actions now (with their numbers in the list), everybody's chance to win and the points to be expected.
    undo takes back your last action, as long as nobody else and no chance has acted since.
    save FILE writes the transcript, quit leaves the game.
cli-hint-looking = Looking for the best actions …
cli-hint-action = { $number }  { $action }: { $sentence }
cli-hint-chance = { $seat } { $percent } %, about { $points ->
    [one] 1 point
   *[other] { $points } points
}
cli-undone = Taken back.
cli-nothing-to-undo = There is nothing to take back: your turn has just begun.
cli-score = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
cli-winners = { $n ->
    [one] { $person ->
        [you] You win.
       *[other] { $seats } wins.
    }
   *[other] { $seats } share the victory.
}
cli-left = You have left the game after { $nodes ->
    [one] 1 choice
   *[other] { $nodes } choices
}.
cli-ask-save = Save the transcript as (empty: do not save):
cli-save-name = Say the name of the file: save FILE.
cli-saved = Saved as { $file }.
cli-exists = { $file } exists already; choose another name.
cli-not-written = { $file } cannot be written: { $why }.

## Simulated games
cli-simulating = { $game }: playing
cli-simulated = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $game }, policy { $policy }, seed { $seed }, backend { $backend }.
cli-nodes = Nodes a game: { $mean }.
cli-seat = Seat
cli-mean-points = Mean points
cli-wins = Wins
cli-win-share = Share

## Checked files
cli-check-over = a correct game of { $nodes ->
    [one] 1 node
   *[other] { $nodes } nodes
}.
cli-check-running = correct as far as it goes, { $nodes ->
    [one] 1 node
   *[other] { $nodes } nodes
}; the game is not over.
cli-verify-good = every draw follows from the seed, and the seed is the one whose hash was shown from the start.
cli-verify-none = this transcript names no seed: only that of a finished game at a table of a server does.
cli-verify-seed = the seed is not the one whose hash was shown from the start.
cli-verify-node = the draw at node { $node }, { $outcome }, does not follow from the seed.
cli-components-good = a component file for { $game }, named { $name }.

## Benchmarks
cli-bench-game = Game
cli-bench-players = Players
cli-bench-backend = Backend
cli-bench-decisions = Decisions/s
cli-bench-games = Games/s
cli-bench-pure = pure
cli-bench-fast = fast
cli-bench-fast_all_cores = fast, all cores
cli-compiling = { $game }: compiling (once per machine and version) …
cli-bench-start-pure = First decision of a new process, pure: { $seconds } s.
cli-bench-start-fast = First decision of a new process, fast: { $seconds } s.

## Computer players against one another, training
cli-arena-playing = { $game }: playing
cli-arena-played = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $game } with { $players ->
    [one] 1 player
   *[other] { $players } players
}, seed { $seed }. Intervals: 95 %.
cli-arena-bot = Player
cli-arena-games = Games
cli-arena-win-share = Wins
cli-arena-interval = Interval
cli-arena-rating = Rating
cli-arena-mean-points = Points
cli-arena-seconds = s/decision
cli-train-round = Round { $number }
cli-train-log = Round { $number }: { $positions ->
    [one] 1 position
   *[other] { $positions } positions
}; loss { $loss }, on games kept aside { $test } (a constant guess: { $guess }).
cli-train-done = The weights are in { $file }.

## Where a rule stands
cli-where-enforces = Enforced
cli-where-scores = Scored or told
cli-where-says = Said
cli-where-page = Page
cli-where-tests = Tested
cli-where-nowhere = No line of the program names it: what it says is true of the whole.
cli-where-no-tests = Tests and page are not here: the program is installed without its source tree.
