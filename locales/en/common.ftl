### What all games have to say, in English.
### A sentence about data is named after the data: `failure-` and the code of the failure, with hyphens for underscores.
### A game that needs its own wording has a message with its name in front.

list-joined = { $first } and { $last }
seat-unnamed = Seat { $number }

## Why something was not done

failure-unknown = This cannot be done ({ $code }).
failure-no-such-seat = There is no seat { $seat } at this table. Seats are counted from 0.
failure-nothing-to-undo = There is nothing to take back yet.
failure-undo-needs-consent = Something has been revealed since, or somebody has moved on: to take this back, everybody has to agree.
failure-nothing-to-redo = Nothing has been taken back that could be played again.

## What cannot be read as a choice

notation-empty = Say what you choose.
notation-too-long = That is far too long for a choice. Say it in one short line.
notation-unknown-verb = No choice begins with “{ $word }”.
notation-unexpected-word = The choice is already complete before “{ $word }”. Leave that word out.

## What is wrong with a scenario or with options

problem-at = { $path }: { $what }
problem-wrong-kind =
    { $expected ->
        [object] An object { "{" } … { "}" } is expected here
        [list] A list [ … ] is expected here
        [text] A text in quotation marks is expected here
        [number] A whole number is expected here
       *[other] Something else is expected here ({ $expected })
    }, but there is { $found ->
        [object] an object
        [list] a list
        [text] a text
        [number] { $expected ->
            [number] a number that is not whole or far too large
           *[other] a number
        }
        [boolean] true or false
       *[other] null
    }.
problem-unknown-field = There is no field “{ $field }”. Known are: { $known }.
problem-unknown-provenance = “{ $word }” is not a provenance. Known are: { $known }.
problem-data-too-large = The data file is too large; { $most } KiB are the maximum.
problem-missing-field = The field “{ $field }” is missing.
problem-number-out-of-range = { $number } is out of range; { $lowest } to { $highest } are possible.
problem-other-game = This is a scenario of another game; “{ $expected }” is expected.
problem-bad-options = This option cannot have this value. Possible: { $known }.
problem-other-rules-version = The scenario is not of version { $rules } of the rules, as the record says.
problem-other-options = The options are not those of the scenario.
problem-other-number-of-players = The scenario is not for { $players } players, as the record says.
problem-wrong-number-of-seats = { $seats ->
        [one] One seat is
       *[other] { $seats } seats are
    } described, but { $players } play.
problem-unknown-phase = There is no such phase. Known are: { $known }.
problem-unknown-end = There is no such end. Known are: { $known }.

## Why a game cannot begin

setup-players = This game is for { $min } to { $max } players, not for { $got }.
setup-problems = { $count ->
        [one] The game cannot begin like this; one thing is wrong:
       *[other] The game cannot begin like this; { $count } things are wrong:
    }

## What is wrong with a record

record-line = Line { $line }: { $what }
record-too-long = The record is longer than { $megabytes } megabytes; no game is that long.
record-malformed = Line { $line }: here should be { $expected }.
record-other-game = This is a record of the game “{ $found }”.
record-other-rules = The record was played by version { $found } of the rules; this program knows versions 1 to { $known }.
record-setup = The game cannot begin as the record says ({ $what }).
record-refused = Line { $line }: { $what } (rule { $rule })
record-chance-does-not-fit = Line { $line }: what chance is said to have decided does not fit the game.
record-chance-not-from-seed = Line { $line }: the seed gives another result of chance: this was not shuffled or drawn as the seed says.
record-commitment = The seed does not fit the commitment that was made before the deal.
record-seed-not-told = The record does not tell the seed, as it must once a game is over, so nobody can check the deal.
record-outcome = The game ends differently from what the record says: “{ $said }” should be “{ $found }”.
record-outcome-missing = The game ends differently from what the record says: “{ $found }” is missing.
record-outcome-superfluous = The game ends differently from what the record says: “{ $said }” should not be there.
record-not-over = The record says that the game is over, but it is not.

record-expected-format = the words “higaki record 1”
record-expected-game = “game” and its name
record-expected-rules = “rules” and a version
record-expected-players = “players” and their number
record-expected-options = “options” and a JSON object
record-expected-seat = a line with “seat”, its number and its name for every player
record-expected-commitment = “commitment” and 64 hexadecimal digits
record-expected-beginning = “deal”, or “scenario” and a JSON object
record-expected-chance = “~ number” and a number, or “~ order” and hexadecimal digits
record-expected-choice = a seat and its choice
record-expected-taken-seat = a seat that is taken in this game
record-expected-peeks = “peeks” and how many there were
record-expected-place = “place P seat S points N”
record-expected-fewer-players = no more than five players
record-expected-fewer-places = no more places than seats
record-expected-seed = “seed” and 64 hexadecimal digits
record-expected-secret = “secret” and 64 hexadecimal digits
record-expected-nonce = “nonce”, a seat and 64 hexadecimal digits
record-expected-end = the end of the record

## What a record was found to be

verify-choices = { $choices ->
        [one] One choice and
       *[other] { $choices } choices and
    } { $chances ->
        [one] one result of chance have
       *[other] { $chances } results of chance have
    } been replayed; all of them are legal.
verify-seed = The seed fits its commitment and gives exactly this deal.
verify-no-seed = The seed is not in the record, so the deal could not be checked.
verify-finished = The game was played to its end, and the result is right.
verify-unfinished = The game is not over yet.
verify-peeks = { $count ->
        [one] One choice was
       *[other] { $count } choices were
    } taken back after something hidden had been shown.

## Headlines of the rulebooks

rules-goal = The goal
rules-overview = How it goes
rules-credits = Whose game it is

## Provenance of the component data

data-title = Cards, prices and other tables
data-printed = Printed ({ $count }): it stands in the printed rules.
    .label = printed
data-sourced = Sourced ({ $count }): a text about the game tells it, a list of answers, a review or a report of play.
    .label = sourced
data-inferred = Inferred ({ $count }): it follows from such texts.
    .label = inferred
data-reconstructed = Reconstructed ({ $count }): nobody told us; it is our proposal until somebody with the box corrects it.
    .label = reconstructed
