### Kupcy z Osaki: własna instrukcja Higaki po polsku.
### Jeden komunikat na każdą regułę z games/osaka/rules.md; kropka w numerze reguły jest tu łącznikiem.
### Koniec wiersza oddziela tylko zdania, pusty wiersz zaczyna nowy akapit.

osaka-rules-title = Kupcy z Osaki: zasady gry

osaka-rules-intro =
    Japonia w czasach szogunów: Osaka ma towary, Edo ma pieniądze, a między nimi ciągnie się długie, niespokojne wybrzeże.
    Wzdłuż niego pływają cztery statki, po jednym dla każdego rodzaju towaru, a każdy zabiera ładunek wszystkich osób przy stole.
    Kupujesz swoją część ładunku, popędzasz statki albo je wstrzymujesz i zarabiasz, gdy któryś z twoim towarem zawinie do Edo.
    Na ostatnim odcinku czyha jednak Czarny Prąd: kiedy jedni liczą zyski, każdy statek, który wciąż zmaga się z falami, idzie na dno razem ze wszystkim, czego nikt nie ubezpieczył.
    Każda karta może być monetą, towarem albo ubezpieczeniem, a cała sztuka polega na tym, żeby w porę wybrać właściwie.

osaka-rules-goal =
    Zdobądź do końca gry najwięcej punktów zwycięstwa.
    Przynoszą je towary sprzedane w Edo, a każdy sprzedany tam kolor daje ci też żeton osiągnięć, dzięki któremu twój następny ładunek tego koloru będzie więcej wart.
    Gdy tylko ktoś zbierze osiem żetonów, partia dobiega końca.

osaka-rules-overview =
    W swojej turze robisz jedną rzecz: kupujesz z rynku wszystko, czego nie zarezerwował nikt inny, albo bierzesz z niego na rękę jedną kartę jako monety, albo kładziesz na wybranej karcie swój znacznik, żeby ją zarezerwować.
    Tylko zakup porusza statki, o jedno lub dwa pola dla każdego kupionego koloru, i po każdym zakupie pojawiają się nowe karty.
    Jeśli któryś statek dotrze przy tym do Edo, następuje wypłata zysków: wszyscy sprzedają ten kolor, zdobywają punkty i żetony osiągnięć, a statki, które zostały na falach, toną.
    Potem kolej na następną osobę, zgodnie z ruchem wskazówek zegara.

## Rozdziały

osaka-chapter-O1 = Elementy gry
osaka-chapter-O2 = Przygotowanie
osaka-chapter-O3 = Twoja tura: monety i dobra
osaka-chapter-O4 = Rezerwowanie
osaka-chapter-O5 = Uzupełnianie
osaka-chapter-O6 = Statki
osaka-chapter-O7 = Wypłata zysków: sprzedaż
osaka-chapter-O8 = Wypłata zysków: Czarny Prąd
osaka-chapter-O9 = Koniec gry
osaka-chapter-O10 = Informacje jawne i tajne
osaka-chapter-OV = Warianty

## O1 Elementy gry

osaka-rule-O1-1 =
    Talia liczy 108 kart w czterech kolorach: czerwonym, niebieskim, żółtym i zielonym, po 27 w każdym.
    W każdym kolorze jest jedenaście dwójek, dziewięć trójek i siedem piątek.
    Na naszych obrazkach czerwony to miska z laki, niebieski to bela tkaniny, żółty to worek ryżu, a zielony to listek herbaty.
    Każda karta może ci służyć na trzy sposoby: na ręce jest pieniądzem, przed tobą na stole jest towarem, a odrzucona w odpowiedniej chwili staje się ubezpieczeniem.

osaka-rule-O1-2 =
    Na wielu kartach są ikony ubezpieczenia, na naszych obrazkach małe parasole: na dwójce dwie, na trójce jedna, na piątce żadnej.
    Im mniej więc za kartę kupisz, tym lepiej cię ochroni.

osaka-rule-O1-3 =
    Trasa ma sześć pól: Osaka, Oshima, Anori z kotwicą, dwa pola z falami na wodach Enshunady i wreszcie Edo.
    Cały rejs liczy zatem pięć kroków.
    Na jednym polu może stać dowolnie wiele statków.

osaka-rule-O1-4 =
    Żeton osiągnięć zostaje u ciebie na zawsze: nikt ci go nie zabierze i za nic się nim nie płaci.
    Nie zabraknie ich w żadnym kolorze.

## O2 Przygotowanie

osaka-rule-O2-1 =
    Gracie w dwie, trzy albo cztery osoby, zawsze tymi samymi kartami i na tych samych zasadach.
    Po przetasowaniu talii pięć odkrytych kart tworzy rynek, a trzy kolejne farmę, która pokazuje, co trafi na rynek w następnej kolejności.
    Dopiero potem dobieracie karty na rękę.

osaka-rule-O2-2 =
    W kolejności miejsc przy stole każda osoba odkrywa karty ze stosu doboru, jedną po drugiej, i kończy, gdy są razem warte co najmniej 8.
    Te dwie, trzy lub cztery karty to jej początkowa ręka.
    Przykład: odkrywasz dwójkę, potem trójkę, razem 5, więc ciągniesz dalej; trzecia karta to piątka, masz 10 i kończysz.
    Teraz patrzą wszyscy, później ręka jest już tajna.

osaka-rule-O2-3 =
    Zaczyna osoba z najniższą sumą.
    Jeśli ma ją kilka osób, rozstrzyga mniejsza liczba kart, a potem los.
    Przykład: najniższa suma to 10 i dają ją zarówno 5 + 5, jak i 2 + 3 + 5; zaczyna osoba z dwiema kartami.

osaka-rule-O2-4 =
    Osoba rozpoczynająca, a po niej kolejne zgodnie z ruchem wskazówek zegara, wybiera sobie jeden żeton osiągnięć.
    Kolor jest dowolny, także taki, który ktoś już ma.
    Znacie już rynek, farmę i wszystkie początkowe ręce, więc weź kolor, na którego sprzedaż liczysz.

osaka-rule-O2-5 =
    Wszystkie cztery statki stoją w Osace.
    Kiedy wszyscy mają już swój żeton osiągnięć, osoba rozpoczynająca wykonuje pierwszą turę.

## O3 Twoja tura: monety i dobra

osaka-rule-O3-1 =
    W swojej turze robisz dokładnie jedną z trzech rzeczy: kupujesz dobra, bierzesz monety albo rezerwujesz kartę.
    Potem gra następna osoba zgodnie z ruchem wskazówek zegara.

osaka-rule-O3-2 =
    Kupuje się wszystko albo nic: bierzesz z rynku każdą kartę, na której nie leży cudzy znacznik.
    Karta na rynku, na której leży twój własny znacznik, też należy do zakupu i wlicza się do ceny.
    Przykład: na rynku leżą 5, 3, 3 i 2, a na piątce leży znacznik kogoś innego; twoja cena to 3 + 3 + 2 = 8, a piątka zostaje na miejscu.

osaka-rule-O3-3 =
    Płacisz kartami z ręki, które razem są warte co najmniej tyle, ile wynosi cena; trafiają one na stos kart odrzuconych.
    Nikt nie wydaje reszty: jeśli za 8 zapłacisz dwiema piątkami, nadwyżka 2 przepada.

osaka-rule-O3-4 =
    Kupione karty leżą przed tobą odkryte i ułożone kolorami: to twoje towary, które odtąd płyną na statkach.
    Możesz ich mieć tyle, ile zechcesz.

osaka-rule-O3-5 =
    Biorąc monety, przenosisz na rękę jedną kartę z rynku, na której nie leży cudzy znacznik.
    Od tej pory jest warta tyle monet, ile wskazuje jej liczba.
    Luka na rynku pozostaje pusta, więc kto gra po tobie, może kupić taniej.

osaka-rule-O3-6 =
    Na ręce możesz trzymać dowolnie wiele kart.

osaka-rule-O3-7 =
    Nie możesz spasować z własnej woli.
    Pasujesz tylko wtedy, gdy nie da się niczego kupić, wziąć ani zarezerwować, a to jest możliwe dopiero wtedy, gdy puste są oba stosy: doboru i kart odrzuconych.

osaka-rule-O3-8 =
    Farma to wystawa sklepowa: jej kart nie można ani kupić, ani wziąć jako monet, dopóki nie trafią na rynek.
    Można je jednak już rezerwować.

## O4 Rezerwowanie

osaka-rule-O4-1 =
    Masz jeden znacznik rezerwacji, a więc tylko jedną rezerwację naraz.
    Położenie go na karcie to cała twoja tura.
    Tam już zostaje: nie możesz go przełożyć ani zabrać z powrotem.

osaka-rule-O4-2 =
    Zarezerwować możesz każdą kartę na rynku lub na farmie, na której nie leży jeszcze żaden znacznik.

osaka-rule-O4-3 =
    Karta z twoim znacznikiem czeka tylko na ciebie: nikt inny jej nie kupi ani nie weźmie jako monet.
    Pozostałym osobom nie wlicza się też do ceny.

osaka-rule-O4-4 =
    Znacznik wraca do ciebie, kiedy kupujesz leżącą pod nim kartę albo bierzesz ją jako monety, i nigdy inaczej.
    Jeśli w chwili zakupu twoja zarezerwowana karta leży jeszcze na farmie, nie należy do zakupu, a znacznik czeka na niej dalej.

## O5 Uzupełnianie

osaka-rule-O5-1 =
    Po każdym zakupie uzupełnia się rynek i farmę.
    Wzięcie monet i rezerwacja nie powodują uzupełniania.

osaka-rule-O5-2 =
    Jeśli na początku twojej tury na rynku nie ma nic albo leżą tam tylko karty z cudzymi znacznikami, najpierw następuje uzupełnienie, a potem grasz jak zwykle.
    Jeśli na rynku leży twoja własna zarezerwowana karta, uzupełnienia nie ma: wciąż masz co kupić albo wziąć.

osaka-rule-O5-3 =
    Uzupełnianie ma trzy kroki: cała farma przechodzi na rynek razem ze swoimi znacznikami, dochodzą tam dwie karty ze stosu doboru, a trzy następne tworzą nową farmę.
    Rynek może w ten sposób urosnąć ponad pięć kart.
    Przykład: na rynku została jedna karta z cudzym znacznikiem; z trzema kartami z farmy i dwiema ze stosu jest ich teraz sześć.

osaka-rule-O5-4 =
    Kiedy trzeba dobrać kartę, a stos doboru jest pusty, tasuje się stos kart odrzuconych i to on zajmuje jego miejsce.
    Potem dobiera się dalej.

osaka-rule-O5-5 =
    Jeśli stos kart odrzuconych też jest pusty, wykłada się tyle kart, ile jeszcze jest: najpierw na rynek, potem na farmę.
    Braków nie nadrabia się później.

## O6 Statki

osaka-rule-O6-1 =
    Po zakupie rusza statek każdego kupionego koloru: za jedną kartę tego koloru o jedno pole, za dwie i więcej o dwa pola.
    Dalej w jednej turze nie popłynie nigdy.
    Przykład: kupujesz trzy karty czerwone i jedną zieloną; czerwony statek pokonuje dwa pola, zielony jedno, a niebieski i żółty stoją w miejscu.

osaka-rule-O6-2 =
    Rejs kończy się w Edo.
    Statek, któremu został jeden krok, a który mógłby zrobić dwa, po prostu dopływa do celu.

osaka-rule-O6-3 =
    Najpierw ruszają wszystkie statki objęte zakupem.
    Jeśli potem choć jeden z nich stoi w Edo, następuje wypłata zysków: jedna, wspólna dla wszystkich kolorów, które dotarły.

## O7 Wypłata zysków: sprzedaż

osaka-rule-O7-1 =
    Przy wypłacie zysków sprzedają wszyscy, nie tylko osoba, która właśnie kupiła.
    Z każdego koloru, który dotarł, musisz sprzedać wszystkie swoje towary, ubezpieczone czy nie; niczego nie można zachować na lepsze czasy.

osaka-rule-O7-2 =
    Twoje towary jednego koloru to jeden zestaw.
    Cena każdej karty w zestawie to jego najwyższa liczba powiększona o 1 za każdy twój żeton osiągnięć w tym kolorze.
    Pomnóż cenę przez liczbę kart i zaokrąglij w górę do najbliższej wielokrotności 5.

    Przykład: sprzedajesz 2, 3 i 5, a w tym kolorze masz dwa żetony; cena to 5 + 2 = 7, za trzy karty daje to 21, po zaokrągleniu 25.
    Pojedyncza trójka z tymi samymi dwoma żetonami: cena to 3 + 2 = 5, za jedną kartę daje to 5 i nie ma czego zaokrąglać.

osaka-rule-O7-3 =
    Każde 5 z tej wartości to jeden punkt zwycięstwa.
    Wartość 25 daje więc 5 punktów, a nawet samotna dwójka przynosi jeden, bo zaokrągla się ją do 5.

osaka-rule-O7-4 =
    Punkty przechowujesz jako zakryte karty: jedna karta to jeden punkt, niezależnie od jej liczby.
    Pochodzą ze sprzedanego zestawu, od najniższych poczynając; niepotrzebne karty trafiają na stos kart odrzuconych.
    Przykład: 2, 2 i 3 bez żetonów są warte 3 × 3 = 9, po zaokrągleniu 10, czyli 2 punkty; zachowujesz obie dwójki, a trójkę odrzucasz.

osaka-rule-O7-5 =
    Dzięki żetonom zestaw może dać więcej punktów, niż liczy kart.
    Brakujące karty pochodzą wtedy ze stosu doboru i nikt na nie nie patrzy: przy 5 punktach za zestaw z trzech kart są to dwie.
    Gdyby nie było już żadnej karty, punkty i tak zostaną ci zapisane.

osaka-rule-O7-6 =
    Po sprzedaży dostajesz po jednym żetonie osiągnięć w każdym kolorze, w którym właśnie przybyło ci punktów.
    W sprzedaży, która go przyniosła, nowy żeton jeszcze się nie liczy; podnosi cenę od następnej wypłaty zysków.

## O8 Wypłata zysków: Czarny Prąd

osaka-rule-O8-1 =
    Przy każdej wypłacie zysków Czarny Prąd porywa to, co znajdzie na obu polach z falami: wszystkie stojące tam statki toną.
    Nieważne, jak długo statek tam był; ten, który dotarł na fale dopiero przy tym zakupie, też idzie na dno.

osaka-rule-O8-2 =
    Zanim cokolwiek przepadnie, możecie ubezpieczać towary, kolejno zgodnie z ruchem wskazówek zegara; zaczyna osoba, której zakup wywołał wypłatę zysków.
    Jeśli nie masz nic do stracenia albo nie masz karty, która mogłaby coś z tego uratować, gra pomija twoją kolej.

osaka-rule-O8-3 =
    Ubezpieczasz, odrzucając karty z ręki.
    Każda ikona ubezpieczenia na takiej karcie ratuje jeden twój nieubezpieczony towar w kolorze tej karty.
    Przykład: niebieska dwójka ratuje dwa niebieskie towary, niebieska trójka jeden, a niebieska piątka żadnego.

osaka-rule-O8-4 =
    To ty decydujesz, które towary uratować; zwykle opłacają się te najwyższe.
    Niewykorzystana ikona przepada, nawet jeśli jest jedyną na karcie.

osaka-rule-O8-5 =
    Ubezpieczyć można tylko towary, których statek właśnie tonie.
    Nie da się ubezpieczać na zapas.

osaka-rule-O8-6 =
    Ubezpieczone towary leżą bokiem.
    Są bezpieczne aż do sprzedaży, choćby ich statek tonął wiele razy, i nic więcej cię nie kosztują.

osaka-rule-O8-7 =
    Gdy wszyscy już zdecydują, odrzuca się wszystkie nieubezpieczone towary w kolorach zatopionych statków, bez żadnego odszkodowania.

osaka-rule-O8-8 =
    Na koniec wypłaty zysków statki z Edo wracają do Osaki, a zatopione zaczynają od nowa w Anori.
    Wszystkie inne zostają na swoich miejscach.

## O9 Koniec gry

osaka-rule-O9-1 =
    Jeśli po rozdaniu nowych żetonów osiągnięć przy wypłacie zysków ktoś ma ich osiem lub więcej, partia się kończy; liczą się razem wszystkie kolory, także żeton wybrany na początku.
    Koniec następuje od razu: żaden statek już nie tonie i nikt nie ma kolejnej tury.

osaka-rule-O9-2 =
    Gra kończy się także wtedy, gdy wszyscy po kolei muszą spasować, bo wtedy nic już nie może się zmienić.

osaka-rule-O9-3 =
    O wygranej decydują wyłącznie punkty zwycięstwa: wygrywa osoba, która ma ich najwięcej.
    Towary, które nie dotarły do Edo, i karty na ręce są już bez wartości.

osaka-rule-O9-4 =
    Przy równej liczbie punktów wyżej jest osoba, która ma więcej żetonów osiągnięć.
    Jeśli i tu jest remis, dzielicie się miejscem, czy to pierwszym, czy ostatnim.

## O10 Informacje jawne i tajne

osaka-rule-O10-1 =
    Twoja ręka jest tajna, ale wszyscy widzą, ile kart trzymasz.
    Jawne są też statki, rynek, farma, znaczniki, towary, żetony osiągnięć, liczba punktów i stos kart odrzuconych.
    Kolejności kart w stosie doboru nie zna nikt, a kart dobranych z niego jako punkty nie ogląda nikt, nawet osoba, do której należą.

## OV Warianty

osaka-rule-OV-1 =
    Odkryte ręce: karty na rękach są widoczne dla wszystkich.
    Początkowe ręce i karty brane jako monety i tak każdy widział, więc oszczędza wam to jedynie zapamiętywania.

osaka-rule-OV-2 =
    Uzupełnianie po statkach: po zakupie uzupełnia się dopiero wtedy, gdy statki skończą ruch i minie ewentualna wypłata zysków.
    Przy ubezpieczaniu nikt więc jeszcze nie zna nowych kart.

osaka-rule-OV-3 =
    Ubezpieczenie dowolnego koloru: gdy tonie jakikolwiek statek, możesz ubezpieczyć także towary, których statkowi nic nie grozi, i w dalszych rejsach są już bezpieczne.
    Karta nadal chroni tylko towary w swoim własnym kolorze.

## Rozstrzygnięcia

osaka-rulings-title = Rozstrzygnięcia

osaka-ruling-OR-1-question = Kto pierwszy dobiera początkową rękę?
osaka-ruling-OR-1-answer =
    Dobieracie w kolejności miejsc przy stole i każda ręka jest gotowa, zanim zacznie się następna.
    Na szanse nie ma to wpływu.

osaka-ruling-OR-2-question = Czy mogę zapłacić większą liczbą kart, niż potrzeba?
osaka-ruling-OR-2-answer =
    Tak, jeśli zapłata wystarcza, możesz do niej dołożyć kolejne karty.
    Takich zapłat nie ma jednak na liście możliwości, bo tylko by ją wydłużały.

osaka-ruling-OR-3-question = W którym momencie zakupu uzupełnia się rynek?
osaka-ruling-OR-3-answer =
    Gdy tylko kupione towary znajdą się przed tobą, a jeszcze zanim ruszy pierwszy statek.
    W wariancie „Uzupełnianie po statkach” dzieje się to dopiero po wypłacie zysków.

osaka-ruling-OR-4-question = Kilka statków dociera jednocześnie: który kolor sprzedaje się najpierw?
osaka-ruling-OR-4-answer =
    Czerwony, potem niebieski, żółty i zielony; w obrębie koloru zaczyna osoba, której tura trwa, i dalej zgodnie z ruchem wskazówek zegara.
    Twoje punkty nigdy od tego nie zależą.

osaka-ruling-OR-5-question = Czy mogę obejrzeć karty, które dobieram jako punkty?
osaka-ruling-OR-5-answer =
    Nie, nikt ich nie ogląda.
    Liczba punktów każdej osoby jest natomiast jawna, bo każdy mógłby ją sobie policzyć.

osaka-ruling-OR-6-question = Czy tonie też statek, który dotarł na fale dopiero przy tym zakupie?
osaka-ruling-OR-6-answer =
    Tak.
    Drukowane zasady mówią o każdym statku na falach i nie podają wyjątku.

osaka-ruling-OR-7-question = Czy mogę ubezpieczyć towary, których statek nie tonie?
osaka-ruling-OR-7-answer =
    Nie, tylko takie, które za chwilę by przepadły.
    Pozwala na to wariant „Ubezpieczenie dowolnego koloru”.

osaka-ruling-OR-8-question = Kiedy tasuje się stos kart odrzuconych?
osaka-ruling-OR-8-answer =
    Kiedy potrzebna jest karta, a stos doboru jest pusty.
    Samo dobranie ostatniej karty jeszcze nie wystarcza.

osaka-ruling-OR-9-question = Co się dzieje, gdy oba stosy są puste?
osaka-ruling-OR-9-answer =
    Przy uzupełnianiu wykłada się tyle, ile jest, choćby i nic.
    Punkty, dla których nie ma karty, zostają zapisane i liczą się w pełni.

osaka-ruling-OR-10-question = A jeśli nie mogę zrobić zupełnie nic?
osaka-ruling-OR-10-answer =
    Wtedy pasujesz.
    Jeśli spasujecie wszyscy po kolei, partia się kończy, a miejsca ustala się jak zwykle.

osaka-ruling-OR-11-question = Czy dwie osoby mogą zacząć z żetonem osiągnięć tego samego koloru?
osaka-ruling-OR-11-answer =
    Tak, każdy wybiera swobodnie.
osaka-ruling-OR-12-question = Czy gra pyta mnie o ubezpieczenie, jeśli nie mam na nie karty?
osaka-ruling-OR-12-answer =
    Nie.
    Wszystkie karty bierze się i wydaje jawnie, więc uważna osoba i tak zna każdą rękę, a pominięcie kogoś nie zdradza niczego nowego.
osaka-ruling-OR-13-question = Czy mogę odrzucić więcej kart ubezpieczenia, niż potrzebują moje towary?
osaka-ruling-OR-13-answer =
    Tak, podobnie jak przy zakupie: nadmiarowe ikony przepadają, a karta nie wraca na rękę.
    Na liście możliwości są tylko ubezpieczenia bez zbędnych kart; każde inne możesz złożyć samodzielnie.

## Źródła

osaka-sources-title = Źródła tych zasad

osaka-sources-text =
    Wydrukowane: podstawą są instrukcje wydania niemieckiego i polskiego, zgodne prawie we wszystkim.
    Tam, gdzie się różnią, idziemy za niemiecką: według niej w swojej turze musisz wykonać jedną z trzech akcji, a według polskiej możesz.
    Opisują karty i ich ikony, przygotowanie, trzy akcje, uzupełnianie, ruch statków, wypłatę zysków, koniec partii i ustalanie miejsc.
    Jeśli o czymś mówi tylko jedna z nich, idziemy za nią: na przykład to, że liczba kart na ręce jest jawna, podaje tylko polska.
    Prąd Kuroshio nazywamy Czarnym Prądem; w polskim wydaniu nosi on nazwę „Czarny Przypływ”.

    Wywnioskowane: tekst zasad nie mówi, w jakiej kolejności leży sześć pól trasy, i nie wymienia nazwy Oshima; jedno i drugie znamy z opisów planszy.
    To, że statek zatrzymuje się w Edo, nawet gdyby mógł płynąć dalej, wynika stąd, że Edo jest ostatnim polem, ale nie mówi tego żadne zdanie.
    Liczbę osób przy stole znamy z publikacji o grze, a nie z tekstu zasad.
    Większość kart z drukowanych przykładów widać tylko na ilustracjach, których nie mieliśmy, dlatego karty w naszych przykładach dobraliśmy sami.

    Rozstrzygnięte: tam, gdzie instrukcje milczą, podjęliśmy decyzję, a wszystkie są zebrane pod nagłówkiem „Rozstrzygnięcia”.
    W dwóch sprawach, co do momentu uzupełniania i co do ubezpieczania innych kolorów, wariant pozwala zagrać inaczej.

    Nie znamy żadnego zbioru pytań i odpowiedzi wydawcy.
    Jeśli w twoim egzemplarzu gry jest inaczej, daj nam znać, a my to poprawimy.

osaka-rules-credits =
    Kupcy z Osaki (Traders of Osaka) to gra, której autorem jest Susumu Kawasaki.
    Gra i jej nazwa należą do autora i wydawców.
    Higaki to niezależna realizacja z własnymi tekstami i ilustracjami.
