### Beweise, auf Deutsch.

prove-not-started = Der Server startete nicht: { $reason }
prove-not-back = Nach dem Abschuss Nummer { $kills } konnte der Beweis nicht fortgesetzt werden: { $what }
prove-line = Die Verbindung zum Server ist abgebrochen: { $reason }
prove-answer = Der Server antwortete auf { $call } mit { $answer }.
prove-files = { $needed } Verbindungen brauchen mehr offene Dateien als die erlaubten { $allowed }.
prove-stopped = Abgebrochen, bevor der Beweis vollständig war.
prove-files-hint = Erhöhe die Grenze hier und für den Server: ulimit -n { $needed }

## Fairness

prove-fair-commitment-holds = Die Festlegung stimmt: Das Geheimnis ergibt { $shown }, wie vor der Kartenverteilung veröffentlicht.
prove-fair-commitment-fails = Die Festlegung stimmt nicht: Vor der Kartenverteilung wurde { $shown } veröffentlicht, das Geheimnis ergibt aber { $computed }.
prove-fair-seed = { $nonces ->
        [0] Startwert: { $seed }
        [one] Startwert aus dem Geheimnis und einem Zufallsbeitrag: { $seed }
       *[other] Startwert aus dem Geheimnis und { $nonces } Zufallsbeiträgen: { $seed }
    }
prove-fair-deal = Kartenverteilung
prove-fair-line = Zeile { $line }, { $choice }
prove-fair-step-holds = { $place }: { $recorded }, wie aus dem Startwert berechnet.
prove-fair-step-fails = { $place }: Im Partieprotokoll steht { $recorded }, der Startwert ergibt aber { $computed }.
prove-fair-holds = Fair: { $choices } Entscheidungen nachgespielt, { $chances } Zufallsergebnisse passen zum Startwert.
prove-fair-fails = Nicht fair, oder das Partieprotokoll ist gefälscht: siehe oben.
prove-fair-not-over = Die Partie ist nicht zu Ende: Das Ergebnis gilt nur für den protokollierten Teil.

## Geheimhaltung

prove-leak-tried = { $game }: { $positions } Stellungen in { $games } Partien, für jeden Platz und für Zuschauende. Verglichen: { $frames } Nachrichten ({ $bytes } Bytes), darunter { $hints } Tipps, und { $links } Seiten hinter Links.
prove-leak-none = Nichts verraten: Kein Byte unterschied sich zwischen den Welten.
prove-leak-seat = Platz { $seat }
prove-leak-spectator = Zuschauende
prove-leak-found = Verdecktes verraten, Sicht: { $viewer }.
      Partie { $game } (am Tisch: { $players }, { $options }), nach { $after } Aktionen, in einer Nachricht „{ $kind }“ bei „{ $path }“
      in dieser Welt:    { $here }
      in der anderen:    { $there }

## Dauerhaftigkeit

prove-crash-nodes = Mehrere Server an einer Datenbank brauchen PostgreSQL: --database postgres://…
prove-crash-done = Abschüsse: { $kills }. Bestätigte Entscheidungen: { $acknowledged }, ohne Antwort noch einmal gesendet: { $resent }, nach dem Neustart verglichen: { $compared }, in Protokollen beendeter Partien gefunden: { $recorded }.
prove-crash-found = Verloren: { $lost }, verdoppelt: { $doubled }, verändert: { $changed }.
prove-crash-nothing = Keine Entscheidung wurde bestätigt, also ist nichts bewiesen.

## Last

prove-load-elsewhere = { $url } ist auf einem anderen Rechner. Wenn du diesen Server belasten darfst, ergänze --beyond-this-machine.
prove-load-pace = --moves-per-second muss für mindestens einen Zug in --seconds reichen.
prove-load-nothing = Nichts zu messen: Ergänze --matches, --idle oder --lobby.
prove-load-played = { $matches } gleichzeitige Partien, { $sockets } Verbindungen, { $seconds } s: { $moves } Züge, { $rate } je Sekunde; { $games } Partien beendet.
prove-load-processors = { $rate } Züge je CPU-Sekunde des Servers. Ausgelastete CPUs: { $server } durch den Server, { $own } durch die Gegenseite.
prove-load-bytes = { $bytes } Bytes je Zug empfangen alle am Tisch zusammen.
prove-load-memory = Speicher: { $match } kB je Partie mit ihren Verbindungen, { $move } Bytes je Zug; { $all } MB für den Server insgesamt.
prove-load-unknown = CPU-Zeit und Speicher des Servers sind unbekannt: Sie lassen sich nur unter Linux lesen, und nur für einen Server, den dieser Befehl gestartet hat.
prove-load-latency = Latenz von Platz zu Platz: p50 { $half } ms, p99 { $most } ms, Maximum { $all } ms.
prove-load-idle = { $sockets } ruhende Verbindungen mit je { $memory } kB, { $rate } je Sekunde geöffnet; { $all } MB für den Server insgesamt.
prove-load-lobby = Lobby: { $requests } Anfragen, { $rate } je Sekunde, { $each } je CPU-Sekunde des Servers.
prove-load-lobby-latency = Latenz einer Anfrage: p50 { $half } ms, p99 { $most } ms, Maximum { $all } ms.
prove-load-failed = { $count ->
        [one] Eine Partie oder Verbindung ist gescheitert: { $what }
       *[other] { $count } Partien oder Verbindungen sind gescheitert; die erste: { $what }
    }

## Wachstum

prove-fill-done = { $games } beendete Partien, davon { $rated } gewertet, { $open } offene Tische, { $running } laufende Partien, { $entries } Einträge, { $people } Personen, in { $seconds } s.
prove-fill-not-empty = Die Datenbank hat schon { $tables } Tische. Wähle eine leere, oder ergänze Partien mit --beside-others.
prove-growth-not-filled = Die Datenbank hat kein Konto { $name }. Fülle zuerst eine: higaki prove fill
prove-growth-done = { $tables } Tische, { $entries } Einträge. Start: { $start } ms. Speicher: { $memory } MB nach dem Start, { $end } MB am Ende. { $moves } Züge je CPU-Sekunde.
prove-growth-times = Millisekunden
