### Narysowany stół EDO, po polsku.

## Miejsca

edo-table-space-city = { $name }
    .from = z miasta { $name }
    .to = do miasta { $name }
    .at = w mieście { $name }
edo-table-space-rice = pole ryżu { $number }
edo-table-field-rice = pole ryżu ({ $city })
    .from = z pola ryżu ({ $city })
    .to = na pole ryżu ({ $city })
    .at = na polu ryżu ({ $city })
edo-table-space-wood = pole drewna { $number }
edo-table-field-wood = pole drewna ({ $city })
    .from = z pola drewna ({ $city })
    .to = na pole drewna ({ $city })
    .at = na polu drewna ({ $city })
edo-table-space-stone = pole kamienia { $number }
edo-table-field-stone = pole kamienia ({ $city })
    .from = z pola kamienia ({ $city })
    .to = na pole kamienia ({ $city })
    .at = na polu kamienia ({ $city })
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
edo-table-free = za darmo
edo-table-card = { $special ->
        [0] karta { $card }
       *[other] karta specjalna { $special }
    }
edo-table-privilege-help = { $privilege ->
        [a] Dom, który budujesz, staje na pierwszym placu budowy w mieście.
        [b] Podczas planowania dostajesz na tę rundę czarnego urzędnika.
        [c] W jednym handlu możesz korzystać także z ofert następnej karty handlarza.
        [d] Podczas swojej karty dostajesz od razu dochód z jednego miasta.
        [e_wood_stone] 1 drewno lub 1 kamień przy każdej własnej decyzji.
        [e_stone_rice] 1 kamień lub 1 ryż przy każdej własnej decyzji.
        [e_rice_wood] 1 ryż lub 1 drewno przy każdej własnej decyzji.
       *[other] Jeden samuraj zbiera tyle, jakby był na polu sam.
    }
edo-table-wish-kind = { $kind ->
        [home_goods] Towar krajowy
        [foreign_goods] Towar zagraniczny
       *[palace] Pałac
    }
edo-table-wish-help = { $kind ->
        [home_goods] Akcją Handel, z samurajem u handlarza.
        [foreign_goods] Akcją Podróż.
       *[palace] Akcją Budowa, z samurajem w Edo.
    }
edo-table-tile = { $tile ->
        [rice] pokazuje pole ryżu
        [wood] pokazuje pole drewna
        [stone] pokazuje pole kamienia
        [city] pokazuje miasto
       *[choice] pozwala wybrać dowolne miejsce
    }

## Nagłówki listy możliwości

edo-table-group-draft = Ustawienie początkowe
edo-table-group-ronin = Roninowie
edo-table-group-plan = Plan
edo-table-group-walk = Ruch samurajów
edo-table-group-lead = Ruch handlarza
edo-table-group-act = Akcje
edo-table-group-build = Budowa
edo-table-group-trade = Handel
edo-table-group-travel = Podróż
edo-table-group-relocate = Przenoszenie samurajów
edo-table-group-wish = Życzenia
edo-table-group-privilege = Przywileje
edo-table-group-wages = Żołd
edo-table-group-limit = Ponad limit
edo-table-group-end = Koniec

## Możliwości

edo-table-choice-package = Weź pakiet { $number }: { $goods }.
edo-table-choice-city = Zacznij { $at }.
edo-table-choice-name-ronin = Przenieś ronina, który stoi { $at }.
edo-table-choice-place-ronin = Przenieś ronina { $to }.
edo-table-choice-plan = Zaplanuj: { $action }{ $officials ->
        [0] {" "}bez urzędników
        [one] {" "}z 1 urzędnikiem
       *[other] {" "}z { $officials } urzędnikami
    } ({ $card }).
edo-table-choice-support = Wykorzystaj Wsparcie: czarny urzędnik na tę rundę.
edo-table-choice-confirm = Zatwierdź plan.
edo-table-choice-move = Przesuń samuraja { $from } { $to }.
edo-table-choice-move-merchant = Przesuń handlarza { $to }.
edo-table-choice-rice-home = Weź ryż: +{ $amount } ({ $have } → { $then }).
edo-table-choice-money = Weź { $amount } ryo ({ $have } → { $then }).
edo-table-choice-harvest = Zbierz surowce { $at }{ $how ->
        [full] {" "}(pełny uzysk)
       *[plain] {""}
    }.
edo-table-choice-build = Zbuduj { $building ->
        [house] dom
        [post] faktorię
       *[fortress] twierdzę
    } { $at }{ $site ->
        [first] , na pierwszym placu budowy
       *[lowest] {""}
    }.
edo-table-choice-temple = Zbuduj świątynię { $at }.
edo-table-choice-buy = Kup { $goods } za { $price }{ $card ->
        [next] {" "}z następnej karty
       *[current] {""}
    }.
edo-table-choice-point = Wymień { $price } na 1 punkt{ $card ->
        [next] {" "}z następnej karty
       *[current] {""}
    }.
edo-table-choice-gate = Wyślij urzędnika na planszę przez bramę { $number }.
edo-table-choice-travel = Przenieś samuraja { $from } { $to } za darmo.
edo-table-choice-drive = Przepędź roninów, którzy stoją { $at }.
edo-table-choice-bring = Sprowadź samuraja { $from }.
edo-table-choice-recruit = Zwerbuj neutralnego urzędnika za { $price }.
edo-table-choice-special = Weź kartę specjalną { $number }: { $faces }.
edo-table-choice-wish = Spełnij życzenie: { $kind ->
        [home_goods] towar krajowy
        [foreign_goods] towar zagraniczny
       *[palace] rozbudowa pałacu
    } za { $price }.
edo-table-choice-city-income = Pobierz od razu dochód { $at }.
edo-table-choice-take-resource = Wykorzystaj przywilej: { $goods }.
edo-table-choice-home = Odeślij samuraja { $from } do domu.
edo-table-choice-pay = Wypłać żołd wszystkim samurajom.
edo-table-choice-discard = Odrzuć { $goods }.
edo-table-choice-enough = Poprzestań na tym.
edo-table-choice-finish = Zakończ tę kartę.

## Narysowany stół

edo-table-map = Plansza: Edo i prowincje. Strzałki prowadzą od pola do pola, Enter wybiera.
edo-table-power = Punkty
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
edo-table-past = Wcześniejsza pozycja.
edo-table-past-next = Następna decyzja: { $name }.
edo-table-going-on = Za chwilę ciąg dalszy.
edo-table-watching = Oglądasz.
edo-table-over = Koniec gry.
edo-table-sending = Wysyłanie …
edo-table-start = Rozpoczyna rundę
edo-table-in-edo = Dom w Edo: może wygrać
edo-table-not-in-edo = Jeszcze bez domu w Edo: nie może wygrać
edo-table-in-edo-short = w Edo
edo-table-not-in-edo-short = poza Edo
edo-table-condition = Wygrać mogą tylko osoby z domem w Edo.
edo-table-officials-at-home = W domu: urzędnicy własni { $own }, neutralni { $neutral }
edo-table-income-next = Obecny dochód: { $ryo } ryo
edo-table-total = { $total }, gdyby partia skończyła się teraz
edo-table-sealed = Plan zatwierdzony
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
edo-table-goods = Surowce { $have }/{ $limit }
edo-table-purse = Twoje surowce i pieniądze
edo-table-merchant = Handlarz
edo-table-merchant-at = Handlarz stoi { $at }.
edo-table-now = Teraz
edo-table-next-round = Następna runda
edo-table-none-next = Nie ma następnej karty: to ostatnia runda.
edo-table-offer-buy = do { $pieces } sztuk ({ $resource ->
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
edo-table-wish-label = { $kind } za { $price }: 1 punkt i „{ $privilege }”
edo-table-wish-label-bare = { $kind } za { $price }: 1 punkt
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
edo-table-slot-done = wykonana
edo-table-hand = Twoje karty
edo-table-card-label = { $card }: { $faces }
edo-table-face = { $action }, najwyżej { $officials }
edo-table-turn-card = Obróć kartę tak, by twoja akcja była na dole.
edo-table-how-many = Ilu urzędników?
edo-table-place = Połóż jako kartę { $slot }
edo-table-officials-left = { $count ->
        [0] Nie ma już urzędników
        [one] Został 1 urzędnik
       *[other] Zostało { $count } urzędników
    }
edo-table-seal = Zatwierdź plan
edo-table-sealed-waiting = Plan zatwierdzony. Czekamy na: { $names }.
edo-table-pick-card = Wybierz kartę i obróć ją.
edo-table-privileges = Twoje przywileje
edo-table-redeem = Wykorzystaj: { $privilege }
edo-table-walk-from = Rusz samuraja
edo-table-walk-merchant = Rusz handlarza
edo-table-picked-samurai = Dokąd idzie samuraj { $from }?
edo-table-picked-merchant = Dokąd idzie handlarz?
edo-table-which = Co chcesz zrobić?
edo-table-do = Zatwierdź
edo-table-walk-for = { $ryo ->
        [0] Przesuń za darmo
       *[other] Przesuń za { $ryo } ryo
    }
edo-table-build-it = Zbuduj
edo-table-rule = Pokaż zasadę
edo-table-cancel = Anuluj
edo-table-finish = Zakończ kartę
edo-table-enough = Gotowe
edo-table-pay = Wypłać żołd
edo-table-take-rice = Weź ryż
edo-table-take-money = Weź pieniądze
edo-table-recruit = Zwerbuj
edo-table-asked-card = Karta { $slot } z 3: { $action }.
edo-table-how = { $action ->
        [rice_home] Weź swój ryż.
        [money] Weź swoje pieniądze.
        [rice] Dotknij pola ryżu, na którym stoi twój samuraj.
        [wood] Dotknij pola drewna, na którym stoi twój samuraj.
        [stone] Dotknij pola kamienia, na którym stoi twój samuraj.
        [any_field] Dotknij pola surowców, na którym stoi twój samuraj.
        [build] Dotknij miejsca, w którym ma budować twój samuraj.
        [trade] Wybierz ofertę handlarza.
        [travel] Dotknij bramy albo samuraja.
        [recruit] Zwerbuj urzędnika.
       *[special] Wybierz kartę specjalną.
    }
edo-table-needs = { $action ->
        [rice] Potrzebny jest twój samuraj na polu ryżu, który z tą kartą jeszcze nie zbierał.
        [wood] Potrzebny jest twój samuraj na polu drewna, który z tą kartą jeszcze nie zbierał.
        [stone] Potrzebny jest twój samuraj na polu kamienia, który z tą kartą jeszcze nie zbierał.
        [any_field] Potrzebny jest twój samuraj na polu surowców, który z tą kartą jeszcze nie zbierał.
        [build] Potrzebny jest twój samuraj na miejscu budowy i musi cię być stać na zapłatę.
        [trade] Potrzebny jest twój samuraj u handlarza i musi cię być stać na ofertę.
        [travel] Potrzebny jest własny urzędnik na tej karcie albo samuraj na planszy.
        [recruit] Trzeba mieć { $price }, a w zasobie musi być neutralny urzędnik.
        [special] Trzeba mieć { $price }, a karta specjalna musi być wyłożona.
       *[other] Nic więcej nie można tu zrobić.
    }
edo-table-walk-first = Przedtem możesz wykonać ruch: dotknij samuraja.
edo-table-walk-only = Stąd jeszcze nie można. { $needs } Dotknij samuraja, aby go przesunąć.
edo-table-only-finish = Z tą kartą nic więcej nie można zrobić. { $needs }
edo-table-take-back = Cofnij kartę { $slot }: { $action }
edo-table-officials-to-act = { $count ->
        [0] Na tej karcie nie ma już urzędników.
        [one] 1 urzędnik może jeszcze działać.
       *[other] { $count } urzędników może jeszcze działać.
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
edo-table-package-help = Wybierz tu pakiet albo na planszy miasto początkowe.
edo-table-wages-help = Samurajowie na planszy: { $samurai }. Twój ryż: { $rice }. Dotknij samuraja, aby odesłać go do domu.
edo-table-bring-help = Roninowie { $at }: { $ronin }, twoi samurajowie: { $samurai }. Dotknij samuraja, aby go sprowadzić.
edo-table-limit-help = Twoje surowce: { $have }, limit: { $limit }. Dotknij tego, co odrzucasz.
edo-table-ronin-tile = Kafelek miejsca { $tile }.
edo-table-zoom-in = Przybliż
edo-table-zoom-out = Cała plansza
edo-table-tab-plan = Plan
edo-table-tab-players = Gracze
edo-table-tab-market = Rynek
edo-table-tab-wishes = Życzenia
edo-table-tabs = Części stołu
edo-table-final = Punktacja końcowa
edo-table-final-next = Dalej
edo-table-final-track = Na torze
edo-table-final-extra = Za ryo, samurajów i roninów
edo-table-final-edo = Dom w Edo?
edo-table-final-total = Suma
edo-table-final-yes = tak
edo-table-final-no = nie
edo-table-final-behind = Osoby bez domu w Edo są za wszystkimi, które go mają.
edo-table-final-reason = { $reason ->
        [points] Próg { $threshold } punktów został osiągnięty.
       *[merchant] Skończyły się karty handlarza.
    }

## Co stoi na polu, dla ucha

edo-table-yield = uzysk { $amount }
edo-table-covered = zakryte, można tylko przejść
edo-table-here-samurai = samurajowie ({ $name }): { $count }
edo-table-here-bystander = samuraj nieużywanego koloru
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
    } Rozpoczyna { $name }.
edo-table-says-phase = { $phase ->
        [draft] Wszyscy wybierają pakiet i miasto początkowe.
        [name_ronin] Osoba rozpoczynająca wybiera ronina, który się przeniesie.
        [place_ronin] Osoba rozpoczynająca wybiera, dokąd idzie ronin.
        [plan] Wszyscy planują w tajemnicy.
        [card] { $name } wykonuje kartę { $slot }.
        [wages] { $name } wypłaca żołd.
        [limit] { $name } ma za dużo surowców.
       *[over] Koniec gry.
    }
edo-table-says-end = Gra kończy się po rundzie, w której ktoś zdobędzie { $threshold } punktów. Wygrać mogą tylko osoby z domem w Edo.
edo-table-says-seat = { $name }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }, { $goods }, { $edo ->
        [yes] z domem w Edo
       *[no] jeszcze bez domu w Edo
    }.
edo-table-says-people = { $name }: w domu urzędnicy własni { $own }, neutralni { $neutral }; na planszy samurajowie { $samurai }.
edo-table-says-extras = { $name } ma też: { $list }.
edo-table-says-city = { $name } wypłaca co rundę { $fund } ryo. { $built ->
        [0] Nie ma tam budowli.
       *[other] Budowle po kolei: { $list }.
    } Wolne place budowy: { $free }.{ $paid ->
        [0] {""}
       *[other] {" "}Miasto { $pays }.
    }
edo-table-says-field = { $name }: uzysk { $amount }.
edo-table-says-covered = Zakryte: { $list }.
edo-table-says-where = { $name }: { $list }.
edo-table-says-no-figure = Na planszy nie ma samurajów.
edo-table-says-bystanders = Samurajowie nieużywanego koloru, którzy nigdy się nie ruszają: { $list }.
edo-table-says-ronin = Roninowie: { $list }.
edo-table-says-offer = W tej rundzie: { $buy } albo { $point }.
edo-table-says-next-offer = W następnej rundzie: { $buy } albo { $point }.
edo-table-says-slot = { $name }, karta { $slot }: { $action } { $officials ->
        [0] bez urzędników
        [one] z 1 urzędnikiem
       *[other] z { $officials } urzędnikami
    }.
edo-table-says-own-plan = Twój plan
edo-table-says-sealed = { $name } ma już zatwierdzony plan.
edo-table-says-planning = { $name } jeszcze planuje.
edo-table-says-next-wish = Następne: { $wish }.
edo-table-says-privilege = { $privilege }: { $help }
edo-table-says-card = { $card }: { $faces }.
edo-table-says-price = { $thing }: { $price }.
edo-table-says-package = Pakiet { $number }: { $goods }.

## Pierwsza lekcja

lesson-edo-1-title = Pierwsze kroki w EDO
lesson-edo-1-step-1 = Masz dom w Mito i dwóch samurajów na polu drewna obok. Gra kończy się, gdy ktoś zdobędzie 12 punktów, a wygrać mogą tylko osoby z domem w Edo. Rozejrzyj się, a potem planuj.
lesson-edo-1-step-2 = W każdej rundzie planujesz trzy karty. Weź kartę A, obróć ją tak, by Drewno było na dole, i postaw przed nią dwóch urzędników: wykonają akcję dwa razy. Biali urzędnicy są neutralni; pracują jak twoi, ale nie wychodzą na planszę. Połóż tę kartę jako pierwszą.
lesson-edo-1-step-3 = Teraz karta B z Budową i jednym urzędnikiem, żeby drewno od razu zamienić w dom.
lesson-edo-1-step-4 = Na koniec karta C z Pieniędzmi. Każdy pozostały urzędnik przynosi 3 ryo.
lesson-edo-1-step-5 = Zatwierdź plan. Gdy zatwierdzą go wszyscy, plany zostaną odkryte.
lesson-edo-1-step-6 = Twoja pierwsza karta: na polu drewna stoi dwóch twoich samurajów, więc każdy przynosi 2 drewna. Dotknij pola i zbierz drewno.
lesson-edo-1-step-7 = Drugi samuraj też zbiera. Pole daje jednemu samurajowi 3, dwóm po 2, a trzem lub więcej po 1.
lesson-edo-1-step-8 = Twoja druga karta: Budowa. Przedtem możesz wykonać ruch, 1 ryo za krok. Dotknij samuraja, a potem Edo: zobaczysz cenę, zanim go przesuniesz.
lesson-edo-1-step-9 = Twój samuraj jest w Edo. Zbuduj tam dom: kosztuje 3 drewna i 2 ryo, daje punkt i od tej chwili możesz wygrać.
lesson-edo-1-step-10 = Twoja trzecia karta: weź pieniądze, po razie na każdego urzędnika.
lesson-edo-1-step-11 = Każdy samuraj, który zostaje na planszy, kosztuje 1 ryż. Odeślij do domu tych, których nie potrzebujesz, a pozostałym wypłać żołd.
lesson-edo-1-step-12 = Miasta płacą według miejsca: domy liczą się za 1, faktorie za 2. Monety pod każdym miastem pokazują, kto ile dostaje. Teraz wiesz już dość, żeby grać dalej.

## Lekcja o modułach

lesson-edo-2-title = Roninowie, życzenia i świątynie
lesson-edo-2-step-1 = Ta lekcja pokazuje trzy moduły z dodatku. Ciemne figury to roninowie. Na polu surowców każdy z nich zmniejsza uzysk o jeden; w mieście dwóch wstrzymuje wszelką budowę, a trzech także dochód. Na początku każdej rundy osoba rozpoczynająca przenosi jednego z nich. Dwóch roninów na polu ryżu koło Odawary nie zostawia tam nic do zebrania.
lesson-edo-2-step-2 = Życzenia leżą obok planszy, na telefonie pod „{ edo-table-tab-wishes }”, każde z przywilejem pod spodem. Zamiast wykonać swoją akcję, urzędnik może spełnić życzenie: dostajesz od razu punkt, a przywilej na później. Towar krajowy wymaga Handlu, zagraniczny Podróży, a pałac Budowy z samurajem w Edo. Para po prawej będzie następna.
lesson-edo-2-step-3 = Zaplanuj rundę, która wykorzysta to wszystko. Najpierw karta B z Podróżą i dwoma urzędnikami: jeden do życzenia, drugi przeciw roninom.
lesson-edo-2-step-4 = Potem karta A z Budową i jednym urzędnikiem, na świątynię.
lesson-edo-2-step-5 = Na koniec karta C z Pieniędzmi i ostatnim urzędnikiem.
lesson-edo-2-step-6 = Zatwierdź plan.
lesson-edo-2-step-7 = Pierwszy urzędnik spełnia życzenie: towar zagraniczny. Kosztuje to 1 kamień i 3 ryo, a samuraj nie jest potrzebny. Dostajesz punkt i przywilej „Drewno lub kamień”.
lesson-edo-2-step-8 = Drugi urzędnik przepędza roninów. Potrzebujesz do tego więcej samurajów, niż jest tam roninów. Dotknij pola ryżu z dwoma roninami.
lesson-edo-2-step-9 = Jeden twój samuraj już tam stoi, a dwóch następnych możesz sprowadzić za darmo. Sprowadź jednego z pola kamienia.
lesson-edo-2-step-10 = A teraz drugiego: trzech przeciw dwóm wystarczy.
lesson-edo-2-step-11 = Dla każdego ronina losuje się kafelek miejsca, który mówi, na jakie pole idzie; gdy pasuje kilka pól, wybierasz ty. Za dwóch roninów przepędzonych razem dostajesz kafelek ronina, za trzech dwa: na koniec każdy to punkt.
lesson-edo-2-step-12 = Przywilej możesz wykorzystać raz, przy każdej własnej decyzji. Weź drewno.
lesson-edo-2-step-13 = Twoja druga karta: zbuduj świątynię tam, gdzie stoi twój samuraj między Edo, Mito i Odawarą. Kosztuje 2 drewna i 1 ryż, daje punkt i nie zajmuje placu budowy.
lesson-edo-2-step-14 = Twoja trzecia karta. Wszystkie drogi przy twojej świątyni są teraz darmowe dla twoich samurajów, a także dla handlarza, gdy ty go przesuwasz. Przesuń samuraja do Edo: to nic nie kosztuje.
lesson-edo-2-step-15 = Weź pieniądze.
lesson-edo-2-step-16 = Wypłać samurajom żołd, po 1 ryżu.
lesson-edo-2-step-17 = Znasz już wszystkie trzy moduły. Każdy można wybrać osobno przy tworzeniu stołu. Następna runda zaczyna się od przeniesienia ronina; graj dalej, jak długo chcesz.

## Co się stało, z nazwami miejsc

edo-table-event-spaces-covered = { $spaces_count ->
        [0] Żadne pole nie jest zakryte.
       *[other] Zakryte: { $places }.
    }
edo-table-event-income-tile-laid = { $place } wypłaca co rundę { $fund } ryo.
edo-table-event-ronin-appeared = Ronin stoi { $at }.
edo-table-event-city-taken = { $seat } zaczyna { $at }, z domem i samurajem.
edo-table-event-ronin-named = { $seat } wybiera ronina, który stoi { $at }.
edo-table-event-ronin-placed = { $seat } przenosi ronina { $from } { $to }.
edo-table-event-ronin-stayed = Ronin, który stoi { $at }, nie ma dokąd pójść i zostaje.
edo-table-event-card-planned = { $seat } planuje kartę { $slot }: { edo-action }{ $officials ->
        [0] {" "}bez urzędników
       *[other] {" "}×{ $officials }
    }.
edo-table-event-plan-shown = { $seat }, karta { $slot }: { edo-action }{ $officials ->
        [0] {" "}bez urzędników
       *[other] {" "}×{ $officials }
    }.
edo-table-event-card-began = { $seat } zagrywa kartę { $slot }: { edo-action }{ $officials ->
        [0] {" "}bez urzędników
       *[other] {" "}×{ $officials }
    }.
edo-table-event-samurai-moved = { $seat } przesuwa samuraja { $from } { $to }: { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    }, { $ryo ->
        [0] za darmo
       *[other] −{ $ryo } ryo
    }.
edo-table-event-merchant-moved = { $seat } przesuwa handlarza { $from } { $to }: { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    }, { $ryo ->
        [0] za darmo
       *[other] −{ $ryo } ryo
    }.
edo-table-event-harvested = { $seat } zbiera surowce { $at }{ $how ->
        [full] {" "}(pełny uzysk)
       *[plain] {""}
    }: { edo-resource } +{ $amount }.
edo-table-event-built = { $seat } buduje { $building ->
        [house] dom
        [post] faktorię handlową
       *[fortress] twierdzę
    } { $at }{ $how ->
        [first] {" "}na pierwszym placu budowy, a pozostałe budowle przesuwają się dalej
       *[lowest] {" "}na placu budowy { $site }
    }: { edo-points }{ edo-paid }.
edo-table-event-temple-built = { $seat } buduje świątynię { $at }: { edo-points }{ edo-paid }.
edo-table-event-sent-out = { $seat } wysyła urzędnika na planszę { $at }.
edo-table-event-travelled = { $seat } przenosi samuraja { $from } { $to }.
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
edo-table-event-city-paid = { $seat } pobiera dochód { $at }: +{ $ryo } ryo (miejsce { $rank }).
edo-table-event-went-home = { $seat } odsyła do domu samuraja { $off }.
edo-table-event-income-paid = { $seat }, dochód z miasta { $place }: +{ $ryo } ryo (miejsce { $rank }).
edo-table-event-income-stopped = { $place } nic nie płaci: stoi tam trzech roninów.

## Odmowy, które gdzie indziej mówią, co wpisać

edo-table-refusal-wrong-moment = Teraz nie można tego zrobić. { $decision ->
        [draft] Wybierz pakiet albo miasto.
        [name_ronin] Wybierz ronina, który ma się przenieść.
        [place_ronin] Wybierz, dokąd idzie ronin.
        [plan] Zaplanuj trzy karty, a potem naciśnij „{ edo-table-seal }”.
        [card] Wykonaj ruch, akcję albo naciśnij „{ edo-table-finish }”.
        [execute] Wykonaj akcję następnym urzędnikiem albo naciśnij „{ edo-table-finish }”.
        [second_offer] Skorzystaj z drugiej oferty albo naciśnij „{ edo-table-enough }”.
        [second_samurai] Przenieś drugiego samuraja albo naciśnij „{ edo-table-enough }”.
        [bring_samurai] Sprowadź samuraja albo naciśnij „{ edo-table-enough }”.
        [wages] Odeślij samuraja do domu albo naciśnij „{ edo-table-pay }”.
       *[discard] Wybierz, co odrzucasz.
    }
edo-table-refusal-no-official-left = Wszyscy urzędnicy tej karty już działali. Naciśnij „{ edo-table-finish }”.
edo-table-refusal-offer-used = Ta oferta została już w tym handlu wykorzystana. Wybierz inną albo naciśnij „{ edo-table-enough }”.
