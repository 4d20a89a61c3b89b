### Dom w przeglądarce, po polsku.

## Wszędzie

web-motto = Trzy gry handlowe dawnej Azji przy jednym stole.
web-nav = Strony
web-skip = Do treści
web-home = Do wejścia
web-loading = Chwileczkę …
web-close = Zamknij
web-cancel = Anuluj
web-save = Zapisz
web-again = Spróbuj ponownie
web-more = Pokaż więcej
web-play = Graj
web-confirm = Potwierdź
web-do-it = Zrób tak
web-language = Język
web-rule = Zasada { $rule }
web-just-now = przed chwilą
web-table-waits = Gra czeka na ciebie.
web-go-there = Idź tam
web-copied = Skopiowano.
web-unreachable = Serwer jest nieosiągalny. Spróbuj ponownie za chwilę.
web-went-wrong = Coś poszło nie tak. Załaduj stronę ponownie.
web-line-broken = Połączenie zostało przerwane. Łączymy ponownie; nic nie zginie.
web-nowhere = Pod tym adresem nic nie ma.

web-title-nowhere = Nic tu nie ma
web-title-lobby = Poczekalnia
web-title-mine = Moje gry
web-title-new = Nowy stół
web-title-rules = Zasady
web-title-learn = Nauka gry
web-title-settings = Ustawienia
web-title-account = Ty
web-title-table = Stół

## Gry

web-game = Gra
web-game-osaka = Traders of Osaka
web-game-osaka-line = Kupuj ładunki, kieruj czterema statkami i strzeż się Czarnego Prądu.
web-game-dschunke = Dschunke
web-game-dschunke-line = Ładuj skrzynie na pięć dżonek i licytuj w tajemnicy.
web-game-edo = EDO
web-game-edo-line = Planuj zakrytymi kartami i buduj Japonię.
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
web-level-merchant = Kupiec
web-level-captain = Kapitan
web-level-shogun = Szogun
web-computer = komputer
web-computer-level = Komputer: { $level }
web-strongest = Najsilniejszy

## Wejście

web-choose-game = W co gramy?
web-your-name = Twoje imię
web-opponents = Przeciwnicy
web-opponents-count = { $count ->
        [one] Jeden przeciwnik
        [few] { $count } przeciwników
       *[many] { $count } przeciwników
    }
web-strength = Ich siła
web-play-computer = Graj z komputerem
web-play-friends = Stół z przyjaciółmi
web-all-settings = Wszystkie ustawienia …
web-go-on = Graj dalej
web-all-mine = Wszystkie moje gry
web-lobby = Poczekalnia
web-lobby-line = Publiczne stoły do gry i oglądania.
web-mine = Moje gry
web-mine-line = Wszystko, co było i jest przez ciebie grane.
web-learn = Nauka gry
web-learn-line = { $game } w kilku turach z przewodnikiem.
web-rules = Zasady
web-rules-line = Nasze instrukcje, z wyszukiwaniem.
web-settings = Ustawienia
web-account = Ty i twoje konto
web-foot = Higaki to wolne oprogramowanie. Rysunki i teksty są jego własne; gry należą do swoich autorów.

## Listy stołów

web-new-table = Nowy stół
web-filters = Które stoły
web-all-games = Wszystkie gry
web-all-tables = Wszystkie stoły
web-only-free = Z wolnym miejscem
web-status = Stan
web-status-open = Jeszcze nie rozpoczęte
web-status-running = W toku
web-status-paused = Przerwa
web-status-finished = Koniec gry
web-status-abandoned = Przerwane
web-other-rules = Grano według nowszych zasad
web-your-turn = Twoja kolej
web-turn-of = Kolej: { $name }
web-turns-of-many = Wszyscy naraz
web-free-seats = { $count ->
        [0] brak wolnych miejsc
        [one] jedno wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
web-locked = hasło
web-rated = Rankingowa
web-custom-data = Własne dane
web-custom-data-line = Przy tym stole gra się na własnych danych gospodarza.
web-custom-data-claims = Nazwy, uwagi i pochodzenie w tych tabelach podaje plik, z którym otwarto ten stół.
web-custom-data-more = Karty, koszty lub plansza mogą się różnić od tych w instrukcji. Takie partie nigdy nie są rankingowe.
web-lobby-empty = W tej chwili nie ma tu stołu. Załóż nowy!
web-mine-empty = Nie masz jeszcze żadnej gry.

## Nowy stół

web-seats = Miejsca
web-seat-number = Miejsce { $number }
web-seat-for = Kto siedzi na miejscu { $number }
web-seat-me = Ja
web-seat-me-too = Jeszcze ktoś przy tym urządzeniu
web-person-number = Gracz { $number }
web-person-name = Imię dla miejsca { $number }
web-seat-free = wolne
web-seat-free-line = Wolne dla każdego, kto przyjdzie
web-seat-more = O jedno miejsce więcej
web-seat-fewer = O jedno miejsce mniej
web-hot-seat-line = Kilka osób gra na tym urządzeniu. Między turami karty na ręce są zakryte.
web-seats-by-lot = Miejsca są losowane
web-start-when-full = Zacznij, gdy zajęte będzie ostatnie miejsce
web-stand-in-level = Kto gra dalej za osobę, która odejdzie
web-rules-of-game = Jak gramy
web-undo = Cofnij
web-undo-consent-line = Cofanie: za zgodą wszystkich, gdy coś odkryto
web-undo-free-line = Cofanie: tylko dopóki nic nie odkryto
web-undo-never-line = Cofanie: nigdy
web-clock = Zegar
web-clock-none = Bez zegara
web-clock-live = Za jednym posiedzeniem
web-clock-correspondence = Przez wiele dni
web-clock-minutes = Minuty dla każdego
web-clock-increment = Sekundy dodawane za każdą turę
web-clock-hours = Godziny na każdą decyzję
web-clock-live-is = { $minutes } min + { $increment } s
web-clock-hours-is = { $hours ->
        [one] jedna godzina na decyzję
        [few] { $hours } godziny na decyzję
       *[many] { $hours } godzin na decyzję
    }
web-time-days = { $days } d { $hours } godz.
web-rated-line = Tylko dla osób z kontem, bez komputera.
web-hints-allowed = Komputer doradza na życzenie
web-who-comes = Kto przychodzi
web-table-title = Jak nazywa się stół
web-visibility = Kto go znajdzie
web-visibility-public = W poczekalni, dla wszystkich
web-visibility-unlisted = Tylko przez odnośnik
web-password = Hasło
web-password-long = Hasło (co najmniej 10 znaków)
web-password-optional = Hasło (jeśli chcesz)
web-password-needed = Ten stół ma hasło.
web-enter = Wejdź
web-watchers = Kto może oglądać
web-watchers-anyone = Każdy może oglądać
web-watchers-players = Widzą go tylko grający
web-talkers = Kto może rozmawiać
web-talkers-anyone = Każdy może rozmawiać
web-talkers-players = Rozmawiają tylko grający
web-talkers-nobody = Nikt nie rozmawia
web-make-table = Załóż stół

web-option-osaka-hands = Karty na ręce
web-option-osaka-hands-secret = Karty na ręce są tajne (jak w druku)
web-option-osaka-hands-open = Karty na ręce są odkryte
web-option-osaka-refill = Rynek
web-option-osaka-refill-before-ships = Nowe karty przychodzą przed ruchem statków (jak w druku)
web-option-osaka-refill-after-ships = Nowe karty przychodzą po ruchu statków
web-option-osaka-insurance = Ubezpieczenie
web-option-osaka-insurance-sinking-colours = Ubezpieczyć można tylko towar z tonących statków (jak w druku)
web-option-osaka-insurance-any-colour = Ubezpieczyć można też towar z innych statków, kartami w jego kolorze
web-option-dschunke-setup = Przygotowanie
web-option-dschunke-setup-printed = Jak w druku
web-option-dschunke-setup-free = Dowolne przygotowanie
web-option-edo-jiin = Jiin: świątynie
web-option-edo-jiin-without = Bez świątyń
web-option-edo-jiin-with = Ze świątyniami
web-option-edo-tokken = Tokken: przywileje
web-option-edo-tokken-without = Bez przywilejów
web-option-edo-tokken-with = Z przywilejami
web-option-edo-ronin = Ronin
web-option-edo-ronin-without = Bez Roninów
web-option-edo-ronin-with = Z Roninami

## Przed grą

web-waiting-for-others = Czekamy, aż wszystkie miejsca będą zajęte.
web-waiting-full = Wszyscy są.
web-you = ty
web-host = gospodarz
web-guest = gość
web-reserved = zarezerwowane
web-away = poza stołem
web-gone = już nieobecny
web-decline-invitation = Odrzuć zaproszenie
web-stand-up = Wstań
web-sit-here = Usiądź tutaj
web-join = Zajmij miejsce
web-start = Zaczynamy
web-host-starts = Grę zaczyna gospodarz.
web-shuffle-seats = Wymieszaj miejsca
web-share = Odnośnik do tego stołu
web-share-line = Kto go ma, może wejść.
web-copy = Kopiuj odnośnik
web-agreed = Co ustalono

## Przy stole

web-board = Plansza
web-tools = Narzędzia
web-menu = Menu
web-redo = Ponów
web-hint = Wskazówka
web-hinting = Komputer myśli …
web-hint-only = Nie ma innej możliwości.
web-hint-title = Komputer zrobiłby tak
web-showing = Co się wydarzyło
web-looking-back = Spojrzenie wstecz
web-waiting-for = Czekamy na: { $names }.
web-deciding = decyduje
web-watching = Oglądasz tę grę.
web-players = Gracze
web-player = Gracz
web-stand-in = gra: { $level }
web-beside = Obok planszy
web-tab-log = Przebieg
web-tab-choices = Wybór
web-tab-words = W słowach
web-tab-chat = Czat
web-no-choices = W tej chwili nie masz nic do wyboru.
web-no-choices-over = Gra się skończyła.
web-find-choice = Znajdź możliwość
web-next-digits = przenosi cyfry na następne dziewięć
web-more-choices = { $count ->
        [one] Jeszcze jedna; znajdziesz ją wyszukiwaniem.
        [few] Jeszcze { $count }; znajdziesz je wyszukiwaniem.
       *[many] Jeszcze { $count }; znajdziesz je wyszukiwaniem.
    }
web-look-back = Spójrz wstecz
web-look-first = Na początek
web-look-back-one = Jeden ruch wstecz
web-look-on-one = Jeden ruch dalej
web-look-last = Do najnowszego ruchu
web-look-at = Pokaż ruch { $at }
web-move-of = Ruch { $at } z { $all }
web-to-present = Do teraźniejszości
web-skip-motion = Pomiń
web-copy-table = Kopiuj odnośnik do tego stołu
web-copy-position = Kopiuj odnośnik do tej pozycji
web-pause = Przerwa
web-propose-pause = Zaproponuj przerwę
web-resume = Graj dalej
web-abandon = Przerwij grę na dobre
web-abandon-sure = Gra skończy się bez zwycięzcy.
web-abandon-yes = Przerwij
web-propose-abandon = Zaproponuj przerwanie gry na dobre
web-leave = Opuść grę
web-leave-sure = Komputer zagra dalej za ciebie. Dopóki gra trwa, możesz wrócić.
web-leave-yes = Opuść
web-come-back = Wróć na miejsce
web-agree = Zgoda
web-decline = Odmowa
web-withdraw = Wycofaj
web-hand-over = Teraz kolej: { $name }
web-hand-over-line = Przekaż urządzenie. Do tego czasu stół jest zakryty.
web-i-am = To ja, { $name }

web-log-all = { $count ->
        [one] Jeden wcześniejszy wpis
        [few] { $count } wcześniejsze wpisy
       *[many] { $count } wcześniejszych wpisów
    }
web-log-joined = { $name } siada do stołu.
web-log-left = { $name } odchodzi od stołu.
web-log-taken-back = { $consent ->
        [true] { $name } cofa ostatnią decyzję; wszyscy się zgodzili.
       *[false] { $name } cofa ostatnią decyzję.
    }
web-log-proposed-undo = { $name } chce cofnąć ostatnią decyzję.
web-log-proposed-pause = { $name } prosi o przerwę.
web-log-proposed-abandon = { $name } chce przerwać grę na dobre.
web-log-agreed = { $name } się zgadza.
web-log-declined = { $name } odmawia.
web-log-paused = Gra ma przerwę.
web-log-resumed = { $name } wznawia grę.
web-log-clocks-held = Serwera nie było; zegary stały { $minutes ->
        [one] jedną minutę.
        [few] { $minutes } minuty.
       *[many] { $minutes } minut.
    }
web-log-taken-over-time = Czas minął: komputer ({ $level }) gra za: { $name }.
web-log-taken-over-left = Komputer ({ $level }) gra za: { $name }.
web-log-returned = { $name } znowu gra.
web-log-abandoned = Gra została przerwana na dobre.
web-log-rematch = Jest stół do następnej gry.

web-chat = Czat
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-say-something = Powiedz coś
web-send = Wyślij
web-mute = wycisz
web-mute-name = Nie słuchaj więcej: { $name }
web-muted = Nie słyszysz: { $name }.
web-unmute = słuchaj znowu

## Po grze

web-winners = { $count ->
        [one] { $winners } wygrywa, mając { $points ->
            [one] jeden punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }!
       *[other] { $winners } dzielą się zwycięstwem, mając po { $points ->
            [one] jednym punkcie
            [few] { $points } punkty
           *[many] { $points } punktów
        }!
    }
web-abandoned = Gra została przerwana na dobre.
web-rematch = Zagraj jeszcze raz
web-to-rematch = Do następnej gry
web-walk = Przejdź przez grę
web-record = Pobierz zapis
web-after-parts = O tej grze
web-after-points = Skąd wzięły się punkty
web-after-chart = Punkty w trakcie gry
web-after-analysis = Analiza
web-after-fair = Uczciwe tasowanie
web-chart-moves = { $count ->
        [one] Razem jeden ruch.
        [few] Razem { $count } ruchy.
       *[many] Razem { $count } ruchów.
    }
web-analysis-intro = Komputer ogląda każdą decyzję jeszcze raz i ocenia, ile była warta.
web-analysis-working = Komputer ogląda grę. To chwilę potrwa.
web-analysis-chart = Szansa na wygraną w trakcie gry
web-analysis-worst = Najdroższe decyzje
web-analysis-mistake = { $name }: „{ $choice }” daje { $chance } % szans. „{ $best }” dałoby o { $loss ->
        [one] { $loss } punkt procentowy
        [few] { $loss } punkty procentowe
       *[other] { $loss } punktów procentowych
    } więcej.
web-analysis-none = Nikt nie popełnił błędu wartego wzmianki.
web-analysis-none-own = Nie popełniasz błędów wartych wzmianki.
web-analysis-worst-own = Twoje najdroższe decyzje
web-analysis-all = Decyzje wszystkich
web-analysis-own = Tylko moje

web-fair-intro = Nikt nie wybierał kart, a twoja przeglądarka właśnie to sprawdziła:
web-fair-cannot = Twoja przeglądarka nie może tego tu obliczyć. Pobierz zapis i sprawdź go poleceniem „higaki verify”.
web-fair-commitment = Zanim ktokolwiek usiadł, serwer pokazał to zobowiązanie:
web-fair-secret = Po grze zdradza sekret, który się za nim kryje:
web-fair-hash = SHA-256 z „higaki commitment 1” i sekretu, obliczone przez twoją przeglądarkę:
web-fair-same = To samo: serwer nie zmienił sekretu.
web-fair-differs = Różnią się: to nie było obiecane tasowanie.
web-fair-nonces = Każde miejsce dodało wylosowaną liczbę, której serwer nie mógł znać. Boty dodają zera.
web-fair-seed = SHA-256 z „higaki deal 1”, sekretu i tych liczb to ziarno tasowania:
web-fair-shuffle = ChaCha8 z tym ziarnem i tasowanie Fishera i Yatesa dają tę kolejność, obliczoną przez twoją przeglądarkę:
web-fair-deal-same = Dokładnie tak rozdano.
web-fair-deal-differs = Rozdano inaczej.
web-fair-verify = Zapis zawiera wszystko; „higaki verify” tak samo sprawdza każdy późniejszy wynik losu.

## Instrukcja

web-search-rules = Szukaj w zasadach
web-found = { $count ->
        [0] Nic nie znaleziono.
        [one] Jedno miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }
web-contents = Spis treści

## Nauka

web-lesson-step = Krok { $step } z { $all }
web-lesson-begin = Zacznij
web-lesson-steps = { $count ->
        [one] Jeden krok
        [few] { $count } kroki
       *[many] { $count } kroków
    }
web-lesson-next = Dalej
web-lesson-back = Wstecz
web-lesson-do = Zrób to na planszy, aby przejść dalej.
web-lesson-other = W tym kroku lekcja dotyczy czegoś innego.
web-lesson-none = Dla tej gry nie ma jeszcze lekcji. Instrukcja wyjaśnia wszystko, a uczeń jest łagodnym przeciwnikiem.
web-lesson-read = Czytaj zasady
web-lesson-again = Zacznij lekcję od nowa
web-lesson-more = Następna lekcja
web-lesson-play = Zagraj partię
web-lesson-fold = Zwiń tekst
web-lesson-unfold = Pokaż tekst
web-lesson-reads = Najpierw przeczytaj

## Ustawienia

web-theme = Kolory
web-theme-auto = Jak na urządzeniu
web-theme-day = Dzień
web-theme-night = Noc
web-theme-to-day = Przełącz na dzień
web-theme-to-night = Przełącz na noc
web-motion = Ruch
web-motion-auto = Jak na urządzeniu
web-motion-full = Wszystko się porusza
web-motion-calm = Jak najmniej
web-like-sound = Dźwięk
web-like-sound-line = Dwa uderzenia w drewno, gdy jest twoja kolej.
web-like-confirm = Potwierdzanie decyzji
web-like-confirm-line = Decyzja czeka na drugie dotknięcie.
web-like-scores = Bieżąca punktacja
web-like-scores-line = Punkty i wartość zestawów widać w trakcie gry.
web-like-hints = Wskazówki
web-like-hints-line = Komputer doradza na życzenie i podaje powody.
web-like-text = Stół w słowach
web-like-text-line = Zdania i listy zamiast obrazu, do czytania i dla czytników ekranu.
web-keys = Klawisze przy stole
web-key-numbers = wybór z listy
web-key-arrows = spojrzenie wstecz i naprzód
web-key-escape = do teraźniejszości, pomiń, zamknij
web-key-undo = cofnij
web-key-rules = zasady

## Ty

web-name = Imię
web-name-changed = Tak się teraz nazywasz.
web-nobody-is = Nie masz tu jeszcze żadnej gry. Wystarczy imię.
web-guest-is = Jesteś gościem. Zna cię ta przeglądarka; z kontem poznają cię też inni.
web-account-is = Masz konto.
web-ratings = Rankingi
web-make-account = Załóż konto
web-make-account-line = Zachowasz gry i imię, a gry rankingowe będą dla ciebie otwarte.
web-make-account-button = Załóż konto
web-login = Zaloguj się
web-login-line = Twoje gry jako gościa w tej przeglądarce przechodzą z tobą.
web-login-button = Zaloguj
web-change-password = Inne hasło
web-password-now = Obecne hasło
web-password-new = Nowe hasło (co najmniej 10 znaków)
web-password-changed = Hasło zostało zmienione.
web-logout = Wyloguj się
web-logout-here = Tutaj
web-logout-everywhere = Wszędzie
web-tokens = Twoje programy
web-tokens-line = Z kluczem program gra w twoim imieniu.
web-token = Klucz
web-token-once = Pokazujemy go tylko ten jeden raz. Przechowaj go dobrze.
web-token-label = Do czego służy
web-token-make = Nowy klucz
web-revoke = Unieważnij
web-data = Twoje dane
web-data-line = Wszystko, co ten serwer o tobie wie.
web-export = Pobierz
web-delete = Odejdź na zawsze …
web-delete-sure = Twoje imię i ustawienia zostaną usunięte. Twoje gry zostają u innych, bez twojego imienia.
web-delete-yes = Usuń mnie
web-gone-for-good = Wszystko o tobie zostało usunięte.
