### Kupcy z Osaki: co mówią lekcje, po polsku.

## Lekcja 1: monety, rezerwowanie, kupowanie

lesson-osaka-1-title = Monety, towary i statki
lesson-osaka-1-step-1 = Jesteś kupcem w Osace. Kupujesz towary, statki wiozą je do Edo, a tam przynoszą ci punkty. W każdej turze robisz jedną rzecz: bierzesz monetę, rezerwujesz kartę albo kupujesz.
lesson-osaka-1-step-2 = To jest twoja ręka, czyli twoje pieniądze. Każda karta jest warta tyle, ile wynosi jej liczba, bez względu na kolor. Na rynku te same karty są towarami.
lesson-osaka-1-step-3 = Weź monetę: wybierz niebieską 5 z rynku. Trafi na twoją rękę i jest warta 5.
lesson-osaka-1-step-4 = Drugi kupiec też wziął monetę. Rynku się po tym nie uzupełnia, więc robi się tańszy. Obok leży farma: jej karty przejdą na rynek po najbliższym zakupie, a wcześniej nikt nie może ich kupić.
lesson-osaka-1-step-5 = Zarezerwuj czerwoną 5 na farmie. Od teraz leży na niej twój znacznik i nikt poza tobą nie może tej karty kupić ani wziąć.
lesson-osaka-1-step-6 = Rynek stał się tani. Kupuje się zawsze wszystko: każdą kartę, której nie zarezerwował nikt inny. Zapłać 4 swoją niebieską 5. Reszty się nie wydaje.
lesson-osaka-1-step-7 = Czerwony i żółty statek popłynęły: o jedno pole za jedną kartę ich koloru, o dwa pola za dwie lub więcej. Twoja czerwona 5 przeszła z farmy na rynek razem z twoim znacznikiem.
lesson-osaka-1-step-8 = Kupione karty leżą przed tobą jako towary. Czekają, aż statek w tym kolorze dopłynie do Edo: o tym jest następna lekcja. Albo graj tu dalej, jak długo chcesz.

## Lekcja 2: wypłata, ubezpieczenie, koniec

lesson-osaka-2-title = Wypłata zysków w Edo
lesson-osaka-2-step-1 = Zielony statek jest tuż przed Edo, a ty masz zielone towary. Niebieski statek też jest na falach: gdy jakiś statek dopływa do Edo, Czarny Prąd zabiera każdy statek, który jest jeszcze na falach.
lesson-osaka-2-step-2 = Kup cały rynek. Dzięki zielonej karcie zielony statek dopłynie i nastąpi wypłata zysków.
lesson-osaka-2-step-3 = Wypłata zysków! Trzy zielone towary: najwyższy to 3, twój zielony żeton osiągnięć dodaje 1, razy trzy karty to 12, w zaokrągleniu w górę 15, a każde 5 z tego to punkt. Ale niebieski statek tonie. Niebieska 2 na twojej ręce ma dwa ikony ubezpieczenia: ubezpiecz nią swoje dwa niebieskie towary.
lesson-osaka-2-step-4 = Za sprzedaż dostajesz drugi zielony żeton. Od teraz każda zielona karta jest przy sprzedaży warta o jeden więcej.
lesson-osaka-2-step-5 = Twoje niebieskie towary są ubezpieczone i pozostaną takie aż do sprzedaży. Drugi kupiec nie miał ubezpieczenia i stracił niebieską kartę. Niebieski statek zaczyna znowu w Anori, a zielony w Osace.
lesson-osaka-2-step-6 = Teraz czerwony statek. Kup cały rynek: dwie czerwone karty przesuną go o dwa pola.
lesson-osaka-2-step-7 = Masz siedem żetonów. Gdy po wypłacie zysków ktoś ma osiem, gra się kończy. Kup jeszcze raz: czerwony statek dopłynie do Edo.
lesson-osaka-2-step-8 = Gra skończona. Wygrywa ten, kto ma najwięcej punktów; pozostałe towary i monety nic nie liczą. Wiesz już wszystko, czego trzeba: znajdź sobie stół!
