### Odmowy serwera, po polsku.
### Nazwane jak kod odmowy, z łącznikami zamiast podkreśleń.

failure-bad-message = Nieprawidłowy komunikat protokołu: { $reason }
failure-too-long = Wiadomość jest za długa; dozwolone jest najwyżej { $longest } bajtów.
failure-rate-limited = Zbyt wiele wiadomości. Poczekaj chwilę.
failure-too-many-watched = Oglądasz zbyt wiele stołów. Najpierw opuść któryś.
failure-too-many-shows = Liczba twoich stołów, przy których grają same komputery, to już { $most }. Poczekaj na koniec jednej z tych partii.
failure-too-many-tables = Liczba twoich otwartych stołów to już { $most }; więcej tu nie można mieć. Dokończ lub przerwij jedną z tych partii albo opuść stół, przy którym gra się jeszcze nie zaczęła.
failure-too-many-guesses = Zbyt wiele błędnych haseł. Spróbuj ponownie za { $seconds ->
        [one] 1 sekundę.
        [few] { $seconds } sekundy.
       *[many] { $seconds } sekund.
    }
failure-too-many-mutes = Liczba wyciszonych przez ciebie osób to już { $most }; więcej nie można. Najpierw cofnij któreś wyciszenie.
failure-too-many-invitations = { $of ->
        [pair] Ta osoba nie odpowiedziała jeszcze na twoje zaproszenia (liczba: { $most }). Poczekaj na odpowiedź albo wyślij jej link do stołu.
        [invited] Ta osoba ma już { $most } zaproszeń bez odpowiedzi; więcej nie można wysłać. Wyślij jej link do stołu.
       *[inviter] Liczba twoich zaproszeń bez odpowiedzi przekroczyłaby { $most }. Poczekaj na odpowiedzi albo zwolnij część tych miejsc.
    }
failure-bad-value = Wiadomość zawiera nieprawidłową wartość.
failure-unknown-table = Nie ma takiego stołu.
failure-unknown-level = Nie ma komputerowego przeciwnika „{ $level }”.
failure-unknown-lesson = Nie ma lekcji „{ $lesson }”.
failure-unknown-person = Nie ma takiej osoby.
failure-other-rules = Ten serwer nie obsługuje wersji { $version } zasad, która obowiązuje przy tym stole. Możesz opuścić stół albo pobrać zakończoną partię.
failure-wrong-number-of-players = Ta gra jest dla { $min } do { $max } osób, nie dla { $got }.
failure-bad-options = Tych opcji nie można użyć: { $reason }
failure-bad-settings = { $field ->
        [title] Tytuł musi mieć widoczny znak i najwyżej 60 znaków.
       *[other] Nieprawidłowa wartość ustawienia „{ $field }”.
    }
failure-rated-custom-data = Partie rankingowe korzystają ze standardowych danych gry.
failure-wrong-password = Nieprawidłowe hasło.
failure-may-not-watch = Ten stół mogą oglądać tylko grający.
failure-may-not-talk = Przy tym stole nie możesz pisać na czacie.
failure-may-not-invite = Ta osoba nie przyjmuje od ciebie zaproszeń.
failure-not-your-seat = To nie jest twoje miejsce.
failure-seat-taken = To miejsce jest zajęte.
failure-table-full = Przy tym stole nie ma wolnych miejsc.
failure-one-seat-only = Masz już miejsce; przy tym stole nie może grać kilka osób na jednym urządzeniu.
failure-host-only = To może zrobić tylko gospodarz stołu.
failure-accounts-only = Partie rankingowe wymagają konta; jedna osoba może zająć jedno miejsce.
failure-seats-open = Są jeszcze wolne miejsca.
failure-already-begun = Partia już się rozpoczęła.
failure-not-begun = Partia jeszcze się nie rozpoczęła.
failure-over = Partia dobiegła końca.
failure-not-over = Partia jeszcze się nie skończyła.
failure-paused = Partia jest wstrzymana.
failure-not-paused = Partia nie jest wstrzymana.
failure-stand-in = Na tym miejscu gra teraz komputer. Najpierw wróć do gry.
failure-no-stand-in = Na tym miejscu nie gra komputer.
failure-out-of-time = Twój czas minął. Ten ruch wykona komputer; potem możesz wrócić do gry.
failure-stale = Z tego miejsca wykonano już ruch, być może na innym urządzeniu. Sprawdź ponownie.
failure-nothing-owed = To miejsce nie ma teraz nic do wyboru.
failure-hints-forbidden = Przy tym stole podpowiedzi są niedozwolone.
failure-undo-forbidden = Przy tym stole nie można tego cofnąć.
failure-offer-pending = Inna propozycja jest jeszcze otwarta.
failure-no-such-offer = Ta propozycja jest już nieaktualna.
failure-no-such-position = Partia nie doszła tak daleko.
failure-closing = Serwer jest wyłączany. Połącz się ponownie za chwilę.
failure-busy = Serwer jest przeciążony. Spróbuj ponownie za chwilę.
failure-interrupted = Coś poszło nie tak. Wyślij tę samą wiadomość ponownie z tym samym kluczem.
