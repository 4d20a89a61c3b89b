### Zdania wspólne dla wszystkich gier, po polsku.
### Zdanie o danych nosi ich nazwę: `failure-` i kod błędu, z łącznikami zamiast podkreśleń.
### Jeśli gra potrzebuje własnych słów, ma komunikat ze swoją nazwą na początku.

list-joined = { $first } i { $last }
seat-unnamed = Miejsce { $number }

## Odmowy

failure-unknown = Tego nie da się zrobić ({ $code }).
failure-no-such-seat = Przy tym stole nie ma miejsca { $seat }. Miejsca liczy się od 0.
failure-nothing-to-undo = Nie ma czego cofnąć.
failure-undo-needs-consent = Od tego czasu coś odkryto albo ktoś już zagrał. Na cofnięcie muszą się zgodzić wszyscy.
failure-nothing-to-redo = Nie ma czego ponowić.

## Notacja

notation-empty = Wpisz ruch.
notation-too-long = To za długie jak na ruch. Wystarczy jeden krótki wiersz.
notation-unknown-verb = Żaden ruch nie zaczyna się od „{ $word }”.
notation-unexpected-word = Ruch jest kompletny już przed „{ $word }”. Usuń to słowo.

## Scenariusze i opcje

problem-at = { $path }: { $what }
problem-wrong-kind =
    { $expected ->
        [object] Tu powinien być obiekt { "{" } … { "}" }
        [list] Tu powinna być lista [ … ]
        [text] Tu powinien być tekst w cudzysłowie
        [number] Tu powinna być liczba całkowita
       *[other] Tu powinno być coś innego ({ $expected })
    }, a jest { $found ->
        [object] obiekt
        [list] lista
        [text] tekst
        [number] { $expected ->
            [number] liczba niecałkowita albo o wiele za duża
           *[other] liczba
        }
        [boolean] wartość logiczna
       *[other] null
    }.
problem-unknown-field = Nie ma pola „{ $field }”. Znane pola: { $known }.
problem-unknown-provenance = „{ $word }” nie określa pochodzenia. Możliwe: { $known }.
problem-data-too-large = Plik danych jest za duży; dozwolone jest najwyżej { $most } KiB.
problem-missing-field = Brakuje pola „{ $field }”.
problem-number-out-of-range = { $number } jest poza zakresem od { $lowest } do { $highest }.
problem-other-game = To scenariusz innej gry; oczekiwano „{ $expected }”.
problem-bad-options = Nieprawidłowa wartość tej opcji. Możliwe wartości: { $known }.
problem-other-rules-version = Zapis podaje wersję { $rules } zasad, a scenariusz inną.
problem-other-options = Opcje różnią się od opcji scenariusza.
problem-other-number-of-players = Zapis podaje liczbę osób { $players }, a scenariusz inną.
problem-wrong-number-of-seats = { $seats ->
        [one] Opisano 1 miejsce
        [few] Opisano { $seats } miejsca
       *[other] Opisano { $seats } miejsc
    }, a { $players ->
        [few] grają { $players } osoby
       *[other] gra { $players } osób
    }.
problem-unknown-phase = Nie ma takiej fazy. Znane fazy: { $known }.
problem-unknown-end = Nie ma takiego zakończenia. Znane zakończenia: { $known }.

## Partie, które nie mogą się rozpocząć

setup-players = Ta gra jest dla { $min } do { $max } osób, nie dla { $got }.
setup-problems = { $count ->
        [one] Partia nie może się rozpocząć; jest 1 błąd:
        [few] Partia nie może się rozpocząć; są { $count } błędy:
       *[other] Partia nie może się rozpocząć; jest { $count } błędów:
    }

## Zapisy partii

record-line = Wiersz { $line }: { $what }
record-too-long = Zapis jest dłuższy niż { $megabytes } MB; żadna partia tyle nie zajmuje.
record-malformed = Wiersz { $line }, oczekiwano: { $expected }.
record-other-game = To zapis innej gry („{ $found }”).
record-other-rules = Zapis powstał według wersji { $found } zasad; ten program zna wersje od 1 do { $known }.
record-setup = Partia nie może się rozpocząć tak, jak podaje zapis ({ $what }).
record-refused = Wiersz { $line }: { $what } (reguła { $rule })
record-chance-does-not-fit = Wiersz { $line }: wynik losowy nie pasuje do partii.
record-chance-not-from-seed = Wiersz { $line }: wynik losowy jest inny niż ten, który wynika z ziarna losowości.
record-commitment = Ziarno losowości nie zgadza się z zobowiązaniem złożonym przed rozdaniem.
record-seed-not-told = W zapisie brakuje ziarna losowości, które musi się w nim znaleźć po zakończeniu partii; rozdania nie da się sprawdzić.
record-outcome = Wynik w zapisie jest błędny: zamiast „{ $said }” powinno być „{ $found }”.
record-outcome-missing = Wynik w zapisie jest błędny: brakuje „{ $found }”.
record-outcome-superfluous = Wynik w zapisie jest błędny: „{ $said }” jest zbędne.
record-not-over = Według zapisu partia jest zakończona, ale tak nie jest.

record-expected-format = słowa „higaki record 1”
record-expected-game = „game” i nazwa gry
record-expected-rules = „rules” i numer wersji
record-expected-players = „players” i liczba osób
record-expected-options = „options” i obiekt JSON
record-expected-seat = dla każdego miejsca wiersz z „seat”, numerem i nickiem
record-expected-commitment = „commitment” i 64 cyfry szesnastkowe
record-expected-beginning = „deal” albo „scenario” i obiekt JSON
record-expected-chance = „~ number” i liczba albo „~ order” i cyfry szesnastkowe
record-expected-choice = miejsce i jego ruch
record-expected-taken-seat = miejsce zajęte w tej partii
record-expected-peeks = „peeks” i liczba
record-expected-place = „place P seat S points N”
record-expected-fewer-players = najwyżej pięć osób
record-expected-fewer-places = najwyżej tyle lokat, ile miejsc
record-expected-seed = „seed” i 64 cyfry szesnastkowe
record-expected-secret = „secret” i 64 cyfry szesnastkowe
record-expected-nonce = „nonce”, miejsce i 64 cyfry szesnastkowe
record-expected-end = koniec zapisu

## Sprawdzanie zapisów

verify-choices = Odtworzono { $choices ->
        [one] 1 ruch
        [few] { $choices } ruchy
       *[other] { $choices } ruchów
    } i { $chances ->
        [one] 1 wynik losowy
        [few] { $chances } wyniki losowe
       *[other] { $chances } wyników losowych
    }; wszystko zgodnie z zasadami.
verify-seed = Ziarno losowości zgadza się ze zobowiązaniem i daje dokładnie to rozdanie.
verify-no-seed = W zapisie nie ma ziarna losowości, więc rozdania nie dało się sprawdzić.
verify-finished = Partię rozegrano do końca, a wynik się zgadza.
verify-unfinished = Partia jeszcze się nie skończyła.
verify-peeks = { $count ->
        [one] Cofnięto 1 ruch
        [few] Cofnięto { $count } ruchy
       *[other] Cofnięto { $count } ruchów
    }, choć wcześniej coś odkryto.

## Nagłówki instrukcji

rules-goal = Cel gry
rules-overview = Przebieg gry
rules-credits = O grze

## Pochodzenie danych o elementach gry

data-title = Karty, ceny i inne tabele
data-printed = Wydrukowane ({ $count }): z wydrukowanej instrukcji.
    .label = wydrukowane
data-sourced = Ze źródeł ({ $count }): z tekstu o grze, na przykład FAQ, recenzji lub relacji z partii.
    .label = ze źródeł
data-inferred = Wywnioskowane ({ $count }): wynika z takich tekstów.
    .label = wywnioskowane
data-reconstructed = Odtworzone ({ $count }): nasza propozycja, dopóki nie poprawi jej ktoś, kto ma grę w pudełku.
    .label = odtworzone
