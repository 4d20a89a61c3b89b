### Narysowany stół EDO, po polsku.

## Miejsca

edo-table-space-city = { $name }
    .from = z miasta { $name }
    .to = do miasta { $name }
    .at = w mieście { $name }
edo-table-space-rice = pole ryżu { $number }
    .from = z pola ryżu { $number }
    .to = na pole ryżu { $number }
    .at = na polu ryżu { $number }
edo-table-space-wood = pole drewna { $number }
    .from = z pola drewna { $number }
    .to = na pole drewna { $number }
    .at = na polu drewna { $number }
edo-table-space-stone = pole kamienia { $number }
    .from = z pola kamienia { $number }
    .to = na pole kamienia { $number }
    .at = na polu kamienia { $number }
edo-table-space-river = pole rzeki { $number }
    .from = z pola rzeki { $number }
    .to = na pole rzeki { $number }
    .at = na polu rzeki { $number }
edo-table-space-road = rozdroże { $number }
    .from = z rozdroża { $number }
    .to = na rozdroże { $number }
    .at = na rozdrożu { $number }
edo-table-space-gate = brama { $number }
    .from = z bramy { $number }
    .to = do bramy { $number }
    .at = przy bramie { $number }
edo-table-amount = { $thing ->
        [rice] { $amount ->
            [one] 1 ryż
           *[other] { $amount } ryżu
        }
        [wood] { $amount ->
            [one] 1 drewno
           *[other] { $amount } drewna
        }
        [stone] { $amount ->
            [one] 1 kamień
            [few] { $amount } kamienie
           *[other] { $amount } kamieni
        }
       *[ryo] { $amount } ryo
    }
edo-table-nothing = nic
edo-table-free = bez opłat
edo-table-card = { $special ->
        [0] karta { $card }
       *[other] karta specjalna { $special }
    }
edo-table-privilege-help = { $privilege ->
        [a] Twój nowy dom staje na pierwszym placu miasta.
        [b] Podczas planowania: o jednego czarnego urzędnika więcej w tej rundzie.
        [c] Przy handlu: wybierz ofertę także z następnej karty handlarza.
        [d] Przy twojej karcie: twój dochód z jednego miasta od razu.
        [e_wood_stone] Przy twojej karcie albo przy żołdzie: 1 drewno lub 1 kamień.
        [e_stone_rice] Przy twojej karcie albo przy żołdzie: 1 kamień lub 1 ryż.
        [e_rice_wood] Przy twojej karcie albo przy żołdzie: 1 ryż lub 1 drewno.
       *[other] Jeden samuraj zbiera tak, jakby był na polu sam.
    }
edo-table-wish-kind = { $kind ->
        [home_goods] Towar krajowy
        [foreign_goods] Towar zagraniczny
       *[palace] Pałac
    }
edo-table-wish-help = { $kind ->
        [home_goods] Urzędnikiem na Handlu, z samurajem u handlarza.
        [foreign_goods] Urzędnikiem na Podróży.
       *[palace] Urzędnikiem na Budowie, z samurajem w Edo.
    }
edo-table-tile = { $tile ->
        [rice] pole ryżu
        [wood] pole drewna
        [stone] pole kamienia
        [city] miasto
       *[choice] dowolny z czterech rodzajów
    }

## Nagłówki listy możliwości

edo-table-group-draft = Wybór
edo-table-group-ronin = Roninowie
edo-table-group-plan = Plan
edo-table-group-walk = Ruch
edo-table-group-lead = Prowadzenie handlarza
edo-table-group-act = Działanie
edo-table-group-build = Budowa
edo-table-group-trade = Handel
edo-table-group-travel = Podróż
edo-table-group-relocate = Przenoszenie samurajów
edo-table-group-wish = Życzenia
edo-table-group-privilege = Przywileje
edo-table-group-wages = Żołd
edo-table-group-limit = Za dużo surowców
edo-table-group-end = Koniec

## Możliwości

edo-table-choice-package = Weź pakiet { $number }: { $goods }.
edo-table-choice-city = Zacznij { $at }.
edo-table-choice-name-ronin = Przesuń ronina, który stoi { $at }.
edo-table-choice-place-ronin = Ronin idzie { $to }.
edo-table-choice-plan = Zaplanuj: { $card }, { $action }, { $officials ->
        [0] bez urzędników
        [one] z 1 urzędnikiem
       *[other] z { $officials } urzędnikami
    }.
edo-table-choice-support = Użyj Wsparcia: w tej rundzie pomaga czarny urzędnik.
edo-table-choice-confirm = Zapieczętuj plan.
edo-table-choice-move = Poprowadź samuraja { $from } { $to }.
edo-table-choice-move-merchant = Poprowadź handlarza { $to }.
edo-table-choice-rice-home = Weź ryż w domu.
edo-table-choice-money = Weź pieniądze.
edo-table-choice-harvest = Zbieraj { $at }{ $how ->
        [full] {" "}z pełnym uzyskiem
       *[plain] {""}
    }.
edo-table-choice-build = Zbuduj { $building ->
        [house] dom
        [post] faktorię
       *[fortress] twierdzę
    } { $at }{ $site ->
        [first] , na pierwszym placu
       *[lowest] {""}
    }.
edo-table-choice-temple = Zbuduj świątynię { $at }.
edo-table-choice-buy = Kup { $goods } za { $price }{ $card ->
        [next] {" "}z następnej karty
       *[current] {""}
    }.
edo-table-choice-point = Oddaj { $price } za punkt{ $card ->
        [next] {" "}z następnej karty
       *[current] {""}
    }.
edo-table-choice-gate = Wyślij urzędnika przez bramę { $number }.
edo-table-choice-travel = Samuraj podróżuje { $from } { $to }, bez opłat.
edo-table-choice-drive = Przepędź roninów, którzy stoją { $at }.
edo-table-choice-bring = Sprowadź samuraja { $from }.
edo-table-choice-recruit = Zwerbuj neutralnego urzędnika za { $price }.
edo-table-choice-special = Weź kartę specjalną { $number }: { $faces }.
edo-table-choice-wish = Spełnij za { $price } życzenie: { $kind ->
        [home_goods] towar krajowy
        [foreign_goods] towar zagraniczny
       *[palace] pałac
    }.
edo-table-choice-city-income = Użyj Dochodu miasta { $at }.
edo-table-choice-take-resource = Użyj przywileju: { $goods }.
edo-table-choice-home = Odeślij samuraja { $from } do domu.
edo-table-choice-pay = Wypłać żołd wszystkim, którzy zostają.
edo-table-choice-discard = Odrzuć { $goods }.
edo-table-choice-enough = Poprzestań na tym.
edo-table-choice-finish = Zakończ tę kartę.

## Narysowany stół

edo-table-map = Mapa Edo i prowincji. Strzałki prowadzą od pola do pola, Enter wybiera.
edo-table-power = Władza
edo-table-track-label = { $name } ma { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
edo-table-round = Runda { $round } z { $rounds }
edo-table-round-brief = Runda { $round }/{ $rounds }
edo-table-drafting = Wybór
edo-table-order = Kolejność
edo-table-phase-ronin = Ronin
edo-table-phase-plan = Plan
edo-table-phase-act = Akcje
edo-table-phase-pay = Żołd i dochód
    .brief = Żołd
edo-table-waiting = Decyduje: { $names }.
edo-table-past = Wcześniejszy moment.
edo-table-past-next = Następna decyzja: { $name }.
edo-table-going-on = Za chwilę ciąg dalszy.
edo-table-watching = Oglądasz.
edo-table-over = Koniec gry.
edo-table-sending = W drodze …
edo-table-start = Rozpoczyna
edo-table-in-edo = Dom w Edo: może wygrać
edo-table-not-in-edo = Jeszcze bez domu w Edo: nie może wygrać
edo-table-in-edo-short = w Edo
edo-table-not-in-edo-short = nie w Edo
edo-table-condition = Wygrać może tylko ten, kto ma dom w Edo.
edo-table-officials-at-home = Urzędnicy w domu: własni { $own }, neutralni { $neutral }
edo-table-income-next = { $ryo } ryo dochodu według obecnego stanu
edo-table-total = { $total }, gdyby gra skończyła się teraz
edo-table-sealed = Plan zapieczętowany
edo-table-planning = Jeszcze planuje
edo-table-houses-left = Zostało: { $houses ->
        [one] 1 dom
        [few] { $houses } domy
       *[other] { $houses } domów
    } i { $posts ->
        [one] 1 faktoria
        [few] { $posts } faktorie
       *[other] { $posts } faktorii
    }
edo-table-goods = { $have } z { $limit } towarów
edo-table-purse = Twój zapas
edo-table-merchant = Handlarz
edo-table-merchant-at = Handlarz stoi { $at }.
edo-table-now = Teraz
edo-table-next-round = Następna runda
edo-table-none-next = Nie ma następnej karty: to ostatnia runda.
edo-table-offer-buy = Kup do { $pieces } sztuk ({ $resource ->
        [rice] ryż
        [wood] drewno
       *[stone] kamień
    }) po { $ryo } ryo
edo-table-offer-point = 1 punkt za { $price }
edo-table-each = szt.
edo-table-for = za
edo-table-wishes = Życzenia i przywileje
edo-table-wish-next = Następne
edo-table-pile = w stosie: { $count }
edo-table-wish-label = Życzenie { $kind } za { $price }: 1 punkt i { $privilege }
edo-table-wish-label-bare = Życzenie { $kind } za { $price }: 1 punkt
edo-table-specials = Karty specjalne
edo-table-specials-price = po { $price }
edo-table-show-specials = Karty specjalne ({ $count })
edo-table-left = zostało: { $count }
edo-table-hide = Zamknij
edo-table-prices = Ceny
edo-table-thing = { $thing ->
        [house] Dom
        [post] Faktoria
        [fortress] Twierdza
        [temple] Świątynia
        [recruit] Urzędnik
       *[special] Karta specjalna
    }
edo-table-plan = Twój plan
edo-table-slot-empty = Karta { $slot }
edo-table-slot = Karta { $slot }: { $action } { $officials ->
        [0] bez urzędników
        [one] z 1 urzędnikiem
       *[other] z { $officials } urzędnikami
    }
edo-table-slot-done = gotowe
edo-table-hand = Twoje karty
edo-table-card-label = { $card }: { $faces }
edo-table-face = { $action }, do { $officials }
edo-table-turn-card = Obróć kartę: która akcja ma być na dole?
edo-table-how-many = Ilu urzędników?
edo-table-place = Połóż jako kartę { $slot }
edo-table-officials-left = { $count ->
        [one] Został 1 urzędnik
        [few] Zostało { $count } urzędników
       *[other] Zostało { $count } urzędników
    }
edo-table-seal = Zapieczętuj plan
edo-table-sealed-waiting = Zapieczętowany. Czekamy na: { $names }.
edo-table-pick-card = Weź kartę i obróć ją.
edo-table-privileges = Twoje przywileje
edo-table-redeem = Użyj: { $privilege }
edo-table-walk-from = Weź samuraja
edo-table-walk-merchant = Weź handlarza
edo-table-picked-samurai = Dokąd idzie samuraj { $from }?
edo-table-picked-merchant = Dokąd idzie handlarz?
edo-table-which = Co chcesz zrobić?
edo-table-do = Zrób to
edo-table-walk-for = { $ryo ->
        [0] Idź bez opłat
       *[other] Idź za { $ryo } ryo
    }
edo-table-build-it = Buduj
edo-table-rule = Zasada na ten temat
edo-table-cancel = Anuluj
edo-table-finish = Zakończ kartę
edo-table-enough = Wystarczy
edo-table-pay = Wypłać żołd
edo-table-take-rice = Weź ryż
edo-table-take-money = Weź pieniądze
edo-table-recruit = Zwerbuj
edo-table-asked-card = Karta { $slot } z 3: { $action }.
edo-table-how = { $action ->
        [rice_home] Weź ryż przyciskiem.
        [money] Weź pieniądze przyciskiem.
        [rice] Dotknij pola ryżu ze swoim samurajem.
        [wood] Dotknij pola drewna ze swoim samurajem.
        [stone] Dotknij pola kamienia ze swoim samurajem.
        [any_field] Dotknij pola ze swoim samurajem.
        [build] Dotknij miejsca, w którym buduje twój samuraj.
        [trade] Weź ofertę handlarza.
        [travel] Dotknij bramy albo samuraja.
        [recruit] Zwerbuj urzędnika przyciskiem.
       *[special] Weź jedną z kart specjalnych.
    }
edo-table-needs = { $action ->
        [rice] Potrzebny jest twój samuraj na polu ryżu, który z tą kartą jeszcze nie zbierał.
        [wood] Potrzebny jest twój samuraj na polu drewna, który z tą kartą jeszcze nie zbierał.
        [stone] Potrzebny jest twój samuraj na polu kamienia, który z tą kartą jeszcze nie zbierał.
        [any_field] Potrzebny jest twój samuraj na polu, który z tą kartą jeszcze nie zbierał.
        [build] Potrzebny jest twój samuraj na miejscu budowy i musi cię być stać na zapłatę.
        [trade] Potrzebny jest twój samuraj przy handlarzu i musi cię być stać na ofertę.
        [travel] Potrzebny jest własny urzędnik na tej karcie albo samuraj na planszy.
        [recruit] Potrzebne są { $price } i neutralny urzędnik, który został w zapasie.
        [special] Potrzebne są { $price } i wyłożona karta specjalna.
       *[other] Nic więcej nie można tu zrobić.
    }
edo-table-walk-first = Przedtem możesz się ruszyć: dotknij samuraja.
edo-table-walk-only = Stąd jeszcze się nie da. { $needs } Dotknij samuraja, aby się ruszyć.
edo-table-only-finish = Z tą kartą nic więcej się nie da zrobić. { $needs }
edo-table-take-back = Cofnij kartę { $slot }: { $action }
edo-table-officials-to-act = { $count ->
        [0] Na tej karcie nie ma już urzędnika.
        [one] Działa jeszcze 1 urzędnik.
        [few] Działa jeszcze { $count } urzędników.
       *[other] Działa jeszcze { $count } urzędników.
    }
edo-table-price-tag = { $ryo ->
        [0] za darmo
       *[other] { $ryo } ryo
    }
edo-table-steps = { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    }
edo-table-closed = zakryte · tylko przejście
edo-table-packages = Pakiety
edo-table-package = Pakiet { $number }
edo-table-package-help = Weź tu pakiet albo miasto początkowe na mapie.
edo-table-wages-help = Samurajowie na planszy: { $samurai }, ryż w zapasie: { $rice }. Dotknij samuraja, aby odesłać go do domu.
edo-table-bring-help = Tam, { $at }: roninowie { $ronin }, twoi samurajowie { $samurai }. Dotknij tego, kogo sprowadzasz.
edo-table-limit-help = Dotknij tego, co oddajesz: { $have } z { $limit }.
edo-table-ronin-tile = Żeton miejsca pokazuje: { $tile }.
edo-table-zoom-in = Bliżej
edo-table-zoom-out = Cała mapa
edo-table-tab-plan = Plan
edo-table-tab-players = Gracze
edo-table-tab-market = Rynek
edo-table-tab-wishes = Życzenia
edo-table-tabs = Części stołu
edo-table-final = Punktacja końcowa
edo-table-final-next = Następny krok
edo-table-final-track = Na torze
edo-table-final-extra = Za ryo, samurajów i roninów
edo-table-final-edo = Dom w Edo?
edo-table-final-total = Suma
edo-table-final-yes = tak
edo-table-final-no = nie
edo-table-final-behind = Kto nie ma domu w Edo, jest za wszystkimi, którzy go mają.
edo-table-final-reason = { $reason ->
        [points] Ktoś zdobył { $threshold } punktów.
       *[merchant] Nie ma karty handlarza na następną rundę.
    }

## Co stoi na polu, dla ucha

edo-table-yield = uzysk { $amount }
edo-table-covered = zakryte, można tylko przejść
edo-table-here-samurai = samurajowie ({ $name }): { $count }
edo-table-here-bystander = niczyj samuraj
edo-table-here-ronin = { $count ->
        [one] ronin
        [few] { $count } roninowie
       *[other] { $count } roninów
    }
edo-table-here-merchant = handlarz
edo-table-here-temple = świątynia ({ $name })
edo-table-building = { $building ->
        [house] dom ({ $name })
        [post] faktoria ({ $name })
       *[fortress] twierdza
    }
edo-table-pays = wypłaca { $ryo } ryo ({ $name })

## Pozycja w zdaniach

edo-table-heading-round = Runda
edo-table-heading-seats = Gracze
edo-table-heading-cities = Miasta
edo-table-heading-fields = Pola
edo-table-heading-figures = Figury na planszy
edo-table-heading-merchant = Handlarz
edo-table-heading-plans = Plany
edo-table-heading-cards = Karty
edo-table-heading-wishes = Życzenia
edo-table-heading-packages = Pakiety
edo-table-says-round = { $round ->
        [0] Trwa wybór pakietów i miast początkowych.
       *[other] Runda { $round } z najwyżej { $rounds }.
    } Zaczyna { $name }.
edo-table-says-phase = { $phase ->
        [draft] Wszyscy biorą pakiet i miasto początkowe.
        [name_ronin] Osoba rozpoczynająca wskazuje ronina do przesunięcia.
        [place_ronin] Osoba rozpoczynająca stawia ronina.
        [plan] Wszyscy planują w tajemnicy.
        [card] { $name } wykonuje kartę { $slot }.
        [wages] { $name } wypłaca żołd.
        [limit] { $name } ma za dużo surowców.
       *[over] Koniec gry.
    }
edo-table-says-end = Gra kończy się po rundzie, w której ktoś zdobędzie { $threshold } punktów. Wygrać może tylko ten, kto ma dom w Edo.
edo-table-says-seat = { $name }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }, { $goods }, { $edo ->
        [yes] z domem w Edo
       *[no] jeszcze bez domu w Edo
    }.
edo-table-says-people = { $name }: urzędnicy w domu: własni { $own }, neutralni { $neutral }; samurajowie na planszy: { $samurai }.
edo-table-says-extras = { $name } ma też: { $list }.
edo-table-says-city = { $name } dzieli { $fund } ryo. { $built ->
        [0] Nic tam nie stoi.
       *[other] Po kolei: { $list }.
    } Wolne place: { $free }.{ $paid ->
        [0] {""}
       *[other] {" "}Miasto { $pays }.
    }
edo-table-says-field = { $name }: uzysk { $amount }.
edo-table-says-covered = Zakryte: { $list }.
edo-table-says-where = { $name }: { $list }.
edo-table-says-no-figure = Na planszy nie ma samurajów.
edo-table-says-bystanders = Niczyi samurajowie, którzy tam pozostają: { $list }.
edo-table-says-ronin = Roninowie stoją: { $list }.
edo-table-says-offer = W tej rundzie: { $buy } albo { $point }.
edo-table-says-next-offer = W następnej rundzie: { $buy } albo { $point }.
edo-table-says-slot = { $name }, karta { $slot }: { $action } { $officials ->
        [0] bez urzędników
        [one] z 1 urzędnikiem
       *[other] z { $officials } urzędnikami
    }.
edo-table-says-own-plan = Twój plan
edo-table-says-sealed = { $name } ma zapieczętowany plan.
edo-table-says-planning = { $name } jeszcze planuje.
edo-table-says-next-wish = Potem: { $wish }.
edo-table-says-privilege = { $privilege }: { $help }
edo-table-says-card = { $card }: { $faces }.
edo-table-says-price = { $thing }: { $price }.
edo-table-says-package = Pakiet { $number }: { $goods }.

## Pierwsza lekcja

lesson-edo-1-title = Pierwsze kroki w EDO
lesson-edo-1-step-1 = Masz dom w Mito i dwóch samurajów w lesie obok. Gra kończy się, gdy ktoś zdobędzie 12 punktów, a wygrać może tylko ten, kto ma dom w Edo. Rozejrzyj się, a potem planuj.
lesson-edo-1-step-2 = W każdej rundzie wykładasz trzy karty. Weź kartę A i obróć ją, aż Drewno będzie na dole; dwóch urzędników znaczy: dwa razy. Połóż ją jako pierwszą.
lesson-edo-1-step-3 = Teraz karta B z Budową i jednym urzędnikiem: drewno od razu zamieni się w dom.
lesson-edo-1-step-4 = Na koniec karta C z Pieniędzmi. Każdy pozostały urzędnik przynosi 3 ryo.
lesson-edo-1-step-5 = Zapieczętuj plan. Gdy wszystkie plany są zapieczętowane, odsłania się je razem.
lesson-edo-1-step-6 = Twoja pierwsza karta: obaj samurajowie stoją na polu drewna, więc każdy przynosi 2. Dotknij pola drewna i zbieraj.
lesson-edo-1-step-7 = Drugi samuraj też zbiera. Pole daje 3 jednemu samurajowi, po 2 dwóm, po 1 większej liczbie.
lesson-edo-1-step-8 = Twoja druga karta: Budowa. Przedtem wolno ci chodzić, 1 ryo za krok. Dotknij samuraja, a potem Edo: cena widoczna jest, zanim pójdzie.
lesson-edo-1-step-9 = Twój samuraj jest w Edo. Zbuduj tam dom: 3 drewna i 2 ryo, jeden punkt i prawo do zwycięstwa.
lesson-edo-1-step-10 = Twoja trzecia karta: weź pieniądze.
lesson-edo-1-step-11 = Każdy samuraj, który zostaje, kosztuje 1 ryż. Odeślij do domu tych, których nie potrzebujesz, i zapłać.
lesson-edo-1-step-12 = Miasta płacą według miejsca: domy liczą się za 1, faktorie za 2. Monety pod każdym miastem pokazują, kto ile dostaje. Graj dalej: wiesz już dość.

## Lekcja o modułach

lesson-edo-2-title = Roninowie, życzenia i świątynie
lesson-edo-2-step-1 = Dochodzą trzy moduły z Erweiterung 1. Ciemne figury to roninowie: każdy zmniejsza uzysk swojego pola o jeden, dwóch w mieście wstrzymuje tam wszelką budowę, trzech także dochód. Na początku każdej rundy osoba rozpoczynająca przestawia jednego z nich. Dwóch roninów nie zostawia nic z pola ryżu koło Odawary.
lesson-edo-2-step-2 = Życzenia leżą obok planszy, na telefonie pod „{ edo-table-tab-wishes }”, każde z przywilejem pod spodem. Zamiast swojej akcji urzędnik spełnia życzenie: od razu jeden punkt, a przywilej na później. Towar krajowy dostarcza Handel, zagraniczny Podróż, pałac Budowa z samurajem w Edo. Para po prawej będzie następna.
lesson-edo-2-step-3 = Zaplanuj rundę, która wykorzysta wszystko. Najpierw karta B z Podróżą i dwoma urzędnikami: jeden do życzenia, drugi przeciw roninom.
lesson-edo-2-step-4 = Potem karta A z Budową i jednym urzędnikiem. Zbuduje świątynię.
lesson-edo-2-step-5 = Na koniec karta C z Pieniędzmi i urzędnik, który został.
lesson-edo-2-step-6 = Zapieczętuj plan.
lesson-edo-2-step-7 = Pierwszy urzędnik spełnia życzenie o towar zagraniczny: 1 kamień i 3 ryo, a samuraj nie jest potrzebny. Daje to punkt i przywilej wzięcia drewna lub kamienia.
lesson-edo-2-step-8 = Drugi urzędnik przepędza roninów. Trzeba do tego więcej twoich samurajów, niż jest roninów. Dotknij pola ryżu z dwoma roninami i wyrusz.
lesson-edo-2-step-9 = Jeden twój samuraj już tam stoi, a dwóch wolno sprowadzić bez opłaty. Sprowadź jednego z pola kamienia.
lesson-edo-2-step-10 = I drugiego. Trzech przeciw dwóm wystarczy.
lesson-edo-2-step-11 = Dla każdego ronina losuje się kafelek, który mówi, na jaki rodzaj miejsca idzie; gdzie pasuje kilka, wybierasz ty. Dwóch przepędzonych razem jest wartych jeden kafelek ronina, trzech dwa: na końcu po punkcie.
lesson-edo-2-step-12 = Przywileju możesz użyć raz, zawsze wtedy, gdy o czymś decydujesz. Weź drewno.
lesson-edo-2-step-13 = Twoja druga karta: zbuduj świątynię tam, gdzie twój samuraj stoi między Edo, Mito i Odawarą. Kosztuje 2 drewna i 1 ryż, daje punkt i nie zajmuje placu.
lesson-edo-2-step-14 = Twoja trzecia karta. Wszystkie drogi, które stykają się z twoją świątynią, są teraz darmowe dla twoich samurajów i dla handlarza, gdy go prowadzisz. Idź do Edo: to nic nie kosztuje.
lesson-edo-2-step-15 = Weź pieniądze.
lesson-edo-2-step-16 = Zapłać samurajom: po 1 ryżu.
lesson-edo-2-step-17 = Znasz już wszystkie trzy moduły. Każdy można wybrać osobno, gdy powstaje stół. Na początku następnej rundy rusza się ronin; potem graj dalej, jak długo chcesz.

## Co się stało, z nazwami miejsc

edo-table-event-spaces-covered = { $spaces_count ->
        [0] Nic nie jest zakryte.
       *[other] Zakryte: { $places }.
    }
edo-table-event-income-tile-laid = { $place } ma do podziału { $fund } ryo.
edo-table-event-ronin-appeared = Ronin stoi { $at }.
edo-table-event-city-taken = { $seat } zaczyna { $at }, z domem i samurajem.
edo-table-event-ronin-named = { $seat } przestawia ronina, który stoi { $at }.
edo-table-event-ronin-placed = { $seat } przestawia ronina { $from } { $to }.
edo-table-event-ronin-stayed = Ronin { $at } nie ma dokąd pójść i zostaje.
edo-table-event-card-planned = { $seat } planuje na miejscu { $slot }: { $called } ({ edo-action }), urzędnicy: { $officials ->
        [0] brak
       *[other] { $officials }
    }.
edo-table-event-plan-shown = { $seat } odkrywa numer { $slot }: { edo-action } ({ $called }), urzędnicy: { $officials ->
        [0] brak
       *[other] { $officials }
    } (w tym własnych { $own }).
edo-table-event-card-began = { $seat }, numer { $slot }: { edo-action } ({ $called }), urzędnicy: { $officials ->
        [0] brak
       *[other] { $officials }
    }.
edo-table-event-samurai-moved = { $seat } przesuwa samuraja { $from } { $to }, { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    }, ryo −{ $ryo }.
edo-table-event-merchant-moved = { $seat } prowadzi handlarza { $from } { $to }, { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    }, ryo −{ $ryo }.
edo-table-event-harvested = { $seat } zbiera plon { $at }{ $how ->
        [full] {" "}z pełnym uzyskiem
       *[plain] {""}
    }: { edo-resource } +{ $amount }.
edo-table-event-built = { $seat } buduje { $building ->
        [house] dom
        [post] faktorię handlową
       *[fortress] twierdzę
    } { $at }{ $how ->
        [first] {" "}na pierwszym placu, a pozostałe budowle się cofają
       *[lowest] {" "}na placu { $site }
    }: { edo-points }{ edo-paid }.
edo-table-event-temple-built = { $seat } buduje świątynię { $at }: { edo-points }{ edo-paid }.
edo-table-event-sent-out = { $seat } wysyła urzędnika na mapę { $at }.
edo-table-event-travelled = { $seat } wysyła samuraja w podróż { $from } { $to }.
edo-table-event-drive-began = { $seat } rusza przeciw { $ronin ->
        [one] roninowi
       *[other] { $ronin } roninom
    } { $at }.
edo-table-event-brought = { $seat } sprowadza samuraja { $from } { $to }.
edo-table-event-ronin-driven = { $seat } przepędza { $ronin ->
        [one] ronina
       *[other] { $ronin } roninów
    } { $off }{ $tiles ->
        [0] .
        [one] {" "}i dostaje kafelek ronina.
       *[other] {" "}i dostaje { $tiles } kafelki ronina.
    }
edo-table-event-special-taken = { $seat } bierze: { $called },{ edo-paid }.
edo-table-event-city-paid = { $place } od razu płaci: { $seat }, ryo +{ $ryo } (miejsce { $rank }).
edo-table-event-went-home = { $seat } odsyła samuraja { $off } do domu.
edo-table-event-income-paid = { $place } płaci: { $seat }, ryo +{ $ryo } (miejsce { $rank }).
edo-table-event-income-stopped = { $place } nic nie płaci: stoi tam trzech roninów.

## Odmowy, które gdzie indziej mówią, co wpisać

edo-table-refusal-wrong-moment = Nie o to jest teraz pytanie. { $decision ->
        [draft] Weź pakiet albo miasto.
        [name_ronin] Wskaż ronina, który ma się przenieść.
        [place_ronin] Wskaż, dokąd idzie ronin.
        [plan] Zaplanuj trzy karty, a potem zapieczętuj plan.
        [card] Rusz się albo działaj; „{ edo-table-finish }” ją kończy.
        [execute] Niech działa następny urzędnik; „{ edo-table-finish }” kończy kartę.
        [second_offer] Weź drugą ofertę albo naciśnij „{ edo-table-enough }”.
        [second_samurai] Przenieś drugiego samuraja albo naciśnij „{ edo-table-enough }”.
        [bring_samurai] Sprowadź samuraja albo naciśnij „{ edo-table-enough }”.
        [wages] Odeślij kogoś do domu albo naciśnij „{ edo-table-pay }”.
       *[discard] Wskaż, co odrzucasz.
    }
edo-table-refusal-no-official-left = Wszyscy urzędnicy tej karty już działali. Naciśnij „{ edo-table-finish }”.
edo-table-refusal-offer-used = Ta oferta została w tym handlu już wykorzystana. Weź inną albo naciśnij „{ edo-table-enough }”.
