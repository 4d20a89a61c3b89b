### Was der Server an den Tischen ablehnt, auf Deutsch.
### Named after the code of the refusal, with hyphens for underscores.

failure-bad-message = Das ist keine Nachricht des Protokolls: { $reason }
failure-too-long = Diese Nachricht ist zu lang; höchstens { $longest } Bytes sind erlaubt.
failure-rate-limited = Zu viele Nachrichten in kurzer Zeit. Warte einen Augenblick.
failure-too-many-watched = Du siehst zu vielen Tischen gleichzeitig zu. Verlass zuerst einen.
failure-too-many-shows = An { $most } deiner Tische spielen schon Computer unter sich. Lass zuerst eine dieser Partien zu Ende gehen.
failure-too-many-tables = Du hast { $most } Tische eröffnet, die noch nicht zu Ende sind, und mehr auf einmal sind hier nicht erlaubt. Spiel eine dieser Partien zu Ende, gib sie auf oder verlass einen Tisch, der noch nicht begonnen hat.
failure-too-many-guesses = Zu viele Tischpasswörter in kurzer Zeit. Du kannst es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } wieder versuchen.
failure-too-many-mutes = Du hast { $most } Personen stummgeschaltet, mehr passen nicht in die Liste. Hebe zuerst eine Stummschaltung auf.
failure-too-many-invitations = { $of ->
        [pair] Diese Person hat auf { $most } deiner Einladungen noch nicht geantwortet. Warte auf eine Antwort oder schick ihr den Link zum Tisch.
        [invited] Diese Person hat { $most } unbeantwortete Einladungen; weitere werden nicht angenommen. Schick ihr stattdessen den Link zum Tisch.
       *[inviter] Du hättest mehr als { $most } unbeantwortete Einladungen. Warte auf Antworten oder gib einige dieser Plätze frei.
    }
failure-bad-value = Ein Wert in dieser Nachricht ist nicht brauchbar.
failure-unknown-table = Diesen Tisch gibt es nicht.
failure-unknown-level = Einen Computergegner „{ $level }“ gibt es nicht.
failure-unknown-lesson = Es gibt keine Lektion „{ $lesson }“.
failure-unknown-person = Diese Person gibt es nicht.
failure-other-rules = An diesem Tisch wurde nach anderen Regeln gespielt (Fassung { $version }), als dieser Server sie kennt. Du kannst ihn verlassen und, wenn die Partie zu Ende war, ihre Aufzeichnung herunterladen.
failure-wrong-number-of-players = Dieses Spiel ist für { $min } bis { $max } Personen, nicht für { $got }.
failure-bad-options = Diese Varianten lassen sich nicht verwenden: { $reason }
failure-bad-settings = { $field ->
        [title] Ein Titel braucht ein sichtbares Zeichen und hat höchstens 60 Zeichen.
       *[other] Die Einstellung „{ $field }“ passt nicht.
    }
failure-rated-custom-data = Gewertete Partien werden mit den mitgelieferten Spieldaten gespielt.
failure-wrong-password = Dieser Tisch hat ein Passwort, und das ist es nicht.
failure-may-not-watch = An diesem Tisch dürfen nur die zusehen, die mitspielen.
failure-may-not-talk = An diesem Tisch darfst du nicht mitreden.
failure-may-not-invite = Diese Person nimmt von dir keine Einladungen an.
failure-not-your-seat = Dieser Platz gehört dir nicht.
failure-seat-taken = Dieser Platz ist besetzt.
failure-table-full = An diesem Tisch ist kein Platz frei.
failure-one-seat-only = Du hast schon einen Platz; dieser Tisch ist nicht für mehrere an einem Gerät.
failure-host-only = Das darf nur, wer den Tisch leitet.
failure-accounts-only = Eine gewertete Partie ist für Menschen mit Konto, jeder auf einem Platz.
failure-seats-open = Es sind noch Plätze frei.
failure-already-begun = Die Partie hat schon begonnen.
failure-not-begun = Die Partie hat noch nicht begonnen.
failure-over = Die Partie ist zu Ende.
failure-not-over = Die Partie ist noch nicht zu Ende.
failure-paused = Die Partie ruht.
failure-not-paused = Die Partie ruht nicht.
failure-stand-in = Auf diesem Platz spielt gerade der Computer. Nimm ihn zuerst zurück.
failure-no-stand-in = Auf diesem Platz spielt niemand für dich.
failure-out-of-time = Deine Zeit ist um. Diese Entscheidung trifft der Computer; danach kannst du den Platz zurücknehmen.
failure-stale = Dieser Platz hat inzwischen etwas getan, vielleicht an einem anderen Gerät. Sieh noch einmal hin.
failure-nothing-owed = Dieser Platz hat gerade nichts zu entscheiden.
failure-hints-forbidden = An diesem Tisch gibt es keinen Rat.
failure-undo-forbidden = An diesem Tisch lässt sich das nicht zurücknehmen.
failure-offer-pending = Alle werden schon etwas anderes gefragt.
failure-no-such-offer = Danach wird niemand mehr gefragt.
failure-no-such-position = So weit ist die Partie nicht gekommen.
failure-closing = Der Server wird geschlossen. Verbinde dich gleich noch einmal.
failure-busy = Der Server ist überlastet. Versuch es gleich noch einmal.
failure-interrupted = Hier ist etwas schiefgegangen. Schick dieselbe Nachricht mit demselben Schlüssel noch einmal.
