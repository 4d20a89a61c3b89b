### The house in the browser, in English.

## Everywhere

web-motto = Three trading games of old Asia, at one table.
web-nav = Pages
web-skip = To the content
web-home = To the entrance
web-loading = One moment …
web-close = Close
web-cancel = Cancel
web-save = Save
web-again = Try again
web-more = Show more
web-play = Play
web-confirm = Confirm
web-do-it = Do it
web-language = Language
web-rule = Rule { $rule }
web-just-now = just now
web-table-waits = A game is waiting for you.
web-go-there = Go there
web-copied = Copied.
web-unreachable = The server cannot be reached. Try again in a moment.
web-went-wrong = Something went wrong here. Load the page again.
web-line-broken = The line is broken. Connecting again; nothing is lost.
web-nowhere = There is nothing at this address.

web-title-nowhere = Nothing here
web-title-lobby = Lobby
web-title-mine = My games
web-title-new = New table
web-title-rules = Rules
web-title-learn = Learn to play
web-title-settings = Settings
web-title-account = You
web-title-table = A table

## The games

web-game = Game
web-game-osaka = Traders of Osaka
web-game-osaka-line = Buy cargo, steer four ships, and mind the Black Current.
web-game-dschunke = Dschunke
web-game-dschunke-line = Load crates on five junks and bid in secret.
web-game-edo = EDO
web-game-edo-line = Plan with cards in the dark and build up Japan.
web-players-range = { $min } to { $max } players
web-players-count = { $count } players

web-level-random = Drifter
web-level-greedy = Peddler
web-level-apprentice = Apprentice
web-level-clerk = Clerk
web-level-merchant = Merchant
web-level-captain = Captain
web-level-shogun = Shogun
web-computer = computer
web-computer-level = Computer: { $level }
web-strongest = The strongest

## The entrance

web-choose-game = What shall we play?
web-your-name = Your name
web-opponents = Opponents
web-opponents-count = { $count ->
        [one] One opponent
       *[other] { $count } opponents
    }
web-strength = Their strength
web-play-computer = Play against the computer
web-play-friends = A table with friends
web-all-settings = All settings …
web-go-on = Go on playing
web-all-mine = All my games
web-lobby = Lobby
web-lobby-line = Public tables to join or to watch.
web-mine = My games
web-mine-line = Everything that you have played and play.
web-learn = Learn to play
web-learn-line = { $game } in a few guided turns.
web-rules = Rules
web-rules-line = Our rulebooks, with search.
web-settings = Settings
web-account = You and your account
web-foot = Higaki is free software. The drawings and the texts are its own; the games belong to their authors.

## Lists of tables

web-new-table = New table
web-filters = Which tables
web-all-games = All games
web-all-tables = All tables
web-only-free = With a free seat
web-status = State
web-status-open = Not begun
web-status-running = Running
web-status-paused = Paused
web-status-finished = Over
web-status-abandoned = Abandoned
web-other-rules = Played by newer rules
web-your-turn = Your turn
web-turn-of = { $name }’s turn
web-turns-of-many = All at once
web-free-seats = { $count ->
        [0] full
        [one] one seat free
       *[other] { $count } seats free
    }
web-locked = password
web-rated = Rated
web-custom-data = Own data
web-custom-data-line = This table uses the host’s own component data.
web-custom-data-claims = Names, notes and provenance in these tables are as the host’s file states them.
web-custom-data-more = Cards, costs or the board can differ from the ones in the rulebook. Such games are never rated.
web-lobby-empty = No table here at the moment. Make one!
web-mine-empty = You have not played yet.

## A new table

web-seats = Seats
web-seat-number = Seat { $number }
web-seat-for = Who sits on seat { $number }
web-seat-me = Me
web-seat-me-too = Somebody else at this device
web-person-number = Player { $number }
web-person-name = Name for seat { $number }
web-seat-free = free
web-seat-free-line = Free, for whoever comes
web-seat-more = One seat more
web-seat-fewer = One seat fewer
web-hot-seat-line = Several of you play on this device. Between turns the hand is covered.
web-seats-by-lot = Seats are drawn by lot
web-start-when-full = Begin when the last seat is taken
web-stand-in-level = Who plays on for somebody who leaves
web-rules-of-game = How we play
web-undo = Undo
web-undo-consent-line = Undo: if all agree, where something was shown
web-undo-free-line = Undo: only while nothing hidden has been shown
web-undo-never-line = Undo: never
web-clock = Clock
web-clock-none = No clock
web-clock-live = At one sitting
web-clock-correspondence = Over days
web-clock-minutes = Minutes for everybody
web-clock-increment = Seconds added for each turn
web-clock-hours = Hours for every choice
web-clock-live-is = { $minutes } min + { $increment } s
web-clock-hours-is = { $hours ->
        [one] one hour a choice
       *[other] { $hours } hours a choice
    }
web-time-days = { $days } d { $hours } h
web-rated-line = Only for people with accounts, without the computer.
web-hints-allowed = The computer gives advice when asked
web-who-comes = Who comes
web-table-title = What the table is called
web-visibility = Who finds it
web-visibility-public = In the lobby, for everybody
web-visibility-unlisted = Only by its link
web-password = Password
web-password-long = Password (at least 10 characters)
web-password-optional = Password (if you want one)
web-password-needed = This table has a password.
web-enter = Come in
web-watchers = Who may watch
web-watchers-anyone = Everybody may watch
web-watchers-players = Only the players see it
web-talkers = Who may talk
web-talkers-anyone = Everybody may talk
web-talkers-players = Only the players talk
web-talkers-nobody = Nobody talks
web-make-table = Make the table

web-option-osaka-hands = Hands
web-option-osaka-hands-secret = Hands are secret (as printed)
web-option-osaka-hands-open = Hands lie open
web-option-osaka-refill = Market
web-option-osaka-refill-before-ships = New cards come before the ships sail (as printed)
web-option-osaka-refill-after-ships = New cards come after the ships have sailed
web-option-osaka-insurance = Insurance
web-option-osaka-insurance-sinking-colours = Only goods of sinking ships can be insured (as printed)
web-option-osaka-insurance-any-colour = Goods of other ships can be insured too, with cards of their colour
web-option-dschunke-setup = Set-up
web-option-dschunke-setup-printed = As printed
web-option-dschunke-setup-free = Free set-up
web-option-edo-jiin = Jiin: temples
web-option-edo-jiin-without = Without temples
web-option-edo-jiin-with = With temples
web-option-edo-tokken = Tokken: privileges
web-option-edo-tokken-without = Without privileges
web-option-edo-tokken-with = With privileges
web-option-edo-ronin = Ronin
web-option-edo-ronin-without = Without Ronin
web-option-edo-ronin-with = With Ronin

## Before the game

web-waiting-for-others = Waiting until every seat is taken.
web-waiting-full = Everybody is here.
web-you = you
web-host = host
web-guest = guest
web-reserved = kept
web-away = away
web-gone = gone
web-decline-invitation = Decline invitation
web-stand-up = Stand up
web-sit-here = Sit here
web-join = Take a seat
web-start = Begin
web-host-starts = The host begins the game.
web-shuffle-seats = Mix the seats
web-share = The link to this table
web-share-line = Whoever has it can come in.
web-copy = Copy the link
web-agreed = What is agreed

## At the table

web-board = The board
web-tools = Tools
web-menu = Menu
web-redo = Redo
web-hint = Hint
web-hinting = The computer is thinking …
web-hint-only = There is nothing else to choose.
web-hint-title = The computer would do this
web-showing = What has happened
web-looking-back = Looking back
web-waiting-for = Waiting for { $names }.
web-deciding = to decide
web-watching = You are watching this game.
web-players = Players
web-player = Player
web-stand-in = played by: { $level }
web-beside = Beside the board
web-tab-log = Log
web-tab-choices = Choices
web-tab-words = In words
web-tab-chat = Chat
web-no-choices = You have nothing to choose at the moment.
web-no-choices-over = The game is over.
web-find-choice = Find a choice
web-next-digits = moves the digits on to the next nine
web-more-choices = { $count ->
        [one] One more; search to find it.
       *[other] { $count } more; search to find them.
    }
web-look-back = Look back
web-look-first = To the beginning
web-look-back-one = One move back
web-look-on-one = One move on
web-look-last = To the newest move
web-look-at = Show move { $at }
web-move-of = Move { $at } of { $all }
web-to-present = To the present
web-skip-motion = Skip
web-copy-table = Copy the link to this table
web-copy-position = Copy the link to this position
web-pause = Pause
web-propose-pause = Propose a pause
web-resume = Go on
web-abandon = Abandon the game
web-abandon-sure = The game ends without a winner.
web-abandon-yes = Abandon it
web-propose-abandon = Propose to abandon the game
web-leave = Leave the game
web-leave-sure = The computer will play on for you. You can come back while the game runs.
web-leave-yes = Leave
web-come-back = Take the seat back
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw
web-hand-over = Now it is { $name }
web-hand-over-line = Pass the device on. The table is covered until then.
web-i-am = I am { $name }

web-log-all = { $count ->
        [one] One earlier entry
       *[other] { $count } earlier entries
    }
web-log-joined = { $name } has come.
web-log-left = { $name } has left.
web-log-taken-back = { $consent ->
        [true] { $name } takes back the last choice; everybody agreed.
       *[false] { $name } takes back the last choice.
    }
web-log-proposed-undo = { $name } would like to take back the last choice.
web-log-proposed-pause = { $name } would like to pause.
web-log-proposed-abandon = { $name } would like to abandon the game.
web-log-agreed = { $name } agrees.
web-log-declined = { $name } declines.
web-log-paused = The game is paused.
web-log-resumed = { $name } goes on with the game.
web-log-clocks-held = The server was away; the clocks stood still for { $minutes ->
        [one] one minute.
       *[other] { $minutes } minutes.
    }
web-log-taken-over-time = Time is up: the computer ({ $level }) plays for { $name }.
web-log-taken-over-left = The computer ({ $level }) plays for { $name }.
web-log-returned = { $name } plays again.
web-log-abandoned = The game has been abandoned.
web-log-rematch = There is a table for the next game.

web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-say-something = Say something
web-send = Send
web-mute = mute
web-mute-name = Do not hear { $name } any more
web-muted = You do not hear { $name }.
web-unmute = hear again

## After the game

web-winners = { $count ->
        [one] { $winners } wins with { $points ->
            [one] one point
           *[other] { $points } points
        }!
       *[other] { $winners } share the victory with { $points ->
            [one] one point
           *[other] { $points } points
        } each!
    }
web-abandoned = The game was abandoned.
web-rematch = Play again
web-to-rematch = To the next game
web-walk = Walk through the game
web-record = Download the record
web-after-parts = About this game
web-after-points = Where the points came from
web-after-chart = Points over the game
web-after-analysis = Analysis
web-after-fair = Fair shuffle
web-chart-moves = { $count ->
        [one] One move in all.
       *[other] { $count } moves in all.
    }
web-analysis-intro = The computer looks at every decision again and estimates what it was worth.
web-analysis-working = The computer is looking at the game. This takes a while.
web-analysis-chart = Winning chance over the game
web-analysis-worst = The decisions that cost the most
web-analysis-mistake = { $name }: “{ $choice }” leaves a chance of { $chance } %. “{ $best }” would have been worth { $loss ->
        [one] one percentage point
       *[other] { $loss } percentage points
    } more.
web-analysis-none = Nobody made a mistake worth mentioning.
web-analysis-none-own = You made no mistake worth mentioning.
web-analysis-worst-own = Your decisions that cost the most
web-analysis-all = Everybody’s decisions
web-analysis-own = Only mine

web-fair-intro = Nobody chose the cards, and your browser has just checked it:
web-fair-cannot = Your browser cannot compute this here. Download the record and check it with “higaki verify”.
web-fair-commitment = Before anybody sat down the server showed this commitment:
web-fair-secret = After the game it tells the secret behind it:
web-fair-hash = SHA-256 of “higaki commitment 1” and the secret, computed by your browser:
web-fair-same = The same: the server did not change its secret.
web-fair-differs = They differ: this deal was not the promised one.
web-fair-nonces = Every seat added a number of its own by lot, which the server could not know. Bots add zeros.
web-fair-seed = SHA-256 of “higaki deal 1”, the secret and these numbers is the seed of the deal:
web-fair-shuffle = ChaCha8 with this seed and the shuffle of Fisher and Yates give this order, computed by your browser:
web-fair-deal-same = Exactly so it was dealt.
web-fair-deal-differs = It was dealt differently.
web-fair-verify = The record holds everything; “higaki verify” checks every later result of chance in the same way.

## The rulebook

web-search-rules = Search the rules
web-found = { $count ->
        [0] Nothing found.
        [one] One passage
       *[other] { $count } passages
    }
web-contents = Contents

## Learning

web-lesson-step = Step { $step } of { $all }
web-lesson-begin = Begin
web-lesson-steps = { $count ->
        [one] One step
       *[other] { $count } steps
    }
web-lesson-next = Next
web-lesson-back = Back
web-lesson-do = Do this on the board to go on.
web-lesson-other = In this step the lesson is about something else.
web-lesson-none = There is no lesson for this game yet. Its rulebook explains everything, and the apprentice is a gentle opponent.
web-lesson-read = Read the rules
web-lesson-again = Begin the lesson again
web-lesson-more = The next lesson
web-lesson-play = Play a game
web-lesson-fold = Put the text away
web-lesson-unfold = Show the text
web-lesson-reads = Read first

## Settings

web-theme = Colours
web-theme-auto = As the device has it
web-theme-day = Day
web-theme-night = Night
web-theme-to-day = Turn to day
web-theme-to-night = Turn to night
web-motion = Motion
web-motion-auto = As the device has it
web-motion-full = Pieces travel
web-motion-calm = As little as possible
web-like-sound = Sound
web-like-sound-line = Two strokes on wood when it is your turn.
web-like-confirm = Confirm choices
web-like-confirm-line = A choice waits for a second tap.
web-like-scores = Live scores
web-like-scores-line = Points and the worth of sets are shown during the game.
web-like-hints = Hints
web-like-hints-line = The computer can be asked for advice, with reasons.
web-like-text = Table in words
web-like-text-line = Sentences and lists instead of the picture, for reading and for screen readers.
web-keys = Keys at the table
web-key-numbers = choose from the list of choices
web-key-arrows = look back and forth
web-key-escape = back to the present, skip, close
web-key-undo = undo
web-key-rules = rules

## You

web-name = Name
web-name-changed = That is your name now.
web-nobody-is = You have not played here yet. A name is enough.
web-guest-is = You are a guest. This browser knows you; with an account others do, too.
web-account-is = You have an account.
web-ratings = Ratings
web-make-account = Make an account
web-make-account-line = You keep your games and your name, and rated games are open to you.
web-make-account-button = Make the account
web-login = Log in
web-login-line = Your games as a guest in this browser come along.
web-login-button = Log in
web-change-password = Another password
web-password-now = The password that is
web-password-new = The new password (at least 10 characters)
web-password-changed = The password has been changed.
web-logout = Log out
web-logout-here = Here
web-logout-everywhere = Everywhere
web-tokens = Programs of yours
web-tokens-line = A token lets a program play in your name.
web-token = The token
web-token-once = This is shown only once. Keep it well.
web-token-label = What it is for
web-token-make = New token
web-revoke = Revoke
web-data = Your data
web-data-line = Everything that this server knows about you.
web-export = Download
web-delete = Leave for good …
web-delete-sure = Your name and your settings are deleted. Your games stay with the others, without your name.
web-delete-yes = Delete me
web-gone-for-good = Everything about you is deleted.
