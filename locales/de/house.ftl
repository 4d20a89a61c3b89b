### Antworten des Servers über HTTP, auf Deutsch.
### Ein Satz über ein Problem heißt nach dessen Code: `api-error-` und der Code, mit Bindestrichen statt Unterstrichen.

## Die Seite unter der Wurzel

page-title = Higaki: Der Server läuft
page-running = Der Server läuft.
page-browser = Dieses Programm wurde ohne die Oberfläche für den Browser gebaut. `cargo xtask play` im Quellordner baut beides; oder führe in web/ erst `npm ci` und `npm run build` aus und baue dann das Programm neu. Bis dahin kannst du auf zwei andere Arten spielen.
page-terminal = Im Terminal
page-programs = Mit einem eigenen Programm
page-description = Beschreibung der HTTP-Schnittstelle (OpenAPI)
page-protocol = Das Protokoll für Programme steht in docs/protocol.md, mit einem Beispiel in docs/examples/bot.py.

## Namen, Konten und Token

api-error-nobody = Gib zuerst einen Namen ein.
api-error-here-already = Du hast hier schon einen Namen.
api-error-bad-token = Dieses Token ist ungültig oder abgelaufen.
api-error-not-for-programs = Programme dürfen das nicht. Verwende einen Browser.
api-error-name-taken = Dieser Name ist vergeben oder einem anderen zu ähnlich.
api-error-name-empty = Ein Name braucht mindestens ein sichtbares Zeichen.
api-error-not-a-guest = Du hast schon ein Konto.
api-error-not-an-account = Du hast kein Konto.
api-error-unknown-person = Es gibt niemanden mit dieser Kennung.
api-error-wrong-login = Name oder Passwort ist falsch.
api-error-password-too-short = Ein Passwort braucht mindestens { $shortest } Zeichen.
api-error-password-common = Dieses Passwort ist zu leicht zu erraten. Wähle ein anderes, zum Beispiel vier Wörter, die nichts miteinander zu tun haben.
api-error-password-has-name = Dein Name zählt im Passwort nicht mit. Ohne ihn sind mindestens { $shortest } Zeichen nötig.
api-error-password-too-long = Ein Passwort darf höchstens { $longest } Bytes lang sein.
api-error-too-many-tokens = Du hast schon { $most } Token. Widerrufe zuerst eines.
api-error-unknown-token = Dieses Token hast du nicht.
api-error-bad-days = Ein Token kann 1 bis 3650 Tage gültig sein.

## Fehlerhafte Anfragen

api-error-not-sent-as-json = Sende den Inhalt als JSON, mit dem Header Content-Type: application/json.
api-error-not-json = Der Inhalt ist kein gültiges JSON: Zeile { $line }, Spalte { $column }.
api-error-unexpected-field = Der Inhalt hat nicht die erwarteten Felder: { $reason }.
api-error-unexpected-value = Unerwarteter Wert im Inhalt: Zeile { $line }, Spalte { $column }.
api-error-broken-body = Der Inhalt ist unvollständig angekommen.
api-error-bad-parameters = Die Parameter der Adresse sind ungültig.
api-error-bad-key = Ein Idempotency-Key darf höchstens 64 Bytes einfachen Text enthalten.
api-error-not-text = Der Text enthält ein Zeichen, das nicht erlaubt ist.
api-error-too-large = Die Anfrage ist zu groß.

## Nicht vorhanden

api-error-unknown-address = Unter dieser Adresse gibt es nichts.
api-error-unknown-method = Diese Methode ist unter dieser Adresse nicht erlaubt.
api-error-unknown-table = Diesen Tisch gibt es nicht.
api-error-no-such-position = So weit ist die Partie nicht gekommen.
api-error-not-a-socket = Diese Adresse nimmt nur WebSocket-Verbindungen an.
api-error-unknown-host = Der Server kennt diesen Hostnamen nicht. Er lässt sich mit --public-url einstellen.
api-error-foreign-page = Diese Anfrage kam von einer fremden Website und wurde abgelehnt.
api-error-metrics-are-private = Die Metriken sind nur für Programme auf demselben Rechner oder mit dem Token zugänglich.

## Später noch einmal

api-error-too-often = Zu viele Anfragen. Versuche es gleich noch einmal.
api-error-too-many-sockets = Du hast zu viele Verbindungen offen.
api-error-busy = Der Server ist überlastet. Versuche es gleich noch einmal.
api-error-at-the-same-moment = Gleichzeitig kam eine andere Anfrage. Versuche es noch einmal.
api-error-unavailable = Die Datenbank antwortet nicht. Versuche es gleich noch einmal.
api-error-internal = Auf dem Server ist etwas schiefgegangen.

## Der Befehl `serve`

serve-running = Higaki läuft unter { $url }
serve-everywhere = Der Server ist auf allen Adressen dieses Rechners erreichbar: für andere unter seinem Namen oder seiner Adresse mit Port { $port }.
serve-database = Die Daten liegen in { $place }
serve-stop = Strg+C beendet den Server. Nach einem Neustart gehen die Partien weiter.
