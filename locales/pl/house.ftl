### Co serwer mówi ludziom poza stołami, po polsku.
### Zdanie o problemie nazywa się jak jego kod: `api-error-` i kod, z łącznikami zamiast podkreśleń.

## Strona główna

page-title = Higaki: serwer działa
page-running = Serwer działa.
page-browser = Ten program zbudowano bez stołów do przeglądarki. `cargo xtask play` w folderze ze źródłami buduje jedno i drugie; albo zbuduj je samodzielnie poleceniami `npm ci` i `npm run build` w web/, a potem jeszcze raz program. Do tego czasu można grać na dwa sposoby.
page-terminal = W terminalu
page-programs = Własnym programem
page-description = Opis interfejsu HTTP (OpenAPI)
page-protocol = Jak program zajmuje miejsce i gra, mówi docs/protocol.md, z przykładem w docs/examples/bot.py.

## Kim jesteś?

api-error-nobody = Najpierw powiedz nam swoje imię.
api-error-here-already = Już tu jesteś.
api-error-bad-token = Ten token jest nieważny albo już wygasł.
api-error-not-for-programs = Programowi tego nie wolno. Zrób to w przeglądarce.
api-error-name-taken = To imię jest zajęte albo wygląda jak zajęte.
api-error-name-empty = Imię potrzebuje co najmniej jednego widocznego znaku.
api-error-not-a-guest = Masz już konto.
api-error-not-an-account = Nie masz konta.
api-error-unknown-person = Nie ma nikogo o tym identyfikatorze.
api-error-wrong-login = Imię lub hasło się nie zgadza.
api-error-password-too-short = Hasło ma co najmniej { $shortest } znaków.
api-error-password-common = To hasło należy do tych, które inni odgadną najpierw. Wybierz inne, na przykład cztery słowa, które do siebie nie pasują.
api-error-password-has-name = Twoja nazwa nie liczy się w haśle. Oprócz niej potrzeba co najmniej { $shortest } znaków.
api-error-password-too-long = Hasło ma najwyżej { $longest } bajtów.
api-error-too-many-tokens = Liczba twoich tokenów to już { $most }. Najpierw unieważnij któryś.
api-error-unknown-token = Nie masz takiego tokenu.
api-error-bad-days = Token jest ważny od 1 do 3650 dni.

## Co zostało wysłane?

api-error-not-sent-as-json = Wyślij treść jako JSON, z nagłówkiem Content-Type: application/json.
api-error-not-json = Treść nie jest JSON-em: wiersz { $line }, kolumna { $column }.
api-error-unexpected-field = Treść nie ma oczekiwanych pól: { $reason }.
api-error-unexpected-value = W treści jest coś nieoczekiwanego: wiersz { $line }, kolumna { $column }.
api-error-broken-body = Treść nie dotarła w całości.
api-error-bad-parameters = Parametry za znakiem zapytania są niezrozumiałe.
api-error-bad-key = Idempotency-Key ma najwyżej 64 bajty zwykłego tekstu.
api-error-not-text = Tekst zawiera niedozwolony znak.
api-error-too-large = To jest za duże.

## Dokąd?

api-error-unknown-address = Pod tym adresem nic nie ma.
api-error-unknown-method = Pod tym adresem nie da się tego zrobić.
api-error-unknown-table = Nie ma takiego stołu.
api-error-no-such-position = Partia jeszcze tak daleko nie zaszła.
api-error-not-a-socket = Ten adres jest dla gniazd WebSocket.
api-error-unknown-host = Ten serwer tak się nie nazywa. Kto go prowadzi, może go nazwać przez --public-url.
api-error-foreign-page = To żądanie pochodzi ze strony innej witryny i nie zostało wykonane.
api-error-metrics-are-private = Te liczby są dla programów na tym samym komputerze albo dla tych, którzy znają token.

## Nie teraz

api-error-too-often = To było za często. Spróbuj za chwilę.
api-error-too-many-sockets = Masz za dużo otwartych połączeń.
api-error-busy = Serwer ma za dużo pracy. Spróbuj za chwilę.
api-error-at-the-same-moment = Ktoś inny zrobił to samo w tej samej chwili. Spróbuj jeszcze raz.
api-error-unavailable = Baza danych nie odpowiada. Spróbuj za chwilę.
api-error-internal = To był nasz błąd, nie twój.

## Polecenie `serve`

serve-running = Higaki działa pod adresem { $url }
serve-everywhere = Nasłuchuje na wszystkich adresach tego komputera: inni znajdą je pod jego nazwą lub adresem, na porcie { $port }.
serve-database = Dane są w { $place }
serve-stop = Ctrl+C kończy. Partie toczą się dalej, gdy zostanie uruchomione ponownie.
