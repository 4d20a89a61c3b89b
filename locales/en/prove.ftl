### Proofs, in English.

prove-not-started = The server did not start: { $reason }
prove-not-back = After kill number { $kills } the proof could not go on: { $what }
prove-line = The line to the server failed: { $reason }
prove-answer = The server answered { $answer } to { $call }.
prove-files = So many sockets ({ $needed }) need more open files than are allowed ({ $allowed }).
prove-stopped = Stopped before anything was proved.
prove-files-hint = Allow more of them, here and for the server: ulimit -n { $needed }

## Fair

prove-fair-commitment-holds = The commitment holds: the secret gives { $shown }, as was shown before the deal.
prove-fair-commitment-fails = The commitment does not hold: { $shown } was shown before the deal, but the secret gives { $computed }.
prove-fair-seed = { $nonces ->
        [0] The seed of all chance: { $seed }
        [one] The seed of all chance, from the secret and one nonce: { $seed }
       *[other] The seed of all chance, from the secret and { $nonces } nonces: { $seed }
    }
prove-fair-deal = The deal
prove-fair-line = Line { $line }, { $choice }
prove-fair-step-holds = { $place }: { $recorded }, as the seed gives it.
prove-fair-step-fails = { $place }: the record says { $recorded }, but the seed gives { $computed }.
prove-fair-holds = Fair: { $choices } choices were played, and chance decided { $chances } times as the seed demands.
prove-fair-fails = Not fair, or not a true record: see above.
prove-fair-not-over = The game is not over in this record: it holds for what was played so far.

## Leak

prove-leak-tried = { $game }: positions: { $positions }, games: { $games }, for every seat and for spectators; frames: { $frames }, bytes: { $bytes }, hints among them: { $hints }, pages behind links: { $links }.
prove-leak-none = Nobody could tell the worlds apart: no byte differed.
prove-leak-seat = seat { $seat }
prove-leak-spectator = a spectator
prove-leak-found = A difference: { $viewer } can tell something that should be hidden.
      Game { $game } ({ $players } players, { $options }), after { $after } deeds, in a frame “{ $kind }” at “{ $path }”
      in this world:  { $here }
      in the other:   { $there }

## Crash

prove-crash-nodes = Several servers on one database need PostgreSQL: --database postgres://…
prove-crash-done = Kills: { $kills }. Choices acknowledged: { $acknowledged }, sent again without an answer: { $resent }, comparisons with what came back: { $compared }, looked up in the records of finished games: { $recorded }.
prove-crash-found = Lost { $lost }, doubled { $doubled }, changed { $changed }.
prove-crash-nothing = Nothing was acknowledged at all, so nothing is proved.

## Load

prove-load-elsewhere = { $url } is not on this machine. If it is yours to be put under load, say so: --beyond-this-machine
prove-load-pace = --moves-per-second must be enough for at least one move in --seconds.
prove-load-nothing = There is nothing to do: ask for --matches, --idle or --lobby.
prove-load-played = Matches: { $matches }, sockets: { $sockets }, { $seconds } s. Moves: { $moves }, { $rate } a second; games that came to their end: { $games }.
prove-load-processors = { $rate } moves for every second of a processor; the server kept { $server } processors busy, the players { $own }.
prove-load-bytes = All players of a match together received { $bytes } bytes per move.
prove-load-memory = A match with its sockets took { $match } kB, every move { $move } bytes more; the server has { $all } MB.
prove-load-unknown = The time and memory of the server are not known: only Linux tells them, and only of a server that was started here.
prove-load-latency = From a player to the opponent: half of the moves within { $half } ms, 99 of 100 within { $most } ms, all within { $all } ms.
prove-load-idle = { $sockets } idle sockets, { $memory } kB each; the server has { $all } MB. { $rate } were opened a second.
prove-load-lobby = Lobby: { $requests } requests, { $rate } a second, { $each } for every second of a processor.
prove-load-lobby-latency = A request took { $half } ms in half of the cases, { $most } ms at most in 99 of 100, { $all } ms at most in all.
prove-load-failed = { $count ->
        [one] One match or socket failed: { $what }
       *[other] { $count } matches or sockets failed; the first: { $what }
    }

## Growth

prove-fill-done = { $games } finished games, { $rated } of them rated, { $open } open tables, { $running } running games, { $entries } log entries, { $people } people, in { $seconds } s.
prove-fill-not-empty = The database already has { $tables } tables. Name an empty one, or add games to it with --beside-others.
prove-growth-not-filled = The database has no account { $name }. Make a database first: higaki prove fill
prove-growth-done = { $tables } tables, { $entries } log entries. Start-up { $start } ms, memory { $memory } MB after the start and { $end } MB at the end. { $moves } moves for every second of a processor.
prove-growth-times = Milliseconds
