### Dschunke: własna instrukcja Higaki po polsku.
### Jeden komunikat na każdą regułę z games/dschunke/rules.md; kropka w numerze reguły jest tu łącznikiem.
### Koniec wiersza oddziela tylko zdania, pusty wiersz zaczyna nowy akapit.

dschunke-rules-title = Dschunke: zasady gry

dschunke-rules-intro =
    Na pływającym targu pięć dżonek stoi tak ciasno, że z jednej na drugą przechodzi się po deskach.
    Na pokładach piętrzą się twoje skrzynie, a na twoich skrzyniach skrzynie wszystkich innych.
    Trzej kupcy wędrują ze statku na statek i każdy zna się na jednym: jeden ładuje, jeden płaci, jeden wydaje towary.
    Sztuka w tym, żeby było cię widać tam, gdzie staną za chwilę, i żeby przeczuć, co inni mają na ręce, gdy zacznie się licytacja.

dschunke-rules-goal =
    Po dziesięciu rundach miej najwięcej pieniędzy.
    Przynoszą je widoczne skrzynie, trafnie zalicytowane towary i karty specjalne, a na końcu także to, na ilu dżonkach widać choć jedną twoją skrzynię.

dschunke-rules-overview =
    W każdej rundzie karta rynku mówi, ile dziś wart jest każdy towar.
    Po kolei posyłacie do pracy po jednym kupcu albo pomocniku, a potem wszyscy biorą nowe towary za karty dostawy.
    W pokerze towarowym wszyscy licytują naraz i w ukryciu, a w każdym kolorze zarabia tylko najwyższa stawka.
    Potem kupcy przechodzą o jedną dżonkę, pomocnicy o jedno pole i zaczyna kto inny.

## Rozdziały

dschunke-chapter-D1 = Elementy gry
dschunke-chapter-D2 = Przygotowanie
dschunke-chapter-D3 = Faza 1: karta rynku i zdarzenia
dschunke-chapter-D4 = Faza 2: akcje
dschunke-chapter-D5 = Ładownie
dschunke-chapter-D6 = Karty specjalne
dschunke-chapter-D7 = Faza 3: dostawa towarów
dschunke-chapter-D8 = Faza 4: poker towarowy
dschunke-chapter-D9 = Fazy 5 i 6: dalej w drogę
dschunke-chapter-D10 = Koniec gry
dschunke-chapter-D11 = Co jest jawne
dschunke-chapter-DV = Warianty

## D1 Elementy gry

dschunke-rule-D1-1 =
    W grze jest 80 pasków ładunku, po 20 w każdym z czterech kolorów, a na każdym pasku są trzy skrzynie.

dschunke-rule-D1-2 =
    W grze są 72 karty towarów, po 18 każdego rodzaju: ryż jest biały, ryby brązowe, warzywa fioletowe, a przyprawy pomarańczowe.

dschunke-rule-D1-3 =
    W grze jest 30 kart specjalnych.
    Siedem działa zawsze: sześć kart dostawy i karta rozstrzygająca remisy.
    Trzynaście to jednorazowe akcje dodatkowe: po dwie do wymiany towarów, załadunku jednego paska, pobrania towarów i przeniesienia paska oraz pięć do spieniężania, po jednej na każdą dżonkę.
    Dziesięć może zapłacić na końcu: pięć po 8 juanów i pięć po 12.

dschunke-rule-D1-4 =
    Pięć dżonek stoi w kręgu; zgodnie z ruchem wskazówek zegara są to szara, pomarańczowa, fioletowa, brązowa i biała.
    Cztery wiozą towary swojego koloru, szara nie wiezie żadnych.

dschunke-rule-D1-5 =
    Każda z dziesięciu kart rynku podaje dla każdego towaru kwotę w juanach albo literę S, czyli kartę specjalną. W naszych danych każda karta ma jedno S.

dschunke-rule-D1-6 =
    Tor pomocników ma dwa rzędy po dziesięć pól, jedno na każdą rundę.
    Pole mówi, co pomocnik może zrobić w tej rundzie; w czterech rundach jest też zdarzenie, dwa razy S i dwa razy Y.

dschunke-rule-D1-7 =
    W banku zawsze jest dość pieniędzy, a na ręce możesz mieć dowolnie wiele kart.

## D2 Przygotowanie

dschunke-rule-D2-1 =
    Gracie we trójkę albo we czwórkę.
    Los przydziela kolory i wskazuje, kto zaczyna; we trójkę nikt nie gra żółtym.

dschunke-rule-D2-2 =
    Paski i kupcy leżą tak, jak pokazuje to arkusz z pudełka.
    We trójkę każdy ma na pokładach cztery paski, we czwórkę trzy.
    Kupiec od załadunku zaczyna na fioletowej dżonce, kupiec od towarów na brązowej, kupiec od pieniędzy na szarej.

dschunke-rule-D2-3 =
    We czwórkę na każdym rzędzie toru stoi pomocnik, we trójkę tylko na dolnym.

dschunke-rule-D2-4 =
    Z każdego rodzaju tasuje się razem po 8 kart towarów, we trójkę po 6, i każdy dostaje osiem.
    Pozostałe leżą na swoich dżonkach: we czwórkę po 10, we trójkę po 12.

dschunke-rule-D2-5 =
    Karty specjalne tasuje się i układa w cztery stosy ze znakami kwadratu, koła, trójkąta i gwiazdy: 8, 8, 7 i 7 kart.

dschunke-rule-D2-6 =
    Karty rynku są potasowane i leżą zakryte.

dschunke-rule-D2-7 =
    Zaczynasz z dwiema kartami dostawy i bez jednego juana.

## D3 Faza 1: karta rynku i zdarzenia

dschunke-rule-D3-1 =
    Gra trwa dziesięć rund, a każda ma sześć faz: karta rynku i zdarzenia, akcje, dostawa towarów, poker towarowy, ruch figur, nowy pierwszy gracz.

dschunke-rule-D3-2 =
    Każdą rundę otwiera nowa karta rynku: mówi, o co będzie poker.

dschunke-rule-D3-3 =
    Teraz, i tylko teraz, można zagrać kartę wymiany, po kolei od pierwszego gracza.
    Pytany jest każdy, kto ma zakrytą kartę, więc samo pytanie niczego nie zdradza.

dschunke-rule-D3-4 =
    Przy S każdy bierze kartę specjalną.
    Po kolei, poczynając od osoby ze znacznikiem startu, wybieracie stos, którego przy tym zdarzeniu nikt jeszcze nie miał, przeglądacie go, zatrzymujecie jedną kartę i odkładacie resztę.

dschunke-rule-D3-5 =
    Przy Y każdy mówi, ile ma pieniędzy.
    Ile warte są twoje karty, pozostaje tajemnicą.

dschunke-rule-D3-6 =
    Zdarzenie następuje po wymianach.
    Karta wymiany ze zdarzenia musi więc poczekać do następnej rundy; każdej innej możesz użyć jeszcze w tej.

## D4 Faza 2: akcje

dschunke-rule-D4-1 =
    Od pierwszego gracza, zgodnie z ruchem wskazówek zegara, każdy wykonuje dokładnie jedną akcję kupcem albo pomocnikiem, który leży jeszcze obrazkiem do góry.
    Potem figurę się odwraca i w tej rundzie już nikomu nie służy.

dschunke-rule-D4-2 =
    Kupiec pracuje tylko na dżonce, na której stoi.

dschunke-rule-D4-3 =
    Przy załadunku kładziesz na dżonce dwa paski, jeden po drugim.
    Z drugiego nie można zrezygnować; jeden kładzie tylko ten, komu więcej nie zostało.

dschunke-rule-D4-4 =
    Jeśli wszystkie twoje paski są na pokładach, nie możesz ładować.
    Tylko gdy wszyscy wolni kupcy i pomocnicy ładują, odwracasz jednego z nich i nic się nie dzieje.

dschunke-rule-D4-5 =
    Przy spieniężaniu dostajesz 1 juana za każdą swoją skrzynię widoczną na dżonce.
    Nigdy nie jest to mniej niż 3 juany, nawet bez jednej skrzyni.
    Przykład: dwa paski na wierzchu i jedna skrzynia wystająca spod spodu dają 7 juanów.

dschunke-rule-D4-6 =
    Przy braniu towarów dostajesz po jednej karcie towaru tej dżonki za każdą swoją skrzynię, którą na niej widać, ale nie mniej niż trzy.
    Liczbę ustala się przed wzięciem pierwszej karty.

dschunke-rule-D4-7 =
    Na szarej dżonce wybierasz, który towar bierzesz.
    Ile kart, zależy od twoich skrzyń na szarej.

dschunke-rule-D4-8 =
    Jeśli towar skończy się, zanim masz dosyć, wybierasz inny i bierzesz go dalej.
    Jeśli nigdzie nic już nie ma, reszta przepada.

dschunke-rule-D4-9 =
    Pomocnik robi to, co pokazuje jego pole, na jednej z dwóch dżonek bez kupca.
    Przy załadunku pole mówi, ile to pasków; spieniężanie i branie towarów działają tak jak u kupca, chyba że pole pokazuje liczbę (DR.47).

## D5 Ładownie

dschunke-rule-D5-1 =
    Trzy paski obok siebie wypełniają warstwę.
    Następny pasek zaczyna nową, ułożoną w poprzek, i tak dalej bez końca.

dschunke-rule-D5-2 =
    Liczą się tylko skrzynie, które widać.
    Pasek w górnej warstwie pokazuje wszystkie trzy i zakrywa po jednej skrzyni każdego paska pod spodem.
    Gdy na wierzchu leży jeden pasek, te niżej pokazują więc jeszcze po dwie skrzynie, gdy dwa, po jednej, a gdy trzy, żadnej.
    Przykład: na pełnej warstwie, w której pasek mają trzy osoby, ktoś kładzie w poprzek dwa paski; ma teraz sześć skrzyń, a tamci po jednej.

dschunke-rule-D5-3 =
    Paski nigdy nie schodzą z planszy.
    Można je zakryć, a pasek z górnej warstwy może przenieść karta.
    Gdy z warstwy znika ostatni pasek, znów widać tę pod spodem; dżonka może nawet zostać pusta.

## D6 Karty specjalne

dschunke-rule-D6-1 =
    Kartę dostawy i kartę rozstrzygającą remisy od razu kładziesz odkrytą; działają do końca gry.

dschunke-rule-D6-2 =
    Karty dodatkowych akcji leżą zakryte, aż użyjesz ich jeden jedyny raz, w swojej turze przed akcją albo po niej.
    Potem wypadają z gry.
    Karty, która nic by nie dała, nie można zagrać.

dschunke-rule-D6-3 =
    W rundzie wolno wykonać tylko jedną dodatkową akcję, a wymiana też nią jest.

dschunke-rule-D6-4 =
    Każda karta dostawy daje ci o jedną kartę towaru więcej w każdej fazie 3.

dschunke-rule-D6-5 =
    Jeśli masz kartę rozstrzygającą remisy i jesteś wśród osób z najwyższą stawką, cała wygrana należy do ciebie, czy to pieniądze, czy karta specjalna.

dschunke-rule-D6-6 =
    Kartą wymiany oddajesz jedną kartę towaru i bierzesz z dżonki inny rodzaj, a jeśli chcesz, robisz to drugi raz.

dschunke-rule-D6-7 =
    Kartą „załadunek jednego paska” kładziesz jeden swój pasek na dowolnej dżonce.

dschunke-rule-D6-8 =
    Kartą „spieniężenie” spieniężasz ładunek na dżonce, którą pokazuje karta, za co najmniej 3 juany i bez względu na to, gdzie stoją kupcy.

dschunke-rule-D6-9 =
    Kartą „towary z dowolnej dżonki” bierzesz na wybranej dżonce tyle towarów, ile widać tam twoich skrzyń, co najmniej trzy.
    Na szarej wybierasz rodzaj.

dschunke-rule-D6-10 =
    Kartą „przeniesienie paska” bierzesz swój pasek z górnej warstwy jednej dżonki i kładziesz go na innej, jak każdy pasek.

dschunke-rule-D6-11 =
    Karta premii za 8 juanów płaci na końcu, jeśli na dżonce, którą pokazuje, widać co najmniej cztery twoje skrzynie.

dschunke-rule-D6-12 =
    Karta premii za 12 juanów płaci na końcu, jeśli na jednej dżonce widać co najmniej pięć twoich skrzyń, a na drugiej co najmniej dwie; obie są na karcie.

dschunke-rule-D6-13 =
    Karty premii leżą zakryte do końca.
    Jeśli te same skrzynie spełniają warunki kilku, płacą wszystkie.

dschunke-rule-D6-14 =
    Kto przegląda stos, zatrzymuje z niego dokładnie jedną kartę, ani mniej, ani więcej.

## D7 Faza 3: dostawa towarów

dschunke-rule-D7-1 =
    Od pierwszego gracza, zgodnie z ruchem wskazówek zegara, każdy bierze po jednej karcie towaru za każdą kartę dostawy, z dowolnych dżonek.
    Patrz, co biorą inni: zaraz poker.

dschunke-rule-D7-2 =
    Gdy na żadnej dżonce nic już nie ma, kto jeszcze nie brał, obchodzi się smakiem.

## D8 Faza 4: poker towarowy

dschunke-rule-D8-1 =
    Wszyscy wybierają w ukryciu dowolną liczbę kart jednego towaru, może też żadnej, i razem je odkrywają.
    Pytany jest każdy, kto ma kartę towaru, nawet jeśli może tylko spasować.

dschunke-rule-D8-2 =
    Każdy kolor rozlicza się osobno: najwyższa stawka dostaje to, co obiecuje karta rynku, pozostałe nic.

dschunke-rule-D8-3 =
    Jeśli najwyższą stawkę ma kilka osób, dzielą się pieniędzmi, z zaokrągleniem w dół.
    Przykład: dwie osoby remisują o 1 juana i żadna nic nie dostaje.

dschunke-rule-D8-4 =
    Jeśli najwyższą stawkę na S ma kilka osób, karty nie dostaje nikt.

dschunke-rule-D8-5 =
    Wszystkie zalicytowane karty wracają na swoje dżonki, także te, które nic nie wygrały.

dschunke-rule-D8-6 =
    Każdy kolor, o który licytowano, jest w tej rundzie zamknięty.
    Dopóki jakiś jest otwarty i ktoś licytuje, odbywa się następna licytacja i wszyscy znów mogą brać w niej udział.
    Czego nikt nie chce, przepada.

dschunke-rule-D8-7 =
    Karty dwóch rodzajów albo zamkniętego koloru liczą się jako brak stawki.
    Przy odkrywaniu stawek wszyscy je widzą, a potem wracają na rękę.

dschunke-rule-D8-8 =
    Kto wygrywa S, wybiera dowolny stos, przegląda go i zatrzymuje jedną kartę.

dschunke-rule-D8-9 =
    W ostatniej rundzie zamiast wygranego S można wziąć 3 juany, ale trzeba zdecydować, zanim się spojrzy na stos.

## D9 Fazy 5 i 6: dalej w drogę

dschunke-rule-D9-1 =
    Każdy kupiec przechodzi na następną dżonkę zgodnie z ruchem wskazówek zegara.

dschunke-rule-D9-2 =
    Każdy pomocnik przechodzi na następne pole, a wszystkie figury znów leżą obrazkiem do góry.

dschunke-rule-D9-3 =
    Znacznik startu wędruje w lewo.

## D10 Koniec gry

dschunke-rule-D10-1 =
    Gra kończy się po pokerze dziesiątej rundy.

dschunke-rule-D10-2 =
    Dodajesz swoje pieniądze, karty premii i premię za dżonki.

dschunke-rule-D10-3 =
    Każda dżonka, na której widać choć jedną twoją skrzynię, jest warta 4 juany.
    Jeśli widać cię na wszystkich pięciu, dostajesz zamiast tego 25 juanów.

dschunke-rule-D10-4 =
    Wygrywa, kto ma najwięcej.
    Przy remisie wygrywa osoba, której zostało na ręce więcej kart towarów; jeśli i tu jest remis, dzielicie się miejscem.

## D11 Co jest jawne

dschunke-rule-D11-1 =
    Twoja ręka jest tajna, ale nie to, ile masz kart.
    Towary bierze się i oddaje jawnie, więc dobra pamięć wie wiele.

dschunke-rule-D11-2 =
    Twoje pieniądze są tajemnicą.
    Widać tylko to, co padło przy ostatnim Y.

dschunke-rule-D11-3 =
    Wszyscy widzą, ile masz zakrytych kart specjalnych, ale nie jakie.
    Zagrana karta pozostaje znana.

dschunke-rule-D11-4 =
    W fazach 3 i 4 nikt nie może liczyć towarów na dżonkach.
    Widać tylko, czy jeszcze jakieś są.

dschunke-rule-D11-5 =
    Stawka jest tajna, dopóki wszyscy nie zdecydują.

dschunke-rule-D11-6 =
    Z przejrzanego stosu Higaki pamięta za ciebie to, co w nim zostało.
    Co inni zabrali z niego zakryte, musisz zgadnąć.

dschunke-rule-D11-7 =
    Nikt nie zna przyszłych kart rynku ani stosów, których nigdy nie przeglądał.

## DV Warianty

dschunke-rule-DV-1 =
    Swobodne rozstawienie: trzej kupcy są potasowani i leżą zakryci na trzech dżonkach, które wskazuje los.
    Wszyscy widzą, gdzie leżą, i nikt nie wie, który jest który.

dschunke-rule-DV-2 =
    Swobodne rozstawienie: dostajesz trzy paski osoby siedzącej po twojej prawej i kładziesz je za nią.
    Po kolei, poczynając od osoby ze znacznikiem startu, kładziecie po jednym na dżonkach, aż leżą wszystkie; na żadnej nie więcej niż trzy.

dschunke-rule-DV-3 =
    Swobodne rozstawienie: potem rozdaje się karty towarów, kupcy zostają odkryci i zaczyna się pierwsza runda.

dschunke-rule-DV-4 =
    Własne dane: jeśli masz tę grę i wiesz lepiej od nas, co pokazują jej plansza i karty, możesz grać z poprawionym plikiem.
    Zapis rozgrywki zachowuje dane, z którymi się toczyła.

## Rozstrzygnięcia

dschunke-rulings-title = Gdzie musieliśmy rozstrzygnąć

dschunke-ruling-DR-1-question = Kto przy swobodnym rozstawieniu wybiera dżonki dla kupców?
dschunke-ruling-DR-1-answer =
    Los.
    Wszyscy widzą, gdzie leżą trzy krążki; który jest który, wychodzi na jaw po ostatnim pasku.

dschunke-ruling-DR-2-question = Czyje paski kładę przy swobodnym rozstawieniu i ile?
dschunke-ruling-DR-2-answer =
    Trzy paski osoby siedzącej po twojej prawej, także we trójkę: każdy podaje trzy swoje paski w lewo.
    Pochodzą z jej dwudziestu.

dschunke-ruling-DR-3-question = Z trzydziestu kart nie wyjdą cztery równe stosy.
dschunke-ruling-DR-3-answer =
    Jest 8, 8, 7 i 7 kart przy kwadracie, kole, trójkącie i gwieździe.
    Wszyscy widzą, ile ich zostało.

dschunke-ruling-DR-4-question = Jak głęboko sięga ładunek?
dschunke-ruling-DR-4-answer =
    Do samego dna.
    Dawno zakryte paski wychodzą na światło, gdy przeniesie się te nad nimi.

dschunke-ruling-DR-5-question = Co, jeśli po przeniesieniu dżonka jest pusta?
dschunke-ruling-DR-5-answer =
    Zaczyna znów od dolnej warstwy.

dschunke-ruling-DR-6-question = Jak dokładnie przenosi się pasek?
dschunke-ruling-DR-6-answer =
    Najpierw się go podnosi, potem kładzie.
    Musi trafić na inną dżonkę.

dschunke-ruling-DR-7-question = Jak załadować dwa paski, gdy w warstwie jest jedna luka?
dschunke-ruling-DR-7-answer =
    Po kolei: pierwszy wypełnia lukę, drugi zaczyna następną warstwę.

dschunke-ruling-DR-8-question = Czy można ładować bez pasków?
dschunke-ruling-DR-8-answer =
    Nie, dopóki wolna jest figura, która robi coś innego.
    Jeśli takiej nie ma, odwracasz figurę, która ładuje, i nic się nie dzieje.

dschunke-ruling-DR-9-question = Czy zakryte albo przeniesione paski kiedyś do mnie wracają?
dschunke-ruling-DR-9-answer =
    Nie, co jest na pokładzie, tam zostaje.

dschunke-ruling-DR-10-question = Kiedy wiadomo, ile towarów biorę?
dschunke-ruling-DR-10-answer =
    Przed pierwszą kartą, według skrzyń, które wtedy widać.

dschunke-ruling-DR-11-question = Czy w jednej akcji można mieszać towary?
dschunke-ruling-DR-11-answer =
    Tylko gdy jeden się skończy.
    Wtedy wybierasz następny i bierzesz go, aż i jego zabraknie.

dschunke-ruling-DR-12-question = Czy mogę wziąć mniej, niż mi się należy?
dschunke-ruling-DR-12-answer =
    Nie.
    Nic by to nie dało.

dschunke-ruling-DR-13-question = Czy karty dostawy muszą brać ten sam towar?
dschunke-ruling-DR-13-answer =
    Nie, każda karta to osobny wybór.
    Jeśli nigdzie nic nie ma, twoja kolej przepada.

dschunke-ruling-DR-14-question = O których towarach mogą wiedzieć wszyscy?
dschunke-ruling-DR-14-answer =
    O wszystkich wziętych, wymienionych i pokazanych w stawkach.
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
    Każdy niepusty, także już znany.

dschunke-ruling-DR-19-question = Co Higaki pamięta z przejrzanego stosu?
dschunke-ruling-DR-19-answer =
    Karty, które w nim zostały po twoim wyborze, bez tych, które ktoś od tej pory wyłożył odkryte.

dschunke-ruling-DR-20-question = Od kiedy działają nowe karty?
dschunke-ruling-DR-20-answer =
    Karta dostawy od najbliższej fazy 3, karta rozstrzygająca remisy od najbliższej licytacji, nawet w tej samej rundzie.

dschunke-ruling-DR-21-question = Co inni wiedzą o moich kartach?
dschunke-ruling-DR-21-answer =
    Ile leży zakrytych.
    Zagraną kartę widzieli wszyscy.

dschunke-ruling-DR-22-question = Czy samo pytanie nie zdradza, że mam coś do zdecydowania?
dschunke-ruling-DR-22-answer =
    Dlatego pytamy każdego, kto ma zakrytą kartę, nawet jeśli może tylko odmówić.

dschunke-ruling-DR-23-question = Jak przebiega wymiana?
dschunke-ruling-DR-23-answer =
    Oddajesz kartę i bierzesz inny towar, który akurat jest; potem, jeśli chcesz, jeszcze raz.
    Oddaną kartę może wziąć następna osoba.

dschunke-ruling-DR-24-question = Czy można zmarnować kartę dodatkowej akcji?
dschunke-ruling-DR-24-answer =
    Nie, karty, która nic by nie dała, nie można zagrać.
    Spieniężanie zawsze coś daje.

dschunke-ruling-DR-25-question = Czy dodatkowa akcja może wypaść w środku akcji?
dschunke-ruling-DR-25-answer =
    Nie, tylko przed nią albo po niej.

dschunke-ruling-DR-26-question = Czy karty dodatkowych akcji zależą od kupców?
dschunke-ruling-DR-26-answer =
    Nie i nikogo nie odwracają.

dschunke-ruling-DR-27-question = Ile są warte niezagrane karty dodatkowych akcji?
dschunke-ruling-DR-27-answer =
    Nic, nie liczą się też przy remisie.

dschunke-ruling-DR-28-question = Czy można blefować nieważną stawką?
dschunke-ruling-DR-28-answer =
    Tak, kartami, które masz na ręce; gra tego nie podsuwa, ale rozumie zapis „bid 2 orange 1 white”.
    Liczy się jako brak stawki; przy odkrywaniu wszyscy widzą te karty, a potem wracają na rękę.

dschunke-ruling-DR-29-question = Kto musi licytować?
dschunke-ruling-DR-29-answer =
    Każdy, kto ma jakąkolwiek kartę towaru.
    Jeśli nikt jej nie ma, poker się kończy.

dschunke-ruling-DR-30-question = Czy po wygranej mogę licytować dalej?
dschunke-ruling-DR-30-answer =
    Tak, w każdej licytacji.

dschunke-ruling-DR-31-question = W jakiej kolejności rozlicza się licytację?
dschunke-ruling-DR-31-answer =
    Odkrycie stawek, wypłata za wszystkie kolory, zwrot kart, zamknięcie kolorów; potem karta specjalna i następna licytacja.

dschunke-ruling-DR-32-question = Co dokładnie daje karta rozstrzygająca remisy?
dschunke-ruling-DR-32-answer =
    Całą kwotę albo kartę specjalną.
    Nic nie daje, jeśli twoja stawka nie jest wśród najwyższych.

dschunke-ruling-DR-33-question = Czy padnie jeszcze pytanie, gdy wszystkie kolory są zamknięte?
dschunke-ruling-DR-33-answer =
    Nie, poker kończy się od razu.

dschunke-ruling-DR-34-question = Dlaczego nie widzę, ile mają inni?
dschunke-ruling-DR-34-answer =
    Każda wypłata jest w dzienniku i dobra pamięć może je dodać.
    Sumę pokazujemy jednak tylko przy Y i na końcu.

dschunke-ruling-DR-35-question = Jak długo zapasy są zakryte?
dschunke-ruling-DR-35-answer =
    Od początku fazy 3, zanim ktokolwiek weźmie kartę, aż do odkrycia następnej karty rynku, a w ostatniej rundzie do końca gry.

dschunke-ruling-DR-36-question = Czy po ostatniej rundzie figury idą dalej?
dschunke-ruling-DR-36-answer =
    Nie, nic już od tego nie zależy.

dschunke-ruling-DR-37-question = Kiedy wszyscy podają swoje pieniądze?
dschunke-ruling-DR-37-answer =
    Po wymianach, a przed akcjami.

dschunke-ruling-DR-38-question = Które towary liczą się przy remisie?
dschunke-ruling-DR-38-answer =
    Te na ręce po ostatniej licytacji.
    Zwycięstwem może się podzielić więcej niż dwoje.

dschunke-ruling-DR-39-question = Kto gra jakim kolorem i kto zaczyna?
dschunke-ruling-DR-39-answer =
    O jednym i drugim decyduje los.

dschunke-ruling-DR-40-question = Czy na szarej dżonce można mieszać towary?
dschunke-ruling-DR-40-answer =
    Nie, jeden rodzaj, aż się skończy.

dschunke-ruling-DR-41-question = Czy wymiana zużywa dodatkową akcję?
dschunke-ruling-DR-41-answer =
    Tak.

dschunke-ruling-DR-42-question = Czy wybieram towar, gdy zagrywam kartę towarów na szarej dżonce?
dschunke-ruling-DR-42-answer =
    Tak, jak u kupca.

dschunke-ruling-DR-43-question = Co, jeśli nie ma już żadnej karty specjalnej do wygrania?
dschunke-ruling-DR-43-answer =
    Wtedy S przepada.
    W ostatniej rundzie zostają 3 juany.

dschunke-ruling-DR-44-question = Co dzieje się z kolorami, o które nikt nie licytuje?
dschunke-ruling-DR-44-answer =
    Przepadają razem z rundą.

dschunke-ruling-DR-45-question = Obaj pomocnicy pokazują tę samą akcję. Którego wybrać?
dschunke-ruling-DR-45-answer =
    Przy tym samym rozmiarze to bez znaczenia.
    W przeciwnym razie wskazujesz rząd.

dschunke-ruling-DR-46-question = Czy mogę cofnąć wybór zatrzymanej karty?
dschunke-ruling-DR-46-answer =
    Tylko za zgodą wszystkich: stos jest zamknięty, a twój wybór opiera się na tym, czego nikt inny nie widział.

dschunke-ruling-DR-47-question = Co oznacza liczba na polu spieniężania albo brania towarów?
dschunke-ruling-DR-47-answer =
    Dokładnie tyle juanów albo kart towarów, niezależnie od twoich widocznych skrzyń na dżonce.
    Takie pola są możliwe tylko we własnych danych; nasze mają liczby tylko przy załadunku.

dschunke-ruling-DR-48-question = Co, jeśli przy zdarzeniu S wszystkie cztery stosy są puste?
dschunke-ruling-DR-48-answer =
    Wtedy nie dostajesz karty i nikt po tobie też nie; runda trwa dalej.
    Może się to zdarzyć tylko z własnymi danymi.

dschunke-ruling-DR-49-question = Kto pierwszy bierze kartę specjalną, gdy w jednej licytacji kilka osób wygrywa S?
dschunke-ruling-DR-49-answer =
    Po kolei, poczynając od osoby ze znacznikiem startu; każdy kończy, zanim następny wybierze stos.
    Karty rynku z więcej niż jednym S są możliwe tylko we własnych danych.

dschunke-ruling-DR-50-question = Czy przy swobodnym rozstawieniu karty towarów rozdaje się przed paskami, czy po nich?
dschunke-ruling-DR-50-answer =
    Po nich, w kolejności z drukowanej instrukcji: kładąc paski, nie znasz jeszcze swojej ręki.

## Źródła

dschunke-sources-title = Skąd pochodzą te zasady

dschunke-sources-text =
    Wydrukowane: zasady idą za niemiecką instrukcją i jej arkuszem; odpowiedzi uzgodnione z autorem wyjaśniają kilka dalszych spraw, choćby to, że zawsze ładuje się dwa paski.

    Ze źródeł: gdzie zaczynają paski i kupcy, pierwsze pole dolnego rzędu i pierwsze Y znamy od osób, które opisały wydaną grę słowami.

    Wywnioskowane: to, że kupcy krążą od szarej dżonki ku pomarańczowej, wynika z dwóch relacji z rozgrywek; jedna wartość drugiej znanej karty rynku i pierwsze pole górnego rzędu wynikają z samych wzmianek.

    Odtworzone: planszy ani kart nie widzieliśmy.
    Osiemnaście z dwudziestu pól toru pomocników, osiem z dziesięciu kart rynku, rundy obu S i drugiego Y oraz cztery z pięciu premii po 12 juanów to nasze propozycje.
    Zgadzają się ze wszystkim, co wiadomo, i są tak dobrane, żeby żadne miejsce ani kolor nie były dużo lepsze od innych.

    Jeśli masz tę grę, powiedz nam, co naprawdę pokazuje: wszystko jest w jednym pliku, każdy wpis ze swoim pochodzeniem, a z własną poprawioną wersją możesz grać od razu.

dschunke-rules-credits =
    Dschunke to gra Michaela Schachta, wydana w 2002 roku przez Queen Games.
    Gra i jej nazwa należą do jej autora i wydawcy.
    Higaki to niezależna realizacja; jej słowa i obrazy są jej własne.
