### EDO z pierwszym dodatkiem: wszystko oprócz instrukcji, po polsku.
### Pola zapisuje się jak w notacji: EDO i A do E to miasta, RI ryż, WO drewno, ST kamień, R pola rzeki, W rozdroża, G bramy.

edo-title = EDO z pierwszym dodatkiem

## Słowa

edo-word-EDO = Edo
edo-word-a = Budowla prestiżowa
    .does = nowy dom staje na pierwszym placu budowy
edo-word-b = Wsparcie
    .does = czarny urzędnik na jedną rundę
edo-word-c = Handel
    .does = także oferty następnej karty handlarza
edo-word-d = Dochód miasta
    .does = dochód z jednego miasta od razu
edo-word-e-wood-stone = Drewno lub kamień
    .does = 1 drewno lub 1 kamień przy każdej własnej decyzji
edo-word-e-stone-rice = Kamień lub ryż
    .does = 1 kamień lub 1 ryż przy każdej własnej decyzji
edo-word-e-rice-wood = Ryż lub drewno
    .does = 1 ryż lub 1 drewno przy każdej własnej decyzji
edo-word-f-rice = Pełny uzysk ryżu
    .does = jeden samuraj zbiera tyle ryżu, jakby był na polu sam
edo-word-f-wood = Pełny uzysk drewna
    .does = jeden samuraj zbiera tyle drewna, jakby był na polu sam
edo-word-f-stone = Pełny uzysk kamienia
    .does = jeden samuraj zbiera tyle kamienia, jakby był na polu sam

edo-action = { $action ->
        [rice_home] Ryż w domu
        [money] Pieniądze
        [rice] Zbiór ryżu
        [wood] Drewno
        [stone] Kamień
        [any_field] Dowolne pole
        [build] Budowa
        [trade] Handel
        [travel] Podróż
        [recruit] Werbunek
       *[special] Karta specjalna
    }
edo-resource = { $resource ->
        [rice] ryż
        [wood] drewno
       *[stone] kamień
    }
edo-points = { $points ->
        [0] {""}
        [one] +1 punkt
        [few] +{ $points } punkty
       *[other] +{ $points } punktów
    }
edo-paid = { $rice ->
        [0] {""}
        [one] {" "}−1 ryż
       *[other] {" "}−{ $rice } ryżu
    }{ $wood ->
        [0] {""}
        [one] {" "}−1 drewno
       *[other] {" "}−{ $wood } drewna
    }{ $stone ->
        [0] {""}
        [one] {" "}−1 kamień
        [few] {" "}−{ $stone } kamienie
       *[other] {" "}−{ $stone } kamieni
    }{ $ryo ->
        [0] {""}
       *[other] {" "}−{ $ryo } ryo
    }
edo-gained = { $rice ->
        [0] {""}
        [one] {" "}+1 ryż
       *[other] {" "}+{ $rice } ryżu
    }{ $wood ->
        [0] {""}
        [one] {" "}+1 drewno
       *[other] {" "}+{ $wood } drewna
    }{ $stone ->
        [0] {""}
        [one] {" "}+1 kamień
        [few] {" "}+{ $stone } kamienie
       *[other] {" "}+{ $stone } kamieni
    }{ $ryo ->
        [0] {""}
       *[other] {" "}+{ $ryo } ryo
    }
edo-price = { $rice ->
        [0] {""}
        [one] {" "}1 ryż
       *[other] {" "}{ $rice } ryżu
    }{ $wood ->
        [0] {""}
        [one] {" "}1 drewno
       *[other] {" "}{ $wood } drewna
    }{ $stone ->
        [0] {""}
        [one] {" "}1 kamień
        [few] {" "}{ $stone } kamienie
       *[other] {" "}{ $stone } kamieni
    }{ $ryo ->
        [0] {""}
       *[other] {" "}{ $ryo } ryo
    }
edo-wish = { $kind ->
        [home_goods] towar krajowy
        [foreign_goods] towar zagraniczny
       *[palace] rozbudowa pałacu
    }
edo-offers = do { $pieces } { $buy ->
        [rice] ryżu
        [wood] drewna
       *[stone] { $pieces ->
            [one] kamienia
           *[other] kamieni
        }
    } po { $ryo_each } ryo albo punkt za{ edo-price }
edo-each-wishes = { edo-wish } za{ edo-price }
edo-each-privileges = { $item } ({ $item_does })

## Zdarzenia

edo-event-start-player = { $seat } rozpoczyna grę.
edo-event-spaces-covered = { $spaces_count ->
        [0] Żadne pole nie jest zakryte.
       *[other] Zakryte: { $spaces }.
    }
edo-event-income-tile-laid = { $city } wypłaca co rundę { $fund } ryo.
edo-event-equipped = { $seat } zaczyna z zasobami:{ edo-gained }.
edo-event-wishes-laid = Odkryte życzenia, ostatnie na stosie: { $wishes }.
edo-event-privileges-laid = Odkryte przywileje, ostatni na stosie: { $privileges }.
edo-event-ronin-appeared = Ronin stoi na polu { $space }.
edo-event-package-taken = { $seat } bierze pakiet { $number }:{ edo-gained }.
edo-event-city-taken = { $seat } zaczyna w mieście { $city }, z domem i samurajem.
edo-event-round-began = Runda { $round }: rozpoczyna { $seat }.
edo-event-merchant-card-came = Nowa oferta handlarza: { edo-offers }.
edo-event-merchant-card-turned = Następna karta handlarza: { edo-offers }.
edo-event-ronin-named = { $seat } wybiera ronina na polu { $space }.
edo-event-place-tile-drawn = { $seat } losuje kafelek miejsca: { $tile ->
        [rice] pole ryżu
        [wood] pole drewna
        [stone] pole kamienia
        [city] miasto
       *[choice] wolny wybór
    }.
edo-event-ronin-placed = { $seat } przenosi ronina: { $from } → { $to }.
edo-event-ronin-stayed = Ronin na polu { $space } nie ma dokąd pójść i zostaje.
edo-event-card-planned = { $seat } planuje kartę { $slot }: { edo-action }{ $officials ->
        [0] {" "}bez urzędników
       *[other] {" "}×{ $officials }
    } ({ $card }).
edo-event-support-planned = { $seat } planuje z czarnym urzędnikiem.
edo-event-plan-confirmed = { $seat } zatwierdza plan.
edo-event-support-shown = { $seat } korzysta w tej rundzie { $officials ->
        [one] z czarnego urzędnika
       *[other] z { $officials } czarnych urzędników
    }.
edo-event-plan-shown = { $seat }, karta { $slot }: { edo-action }{ $officials ->
        [0] {" "}bez urzędników
       *[other] {" "}×{ $officials }
    } ({ $card }).
edo-event-card-began = { $seat } zagrywa kartę { $slot }: { edo-action }{ $officials ->
        [0] {" "}bez urzędników
       *[other] {" "}×{ $officials }
    } ({ $card }).
edo-event-samurai-moved = { $seat } przesuwa samuraja: { $from } → { $to }, { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    }, { $ryo ->
        [0] za darmo
       *[other] −{ $ryo } ryo
    }.
edo-event-merchant-moved = { $seat } przesuwa handlarza: { $from } → { $to }, { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    }, { $ryo ->
        [0] za darmo
       *[other] −{ $ryo } ryo
    }.
edo-event-rice-taken = { $seat } bierze w domu ryż: +{ $rice }.
edo-event-money-taken = { $seat } bierze { $ryo } ryo.
edo-event-harvested = { $seat } zbiera surowce na polu { $field }{ $how ->
        [full] {" "}(pełny uzysk)
       *[plain] {""}
    }: { edo-resource } +{ $amount }.
edo-event-built = { $seat } buduje { $building ->
        [house] dom
        [post] faktorię handlową
       *[fortress] twierdzę
    } w mieście { $city }{ $how ->
        [first] {" "}na pierwszym placu budowy, a pozostałe budowle przesuwają się dalej
       *[lowest] {" "}na placu budowy { $site }
    }: { edo-points }{ edo-paid }.
edo-event-temple-built = { $seat } buduje świątynię na polu { $space }: { edo-points }{ edo-paid }.
edo-event-bought = { $seat } kupuje u handlarza{ $card ->
        [next] {" "}(następna karta)
       *[current] {""}
    }: { edo-resource } +{ $pieces }, −{ $ryo } ryo.
edo-event-point-traded = { $seat } handluje z handlarzem{ $card ->
        [next] {" "}(następna karta)
       *[current] {""}
    }: { edo-points }{ edo-paid }.
edo-event-sent-out = { $seat } wysyła urzędnika na planszę przez bramę { $gate }.
edo-event-travelled = { $seat } przenosi samuraja: { $from } → { $to }.
edo-event-drive-began = { $seat } rusza przeciw { $ronin ->
        [one] roninowi
       *[other] { $ronin } roninom
    } na polu { $space }.
edo-event-brought = { $seat } sprowadza samuraja: { $from } → { $to }.
edo-event-ronin-driven = { $seat } przepędza { $ronin ->
        [one] ronina
       *[other] { $ronin } roninów
    } z pola { $space }{ $tiles ->
        [0] .
        [one] {" "}i dostaje kafelek ronina.
       *[other] {" "}i dostaje { $tiles } kafelki ronina.
    }
edo-event-recruited = { $seat } werbuje neutralnego urzędnika:{ edo-paid }.
edo-event-special-taken = { $seat } bierze kartę specjalną { $card }:{ edo-paid }.
edo-event-wish-granted = { $seat } spełnia życzenie ({ $kind ->
        [home_goods] towar krajowy
        [foreign_goods] towar zagraniczny
       *[palace] rozbudowa pałacu
    }): { edo-points }{ edo-paid }.
edo-event-privilege-gained = { $seat } zdobywa przywilej „{ $privilege }” ({ $privilege_does }).
edo-event-wish-turned = Następne życzenie: { edo-wish } za{ edo-price }.
edo-event-privilege-turned = Następny przywilej: { $privilege } ({ $privilege_does }).
edo-event-city-paid = { $seat } pobiera dochód z miasta { $city }: +{ $ryo } ryo (miejsce { $rank }).
edo-event-resource-taken = { $seat } wykorzystuje przywilej „{ $privilege }”: { edo-resource } +{ $amount }.
edo-event-privilege-spent = { $seat } wykorzystuje przywilej „{ $privilege }” ({ $privilege_does }).
edo-event-officials-idle = { $seat } nie wykorzystuje { $officials ->
        [one] jednego urzędnika
       *[other] { $officials } urzędników
    }.
edo-event-went-home = { $seat } odsyła do domu samuraja z pola { $space }.
edo-event-wages-paid = { $seat } wypłaca żołd { $samurai ->
        [one] 1 samurajowi
       *[other] { $samurai } samurajom
    }: { $rice ->
        [one] −1 ryż
       *[other] −{ $rice } ryżu
    }.
edo-event-income-paid = { $seat }, dochód z miasta { $city }: +{ $ryo } ryo (miejsce { $rank }).
edo-event-income-stopped = { $city } nic nie płaci: stoi tam trzech roninów.
edo-event-discarded = { $seat } przekracza limit i odrzuca nadmiar: { edo-resource } −{ $amount }.
edo-event-game-ended = { $reason ->
        [points] Koniec gry: ktoś ma już dość punktów.
       *[merchant] Koniec gry: skończyły się karty handlarza.
    }

## Decyzje

edo-decision-draft = { $name }, wybierz pakiet albo miasto początkowe.
edo-decision-name-ronin = { $name }, którego ronina przenosisz?
edo-decision-place-ronin = { $name }, dokąd idzie ronin?
edo-decision-plan = { $name }, zaplanuj w tajemnicy trzy karty.
edo-decision-card = { $name }, twoja karta: najpierw ruch, potem akcja.
edo-decision-execute = { $name }, co robi twój następny urzędnik?
edo-decision-second-offer = { $name }, twoja faktoria pozwala na drugą ofertę.
edo-decision-second-samurai = { $name }, czy przenosisz drugiego samuraja?
edo-decision-bring-samurai = { $name }, którego samuraja sprowadzasz przeciw roninom?
edo-decision-wages = { $name }, odeślij samurajów do domu albo wypłać wszystkim żołd.
edo-decision-discard = { $name }, masz za dużo surowców. Co odrzucasz?

## Odmowy: co jest nie tak i co można zrobić zamiast tego

edo-refusal-not-your-turn = Teraz decyduje ktoś inny. Poczekaj na swoją kolej.
edo-refusal-wrong-moment = Teraz nie można tego zrobić. { $decision ->
        [draft] Wybierz pakiet albo miasto, na przykład „package 3” albo „city A”.
        [name_ronin] Wybierz ronina, na przykład „ronin at RI1”.
        [place_ronin] Wybierz, dokąd idzie ronin, na przykład „ronin to A”.
        [plan] Zaplanuj kartę, na przykład „plan A.wood 2”, albo wpisz „confirm”.
        [card] Wykonaj ruch albo akcję; „finish” kończy kartę.
        [execute] Wykonaj akcję następnym urzędnikiem; „finish” kończy kartę.
        [second_offer] Skorzystaj z drugiej oferty albo wpisz „enough”.
        [second_samurai] Przenieś drugiego samuraja albo wpisz „enough”.
        [bring_samurai] Sprowadź samuraja, na przykład „bring A”, albo wpisz „enough”.
        [wages] Odeślij samuraja do domu, na przykład „home A”, albo wpisz „pay”.
       *[discard] Wybierz, co odrzucasz, na przykład „discard rice”.
    }
edo-refusal-no-such-package = Nie ma pakietu { $number }.
edo-refusal-package-taken = Pakiet { $number } jest już zajęty. Wybierz inny.
edo-refusal-package-chosen = Masz już pakiet. Wybierz miasto.
edo-refusal-city-chosen = Masz już miasto. Wybierz pakiet.
edo-refusal-no-start-city = { $city }: to nie jest miasto początkowe. Wybierz odkryte miasto wokół Edo.
edo-refusal-city-taken = { $city }: to miasto jest już zajęte. Wybierz inne.
edo-refusal-card-not-owned = Nie masz karty { $card }.
edo-refusal-card-planned = Karta { $card } jest już w twoim planie. Wybierz inną.
edo-refusal-action-not-on-card = Na karcie { $card } nie ma akcji: { edo-action }.
edo-refusal-too-many-officials = Ta akcja przyjmuje najwyżej { $most ->
        [one] jednego urzędnika
       *[other] { $most } urzędników
    }.
edo-refusal-not-enough-officials = { $left ->
        [0] Nie masz już wolnych urzędników.
        [one] Masz jeszcze tylko jednego wolnego urzędnika.
       *[other] Masz jeszcze tylko { $left } wolnych urzędników.
    }
edo-refusal-plan-complete = Trzy karty są już zaplanowane. Zatwierdź plan albo cofnij jedną z nich.
edo-refusal-no-card-for-support = Trzy karty są już zaplanowane, więc dla czarnego urzędnika nie ma żadnej. Najpierw cofnij jedną z nich.
edo-refusal-plan-incomplete = W planie { $missing ->
        [one] brakuje jeszcze jednej karty
       *[other] brakuje jeszcze { $missing } kart
    }.
edo-refusal-no-privilege = Nie masz przywileju „{ $privilege }”.
edo-refusal-no-such-space = { $space }: nie ma takiego pola na tej planszy.
edo-refusal-covered = { $space }: to pole jest zakryte, można przez nie tylko przejść.
edo-refusal-no-samurai = { $space }: nie masz tam samuraja.
edo-refusal-same-space = { $space }: figura już tam stoi. Wybierz inne pole.
edo-refusal-cannot-pay = Nie stać cię na to:{ edo-price }.
edo-refusal-movement-over = Urzędnik z tej karty już działał, więc ruch jest możliwy dopiero przy następnej karcie.
edo-refusal-too-many-steps = Na jednej karcie można zrobić najwyżej { $most } kroków.
edo-refusal-no-official-left = Wszyscy urzędnicy z tej karty już działali. Wpisz „finish”.
edo-refusal-other-action = Ta karta jest zaplanowana na inną akcję: { edo-action }.
edo-refusal-wrong-field = { $space }: ta akcja nic tam nie daje.
edo-refusal-nobody-left-to-work = { $space }: wszyscy twoi samurajowie pracowali już tam z tą kartą.
edo-refusal-no-city = { $space }: to nie jest miasto.
edo-refusal-city-full = { $city }: nie ma tam wolnego placu budowy.
edo-refusal-no-house-left = Wszystkie twoje domy już stoją.
edo-refusal-no-post-left = Twoja faktoria handlowa już stoi.
edo-refusal-post-in-edo = W Edo nie buduje się faktorii handlowych.
edo-refusal-post-there = { $city }: stoi tam już faktoria handlowa.
edo-refusal-no-fortress-left = Wszystkie twierdze już stoją.
edo-refusal-fortress-limit = { $city }: zmieści się tam najwyżej { $most ->
        [one] jedna twierdza
        [few] { $most } twierdze
       *[other] { $most } twierdz
    }.
edo-refusal-ronin-stop-building = { $city }: co najmniej dwóch roninów wstrzymuje tam wszelką budowę. Najpierw ich przepędź.
edo-refusal-no-prestige = Ten przywilej dotyczy domu w mieście, w którym już coś stoi.
edo-refusal-module-not-used = W tej partii nie ma { $module ->
        [jiin] świątyń (Jiin)
        [tokken] życzeń i przywilejów (Tokken)
       *[ronin] roninów
    }.
edo-refusal-no-temple-place = { $space }: świątynie stoją tylko na polach surowców, polach rzeki i rozdrożach.
edo-refusal-temple-there = { $space }: stoi tam już świątynia.
edo-refusal-no-temple-left = Wszystkie twoje świątynie już stoją.
edo-refusal-not-at-merchant = { $space }: stoi tam handlarz, ale nie ma twojego samuraja. Najpierw przesuń samuraja albo handlarza.
edo-refusal-wrong-pieces = Możesz kupić najmniej jedną sztukę, a najwięcej { $most }.
edo-refusal-offer-used = Ta oferta została już w tym handlu wykorzystana. Wybierz inną albo wpisz „enough”.
edo-refusal-no-next-card = Nie ma następnej karty handlarza.
edo-refusal-no-gate = { $space }: to nie jest brama.
edo-refusal-no-own-official = Na planszę wchodzą tylko własni urzędnicy, a na tej karcie nie ma już żadnego.
edo-refusal-samurai-moved = { $space }: tego samuraja właśnie przeniesiono. Wybierz innego.
edo-refusal-no-ronin = { $space }: nie ma tam ronina.
edo-refusal-drove-already = Na jednej karcie można przepędzić roninów tylko raz.
edo-refusal-too-few-samurai = { $space }: potrzebujesz tam więcej samurajów, niż jest roninów ({ $ronin }).
edo-refusal-wrong-ronin = { $space }: ten ronin zostaje. Dwóch stoi razem, więc przenosi się trzeci.
edo-refusal-wrong-place = { $space }: ronin nie może tam pójść.
edo-refusal-no-neutral-left = Nie ma już neutralnych urzędników.
edo-refusal-special-gone = Karta specjalna { $number } nie jest wyłożona.
edo-refusal-no-such-wish = Nie ma życzenia numer { $place }.
edo-refusal-wish-needs-action = To życzenie wymaga innej akcji: { $needed ->
        [trade] Handel
        [travel] Podróż
       *[build] Budowa
    }.
edo-refusal-no-income = { $city }: teraz to miasto nic ci nie wypłaci.
edo-refusal-which-tile = O który kafelek chodzi? Wpisz też jego drugi surowiec: „privilege e { $take } …”.
edo-refusal-cannot-feed = Na żołd potrzeba ryżu: { $needed }, a masz { $have }. Odeślij kogoś do domu.
edo-refusal-nothing-to-discard = Nie masz tego surowca: { edo-resource }.

## Teksty, których nie da się odczytać

edo-notation-unknown-verb = Żaden wybór nie zaczyna się od „{ $word }”. Przykład: „move A EDO”.
edo-notation-missing-space = Brakuje tu pola, na przykład EDO, A albo WO1.
edo-notation-unknown-space = „{ $word }” to nie pole. Przykłady: EDO, A, WO1.
edo-notation-missing-number = Brakuje tu liczby.
edo-notation-bad-number = „{ $word }” nie jest liczbą, która tu pasuje.
edo-notation-missing-card = Brakuje tu karty, na przykład A.wood albo S7.money.
edo-notation-unknown-card = „{ $word }” to nie karta. Karty to A, B, C oraz od S1 do S12.
edo-notation-missing-action = Przy „{ $word }” brakuje akcji. Przykład: A.wood.
edo-notation-unknown-action = „{ $word }” to nie akcja.
edo-notation-missing-building = Brakuje tu budowli: house, post albo fortress.
edo-notation-unknown-building = „{ $word }” to nie budowla. Budowle to house, post i fortress.
edo-notation-missing-resource = Brakuje tu surowca: rice, wood albo stone.
edo-notation-unknown-resource = „{ $word }” to nie surowiec. Surowce to rice, wood i stone.
edo-notation-missing-privilege = Który przywilej? Wpisz b, d albo e.
edo-notation-unknown-privilege = „{ $word }” to nie przywilej, który można wykorzystać osobno. Wpisz b, d albo e.
edo-notation-missing-word = Brakuje tu słowa.

## Co jest nie tak ze scenariuszem albo z danymi

edo-problem-module-not-used = Scenariusz korzysta z tego modułu, ale w opcjach go nie ma.
edo-problem-unknown-space = Nie ma takiego pola na tej planszy.
edo-problem-unknown-city = Nie ma takiego odkrytego miasta na tej planszy.
edo-problem-unknown-fund = Żaden kafelek dochodu nie ma takiej kwoty.
edo-problem-unknown-building = Budowla to „house 0”, „post 1” (z miejscem przy stole) albo „fortress”.
edo-problem-unknown-plan = Plan ma postać „A.wood 2”: akcja z karty i najwyżej tylu urzędników, na ilu ona pozwala.
edo-problem-impossible-plan = Tej karty nie da się zaplanować: jest już w planie, jest cudza albo byłaby czwarta.
edo-problem-unknown-privilege = Nie ma takiego przywileju.
edo-problem-unknown-tile = Kafelek miejsca to rice, wood, stone, city albo choice.
edo-problem-unknown-word = Dozwolone jest tylko: { $known }.
edo-problem-unknown-offer = Oferta to „buy”, „point”, „buy next” albo „point next”.
edo-problem-unknown-pending = Nie ma takiej niedokończonej akcji. Znane są second_offer, second_samurai, bring i scatter.
edo-problem-too-many-figures = Za dużo figur: w grze jest ich { $most }.
edo-problem-too-many-houses = Liczba domów jednej osoby: { $number }, a w grze jest { $most }.
edo-problem-too-many-posts = Za dużo faktorii handlowych: jedna na osobę, jedna w mieście, żadnej w Edo.
edo-problem-too-many-fortresses = Liczba twierdz: { $number }, a zmieści się najwyżej { $most }.
edo-problem-too-many-buildings = Więcej budowli niż placów budowy ({ $most }).
edo-problem-too-many-officials = Liczba neutralnych urzędników: { $number }, a w grze jest { $most }.
edo-problem-too-many-black-officials = Więcej czarnych urzędników niż przywilejów wsparcia.
edo-problem-not-enough-officials = Plan wymaga więcej urzędników, niż jest.
edo-problem-too-many-ronin-tiles = Liczba kafelków ronina: { $number }, a w grze jest { $most }.
edo-problem-too-many-temples = Więcej świątyń, niż ma jedna osoba.
edo-problem-too-many-tiles = Kafelek występuje więcej razy, niż jest w grze.
edo-problem-temples-twice = Na jednym polu stoją dwie świątynie.
edo-problem-temple-cannot-stand-there = Na tym polu nie może stać świątynia.
edo-problem-three-ronin-needed = Roninów musi być dokładnie trzech.
edo-problem-ronin-cannot-stand-there = Na tym polu nie może stać ronin.
edo-problem-special-card-twice = Karta specjalna występuje dwa razy.
edo-problem-merchant-cards-twice = Karta handlarza występuje dwa razy.
edo-problem-merchant-cards-do-not-fit-round = Zużyte karty handlarza nie pasują do rundy.
edo-problem-plan-incomplete = Plan musi mieć trzy karty.
edo-problem-plan-too-early = Nikt nie mógł jeszcze niczego zaplanować.
edo-problem-card-not-planned = Wykonywana karta nie była zaplanowana.
edo-problem-round-does-not-fit-phase = Runda 0 to ustawienie początkowe i nic innego.
edo-problem-phase-does-not-fit = Faza nie pasuje do pozycji: nikt nie mógłby teraz tak decydować.
edo-problem-unknown-number-of-players = EDO jest dla 2 do 5 osób.
edo-problem-unknown-action = Nie ma takiej akcji.
edo-problem-unknown-resource = Surowiec to rice, wood albo stone.
edo-problem-unknown-wish = Życzenie to home_goods, foreign_goods albo palace.
edo-problem-unknown-modules = Klucz to jiin, tokken albo ronin, albo kilka z nich w tej kolejności, połączonych łącznikami.
edo-problem-wrong-count = Liczba pozycji na liście: { $number }; musi być od { $lowest } do { $highest }.
edo-problem-action-twice = Akcja jest na karcie dwa razy.
edo-problem-unplayable-pieces = Każda osoba potrzebuje od jednego do sześciu pionków i najwyżej jednej faktorii.
edo-problem-zero-is-too-little = Zero to tutaj za mało.
edo-problem-fund-twice = Dwa kafelki dochodu mają tę samą kwotę.
edo-problem-split-does-not-add-up = Udziały dają razem { $sum } zamiast { $fund }.
edo-problem-lower-rank-gets-more = Niższe miejsce dostaje więcej niż wyższe.
edo-problem-too-few-income-tiles = Jest za mało kafelków dochodu.
edo-problem-too-few-place-tiles = Jest za mało kafelków miejsca.
edo-problem-too-many-privileges = Przywilejów jest za dużo albo b jest więcej niż czarnych urzędników.
edo-problem-space-twice = Pole występuje dwa razy.
edo-problem-too-many-spaces = Pól jest za dużo.
edo-problem-edo-missing = Brakuje Edo.
edo-problem-no-gate = Nie ma żadnej bramy.
edo-problem-not-connected = Drogi nie łączą wszystkich pól.
edo-problem-road-twice = Droga występuje dwa razy.
edo-problem-road-to-itself = Droga prowadzi z pola do niego samego.
edo-problem-road-without-two-ends = Droga musi mieć dwa końce.
edo-problem-cannot-be-covered = Zakrywać można tylko pola surowców i miasta wokół Edo.
edo-problem-too-few-cities = Odkrytych miast jest mniej niż osób.
edo-problem-no-open-field = Wszystkie pola jednego surowca są zakryte.
edo-problem-not-one-board-for-players = Strony planszy dla tylu osób ({ $players }): { $sides }; musi być dokładnie jedna.

## Plansza w terminalu

edo-board-round = runda { $round } z { $rounds } · zaczyna { $name }
edo-board-draft = ustawienie początkowe · zaczyna { $name }
edo-board-over = koniec partii
edo-board-cities = Miasta
edo-board-fields = Pola
edo-board-ways = Inne pola
edo-board-covered = Zakryte
edo-board-hint = „karty” pokazuje wszystkie karty i ceny oraz wyjaśnia znaki na planszy.
edo-board-short-hint = „karty”: karty, ceny, znaki
edo-board-legend = Miasto: dochód, budowle po kolei (h dom, p faktoria, F twierdza), wolne place budowy, kto ile dostaje. Pole: obecny uzysk. M handlarz, X ronin, x samuraj nieużywanego koloru, t świątynia; dalej pola, do których prowadzą drogi.
edo-board-points = pkt
edo-board-total = razem
edo-board-rice = ryż
edo-board-wood = drewno
edo-board-stone = kamień
edo-board-ryo = ryo
edo-board-officials = urzędnicy
edo-board-samurai = samurajowie
edo-board-houses = domy
edo-board-edo = Edo
edo-board-you = { $name } (ty)
edo-board-temples = { $count ->
        [one] 1 świątynia
        [few] { $count } świątynie
       *[other] { $count } świątyń
    }
edo-board-ronin-tiles = { $count ->
        [one] 1 kafelek ronina
        [few] { $count } kafelki ronina
       *[other] { $count } kafelków ronina
    }
edo-board-privileges = przywileje { $list }
edo-board-planned = plan zatwierdzony
edo-board-plan = Plan
edo-board-your-plan = Twój plan
edo-board-officials-left = { $count ->
        [0] nie ma już urzędników
        [one] został 1 urzędnik
       *[other] zostało { $count } urzędników
    }
edo-board-black = { $count ->
        [one] 1 czarny urzędnik
       *[other] { $count } czarnych urzędników
    }
edo-board-merchant = Handlarz
edo-board-next-round = Następna runda
edo-board-offer = { edo-resource }: do { $pieces } sztuk po { $ryo_each } ryo · 1 punkt za:{ edo-price }
edo-board-prices = Ceny
edo-board-price = { $thing ->
        [house] dom:
        [post] faktoria:
        [fortress] twierdza:
        [temple] świątynia:
        [recruit] urzędnik:
       *[special] karta specjalna:
    }{ edo-price }
edo-board-figures = { $step } ryo za krok · żołd samuraja: ryż { $wage } · limit { $limit } · koniec przy { $threshold } punktach
edo-board-stock = Zostało: neutralni urzędnicy { $officials }, twierdze { $fortresses }
edo-board-packages = Pakiety
edo-board-package = { $number }:{ edo-price }
edo-board-cards = Karty
edo-board-specials = Specjalne
edo-board-face = { edo-action }{ $amount ->
        [0] {""}
       *[other] { $action ->
            [build] {" "}−{ $amount } ryo
            [recruit] {" "}−{ $amount ->
                [one] 1 ryż
               *[other] { $amount } ryżu
            }
           *[other] {" "}+{ $amount }
        }
    }
edo-board-faces = W nawiasie: najwięcej urzędników. + to, co każdy przynosi w domu, albo premia na polu; − to, o ile tańsza jest każda budowla albo werbunek.
edo-board-letters = Przywileje
edo-board-privilege-a = a nowy dom na pierwszym placu budowy
edo-board-privilege-b = b czarny urzędnik przy planowaniu
edo-board-privilege-c = c także oferty następnej karty handlarza
edo-board-privilege-d = d dochód miasta od razu
edo-board-privilege-e = e jeden z dwóch surowców
edo-board-privilege-f = f pełny uzysk pola
edo-board-wishes = Życzenia
edo-board-wish = { $kind ->
        [home_goods] towar krajowy
        [foreign_goods] towar zagraniczny
       *[palace] pałac
    }:{ edo-price }
edo-board-next-tile = potem

edo-menu-package = Pakiet
edo-menu-city = Miasto początkowe
edo-menu-ronin = Przenieś ronina z
edo-menu-ronin-to = Przenieś ronina na
edo-menu-nobody = bez urzędników
edo-menu-support = Użyj czarnego urzędnika
edo-menu-confirm = Zatwierdź plan
edo-menu-move = Przesuń z { $space } na
edo-menu-merchant = Przesuń handlarza na
edo-menu-rice-home = Weź ryż
edo-menu-money = Weź pieniądze
edo-menu-harvest = Zbierz surowce z
edo-menu-full = z przywilejem f
edo-menu-build = Zbuduj
edo-menu-building = { $building ->
        [house] dom
        [post] faktoria
       *[fortress] twierdza
    }: { $city }
edo-menu-first = pierwszy plac
edo-menu-temple = Zbuduj świątynię na
edo-menu-buy = Kup: { edo-resource }
edo-menu-point = Punkt za
edo-menu-next-card = następna karta
edo-menu-gate = Wyślij urzędnika przez
edo-menu-travel = Przenieś z { $space } na
edo-menu-drive = Przepędź roninów z
edo-menu-bring = Sprowadź samuraja z
edo-menu-recruit = Zwerbuj
edo-menu-special = Weź kartę specjalną
edo-menu-wish = Spełnij życzenie
edo-menu-income = Pobierz dochód w
edo-menu-resource = Przywilej e
edo-menu-home = Odeślij do domu z
edo-menu-pay = Wypłać żołd
edo-menu-discard = Odrzuć
edo-menu-enough = Poprzestań na tym
edo-menu-finish = Zakończ kartę

edo-preview-walk = { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    }, { $ryo ->
        [0] za darmo
       *[other] { $ryo } ryo
    }.
edo-preview-harvest = Przynosi: { edo-resource } +{ $amount }.
edo-preview-build = { edo-points }, cena:{ edo-price }. { $rank ->
        [0] Nie dostaniesz tam dochodu.
       *[other] Zajmiesz tam miejsce { $rank } i dostaniesz { $income } ryo na rundę.
    }
edo-preview-temple = { edo-points }, cena:{ edo-price }.
edo-preview-trade = { $points ->
        [0] Cena:{ edo-price }, w zamian: { edo-resource } +{ $amount }.
       *[other] { edo-points }, cena:{ edo-price }.
    }
edo-preview-wish = { edo-points }, cena:{ edo-price }.
edo-preview-wish-privilege = Do tego przywilej „{ $privilege }”.
edo-preview-income = Miasto wypłaci ci { $ryo } ryo.
edo-preview-wages = Żołd twoich samurajów: ryż { $rice }.
edo-nothing-to-preview = Którą możliwość? „podgląd 2” pokazuje, co daje druga.

edo-breakdown-place = miejsce
edo-breakdown-player = gracz
edo-breakdown-edo = dom w Edo
edo-breakdown-track = tor
edo-breakdown-ryo = ryo
edo-breakdown-samurai = samurajowie
edo-breakdown-ronin = roninowie
edo-breakdown-total = punkty
edo-breakdown-goods = surowce
edo-breakdown-note = Punkty w nawiasach. Osoby bez domu w Edo są za wszystkimi, które go mają.

edo-tie-break = { $count ->
        [one] { $others } ma tyle samo punktów, ale nie ma domu w Edo albo ma mniej ryo lub surowców.
       *[other] { $others } mają tyle samo punktów, ale nie mają domu w Edo albo mają mniej ryo lub surowców.
    }

edo-help-data = Plansza oraz większość kart, kosztów i liczb gry podstawowej to nasza rekonstrukcja: „higaki rules edo” podaje źródło każdego wpisu.
edo-help-notation =
    package 3 · city A          weź pakiet, weź miasto początkowe
    plan A.wood 2               karta A, drewno, dwóch urzędników; potem: confirm
    move W1 EDO · merchant A    płatny ruch, zanim zadziała pierwszy urzędnik
    rice · money · recruit      akcje w domu
    harvest WO1                 … WO1 full z przywilejem f
    build house EDO             też: post, fortress; … first z przywilejem a
    temple W1                   świątynia, z Jiin
    trade buy 2 · trade point   … next z przywilejem c
    travel gate G1              wyślij urzędnika; travel move A EDO
    special 7                   weź kartę specjalną S7
    wish 2                      spełnij drugie życzenie, z Tokken
    privilege b                 też: privilege d A, privilege e wood stone
    ronin at RI1 · ronin to C   wybierz ronina, wybierz jego pole
    drive C · bring A           przepędź roninów urzędnikiem z podróży
    home A · pay                odeślij samuraja, opłać pozostałych
    discard rice                ponad limit
    enough · finish             poprzestań na tym; zakończ kartę
