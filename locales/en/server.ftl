### What the server of tables refuses, in English.
### Named after the code of the refusal, with hyphens for underscores.

failure-bad-message = This is not a message of the protocol: { $reason }
failure-too-long = This message is too long; at most { $longest } bytes are allowed.
failure-rate-limited = Too many messages in a short time. Wait a moment.
failure-too-many-watched = You are watching too many tables at once. Leave one first.
failure-too-many-shows = Computers play among themselves at { $most } of your tables already. Let one of those games come to its end first.
failure-too-many-tables = You have made { $most } tables that are not over, and more at a time are not allowed here. Finish one of those games, give it up, or leave a table that has not begun.
failure-too-many-guesses = Too many table passwords in a short time. You can try again in { $seconds ->
        [one] one second.
       *[other] { $seconds } seconds.
    }
failure-too-many-mutes = You have muted { $most } people, and more do not fit into the list. Unmute somebody first.
failure-too-many-invitations = { $of ->
        [pair] This person has not answered { $most } invitations of yours. Wait for an answer, or send the link of the table.
        [invited] This person has { $most } unanswered invitations, and no more are taken. Send the link of the table instead.
       *[inviter] You would have more than { $most } unanswered invitations. Wait for answers, or free some of those seats.
    }
failure-bad-value = A value in this message cannot be used.
failure-unknown-table = There is no such table.
failure-unknown-level = There is no computer opponent “{ $level }”.
failure-unknown-lesson = There is no lesson “{ $lesson }”.
failure-unknown-person = There is no such person.
failure-other-rules = This table was played by other rules (version { $version }) than this server knows. You can leave it, and download its record if the game was over.
failure-wrong-number-of-players = This game is for { $min } to { $max } players, not for { $got }.
failure-bad-options = These options cannot be used: { $reason }
failure-bad-settings = { $field ->
        [title] A title needs a visible character and has at most 60 characters.
       *[other] The setting “{ $field }” does not fit.
    }
failure-rated-custom-data = A rated game is played with the component data that comes with Higaki.
failure-wrong-password = This table has a password, and this is not it.
failure-may-not-watch = Only those who play may watch this table.
failure-may-not-talk = You may not talk at this table.
failure-may-not-invite = This person does not take invitations from you.
failure-not-your-seat = This seat is not yours.
failure-seat-taken = This seat is taken.
failure-table-full = No seat is free at this table.
failure-one-seat-only = You have a seat already; this table is not for several on one device.
failure-host-only = Only the host of the table may do this.
failure-accounts-only = A rated game is for people with accounts, one seat each.
failure-seats-open = Some seats are still free.
failure-already-begun = The game has begun already.
failure-not-begun = The game has not begun yet.
failure-over = The game is over.
failure-not-over = The game is not over yet.
failure-paused = The game is paused.
failure-not-paused = The game is not paused.
failure-stand-in = The computer plays this seat at the moment. Take it back first.
failure-no-stand-in = Nobody plays for you on this seat.
failure-out-of-time = Your time is up. The computer makes this choice; then you can take the seat back.
failure-stale = This seat has done something since, perhaps on another device. Look again.
failure-nothing-owed = This seat has nothing to decide at the moment.
failure-hints-forbidden = There is no advice at this table.
failure-undo-forbidden = At this table this cannot be taken back.
failure-offer-pending = Everybody is being asked something else already.
failure-no-such-offer = Nobody is asked that any more.
failure-no-such-position = The game has not come so far.
failure-closing = The server is closing. Connect again in a moment.
failure-busy = The server is too busy. Try again in a moment.
failure-interrupted = Something went wrong here. Send the same message again with the same key.
