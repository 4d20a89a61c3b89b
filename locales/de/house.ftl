### Was der Server den Leuten neben den Tischen sagt, auf Deutsch.
### Ein Satz über ein Problem heißt nach dessen Code: `api-error-` und der Code, mit Bindestrichen statt Unterstrichen.

## Die Startseite

page-title = Higaki: der Server läuft
page-running = Der Server läuft.
page-browser = Dieses Programm wurde ohne die Tische für den Browser gebaut. `cargo xtask play` im Quellordner baut beides; oder bau sie selbst mit `npm ci` und `npm run build` in web/, und danach das Programm noch einmal. Bis dahin gibt es zwei Wege zu spielen.
page-terminal = Im Terminal
page-programs = Mit einem eigenen Programm
page-description = Die Beschreibung der HTTP-Schnittstelle (OpenAPI)
page-protocol = Wie ein Programm Platz nimmt und spielt, steht in docs/protocol.md, mit einem Beispiel in docs/examples/bot.py.

## Wer bist du?

api-error-nobody = Sag uns zuerst deinen Namen.
api-error-here-already = Du bist schon da.
api-error-bad-token = Dieses Token gilt nicht oder nicht mehr.
api-error-not-for-programs = Das darf ein Programm nicht. Tu es in einem Browser.
api-error-name-taken = Dieser Name ist vergeben oder sieht aus wie ein vergebener.
api-error-name-empty = Ein Name braucht mindestens ein sichtbares Zeichen.
api-error-not-a-guest = Du hast schon ein Konto.
api-error-not-an-account = Du hast kein Konto.
api-error-unknown-person = Mit dieser Kennung gibt es niemanden.
api-error-wrong-login = Name oder Passwort stimmen nicht.
api-error-password-too-short = Ein Passwort hat mindestens { $shortest } Zeichen.
api-error-password-common = Dieses Passwort gehört zu denen, die andere zuerst raten. Wähle ein anderes, zum Beispiel vier Wörter, die nicht zusammengehören.
api-error-password-has-name = Dein Name zählt im Passwort nicht mit. Daneben braucht es mindestens { $shortest } Zeichen.
api-error-password-too-long = Ein Passwort hat höchstens { $longest } Bytes.
api-error-too-many-tokens = Du hast schon { $most } Token. Widerrufe zuerst eines.
api-error-unknown-token = So ein Token hast du nicht.
api-error-bad-days = Ein Token gilt zwischen 1 und 3650 Tagen.

## Was wurde geschickt?

api-error-not-sent-as-json = Schick den Inhalt als JSON, mit der Kopfzeile Content-Type: application/json.
api-error-not-json = Der Inhalt ist kein JSON: Zeile { $line }, Spalte { $column }.
api-error-unexpected-field = Der Inhalt hat nicht die erwarteten Felder: { $reason }.
api-error-unexpected-value = Im Inhalt steht etwas Unerwartetes: Zeile { $line }, Spalte { $column }.
api-error-broken-body = Der Inhalt ist nicht vollständig angekommen.
api-error-bad-parameters = Die Angaben hinter dem Fragezeichen sind nicht verständlich.
api-error-bad-key = Ein Idempotency-Key hat höchstens 64 Bytes einfachen Text.
api-error-not-text = Der Text enthält ein Zeichen, das nicht erlaubt ist.
api-error-too-large = Das ist zu groß.

## Wohin?

api-error-unknown-address = Unter dieser Adresse gibt es nichts.
api-error-unknown-method = Das geht unter dieser Adresse nicht.
api-error-unknown-table = So einen Tisch gibt es nicht.
api-error-no-such-position = So weit ist die Partie nicht gekommen.
api-error-not-a-socket = Diese Adresse ist für Sockets.
api-error-unknown-host = Dieser Server heißt nicht so. Wer ihn betreibt, kann ihn mit --public-url benennen.
api-error-foreign-page = Diese Anfrage kommt von einer Seite anderswo und wurde nicht ausgeführt.
api-error-metrics-are-private = Die Zahlen sind für Programme auf demselben Rechner oder für die, die das Token kennen.

## Nicht jetzt

api-error-too-often = Das war zu oft. Versuch es gleich noch einmal.
api-error-too-many-sockets = Du hast zu viele Verbindungen offen.
api-error-busy = Der Server hat zu viel zu tun. Versuch es gleich noch einmal.
api-error-at-the-same-moment = Jemand anders hat im selben Augenblick dasselbe getan. Versuch es noch einmal.
api-error-unavailable = Die Datenbank antwortet nicht. Versuch es gleich noch einmal.
api-error-internal = Das war unser Fehler, nicht deiner.

## Der Befehl `serve`

serve-running = Higaki läuft unter { $url }
serve-everywhere = Es hört auf alle Adressen dieses Rechners: Andere finden es unter dessen Namen oder Adresse mit Port { $port }.
serve-database = Die Daten liegen in { $place }
serve-stop = Strg+C beendet es. Die Partien gehen weiter, wenn es wieder gestartet wird.
