### To, co mówią wszystkie gry, po polsku.
### Zdanie o danych nosi ich nazwę: `failure-` i kod błędu, z łącznikami zamiast podkreśleń.
### Jeśli gra potrzebuje własnych słów, ma komunikat ze swoją nazwą na początku.

list-joined = { $first } i { $last }
seat-unnamed = Miejsce { $number }

## Dlaczego czegoś nie zrobiono

failure-unknown = Tego nie da się zrobić ({ $code }).
failure-no-such-seat = Przy tym stole nie ma miejsca { $seat }. Miejsca liczy się od 0.
failure-nothing-to-undo = Nie ma jeszcze czego cofnąć.
failure-undo-needs-consent = Od tego czasu coś odkryto albo ktoś już zagrał: na cofnięcie muszą się zgodzić wszyscy.
failure-nothing-to-redo = Nie cofnięto niczego, co dałoby się ponowić.

## Czego nie da się odczytać jako wyboru

notation-empty = Napisz, co wybierasz.
notation-too-long = To o wiele za długie jak na wybór. Wystarczy jeden krótki wiersz.
notation-unknown-verb = Żaden wybór nie zaczyna się od „{ $word }”.
notation-unexpected-word = Wybór jest pełny już przed „{ $word }”. Opuść to słowo.

## Co jest nie tak ze scenariuszem albo z opcjami

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
problem-unknown-field = Nie ma pola „{ $field }”. Znane są: { $known }.
problem-unknown-provenance = „{ $word }” to nie pochodzenie. Są: { $known }.
problem-data-too-large = Plik danych jest za duży; dozwolone jest najwyżej { $most } KiB.
problem-missing-field = Brakuje pola „{ $field }”.
problem-number-out-of-range = { $number } jest poza zakresem; możliwe są liczby od { $lowest } do { $highest }.
problem-other-game = To scenariusz innej gry; potrzebny jest „{ $expected }”.
problem-bad-options = Ta opcja nie może mieć takiej wartości. Możliwe: { $known }.
problem-other-rules-version = Scenariusz nie opiera się na wersji { $rules } zasad, jak podaje zapis.
problem-other-options = Opcje nie są takie jak w scenariuszu.
problem-other-number-of-players = Scenariusz nie jest dla { $players } osób, jak podaje zapis.
problem-wrong-number-of-seats = { $seats ->
        [one] Opisano jedno miejsce
        [few] Opisano { $seats } miejsca
       *[other] Opisano { $seats } miejsc
    }, a { $players ->
        [few] grają { $players } osoby
       *[other] gra { $players } osób
    }.
problem-unknown-phase = Nie ma takiej fazy. Znane są: { $known }.
problem-unknown-end = Nie ma takiego zakończenia. Znane są: { $known }.

## Dlaczego rozgrywka nie może się zacząć

setup-players = W tę grę gra od { $min } do { $max } osób, a nie { $got }.
setup-problems = { $count ->
        [one] Tak rozgrywka nie może się zacząć; jest jeden błąd:
        [few] Tak rozgrywka nie może się zacząć; są { $count } błędy:
       *[other] Tak rozgrywka nie może się zacząć; jest { $count } błędów:
    }

## Co jest nie tak z zapisem rozgrywki

record-line = Wiersz { $line }: { $what }
record-too-long = Zapis jest dłuższy niż { $megabytes } MB; żadna rozgrywka tyle nie zajmuje.
record-malformed = Wiersz { $line }: tu powinno być: { $expected }.
record-other-game = To zapis gry „{ $found }”.
record-other-rules = Zapis powstał według wersji { $found } zasad; ten program zna wersje od 1 do { $known }.
record-setup = Rozgrywka nie może się zacząć tak, jak podaje zapis ({ $what }).
record-refused = Wiersz { $line }: { $what } (reguła { $rule })
record-chance-does-not-fit = Wiersz { $line }: to, o czym miał zdecydować los, nie pasuje do rozgrywki.
record-chance-not-from-seed = Wiersz { $line }: z ziarna losowości wynika co innego: tasowanie lub losowanie nie przebiegło tak, jak ono wskazuje.
record-commitment = Ziarno losowości nie zgadza się z zobowiązaniem złożonym przed rozdaniem.
record-seed-not-told = Zapis nie podaje ziarna, jak powinien po końcu partii, więc nikt nie może sprawdzić rozdania.
record-outcome = Rozgrywka kończy się inaczej, niż podaje zapis: zamiast „{ $said }” powinno być „{ $found }”.
record-outcome-missing = Rozgrywka kończy się inaczej, niż podaje zapis: brakuje „{ $found }”.
record-outcome-superfluous = Rozgrywka kończy się inaczej, niż podaje zapis: „{ $said }” jest zbędne.
record-not-over = Według zapisu rozgrywka jest skończona, ale tak nie jest.

record-expected-format = słowa „higaki record 1”
record-expected-game = „game” i nazwa gry
record-expected-rules = „rules” i numer wersji
record-expected-players = „players” i liczba osób
record-expected-options = „options” i obiekt JSON
record-expected-seat = dla każdego miejsca wiersz z „seat”, jego numerem i imieniem
record-expected-commitment = „commitment” i 64 cyfry szesnastkowe
record-expected-beginning = „deal” albo „scenario” i obiekt JSON
record-expected-chance = „~ number” i liczba albo „~ order” i cyfry szesnastkowe
record-expected-choice = miejsce i jego wybór
record-expected-taken-seat = miejsce zajęte w tej rozgrywce
record-expected-peeks = „peeks” i liczba
record-expected-place = „place P seat S points N”
record-expected-fewer-players = nie więcej niż pięć osób
record-expected-fewer-places = nie więcej lokat niż miejsc przy stole
record-expected-seed = „seed” i 64 cyfry szesnastkowe
record-expected-secret = „secret” i 64 cyfry szesnastkowe
record-expected-nonce = „nonce”, miejsce i 64 cyfry szesnastkowe
record-expected-end = koniec zapisu

## Co wykazało sprawdzenie zapisu

verify-choices = Odtworzono { $choices ->
        [one] jeden wybór
        [few] { $choices } wybory
       *[other] { $choices } wyborów
    } i { $chances ->
        [one] jeden wynik losowania
        [few] { $chances } wyniki losowania
       *[other] { $chances } wyników losowania
    }; wszystko zgodnie z zasadami.
verify-seed = Ziarno losowości zgadza się ze zobowiązaniem i daje dokładnie to rozdanie.
verify-no-seed = W zapisie nie ma ziarna losowości, więc rozdania nie dało się sprawdzić.
verify-finished = Rozgrywkę doprowadzono do końca, a wynik się zgadza.
verify-unfinished = Rozgrywka jeszcze się nie skończyła.
verify-peeks = { $count ->
        [one] Jeden wybór
        [few] { $count } wybory
       *[other] { $count } wyborów
    } cofnięto, choć pokazano już coś zakrytego.

## Nagłówki instrukcji

rules-goal = Cel gry
rules-overview = Przebieg
rules-credits = Czyja to gra

## Pochodzenie danych o elementach gry

data-title = Karty, ceny i inne tabele
data-printed = Wydrukowane ({ $count }): jest w wydrukowanej instrukcji.
    .label = wydrukowane
data-sourced = Ze źródeł ({ $count }): mówi o tym tekst o grze, lista odpowiedzi, recenzja albo relacja z rozgrywki.
    .label = ze źródeł
data-inferred = Wywnioskowane ({ $count }): wynika z takich tekstów.
    .label = wywnioskowane
data-reconstructed = Odtworzone ({ $count }): nikt nam tego nie powiedział; to nasza propozycja, dopóki nie poprawi jej ktoś, kto ma pudełko.
    .label = odtworzone
