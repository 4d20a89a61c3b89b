### Dowody, po polsku.

prove-not-started = Serwer nie uruchomił się: { $reason }
prove-not-back = Po zabiciu serwera numer { $kills } dowodu nie dało się prowadzić dalej: { $what }
prove-line = Połączenie z serwerem zawiodło: { $reason }
prove-answer = Serwer odpowiedział { $answer } na { $call }.
prove-files = Tyle połączeń ({ $needed }) wymaga więcej otwartych plików, niż wolno ({ $allowed }).
prove-stopped = Przerwano, zanim cokolwiek udowodniono.
prove-files-hint = Zezwól na więcej, tutaj i dla serwera: ulimit -n { $needed }

## Uczciwość

prove-fair-commitment-holds = Zobowiązanie się zgadza: sekret daje { $shown }, tak jak pokazano przed rozdaniem.
prove-fair-commitment-fails = Zobowiązanie się nie zgadza: przed rozdaniem pokazano { $shown }, a sekret daje { $computed }.
prove-fair-seed = { $nonces ->
        [0] Ziarno całej losowości: { $seed }
        [one] Ziarno całej losowości, z sekretu i jednej liczby gracza: { $seed }
       *[other] Ziarno całej losowości, z sekretu i liczb z miejsc przy stole ({ $nonces }): { $seed }
    }
prove-fair-deal = Rozdanie
prove-fair-line = Wiersz { $line }, { $choice }
prove-fair-step-holds = { $place }: { $recorded }, tak jak daje ziarno.
prove-fair-step-fails = { $place }: zapis podaje { $recorded }, a ziarno daje { $computed }.
prove-fair-holds = Uczciwie: odtworzono decyzje ({ $choices }), a los rozstrzygał tak, jak wymaga ziarno ({ $chances } razy).
prove-fair-fails = Nieuczciwie albo zapis nie jest prawdziwy: patrz wyżej.
prove-fair-not-over = W tym zapisie partia nie jest skończona: dotyczy to tego, co dotąd rozegrano.

## Przecieki

prove-leak-tried = { $game }: pozycje: { $positions }, partie: { $games }, dla każdego miejsca i dla widzów; wiadomości: { $frames }, bajty: { $bytes }, podpowiedzi: { $hints }, strony spod odnośników: { $links }.
prove-leak-none = Nikt nie mógł odróżnić światów: żaden bajt nie był inny.
prove-leak-seat = miejsce { $seat }
prove-leak-spectator = widz
prove-leak-found = Różnica: { $viewer } może poznać coś, co powinno być ukryte.
      Partia { $game } (gracze: { $players }, { $options }), po { $after } czynnościach, w wiadomości „{ $kind }” w miejscu „{ $path }”
      w tym świecie:   { $here }
      w innym:         { $there }

## Awarie

prove-crash-nodes = Kilka serwerów na jednej bazie danych wymaga PostgreSQL: --database postgres://…
prove-crash-done = Zabito { $kills } razy: potwierdzone decyzje: { $acknowledged }, wysłane ponownie bez odpowiedzi: { $resent }, porównane z tym, co wróciło: { $compared }, odszukane w zapisach zakończonych partii: { $recorded }.
prove-crash-found = Zgubione { $lost }, podwojone { $doubled }, zmienione { $changed }.
prove-crash-nothing = Niczego nie potwierdzono, więc niczego nie dowiedziono.

## Obciążenie

prove-load-elsewhere = { $url } nie jest na tym komputerze. Jeśli wolno ci obciążyć ten serwer, powiedz to: --beyond-this-machine
prove-load-pace = --moves-per-second musi wystarczyć na co najmniej jeden ruch w czasie --seconds.
prove-load-nothing = Nie ma nic do zrobienia: zażądaj --matches, --idle albo --lobby.
prove-load-played = Partie naraz: { $matches }, połączenia: { $sockets }, { $seconds } s: ruchy: { $moves }, { $rate } na sekundę; partie zakończone: { $games }.
prove-load-processors = { $rate } ruchów na każdą sekundę procesora; serwer zajmował { $server } procesora, gracze { $own }.
prove-load-bytes = Wszyscy gracze partii odebrali łącznie { $bytes } bajtów na ruch.
prove-load-memory = Partia z połączeniami zajęła { $match } kB, każdy ruch { $move } bajtów więcej; serwer ma { $all } MB.
prove-load-unknown = Czas i pamięć serwera nie są znane: podaje je tylko Linux i tylko dla serwera uruchomionego tutaj.
prove-load-latency = Od jednej strony stołu do drugiej: połowa ruchów w { $half } ms, 99 na 100 w { $most } ms, wszystkie w { $all } ms.
prove-load-idle = Bezczynne połączenia: { $sockets }, po { $memory } kB; serwer ma { $all } MB. Na sekundę otwierano { $rate }.
prove-load-lobby = Poczekalnia: żądania: { $requests }, { $rate } na sekundę, { $each } na każdą sekundę procesora.
prove-load-lobby-latency = Żądanie trwało w połowie przypadków najwyżej { $half } ms, w 99 na 100 najwyżej { $most } ms, zawsze najwyżej { $all } ms.
prove-load-failed = { $count ->
        [one] Jedna partia lub jedno połączenie zawiodło: { $what }
       *[other] Zawiodły partie lub połączenia ({ $count }); pierwsze: { $what }
    }

## Wzrost

prove-fill-done = Zakończone partie: { $games }, w tym rankingowe: { $rated }; otwarte stoły: { $open }, trwające partie: { $running }, wpisy: { $entries }, osoby: { $people }; czas: { $seconds } s.
prove-fill-not-empty = W bazie danych są już stoły ({ $tables }). Podaj pustą bazę albo dodaj do niej partie: --beside-others
prove-growth-not-filled = W bazie danych nie ma konta { $name }. Najpierw ją utwórz: higaki prove fill
prove-growth-done = Stoły: { $tables }, wpisy: { $entries }. Start: { $start } ms, pamięć po starcie: { $memory } MB, na końcu: { $end } MB. Ruchy na sekundę procesora: { $moves }.
prove-growth-times = Milisekundy
