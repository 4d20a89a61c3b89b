### The terminal, in English.

## Commands: all accepted words; help shows the first one

cli-words-help = help
cli-words-board = board
cli-words-cards = cards
cli-words-preview = preview
cli-words-hint = hint
cli-words-undo = undo
cli-words-why = why
cli-words-rules = rules
cli-words-log = log
cli-words-record = record
cli-words-lang = lang
cli-words-quit = quit exit
cli-words-yes = yes y
cli-words-no = no n

## Help

cli-help-choose = Type the number of a choice, or the choice in notation:
cli-help-commands = Commands:
cli-help-page = Page { $page } of { $pages }; “help { $next }” shows the next one.
cli-help-help = show this help
cli-help-board = show the table and your choices again
cli-help-cards = explain the cards, prices and symbols
cli-help-preview = preview a choice, given by its number or in notation
cli-help-hint = suggest the best choices, with reasons
cli-help-undo = undo your last choice and what the computer did since
cli-help-why = show the rule that forbade your last choice
cli-help-rules = list the chapters of the rules; with an id such as { $example }, show that rule
cli-help-log = show the latest events; “log all” shows all of them
cli-help-record = save the record of the game, to a file name if you add one
cli-help-lang = change the language: de, en or pl
cli-help-quit = leave the game

## Start

cli-welcome = You are { $name }. Your opponents: { $others }.
cli-welcome-hot-seat = At this keyboard: { $names }.
cli-welcome-hint = Type “help” for the commands.
cli-hand-over = { $name }, it is your turn. Press Enter when nobody else is looking.

## Play

cli-more-choices = { $count ->
        [one] and one more, which you can type
       *[other] and { $count } more, which you can type
    }
cli-no-such-number = Choose a number from 1 to { $last }.
cli-confirm = Play this? [y/n]
cli-yes-or-no = Please answer y or n.
cli-not-done = Cancelled.
cli-since = Since your last choice:
cli-why-hint = Rule { $rule }. “why” shows it.
cli-why-nothing = No choice was refused. “rules” lists the chapters of the rules.
cli-no-cards = The board already shows everything.
cli-rules-hint = “rules” with the id of a chapter shows that chapter, “rules { $example }” a single rule.
cli-no-such-rule = There is no rule “{ $rule }”. The chapters are { $chapters }; the id of a rule looks like { $example }.
cli-no-rulebook = There is no rulebook for this game yet.
cli-preview-says-nothing = This choice has no further consequences.
cli-undo-consent = Something has been revealed since, or another player has moved. Do all players agree to the undo? [y/n]
cli-undo-reveals = Hidden information has been revealed since, and the same will be revealed again. The log and the record will note the undo. Undo anyway? [y/n]
cli-undone = { $count ->
        [one] Undone: the last choice of { $name }.
       *[other] Undone: the last choice of { $name } and { $count ->
            [2] the one
           *[other] all those
        } after it.
    }
cli-log-earlier = { $count ->
        [one] One earlier event is not shown; “log all” shows it.
       *[other] { $count } earlier events are not shown; “log all” shows them.
    }
cli-record-where = Add a file name: “record FILE”.
cli-record-saved = Record saved to { $file }.
cli-which-language = Choose a language: “lang de”, “lang en” or “lang pl”.

## End

cli-winners = { $count ->
        [one] { $winners } wins with { $points ->
            [one] one point
           *[other] { $points } points
        }.
       *[other] { $winners } share the victory with { $points ->
            [one] one point
           *[other] { $points } points
        } each.
    }
cli-tie-break = { $count ->
        [one] { $others } has as many points; the tie-break decides.
       *[other] { $others } have as many points; the tie-break decides.
    }
cli-farewell = Goodbye. The game is unfinished.
cli-seed = Seed: { $seed }
cli-replay-step = Press Enter for the next choice.

## Wrong calls

cli-cannot-read = Cannot read { $file }: { $reason }
cli-not-text = { $file } is not a text file.
cli-unknown-game = The record is of an unknown game: “{ $game }”.
cli-known-games = Known games: { $known }.
cli-record-hint = “higaki play … --record FILE” saves a record.
cli-cannot-write = Cannot write { $file }: { $reason }
cli-not-json = { $file } is not valid JSON: line { $line }, column { $column }.
cli-not-json-hint = A scenario is a JSON object: { "{" }"game": "osaka", "players": 2, …{ "}" }
cli-no-such-seat = There is no seat { $seat }. The seats are numbered 0 to { $last }.
cli-out-of-range = { $option } must be { $least } to { $most }, not { $value }.
cli-too-small = { $option } must be at least { $least }, not { $value }.
cli-unknown-bot = There is no bot “{ $name }”. Known bots: { $known }.
cli-bad-budget = “{ $budget }” is not a budget. Write iterations such as 800, or milliseconds such as 200ms.
cli-options-not-json = --options is not valid JSON: column { $column }.
cli-options-hint = Write one JSON object: --options '{ "{" }"hands":"open"{ "}" }'
cli-no-random-numbers = The operating system provides no random numbers: { $reason }
cli-no-random-numbers-hint = Choose a seed of your own: --seed TEXT

## Simulation

cli-sim-progress = {"{human_pos} of {human_len} games, {speed}, {eta} left"}
cli-sim-head = { $game }, { $players } players, bot { $bot }, seed “{ $seed }”, { $threads ->
        [one] one thread
       *[other] { $threads } threads
    }
cli-sim-games = games
cli-sim-seconds = in { $seconds } s
cli-sim-games-per-second = games/s
cli-sim-moves-per-second = moves/s
cli-sim-per-move = { $time } ns per move
cli-sim-length = length
cli-sim-lengths = moves, { $min } to { $max }
cli-sim-ending = ended by
cli-sim-round = round { $round }
cli-sim-seat = seat
cli-sim-win-share = win share
cli-sim-mean = mean points
cli-sim-min = min
cli-sim-max = max

## Training

cli-train-no-file = No file to update. Name one: --weights FILE, or --net FILE for a neural net.
cli-train-no-net = The evaluation of { $game } has no neural net. Fit its weights instead: --weights FILE
cli-train-other-features = { $file } belongs to an evaluation with other features. Choose another file, or delete it to start from scratch.
cli-train-block = Block { $block } of { $blocks }: log-likelihood { $likelihood }, { $seconds } s
cli-train-result = { $game }, { $players } players: { $games } games, log-likelihood { $likelihood }

## Component data

cli-data-intro = The source of its entries is given below each table; superscript numbers refer to it.
    “higaki rules { $game } --print-data” prints the built-in data, “--data FILE” plays with your own.
cli-data-differs = The texts of the rules quote the built-in data. Your file differs in { $count ->
        [one] one entry
       *[other] { $count } entries
    }: { $places }. Games that use your file follow your file.
cli-no-data = { $game } has no data file: none of its components are reconstructed.
cli-not-json-data-hint = Start from a copy of the built-in file: higaki rules { $game } --print-data

## The engine protocol

failure-no-table = There is no game. Start one with “new” or “load”.
failure-unknown-game = There is no game “{ $game }”. Known games: { $known }.
failure-not-an-object = A request is one JSON object on one line.
failure-not-json = The line is not valid JSON (column { $column }): { $reason }
failure-bad-id = The id of a request must be a number or a string.
failure-not-one-command = A request must have exactly one command besides its id. Known commands: { $known }.
failure-unknown-command = There is no command “{ $command }”. Known commands: { $known }.
failure-not-an-object-in = “{ $field }” must be an object, at least { "{}" }.
failure-unknown-field-in-request = The command has no field “{ $field }”. Remove it.
failure-missing-field-in-request = The field “{ $field }” is missing.
failure-not-a-text = “{ $field }” must be a string.
failure-not-a-number = “{ $field }” must be a whole number, 0 or more.
failure-no-random-numbers = The operating system provides no random numbers ({ $reason }). Send a seed of your own.
failure-line-too-long = The line is too long: a request has at most one megabyte.
failure-not-utf8 = The line is not valid UTF-8.
failure-internal-error = Internal error. The game is lost; start a new one, and please report the error.
