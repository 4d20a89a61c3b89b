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

cli-help-choose = Wpisz numer możliwości albo sam wybór:
cli-help-commands = Możesz też wpisać:
cli-help-page = Strona { $page } z { $pages }; „pomoc { $next }” pokazuje następną.
cli-help-help = ta strona
cli-help-board = jeszcze raz pokaż stół i twoje możliwości
cli-help-cards = co jest na kartach, ile co kosztuje i co znaczą znaki na planszy
cli-help-preview = skutki wyboru; dopisz jego numer albo sam wybór
cli-help-hint = najlepsze wybory w oczach komputera
cli-help-undo = cofnij swój ostatni wybór razem z tym, co od tej pory zrobił komputer
cli-help-why = reguła, która zabrania ostatniego wyboru
cli-help-rules = rozdziały zasad; po dopisaniu numeru ta reguła, na przykład { $example }
cli-help-log = co się ostatnio działo; „dziennik cały” pokazuje wszystko
cli-help-record = zachowaj zapis rozgrywki; można dopisać nazwę pliku
cli-help-lang = zmień język: de, en albo pl
cli-help-quit = opuść rozgrywkę

## Początek

cli-welcome = Grasz jako { $name }. Przeciw tobie: { $others }.
cli-welcome-hot-seat = Przy tej klawiaturze: { $names }.
cli-welcome-hint = „pomoc” pokazuje, co można wpisać.
cli-hand-over = { $name }, twoja kolej. Naciśnij Enter, gdy nikt inny nie patrzy.

## W czasie gry

cli-more-choices = { $count ->
        [one] i jeszcze jedna możliwość, którą można wpisać
        [few] i jeszcze { $count } możliwości, które można wpisać
       *[other] i jeszcze { $count } możliwości, które można wpisać
    }
cli-no-such-number = Możliwości mają numery od 1 do { $last }.
cli-confirm = Robimy to? [t/n]
cli-yes-or-no = Odpowiedz: t albo n.
cli-not-done = Tego nie zrobiono.
cli-since = Od twojego ostatniego wyboru:
cli-why-hint = Reguła { $rule }. „dlaczego” ją pokazuje.
cli-why-nothing = Niczego nie odrzucono. „zasady” pokazuje rozdziały zasad.
cli-no-cards = Plansza pokazuje już wszystko.
cli-rules-hint = „zasady” z numerem rozdziału pokazuje rozdział, „zasady { $example }” jedną regułę.
cli-no-such-rule = Nie ma reguły „{ $rule }”. Rozdziały to { $chapters }; reguła to na przykład { $example }.
cli-no-rulebook = Do tej gry nie ma jeszcze instrukcji.
cli-preview-says-nothing = Ten wybór nie ma dalszych skutków.
cli-undo-consent = Od tego czasu coś odkryto albo ktoś już zagrał. Czy wszyscy chcą wrócić? [t/n]
cli-undo-reveals = Od tego czasu pokazano coś zakrytego i pojawi się to samo. Dziennik i zapis to odnotują. Mimo to cofnąć? [t/n]
cli-undone = { $count ->
        [one] Cofnięto ostatni wybór. Decyduje { $name }.
       *[other] Cofnięto ostatni wybór i { $count ->
            [2] ten po nim
           *[other] wszystkie po nim
        }. Decyduje { $name }.
    }
cli-log-earlier = { $count ->
        [one] Pominięto jedno wcześniejsze zdarzenie; pokaże je „dziennik cały”.
        [few] Pominięto { $count } wcześniejsze zdarzenia; pokaże je „dziennik cały”.
       *[other] Pominięto { $count } wcześniejszych zdarzeń; pokaże je „dziennik cały”.
    }
cli-record-where = Napisz dokąd: „zapis PLIK”.
cli-record-saved = Zapis rozgrywki jest w pliku { $file }.
cli-which-language = Który język? „język de”, „język en” albo „język pl”.

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
cli-farewell = Do zobaczenia. Ta rozgrywka pozostaje niedokończona.
cli-seed = Ziarno losowości: { $seed }
cli-replay-step = Enter: następny wybór

## Złe wywołanie

cli-cannot-read = Nie można odczytać pliku { $file }: { $reason }
cli-not-text = Plik { $file } to nie tekst.
cli-unknown-game = To zapis gry „{ $game }”, której ten program nie zna.
cli-known-games = Zna: { $known }.
cli-record-hint = „higaki play … --record PLIK” tworzy zapis rozgrywki.
cli-cannot-write = Nie można zapisać pliku { $file }: { $reason }
cli-not-json = Plik { $file } to nie JSON: wiersz { $line }, kolumna { $column }.
cli-not-json-hint = Scenariusz to pozycja jako obiekt JSON: { "{" }"game": "osaka", "players": 2, …{ "}" }
cli-no-such-seat = Nie ma miejsca { $seat }: miejsca liczy się od 0 do { $last }.

## Co pokazują wydrukowane elementy

cli-data-intro = Pod każdą tabelą stoi, skąd znamy jej wpisy; liczby w górnym indeksie do tego odsyłają.
    „higaki rules { $game } --print-data” wypisuje wbudowany plik, a z „--data PLIK” grasz z własnym.
cli-data-differs = Zasady podają liczby z danych wbudowanych. Twój plik różni się w { $count ->
        [one] jednym wpisie
       *[other] { $count } wpisach
    }: { $places }. Tam obowiązuje twój plik, także w partiach z nim rozgrywanych.
cli-no-data = { $game } nie ma pliku danych: nic w tej grze nie jest odtworzone.
cli-not-json-data-hint = Zacznij od kopii wbudowanego pliku: higaki rules { $game } --print-data

## Protokół dla innych programów

failure-no-table = Nie ma jeszcze rozgrywki. Zacznij ją poleceniem „new” albo „load”.
failure-unknown-game = Nie ma gry „{ $game }”. Znane są: { $known }.
failure-not-an-object = Żądanie to jeden obiekt JSON w jednym wierszu.
failure-not-json = Ten wiersz to nie JSON (kolumna { $column }): { $reason }
failure-bad-id = Pole id żądania to liczba albo tekst.
failure-not-one-command = Żądanie ma oprócz id dokładnie jedno polecenie. Znane są: { $known }.
failure-unknown-command = Nie ma polecenia „{ $command }”. Znane są: { $known }.
failure-not-an-object-in = Po „{ $field }” musi stać obiekt, choćby { "{}" }.
failure-unknown-field-in-request = To polecenie nie ma pola „{ $field }”. Opuść je.
failure-missing-field-in-request = Brakuje pola „{ $field }”.
failure-not-a-text = „{ $field }” musi być tekstem.
failure-not-a-number = „{ $field }” musi być liczbą całkowitą, co najmniej 0.
failure-no-random-numbers = System nie daje liczb losowych ({ $reason }). Podaj własne ziarno losowości.
failure-line-too-long = Ten wiersz jest za długi; żądanie ma najwyżej jeden megabajt.
failure-not-utf8 = Ten wiersz nie jest tekstem w UTF-8.
failure-internal-error = To nasz błąd, nie twój. Rozgrywka przepadła; zacznij od nowa i daj nam znać.
