### Proofs, in English.

prove-not-started = The server did not start: { $reason }
prove-not-back = The proof could not continue after kill { $kills }: { $what }
prove-line = The connection to the server failed: { $reason }
prove-answer = The server answered { $answer } to { $call }.
prove-files = { $needed } sockets need more open files than the limit of { $allowed }.
prove-stopped = Stopped before the proof was complete.
prove-files-hint = Raise the limit here and for the server: ulimit -n { $needed }

## Fairness

prove-fair-commitment-holds = The commitment holds: the secret gives { $shown }, as published before the deal.
prove-fair-commitment-fails = The commitment does not hold: { $shown } was published before the deal, but the secret gives { $computed }.
prove-fair-seed = { $nonces ->
        [0] Seed: { $seed }
        [one] Seed, from the secret and one nonce: { $seed }
       *[other] Seed, from the secret and { $nonces } nonces: { $seed }
    }
prove-fair-deal = The deal
prove-fair-line = Line { $line }, { $choice }
prove-fair-step-holds = { $place }: { $recorded }, as computed from the seed.
prove-fair-step-fails = { $place }: the record has { $recorded }, but the seed gives { $computed }.
prove-fair-holds = Fair: { $choices } choices replayed, { $chances } random results match the seed.
prove-fair-fails = Not fair, or the record is forged: see above.
prove-fair-not-over = The game is not over: the result covers only the recorded part.

## Secrecy

prove-leak-tried = { $game }: { $positions } positions in { $games } games, for every seat and for spectators. Compared: { $frames } frames ({ $bytes } bytes), including { $hints } hints, and { $links } pages behind links.
prove-leak-none = No leak: no byte differed between worlds.
prove-leak-seat = seat { $seat }
prove-leak-spectator = spectator
prove-leak-found = Leak: hidden information reaches the viewer “{ $viewer }”.
      Game { $game } ({ $players } players, { $options }), after { $after } actions, in a frame “{ $kind }” at “{ $path }”
      in this world:   { $here }
      in the other:    { $there }

## Durability

prove-crash-nodes = Several servers on one database require PostgreSQL: --database postgres://…
prove-crash-done = Kills: { $kills }. Choices acknowledged: { $acknowledged }, resent after a missing answer: { $resent }, compared after the restart: { $compared }, found in records of finished games: { $recorded }.
prove-crash-found = Lost: { $lost }, duplicated: { $doubled }, changed: { $changed }.
prove-crash-nothing = No choice was acknowledged, so nothing is proved.

## Load

prove-load-elsewhere = { $url } is on another machine. If the server is yours to load-test, add --beyond-this-machine.
prove-load-pace = --moves-per-second must allow at least one move within --seconds.
prove-load-nothing = Nothing to measure: add --matches, --idle or --lobby.
prove-load-played = { $matches } matches, { $sockets } sockets, { $seconds } s: { $moves } moves, { $rate } per second; { $games } games finished.
prove-load-processors = { $rate } moves per CPU second of the server. CPUs used: { $server } by the server, { $own } by the players.
prove-load-bytes = { $bytes } bytes per move received by all players of a match together.
prove-load-memory = Memory: { $match } kB per match with its sockets, { $move } bytes per move; { $all } MB for the server in total.
prove-load-unknown = CPU time and memory of the server are unknown: they can be read only on Linux, and only of a server started by this command.
prove-load-latency = Latency from player to opponent: p50 { $half } ms, p99 { $most } ms, maximum { $all } ms.
prove-load-idle = { $sockets } idle sockets with { $memory } kB each, opened at { $rate } per second; { $all } MB for the server in total.
prove-load-lobby = Lobby: { $requests } requests, { $rate } per second, { $each } per CPU second of the server.
prove-load-lobby-latency = Request latency: p50 { $half } ms, p99 { $most } ms, maximum { $all } ms.
prove-load-failed = { $count ->
        [one] One match or socket failed: { $what }
       *[other] { $count } matches or sockets failed; the first: { $what }
    }

## Growth

prove-fill-done = { $games } finished games, { $rated } of them rated, { $open } open tables, { $running } running games, { $entries } log entries, { $people } people, in { $seconds } s.
prove-fill-not-empty = The database already has { $tables } tables. Choose an empty one, or add games to it with --beside-others.
prove-growth-not-filled = The database has no account { $name }. Fill a database first: higaki prove fill
prove-growth-done = { $tables } tables, { $entries } log entries. Start-up: { $start } ms. Memory: { $memory } MB after the start, { $end } MB at the end. { $moves } moves per CPU second.
prove-growth-times = Milliseconds
