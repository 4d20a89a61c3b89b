### Refusals of the server, in English.
### Named after the code of the refusal, with hyphens for underscores.

failure-bad-message = Not a valid message of the protocol: { $reason }
failure-too-long = The message is too long; the maximum is { $longest } bytes.
failure-rate-limited = Too many messages. Wait a moment.
failure-too-many-watched = You are watching too many tables. Leave one first.
failure-too-many-shows = { $most } of your tables are already running with computer players only. Wait until one of those games is over.
failure-too-many-tables = You already have { $most } unfinished tables, the maximum here. Finish or abandon one of those games, or leave a table that has not started.
failure-too-many-guesses = Too many wrong passwords. Try again in { $seconds ->
        [one] 1 second.
       *[other] { $seconds } seconds.
    }
failure-too-many-mutes = You have already muted { $most } people, the maximum. Unmute someone first.
failure-too-many-invitations = { $of ->
        [pair] This person has { $most } unanswered invitations from you. Wait for an answer, or send the link to the table.
        [invited] This person has { $most } unanswered invitations, the maximum. Send the link to the table instead.
       *[inviter] You would have more than { $most } unanswered invitations. Wait for answers, or open some of those seats.
    }
failure-bad-value = The message contains an invalid value.
failure-unknown-table = There is no such table.
failure-unknown-level = There is no computer opponent “{ $level }”.
failure-unknown-lesson = There is no lesson “{ $lesson }”.
failure-unknown-person = There is no such person.
failure-other-rules = This server does not support version { $version } of the rules, which this table uses. You can leave the table, or download the game if it is over.
failure-wrong-number-of-players = This game is for { $min } to { $max } players, not { $got }.
failure-bad-options = These options cannot be used: { $reason }
failure-bad-settings = { $field ->
        [title] A title needs a visible character and can have at most 60 characters.
       *[other] Invalid value for the setting “{ $field }”.
    }
failure-rated-custom-data = Rated games use the standard component data.
failure-wrong-password = Wrong password.
failure-may-not-watch = Only players can watch this table.
failure-may-not-talk = You cannot chat at this table.
failure-may-not-invite = This person does not accept invitations from you.
failure-not-your-seat = This seat is not yours.
failure-seat-taken = This seat is taken.
failure-table-full = This table is full.
failure-one-seat-only = You already have a seat; this table does not allow several players on one device.
failure-host-only = Only the host of the table can do this.
failure-accounts-only = Rated games need an account and allow one seat per person.
failure-seats-open = Some seats are still open.
failure-already-begun = The game has already started.
failure-not-begun = The game has not started yet.
failure-over = The game is over.
failure-not-over = The game is not over yet.
failure-paused = The game is paused.
failure-not-paused = The game is not paused.
failure-stand-in = The computer is playing this seat. Take over again first.
failure-no-stand-in = The computer is not playing this seat.
failure-out-of-time = Your time is up. The computer makes this move; then you can take over again.
failure-stale = Another move has been made for this seat, perhaps on another device. Look again.
failure-nothing-owed = This seat has nothing to decide right now.
failure-hints-forbidden = Hints are off at this table.
failure-undo-forbidden = This cannot be undone at this table.
failure-offer-pending = Another proposal is still open.
failure-no-such-offer = This proposal is no longer open.
failure-no-such-position = The game has not got that far.
failure-closing = The server is shutting down. Reconnect in a moment.
failure-busy = The server is too busy. Try again in a moment.
failure-interrupted = Something went wrong. Send the same message again with the same key.
