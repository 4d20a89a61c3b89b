### Terminal, po polsku.

## Polecenia: wszystkie słowa, które program rozumie; pierwsze pokazuje pomoc

cli-words-help = pomoc
cli-words-board = plansza
cli-words-cards = karty
cli-words-preview = podgląd podglad
cli-words-hint = podpowiedz rada
cli-words-undo = cofnij
cli-words-why = dlaczego
cli-words-rules = zasady
cli-words-log = dziennik
cli-words-record = zapis
cli-words-lang = język jezyk
cli-words-quit = koniec
cli-words-yes = tak t
cli-words-no = nie n

## Pomoc

cli-help-choose = Wpisz numer wyboru albo wybór w notacji:
cli-help-commands = Polecenia:
cli-help-page = Strona { $page } z { $pages }; „pomoc { $next }” pokazuje następną.
cli-help-help = pokaż tę pomoc
cli-help-board = pokaż ponownie stół i możliwe wybory
cli-help-cards = objaśnij karty, ceny i symbole
cli-help-preview = pokaż skutki wyboru podanego numerem albo w notacji
cli-help-hint = podpowiedz najlepsze wybory i uzasadnij je
cli-help-undo = cofnij swój ostatni wybór i późniejsze ruchy komputera
cli-help-why = pokaż regułę, która zabroniła ostatniego wyboru
cli-help-rules = pokaż rozdziały zasad, a z numerem, na przykład { $example }, tę regułę
cli-help-log = pokaż ostatnie zdarzenia; „dziennik cały” pokazuje wszystkie
cli-help-record = zachowaj zapis partii; możesz dopisać nazwę pliku
cli-help-lang = zmień język: de, en albo pl
cli-help-quit = opuść partię

## Początek

cli-welcome = Grasz jako { $name }. Przy stole siedzą też: { $others }.
cli-welcome-hot-seat = Przy tej klawiaturze: { $names }.
cli-welcome-hint = Wpisz „pomoc”, aby zobaczyć polecenia.
cli-hand-over = { $name }, twoja tura. Naciśnij Enter, gdy nikt inny nie patrzy.

## W czasie gry

cli-more-choices = { $count ->
        [one] i jeszcze jeden wybór, który można wpisać
        [few] i jeszcze { $count } wybory, które można wpisać
       *[other] i jeszcze { $count } wyborów, które można wpisać
    }
cli-no-such-number = Podaj numer od 1 do { $last }.
cli-confirm = Tak zagrać? [t/n]
cli-yes-or-no = Odpowiedz: t albo n.
cli-not-done = Anulowano.
cli-since = Od twojego ostatniego wyboru:
cli-why-hint = Reguła { $rule }. Pokaże ją „dlaczego”.
cli-why-nothing = Żaden wybór nie został odrzucony. „zasady” pokazuje rozdziały zasad.
cli-no-cards = Plansza pokazuje już wszystko.
cli-rules-hint = „zasady” z numerem rozdziału pokazuje rozdział, „zasady { $example }” jedną regułę.
cli-no-such-rule = Nie ma reguły „{ $rule }”. Rozdziały: { $chapters }; numer reguły wygląda tak: { $example }.
cli-no-rulebook = Do tej gry nie ma jeszcze instrukcji.
cli-preview-says-nothing = Ten wybór nie ma dalszych skutków.
cli-undo-consent = Od tego czasu coś odkryto albo ktoś już zagrał. Czy wszyscy zgadzają się na cofnięcie? [t/n]
cli-undo-reveals = Od tego czasu odkryto coś zakrytego i odkryte zostanie to samo. Dziennik i zapis odnotują cofnięcie. Mimo to cofnąć? [t/n]
cli-undone = { $count ->
        [one] Cofnięto ostatni wybór. Decyduje { $name }.
       *[other] Cofnięto ostatni wybór i { $count ->
            [2] jeden
           *[other] wszystkie
        } po nim. Decyduje { $name }.
    }
cli-log-earlier = { $count ->
        [one] Pominięto jedno wcześniejsze zdarzenie; pokaże je „dziennik cały”.
        [few] Pominięto { $count } wcześniejsze zdarzenia; pokaże je „dziennik cały”.
       *[other] Pominięto { $count } wcześniejszych zdarzeń; pokaże je „dziennik cały”.
    }
cli-record-where = Podaj nazwę pliku: „zapis PLIK”.
cli-record-saved = Zapis partii zachowano w pliku { $file }.
cli-which-language = Wybierz język: „język de”, „język en” albo „język pl”.

## Koniec

cli-winners = { $count ->
        [one] { $winners } wygrywa, mając { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[other] { $points } punktów
        }.
       *[other] { $winners } dzielą się zwycięstwem, mając po { $points ->
            [one] 1 punkcie
            [few] { $points } punkty
           *[other] { $points } punktów
        }.
    }
cli-tie-break = { $count ->
        [one] Tyle samo punktów ma { $others }
       *[other] Tyle samo punktów mają { $others }
    }; o kolejności przy remisie decyduje reguła.
cli-farewell = Do zobaczenia. Partia nie została dokończona.
cli-seed = Ziarno losowości: { $seed }
cli-replay-step = Naciśnij Enter, aby zobaczyć następny wybór.

## Błędne wywołania

cli-cannot-read = Nie można odczytać pliku { $file }: { $reason }
cli-not-text = { $file } nie jest plikiem tekstowym.
cli-unknown-game = To zapis nieznanej gry: „{ $game }”.
cli-known-games = Znane gry: { $known }.
cli-record-hint = „higaki play … --record PLIK” zachowuje zapis partii.
cli-cannot-write = Nie można zapisać pliku { $file }: { $reason }
cli-not-json = { $file } nie jest poprawnym plikiem JSON: wiersz { $line }, kolumna { $column }.
cli-not-json-hint = Scenariusz to obiekt JSON: { "{" }"game": "osaka", "players": 2, …{ "}" }
cli-no-such-seat = Nie ma miejsca { $seat }. Miejsca mają numery od 0 do { $last }.
cli-out-of-range = { $option } musi mieć wartość od { $least } do { $most }, a nie { $value }.
cli-too-small = { $option } musi mieć wartość co najmniej { $least }, a nie { $value }.
cli-unknown-bot = Nie ma przeciwnika komputerowego „{ $name }”. Dostępni: { $known }.
cli-bad-budget = „{ $budget }” nie określa czasu namysłu. Podaj iteracje, na przykład 800, albo milisekundy, na przykład 200ms.
cli-options-not-json = --options nie jest poprawnym JSON-em: kolumna { $column }.
cli-options-hint = Podaj jeden obiekt JSON: --options '{ "{" }"hands":"open"{ "}" }'
cli-no-random-numbers = System operacyjny nie dostarcza liczb losowych: { $reason }
cli-no-random-numbers-hint = Podaj własne ziarno losowości: --seed TEKST

## Symulacja

cli-sim-progress = {"partie: {human_pos} z {human_len}, {speed}, zostało {eta}"}
cli-sim-head = { $game }, osób: { $players }, przeciwnik komputerowy { $bot }, ziarno „{ $seed }”, wątki: { $threads }
cli-sim-games = partie
cli-sim-seconds = w { $seconds } s
cli-sim-games-per-second = partie/s
cli-sim-moves-per-second = ruchy/s
cli-sim-per-move = { $time } ns na ruch
cli-sim-length = długość
cli-sim-lengths = ruchów, od { $min } do { $max }
cli-sim-ending = zakończenie
cli-sim-round = runda { $round }
cli-sim-seat = miejsce
cli-sim-win-share = zwycięstwa
cli-sim-mean = średnia punktów
cli-sim-min = min.
cli-sim-max = maks.

## Trening

cli-train-no-file = Brakuje pliku wynikowego. Podaj go: --weights PLIK albo --net PLIK dla sieci neuronowej.
cli-train-no-net = Ocena pozycji w grze { $game } nie ma sieci neuronowej. Dopasuj zamiast tego jej wagi: --weights PLIK
cli-train-other-features = Plik { $file } pochodzi z oceny o innych cechach. Podaj inny plik albo usuń ten, aby zacząć od nowa.
cli-train-block = Blok { $block } z { $blocks }: logarytm wiarygodności { $likelihood }, { $seconds } s
cli-train-result = { $game }, osób: { $players }, partii: { $games }, logarytm wiarygodności { $likelihood }

## Dane elementów gry

cli-data-intro = Pod każdą tabelą podano źródło jej wpisów; odsyłają do niego liczby w indeksie górnym.
    „higaki rules { $game } --print-data” wypisuje wbudowane dane, a z „--data PLIK” grasz z własnymi.
cli-data-differs = Teksty zasad podają liczby z wbudowanych danych. Twój plik różni się w { $count ->
        [one] jednym wpisie
       *[other] { $count } wpisach
    }: { $places }. W partiach z twoim plikiem obowiązuje twój plik.
cli-no-data = { $game } nie ma pliku danych: żaden element tej gry nie jest odtworzony.
cli-not-json-data-hint = Zacznij od kopii wbudowanego pliku: higaki rules { $game } --print-data

## Protokół dla innych programów

failure-no-table = Nie ma partii. Zacznij ją poleceniem „new” albo „load”.
failure-unknown-game = Nie ma gry „{ $game }”. Znane gry: { $known }.
failure-not-an-object = Żądanie to jeden obiekt JSON w jednym wierszu.
failure-not-json = Ten wiersz nie jest poprawnym JSON-em (kolumna { $column }): { $reason }
failure-bad-id = Pole id żądania musi być liczbą albo napisem.
failure-not-one-command = Żądanie musi mieć oprócz id dokładnie jedno polecenie. Znane polecenia: { $known }.
failure-unknown-command = Nie ma polecenia „{ $command }”. Znane polecenia: { $known }.
failure-not-an-object-in = „{ $field }” musi być obiektem, choćby { "{}" }.
failure-unknown-field-in-request = To polecenie nie ma pola „{ $field }”. Usuń je.
failure-missing-field-in-request = Brakuje pola „{ $field }”.
failure-not-a-text = „{ $field }” musi być napisem.
failure-not-a-number = „{ $field }” musi być liczbą całkowitą, co najmniej 0.
failure-no-random-numbers = System operacyjny nie dostarcza liczb losowych ({ $reason }). Podaj własne ziarno losowości.
failure-line-too-long = Wiersz jest za długi: żądanie ma najwyżej jeden megabajt.
failure-not-utf8 = Wiersz nie jest poprawnym tekstem UTF-8.
failure-internal-error = Błąd wewnętrzny. Partia przepadła; zacznij nową i zgłoś nam błąd.
