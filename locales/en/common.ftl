### Sentences shared by all games, in English.
### A sentence about data is named after the data: `failure-` and the code of the failure, with hyphens for underscores.
### A game that needs its own wording has a message with its name in front.

list-joined = { $first } and { $last }
seat-unnamed = Seat { $number }

## Refusals

failure-unknown = This is not possible ({ $code }).
failure-no-such-seat = There is no seat { $seat } at this table. Seats are numbered from 0.
failure-nothing-to-undo = There is nothing to undo.
failure-undo-needs-consent = Something has been revealed or someone else has moved since. Undoing this needs everyone’s consent.
failure-nothing-to-redo = There is nothing to redo.

## Notation

notation-empty = Type a move.
notation-too-long = This is too long for a move. One short line is enough.
notation-unknown-verb = No move begins with “{ $word }”.
notation-unexpected-word = The move is already complete before “{ $word }”. Leave that word out.

## Scenarios and options

problem-at = { $path }: { $what }
problem-wrong-kind =
    { $expected ->
        [object] Expected an object { "{" } … { "}" }
        [list] Expected a list [ … ]
        [text] Expected a text in quotation marks
        [number] Expected a whole number
       *[other] Expected something else ({ $expected })
    }, but found { $found ->
        [object] an object
        [list] a list
        [text] a text
        [number] { $expected ->
            [number] a number that is fractional or far too large
           *[other] a number
        }
        [boolean] true or false
       *[other] null
    }.
problem-unknown-field = There is no field “{ $field }”. Known fields: { $known }.
problem-unknown-provenance = “{ $word }” is not a provenance. Known ones: { $known }.
problem-data-too-large = The data file is too large; the maximum is { $most } KiB.
problem-missing-field = The field “{ $field }” is missing.
problem-number-out-of-range = { $number } is out of range ({ $lowest } to { $highest }).
problem-other-game = This scenario is for another game; expected “{ $expected }”.
problem-bad-options = Invalid value for this option. Possible values: { $known }.
problem-other-rules-version = The record names version { $rules } of the rules; the scenario has another.
problem-other-options = The options differ from those of the scenario.
problem-other-number-of-players = The record names { $players } players; the scenario has a different number.
problem-wrong-number-of-seats = { $seats ->
        [one] 1 seat is
       *[other] { $seats } seats are
    } described, but there are { $players } players.
problem-unknown-phase = There is no such phase. Known phases: { $known }.
problem-unknown-end = There is no such ending. Known endings: { $known }.

## Games that cannot start

setup-players = This game is for { $min } to { $max } players, not { $got }.
setup-problems = { $count ->
        [one] The game cannot start; 1 problem:
       *[other] The game cannot start; { $count } problems:
    }

## Records

record-line = Line { $line }: { $what }
record-too-long = The record is longer than { $megabytes } MB; no game is that long.
record-malformed = Line { $line }: expected { $expected }.
record-other-game = This is a record of another game (“{ $found }”).
record-other-rules = The record uses version { $found } of the rules; this program knows versions 1 to { $known }.
record-setup = The game cannot start as recorded ({ $what }).
record-refused = Line { $line }: { $what } (rule { $rule })
record-chance-does-not-fit = Line { $line }: the recorded random result does not fit the game.
record-chance-not-from-seed = Line { $line }: the random result differs from the one that follows from the seed.
record-commitment = The seed does not match the commitment made before the deal.
record-seed-not-told = The record lacks the seed, which it must contain once the game is over, so the deal cannot be checked.
record-outcome = The outcome in the record is wrong: “{ $said }” should be “{ $found }”.
record-outcome-missing = The outcome in the record is wrong: “{ $found }” is missing.
record-outcome-superfluous = The outcome in the record is wrong: “{ $said }” should not be there.
record-not-over = The record says that the game is over, but it is not.

record-expected-format = the words “higaki record 1”
record-expected-game = “game” and its name
record-expected-rules = “rules” and a version
record-expected-players = “players” and a number
record-expected-options = “options” and a JSON object
record-expected-seat = a line with “seat”, its number and its name for every player
record-expected-commitment = “commitment” and 64 hexadecimal digits
record-expected-beginning = “deal”, or “scenario” and a JSON object
record-expected-chance = “~ number” and a number, or “~ order” and hexadecimal digits
record-expected-choice = a seat and its move
record-expected-taken-seat = a seat that is taken in this game
record-expected-peeks = “peeks” and a number
record-expected-place = “place P seat S points N”
record-expected-fewer-players = at most five players
record-expected-fewer-places = at most as many places as seats
record-expected-seed = “seed” and 64 hexadecimal digits
record-expected-secret = “secret” and 64 hexadecimal digits
record-expected-nonce = “nonce”, a seat and 64 hexadecimal digits
record-expected-end = the end of the record

## Verification of records

verify-choices = { $choices ->
        [one] 1 move
       *[other] { $choices } moves
    } and { $chances ->
        [one] 1 random result
       *[other] { $chances } random results
    } replayed; all of them are legal.
verify-seed = The seed matches its commitment and gives exactly this deal.
verify-no-seed = The record does not contain the seed, so the deal could not be checked.
verify-finished = The game was played to the end, and the result is correct.
verify-unfinished = The game is not over yet.
verify-peeks = { $count ->
        [one] 1 move was
       *[other] { $count } moves were
    } undone after hidden information had been revealed.

## Headings of the rulebooks

rules-goal = Goal of the game
rules-overview = Overview
rules-credits = Credits

## Provenance of the component data

data-title = Cards, prices and other tables
data-printed = Printed ({ $count }): in the printed rules.
    .label = printed
data-sourced = Sourced ({ $count }): from a text about the game, such as an FAQ, a review or a session report.
    .label = sourced
data-inferred = Inferred ({ $count }): follows from such texts.
    .label = inferred
data-reconstructed = Reconstructed ({ $count }): our own proposal until an owner of the game corrects it.
    .label = reconstructed
