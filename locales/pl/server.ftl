### Czego serwer przy stołach odmawia, po polsku.
### Named after the code of the refusal, with hyphens for underscores.

failure-bad-message = To nie jest wiadomość protokołu: { $reason }
failure-too-long = Ta wiadomość jest za długa; dozwolone jest najwyżej { $longest } bajtów.
failure-rate-limited = Za dużo wiadomości w krótkim czasie. Poczekaj chwilę.
failure-too-many-watched = Oglądasz za dużo stołów naraz. Najpierw opuść któryś.
failure-too-many-shows = Przy { $most } twoich stołach komputery grają już między sobą. Najpierw poczekaj na koniec jednej z tych partii.
failure-too-many-tables = Liczba twoich stołów, przy których gra jeszcze się nie skończyła, doszła do { $most }, a więcej naraz nie wolno tu mieć. Dokończ lub porzuć jedną z tych partii albo opuść stół, przy którym gra się jeszcze nie zaczęła.
failure-too-many-guesses = Zbyt wiele haseł do stołów w krótkim czasie. Możesz spróbować ponownie za { $seconds ->
        [one] sekundę.
        [few] { $seconds } sekundy.
       *[many] { $seconds } sekund.
    }
failure-too-many-mutes = Masz { $most } wyciszonych osób, więcej nie mieści się na liście. Najpierw cofnij któreś wyciszenie.
failure-too-many-invitations = { $of ->
        [pair] Ta osoba nie odpowiedziała jeszcze na twoje zaproszenia (liczba: { $most }). Poczekaj na odpowiedź albo wyślij jej link do stołu.
        [invited] Liczba zaproszeń bez odpowiedzi doszła u tej osoby do { $most }; więcej nie można wysłać. Wyślij jej zamiast tego link do stołu.
       *[inviter] Liczba twoich zaproszeń bez odpowiedzi przekroczyłaby { $most }. Poczekaj na odpowiedzi albo zwolnij część tych miejsc.
    }
failure-bad-value = Jedna z wartości w tej wiadomości jest nieprawidłowa.
failure-unknown-table = Nie ma takiego stołu.
failure-unknown-level = Nie ma komputerowego przeciwnika „{ $level }”.
failure-unknown-lesson = Nie ma lekcji „{ $lesson }”.
failure-unknown-person = Nie ma takiej osoby.
failure-other-rules = Przy tym stole grano według innych zasad (wersja { $version }) niż te, które zna serwer. Możesz go opuścić, a jeśli partia była skończona, pobrać jej zapis.
failure-wrong-number-of-players = Ta gra jest dla { $min } do { $max } osób, nie dla { $got }.
failure-bad-options = Tych opcji nie można użyć: { $reason }
failure-bad-settings = { $field ->
        [title] Tytuł wymaga widocznego znaku i ma najwyżej 60 znaków.
       *[other] Ustawienie „{ $field }” nie pasuje.
    }
failure-rated-custom-data = Partie rankingowe rozgrywa się na danych dołączonych do gry.
failure-wrong-password = Ten stół ma hasło, a to nie jest właściwe.
failure-may-not-watch = Ten stół mogą oglądać tylko grający.
failure-may-not-talk = Przy tym stole nie możesz rozmawiać.
failure-may-not-invite = Ta osoba nie przyjmuje od ciebie zaproszeń.
failure-not-your-seat = To miejsce nie jest twoje.
failure-seat-taken = To miejsce jest zajęte.
failure-table-full = Przy tym stole nie ma wolnego miejsca.
failure-one-seat-only = Masz już miejsce; ten stół nie jest dla kilku osób przy jednym urządzeniu.
failure-host-only = To może zrobić tylko gospodarz stołu.
failure-accounts-only = Partia rankingowa jest dla osób z kontem, po jednym miejscu na osobę.
failure-seats-open = Są jeszcze wolne miejsca.
failure-already-begun = Partia już się zaczęła.
failure-not-begun = Partia jeszcze się nie zaczęła.
failure-over = Partia jest skończona.
failure-not-over = Partia jeszcze się nie skończyła.
failure-paused = Partia jest wstrzymana.
failure-not-paused = Partia nie jest wstrzymana.
failure-stand-in = Na tym miejscu gra teraz komputer. Najpierw je odzyskaj.
failure-no-stand-in = Na tym miejscu nikt za ciebie nie gra.
failure-out-of-time = Twój czas się skończył. Tę decyzję podejmie komputer; potem możesz odzyskać miejsce.
failure-stale = To miejsce coś już zrobiło, może na innym urządzeniu. Spójrz jeszcze raz.
failure-nothing-owed = To miejsce nie ma teraz nic do rozstrzygnięcia.
failure-hints-forbidden = Przy tym stole nie ma podpowiedzi.
failure-undo-forbidden = Przy tym stole nie można tego cofnąć.
failure-offer-pending = Wszyscy są już pytani o coś innego.
failure-no-such-offer = Nikt już nie jest o to pytany.
failure-no-such-position = Partia nie doszła tak daleko.
failure-closing = Serwer jest zamykany. Połącz się ponownie za chwilę.
failure-busy = Serwer jest zbyt zajęty. Spróbuj ponownie za chwilę.
failure-interrupted = Coś poszło nie tak. Wyślij tę samą wiadomość jeszcze raz z tym samym kluczem.
