### Odpowiedzi serwera przez HTTP, po polsku.
### Zdanie o problemie nazywa się jak jego kod: `api-error-` i kod, z łącznikami zamiast podkreśleń.

## Strona pod adresem głównym

page-title = Higaki: serwer działa
page-running = Serwer działa.
page-browser = Ten program zbudowano bez interfejsu dla przeglądarki. `cargo xtask play` w folderze ze źródłami zbuduje jedno i drugie; możesz też uruchomić `npm ci` i `npm run build` w web/, a potem ponownie zbudować program. Do tego czasu można grać na dwa inne sposoby.
page-terminal = W terminalu
page-programs = Własnym programem
page-description = Opis interfejsu HTTP (OpenAPI)
page-protocol = Protokół dla programów opisuje docs/protocol.md, a przykład jest w docs/examples/bot.py.

## Nicki, konta i tokeny

api-error-nobody = Najpierw podaj nick.
api-error-here-already = Masz tu już nick.
api-error-bad-token = Ten token jest nieprawidłowy lub wygasł.
api-error-not-for-programs = Programom tego nie wolno. Użyj przeglądarki.
api-error-name-taken = Ten nick jest zajęty lub zbyt podobny do innego.
api-error-name-empty = Nick musi mieć co najmniej jeden widoczny znak.
api-error-not-a-guest = Masz już konto.
api-error-not-an-account = Nie masz konta.
api-error-unknown-person = Nie ma nikogo o tym identyfikatorze.
api-error-wrong-login = Nieprawidłowy nick lub hasło.
api-error-password-too-short = Hasło musi mieć co najmniej { $shortest } znaków.
api-error-password-common = To hasło zbyt łatwo odgadnąć. Wybierz inne, na przykład cztery niepowiązane ze sobą słowa.
api-error-password-has-name = Nick nie liczy się do hasła. Oprócz niego potrzeba co najmniej { $shortest } znaków.
api-error-password-too-long = Hasło może mieć najwyżej { $longest } bajtów.
api-error-too-many-tokens = Liczba twoich tokenów to już { $most }. Najpierw unieważnij któryś.
api-error-unknown-token = Nie masz takiego tokenu.
api-error-bad-days = Token może być ważny od 1 do 3650 dni.

## Błędne żądania

api-error-not-sent-as-json = Wyślij treść jako JSON, z nagłówkiem Content-Type: application/json.
api-error-not-json = Treść nie jest poprawnym JSON-em: wiersz { $line }, kolumna { $column }.
api-error-unexpected-field = Treść nie ma oczekiwanych pól: { $reason }.
api-error-unexpected-value = Nieoczekiwana wartość w treści: wiersz { $line }, kolumna { $column }.
api-error-broken-body = Treść nie dotarła w całości.
api-error-bad-parameters = Nieprawidłowe parametry w adresie.
api-error-bad-key = Idempotency-Key może mieć najwyżej 64 bajty zwykłego tekstu.
api-error-not-text = Tekst zawiera niedozwolony znak.
api-error-too-large = Żądanie jest za duże.

## Niczego takiego nie ma

api-error-unknown-address = Pod tym adresem nic nie ma.
api-error-unknown-method = Ta metoda nie jest dozwolona pod tym adresem.
api-error-unknown-table = Nie ma takiego stołu.
api-error-no-such-position = Partia nie doszła tak daleko.
api-error-not-a-socket = Ten adres przyjmuje tylko połączenia WebSocket.
api-error-unknown-host = Serwer nie zna tej nazwy hosta. Można ją ustawić przez --public-url.
api-error-foreign-page = To żądanie przyszło z innej witryny i zostało odrzucone.
api-error-metrics-are-private = Metryki są dostępne tylko dla programów na tym samym komputerze lub z tokenem.

## Spróbuj później

api-error-too-often = Zbyt wiele żądań. Spróbuj ponownie za chwilę.
api-error-too-many-sockets = Masz zbyt wiele otwartych połączeń.
api-error-busy = Serwer jest przeciążony. Spróbuj ponownie za chwilę.
api-error-at-the-same-moment = W tej samej chwili przyszło inne żądanie. Spróbuj ponownie.
api-error-unavailable = Baza danych nie odpowiada. Spróbuj ponownie za chwilę.
api-error-internal = Coś poszło nie tak na serwerze.

## Polecenie `serve`

serve-running = Higaki działa pod adresem { $url }
serve-everywhere = Serwer nasłuchuje na wszystkich adresach tego komputera: inni połączą się przez jego nazwę lub adres, na porcie { $port }.
serve-database = Dane są w { $place }
serve-stop = Ctrl+C zatrzymuje serwer. Po ponownym uruchomieniu partie toczą się dalej.
