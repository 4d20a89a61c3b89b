### Was der Server ablehnt, auf Deutsch.
### Benannt nach dem Code der Ablehnung, mit Bindestrichen statt Unterstrichen.

failure-bad-message = Keine gültige Nachricht des Netzwerkprotokolls: { $reason }
failure-too-long = Die Nachricht ist zu lang; erlaubt sind höchstens { $longest } Bytes.
failure-rate-limited = Zu viele Nachrichten. Warte einen Augenblick.
failure-too-many-watched = Du schaust an zu vielen Tischen zu. Verlass zuerst einen.
failure-too-many-shows = An { $most } deiner Tische spielen schon Computer unter sich. Warte, bis eine dieser Partien zu Ende ist.
failure-too-many-tables = Du hast schon { $most } offene Tische; mehr sind hier nicht erlaubt. Beende eine dieser Partien, brich sie ab oder verlass einen Tisch, an dem noch nicht gespielt wird.
failure-too-many-guesses = Zu viele falsche Passwörter. Versuche es in { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
failure-too-many-mutes = Du hast schon { $most } Personen stummgeschaltet; mehr sind nicht möglich. Hebe zuerst eine Stummschaltung auf.
failure-too-many-invitations = { $of ->
        [pair] Diese Person hat auf { $most } deiner Einladungen noch nicht geantwortet. Warte auf eine Antwort oder schick ihr den Link zum Tisch.
        [invited] Diese Person hat { $most } unbeantwortete Einladungen; mehr sind nicht möglich. Schick ihr stattdessen den Link zum Tisch.
       *[inviter] Du hättest mehr als { $most } unbeantwortete Einladungen. Warte auf Antworten oder gib einige dieser Plätze frei.
    }
failure-bad-value = Die Nachricht enthält einen ungültigen Wert.
failure-unknown-table = Diesen Tisch gibt es nicht.
failure-unknown-level = Einen Computergegner „{ $level }“ gibt es nicht.
failure-unknown-lesson = Eine Lektion „{ $lesson }“ gibt es nicht.
failure-unknown-person = Diese Person gibt es nicht.
failure-other-rules = An diesem Tisch gilt Version { $version } der Regeln, die dieser Server nicht unterstützt. Du kannst den Tisch verlassen oder eine beendete Partie herunterladen.
failure-wrong-number-of-players = Dieses Spiel ist für { $min } bis { $max } Personen, nicht für { $got }.
failure-bad-options = Diese Einstellungen sind nicht möglich: { $reason }
failure-bad-settings = { $field ->
        [title] Ein Titel braucht ein sichtbares Zeichen und darf höchstens 60 Zeichen lang sein.
       *[other] Ungültiger Wert für die Einstellung „{ $field }“.
    }
failure-rated-custom-data = Gewertete Partien verwenden die mitgelieferten Spieldaten.
failure-wrong-password = Falsches Passwort.
failure-may-not-watch = An diesem Tisch ist Zuschauen nicht erlaubt.
failure-may-not-talk = An diesem Tisch darfst du nicht chatten.
failure-may-not-invite = Diese Person nimmt keine Einladungen von dir an.
failure-not-your-seat = Dieser Platz gehört dir nicht.
failure-seat-taken = Dieser Platz ist besetzt.
failure-table-full = An diesem Tisch ist kein Platz frei.
failure-one-seat-only = Du hast schon einen Platz; an diesem Tisch können nicht mehrere an einem Gerät spielen.
failure-host-only = Das darf nur der Host des Tisches.
failure-accounts-only = Gewertete Partien sind nur mit Konto möglich, mit einem Platz pro Person.
failure-seats-open = Es sind noch Plätze frei.
failure-already-begun = Die Partie hat schon begonnen.
failure-not-begun = Die Partie hat noch nicht begonnen.
failure-over = Die Partie ist zu Ende.
failure-not-over = Die Partie ist noch nicht zu Ende.
failure-paused = Die Partie pausiert.
failure-not-paused = Die Partie pausiert nicht.
failure-stand-in = Auf diesem Platz spielt gerade der Computer. Übernimm ihn zuerst wieder.
failure-no-stand-in = Auf diesem Platz spielt nicht der Computer.
failure-out-of-time = Deine Zeit ist abgelaufen. Diesen Zug macht der Computer; danach kannst du wieder übernehmen.
failure-stale = Für diesen Platz wurde inzwischen ein Zug gemacht, vielleicht an einem anderen Gerät. Sieh noch einmal nach.
failure-nothing-owed = Dieser Platz hat gerade nichts zu entscheiden.
failure-hints-forbidden = An diesem Tisch sind Tipps nicht erlaubt.
failure-undo-forbidden = An diesem Tisch lässt sich das nicht zurücknehmen.
failure-offer-pending = Ein anderer Vorschlag ist noch offen.
failure-no-such-offer = Dieser Vorschlag ist nicht mehr offen.
failure-no-such-position = So weit ist die Partie nicht gekommen.
failure-closing = Der Server wird heruntergefahren. Verbinde dich gleich noch einmal.
failure-busy = Der Server ist überlastet. Versuche es gleich noch einmal.
failure-interrupted = Etwas ist schiefgegangen. Sende dieselbe Nachricht noch einmal mit demselben Schlüssel.
