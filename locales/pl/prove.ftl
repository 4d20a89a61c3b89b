### Dowody, po polsku.

prove-not-started = Serwer nie uruchomił się: { $reason }
prove-not-back = Po zabiciu serwera numer { $kills } nie można było kontynuować dowodu: { $what }
prove-line = Połączenie z serwerem zostało przerwane: { $reason }
prove-answer = Serwer odpowiedział { $answer } na { $call }.
prove-files = Połączenia ({ $needed }) wymagają więcej otwartych plików, niż pozwala limit ({ $allowed }).
prove-stopped = Przerwano przed ukończeniem dowodu.
prove-files-hint = Podnieś limit tutaj i dla serwera: ulimit -n { $needed }

## Uczciwość

prove-fair-commitment-holds = Zobowiązanie się zgadza: sekret daje { $shown }, tak jak opublikowano przed rozdaniem.
prove-fair-commitment-fails = Zobowiązanie się nie zgadza: przed rozdaniem opublikowano { $shown }, a sekret daje { $computed }.
prove-fair-seed = { $nonces ->
        [0] Ziarno losowości: { $seed }
        [one] Ziarno losowości z sekretu i jednego wkładu losowego: { $seed }
       *[other] Ziarno losowości z sekretu i wkładów losowych ({ $nonces }): { $seed }
    }
prove-fair-deal = Rozdanie
prove-fair-line = Wiersz { $line }, { $choice }
prove-fair-step-holds = { $place }: { $recorded }, zgodnie z ziarnem losowości.
prove-fair-step-fails = { $place }: zapis podaje { $recorded }, a ziarno losowości daje { $computed }.
prove-fair-holds = Uczciwie: odtworzone decyzje: { $choices }, wyniki losowe zgodne z ziarnem: { $chances }.
prove-fair-fails = Nieuczciwie albo zapis jest sfałszowany: patrz wyżej.
prove-fair-not-over = Partia nie jest skończona: wynik dotyczy tylko zapisanej części.

## Poufność

prove-leak-tried = { $game }: pozycje: { $positions }, partie: { $games }, dla każdego miejsca i dla widzów. Porównano: wiadomości: { $frames } (bajty: { $bytes }), w tym podpowiedzi: { $hints }, oraz strony, do których prowadzą linki: { $links }.
prove-leak-none = Brak przecieku: żaden bajt nie różnił się między światami.
prove-leak-seat = miejsce { $seat }
prove-leak-spectator = widz
prove-leak-found = Przeciek ukrytych informacji, widok: { $viewer }.
      Partia { $game } (osób: { $players }, { $options }), akcji wcześniej: { $after }, w wiadomości „{ $kind }” w miejscu „{ $path }”
      w tym świecie:   { $here }
      w drugim:        { $there }

## Trwałość

prove-crash-nodes = Kilka serwerów na jednej bazie danych wymaga PostgreSQL: --database postgres://…
prove-crash-done = Zabicia serwera: { $kills }. Decyzje potwierdzone: { $acknowledged }, wysłane ponownie z braku odpowiedzi: { $resent }, porównane po restarcie: { $compared }, odnalezione w zapisach zakończonych partii: { $recorded }.
prove-crash-found = Zgubione: { $lost }, podwojone: { $doubled }, zmienione: { $changed }.
prove-crash-nothing = Żadna decyzja nie została potwierdzona, więc niczego nie dowiedziono.

## Obciążenie

prove-load-elsewhere = { $url } jest na innym komputerze. Jeśli wolno ci obciążyć ten serwer, dodaj --beyond-this-machine.
prove-load-pace = --moves-per-second musi wystarczyć na co najmniej jeden ruch w czasie --seconds.
prove-load-nothing = Nie ma czego mierzyć: dodaj --matches, --idle albo --lobby.
prove-load-played = Równoczesne partie: { $matches }, połączenia: { $sockets }, czas: { $seconds } s. Ruchy: { $moves }, na sekundę: { $rate }; partie zakończone: { $games }.
prove-load-processors = Ruchy na sekundę CPU serwera: { $rate }. Zajęte procesory: serwer { $server }, gracze { $own }.
prove-load-bytes = Bajty na ruch odebrane łącznie przez wszystkich przy stole: { $bytes }.
prove-load-memory = Pamięć: { $match } kB na partię z połączeniami, bajty na ruch: { $move }; serwer łącznie: { $all } MB.
prove-load-unknown = Czas CPU i pamięć serwera są nieznane: można je odczytać tylko w Linuksie i tylko dla serwera uruchomionego tym poleceniem.
prove-load-latency = Opóźnienie między graczami: p50 { $half } ms, p99 { $most } ms, maksimum { $all } ms.
prove-load-idle = Bezczynne połączenia: { $sockets }, po { $memory } kB, otwierane na sekundę: { $rate }; serwer łącznie: { $all } MB.
prove-load-lobby = Lobby: żądania: { $requests }, na sekundę: { $rate }, na sekundę CPU serwera: { $each }.
prove-load-lobby-latency = Opóźnienie żądania: p50 { $half } ms, p99 { $most } ms, maksimum { $all } ms.
prove-load-failed = { $count ->
        [one] Jedna partia lub jedno połączenie zawiodło: { $what }
       *[other] Zawiodły partie lub połączenia ({ $count }); pierwsze: { $what }
    }

## Wzrost

prove-fill-done = Zakończone partie: { $games }, w tym rankingowe: { $rated }; otwarte stoły: { $open }, trwające partie: { $running }, wpisy: { $entries }, osoby: { $people }; czas: { $seconds } s.
prove-fill-not-empty = W bazie danych są już stoły ({ $tables }). Wybierz pustą bazę albo dodaj partie do tej bazy: --beside-others
prove-growth-not-filled = W bazie danych nie ma konta { $name }. Najpierw wypełnij bazę: higaki prove fill
prove-growth-done = Stoły: { $tables }, wpisy: { $entries }. Start: { $start } ms. Pamięć: { $memory } MB po starcie, { $end } MB na końcu. Ruchy na sekundę CPU: { $moves }.
prove-growth-times = Milisekundy
