### EDO: tabele danych o elementach gry, po polsku.

edo-data-prices = Koszty, punkty i waga przy dochodzie
edo-data-cards = Karty zezwoleń
edo-data-special-cards = Specjalne karty zezwoleń
edo-data-merchant-cards = Karty handlarza
edo-data-packages = Pakiety surowców
edo-data-gifts = Dodatkowe zasoby na początek, według kolejności w rundzie 1
edo-data-yields = Uzysk jednego samuraja z pola surowców
edo-data-income-tiles = Kafelki dochodu miast
edo-data-numbers = Elementy gry, limity i koniec partii
edo-data-wishes = Życzenia (Tokken)
edo-data-privileges = Przywileje (Tokken)
edo-data-place-tiles = Kafelki miejsca (Ronin)
edo-data-side = Plansza, strona { $side }
edo-data-map = Pola i drogi, strona { $side }
edo-data-other = Pozostałe wpisy z pliku

edo-column-item = Rzecz
edo-column-price = Cena
edo-column-points = Punkty
edo-column-weight = Waga przy dochodzie
edo-column-card = Karta
edo-column-action = Akcja
edo-column-officials = Najwięcej urzędników
edo-column-each = Każdy przynosi
edo-column-buy = Do kupienia
edo-column-point = Punkt za
edo-column-package = Pakiet
edo-column-contents = Zawartość
edo-column-players = Osoby
edo-column-module = Kiedy
edo-column-first = 1. miejsce
edo-column-second = 2. miejsce
edo-column-third = 3. miejsce
edo-column-fourth = 4. miejsce
edo-column-fifth = 5. miejsce
edo-column-samurai = Samurajowie na polu
edo-column-tile = Kafelek
edo-column-fund = Ryo
edo-column-city-tiles = dla miast
edo-column-edo-tiles = dla Edo
edo-column-one = Jedna osoba
edo-column-two = Dwie
edo-column-three = Trzy
edo-column-four = Cztery
edo-column-five = Pięć
edo-column-number = Pozycja
edo-column-value = Wartość
edo-column-wish = Życzenie
edo-column-kind = Rodzaj
edo-column-privilege = Przywilej
edo-column-does = Działanie
edo-column-tiles = Liczba
edo-column-place = Miejsce
edo-column-side = Pozycja
edo-column-space = Pole
edo-column-name = Nazwa
edo-column-roads = Drogi do
edo-column-merchant-start = Start handlarza
edo-column-covered = Zakryte w { $players ->
        [2] dwie osoby
        [3] trzy osoby
        [4] cztery osoby
       *[5] pięć osób
    }
edo-column-entry = Wpis

edo-item = { $word ->
        [house] dom
        [post] faktoria handlowa
        [fortress] twierdza
        [temple] świątynia (Jiin)
        [recruit] neutralny urzędnik
        [special] karta specjalna
        [step] jeden krok
       *[wage] żołd samuraja
    }
edo-effect = { $action ->
        [rice_home] { $amount ->
            [one] 1 ryż
           *[other] { $amount } ryżu
        }
        [money] { $amount } ryo
        [build] { $amount ->
            [0] jedną budowlę
           *[other] jedną budowlę taniej o { $amount } ryo
        }
        [recruit] { $amount ->
            [0] neutralnego urzędnika
            [one] neutralnego urzędnika taniej o 1 ryż
           *[other] neutralnego urzędnika taniej o { $amount } ryżu
        }
        [trade] jeden handel
        [travel] jedną podróż
        [special] kartę specjalną
       *[other] { $amount ->
            [0] uzysk z pola
           *[other] uzysk z pola + { $amount }
        }
    }
edo-purchase = { edo-resource }: do { $pieces } sztuk po { $ryo } ryo
edo-gift-module = { $word ->
        [jiin] z Jiin
        [tokken] z Tokken
        [ronin] z Roninami
        [jiin-tokken] z Jiin i Tokken
        [jiin-ronin] z Jiin i Roninami
        [tokken-ronin] z Tokken i Roninami
        [jiin-tokken-ronin] ze wszystkimi modułami
       *[always] zawsze
    }
edo-samurai = { $last ->
        [true] { $samurai } lub więcej
       *[false] { $samurai }
    }
edo-number = { $word ->
        [pieces-meeples] Pionki każdej osoby
        [pieces-houses] Domy każdej osoby
        [pieces-posts] Faktorie handlowe każdej osoby
        [pieces-neutral_officials] Neutralni urzędnicy, wspólni
        [pieces-fortresses] Twierdze, wspólne
        [expansion_pieces-temples] Świątynie każdej osoby (Jiin)
        [expansion_pieces-black_officials] Czarni urzędnicy (Tokken)
        [expansion_pieces-ronin_tiles] Kafelki ronina (Ronin)
        [start_ryo] Ryo na początek
        [resource_limit] Limit surowców na koniec rundy
        [building_sites-edo] Place budowy w Edo
        [building_sites-city] Place budowy w każdym innym mieście
        [fortress_limits-edo] Twierdze w Edo, najwyżej
        [fortress_limits-city] Twierdze w każdym innym mieście, najwyżej
        [win_threshold] Punkty, które kończą grę
        [final_scoring-ryo_per_point] Ryo za punkt na koniec
       *[final_scoring-samurai_per_point] Samurajowie za punkt na koniec
    }
edo-privilege = { $word ->
        [a] a Budowla prestiżowa
        [b] b Wsparcie
        [c] c Handel
        [d] d Dochód miasta
        [e_wood_stone] e Drewno lub kamień
        [e_stone_rice] e Kamień lub ryż
        [e_rice_wood] e Ryż lub drewno
        [f_rice] f Pełny uzysk ryżu
        [f_wood] f Pełny uzysk drewna
       *[f_stone] f Pełny uzysk kamienia
    }
edo-place = { $word ->
        [rice] pole ryżu
        [wood] pole drewna
        [stone] pole kamienia
        [city] miasto
       *[choice] wolny wybór
    }
edo-privilege-does = { $word ->
        [a] { edo-word-a.does }
        [b] { edo-word-b.does }
        [c] { edo-word-c.does }
        [d] { edo-word-d.does }
        [e_wood_stone] { edo-word-e-wood-stone.does }
        [e_stone_rice] { edo-word-e-stone-rice.does }
        [e_rice_wood] { edo-word-e-rice-wood.does }
        [f_rice] { edo-word-f-rice.does }
        [f_wood] { edo-word-f-wood.does }
       *[f_stone] { edo-word-f-stone.does }
    }

## Uwagi do wpisów w games/edo/data.json
edo-note-pieces = Dla każdej osoby pięć pionków, siedem domów i faktoria handlowa; wspólnych jest dwunastu neutralnych urzędników i osiem twierdz.
edo-note-expansion-pieces = Trzy świątynie dla każdej osoby, dwóch czarnych urzędników, piętnaście kafelków ronina; roninów jest zawsze trzech.
edo-note-start-ryo = Jedna z recenzji liczy dziesięć monet; odczytane jako 10 ryo.
edo-note-later-seats = Wszyscy prócz osoby rozpoczynającej dostają trochę więcej, żeby nie decydowała kolejność. Ustalone dzięki symulowanym partiom.
edo-note-module-gifts = Moduły przesuwają przewagę w kolejności, dlatego każdy coś dodaje, a wszystkie trzy razem jeszcze trochę. Z Roninami dwie osoby mają mniejszy uzysk, dlatego obie zaczynają z drewnem i kamieniem. Ustalone dzięki symulowanym partiom.
edo-note-move-cost = 1 ryo za każdy krok samuraja; że handlarz kosztuje tyle samo, wynika z Erweiterung 1.
edo-note-wage = Jeden ryż za każdego samuraja, który zostaje na planszy.
edo-note-resource-limit = Że limit istnieje, podaje Erweiterung 1; jego wysokość to nasza propozycja.
edo-note-yields = 3 w pojedynkę i 2 we dwóch wynika z przykładu w Erweiterung 1; to, że uzysk nie spada poniżej 1, jest naszą propozycją.
edo-note-points = Punkty za budowle. Punkt za świątynię podaje Erweiterung 1.
edo-note-income-weights = Dom liczy się za 1, faktoria handlowa za 2, twierdza nie należy do nikogo.
edo-note-building-costs = Drewno lub kamień oraz ryo są poświadczone, liczby ustalono dzięki symulowanym partiom.
edo-note-temple-cost = 2 drewna i 1 ryż.
edo-note-recruit-cost = Worek ryżu za neutralnego urzędnika.
edo-note-special-cost = Cena specjalnej karty zezwoleń, ustalona dzięki symulowanym partiom.
edo-note-building-sites = Że place budowy mają kolejność i jest ich dużo, jest poświadczone; liczby są nasze.
edo-note-fortress-limits = Po jednej w każdym mieście wokół Edo i trzy w Edo: tak wykorzystuje się wszystkie osiem.
edo-note-win-threshold = Runda, w której ktoś osiąga 12 punktów, jest ostatnia.
edo-note-final-scoring = Że pieniądze i samurajowie na planszy dają punkty, jest poświadczone; przeliczniki są nasze.
edo-note-packages = Że jest ich pięć i wszystkie z ryżem, jest poświadczone; zawartość ustalono dzięki symulowanym partiom.
edo-note-cards-A = Cztery akcje, 5 ryo i najwyżej dwóch urzędników przy budowie są poświadczone; 2 ryżu na urzędnika i pozostałe maksima są nasze.
edo-note-cards-B = Poświadczone jest, że podróż, drewno i kamień są na trzech różnych kartach.
edo-note-cards-C = Poświadczone jest, że drewno i werbunek są na różnych kartach.
edo-note-special-cards = Dwanaście kart z dwiema silniejszymi akcjami jest poświadczonych; ich treść ustalono dzięki symulowanym partiom. Ilość to ryż lub ryo na każdego urzędnika, premia do uzysku albo zniżka przy budowie i werbunku.
edo-note-merchant-cards = Dziesięć kart z dwiema ofertami jest poświadczonych, podobnie jeden przykład (do 2 sztuk drewna po 2 ryo); pozostałe są nasze.
edo-note-income-tiles = 24 kafelki mówiące, jak dzieli się pieniądze miasta, są poświadczone; liczby ustalono dzięki symulowanym partiom. Kolumny podają, ile osób jest obecnych w mieście.
edo-note-wishes = Piętnaście kafelków trzech rodzajów jest wydrukowanych; ile jest każdego i jakie mają ceny, ustaliliśmy sami.
edo-note-privileges = Dwanaście kafelków sześciu rodzajów jest wydrukowanych; dwóch czarnych urzędników oznacza dwa b, e ma trzy odmiany, a f pokazuje po jednym surowcu; pozostałe liczby są nasze.
edo-note-place-tiles = Siedem kafelków z czterema rodzajami miejsc i wolnym wyborem jest wydrukowanych; liczby są nasze.
edo-note-boards-A-players = Ta strona jest dla dwóch i trzech osób.
edo-note-boards-A-spaces = O Edo, trzech innych miastach, sześciu polach surowców i trzech polach rzeki przy Edo mówią recenzje albo Erweiterung 1; trzy rozdroża i trzy bramy są nasze.
edo-note-boards-A-names = Tylko Edo jest pewne; pozostałe to miasta zamkowe z tamtych czasów.
edo-note-boards-A-roads = Regularna sieć łączy wszystkie pola; jej przebieg jest nasz. Które miasto przy czym leży, ustalono dzięki symulowanym partiom: A ma drewno i ryż, B kamień i ryż, C tylko drewno.
edo-note-boards-A-merchant-start = To, gdzie zaczyna handlarz, jest naszą propozycją.
edo-note-boards-A-cover = Że w dwie osoby zakrywa się pola, wynika z Erweiterung 1; które, ustaliliśmy sami: A leży przy drewnie, które zostaje, a B przy ryżu i kamieniu.
edo-note-boards-B-players = Cztery osoby, a z Erweiterung 1 także pięć.
edo-note-boards-B-spaces = Rodzaje pól są wydrukowane, ich liczba po tej stronie jest nasza.
edo-note-boards-B-names = Tylko Edo jest pewne; pozostałe to miasta zamkowe z tamtych czasów.
edo-note-boards-B-roads = Regularna sieć łączy wszystkie pola; jej przebieg jest nasz. Z E nie ma drogi do kamienia, bo wygrywało zbyt często.
edo-note-boards-B-merchant-start = To, gdzie zaczyna handlarz, jest naszą propozycją.
edo-note-boards-B-cover = Że w pięć osób nic nie jest zakryte, jest wydrukowane. Że w cztery osoby coś jest zakryte, wynika z tego; które pola, ustaliliśmy sami.
