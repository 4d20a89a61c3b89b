### EDO z pierwszym dodatkiem: własna instrukcja Higaki po polsku.
### Jeden komunikat na każdą regułę z games/edo/rules.md; kropka w numerze reguły jest tu łącznikiem.
### Koniec wiersza oddziela tylko zdania, pusty wiersz zaczyna nowy akapit.

edo-rules-title = EDO z pierwszym dodatkiem: zasady gry

edo-rules-intro =
    Około roku 1600 pewna rybacka osada ma się wkrótce stać największym miastem Japonii.
    Jako daimyo zabiegasz o łaskę szoguna: wysyłasz urzędników w kraj jako samurajów, sprowadzasz ryż, drewno i kamień, a w Edo i okolicznych miastach wznosisz domy, faktorie handlowe i twierdze.
    Każda runda zaczyna się od planu, którego nikt inny nie może zobaczyć.
    Trzy karty, na każdej jedna akcja, do tego garstka urzędników: pomysł, który w tajemnicy wyglądał mądrze, musi się sprawdzić, gdy wszystkie plany zostaną odkryte.

edo-rules-goal =
    Wygrywasz, jeśli masz najwięcej punktów władzy, w skrócie punktów, i choć jeden dom w Edo.
    Punkty dają budowle i handel, a także świątynie i życzenia, jeśli z nimi gracie; na koniec dochodzą punkty za pieniądze i za samurajów na planszy.

edo-rules-overview =
    Runda ma cztery części.
    Najpierw wszyscy planują w tajemnicy: trzy karty, na każdej jedna akcja, a przed nimi urzędnicy.
    Potem po kolei wykonujecie karty, za każdym razem po jednej, a przed każdą kartą możecie za pieniądze przesuwać swoich samurajów i handlarza.
    Następnie samurajowie, którzy zostają na planszy, dostają żołd w ryżu, miasta wypłacają wam dochód, a nadmiar surowców odrzucacie.
    Na koniec przychodzi nowa karta handlarza i zmienia się osoba rozpoczynająca, chyba że ktoś ma dwanaście punktów albo skończyły się karty handlarza.

## Rozdziały

edo-chapter-E1 = Elementy gry
edo-chapter-E2 = Przygotowanie
edo-chapter-E3 = Pakiety i miasta początkowe
edo-chapter-E4 = Planowanie
edo-chapter-E5 = Wykonanie karty
edo-chapter-E6 = Akcje w domu
edo-chapter-E7 = Zbiory i wydobycie
edo-chapter-E8 = Budowa
edo-chapter-E9 = Handel
edo-chapter-E10 = Podróż
edo-chapter-E11 = Żołd, dochód, limit surowców
edo-chapter-E12 = Następna runda i koniec partii
edo-chapter-E13 = Co jest jawne, a co zakryte
edo-chapter-J1 = Jiin: świątynie
edo-chapter-T1 = Tokken: wyłożone kafelki
edo-chapter-T2 = Tokken: życzenia
edo-chapter-T3 = Tokken: przywileje
edo-chapter-R1 = Roninowie: przygotowanie
edo-chapter-R2 = Roninowie: przenoszenie
edo-chapter-R3 = Roninowie: skutki
edo-chapter-R4 = Roninowie: przepędzanie
edo-chapter-EV = Moduły i własne dane

## E1 Elementy gry

edo-rule-E1-1 =
    EDO jest dla dwóch do pięciu osób.
    Plansza ma dwie strony: A dla dwóch i trzech osób, B dla czterech i pięciu.

edo-rule-E1-2 =
    Każda osoba ma pięć pionków, siedem domów, jedną faktorię handlową i te same trzy karty zezwoleń: A, B i C.
    Pionek w domu to urzędnik, na planszy to samuraj.

edo-rule-E1-3 =
    Wspólnych jest dwunastu neutralnych urzędników, osiem twierdz, dziesięć kart handlarza, dwanaście specjalnych kart zezwoleń i 24 kafelki dochodu.

edo-rule-E1-4 =
    Ryżu, drewna, kamienia i pieniędzy nigdy nie brakuje.

edo-rule-E1-5 =
    Plansza składa się z pól połączonych drogami: Edo pośrodku, inne miasta, pola ryżu, drewna i kamienia, pola rzeki, rozdroża i bramy na skraju.
    Z każdego pola da się dojść na każde inne.
    Na jednym polu może stać dowolnie wielu samurajów dowolnych kolorów.

edo-rule-E1-6 =
    W pięć osób gracie po stronie B, niczego nie zakrywacie i bierzecie wszystkie pięć pakietów.

## E2 Przygotowanie

edo-rule-E2-1 =
    Najpierw kładzie się kafelki zakrywające, kafelki dochodu, karty handlarza i karty specjalne, następnie życzenia i przywileje, a na końcu stawia się roninów.
    Pakiety i miasta początkowe wybieracie dopiero, gdy to wszystko już widać.

edo-rule-E2-2 =
    W grze na dwie i na cztery osoby zakryte są jedno miasto wokół Edo i po jednym polu każdego surowca.
    Przez zakryte pole można tylko przejść, jak przez rozdroże.

edo-rule-E2-3 =
    Każde niezakryte miasto dostaje wylosowany kafelek dochodu, a Edo jeden z własnych czterech.
    Zostaje tam do końca gry.

edo-rule-E2-4 =
    Osobę rozpoczynającą wyznacza los.
    Wszyscy mają po 10 ryo. Kolejne osoby mają więcej: w grze na dwie osoby o 8 ryo, na trzy o 2 i 5 ryo, na cztery o 2, 3 i 5, a na pięć o 1, 1, 2 i 3.
    Moduły dodają jeszcze coś. Na dwie osoby: z Jiin osoba rozpoczynająca ma jeden ryż, z Tokken jeden kamień, z Roninami 5 ryo; z Roninami obie osoby mają też po dwa drewna i jednym kamieniu, a ze wszystkimi trzema modułami druga osoba ma jeszcze 2 ryo więcej. Na trzy osoby ze wszystkimi trzema modułami: pierwsza ma o 4 ryo więcej, a druga o 2. Na cztery osoby z Jiin: dwie pierwsze mają po jednym ryżu.

edo-rule-E2-5 =
    Dziesięć kart handlarza się tasuje: jedna jest ofertą pierwszej rundy, a następna leży odkryta na stosie jako podgląd.
    Handlarz zaczyna w Edo.
    Wszystkie dwanaście kart specjalnych leży odkrytych.

## E3 Pakiety i miasta początkowe

edo-rule-E3-1 =
    Zaczyna osoba ostatnia w kolejności, a dalej wybiera się przeciwnie do ruchu wskazówek zegara aż do osoby rozpoczynającej: każdy bierze pakiet albo miasto początkowe.

edo-rule-E3-2 =
    Potem, od osoby rozpoczynającej zgodnie z ruchem wskazówek zegara, każdy bierze to, czego mu brakuje.
    Osoba rozpoczynająca wybiera więc dwa razy z rzędu.

edo-rule-E3-3 =
    Każdy pakiet i każde odkryte miasto wokół Edo przypada tylko jednej osobie.
    W samym Edo nikt nie zaczyna.

edo-rule-E3-4 =
    W mieście początkowym masz dom na pierwszym placu budowy i samuraja.
    Ten dom nie daje punktu, ale liczy się do dochodu.

## E4 Planowanie

edo-rule-E4-1 =
    Wszyscy planują jednocześnie i w tajemnicy.
    Gdy każdy zatwierdzi swój plan, wszystkie zostają odkryte.

edo-rule-E4-2 =
    Plan to trzy różne własne karty w ustalonej kolejności, z jedną akcją na każdej.
    Karty specjalne dają większy wybór, ale planujesz zawsze trzy karty.

edo-rule-E4-3 =
    Przed każdą kartą stawiasz dowolnie wielu urzędników, najwyżej tylu, na ilu pozwala akcja, albo żadnego.
    Każdy z nich wykona akcję jeden raz.
    Przykład: masz w domu czterech urzędników i stawiasz dwóch przed Drewnem, jednego przed Podróżą i jednego przed Kamieniem.

edo-rule-E4-4 =
    Urzędnicy własni, neutralni i czarni pracują tak samo dobrze.
    Na planszę mogą wyjść tylko własni, dlatego program stawia ich najpierw przed Podróżą.

edo-rule-E4-5 =
    Neutralnego urzędnika i kartę specjalną zdobyte w tej rundzie można zaplanować dopiero od następnej.

## E5 Wykonanie karty

edo-rule-E5-1 =
    Pierwszą kartę wykonuje osoba rozpoczynająca, a po niej zgodnie z ruchem wskazówek zegara wszyscy pozostali.
    Potem przychodzi pora na drugie karty, a w końcu na trzecie.

edo-rule-E5-2 =
    Przed każdą swoją kartą możesz przesuwać swoich samurajów i handlarza, ilu chcesz i jak daleko chcesz, za 1 ryo od każdego kroku.
    Możesz to robić także wtedy, gdy przed kartą nie ma urzędnika. Cudzych samurajów nie przesuwasz nigdy.

edo-rule-E5-3 =
    Gdy tylko zacznie działać pierwszy urzędnik z karty, nie możesz już nikogo przesuwać na tej karcie.

edo-rule-E5-4 =
    Twoi urzędnicy działają jeden po drugim, a o każdym decydujesz dopiero wtedy, gdy działa.
    Kartę możesz zakończyć w każdej chwili; pozostali urzędnicy nic już na niej nie robią.

edo-rule-E5-5 =
    Na jednej karcie można zrobić najwyżej 60 kroków.

## E6 Akcje w domu

edo-rule-E6-1 =
    Ryż w domu: każdy urzędnik przynosi 2 ryżu; samuraj nie jest potrzebny.
    Jedna z kart specjalnych daje więcej.

edo-rule-E6-2 =
    Pieniądze: każdy urzędnik przynosi tyle ryo, ile pokazuje karta, 5 na karcie A i 3 na karcie C; samuraj nie jest potrzebny.

edo-rule-E6-3 =
    Werbunek: zapłać jeden ryż i weź neutralnego urzędnika, dopóki są w zasobie.

edo-rule-E6-4 =
    Karta specjalna: zapłać 4 ryo i weź dowolną odkrytą specjalną kartę zezwoleń.
    Należy do ciebie do końca gry.

## E7 Zbiory i wydobycie

edo-rule-E7-1 =
    Przy akcjach Drewno, Kamień i Zbiór ryżu za każdego urzędnika pracuje jeden twój samuraj na odkrytym polu tego surowca.

edo-rule-E7-2 =
    Samuraj pracuje na jednej karcie tylko raz.
    Na innej karcie tej samej rundy może pracować znowu.

edo-rule-E7-3 =
    Im więcej samurajów stoi na polu, twoich czy cudzych, tym mniej przynosi każdy z nich: trzy, gdy jest sam, dwa, gdy jest ich dwóch, jeden, gdy jest ich trzech lub więcej.
    Przykład: na polu drewna stoi twój samuraj i jeden cudzy; dostajesz dwa drewna.

edo-rule-E7-4 =
    Niektóre karty specjalne dodają premię do uzysku, raz za każdego urzędnika.

edo-rule-E7-5 =
    Jedna karta specjalna pozwala zbierać na polu dowolnego surowca.

## E8 Budowa

edo-rule-E8-1 =
    Każdy urzędnik może raz budować w odkrytym mieście, w którym masz samuraja.
    Samuraj tam zostaje: jeden wystarczy na kilka budowli.

edo-rule-E8-2 =
    Nowa budowla staje na najniższym wolnym placu budowy.
    W pełnym mieście nie można już budować.

edo-rule-E8-3 =
    Dom kosztuje 3 drewna i 2 ryo i daje jeden punkt.
    Masz ich siedem, a w jednym mieście może ich stać dowolnie wiele.

edo-rule-E8-4 =
    Faktoria handlowa kosztuje 2 drewna, 2 kamienie i 5 ryo i daje dwa punkty.
    Masz jedną. W każdym mieście może stać tylko jedna, w Edo żadna.

edo-rule-E8-5 =
    Twierdza kosztuje 8 kamieni i 10 ryo i daje trzy punkty.
    Potem nie należy do nikogo i nie daje dochodu. W Edo mieszczą się trzy, w każdym innym mieście jedna.

edo-rule-E8-6 =
    Niektóre karty specjalne obniżają cenę każdej budowli o podaną liczbę ryo, najwyżej do 0 ryo.

## E9 Handel

edo-rule-E9-1 =
    Do handlu potrzebujesz samuraja na polu, na którym stoi handlarz, w mieście czy poza nim.

edo-rule-E9-2 =
    Na karcie handlarza są dwie oferty.
    Z pierwszej kupujesz do dwóch lub trzech sztuk jednego surowca po podanej cenie za sztukę.

edo-rule-E9-3 =
    Z drugiej kupujesz punkt za podane surowce albo pieniądze.

edo-rule-E9-4 =
    Jeden urzędnik korzysta z jednej oferty.
    Gdy stoi już twoja faktoria handlowa, może skorzystać z obu, z każdej raz i w dowolnej kolejności.

edo-rule-E9-5 =
    Następny urzędnik przed Handlem zaczyna nowy handel i może skorzystać z tych samych ofert.

## E10 Podróż

edo-rule-E10-1 =
    Własny urzędnik z akcją Podróż może wejść na planszę przez dowolną bramę; od tej chwili jest samurajem.

edo-rule-E10-2 =
    Albo zostaje w domu i przenosi jednego lub dwóch różnych twoich samurajów na dowolne pola, za darmo.

edo-rule-E10-3 =
    Samuraja, który właśnie przeszedł przez bramę, może przenieść następny urzędnik.
    Handlarza nie można przenieść.

## E11 Żołd, dochód, limit

edo-rule-E11-1 =
    Po wszystkich kartach każdy po kolei może odesłać do domu dowolnie wielu swoich samurajów.

edo-rule-E11-2 =
    Każdy samuraj, który zostaje, kosztuje jeden ryż.
    Jeśli nie możesz zapłacić wszystkim, musisz część odesłać do domu.

edo-rule-E11-3 =
    Samuraj odesłany do domu jest znowu urzędnikiem i można go zaplanować w następnej rundzie.

edo-rule-E11-4 =
    Potem każde miasto dzieli pieniądze ze swojego kafelka dochodu między osoby, które mają w nim domy lub faktorię; najwięcej dostaje pierwsze miejsce.

edo-rule-E11-5 =
    O miejscu decydują budowle: dom liczy się za jeden, faktoria handlowa za dwa.
    Przy remisie wyżej jest osoba z najniższym placem budowy.

edo-rule-E11-6 =
    Kafelek dochodu pokazuje, jak pieniądze dzielą się między jedną, dwie lub więcej osób.
    Przykład: miasto z 6 ryo płaci jednej osobie 6, dwóm 4 i 2, trzem 3, 2 i 1.

edo-rule-E11-7 =
    Kto ma potem łącznie więcej niż dziesięć sztuk ryżu, drewna i kamienia, odrzuca nadmiar.

## E12 Następna runda i koniec partii

edo-rule-E12-1 =
    Odkryta karta ze stosu staje się nową ofertą handlarza, następna zostaje odkryta, a nową osobą rozpoczynającą jest ta, która siedzi po lewej stronie poprzedniej.

edo-rule-E12-2 =
    Jeśli na koniec rundy ktoś ma na torze co najmniej dwanaście punktów, partia się kończy.

edo-rule-E12-3 =
    Kończy się też wtedy, gdy na następną rundę nie ma karty handlarza, czyli najpóźniej po dziesięciu rundach.

edo-rule-E12-4 =
    Każde 20 ryo daje wtedy jeszcze jeden punkt, tak samo każdych dwóch twoich samurajów na planszy.

edo-rule-E12-5 =
    Wygrywa osoba z największą liczbą punktów, ale tylko z domem w Edo; pozostali są dalej.
    Jeśli nikt nie ma domu w Edo, ten warunek nie obowiązuje.

edo-rule-E12-6 =
    Przy remisie decyduje więcej ryo, potem więcej surowców.
    Jeśli i to jest równe, dzielicie się miejscem.

## E13 Co jest jawne, a co zakryte

edo-rule-E13-1 =
    Jawne jest wszystko oprócz cudzych planów przed odkryciem, kolejności w stosach i następnego kafelka z woreczka.

## J1 Jiin

edo-rule-J1-1 =
    Każda osoba ma trzy świątynie.
    Buduje się je akcją Budowa, zamiast budowli w mieście.

edo-rule-J1-2 =
    Świątynia stoi poza miastami: na odkrytym polu surowców, na polu rzeki albo na rozdrożu, tam gdzie masz samuraja.

edo-rule-J1-3 =
    Kosztuje 2 drewna i 1 ryż.

edo-rule-J1-4 =
    Na jednym polu stoi najwyżej jedna świątynia, czyjakolwiek by była.

edo-rule-J1-5 =
    Od razu daje ci jeden punkt.

edo-rule-J1-6 =
    Wszystkie drogi, które stykają się z polem twojej świątyni, są darmowe dla twoich samurajów, a także dla handlarza, gdy ty go przesuwasz.
    Przykład: gdy twoja świątynia stoi na polu rzeki obok Edo, twoi samurajowie przechodzą z Edo przez to pole na następne i nic nie płacą.

edo-rule-J1-7 =
    Świątynia nie zajmuje placu budowy i nie daje dochodu.

## T1 i T2 Tokken: życzenia

edo-rule-T1-1 =
    Szogun ma 15 życzeń i rozdaje 12 przywilejów.
    Trzy życzenia leżą odkryte, pod każdym przywilej; odkryty jest też pierwszy kafelek obu stosów.

edo-rule-T2-1 =
    Zamiast wykonać swoją akcję, urzędnik może spełnić odkryte życzenie: płacisz cenę i od razu dostajesz punkt oraz przywilej, który leży pod nim.
    Życzenie wypada z gry.

edo-rule-T2-2 =
    Życzenie towaru krajowego spełniasz akcją Handel, z samurajem u handlarza.
    Faktoria handlowa nic tu nie zmienia.

edo-rule-T2-3 =
    Życzenie towaru zagranicznego spełniasz akcją Podróż; samuraj nie jest potrzebny.

edo-rule-T2-4 =
    Życzenie rozbudowy pałacu spełniasz akcją Budowa, z samurajem w Edo.

edo-rule-T2-5 =
    Oba rzędy się potem przesuwają, wolne miejsca zajmują odkryte kafelki ze stosów, a następne zostają odkryte.

edo-rule-T2-6 =
    Gdy przywileje się skończą, życzenie daje tylko punkt.

## T3 Tokken: przywileje

edo-rule-T3-1 =
    Budowla prestiżowa (a): dom, który budujesz, staje na pierwszym placu budowy w mieście, a wszystkie stojące tam budowle przesuwają się o jeden plac dalej.

edo-rule-T3-2 =
    Wsparcie (b): podczas planowania, przed trzecią kartą, dostajesz na tę rundę czarnego urzędnika.
    Po rundzie wypada on z gry.

edo-rule-T3-3 =
    Handel (c): w jednym handlu wybierasz ofertę spośród wszystkich czterech z obu odkrytych kart handlarza, a więc także z następnej na stosie. To nadal jedna oferta.
    Z faktorią handlową są dwie, jak zwykle, w dowolnym połączeniu.

edo-rule-T3-4 =
    Dochód miasta (d): podczas jednej z twoich kart miasto płaci ci od razu tyle, ile zapłaciłoby na koniec rundy.
    Miasto z trzema roninami nie płaci nic.

edo-rule-T3-5 =
    Surowiec (e): bierzesz jeden z dwóch pokazanych surowców, przy każdej własnej decyzji.

edo-rule-T3-6 =
    Pełny uzysk (f): jeden samuraj zbiera tyle pokazanego surowca, jakby był na polu sam.

edo-rule-T3-7 =
    Przywileje leżą przed tobą odkryte, nie liczą się jako surowce i po wykorzystaniu wypadają z gry.

## R1 i R2 Roninowie

edo-rule-R1-1 =
    Na odkrytym polu każdego surowca stoi jeden ronin, a w woreczku jest siedem kafelków miejsca.

edo-rule-R1-2 =
    W grze na dwie osoby żadne pole surowców nie jest zakryte.
    Zamiast tego na każdym z sześciu pól przez całą partię stoi samuraj nieużywanego koloru i zmniejsza uzysk o jeden.

edo-rule-R2-1 =
    Na początku każdej rundy, przed planowaniem, osoba rozpoczynająca przenosi jednego ronina.

edo-rule-R2-2 =
    Jeśli dwóch stoi razem, przenosi się trzeci; w innym wypadku osoba rozpoczynająca wybiera dowolnego.

edo-rule-R2-3 =
    Potem losuje się kafelek miejsca: mówi on, na jaki rodzaj pola ronin pójdzie.

edo-rule-R2-4 =
    Ronin musi opuścić swoje pole i nie idzie ani do Edo, ani na zakryte pole.

edo-rule-R2-5 =
    Jeśli na polu tego rodzaju stoją inni roninowie, dołącza do nich; gdy możliwych pól jest kilka, wybiera osoba rozpoczynająca.

edo-rule-R2-6 =
    Kafelek wyboru pozwala jej wybrać między ryżem, drewnem, kamieniem i miastem.

edo-rule-R2-7 =
    Potem kafelek wraca do woreczka.

## R3 i R4 Roninowie

edo-rule-R3-1 =
    Na polu surowców każdy ronin zmniejsza wszystkim o jeden uzysk według E7.3, choćby do zera.
    W samym E7.3 nie liczy się go jako samuraja.
    Przykład: twój samuraj stoi na polu drewna z jednym roninem i przynosi dwa drewna zamiast trzech; gdy stoi tam też cudzy samuraj, przynosi jedno zamiast dwóch.

edo-rule-R3-2 =
    Jeden ronin w mieście nie ma znaczenia, ale dwóch wstrzymuje tam wszelką budowę.

edo-rule-R3-3 =
    Trzech roninów w mieście wstrzymuje też jego dochód.

edo-rule-R4-1 =
    Jeden urzędnik z akcją Podróż może przepędzić wszystkich roninów z jednego pola; pozostali przed tą kartą muszą wykorzystać Podróż inaczej.

edo-rule-R4-2 =
    Wybierasz pole i możesz najpierw sprowadzić tam za darmo do dwóch swoich samurajów.

edo-rule-R4-3 =
    Teraz potrzebujesz tam więcej samurajów, niż jest roninów.
    Przykład: przeciw dwóm roninom przesuwasz tam jednego samuraja za pieniądze, a dwóch następnych sprowadzasz za darmo.

edo-rule-R4-4 =
    Roninowie odchodzą jeden po drugim, dla każdego losuje się osobny kafelek miejsca, a gdzie jest wybór, decydujesz ty.
    Potem kafelki wracają do woreczka.

edo-rule-R4-5 =
    Za dwóch przepędzonych razem roninów dostajesz jeden kafelek ronina, za trzech dwa, za jednego żadnego.

edo-rule-R4-6 =
    Każdy kafelek ronina to na koniec jeden punkt.

## EV Moduły i własne dane

edo-rule-EV-1 =
    Jiin: gracie ze świątyniami.

edo-rule-EV-2 =
    Tokken: gracie z życzeniami i przywilejami.

edo-rule-EV-3 =
    Roninowie: gracie z samurajami bez pana.
    Wszystkie moduły można dowolnie łączyć.

edo-rule-EV-4 =
    Dane: gracie z własnym opisem elementów gry.
    Kto ma tę grę, może w ten sposób poprawić naszą rekonstrukcję.

## Rozstrzygnięcia

edo-rulings-title = Rozstrzygnięcia

edo-ruling-ER-1-question = Jak wybiera się pakiety i miasta?
edo-ruling-ER-1-answer = Raz wokół stołu przeciwnie do ruchu wskazówek zegara i raz zgodnie z nim; pozostałe pakiety wracają do pudełka.
edo-ruling-ER-2-question = Czy mogę zacząć w Edo?
edo-ruling-ER-2-answer = Nie. Źródła są niezgodne, a dom w Edo od początku gry odebrałby sens warunkowi zwycięstwa.
edo-ruling-ER-3-question = Czy dom początkowy jest coś wart?
edo-ruling-ER-3-answer = Liczy się do dochodu i jako jeden z siedmiu domów, ale nie daje punktu.
edo-ruling-ER-4-question = Jak rozdziela się kafelki dochodu?
edo-ruling-ER-4-answer = Losowo, dla Edo z jego własnych czterech; reszta zostaje w pudełku.
edo-ruling-ER-5-question = Do czego służy zakryte pole?
edo-ruling-ER-5-answer = Do przechodzenia. Nikt tam nie pracuje, nie buduje i nie zarabia, nie wchodzą tam też roninowie.
edo-ruling-ER-6-question = Czy muszę użyć wszystkich urzędników?
edo-ruling-ER-6-answer = Nie. Część może zostać w domu, a przed kartą nie musi stać nikt.
edo-ruling-ER-7-question = Który z moich urzędników gdzie stoi?
edo-ruling-ER-7-answer = Dba o to program: własni stoją najpierw przed Podróżą, a na każdej karcie pozostali działają przed nimi.
edo-ruling-ER-8-question = Czy neutralni urzędnicy mogą zostać samurajami?
edo-ruling-ER-8-answer = Nie. Na planszę wychodzą tylko własne pionki.
edo-ruling-ER-9-question = Czy przesuwam figury krok po kroku?
edo-ruling-ER-9-answer = Nie. Wybierasz cel, a figura idzie najtańszą drogą; po drodze nic się nie dzieje.
edo-ruling-ER-10-question = Dlaczego na karcie jest tylko 60 kroków?
edo-ruling-ER-10-answer = Żeby nikt nie chodził bez końca po darmowych drogach. Nawet tego nie zauważysz.
edo-ruling-ER-11-question = Czy mogę nie użyć urzędników, choć mogliby działać?
edo-ruling-ER-11-answer = Tak, w każdej chwili, ale nic za nich nie dostajesz.
edo-ruling-ER-12-question = Kiedy ustala się uzysk z pola?
edo-ruling-ER-12-answer = Gdy działa urzędnik. Liczą się wszyscy samurajowie na polu, pracujący czy nie; dwóch twoich dostaje więc po niższej wartości.
edo-ruling-ER-13-question = Czy samuraj może pracować na dwóch kartach w rundzie?
edo-ruling-ER-13-answer = Tak, na każdej raz.
edo-ruling-ER-14-question = Czy mogę zbierać tam, gdzie nic nie ma?
edo-ruling-ER-14-answer = Tak, choć nic ci to nie da.
edo-ruling-ER-15-question = Czy jeden samuraj wystarczy na dwie budowle?
edo-ruling-ER-15-answer = Tak, jeśli stoją w tym samym mieście.
edo-ruling-ER-16-question = Czy twierdza potrzebuje placu budowy?
edo-ruling-ER-16-answer = Tak, jak każda inna budowla.
edo-ruling-ER-17-question = Czy z faktorią mogę skorzystać dwa razy z tej samej oferty?
edo-ruling-ER-17-answer = Nie w jednym handlu: to muszą być dwie różne oferty. Za wszystkie sztuki zakupu płaci się od razu.
edo-ruling-ER-18-question = Czy handlarz musi być w mieście?
edo-ruling-ER-18-answer = Nie. Handlować można wszędzie, gdzie on stoi.
edo-ruling-ER-19-question = Czy urzędnik z akcją Podróż może nie przenieść nikogo?
edo-ruling-ER-19-answer = Nie, wtedy pozostaje niewykorzystany. A przeniesiony samuraj musi trafić na inne pole.
edo-ruling-ER-20-question = Czy dwóch urzędników może przenieść tego samego samuraja?
edo-ruling-ER-20-answer = Tak, jeden po drugim.
edo-ruling-ER-21-question = Ile kosztują neutralni urzędnicy i karty specjalne?
edo-ruling-ER-21-answer = Jeden ryż za każdego urzędnika i 4 ryo za każdą kartę. Te 4 ryo to nasza propozycja.
edo-ruling-ER-22-question = Komu trzeba płacić żołd?
edo-ruling-ER-22-answer = Tylko samurajom na planszy, nie urzędnikom w domu.
edo-ruling-ER-23-question = Czy coś może mnie zmusić do zatrzymania samuraja?
edo-ruling-ER-23-answer = Nie. Każdego samuraja możesz odesłać do domu.
edo-ruling-ER-24-question = Kiedy obowiązuje limit dziesięciu surowców?
edo-ruling-ER-24-answer = Tylko po dochodzie w każdej rundzie; wcześniej możesz mieć więcej.
edo-ruling-ER-25-question = Które punkty liczą się do dwunastu?
edo-ruling-ER-25-answer = Te na torze: za budowle, świątynie, handel i życzenia. Tor nie kończy się na dwunastu.
edo-ruling-ER-26-question = Czy ostatnią rundę gra się do końca?
edo-ruling-ER-26-answer = Tak, z żołdem i dochodem.
edo-ruling-ER-27-question = Ile jest najwyżej rund?
edo-ruling-ER-27-answer = Dziesięć, po jednej na każdą kartę handlarza; w dziesiątej nie ma podglądu.
edo-ruling-ER-28-question = Co na koniec nie jest nic warte?
edo-ruling-ER-28-answer = Surowce, niewykorzystane przywileje, karty specjalne i neutralni urzędnicy.
edo-ruling-ER-29-question = Co, jeśli nikt nie ma domu w Edo?
edo-ruling-ER-29-answer = Wtedy wygrać może każdy, jakby tego warunku nie było.
edo-ruling-ER-30-question = Czy mogę zbudować świątynię obok roninów albo cudzych samurajów?
edo-ruling-ER-30-answer = Tak. Nikt nie może powstrzymać budowy świątyni.
edo-ruling-ER-31-question = Czy jedną kartą mogę spełnić kilka życzeń?
edo-ruling-ER-31-answer = Tak, po jednym na urzędnika, także takie, które dopiero się przesunęło.
edo-ruling-ER-32-question = Czy rozbudowa pałacu wymaga wolnego placu budowy w Edo?
edo-ruling-ER-32-answer = Nie, i roninowie też jej nie wstrzymują.
edo-ruling-ER-33-question = Czy inni widzą, że wykorzystuję wsparcie?
edo-ruling-ER-33-answer = Dopiero po odkryciu wszystkich planów. Czarny urzędnik po rundzie wypada z gry, nawet jeśli nigdzie nie stanął, i nie zwiększa liczby urzędników, na którą pozwala akcja.
edo-ruling-ER-34-question = Kiedy dokładnie mogę wykorzystać d i e?
edo-ruling-ER-34-answer =
    d: podczas swojej karty przed urzędnikami, między nimi i po nich, ale nie w środku akcji.
    e: przy każdej własnej decyzji, także podczas planowania, przy żołdzie i przy odrzucaniu.
    W instrukcji stoi „w każdej chwili”; tutaj nie da się tego zrobić, gdy decydują tylko inni.
    Nic przez to nie tracisz, bo surowce wydajesz tylko przy własnych decyzjach.
edo-ruling-ER-35-question = Do czego mogę wykorzystać budowlę prestiżową?
edo-ruling-ER-35-answer = Do domu w mieście, w którym coś już stoi i jest jeszcze wolny plac budowy.
edo-ruling-ER-36-question = Ile kosztują obie oferty następnej karty?
edo-ruling-ER-36-answer = Jeden przywilej: wykorzystujesz go z pierwszą ofertą i działa do końca handlu.
edo-ruling-ER-37-question = Czy roninowie zmniejszają pełny uzysk?
edo-ruling-ER-37-answer = Nie, nikt go nie zmniejsza, a karta specjalna nadal dodaje premię.
edo-ruling-ER-38-question = Co, jeśli roninowie stoją na kilku polach tego rodzaju?
edo-ruling-ER-38-answer = Osoba, która go przestawia, wybiera, do których dołączy. Przy kafelku wyboru dotyczy to każdego rodzaju z osobna.
edo-ruling-ER-39-question = Co, jeśli jest tylko jedna możliwość?
edo-ruling-ER-39-answer = Wtedy nikt nie jest pytany. Ronin, który nie ma dokąd pójść, zostaje.
edo-ruling-ER-40-question = Czy mogę ruszyć przeciw zbyt silnym roninom?
edo-ruling-ER-40-answer = Nie. Wybierasz tylko pole, na którym może się udać, a potem musisz sprowadzić tylu samurajów, ilu trzeba.
edo-ruling-ER-41-question = Kto decyduje, dokąd idą przepędzeni roninowie?
edo-ruling-ER-41-answer = Osoba, która ich przepędza. Późniejsi mogą dołączyć do wcześniejszych.
edo-ruling-ER-42-question = Co, jeśli skończą się kafelki ronina?
edo-ruling-ER-42-answer = Wtedy nie ma już czego zdobyć.
edo-ruling-ER-43-question = Dlaczego przy mojej karcie nie było pytania?
edo-ruling-ER-43-answer = Bo nie było o czym decydować: ani urzędnika, ani pieniędzy, ani świątyni, ani przywileju. Karta kończy się też sama, gdy wszyscy jej urzędnicy już działali.
edo-ruling-ER-44-question = Czy roninowie mogą zmniejszyć uzysk do zera?
edo-ruling-ER-44-answer = Tak. Instrukcja mówi tylko, że zmniejszają uzysk; sami samurajowie nie obniżają go poniżej jednego.
edo-ruling-ER-45-question = W którą stronę przesuwają się życzenia i przywileje?
edo-ruling-ER-45-answer = Oba rzędy odsuwają się od stosów, więc każde życzenie zachowuje swój przywilej. Instrukcja odsyła do strzałek na planszetce, której nie widzieliśmy.
edo-ruling-ER-46-question = Kto wybiera pierwsze pola roninów?
edo-ruling-ER-46-answer = Wybiera je los. Instrukcja nie mówi, kto wybiera.

## Źródła

edo-sources-title = Źródła tych zasad

edo-sources-text =
    Wydrukowane: instrukcję pierwszego dodatku (Erweiterung 1) mieliśmy w całości po niemiecku. Gra w pięć osób, świątynie, życzenia i przywileje oraz roninowie działają zgodnie z nią, tyle że przywilej e czeka na twoją własną decyzję. Jak czytamy niejasne miejsca, podaje „Rozstrzygnięcia”.

    Ze źródeł: z gry podstawowej mogliśmy przeczytać pierwsze strony instrukcji w kilku językach, część odpowiedzi autorów na pytania i recenzje.
    Stąd pochodzą przebieg rundy, planowanie z trzema kartami, karta A, miejsca w mieście, punkty za budowle, dwanaście punktów i dom w Edo.

    Odtworzone: nie znamy tego, co widać tylko na elementach gry.
    Plansza, większość kart, koszty, karty handlarza, pakiety, kafelki dochodu, ceny życzeń i sporo liczb to nasza własna propozycja, dobrana tak, żeby dobrze się grało.
    Potraktujcie to jako grę w duchu EDO, a nie jako kopię pudełka.

    Każdy wpis w danych podaje swoje źródło.
    Wpis uznajemy za nasz, gdy choć część pochodzi od nas; uwaga przy nim mówi, którą część znamy.
    Kto ma tę grę, może poprawić dane bez zmiany programu, a my chętnie o tym usłyszymy.

edo-rules-credits =
    EDO i jego pierwszy dodatek (Erweiterung 1) to gry, których autorami są Louis i Stefan Malz; na dodatku wymieniony jest z nimi Wolfgang Panning.
    Gry i ich nazwy należą do autorów i wydawcy.
    Higaki to niezależna realizacja z własnymi tekstami i ilustracjami.
