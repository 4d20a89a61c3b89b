### Dschunke: tabele danych o elementach gry, po polsku.

dschunke-data-helpers = Tor pomocników
dschunke-data-market = Karty rynku
dschunke-data-start = Wydrukowane rozstawienie
dschunke-data-bonus = Karty premii za 12 juanów
dschunke-data-other = Pozostałe wpisy z pliku

dschunke-column-round = Runda
dschunke-column-upper = Górny rząd (we czwórkę)
dschunke-column-lower = Dolny rząd
dschunke-column-event = Zdarzenie
dschunke-column-card = Karta
dschunke-column-white = Ryż (biały)
dschunke-column-brown = Ryby (brązowe)
dschunke-column-purple = Warzywa (fioletowe)
dschunke-column-orange = Przyprawy (pomarańczowe)
dschunke-column-junk = Dżonka, zgodnie z ruchem wskazówek zegara
dschunke-column-merchant = Kupiec
dschunke-column-strips-3 = Paski we trójkę
dschunke-column-strips-4 = Paski we czwórkę
dschunke-column-five = Pięć skrzyń
dschunke-column-two = Dwie skrzynie
dschunke-column-entry = Wpis
dschunke-column-value = Wartość

dschunke-junk = { $junk ->
        [white] biała dżonka
        [brown] brązowa dżonka
        [purple] fioletowa dżonka
        [orange] pomarańczowa dżonka
       *[grey] szara dżonka
    }
dschunke-strip = { $colour ->
        [red] czerwony
        [blue] niebieski
        [green] zielony
       *[yellow] żółty
    }
dschunke-field = { $action ->
        [load] { $size ->
            [0] załadunek
            [one] załadunek 1 paska
           *[other] załadunek { $size } pasków
        }
        [cash] { $size ->
            [0] spieniężanie
           *[other] spieniężanie: { $size }
        }
       *[goods] { $size ->
            [0] branie towarów
           *[other] branie towarów: { $size }
        }
    }
dschunke-occasion = { $event ->
        [special] S: wybór karty specjalnej
       *[money] Y: ogłoszenie stanu kasy
    }

## Uwagi do wpisów w games/dschunke/data.json
dschunke-note-ring = Trzy opisy wymieniają dżonki w tej kolejności; że biegnie ona zgodnie z ruchem wskazówek zegara, wynika z dwóch relacji z partii.
dschunke-note-merchants = Trzy opisy wydrukowanego rozstawienia są zgodne.
dschunke-note-upper-1 = Recenzja mówi, że ten pomocnik na początku coś przynosi, a to pasuje do brania towarów.
dschunke-note-lower-1 = To pole opisuje recenzja.
dschunke-note-helpers = Nasza propozycja, odtworzona i dobrana symulacją tak, żeby żadne miejsce ani kolor nie były dużo silniejsze (docs/balance.md); nie jest to wiedza o wydrukowanej planszy.
dschunke-note-no-event = Brak zdarzenia w tej rundzie to nasza propozycja; wszystkich zdarzeń jest cztery.
dschunke-note-event = Zdarzenie zachodzi dwa razy w partii; runda to nasza propozycja.
dschunke-note-money = W relacji z partii pierwsze ogłoszenie pada na początku rundy 5.
dschunke-note-market-1 = Karta z pierwszego przykładu w wydrukowanej instrukcji.
dschunke-note-market-2 = Karta z drugiego przykładu; że pomarańczowy ma 1, wynika z tego, że dwie remisujące osoby nic nie dostają.
dschunke-note-market = Nasza propozycja: układ 1, 2, 4 i S, jak na dwóch znanych kartach, wyważony we wszystkich kolorach.
dschunke-note-bonus-4 = Tę kartę pokazuje wydrukowana instrukcja.
dschunke-note-bonus = Nasza propozycja: każda dżonka raz z pięcioma skrzyniami i raz z dwiema.
dschunke-note-strips = Francuskie streszczenie opisuje wydrukowane rozstawienie słowami; inne opisy są z nim zgodne, o ile sięgają.
