### Dom w przeglądarce, po polsku.

## Wszędzie

web-motto = Trzy gry handlowe z dawnej Azji przy jednym stole.
web-nav = Menu główne
web-skip = Przejdź do treści
web-home = Strona główna
web-loading = Wczytywanie…
web-close = Zamknij
web-cancel = Anuluj
web-save = Zapisz
web-again = Spróbuj ponownie
web-more = Pokaż więcej
web-play = Graj
web-confirm = Potwierdź
web-play-this = Zagraj
web-language = Język
web-rule = Reguła { $rule }
web-percent = { $percent } %
web-just-now = przed chwilą
web-table-waits = Czeka na ciebie partia.
web-go-there = Przejdź do stołu
web-copied = Skopiowano.
web-unreachable = Nie można połączyć się z serwerem. Spróbuj ponownie za chwilę.
web-went-wrong = Coś poszło nie tak. Odśwież stronę.
web-line-broken = Utracono połączenie. Łączymy ponownie – twoja partia jest bezpieczna.
web-nowhere = Ta strona nie istnieje.

web-title-nowhere = Nie znaleziono strony
web-title-lobby = Lobby
web-title-mine = Moje partie
web-title-new = Nowy stół
web-title-rules = Zasady
web-title-learn = Nauka gry
web-title-settings = Ustawienia
web-title-account = Konto
web-title-table = Stół

## Gry

web-game = Gra
web-game-osaka = Kupcy z Osaki
web-game-osaka-line = Kupuj towary, kieruj czterema statkami i strzeż się Czarnego Prądu.
web-game-dschunke = Dschunke
web-game-dschunke-line = Ładuj skrzynie na pięć dżonek i licytuj w tajemnicy.
web-game-edo = EDO
web-game-edo-line = Planuj w tajemnicy i buduj w całej Japonii.
web-players-range = od { $min } do { $max } osób
web-players-count = { $count ->
        [one] { $count } osoba
        [few] { $count } osoby
       *[many] { $count } osób
    }

web-level-random = Włóczęga
web-level-greedy = Kramarz
web-level-apprentice = Uczeń
web-level-clerk = Pisarz
web-level-merchant = Hurtownik
web-level-captain = Kapitan
web-level-shogun = Szogun
web-computer = komputer
web-computer-level = Komputer: { $level }
web-strongest = Najsilniejszy

## Strona główna

web-choose-game = Wybierz grę
web-your-name = Twój nick
web-opponents = Przeciwnicy
web-opponents-count = { $count ->
        [one] 1 przeciwnik
        [few] { $count } przeciwników
       *[many] { $count } przeciwników
    }
web-strength = Siła gry
web-play-computer = Zagraj z komputerem
web-play-friends = Zagraj ze znajomymi
web-all-settings = Wszystkie opcje…
web-go-on = Graj dalej
web-all-mine = Wszystkie moje partie
web-lobby = Lobby
web-lobby-line = Publiczne stoły: graj lub oglądaj.
web-mine = Moje partie
web-mine-line = Twoje trwające i zakończone partie.
web-learn = Nauka gry
web-learn-line = { $game }: pierwsze ruchy krok po kroku.
web-rules = Zasady
web-rules-line = Instrukcje wszystkich gier, z wyszukiwarką.
web-settings = Ustawienia
web-account = Konto
web-foot = Higaki to wolne oprogramowanie z własnymi rysunkami i tekstami. Prawa do gier należą do ich autorów.

## Listy stołów

web-new-table = Nowy stół
web-filters = Filtry
web-all-games = Wszystkie gry
web-all-tables = Wszystkie stoły
web-only-free = Tylko z wolnymi miejscami
web-status = Status
web-status-open = Nierozpoczęta
web-status-running = W toku
web-status-paused = Wstrzymana
web-status-finished = Zakończona
web-status-abandoned = Przerwana
web-other-rules = Inna wersja zasad
web-your-turn = Twoja kolej
web-turn-of = Kolej: { $name }
web-turns-of-many = Decydują inni
web-free-seats = { $count ->
        [0] brak wolnych miejsc
        [one] 1 wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
web-locked = hasło
web-rated = Rankingowa
web-custom-data = Własne dane gry
web-custom-data-line = Przy tym stole używa się własnych danych gry dodanych przez gospodarza.
web-custom-data-claims = Nazwy, uwagi i źródła w tych tabelach pochodzą z pliku gospodarza.
web-custom-data-more = Karty, koszty lub plansza mogą się różnić od podanych w instrukcji. Takie partie nigdy nie są rankingowe.
web-lobby-empty = Nie ma tu teraz żadnych stołów. Utwórz nowy!
web-mine-empty = Nie masz jeszcze żadnych partii.

## Nowy stół

web-seats = Miejsca
web-seat-number = Miejsce { $number }
web-seat-for = Kto zajmie miejsce { $number }
web-seat-me = Ja
web-seat-me-too = Kolejna osoba na tym urządzeniu
web-person-number = Gracz { $number }
web-person-name = Nick osoby na miejscu { $number }
web-seat-free = wolne
web-seat-free-line = Wolne miejsce
web-seat-more = Dodaj miejsce
web-seat-fewer = Usuń miejsce
web-hot-seat-line = Kilka osób gra na tym urządzeniu. Między turami karty na ręce są zakryte.
web-seats-by-lot = Losowe miejsca
web-start-when-full = Rozpocznij, gdy wszystkie miejsca będą zajęte
web-stand-in-level = Zastępstwo, gdy ktoś odejdzie
web-rules-of-game = Zasady
web-undo = Cofnij
web-undo-consent-line = Cofanie: bez ograniczeń; gdy coś odkryto, tylko za zgodą wszystkich
web-undo-free-line = Cofanie: tylko dopóki nic nie odkryto
web-undo-never-line = Cofanie: nigdy
web-clock = Zegar
web-clock-none = Bez zegara
web-clock-live = Na żywo
web-clock-correspondence = Korespondencyjnie
web-clock-minutes = Minuty na osobę
web-clock-increment = Dodatkowe sekundy na ruch
web-clock-hours = Godziny na ruch
web-clock-live-is = { $minutes } min + { $increment } s
web-clock-hours-is = { $hours ->
        [one] 1 godzina na ruch
        [few] { $hours } godziny na ruch
       *[many] { $hours } godzin na ruch
    }
web-time-days = { $days } d { $hours } godz.
web-rated-line = Tylko dla osób z kontem, bez komputera.
web-hints-allowed = Podpowiedzi dozwolone
web-who-comes = Dostęp
web-table-title = Nazwa stołu
web-visibility = Widoczność
web-visibility-public = Publiczny (w lobby)
web-visibility-unlisted = Niepubliczny (tylko przez link)
web-password = Hasło
web-password-long = Hasło (co najmniej 10 znaków)
web-password-optional = Hasło (opcjonalnie)
web-password-needed = Ten stół jest chroniony hasłem.
web-enter = Wejdź
web-watchers = Widzowie
web-watchers-anyone = Każdy może oglądać
web-watchers-players = Bez widzów
web-talkers = Czat
web-talkers-anyone = Każdy może pisać na czacie
web-talkers-players = Na czacie piszą tylko grający
web-talkers-nobody = Czat wyłączony
web-make-table = Utwórz stół

web-option-osaka-hands = Karty na ręce
web-option-osaka-hands-secret = Karty zakryte (standard)
web-option-osaka-hands-open = Karty odkryte
web-option-osaka-refill = Rynek
web-option-osaka-refill-before-ships = Uzupełnianie przed ruchem statków (standard)
web-option-osaka-refill-after-ships = Uzupełnianie po ruchu statków
web-option-osaka-insurance = Ubezpieczenie
web-option-osaka-insurance-sinking-colours = Ubezpieczyć można tylko towar z tonących statków (standard)
web-option-osaka-insurance-any-colour = Ubezpieczyć można każdy towar, kartami w jego kolorze
web-option-dschunke-setup = Przygotowanie
web-option-dschunke-setup-printed = Standardowe rozstawienie
web-option-dschunke-setup-free = Swobodne rozstawienie
web-option-edo-jiin = Jiin: świątynie
web-option-edo-jiin-without = Bez świątyń
web-option-edo-jiin-with = Ze świątyniami
web-option-edo-tokken = Tokken: przywileje
web-option-edo-tokken-without = Bez przywilejów
web-option-edo-tokken-with = Z przywilejami
web-option-edo-ronin = Ronin
web-option-edo-ronin-without = Bez roninów
web-option-edo-ronin-with = Z roninami

## Przed partią

web-waiting-for-others = Czekamy, aż wszystkie miejsca będą zajęte.
web-waiting-full = Wszystkie miejsca są zajęte.
web-you = ty
web-host = gospodarz
web-guest = gość
web-reserved = zaproszenie
web-away = poza stołem
web-gone = usunięte konto
web-decline-invitation = Odrzuć zaproszenie
web-stand-up = Zwolnij miejsce
web-sit-here = Usiądź tutaj
web-join = Dołącz
web-start = Rozpocznij
web-host-starts = Partię rozpoczyna gospodarz.
web-shuffle-seats = Wylosuj miejsca
web-share = Link do tego stołu
web-share-line = Każdy, kto ma ten link, może dołączyć.
web-copy = Kopiuj link
web-agreed = Opcje

## Przy stole

web-board = Plansza
web-tools = Narzędzia
web-menu = Menu
web-redo = Ponów
web-hint = Podpowiedź
web-hinting = Komputer myśli…
web-hint-only = To jedyny możliwy ruch.
web-hint-title = Propozycje
web-showing = Ostatnie ruchy
web-looking-back = Powtórka
web-waiting-for = Czekamy na: { $names }.
web-deciding = myśli
web-watching = Oglądasz tę partię.
web-players = Gracze
web-player = Gracz
web-stand-in = gra: { $level }
web-beside = Panel boczny
web-tab-log = Przebieg
web-tab-choices = Wybór
web-tab-words = Tekst
web-tab-chat = Czat
web-no-choices = Nie musisz teraz o niczym decydować.
web-no-choices-over = Partia dobiegła końca.
web-find-choice = Szukaj na liście
web-next-digits = następne dziewięć możliwości
web-more-choices = { $count ->
        [one] Jeszcze 1 – użyj wyszukiwania.
        [few] Jeszcze { $count } – użyj wyszukiwania.
       *[many] Jeszcze { $count } – użyj wyszukiwania.
    }
web-look-back = Powtórka
web-look-first = Na początek
web-look-back-one = Poprzedni ruch
web-look-on-one = Następny ruch
web-look-last = Ostatni ruch
web-look-at = Pokaż ruch { $at }
web-move-of = Ruch { $at } z { $all }
web-to-present = Bieżąca pozycja
web-skip-motion = Pomiń
web-copy-table = Kopiuj link do stołu
web-copy-position = Kopiuj link do pozycji
web-pause = Wstrzymaj
web-propose-pause = Zaproponuj pauzę
web-resume = Wznów
web-abandon = Przerwij partię
web-abandon-sure = Partia skończy się bez wyniku.
web-abandon-yes = Tak, przerwij
web-propose-abandon = Zaproponuj przerwanie partii
web-leave = Opuść partię
web-leave-sure = Komputer zagra dalej za ciebie. Dopóki partia trwa, możesz wrócić.
web-leave-yes = Tak, opuść
web-come-back = Wróć do gry
web-agree = Zgoda
web-decline = Odmowa
web-withdraw = Wycofaj
web-hand-over = Kolej: { $name }
web-hand-over-line = Przekaż urządzenie. Do tego czasu stół pozostaje zakryty.
web-i-am = To ja, { $name }

web-log-all = { $count ->
        [one] 1 wcześniejszy wpis
        [few] { $count } wcześniejsze wpisy
       *[many] { $count } wcześniejszych wpisów
    }
web-log-joined = { $name } dołącza do stołu.
web-log-left = { $name } odchodzi od stołu.
web-log-taken-back = { $consent ->
        [true] { $name } cofa ostatni ruch; wszyscy się zgodzili.
       *[false] { $name } cofa ostatni ruch.
    }
web-log-proposed-undo = { $name } chce cofnąć ostatni ruch.
web-log-proposed-pause = { $name } prosi o pauzę.
web-log-proposed-abandon = { $name } chce przerwać partię.
web-log-agreed = { $name } się zgadza.
web-log-declined = { $name } odmawia.
web-log-paused = Partia jest wstrzymana.
web-log-resumed = { $name } wznawia partię.
web-log-clocks-held = Serwer był niedostępny; zegary zatrzymano na { $minutes ->
        [one] 1 minutę.
        [few] { $minutes } minuty.
       *[many] { $minutes } minut.
    }
web-log-taken-over-time = Czas minął. Komputer ({ $level }) przejmuje grę za: { $name }.
web-log-taken-over-left = Komputer ({ $level }) przejmuje grę za: { $name }.
web-log-returned = { $name } znowu gra.
web-log-abandoned = Partia została przerwana.
web-log-rematch = Stół do rewanżu jest gotowy.

web-chat = Czat
web-chat-empty = Nie ma jeszcze wiadomości.
web-say-something = Napisz wiadomość
web-send = Wyślij
web-mute = Wycisz
web-mute-name = Wycisz: { $name }
web-muted = Wyciszono: { $name }.
web-unmute = Cofnij wyciszenie

## Po partii

web-winners = { $count ->
        [one] { $winners } wygrywa z wynikiem { $points ->
            [one] 1 punktu
           *[other] { $points } punktów
        }!
       *[other] { $winners } dzielą się zwycięstwem z wynikiem po { $points ->
            [one] 1 punkcie
            [few] { $points } punkty
           *[many] { $points } punktów
        }!
    }
web-winners-dschunke = { $count ->
        [one] { $winners } wygrywa z wynikiem { $points ->
            [one] 1 juana
           *[other] { $points } juanów
        }!
       *[other] { $winners } dzielą się zwycięstwem z wynikiem po { $points ->
            [one] 1 juanie
            [few] { $points } juany
           *[many] { $points } juanów
        }!
    }
web-abandoned = Partia została przerwana.
web-rematch = Rewanż
web-to-rematch = Przejdź do rewanżu
web-walk = Odtwórz partię
web-record = Pobierz partię
web-after-parts = Podsumowanie
web-after-points = Zestawienie punktów
web-after-chart = Wykres punktów
web-after-analysis = Analiza
web-after-fair = Uczciwe tasowanie
web-chart-moves = { $count ->
        [one] Razem 1 ruch.
        [few] Razem { $count } ruchy.
       *[many] Razem { $count } ruchów.
    }
web-analysis-intro = Komputer ponownie ocenia każdy ruch partii.
web-analysis-working = Komputer analizuje partię. To chwilę potrwa.
web-analysis-chart = Szanse na wygraną
web-analysis-worst = Najkosztowniejsze błędy
web-analysis-mistake = { $name }: „{ $choice }” daje { $chance } % szans na wygraną. „{ $best }” dałoby o { $loss ->
        [one] 1 punkt procentowy
        [few] { $loss } punkty procentowe
       *[other] { $loss } punktów procentowych
    } więcej.
web-analysis-none = Bez istotnych błędów.
web-analysis-none-own = Nie widać u ciebie istotnych błędów.
web-analysis-worst-own = Twoje najkosztowniejsze błędy
web-analysis-all = Pokaż wszystkie
web-analysis-own = Pokaż tylko moje

web-fair-intro = Nikt nie wybierał kart; twoja przeglądarka właśnie to sprawdziła:
web-fair-cannot = Twoja przeglądarka nie może tego sprawdzić. Pobierz partię i sprawdź ją poleceniem „higaki verify”.
web-fair-commitment = Zanim zajęto miejsca, serwer opublikował to zobowiązanie:
web-fair-secret = Po partii ujawnił ukryty za nim sekret:
web-fair-hash = SHA-256 z „higaki commitment 1” i sekretu, obliczone w twojej przeglądarce:
web-fair-same = Zgadza się: serwer nie zmienił sekretu.
web-fair-differs = Nie zgadza się: to nie jest obiecane rozdanie.
web-fair-nonces = Do każdego miejsca dodano liczbę losową, której serwer nie mógł znać. Komputer dodaje zera.
web-fair-seed = SHA-256 z „higaki deal 1”, sekretu i tych liczb to ziarno losowości:
web-fair-shuffle = ChaCha8 z tym ziarnem i tasowanie Fishera–Yatesa dają tę kolejność, obliczoną w twojej przeglądarce:
web-fair-deal-same = Dokładnie tak rozdano karty.
web-fair-deal-differs = Karty rozdano inaczej.
web-fair-verify = Pobrana partia zawiera wszystkie te dane; „higaki verify” sprawdza też każdy późniejszy wynik losowy.

## Instrukcja

web-search-rules = Szukaj w zasadach
web-found = { $count ->
        [0] Brak wyników
        [one] 1 wynik
        [few] { $count } wyniki
       *[many] { $count } wyników
    }
web-contents = Spis treści

## Nauka

web-lesson-step = Krok { $step } z { $all }
web-lesson-begin = Rozpocznij
web-lesson-steps = { $count ->
        [one] 1 krok
        [few] { $count } kroki
       *[many] { $count } kroków
    }
web-lesson-next = Dalej
web-lesson-back = Wstecz
web-lesson-do = Zrób to na planszy, aby przejść dalej.
web-lesson-other = Ten krok lekcji dotyczy czegoś innego.
web-lesson-none = Do tej gry nie ma jeszcze lekcji. Instrukcja wyjaśnia wszystko, a Uczeń jest łagodnym przeciwnikiem.
web-lesson-read = Przeczytaj zasady
web-lesson-again = Zacznij lekcję od nowa
web-lesson-more = Następna lekcja
web-lesson-play = Zagraj partię
web-lesson-fold = Zwiń tekst
web-lesson-unfold = Rozwiń tekst
web-lesson-reads = Najpierw przeczytaj

## Ustawienia

web-theme = Motyw
web-theme-auto = Jak na urządzeniu
web-theme-day = Dzień
web-theme-night = Noc
web-theme-to-day = Tryb dzienny
web-theme-to-night = Tryb nocny
web-motion = Animacje
web-motion-auto = Jak na urządzeniu
web-motion-full = Pełne
web-motion-calm = Ograniczone
web-like-sound = Dźwięk
web-like-sound-line = Dwa stuknięcia w drewno, gdy przyjdzie twoja kolej.
web-like-confirm = Potwierdzanie ruchów
web-like-confirm-line = Pytaj przed każdym ruchem.
web-like-scores = Bieżąca punktacja
web-like-scores-line = Pokazuj punkty i wartość zestawów w trakcie partii.
web-like-hints = Podpowiedzi
web-like-hints-line = Na życzenie komputer proponuje ruchy i je uzasadnia.
web-like-text = Tryb tekstowy
web-like-text-line = Zdania i listy zamiast planszy, także dla czytników ekranu.
web-keys = Skróty klawiszowe
web-key-numbers = wybór z listy
web-key-arrows = ruchy wstecz i naprzód
web-key-escape = do bieżącej pozycji, pomiń, zamknij
web-key-undo = cofnij
web-key-rules = zasady

## Konto

web-name = Nick
web-name-changed = Zmieniono nick.
web-nobody-is = Nie masz tu jeszcze żadnej partii. Wystarczy nick.
web-guest-is = Grasz jako gość i zna cię tylko ta przeglądarka. Z kontem zalogujesz się wszędzie.
web-account-is = Masz konto.
web-ratings = Rankingi
web-make-account = Załóż konto
web-make-account-line = Zachowaj swoje partie i nick oraz graj w partiach rankingowych.
web-make-account-button = Załóż konto
web-login = Zaloguj się
web-login-line = Partie rozegrane w tej przeglądarce jako gość przejdą na twoje konto.
web-login-button = Zaloguj się
web-change-password = Zmień hasło
web-password-now = Obecne hasło
web-password-new = Nowe hasło (co najmniej 10 znaków)
web-password-changed = Zmieniono hasło.
web-logout = Wylogowanie
web-logout-here = Wyloguj się
web-logout-everywhere = Wyloguj na wszystkich urządzeniach
web-tokens = Tokeny API
web-tokens-line = Dzięki tokenowi program może grać w twoim imieniu.
web-token = Token
web-token-once = Widoczny tylko ten jeden raz. Zachowaj go w bezpiecznym miejscu.
web-token-label = Etykieta
web-token-make = Nowy token
web-revoke = Unieważnij
web-data = Twoje dane
web-data-line = Wszystko, co ten serwer przechowuje o tobie.
web-export = Pobierz
web-delete = Usuń konto…
web-delete-sure = Twój nick i ustawienia zostaną usunięte. Partie pozostaną dostępne dla innych, ale bez twojego nicku.
web-delete-yes = Usuń konto
web-gone-for-good = Twoje konto zostało usunięte.
