### The terminal, in English.

## Commands: all words that are understood; the first one is shown in the help

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

cli-help-choose = Type the number of a choice, or the choice itself:
cli-help-commands = You can also type:
cli-help-page = Page { $page } of { $pages }; “help { $next }” shows the next one.
cli-help-help = this page
cli-help-board = show the table and your choices again
cli-help-cards = what the cards show, what things cost, what the signs on the board mean
cli-help-preview = what a choice would bring about; with its number or the choice itself behind it
cli-help-hint = the best few choices, as the computer sees them
cli-help-undo = take back your last choice, together with what the computer did since
cli-help-why = the rule that forbade your last choice
cli-help-rules = the chapters of the rules; with an id behind it that rule, for instance { $example }
cli-help-log = what happened last; “log all” for everything
cli-help-record = save the record of the game; with a file name behind it into that file
cli-help-lang = change the language: de, en or pl
cli-help-quit = leave the game

## Beginning

cli-welcome = You are { $name }. Against you: { $others }.
cli-welcome-hot-seat = At this keyboard: { $names }.
cli-welcome-hint = “help” shows what you can type.
cli-hand-over = { $name }, it is up to you. Press Enter when nobody else is looking.

## While playing

cli-more-choices = { $count ->
        [one] and one more, which you can type
       *[other] and { $count } more, which you can type
    }
cli-no-such-number = The choices have the numbers 1 to { $last }.
cli-confirm = Do it? [y/n]
cli-yes-or-no = Please answer with y or n.
cli-not-done = It was not done.
cli-since = Since your last choice:
cli-why-hint = Rule { $rule }. “why” shows it.
cli-why-nothing = Nothing was refused. “rules” shows the chapters of the rules.
cli-no-cards = The board shows everything there is.
cli-rules-hint = “rules” and the id of a chapter shows the chapter, “rules { $example }” one rule.
cli-no-such-rule = There is no rule “{ $rule }”. The chapters are { $chapters }; a rule is for instance { $example }.
cli-no-rulebook = There is no rulebook for this game yet.
cli-preview-says-nothing = This choice does nothing beyond what it says.
cli-undo-consent = Something has been revealed since, or somebody has moved on. Do all of you agree to go back? [y/n]
cli-undo-reveals = Something hidden was shown since, and the same will come again. The log and the record will say so. Take it back anyway? [y/n]
cli-undone = { $count ->
        [one] The last choice of { $name } has been taken back.
       *[other] The last choice of { $name } and { $count ->
            [2] the one
           *[other] all
        } after it have been taken back.
    }
cli-log-earlier = { $count ->
        [one] One earlier event is left out; “log all” shows it.
       *[other] { $count } earlier events are left out; “log all” shows them.
    }
cli-record-where = Say where to: “record FILE”.
cli-record-saved = The record is in { $file }.
cli-which-language = Which language? “lang de”, “lang en” or “lang pl”.

## The end

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
cli-farewell = Goodbye. This game stays unfinished.
cli-seed = Seed: { $seed }
cli-replay-step = Enter for the next choice

## A wrong call

cli-cannot-read = { $file } cannot be read: { $reason }
cli-not-text = { $file } is not a text.
cli-unknown-game = This is a record of a game “{ $game }”, which this program does not know.
cli-known-games = It knows: { $known }.
cli-record-hint = “higaki play … --record FILE” writes a record.
cli-cannot-write = { $file } cannot be written: { $reason }
cli-not-json = { $file } is not JSON: line { $line }, column { $column }.
cli-not-json-hint = A scenario is a position as a JSON object: { "{" }"game": "osaka", "players": 2, …{ "}" }
cli-no-such-seat = There is no seat { $seat }: the seats are counted from 0 to { $last }.

## What the printed components show

cli-data-intro = Below each table stands how we know its entries; raised numbers refer to it.
    “higaki rules { $game } --print-data” prints the file that is built in, and “--data FILE” plays with your own.
cli-data-differs = These are the rules with the figures of the built-in data. Your file says otherwise in { $count ->
        [one] one entry
       *[other] { $count } entries
    }: { $places }. There your file counts, and so do games that are played with it.
cli-no-data = { $game } has no data file: nothing about it is reconstructed.
cli-not-json-data-hint = Begin with a copy of the built-in file: higaki rules { $game } --print-data

## The engine protocol

failure-no-table = There is no game yet. Begin one with “new” or “load”.
failure-unknown-game = There is no game “{ $game }”. Known are: { $known }.
failure-not-an-object = A request is one JSON object in one line.
failure-not-json = This line is not JSON (column { $column }): { $reason }
failure-bad-id = The id of a request is a number or a text.
failure-not-one-command = A request has exactly one command beside its id. Known are: { $known }.
failure-unknown-command = There is no command “{ $command }”. Known are: { $known }.
failure-not-an-object-in = Behind “{ $field }” an object is expected, at least { "{}" }.
failure-unknown-field-in-request = The command has no field “{ $field }”. Leave it out.
failure-missing-field-in-request = The field “{ $field }” is missing.
failure-not-a-text = “{ $field }” must be a text.
failure-not-a-number = “{ $field }” must be a whole number, 0 or more.
failure-no-random-numbers = The system gives no random numbers ({ $reason }). Send a seed of your own.
failure-line-too-long = This line is too long; a request has at most one megabyte.
failure-not-utf8 = This line is not text in UTF-8.
failure-internal-error = That was our mistake, not yours. The game is lost; please begin again and tell us about it.
