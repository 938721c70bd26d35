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
page-outdated = This table was begun with another version of the game, and this one cannot show it.
page-broken = Something in the page went wrong. Nothing is lost.
page-updated = The server has a newer version of this page.
page-reload = Load it
page-language-failed = The language could not be loaded.
page-setup-failed = Names of options and colours of seats could not be loaded.
page-tables-failed = The list of your tables could not be read; it is not lost.
page-remove-failed = The table could not be removed: the server cannot be reached.
page-again-failed = The new table could not be made: the server cannot be reached.

## Start page
page-choose-game = Choose a game
page-about-ming = Princes travel six provinces; families vie for the cities.
page-about-royals = Noble houses fill the courts of Europe with their own.
page-about-palace = Servants in the castle win you the nobles in the park.
page-players-range = { $least } to { $most ->
    [one] 1 player
   *[other] { $most } players
}
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
page-kind-open = By link
page-kind-open-hint = Somebody with a device of their own, who comes by a link that you send
page-who-may-sit = Who may sit down
page-private = Whoever has the link
page-public = anybody on this server
page-starts = The game begins
page-starts-full = when all are there
page-starts-host = when you say so
page-start-invite = Make the table and invite
page-table-waiting = { $count ->
    [0] Everybody is here
    [one] Waits for 1 player
   *[other] Waits for { $count } players
}
page-tables-open = Open tables
page-tables-watch = Being played
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
page-tables-more = { $count ->
    [one] 1 table
   *[other] All { $count } tables
}
page-table-turn = { $who } is to move
page-table-your-turn = { $person ->
    [you] Your turn
   *[other] To move here: { $who }
}
page-table-points = { $who } { $points }
page-table-remove = Remove this table
page-table-remove-sure = Remove for good?

## Before the game begins
page-gather-host = Your table: invite those who shall play.
page-gather-seated = You have a seat. It will begin soon.
page-gather-invited = You are invited. Take a seat: no account is needed.
page-gather-waiting = This table waits for its players.
page-gather-seats = { $count ->
    [0] Everybody is here.
    [one] One seat is open.
   *[other] { $count } seats are open.
}
page-gather-name = Your name
page-gather-open = open seat
page-gather-here = at this device
page-gather-came = has come
page-gather-sit = Sit here
page-gather-sit-too = One more here
page-gather-leave = Leave this seat
page-gather-send-away = Send away
page-gather-free = Open this seat
page-gather-computer = Let a computer play
page-gather-begin = Begin
page-gather-ready = Everybody is here: begin when you like.
page-gather-begins-full = The game begins by itself as soon as every seat is taken.
page-gather-begins-you = When every seat is taken, you begin the game.
page-gather-begins-host = Whoever made the table begins the game.
page-gather-private = Seats are taken by the link of the invitation. Ask whoever made the table for it.
page-gather-taken = Somebody was quicker: this seat is taken.
page-gather-begun = The game has begun.
page-gather-invitation = Invitation
page-gather-link-hint = Send this link to those who shall play, or let them scan it. Whoever has it can take a seat, as a guest, at once.
page-gather-link-public = Anybody finds this table on the start page. This link leads here, too.
page-gather-alone = This address is open to this machine only. To let other devices in, start Royal Table with
page-gather-link = Link of the invitation
page-gather-qr = QR code of the link
page-gather-copy = Copy the link
page-gather-copied = Copied
page-gather-share = Send …
page-away-leave = Let the computer play for me
page-away-leave-one = Let the computer play for { $who }
page-away-hint = The game goes on without you. You may come back at any time.
page-away-now = A computer player plays for you.
page-away-back = I am back
page-away-back-one = { $who } is back
page-away-plays = { $person ->
    [you] You are away: a computer player ({ $level }) stands in
   *[other] { $who } is away: a computer player ({ $level }) stands in
}
page-away-failed = The seat could not be changed: the server does not answer.

## Table: areas
page-course = Course of the game
page-tools = Tools
page-board = Board
page-zoom = Size of the map
page-beyond = Show what can be chosen
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
page-redo = Redo
page-redo-hint = Do again what was taken back (X)
page-restart = Take back the whole turn (Shift Z)
page-draft = Draft of this turn
page-draft-back = Step { $no }: { $action }. Take back this step and what follows.
page-draft-back-hint = Take back this step and what follows
page-forced = The only thing possible here
page-asking = One moment: your plan is being looked at.
page-sending = Sending your turn …
page-prompt-of = { $who }: { $sentence }
page-seat-colour = { $who } · { $colour }
page-others = Turns of the others
page-told-times = { $what } ×{ $times }
page-told-then = {"; "}
page-told-setup = The table is set up
page-told-nothing = { $person ->
    [you] have
   *[other] has
} nothing to do
page-chance = Chance
page-wait = { $person ->
    [you] You are to move.
   *[other] { $who } is to move.
}
page-wait-several = Still to decide: { $names }.
page-laid = For your next decision: { $what }
page-laid-back = Take back
page-laid-refused = What you had ordered could not be played.
page-order = Order ahead
page-order-hint = what to do at your next decision
page-order-why = It is played by itself when your next decision comes, if it can be then. Nobody else sees it before.
page-thinking = { $who } is thinking
page-skip = Skip to now
page-since = Since my turn
page-again = Play again
page-won = { $person ->
    [you] You win
   *[other] { $who } wins
}
page-won-shared = { $names } win together
page-hand-over = Pass the table to { $name }
page-hand-over-hint = Nothing secret is shown until { $name } is ready.
page-hand-over-ready = I am { $name }, show my side
page-lost = No connection. The page keeps trying.

## Refusals
page-refused = Not possible ({ $what }):
page-refused-stale = The table has moved on in another window. Your draft was dropped.
page-refused-moved = The table has moved on since this turn was planned. The plan was dropped.
page-refused-name = A name has at most { $most ->
    [one] 1 character
   *[other] { $most } characters
}, and all of them can be seen.
page-refused-unreachable = The server cannot be reached. Nothing is lost.
page-refused-ahead = What you pressed meanwhile can no longer be done.
page-refused-unanswered = The server cannot be reached: what you chose last was put back. Please choose it again.
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
page-log-hidden = { $person ->
    [you] have
   *[other] has
} chosen in secret
page-log-points = { $person ->
    [you] score
   *[other] scores
} { $points }
page-log-show = Show the table after this line
page-log-all = { $count ->
    [one] 1 turn
   *[other] All { $count } turns
}
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
page-draws-check = Check every draw
page-draws-good = { $count ->
    [one] The only draw follows
   *[other] All { $count } draws follow
} from the seed.
page-draws-odd = Not from the seed: the draw at node { $node }!
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
page-hint-chance = { $who }: { $percent } % to win, about { $points ->
    [one] 1 point
   *[other] { $points } points
} in the end.
page-chances = Chance to win
page-chances-thinking = The computer looks at the game …
page-chances-failed = The chances could not be worked out.
page-chances-hint = Chance to win along the game, as the computer sees it

## Replay
page-replay-failed = This moment could not be read: the server cannot be reached.
page-replay-begin = Before the first move
page-replay-line = Position in the game
page-replay-at = Turn { $at } of { $last }
page-replay-first = To the beginning
page-replay-back = One act back
page-replay-turn-back = One turn back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = One act on
page-replay-turn-next = One turn on
page-replay-last = To the end
page-replay-speed = Speed
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
page-key-redo = do again what was taken back
page-key-restart = take back the whole turn
page-key-escape = close what lies on top, else one step back
page-key-hint = the best actions, with everybody’s chance to win
page-key-notation = type an action
page-key-help = rules and keys
page-key-replay = replay
page-key-replaying = in the replay: back, on, beginning, end, play
page-key-replaying-turns = in the replay: whole turns

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
page-sound = Sound when it is your turn
page-sound-hint = Two soft notes when others have played and you are to move.
page-aloud = Read new messages aloud
page-aloud-hint = For those who listen to the page: what others say at the table is read when it comes.

## Talk, notes, and who is here
page-talk = Talk
page-talk-to-seats = Say something to the table
page-talk-to-watchers = Say something to those who watch
page-talk-send = Send
page-talk-phrases = Quick phrases: everybody reads them in their own language
page-talk-none-seats = Nobody has said anything yet. Only those who sit here read it until the game is over; at a public table those who watch do, too.
page-talk-none-watchers = Nobody has said anything yet. Those who play read it only when the game is over.
page-talk-watcher = Somebody who watches
page-talk-watching = watching
page-talk-unread = { $count ->
    [one] , { $count } new message
   *[other] , { $count } new messages
}
page-talk-said = { $who }: { $text }
page-talk-hearing = Hear { $who }?
page-talk-mute-table = Mute at this table
page-talk-mute-always = Mute at all tables
page-talk-hear = Hear again
page-talk-muted = A message of somebody whom you have muted
page-talk-often = That was much at once. Wait a moment, then send it again.
page-talk-unreadable = This cannot be read by others: it holds characters that cannot be seen.
page-talk-full = This table has room for no more messages.
page-talk-failed = That was not sent: the server does not answer. Send it again.
page-talk-search = Search talk and notes
page-talk-found = { $count ->
    [0] Nothing found
    [one] { $count } place found
   *[other] { $count } places found
}
page-talk-all = { $count ->
    [one] The only message
   *[other] All { $count } messages
}
page-phrase-hello = Hello!
page-phrase-luck = Good luck!
page-phrase-turn = Your turn!
page-phrase-moment = One moment, please.
page-phrase-back = I will be back in 10 minutes.
page-phrase-return = I am back.
page-phrase-nice = Nice move!
page-phrase-sorry = Sorry!
page-phrase-thanks = Thank you!
page-phrase-played = Well played.
page-phrase-again = Another game?
page-phrase-bye = Goodbye!
page-notes = Notes
page-notes-hint = Only you can read this, on all your devices.
page-notes-read = Opening your notes …
page-notes-kept = Stored
page-notes-changed = Not stored yet …
page-notes-failed = Not stored: the server does not answer. The page keeps trying.
page-notes-other = On another device you have written something else:
page-notes-mine = Keep what is written here
page-notes-theirs = Take that one
page-presence-short = away
page-presence-short-since = away since { $time }
page-presence-here = { $person ->
    [you] You are here
   *[other] { $who } is here
}
page-presence-away = { $person ->
    [you] You are away
   *[other] { $who } is away
}
page-presence-since = { $person ->
    [you] You have been away since { $time }
   *[other] { $who } has been away since { $time }
}

## Games without a board of their own
page-plain-node = Decision { $no }
page-plain-choose = Choose what to do.
page-plain-complete = Your turn is complete.
page-plain-legal = { $count ->
    [one] One thing is possible
   *[other] { $count } things are possible
}
page-plain-nothing = Nothing to choose now.

# About oneself (#/me), and becoming oneself on another device (#/carry)
page-me = Me
page-me-line-guest = You are a guest: your devices know you, and nothing else does.
page-me-line-kept = You can come back from any device.
page-me-who = Who I am
page-me-name-hint = At tables where you sit already you keep the name that you have there.
page-me-save = Save
page-me-saved = Saved.
page-me-to-table = Back to the table
page-me-no-name = Somebody without a name
page-me-carry = Another device
page-me-carry-hint = Go on with your tables on a phone or another computer, in the middle of a game, too: scan the code there, or type it on the page “Me”.
page-me-code = Show a code
page-me-code-hint = Valid once, for ten minutes. Whoever has it becomes you: show it to nobody else.
page-me-code-used = Done: your other device is signed in.
page-me-code-over = The code is not valid any more.
page-me-qr = QR code that signs another device in
page-me-devices = My devices
page-me-devices-none = None yet: the first table, or a name, makes you known here.
page-me-device = { $browser } on { $system }
page-me-device-unknown = Unknown browser
page-me-device-here = this device
page-me-device-seen = last used { $day }
page-me-sign-out = Sign out
page-me-sign-out-sure = Really sign out?
page-me-last-device = This is your only device, and you have neither password nor passkey: once it is signed out, nothing leads back to your tables.
page-me-ways = Ways to sign in
page-me-ways-hint = Without them you are known by your devices only. Both work without any other service.
page-me-signs-in = You sign in as “{ $name }”, with your password.
page-me-sign-in-name = Name to sign in by
page-me-sign-in-taken = Somebody else signs in by this name.
page-me-password = Password
page-me-new-password = New password
page-me-password-hint = At least { $least ->
    [one] one character
   *[other] { $least } characters
}.
page-me-password-remove = Remove the password
page-me-passkeys = Passkeys
page-me-passkey-of = Passkey made with { $device }
page-me-passkey-made = on { $day }
page-me-passkey-make = Make a passkey
page-me-passkey-remove = Remove
page-me-passkey-stopped = No passkey was made or used.
page-me-back = I was here before
page-me-back-hint = Sign in on this device. If only this browser knows you, your tables and seats come along.
page-me-code-enter = Code that another device shows
page-me-code-open = Go on
page-me-sign-in = Sign in
page-me-passkey-use = Use a passkey
page-me-wrong-code = This code is not valid, or not any more. Let a new one be shown.
page-me-wrong-password = The name or the password is wrong.
page-me-wrong-passkey = This passkey is not known here.
page-me-often = There were too many tries. Please wait a minute.
page-me-data = What is kept here
page-me-export-hint = Your name, devices, tables and the games as you may see them, in one file.
page-me-export = Download everything
page-me-forget-hint = Devices, password, passkeys and tables of your own are removed for good. In games with others a computer plays on in your place; your name is taken out of finished ones.
page-me-forget = Forget me
page-me-forget-sure = Really remove everything?
page-me-join = Sign in on this device
page-me-join-line = Another device has shown a code.
page-me-join-means = From now on this device plays for this person, and sees what they see.
page-me-join-same = This device is signed in as this person already.
page-me-join-tables = { $count ->
    [one] The table of the guest who uses this device now comes along, with its seats.
   *[other] The { $count } tables of the guest who uses this device now come along, with their seats.
}
page-me-join-nothing = The guest who uses this device now has no tables; nothing is lost.
page-me-join-stays = Whoever uses this device now stays somebody else, with all their tables, and can be reached from their other devices, by password or passkey.
page-me-join-yes = Sign in
page-me-join-no = Do not sign in
page-me-go-on = Go on
