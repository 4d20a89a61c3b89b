### Dschunke: własna instrukcja Higaki po polsku.
### Jeden komunikat na każdą regułę z games/dschunke/rules.md; kropka w numerze reguły jest tu łącznikiem.
### Koniec wiersza oddziela tylko zdania, pusty wiersz zaczyna nowy akapit.

dschunke-rules-title = Dschunke: zasady gry

dschunke-rules-intro =
    Na pływającym targu pięć dżonek stoi tak blisko siebie, że łączą je kładki.
    W ładowniach piętrzą się twoje skrzynie, a na twoich skrzyniach skrzynie wszystkich innych.
    Trzej kupcy wędrują z dżonki na dżonkę, każdy ze swoim zajęciem: jeden ładuje, jeden płaci, jeden wydaje towary.
    Zadbaj o widoczne skrzynie tam, gdzie kupcy staną za chwilę, i odgadnij, co inni mają na ręce, zanim zacznie się poker towarowy.

dschunke-rules-goal =
    Zdobądź najwięcej pieniędzy w dziesięciu rundach.
    Dają je widoczne skrzynie, poker towarowy i karty specjalne, a na koniec także premia za każdą dżonkę, na której widać twoją skrzynię.

dschunke-rules-overview =
    W każdej rundzie karta rynku pokazuje, ile daje każdy towar.
    Po kolei wysyłacie po jednym kupcu albo pomocniku, a potem wszyscy biorą nowe towary za karty dostawy.
    W pokerze towarowym wszyscy licytują jednocześnie i w tajemnicy, a w każdym kolorze zarabia tylko najwyższa stawka.
    Potem kupcy przechodzą o jedną dżonkę, pomocnicy o jedno pole, a zaczyna następna osoba.

## Rozdziały

dschunke-chapter-D1 = Elementy gry
dschunke-chapter-D2 = Przygotowanie
dschunke-chapter-D3 = Faza 1: karta rynku i zdarzenia
dschunke-chapter-D4 = Faza 2: akcje
dschunke-chapter-D5 = Ładownie
dschunke-chapter-D6 = Karty specjalne
dschunke-chapter-D7 = Faza 3: dostawa towarów
dschunke-chapter-D8 = Faza 4: poker towarowy
dschunke-chapter-D9 = Fazy 5 i 6: ruch pionków
dschunke-chapter-D10 = Koniec gry
dschunke-chapter-D11 = Informacje jawne i tajne
dschunke-chapter-DV = Warianty

## D1 Elementy gry

dschunke-rule-D1-1 =
    W grze jest 80 pasków ładunku, po 20 w każdym z czterech kolorów, a na każdym pasku są trzy skrzynie.

dschunke-rule-D1-2 =
    W grze są 72 karty towarów, po 18 każdego rodzaju: ryż jest biały, ryby brązowe, warzywa fioletowe, a przyprawy pomarańczowe.

dschunke-rule-D1-3 =
    W grze jest 30 kart specjalnych.
    Siedem działa zawsze: sześć kart dostawy i karta rozstrzygająca.
    Trzynaście to jednorazowe akcje dodatkowe: po dwie do wymiany towarów, załadunku jednego paska, brania towarów i przeniesienia paska oraz pięć do spieniężania, po jednej na każdą dżonkę.
    Dziesięć to karty premii, które mogą zapłacić na koniec partii: pięć po 8 juanów i pięć po 12.

dschunke-rule-D1-4 =
    Pięć dżonek stoi w kręgu, zgodnie z ruchem wskazówek zegara: szara, pomarańczowa, fioletowa, brązowa i biała.
    Cztery wiozą towary swojego koloru. Szara nie wiezie żadnych.

dschunke-rule-D1-5 =
    Każda z dziesięciu kart rynku pokazuje dla każdego towaru kwotę w juanach albo literę S, czyli kartę specjalną. W naszych danych każda karta ma jedno S.

dschunke-rule-D1-6 =
    Tor pomocników ma dwa rzędy po dziesięć pól, po jednym na rundę.
    Pole pokazuje, co pomocnik może zrobić w tej rundzie. W czterech rundach jest też zdarzenie: dwa razy S i dwa razy Y.

dschunke-rule-D1-7 =
    Bankowi nigdy nie brakuje pieniędzy, a na ręce można mieć dowolnie wiele kart.

## D2 Przygotowanie

dschunke-rule-D2-1 =
    Gra jest dla trzech lub czterech osób.
    Kolory i osobę rozpoczynającą wyznacza los. We trójkę żółty nie jest używany.

dschunke-rule-D2-2 =
    Paski i kupców rozstawia się tak, jak pokazuje arkusz z pudełka.
    We trójkę wszyscy mają na pokładach po cztery paski, we czwórkę po trzy.
    Kupiec od załadunku zaczyna na fioletowej dżonce, kupiec od towarów na brązowej, a kupiec od pieniędzy na szarej.

dschunke-rule-D2-3 =
    We czwórkę w każdym rzędzie toru stoi pomocnik, we trójkę tylko w dolnym.

dschunke-rule-D2-4 =
    Z każdego rodzaju tasuje się razem po 8 kart towarów (we trójkę po 6) i rozdaje wszystkim po osiem.
    Pozostałe leżą na swoich dżonkach: we czwórkę po 10, we trójkę po 12.

dschunke-rule-D2-5 =
    Karty specjalne tasuje się i dzieli na cztery stosy: 8 kart przy kwadracie, 8 przy kole, 7 przy trójkącie i 7 przy gwieździe.

dschunke-rule-D2-6 =
    Karty rynku tasuje się i kładzie w zakrytym stosie.

dschunke-rule-D2-7 =
    Zaczynasz z dwiema kartami dostawy przed sobą i bez pieniędzy.

## D3 Faza 1: karta rynku i zdarzenia

dschunke-rule-D3-1 =
    Gra trwa dziesięć rund po sześć faz: karta rynku i zdarzenia, akcje, dostawa towarów, poker towarowy, ruch pionków, zmiana osoby rozpoczynającej.

dschunke-rule-D3-2 =
    Każdą rundę otwiera nowa karta rynku. Pokazuje, co można wygrać w pokerze towarowym.

dschunke-rule-D3-3 =
    Zaraz potem, i tylko wtedy, można zagrać kartę wymiany, po kolei od osoby rozpoczynającej.
    Pytamy wszystkich, którzy mają zakrytą kartę, więc samo pytanie niczego nie zdradza.

dschunke-rule-D3-4 =
    Przy S wszyscy wybierają kartę specjalną.
    Po kolei od osoby rozpoczynającej bierzecie po jednym stosie, którego przy tym zdarzeniu nikt jeszcze nie miał, przeglądacie go, zatrzymujecie jedną kartę i odkładacie resztę.

dschunke-rule-D3-5 =
    Przy Y wszyscy ogłaszają, ile mają pieniędzy.
    Wartość twoich kart specjalnych pozostaje tajemnicą.

dschunke-rule-D3-6 =
    Zdarzenie następuje po wymianach.
    Karta wymiany zdobyta w zdarzeniu musi więc poczekać do następnej rundy. Każdej innej karty możesz użyć jeszcze w tej.

## D4 Faza 2: akcje

dschunke-rule-D4-1 =
    Od osoby rozpoczynającej, zgodnie z ruchem wskazówek zegara, wykonujecie dokładnie po jednej akcji kupcem albo pomocnikiem, który jest jeszcze odkryty.
    Potem odwróć pionek. W tej rundzie nikt go już nie użyje.

dschunke-rule-D4-2 =
    Kupiec pracuje tylko na dżonce, na której stoi.

dschunke-rule-D4-3 =
    Przy załadunku kładziesz na dżonce kupca dwa paski, jeden po drugim.
    Trzeba położyć oba, chyba że masz już tylko jeden: wtedy kładziesz ten jeden.

dschunke-rule-D4-4 =
    Jeśli wszystkie twoje paski są na pokładach, nie możesz ładować.
    Jeśli załadunek jest jedyną akcją, która została, odwracasz jeden z tych pionków bez żadnego efektu.

dschunke-rule-D4-5 =
    Przy spieniężaniu dostajesz 1 juana za każdą swoją widoczną skrzynię na dżonce kupca.
    Zawsze są to co najmniej 3 juany, nawet jeśli nie widać tam żadnej twojej skrzyni.
    Przykład: dwa paski na wierzchu i jedna widoczna skrzynia niżej dają 7 juanów.

dschunke-rule-D4-6 =
    Przy braniu towarów dostajesz z dżonki kupca po jednej karcie towaru za każdą swoją widoczną tam skrzynię, zawsze co najmniej trzy.
    Liczbę ustala się przed wzięciem pierwszej karty.

dschunke-rule-D4-7 =
    Na szarej dżonce wybierasz, który towar bierzesz.
    Liczba kart zależy od twoich skrzyń na szarej dżonce.

dschunke-rule-D4-8 =
    Jeśli towar skończy się za wcześnie, wybierasz inny i bierzesz go dalej.
    Jeśli na żadnej dżonce nie ma już towarów, reszta przepada.

dschunke-rule-D4-9 =
    Pomocnik robi to, co pokazuje jego pole w tej rundzie, na jednej z dwóch dżonek bez kupca.
    Przy załadunku pole podaje liczbę pasków. Spieniężanie i branie towarów działają tak jak u kupca, chyba że pole pokazuje liczbę (DR.47).

## D5 Ładownie

dschunke-rule-D5-1 =
    Trzy paski obok siebie wypełniają warstwę ładowni.
    Następny pasek zaczyna nową warstwę, ułożoną w poprzek, i tak dalej bez ograniczeń.

dschunke-rule-D5-2 =
    Liczą się tylko widoczne skrzynie.
    Pasek w górnej warstwie pokazuje wszystkie trzy skrzynie i zakrywa po jednej skrzyni każdego paska w warstwie niżej.
    Pod jednym paskiem widać więc jeszcze po dwie skrzynie każdego z nich, pod dwoma po jednej, a pod trzema żadnej.
    Przykład: na pełnej warstwie, w której trzy osoby mają po pasku, ktoś kładzie w poprzek dwa paski. Ta osoba ma teraz sześć widocznych skrzyń, a tamte po jednej.

dschunke-rule-D5-3 =
    Paski nigdy nie schodzą z planszy.
    Można je zakryć, a karta może przenieść pasek z górnej warstwy dżonki.
    Gdy z warstwy znika ostatni pasek, warstwa pod nią znów jest widoczna. Dżonka może nawet zostać pusta.

## D6 Karty specjalne

dschunke-rule-D6-1 =
    Karty dostawy i kartę rozstrzygającą od razu kładziesz odkryte. Działają do końca gry.

dschunke-rule-D6-2 =
    Akcje dodatkowe leżą zakryte, aż ich użyjesz: raz, w swojej turze, przed swoją akcją lub po niej.
    Potem wypadają z gry.
    Nie można zagrać karty, która nie miałaby żadnego efektu.

dschunke-rule-D6-3 =
    W rundzie wolno wykonać tylko jedną akcję dodatkową. Wymiana też się liczy.

dschunke-rule-D6-4 =
    Każda karta dostawy daje ci o jedną kartę towaru więcej w każdej fazie 3.

dschunke-rule-D6-5 =
    Jeśli masz kartę rozstrzygającą i remisujesz o najwyższą stawkę, pieniądze albo karta specjalna są tylko twoje.

dschunke-rule-D6-6 =
    Kartą wymiany oddajesz jedną kartę towaru i bierzesz z dżonki inny rodzaj. Możesz to zrobić drugi raz.

dschunke-rule-D6-7 =
    Kartą „załadunek jednego paska” kładziesz jeden swój pasek na dowolnej dżonce.

dschunke-rule-D6-8 =
    Kartą „spieniężenie” spieniężasz ładunek na dżonce, którą pokazuje, za co najmniej 3 juany i bez względu na to, gdzie stoją kupcy.

dschunke-rule-D6-9 =
    Kartą „towary z dowolnej dżonki” bierzesz na wybranej dżonce po jednej karcie towaru za każdą swoją widoczną skrzynię, co najmniej trzy.
    Na szarej dżonce wybierasz rodzaj.

dschunke-rule-D6-10 =
    Kartą „przeniesienie paska” bierzesz swój pasek z górnej warstwy jednej dżonki i kładziesz go na innej według zwykłych zasad.

dschunke-rule-D6-11 =
    Karta premii za 8 juanów płaci na koniec partii, jeśli na dżonce, którą pokazuje, masz co najmniej cztery widoczne skrzynie.

dschunke-rule-D6-12 =
    Karta premii za 12 juanów płaci na koniec partii, jeśli na jednej dżonce masz co najmniej pięć widocznych skrzyń, a na drugiej co najmniej dwie. Karta pokazuje obie.

dschunke-rule-D6-13 =
    Karty premii leżą zakryte do końca.
    Jeśli te same skrzynie spełniają warunki kilku kart, płacą wszystkie.

dschunke-rule-D6-14 =
    Kto przegląda stos, zatrzymuje z niego dokładnie jedną kartę.

## D7 Faza 3: dostawa towarów

dschunke-rule-D7-1 =
    Od osoby rozpoczynającej, zgodnie z ruchem wskazówek zegara, bierzecie po jednej karcie towaru za każdą swoją kartę dostawy, z dowolnych dżonek.
    Patrz, co biorą inni: zaraz poker towarowy.

dschunke-rule-D7-2 =
    Gdy na żadnej dżonce nie ma już towarów, pozostałe osoby nic nie dostają.

## D8 Faza 4: poker towarowy

dschunke-rule-D8-1 =
    Wszyscy w tajemnicy wybierają dowolną liczbę kart jednego towaru, może to być zero, i jednocześnie je odkrywają.
    Pytamy wszystkich, którzy mają kartę towaru, nawet jeśli mogą tylko spasować.

dschunke-rule-D8-2 =
    Każdy kolor rozlicza się osobno: najwyższa stawka dostaje to, co pokazuje karta rynku, a pozostałe nic.

dschunke-rule-D8-3 =
    Przy remisie o najwyższą stawkę pieniądze się dzieli i zaokrągla w dół.
    Przykład: dwie osoby remisują o 1 juana i żadna nic nie dostaje.

dschunke-rule-D8-4 =
    Przy remisie o najwyższą stawkę na S karty nie dostaje nikt.

dschunke-rule-D8-5 =
    Wszystkie zalicytowane karty wracają na swoje dżonki, także te, które nic nie wygrały.

dschunke-rule-D8-6 =
    Każdy kolor, o który licytowano, jest w tej rundzie zamknięty.
    Dopóki jakiś kolor jest otwarty i ktoś licytuje, odbywa się następna licytacja, w której znów mogą wziąć udział wszyscy.
    Niewygrane kwoty przepadają.

dschunke-rule-D8-7 =
    Karty dwóch rodzajów albo zamkniętego koloru nie liczą się jako stawka.
    Przy odkrywaniu stawek wszyscy je widzą, a potem wracają na rękę.

dschunke-rule-D8-8 =
    Zwycięzca S wybiera dowolny stos, przegląda go i zatrzymuje jedną kartę.

dschunke-rule-D8-9 =
    W ostatniej rundzie zamiast wygranego S można wziąć 3 juany, ale trzeba zdecydować przed przejrzeniem stosu.

## D9 Fazy 5 i 6: dalej w drogę

dschunke-rule-D9-1 =
    Każdy kupiec przechodzi na następną dżonkę zgodnie z ruchem wskazówek zegara.

dschunke-rule-D9-2 =
    Każdy pomocnik przechodzi na następne pole, a wszystkie pionki znów są odkryte.

dschunke-rule-D9-3 =
    Znacznik startu dostaje następna osoba po lewej.

## D10 Koniec gry

dschunke-rule-D10-1 =
    Gra kończy się po pokerze towarowym w dziesiątej rundzie.

dschunke-rule-D10-2 =
    Dodaj swoje pieniądze, karty premii i premię za dżonki.

dschunke-rule-D10-3 =
    Premia za dżonki to 4 juany za każdą dżonkę, na której widać co najmniej jedną twoją skrzynię.
    Jeśli twoje skrzynie widać na wszystkich pięciu, dostajesz zamiast tego 25 juanów.

dschunke-rule-D10-4 =
    Wygrywa, kto ma najwięcej pieniędzy.
    Przy remisie wygrywa osoba, której zostało na ręce więcej kart towarów. Jeśli i tu jest remis, miejsce jest wspólne.

## D11 Co jest jawne

dschunke-rule-D11-1 =
    Twoja ręka jest tajna, ale liczba kart nie.
    Towary bierze się i oddaje jawnie, więc dobra pamięć się przydaje.

dschunke-rule-D11-2 =
    Twoje pieniądze są tajne.
    Widać tylko kwotę ogłoszoną przy ostatnim Y.

dschunke-rule-D11-3 =
    Wszyscy widzą, ile masz zakrytych kart specjalnych, ale nie jakie.
    Zagrana karta pozostaje znana.

dschunke-rule-D11-4 =
    W fazach 3 i 4 nikt nie może liczyć towarów na dżonkach.
    Widać tylko, czy jeszcze jakieś są.

dschunke-rule-D11-5 =
    Stawka jest tajna, dopóki nie zdecydują wszyscy.

dschunke-rule-D11-6 =
    Higaki pamięta za ciebie karty, które po twoim wyborze zostały w stosie.
    Które z nich inni zabrali potem zakryte, musisz zgadnąć.

dschunke-rule-D11-7 =
    Nikt nie zna przyszłych kart rynku, a stos znają tylko osoby, które go przejrzały.

## DV Warianty

dschunke-rule-DV-1 =
    Swobodne rozstawienie: trzech kupców tasuje się i kładzie zakrytych na trzech wylosowanych dżonkach.
    Wszyscy widzą, gdzie leżą, ale nikt nie wie, który jest który.

dschunke-rule-DV-2 =
    Swobodne rozstawienie: dostajesz trzy paski osoby siedzącej po twojej prawej i kładziesz je za nią.
    Po kolei od osoby rozpoczynającej kładziecie po jednym na dżonkach, aż będą leżeć wszystkie. Na żadnej dżonce nie może leżeć więcej niż trzy.

dschunke-rule-DV-3 =
    Swobodne rozstawienie: potem rozdaje się karty towarów, kupcy zostają odkryci i zaczyna się pierwsza runda.

dschunke-rule-DV-4 =
    Własne dane: jeśli masz tę grę i wiesz lepiej od nas, co pokazują jej plansza i karty, możesz grać z poprawionym plikiem.
    Zapis partii zachowuje dane, z którymi się toczyła.

## Rozstrzygnięcia

dschunke-rulings-title = Rozstrzygnięcia

dschunke-ruling-DR-1-question = Kto przy swobodnym rozstawieniu wybiera dżonki dla kupców?
dschunke-ruling-DR-1-answer =
    Wyznacza je los.
    Wszyscy widzą, gdzie leżą trzy krążki, ale odkrywa się je dopiero po ostatnim pasku.

dschunke-ruling-DR-2-question = Czyje paski kładę przy swobodnym rozstawieniu i ile?
dschunke-ruling-DR-2-answer =
    Trzy paski osoby siedzącej po twojej prawej, także we trójkę: wszyscy podają trzy swoje paski w lewo.
    Wlicza się je do dwudziestu pasków ich koloru.

dschunke-ruling-DR-3-question = Jak podzielić trzydzieści kart na cztery stosy?
dschunke-ruling-DR-3-answer =
    Na 8, 8, 7 i 7 kart: kwadrat, koło, trójkąt i gwiazda.
    Wszyscy widzą, ile ich zostało.

dschunke-ruling-DR-4-question = Ile warstw ładowni ma znaczenie?
dschunke-ruling-DR-4-answer =
    Wszystkie.
    Dawno zakryte paski znów widać, gdy przeniesie się te nad nimi.

dschunke-ruling-DR-5-question = Co, jeśli po przeniesieniu paska dżonka jest pusta?
dschunke-ruling-DR-5-answer =
    Zaczyna znów od dolnej warstwy.

dschunke-ruling-DR-6-question = Jak dokładnie przenosi się pasek?
dschunke-ruling-DR-6-answer =
    Najpierw się go podnosi, potem kładzie.
    Musi trafić na inną dżonkę.

dschunke-ruling-DR-7-question = Jak załadować dwa paski, gdy w warstwie jest jedna luka?
dschunke-ruling-DR-7-answer =
    Po kolei: pierwszy wypełnia lukę, drugi zaczyna następną warstwę.

dschunke-ruling-DR-8-question = Czy mogę ładować, jeśli nie mam już pasków?
dschunke-ruling-DR-8-answer =
    Nie, dopóki wolny jest pionek z inną akcją.
    W przeciwnym razie odwracasz pionek, który ładuje, bez żadnego efektu.

dschunke-ruling-DR-9-question = Czy zakryte albo przeniesione paski kiedyś do mnie wracają?
dschunke-ruling-DR-9-answer =
    Nie, paski na pokładzie tam zostają.

dschunke-ruling-DR-10-question = Kiedy ustala się, ile towarów biorę?
dschunke-ruling-DR-10-answer =
    Przed pierwszą kartą, według twoich widocznych wtedy skrzyń.

dschunke-ruling-DR-11-question = Czy w jednej akcji można mieszać towary?
dschunke-ruling-DR-11-answer =
    Tylko gdy jeden się skończy.
    Wtedy wybierasz następny i bierzesz go, aż i jego zabraknie.

dschunke-ruling-DR-12-question = Czy mogę wziąć mniej, niż mi się należy?
dschunke-ruling-DR-12-answer =
    Nie.
    I tak nic by to nie dało.

dschunke-ruling-DR-13-question = Czy za wszystkie karty dostawy muszę wziąć ten sam towar?
dschunke-ruling-DR-13-answer =
    Nie, za każdą kartę wybierasz dowolnie.
    Jeśli na żadnej dżonce nie ma już towarów, twoja kolej przepada.

dschunke-ruling-DR-14-question = Które towary są znane wszystkim?
dschunke-ruling-DR-14-answer =
    Wszystkie wzięte, wymienione i odkryte w stawkach.
    Pierwsze osiem kart jest tajne, a rąk nigdy się nie pokazuje.

dschunke-ruling-DR-15-question = Czy mogę nie wziąć żadnej karty ze stosu?
dschunke-ruling-DR-15-answer =
    Nie.
    Tylko w ostatniej rundzie zwycięzca S może zamiast niej wziąć pieniądze.

dschunke-ruling-DR-16-question = Czy 3 juany zastępują też S ze zdarzenia?
dschunke-ruling-DR-16-answer =
    Nie, tylko S z karty rynku.

dschunke-ruling-DR-17-question = Co, jeśli przy zdarzeniu wszystkie pozostałe stosy są puste?
dschunke-ruling-DR-17-answer =
    Wtedy przeglądasz stos, który ktoś już miał.

dschunke-ruling-DR-18-question = Które stosy może przejrzeć zwycięzca S?
dschunke-ruling-DR-18-answer =
    Każdy niepusty, także już przejrzany.

dschunke-ruling-DR-19-question = Co Higaki pamięta z przejrzanego stosu?
dschunke-ruling-DR-19-answer =
    Karty, które zostały w nim po twoim wyborze, oprócz tych, które od tej pory położono odkryte.

dschunke-ruling-DR-20-question = Od kiedy działają nowe karty?
dschunke-ruling-DR-20-answer =
    Karta dostawy od najbliższej fazy 3, karta rozstrzygająca od najbliższej licytacji, nawet w tej samej rundzie.

dschunke-ruling-DR-21-question = Co inni wiedzą o moich kartach?
dschunke-ruling-DR-21-answer =
    Ile leży zakrytych.
    Zagraną kartę widzieli wszyscy.

dschunke-ruling-DR-22-question = Czy samo pytanie zdradza, że mam coś do wyboru?
dschunke-ruling-DR-22-answer =
    Nie, pytamy wszystkich z zakrytą kartą, nawet jeśli mogą tylko odmówić.

dschunke-ruling-DR-23-question = Jak przebiega wymiana?
dschunke-ruling-DR-23-answer =
    Oddajesz kartę i bierzesz inny towar, który akurat jest, a jeśli chcesz, robisz to drugi raz.
    Oddaną kartę może wziąć następna osoba.

dschunke-ruling-DR-24-question = Czy można odrzucić akcję dodatkową?
dschunke-ruling-DR-24-answer =
    Nie, nie można zagrać karty, która nie miałaby żadnego efektu.
    Spieniężanie zawsze go ma.

dschunke-ruling-DR-25-question = Czy akcję dodatkową można wykonać w trakcie akcji?
dschunke-ruling-DR-25-answer =
    Nie, tylko przed nią albo po niej.

dschunke-ruling-DR-26-question = Czy akcje dodatkowe zależą od kupców?
dschunke-ruling-DR-26-answer =
    Nie, i nie odwraca się żadnego pionka.

dschunke-ruling-DR-27-question = Ile są warte niewykorzystane akcje dodatkowe?
dschunke-ruling-DR-27-answer =
    Nic, nawet przy remisie.

dschunke-ruling-DR-28-question = Czy można blefować nieważną stawką?
dschunke-ruling-DR-28-answer =
    Tak, kartami z ręki. Gra tego nie proponuje, ale rozumie „bid 2 orange 1 white”.
    Nie liczy się to jako stawka. Przy odkrywaniu wszyscy widzą te karty, a potem wracają na rękę.

dschunke-ruling-DR-29-question = Kto musi licytować?
dschunke-ruling-DR-29-answer =
    Wszyscy, którzy mają jakąkolwiek kartę towaru.
    Jeśli nikt jej nie ma, poker towarowy się kończy.

dschunke-ruling-DR-30-question = Czy po wygranej mogę licytować dalej?
dschunke-ruling-DR-30-answer =
    Tak, w każdej licytacji.

dschunke-ruling-DR-31-question = W jakiej kolejności rozlicza się licytację?
dschunke-ruling-DR-31-answer =
    Odkrycie stawek, wypłata za wszystkie kolory, zwrot kart, zamknięcie kolorów. Potem karta specjalna i następna licytacja.

dschunke-ruling-DR-32-question = Co dokładnie daje karta rozstrzygająca?
dschunke-ruling-DR-32-answer =
    Całą kwotę albo kartę specjalną.
    Nic nie daje, jeśli twoja stawka nie jest wśród najwyższych.

dschunke-ruling-DR-33-question = Czy poker towarowy trwa, gdy wszystkie kolory są zamknięte?
dschunke-ruling-DR-33-answer =
    Nie, kończy się od razu.

dschunke-ruling-DR-34-question = Dlaczego nie widzę, ile pieniędzy mają inni?
dschunke-ruling-DR-34-answer =
    Każda wypłata jest w dzienniku i mając dobrą pamięć, można je zsumować.
    Sumy widać jednak tylko przy Y i na koniec partii.

dschunke-ruling-DR-35-question = Jak długo zapasy są zakryte?
dschunke-ruling-DR-35-answer =
    Od początku fazy 3, zanim ktokolwiek weźmie kartę, do odkrycia następnej karty rynku. W ostatniej rundzie do końca gry.

dschunke-ruling-DR-36-question = Czy po ostatniej rundzie pionki idą dalej?
dschunke-ruling-DR-36-answer =
    Nie, niczego by to nie zmieniło.

dschunke-ruling-DR-37-question = Kiedy wszyscy ogłaszają stan kasy?
dschunke-ruling-DR-37-answer =
    Po wymianach, a przed akcjami.

dschunke-ruling-DR-38-question = Które towary liczą się przy remisie?
dschunke-ruling-DR-38-answer =
    Te na ręce po ostatniej licytacji.
    Zwycięstwem mogą się podzielić więcej niż dwie osoby.

dschunke-ruling-DR-39-question = Kto gra jakim kolorem i kto zaczyna?
dschunke-ruling-DR-39-answer =
    O jednym i drugim decyduje los.

dschunke-ruling-DR-40-question = Czy na szarej dżonce można mieszać towary?
dschunke-ruling-DR-40-answer =
    Nie, jeden rodzaj, aż się skończy.

dschunke-ruling-DR-41-question = Czy wymiana zużywa akcję dodatkową?
dschunke-ruling-DR-41-answer =
    Tak.

dschunke-ruling-DR-42-question = Czy wybieram rodzaj, gdy zagrywam „towary z dowolnej dżonki” na szarej?
dschunke-ruling-DR-42-answer =
    Tak, jak u kupca.

dschunke-ruling-DR-43-question = Co, jeśli nie ma już żadnej karty specjalnej do wygrania?
dschunke-ruling-DR-43-answer =
    Wtedy S przepada.
    W ostatniej rundzie nadal można wziąć 3 juany.

dschunke-ruling-DR-44-question = Co dzieje się z kolorami, o które nikt nie licytuje?
dschunke-ruling-DR-44-answer =
    Przepadają razem z rundą.

dschunke-ruling-DR-45-question = Obaj pomocnicy pokazują tę samą akcję. Którego wybrać?
dschunke-ruling-DR-45-answer =
    Jeśli także liczba jest ta sama, to bez znaczenia.
    W przeciwnym razie wybierasz rząd.

dschunke-ruling-DR-46-question = Czy mogę cofnąć wybór karty specjalnej?
dschunke-ruling-DR-46-answer =
    Tylko za zgodą wszystkich: stos jest zamknięty, a ty znasz karty, których nikt inny nie widział.

dschunke-ruling-DR-47-question = Co oznacza liczba na polu spieniężania albo brania towarów?
dschunke-ruling-DR-47-answer =
    Dokładnie tyle juanów albo kart towarów, niezależnie od twoich skrzyń na dżonce.
    Takie pola są możliwe tylko we własnych danych. Nasze mają liczby tylko przy załadunku.

dschunke-ruling-DR-48-question = Co, jeśli przy zdarzeniu S wszystkie cztery stosy są puste?
dschunke-ruling-DR-48-answer =
    Wtedy nie dostajesz karty i nikt po tobie też nie. Runda trwa dalej.
    Może się to zdarzyć tylko z własnymi danymi.

dschunke-ruling-DR-49-question = Kto pierwszy bierze kartę specjalną, gdy w jednej licytacji kilka osób wygrywa S?
dschunke-ruling-DR-49-answer =
    Po kolei od osoby rozpoczynającej. Każda osoba kończy, zanim następna wybierze stos.
    Karty rynku z więcej niż jednym S są możliwe tylko we własnych danych.

dschunke-ruling-DR-50-question = Czy przy swobodnym rozstawieniu karty towarów rozdaje się przed kładzeniem pasków, czy po nim?
dschunke-ruling-DR-50-answer =
    Po nim, jak w drukowanej instrukcji: kładąc paski, nie znasz jeszcze swojej ręki.

## Źródła

dschunke-sources-title = Źródła tych zasad

dschunke-sources-text =
    Wydrukowane: zasady idą za niemiecką instrukcją i jej arkuszem. Odpowiedzi uzgodnione z autorem wyjaśniają kilka dalszych spraw, na przykład to, że trzeba załadować dwa paski.

    Ze źródeł: początkowe miejsca pasków i kupców, pierwsze pole dolnego rzędu i pierwsze Y znamy od osób, które opisały wydaną grę.

    Wywnioskowane: z dwóch relacji z partii wynika, że kupcy krążą od szarej dżonki ku pomarańczowej. Jedna wartość drugiej znanej karty rynku i pierwsze pole górnego rzędu wynikają z tekstów, które tylko o nich napomykają.

    Odtworzone: planszy ani kart nie widzieliśmy.
    Osiemnaście z dwudziestu pól toru pomocników, osiem z dziesięciu kart rynku, rundy obu S i drugiego Y oraz cztery z pięciu premii po 12 juanów to nasze własne propozycje.
    Nie przeczą niczemu, co wiadomo, i są tak wyważone, żeby żadne miejsce ani kolor nie były dużo lepsze od innych.

    Jeśli masz tę grę, powiedz nam, co naprawdę pokazuje. Wszystko jest w jednym pliku, każdy wpis z podanym źródłem, a z własną poprawioną wersją możesz grać od razu.

dschunke-rules-credits =
    Dschunke to gra Michaela Schachta, wydana w 2002 roku przez Queen Games.
    Gra i jej nazwa należą do jej autora i wydawcy.
    Higaki to niezależna realizacja z własnymi tekstami i obrazami.
