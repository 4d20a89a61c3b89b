### Beweise, auf Deutsch.

prove-not-started = Der Server startete nicht: { $reason }
prove-not-back = Nach dem Abschuss Nummer { $kills } konnte der Beweis nicht weitergehen: { $what }
prove-line = Die Verbindung zum Server versagte: { $reason }
prove-answer = Der Server antwortete { $answer } auf { $call }.
prove-files = So viele Verbindungen ({ $needed }) brauchen mehr offene Dateien, als erlaubt sind ({ $allowed }).
prove-stopped = Abgebrochen, bevor etwas bewiesen war.
prove-files-hint = Erlaube mehr davon, hier und für den Server: ulimit -n { $needed }

## Fairness

prove-fair-commitment-holds = Die Festlegung stimmt: Das Geheimnis ergibt { $shown }, wie vor dem Geben gezeigt.
prove-fair-commitment-fails = Die Festlegung stimmt nicht: Vor dem Geben wurde { $shown } gezeigt, das Geheimnis ergibt aber { $computed }.
prove-fair-seed = { $nonces ->
        [0] Der Startwert allen Zufalls: { $seed }
        [one] Der Startwert allen Zufalls, aus dem Geheimnis und einem Beitrag: { $seed }
       *[other] Der Startwert allen Zufalls, aus dem Geheimnis und { $nonces } Beiträgen: { $seed }
    }
prove-fair-deal = Das Geben
prove-fair-line = Zeile { $line }, { $choice }
prove-fair-step-holds = { $place }: { $recorded }, wie es der Startwert ergibt.
prove-fair-step-fails = { $place }: In der Aufzeichnung steht { $recorded }, der Startwert ergibt aber { $computed }.
prove-fair-holds = Fair: { $choices } Entscheidungen wurden nachgespielt, und der Zufall entschied { $chances } Mal so, wie es der Startwert verlangt.
prove-fair-fails = Nicht fair, oder keine wahre Aufzeichnung: siehe oben.
prove-fair-not-over = In dieser Aufzeichnung ist die Partie nicht zu Ende: Das gilt für das, was bis dahin gespielt wurde.

## Verborgenes

prove-leak-tried = { $game }: Stellungen: { $positions }, Partien: { $games }, für jeden Platz und für Zuschauer; Nachrichten: { $frames }, Bytes: { $bytes }, Tipps darunter: { $hints }, Seiten hinter Links: { $links }.
prove-leak-none = Niemand konnte die Welten unterscheiden: Kein Byte war anders.
prove-leak-seat = Platz { $seat }
prove-leak-spectator = ein Zuschauer
prove-leak-found = Ein Unterschied: { $viewer } kann etwas erkennen, das verborgen sein sollte.
      Partie { $game } ({ $players } Spieler, { $options }), nach { $after } Taten, in einer Nachricht „{ $kind }“ bei „{ $path }“
      in dieser Welt:    { $here }
      in der anderen:    { $there }

## Abstürze

prove-crash-nodes = Mehrere Server an einer Datenbank brauchen PostgreSQL: --database postgres://…
prove-crash-done = { $kills } Mal abgeschossen: { $acknowledged } Entscheidungen bestätigt, { $resent } ohne Antwort noch einmal geschickt, { $compared } mit dem verglichen, was wiederkam, { $recorded } in den Aufzeichnungen beendeter Partien nachgeschlagen.
prove-crash-found = Verloren { $lost }, verdoppelt { $doubled }, verändert { $changed }.
prove-crash-nothing = Es wurde überhaupt nichts bestätigt, also ist nichts bewiesen.

## Last

prove-load-elsewhere = { $url } ist nicht auf diesem Rechner. Wenn du diesen Server belasten darfst, sage es: --beyond-this-machine
prove-load-pace = --moves-per-second muss für wenigstens einen Zug in --seconds reichen.
prove-load-nothing = Es gibt nichts zu tun: verlange --matches, --idle oder --lobby.
prove-load-played = Partien zugleich: { $matches }, Verbindungen: { $sockets }, { $seconds } s. Züge: { $moves }, { $rate } in der Sekunde; zu Ende gespielte Partien: { $games }.
prove-load-processors = { $rate } Züge für jede Sekunde eines Prozessors; der Server beschäftigte { $server } Prozessoren, die Gegenseite { $own }.
prove-load-bytes = Alle Spieler einer Partie zusammen empfingen { $bytes } Bytes je Zug.
prove-load-memory = Eine Partie mit ihren Verbindungen brauchte { $match } kB, jeder Zug { $move } Bytes mehr; der Server hat { $all } MB.
prove-load-unknown = Zeit und Speicher des Servers sind nicht bekannt: Nur Linux verrät sie, und nur von einem Server, der hier gestartet wurde.
prove-load-latency = Von der einen Seite des Tisches zur anderen: die Hälfte der Züge in { $half } ms, 99 von 100 in { $most } ms, alle in { $all } ms.
prove-load-idle = { $sockets } ruhende Verbindungen, je { $memory } kB; der Server hat { $all } MB. { $rate } wurden in einer Sekunde geöffnet.
prove-load-lobby = Lobby: { $requests } Anfragen, { $rate } in der Sekunde, { $each } für jede Sekunde eines Prozessors.
prove-load-lobby-latency = Eine Anfrage dauerte in der Hälfte der Fälle höchstens { $half } ms, in 99 von 100 höchstens { $most } ms, immer höchstens { $all } ms.
prove-load-failed = { $count ->
        [one] Eine Partie oder Verbindung scheiterte: { $what }
       *[other] { $count } Partien oder Verbindungen scheiterten; die erste: { $what }
    }

## Wachstum

prove-fill-done = { $games } beendete Partien, davon { $rated } gewertet, { $open } offene Tische, { $running } laufende Partien, { $entries } Einträge, { $people } Personen, in { $seconds } s.
prove-fill-not-empty = Die Datenbank hat schon { $tables } Tische. Nenne eine leere, oder ergänze sie mit --beside-others.
prove-growth-not-filled = Die Datenbank hat kein Konto { $name }. Lege zuerst eine an: higaki prove fill
prove-growth-done = { $tables } Tische, { $entries } Einträge. Start in { $start } ms, Speicher { $memory } MB nach dem Start und { $end } MB am Ende. { $moves } Züge für jede Sekunde eines Prozessors.
prove-growth-times = Millisekunden
