### The house in the browser, in English.

## Everywhere

web-motto = Three trading games from old Asia, at one table.
web-nav = Main menu
web-skip = Skip to content
web-home = Home
web-loading = Loading…
web-close = Close
web-cancel = Cancel
web-save = Save
web-again = Try again
web-more = Show more
web-play = Play
web-confirm = Confirm
web-play-this = Play this
web-language = Language
web-rule = Rule { $rule }
web-percent = { $percent }%
web-just-now = just now
web-table-waits = A game is waiting for you.
web-go-there = Go to table
web-copied = Copied.
web-unreachable = Cannot reach the server. Try again in a moment.
web-went-wrong = Something went wrong. Please reload the page.
web-line-broken = Connection lost. Reconnecting – your game is safe.
web-nowhere = This page does not exist.

web-title-nowhere = Page not found
web-title-lobby = Lobby
web-title-mine = My games
web-title-new = New table
web-title-rules = Rules
web-title-learn = Learn to play
web-title-settings = Settings
web-title-account = Account
web-title-table = Table

## The games

web-game = Game
web-game-osaka = Traders of Osaka
web-game-osaka-line = Buy goods, steer four ships and beware the Black Current.
web-game-dschunke = Dschunke
web-game-dschunke-line = Load crates onto five junks and bid in secret.
web-game-edo = EDO
web-game-edo-line = Plan your cards in secret and build across Japan.
web-players-range = { $min } to { $max } players
web-players-count = { $count } players

web-level-random = Drifter
web-level-greedy = Peddler
web-level-apprentice = Apprentice
web-level-clerk = Clerk
web-level-merchant = Trader
web-level-captain = Captain
web-level-shogun = Shogun
web-computer = computer
web-computer-level = Computer: { $level }
web-strongest = Strongest

## The home page

web-choose-game = Choose a game
web-your-name = Your name
web-opponents = Opponents
web-opponents-count = { $count ->
        [one] 1 opponent
       *[other] { $count } opponents
    }
web-strength = Strength
web-play-computer = Play against the computer
web-play-friends = Play with friends
web-all-settings = All options…
web-go-on = Continue
web-all-mine = All my games
web-lobby = Lobby
web-lobby-line = Public tables to join or watch.
web-mine = My games
web-mine-line = Your current and finished games.
web-learn = Learn to play
web-learn-line = { $game } in a few guided turns.
web-rules = Rules
web-rules-line = The rulebooks of all games, with search.
web-settings = Settings
web-account = Account
web-foot = Higaki is free software with its own artwork and texts. The games belong to their authors.

## Lists of tables

web-new-table = New table
web-filters = Filter
web-all-games = All games
web-all-tables = All tables
web-only-free = Open seats only
web-status = Status
web-status-open = Not started
web-status-running = In progress
web-status-paused = Paused
web-status-finished = Finished
web-status-abandoned = Abandoned
web-other-rules = Different rules version
web-your-turn = Your turn
web-turn-of = { $name }’s turn
web-turns-of-many = Others’ turn
web-free-seats = { $count ->
        [0] full
        [one] 1 open seat
       *[other] { $count } open seats
    }
web-locked = password
web-rated = Rated
web-custom-data = Custom data
web-custom-data-line = This table uses the host’s own component data.
web-custom-data-claims = The names, notes and sources in these tables come from the host’s file.
web-custom-data-more = Cards, costs or the board may differ from the rulebook. These games are never rated.
web-lobby-empty = No tables here right now. Create one!
web-mine-empty = You have not played any games yet.

## A new table

web-seats = Seats
web-seat-number = Seat { $number }
web-seat-for = Player for seat { $number }
web-seat-me = Me
web-seat-me-too = Another person on this device
web-person-number = Player { $number }
web-person-name = Name for seat { $number }
web-seat-free = open
web-seat-free-line = Open seat
web-seat-more = Add seat
web-seat-fewer = Remove seat
web-hot-seat-line = Several of you play on this device. Hands are covered between turns.
web-seats-by-lot = Random seats
web-start-when-full = Start when all seats are taken
web-stand-in-level = Replacement for players who leave
web-rules-of-game = Rules
web-undo = Undo
web-undo-consent-line = Undo: free; after a reveal only if everyone agrees
web-undo-free-line = Undo: only until something is revealed
web-undo-never-line = Undo: never
web-clock = Clock
web-clock-none = No clock
web-clock-live = Live
web-clock-correspondence = Correspondence
web-clock-minutes = Minutes per player
web-clock-increment = Seconds added per turn
web-clock-hours = Hours per move
web-clock-live-is = { $minutes } min + { $increment } s
web-clock-hours-is = { $hours ->
        [one] 1 hour per move
       *[other] { $hours } hours per move
    }
web-time-days = { $days } d { $hours } h
web-rated-line = For players with an account, without computer opponents.
web-hints-allowed = Allow hints
web-who-comes = Access
web-table-title = Table name
web-visibility = Visibility
web-visibility-public = Public (listed in the lobby)
web-visibility-unlisted = Unlisted (link only)
web-password = Password
web-password-long = Password (at least 10 characters)
web-password-optional = Password (optional)
web-password-needed = This table is protected by a password.
web-enter = Enter
web-watchers = Spectators
web-watchers-anyone = Anyone can watch
web-watchers-players = No spectators
web-talkers = Chat
web-talkers-anyone = Anyone can chat
web-talkers-players = Only players can chat
web-talkers-nobody = Chat off
web-make-table = Create table

web-option-osaka-hands = Hands
web-option-osaka-hands-secret = Hidden hands (standard)
web-option-osaka-hands-open = Open hands
web-option-osaka-refill = Market
web-option-osaka-refill-before-ships = Refill before the ships sail (standard)
web-option-osaka-refill-after-ships = Refill after the ships have sailed
web-option-osaka-insurance = Insurance
web-option-osaka-insurance-sinking-colours = Only goods on sinking ships can be insured (standard)
web-option-osaka-insurance-any-colour = All goods can be insured, with cards of their colour
web-option-dschunke-setup = Setup
web-option-dschunke-setup-printed = Standard setup
web-option-dschunke-setup-free = Free setup
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

web-waiting-for-others = Waiting for players…
web-waiting-full = All seats are taken.
web-you = you
web-host = host
web-guest = guest
web-reserved = invited
web-away = away
web-gone = deleted account
web-decline-invitation = Decline invitation
web-stand-up = Leave seat
web-sit-here = Sit here
web-join = Join
web-start = Start game
web-host-starts = The host starts the game.
web-shuffle-seats = Shuffle seats
web-share = Link to this table
web-share-line = Anyone with the link can join.
web-copy = Copy link
web-agreed = Options

## At the table

web-board = Board
web-tools = Tools
web-menu = Menu
web-redo = Redo
web-hint = Hint
web-hinting = The computer is thinking…
web-hint-only = This is the only possible move.
web-hint-title = Suggestions
web-showing = Latest moves
web-looking-back = Replay
web-waiting-for = Waiting for { $names }.
web-deciding = thinking
web-watching = You are watching this game.
web-players = Players
web-player = Player
web-stand-in = played by { $level }
web-beside = Side panel
web-tab-log = Log
web-tab-choices = Choices
web-tab-words = Text
web-tab-chat = Chat
web-no-choices = You have nothing to decide right now.
web-no-choices-over = The game is over.
web-find-choice = Search choices
web-next-digits = next nine choices
web-more-choices = { $count ->
        [one] 1 more – use the search.
       *[other] { $count } more – use the search.
    }
web-look-back = Replay
web-look-first = To the start
web-look-back-one = Previous move
web-look-on-one = Next move
web-look-last = Latest move
web-look-at = Show move { $at }
web-move-of = Move { $at } of { $all }
web-to-present = Back to live
web-skip-motion = Skip
web-copy-table = Copy link to this table
web-copy-position = Copy link to this position
web-pause = Pause
web-propose-pause = Propose a pause
web-resume = Resume
web-abandon = Abandon game
web-abandon-sure = The game ends without a winner.
web-abandon-yes = Yes, abandon
web-propose-abandon = Propose to abandon the game
web-leave = Leave game
web-leave-sure = The computer will play on for you. You can come back while the game is running.
web-leave-yes = Yes, leave
web-come-back = Return to the game
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw
web-hand-over = { $name }’s turn
web-hand-over-line = Pass the device on. The table stays covered until then.
web-i-am = I am { $name }

web-log-all = { $count ->
        [one] 1 earlier entry
       *[other] { $count } earlier entries
    }
web-log-joined = { $name } joined.
web-log-left = { $name } left.
web-log-taken-back = { $consent ->
        [true] { $name } undid the last move; everyone agreed.
       *[false] { $name } undid the last move.
    }
web-log-proposed-undo = { $name } asks to undo the last move.
web-log-proposed-pause = { $name } asks for a pause.
web-log-proposed-abandon = { $name } proposes to abandon the game.
web-log-agreed = { $name } agrees.
web-log-declined = { $name } declines.
web-log-paused = The game is paused.
web-log-resumed = { $name } resumes the game.
web-log-clocks-held = The server was down; the clocks were stopped for { $minutes ->
        [one] 1 minute.
       *[other] { $minutes } minutes.
    }
web-log-taken-over-time = Time is up: the computer ({ $level }) plays for { $name }.
web-log-taken-over-left = The computer ({ $level }) plays for { $name }.
web-log-returned = { $name } is back.
web-log-abandoned = The game was abandoned.
web-log-rematch = A table for the rematch is open.

web-chat = Chat
web-chat-empty = No messages yet.
web-say-something = Write a message
web-send = Send
web-mute = Mute
web-mute-name = Mute { $name }
web-muted = { $name } is muted.
web-unmute = Unmute

## After the game

web-winners = { $count ->
        [one] { $winners } wins with { $points ->
            [one] 1 point
           *[other] { $points } points
        }!
       *[other] { $winners } share the victory with { $points ->
            [one] 1 point
           *[other] { $points } points
        } each!
    }
web-winners-dschunke = { $count ->
        [one] { $winners } wins with { $points } yuan!
       *[other] { $winners } share the victory with { $points } yuan each!
    }
web-abandoned = The game was abandoned.
web-rematch = Rematch
web-to-rematch = Go to rematch
web-walk = Replay game
web-record = Download game
web-after-parts = Game report
web-after-points = Score breakdown
web-after-chart = Score over time
web-after-analysis = Analysis
web-after-fair = Fair shuffle
web-chart-moves = { $count ->
        [one] 1 move in total.
       *[other] { $count } moves in total.
    }
web-analysis-intro = The computer reviews every move and estimates how good it was.
web-analysis-working = The computer is analysing the game. This takes a while.
web-analysis-chart = Winning chances
web-analysis-worst = Costliest moves
web-analysis-mistake = { $name }: “{ $choice }” gives a winning chance of { $chance }%. “{ $best }” would have been { $loss ->
        [one] 1 percentage point
       *[other] { $loss } percentage points
    } better.
web-analysis-none = No mistakes worth mentioning.
web-analysis-none-own = You made no mistakes worth mentioning.
web-analysis-worst-own = Your costliest moves
web-analysis-all = Everyone’s moves
web-analysis-own = Only my moves

web-fair-intro = Nobody picked the cards; your browser has just verified it:
web-fair-cannot = Your browser cannot verify this here. Download the game and check it with “higaki verify”.
web-fair-commitment = Before the first player sat down, the server published this commitment:
web-fair-secret = After the game, it revealed the secret behind it:
web-fair-hash = SHA-256 of “higaki commitment 1” and the secret, computed by your browser:
web-fair-same = They match: the server did not change its secret.
web-fair-differs = They do not match: this is not the promised deal.
web-fair-nonces = Every player contributed a random number that the server could not know. Bots contribute zeros.
web-fair-seed = SHA-256 of “higaki deal 1”, the secret and these numbers is the seed of the deal:
web-fair-shuffle = ChaCha8 with this seed and a Fisher–Yates shuffle give this order, computed by your browser:
web-fair-deal-same = This is exactly how the cards were dealt.
web-fair-deal-differs = The cards were dealt differently.
web-fair-verify = The downloaded game contains all of this; “higaki verify” also checks all later random results.

## The rulebook

web-search-rules = Search the rules
web-found = { $count ->
        [0] No results
        [one] 1 result
       *[other] { $count } results
    }
web-contents = Contents

## Learning

web-lesson-step = Step { $step } of { $all }
web-lesson-begin = Start
web-lesson-steps = { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
web-lesson-next = Next
web-lesson-back = Back
web-lesson-do = Play this on the board to continue.
web-lesson-other = This step of the lesson is about something else.
web-lesson-none = There is no lesson for this game yet. The rulebook explains everything, and the Apprentice is a gentle opponent.
web-lesson-read = Read the rules
web-lesson-again = Restart lesson
web-lesson-more = Next lesson
web-lesson-play = Play a game
web-lesson-fold = Collapse text
web-lesson-unfold = Expand text
web-lesson-reads = Read first

## Settings

web-theme = Theme
web-theme-auto = Same as device
web-theme-day = Day
web-theme-night = Night
web-theme-to-day = Day mode
web-theme-to-night = Night mode
web-motion = Animations
web-motion-auto = Same as device
web-motion-full = Full
web-motion-calm = Reduced
web-like-sound = Sound
web-like-sound-line = Two wooden knocks when it is your turn.
web-like-confirm = Confirm moves
web-like-confirm-line = Ask before playing a move.
web-like-scores = Live scores
web-like-scores-line = Show points and the value of sets during the game.
web-like-hints = Hints
web-like-hints-line = Let the computer suggest moves, with reasons.
web-like-text = Text mode
web-like-text-line = Sentences and lists instead of the board, also for screen readers.
web-keys = Keyboard shortcuts
web-key-numbers = pick from the list of choices
web-key-arrows = step through the moves
web-key-escape = back to live, skip, close
web-key-undo = undo
web-key-rules = rules

## Account

web-name = Name
web-name-changed = Name changed.
web-nobody-is = You have not played here yet. A name is all you need.
web-guest-is = You are playing as a guest, known only to this browser. With an account you can log in anywhere.
web-account-is = You have an account.
web-ratings = Ratings
web-make-account = Create an account
web-make-account-line = Keep your games and your name, and play rated games.
web-make-account-button = Create account
web-login = Log in
web-login-line = The games you played as a guest in this browser move to your account.
web-login-button = Log in
web-change-password = Change password
web-password-now = Current password
web-password-new = New password (at least 10 characters)
web-password-changed = Password changed.
web-logout = Log out
web-logout-here = Log out
web-logout-everywhere = Log out on all devices
web-tokens = API tokens
web-tokens-line = A token lets a program play in your name.
web-token = Token
web-token-once = Shown only once. Keep it safe.
web-token-label = Label
web-token-make = New token
web-revoke = Revoke
web-data = Your data
web-data-line = Everything this server stores about you.
web-export = Download
web-delete = Delete account…
web-delete-sure = Your name and your settings will be deleted. Your games stay with the other players, without your name.
web-delete-yes = Delete account
web-gone-for-good = Your account has been deleted.
