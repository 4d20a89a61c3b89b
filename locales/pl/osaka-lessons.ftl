### Kupcy z Osaki: co mówią lekcje, po polsku.

## Lekcja 1: monety, rezerwowanie, kupowanie

lesson-osaka-1-title = Monety, dobra i statki
lesson-osaka-1-step-1 = Handlujesz w Osace. Kupujesz dobra, statki wiozą je do Edo, a tam przynoszą ci punkty. W swojej turze robisz jedną rzecz: kupujesz dobra, bierzesz monety albo rezerwujesz kartę.
lesson-osaka-1-step-2 = To jest twoja ręka, czyli twoje pieniądze. Każda karta jest warta tyle monet, ile wynosi jej liczba, bez względu na kolor. Na rynku te same karty to dobra.
lesson-osaka-1-step-3 = Weź monety: wybierz niebieską 5 z rynku. Trafi na twoją rękę i będzie warta 5 monet.
lesson-osaka-1-step-4 = Druga osoba też wzięła monety. Rynku się po tym nie uzupełnia, więc jest teraz tańszy. Obok leży farma: jej karty przejdą na rynek po najbliższym zakupie, a wcześniej nikt nie może ich kupić.
lesson-osaka-1-step-5 = Zarezerwuj czerwoną 5 na farmie. Od teraz leży na niej twój znacznik i nikt poza tobą nie może tej karty kupić ani wziąć.
lesson-osaka-1-step-6 = Rynek zrobił się tani. Kupuje się zawsze wszystko: każdą kartę, której nie zarezerwował nikt inny. Zapłać 4 swoją niebieską 5. Reszty się nie wydaje.
lesson-osaka-1-step-7 = Czerwony i żółty statek popłynęły: o jedno pole za jedną kartę ich koloru, o dwa pola za dwie lub więcej. Twoja czerwona 5 przeszła z farmy na rynek razem z twoim znacznikiem.
lesson-osaka-1-step-8 = Kupione karty leżą przed tobą jako towary. Czekają, aż statek w ich kolorze dotrze do Edo: o tym jest następna lekcja. Możesz też grać tu dalej, jak długo chcesz.

## Lekcja 2: wypłata, ubezpieczenie, koniec

lesson-osaka-2-title = Wypłata zysków w Edo
lesson-osaka-2-step-1 = Zielony statek jest tuż przed Edo, a ty masz zielone towary. Niebieski statek jest na falach: gdy jakiś statek dociera do Edo, Czarny Prąd zatapia każdy statek, który jest jeszcze na falach.
lesson-osaka-2-step-2 = Kup dobra z rynku. Dzięki zielonej karcie zielony statek dotrze do Edo i nastąpi wypłata zysków.
lesson-osaka-2-step-3 = Wypłata zysków! Trzy zielone towary: najwyższa liczba to 3, twój zielony żeton osiągnięć dodaje 1, razy trzy karty to 12, po zaokrągleniu w górę 15, a każde 5 z tego to punkt. Ale niebieski statek tonie. Niebieska 2 na twojej ręce ma dwie ikony ubezpieczenia, czyli parasole: ubezpiecz nią swoje dwa niebieskie towary.
lesson-osaka-2-step-4 = Za sprzedaż dostajesz drugi zielony żeton osiągnięć. Od teraz każdy twój zielony towar jest przy sprzedaży wart o jeden więcej.
lesson-osaka-2-step-5 = Twoje niebieskie towary są ubezpieczone aż do sprzedaży. Druga osoba nie miała ubezpieczenia i straciła niebieską kartę. Niebieski statek zaczyna znowu w Anori, a zielony w Osace.
lesson-osaka-2-step-6 = Teraz czerwony statek. Kup dobra z rynku: dwie czerwone karty przesuną go o dwa pola.
lesson-osaka-2-step-7 = Masz siedem żetonów osiągnięć. Jeśli po wypłacie zysków ktoś ma ich osiem, partia się kończy. Kup jeszcze raz: czerwony statek dotrze do Edo.
lesson-osaka-2-step-8 = Koniec gry. Wygrywa osoba, która ma najwięcej punktów; pozostałe towary i monety nic nie dają. Wiesz już wszystko, co potrzebne: znajdź sobie stół!
