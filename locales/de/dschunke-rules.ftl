### Dschunke: Higakis eigenes Regelheft auf Deutsch.
### Je eine Nachricht für jede Regel aus games/dschunke/rules.md; der Punkt der Regelnummer ist hier ein Bindestrich.
### Ein Zeilenumbruch trennt nur Sätze, eine Leerzeile beginnt einen neuen Absatz.

dschunke-rules-title = Dschunke: die Regeln

dschunke-rules-intro =
    Fünf Dschunken liegen auf einem schwimmenden Markt so eng beieinander, dass Stege von einer zur anderen führen.
    In ihren Laderäumen stapeln sich deine Kisten, und auf deinen Kisten stapeln sich die der anderen.
    Drei Kaufleute ziehen von Dschunke zu Dschunke, jeder mit seinem Geschäft: Einer lädt auf, einer zahlt, einer gibt Waren aus.
    Sorge dafür, dass deine Kisten dort sichtbar sind, wo die Kaufleute als Nächstes stehen, und ahne vor dem Warenpoker, was die anderen auf der Hand haben.

dschunke-rules-goal =
    Sei nach zehn Runden am reichsten.
    Geld bringen sichtbare Kisten, das Warenpoker und Sonderkarten; am Ende gibt es außerdem einen Bonus für jede Dschunke, auf der eine Kiste von dir sichtbar ist.

dschunke-rules-overview =
    In jeder Runde zeigt eine Marktkarte, was jede Warensorte einbringt.
    Reihum setzt ihr je einen Kaufmann oder Gehilfen ein, dann nehmen alle für ihre Nachschubkarten neue Waren.
    Im Warenpoker bieten alle gleichzeitig und verdeckt, und in jeder Farbe kassiert nur das höchste Gebot.
    Danach rücken die Kaufleute eine Dschunke und die Gehilfen ein Feld weiter, und die nächste Person beginnt.

## Kapitel

dschunke-chapter-D1 = Spielmaterial
dschunke-chapter-D2 = Aufbau
dschunke-chapter-D3 = Phase 1: Marktkarte und Ereignisse
dschunke-chapter-D4 = Phase 2: Aktionen
dschunke-chapter-D5 = Laderäume
dschunke-chapter-D6 = Sonderkarten
dschunke-chapter-D7 = Phase 3: Warennachschub
dschunke-chapter-D8 = Phase 4: Warenpoker
dschunke-chapter-D9 = Phasen 5 und 6: Weiterrücken
dschunke-chapter-D10 = Spielende
dschunke-chapter-D11 = Offen und geheim
dschunke-chapter-DV = Varianten

## D1 Spielmaterial

dschunke-rule-D1-1 =
    Es gibt 80 Ladungsstreifen, je 20 in vier Farben. Jeder Streifen zeigt drei Kisten.

dschunke-rule-D1-2 =
    Es gibt 72 Warenkarten, 18 von jeder Sorte: Reis ist weiß, Fisch braun, Gemüse lila, Gewürze sind orange.

dschunke-rule-D1-3 =
    Es gibt 30 Sonderkarten.
    Sieben gelten immer: sechs Nachschubkarten und der Tie-Breaker.
    Dreizehn sind Zusatzaktionen, die einmal wirken: je zwei zum Tauschen von Waren, zum Aufladen eines Streifens, zum Nehmen von Waren und zum Verschieben von Ladung, dazu fünf zum Versilbern, eine für jede Dschunke.
    Zehn sind Bonuskarten, die bei Spielende etwas bringen können: fünf mit 8 Yüan und fünf mit 12.

dschunke-rule-D1-4 =
    Die fünf Dschunken liegen im Kreis, im Uhrzeigersinn: Grau, Orange, Lila, Braun, Weiß.
    Vier führen die Waren ihrer Farbe. Die graue führt keine.

dschunke-rule-D1-5 =
    Jede der zehn Marktkarten zeigt für jede Warensorte einen Betrag in Yüan oder ein S für eine Sonderkarte. In unseren Daten hat jede Karte ein S.

dschunke-rule-D1-6 =
    Die Gehilfenleiste hat zwei Reihen mit je zehn Feldern, eines für jede Runde.
    Ein Feld zeigt, was der Gehilfe in dieser Runde kann. Vier der Runden bringen außerdem ein Ereignis: zweimal S und zweimal Y.

dschunke-rule-D1-7 =
    Das Geld der Bank geht nie aus, und ein Handkartenlimit gibt es nicht.

## D2 Aufbau

dschunke-rule-D2-1 =
    Ihr spielt zu dritt oder zu viert.
    Farben und Startperson werden ausgelost. Zu dritt bleibt Gelb unbenutzt.

dschunke-rule-D2-2 =
    Streifen und Kaufleute werden so aufgestellt, wie es das Beiblatt in der Schachtel zeigt.
    Zu dritt haben alle vier Streifen an Bord, zu viert drei.
    Der Kaufmann fürs Aufladen beginnt auf Lila, der für Waren auf Braun, der fürs Versilbern auf Grau.

dschunke-rule-D2-3 =
    Zu viert steht in jeder Reihe der Leiste ein Gehilfe, zu dritt nur in der unteren.

dschunke-rule-D2-4 =
    Von jeder Sorte werden 8 Warenkarten (zu dritt 6) zusammen gemischt; alle bekommen acht davon auf die Hand.
    Die übrigen liegen auf ihren Dschunken: zu viert je 10, zu dritt je 12.

dschunke-rule-D2-5 =
    Die Sonderkarten werden gemischt und auf vier Stapel verteilt: 8 Karten bei Quadrat, 8 bei Kreis, 7 bei Dreieck und 7 bei Stern.

dschunke-rule-D2-6 =
    Die Marktkarten werden gemischt und liegen als verdeckter Stapel bereit.

dschunke-rule-D2-7 =
    Du beginnst mit zwei Nachschubkarten vor dir und ohne Geld.

## D3 Phase 1: Marktkarte und Ereignisse

dschunke-rule-D3-1 =
    Die Partie dauert zehn Runden mit je sechs Phasen: Marktkarte und Ereignisse, Aktionen, Warennachschub, Warenpoker, Weiterrücken der Figuren, Wechsel der Startperson.

dschunke-rule-D3-2 =
    Jede Runde beginnt mit einer neuen Marktkarte. Sie zeigt, was es im Warenpoker zu gewinnen gibt.

dschunke-rule-D3-3 =
    Gleich danach, und nur dann, kann die Sonderkarte „Waren tauschen“ eingesetzt werden, reihum ab der Startperson.
    Gefragt werden alle, die eine verdeckte Karte haben; so verrät die Frage nichts.

dschunke-rule-D3-4 =
    Bei einem S suchen sich alle eine Sonderkarte aus.
    Reihum ab der Startperson nehmt ihr je einen Stapel, den bei diesem Ereignis noch niemand hatte, seht ihn durch, behaltet eine Karte und legt den Rest zurück.

dschunke-rule-D3-5 =
    Bei einem Y geben alle bekannt, wie viel Geld sie haben.
    Was deine Sonderkarten wert sind, bleibt geheim.

dschunke-rule-D3-6 =
    Das Ereignis kommt nach dem Tauschen.
    Eine Tauschkarte aus dem Ereignis muss also bis zur nächsten Runde warten. Jede andere Karte kannst du noch in dieser Runde einsetzen.

## D4 Phase 2: Aktionen

dschunke-rule-D4-1 =
    Ab der Startperson im Uhrzeigersinn führt ihr je genau eine Aktion aus, mit einem Kaufmann oder Gehilfen, der noch offen liegt.
    Danach wird die Figur umgedreht und ist für diese Runde verbraucht.

dschunke-rule-D4-2 =
    Ein Kaufmann wirkt nur auf der Dschunke, auf der er steht.

dschunke-rule-D4-3 =
    Beim Aufladen legst du zwei Streifen auf die Dschunke des Kaufmanns, einen nach dem anderen.
    Du musst beide legen, es sei denn, du hast nur noch einen: Dann legst du diesen einen.

dschunke-rule-D4-4 =
    Sind alle deine Streifen an Bord, kannst du nicht aufladen.
    Ist Aufladen die einzige Aktion, die noch übrig ist, drehst du eine dieser Figuren ohne Wirkung um.

dschunke-rule-D4-5 =
    Beim Versilbern bekommst du 1 Yüan für jede deiner sichtbaren Kisten auf der Dschunke des Kaufmanns.
    Es gibt immer mindestens 3 Yüan, auch wenn dort keine Kiste von dir sichtbar ist.
    Beispiel: Zwei Streifen obenauf und eine sichtbare Kiste darunter bringen 7 Yüan.

dschunke-rule-D4-6 =
    Beim Warennehmen bekommst du für jede deiner sichtbaren Kisten eine Warenkarte von der Dschunke des Kaufmanns, immer aber mindestens drei.
    Die Anzahl steht fest, bevor du die erste Karte nimmst.

dschunke-rule-D4-7 =
    Auf der grauen Dschunke bestimmst du, welche Sorte du nimmst.
    Die Anzahl richtet sich nach deinen Kisten auf der grauen Dschunke.

dschunke-rule-D4-8 =
    Geht die Sorte aus, bevor du genug hast, wählst du eine andere und nimmst von dieser weiter.
    Liegen auf keiner Dschunke mehr Waren, entfällt der Rest.

dschunke-rule-D4-9 =
    Ein Gehilfe kann, was sein Feld in dieser Runde zeigt, und zwar auf einer der beiden Dschunken ohne Kaufmann.
    Beim Aufladen nennt das Feld die Anzahl der Streifen. Versilbern und Warennehmen gehen wie beim Kaufmann, es sei denn, das Feld zeigt eine Zahl (DR.47).

## D5 Ladung

dschunke-rule-D5-1 =
    Drei Streifen nebeneinander füllen eine Schicht des Laderaums.
    Der nächste Streifen beginnt quer darüber eine neue Schicht, und so geht es beliebig weiter.

dschunke-rule-D5-2 =
    Nur sichtbare Kisten zählen.
    Ein Streifen in der obersten Schicht zeigt alle drei Kisten und verdeckt von jedem Streifen der Schicht darunter eine.
    Unter einem Streifen zeigen die darunter also noch je zwei Kisten, unter zweien je eine und unter dreien keine.
    Beispiel: Über eine volle Schicht, in der drei Personen je einen Streifen haben, legt jemand zwei Streifen quer. Diese Person hat jetzt sechs sichtbare Kisten, die drei anderen haben je eine.

dschunke-rule-D5-3 =
    Streifen verlassen nie den Spielplan.
    Sie können verdeckt werden, und eine Karte kann einen Streifen aus der obersten Schicht einer Dschunke verschieben.
    Kommt der letzte Streifen einer Schicht weg, ist die Schicht darunter wieder sichtbar. Eine Dschunke kann so sogar leer werden.

## D6 Sonderkarten

dschunke-rule-D6-1 =
    Nachschubkarten und den Tie-Breaker legst du sofort offen aus; sie gelten bis zum Ende der Partie.

dschunke-rule-D6-2 =
    Zusatzaktionen bleiben verdeckt, bis du sie einsetzt: einmal, in deinem Zug, vor oder nach deiner Aktion.
    Dann kommen sie aus dem Spiel.
    Eine Karte, die gar nichts bewirken würde, kannst du nicht einsetzen.

dschunke-rule-D6-3 =
    Pro Runde darfst du nur eine Zusatzaktion nutzen. Auch ein Tausch zählt dazu.

dschunke-rule-D6-4 =
    Für jede Nachschubkarte nimmst du in Phase 3 eine Warenkarte mehr.

dschunke-rule-D6-5 =
    Hast du den Tie-Breaker und liegst beim höchsten Gebot mit anderen gleichauf, gewinnst du das Geld oder die Sonderkarte allein.

dschunke-rule-D6-6 =
    Mit der Karte „Waren tauschen“ gibst du eine Warenkarte ab und nimmst von einer Dschunke eine andere Sorte. Das darfst du ein zweites Mal tun.

dschunke-rule-D6-7 =
    Mit der Karte „1 Streifen aufladen“ legst du einen deiner Streifen auf eine beliebige Dschunke.

dschunke-rule-D6-8 =
    Mit der Karte „Versilbern“ versilberst du Ladung auf der abgebildeten Dschunke, für mindestens 3 Yüan und ganz gleich, wo die Kaufleute stehen.

dschunke-rule-D6-9 =
    Mit der Karte „Waren nach Wahl“ nimmst du auf einer beliebigen Dschunke für jede deiner sichtbaren Kisten eine Ware, mindestens drei.
    Auf der grauen Dschunke bestimmst du die Sorte.

dschunke-rule-D6-10 =
    Mit der Karte „Ladung verschieben“ nimmst du einen deiner Streifen aus der obersten Schicht einer Dschunke und legst ihn nach den üblichen Regeln auf eine andere.

dschunke-rule-D6-11 =
    Die Bonuskarte mit 8 Yüan zahlt bei Spielende, wenn du auf der abgebildeten Dschunke mindestens vier sichtbare Kisten hast.

dschunke-rule-D6-12 =
    Die Bonuskarte mit 12 Yüan zahlt bei Spielende, wenn du auf einer Dschunke mindestens fünf und auf einer zweiten mindestens zwei sichtbare Kisten hast. Die Karte zeigt beide.

dschunke-rule-D6-13 =
    Bonuskarten bleiben bis zum Ende verdeckt.
    Erfüllen dieselben Kisten mehrere Karten, zahlen alle.

dschunke-rule-D6-14 =
    Wer einen Stapel durchsieht, behält genau eine Karte daraus.

## D7 Phase 3: Nachschub

dschunke-rule-D7-1 =
    Ab der Startperson im Uhrzeigersinn nehmt ihr für jede eurer Nachschubkarten eine Warenkarte, von welchen Dschunken ihr wollt.
    Merke dir, was die anderen nehmen: Gleich kommt das Warenpoker.

dschunke-rule-D7-2 =
    Liegen auf keiner Dschunke mehr Waren, gehen alle leer aus, die noch nicht dran waren.

## D8 Phase 4: Warenpoker

dschunke-rule-D8-1 =
    Alle wählen verdeckt beliebig viele Warenkarten einer einzigen Sorte, auch keine, und decken sie gleichzeitig auf.
    Gefragt werden alle, die eine Warenkarte haben, auch wenn sie nur passen können.

dschunke-rule-D8-2 =
    Jede Farbe wird für sich abgerechnet: Das höchste Gebot bekommt, was die Marktkarte zeigt, die anderen gehen leer aus.

dschunke-rule-D8-3 =
    Bei Gleichstand um das höchste Gebot wird das Geld geteilt und abgerundet.
    Beispiel: Zwei Personen liegen für 1 Yüan gleichauf, und beide bekommen nichts.

dschunke-rule-D8-4 =
    Bei Gleichstand um das höchste Gebot auf ein S bekommt niemand die Karte.

dschunke-rule-D8-5 =
    Alle gebotenen Karten kommen zurück auf ihre Dschunken, auch wenn sie nichts gewonnen haben.

dschunke-rule-D8-6 =
    Jede Farbe, auf die geboten wurde, ist für diese Runde erledigt.
    Solange eine Farbe offen ist und jemand bietet, folgt ein weiterer Durchgang, an dem wieder alle teilnehmen dürfen.
    Nicht gewonnene Beträge verfallen.

dschunke-rule-D8-7 =
    Karten zweier Sorten oder einer erledigten Farbe zählen nicht als Gebot.
    Beim Aufdecken sehen alle diese Karten, dann nimmst du sie zurück.

dschunke-rule-D8-8 =
    Wer ein S gewinnt, sieht einen beliebigen Stapel durch und behält eine Karte.

dschunke-rule-D8-9 =
    Wer in der letzten Runde ein S gewinnt, darf stattdessen 3 Yüan nehmen, muss sich aber entscheiden, bevor ein Stapel durchgesehen wird.

## D9 Phasen 5 und 6: Es geht weiter

dschunke-rule-D9-1 =
    Jeder Kaufmann rückt im Uhrzeigersinn auf die nächste Dschunke weiter.

dschunke-rule-D9-2 =
    Jeder Gehilfe rückt auf das nächste Feld weiter, und alle Figuren werden wieder offen hingelegt.

dschunke-rule-D9-3 =
    Der Startstein geht im Uhrzeigersinn an die nächste Person.

## D10 Spielende

dschunke-rule-D10-1 =
    Die Partie endet nach dem Warenpoker der zehnten Runde.

dschunke-rule-D10-2 =
    Zähle dein Bargeld, deine Bonuskarten und den Spielende-Bonus zusammen.

dschunke-rule-D10-3 =
    Der Spielende-Bonus bringt 4 Yüan für jede Dschunke, auf der mindestens eine deiner Kisten sichtbar ist.
    Sind auf allen fünf Kisten von dir sichtbar, bekommst du stattdessen 25 Yüan.

dschunke-rule-D10-4 =
    Wer das meiste Geld hat, gewinnt.
    Bei Gleichstand gewinnt, wer mehr Warenkarten übrig hat; sind auch das gleich viele, teilt ihr euch den Platz.

## D11 Was alle wissen dürfen

dschunke-rule-D11-1 =
    Deine Hand ist geheim, ihre Größe nicht.
    Waren werden offen genommen und zurückgelegt; ein gutes Gedächtnis hilft also.

dschunke-rule-D11-2 =
    Dein Geld ist geheim.
    Angezeigt bleibt nur, was du beim letzten Y bekannt gegeben hast.

dschunke-rule-D11-3 =
    Alle sehen, wie viele Sonderkarten du verdeckt hast, aber nicht, welche.
    Eine eingesetzte Karte bleibt bekannt.

dschunke-rule-D11-4 =
    In den Phasen 3 und 4 darf niemand die Waren auf den Dschunken zählen.
    Zu sehen ist nur, ob noch welche da sind.

dschunke-rule-D11-5 =
    Ein Gebot bleibt geheim, bis sich alle entschieden haben.

dschunke-rule-D11-6 =
    Higaki merkt sich für dich, welche Karten du in einen Stapel zurückgelegt hast.
    Welche davon andere seither verdeckt genommen haben, musst du erraten.

dschunke-rule-D11-7 =
    Die kommenden Marktkarten kennt niemand, und einen Stapel kennen nur die, die ihn durchgesehen haben.

## DV Varianten

dschunke-rule-DV-1 =
    Freier Aufbau: Die drei Kaufleute werden gemischt und verdeckt auf drei ausgeloste Dschunken gelegt.
    Alle sehen, wo sie liegen, aber niemand weiß, welcher welcher ist.

dschunke-rule-DV-2 =
    Freier Aufbau: Du bekommst drei Streifen der Person rechts von dir und legst sie für diese Person.
    Reihum ab der Startperson legt ihr je einen davon auf eine Dschunke, bis alle liegen. Auf keiner Dschunke dürfen mehr als drei liegen.

dschunke-rule-DV-3 =
    Freier Aufbau: Dann werden die Warenkarten ausgeteilt und die Kaufleute aufgedeckt, und die erste Runde beginnt.

dschunke-rule-DV-4 =
    Eigene Daten: Wenn du das Spiel besitzt und besser weißt als wir, was Spielplan und Karten zeigen, kannst du mit einer berichtigten Datei spielen.
    Das Partieprotokoll bewahrt die Daten, mit denen gespielt wurde.

## Klarstellungen

dschunke-rulings-title = Regelentscheidungen

dschunke-ruling-DR-1-question = Wer wählt beim freien Aufbau die Dschunken für die Kaufleute?
dschunke-ruling-DR-1-answer =
    Sie werden ausgelost.
    Alle sehen, wo die drei Scheiben liegen; aufgedeckt werden sie erst, wenn der letzte Streifen liegt.

dschunke-ruling-DR-2-question = Wessen Streifen lege ich beim freien Aufbau, und wie viele?
dschunke-ruling-DR-2-answer =
    Drei Streifen der Person rechts von dir, auch zu dritt: Alle reichen drei eigene Streifen nach links.
    Sie zählen zu den zwanzig Streifen ihrer Farbe.

dschunke-ruling-DR-3-question = Wie werden dreißig Karten auf vier Stapel verteilt?
dschunke-ruling-DR-3-answer =
    8, 8, 7 und 7 Karten: Quadrat, Kreis, Dreieck und Stern.
    Alle sehen, wie viele noch da sind.

dschunke-ruling-DR-4-question = Wie viele Schichten eines Laderaums zählen?
dschunke-ruling-DR-4-answer =
    Alle.
    Längst verdeckte Streifen werden wieder sichtbar, wenn die darüber verschoben werden.

dschunke-ruling-DR-5-question = Was, wenn eine Dschunke durch das Verschieben leer wird?
dschunke-ruling-DR-5-answer =
    Sie beginnt wieder mit der untersten Schicht.

dschunke-ruling-DR-6-question = Wie genau wird ein Streifen verschoben?
dschunke-ruling-DR-6-answer =
    Du nimmst ihn zuerst auf und legst ihn dann.
    Er muss auf eine andere Dschunke.

dschunke-ruling-DR-7-question = Wie lade ich zwei Streifen auf, wenn in der Schicht nur eine Lücke ist?
dschunke-ruling-DR-7-answer =
    Nacheinander: Der erste füllt die Lücke, der zweite beginnt die nächste Schicht.

dschunke-ruling-DR-8-question = Kann ich aufladen, wenn ich keine Streifen mehr habe?
dschunke-ruling-DR-8-answer =
    Nein, solange noch eine Figur mit einer anderen Aktion frei ist.
    Sonst drehst du eine, die auflädt, ohne Wirkung um.

dschunke-ruling-DR-9-question = Bekomme ich verdeckte oder verschobene Streifen je zurück?
dschunke-ruling-DR-9-answer =
    Nein, Streifen an Bord bleiben an Bord.

dschunke-ruling-DR-10-question = Wann steht fest, wie viele Waren ich nehme?
dschunke-ruling-DR-10-answer =
    Vor der ersten Karte, nach deinen sichtbaren Kisten in diesem Moment.

dschunke-ruling-DR-11-question = Darf ich in einer Aktion Sorten mischen?
dschunke-ruling-DR-11-answer =
    Nur wenn eine aufgebraucht ist.
    Dann wählst du die nächste und bleibst dabei, bis auch sie aufgebraucht ist.

dschunke-ruling-DR-12-question = Darf ich weniger Waren nehmen, als mir zustehen?
dschunke-ruling-DR-12-answer =
    Nein.
    Du hättest auch nichts davon.

dschunke-ruling-DR-13-question = Muss ich für alle Nachschubkarten dieselbe Sorte nehmen?
dschunke-ruling-DR-13-answer =
    Nein, du wählst für jede Karte frei.
    Liegen auf keiner Dschunke mehr Waren, wirst du übersprungen.

dschunke-ruling-DR-14-question = Welche Waren sind allen bekannt?
dschunke-ruling-DR-14-answer =
    Alle, die genommen, getauscht oder in einem Gebot aufgedeckt werden.
    Die ersten acht Handkarten sind geheim, und Hände werden nie gezeigt.

dschunke-ruling-DR-15-question = Darf ich alle Karten eines Stapels ablehnen?
dschunke-ruling-DR-15-answer =
    Nein.
    Nur wer in der letzten Runde ein S gewinnt, kann stattdessen Geld nehmen.

dschunke-ruling-DR-16-question = Ersetzen die 3 Yüan auch das S eines Ereignisses?
dschunke-ruling-DR-16-answer =
    Nein, nur das S der Marktkarte.

dschunke-ruling-DR-17-question = Was, wenn bei einem Ereignis alle übrigen Stapel leer sind?
dschunke-ruling-DR-17-answer =
    Dann siehst du einen durch, der schon vergeben war.

dschunke-ruling-DR-18-question = Welche Stapel darf ich durchsehen, wenn ich ein S gewonnen habe?
dschunke-ruling-DR-18-answer =
    Jeden, der nicht leer ist, auch einen schon durchgesehenen.

dschunke-ruling-DR-19-question = Was merkt sich Higaki von einem Stapel, den ich durchgesehen habe?
dschunke-ruling-DR-19-answer =
    Die Karten, die du zurückgelegt hast, außer denen, die seither offen ausgelegt wurden.

dschunke-ruling-DR-20-question = Ab wann gelten neue Karten?
dschunke-ruling-DR-20-answer =
    Eine Nachschubkarte ab der nächsten Phase 3, der Tie-Breaker ab dem nächsten Durchgang, auch noch in derselben Runde.

dschunke-ruling-DR-21-question = Was wissen andere über meine Karten?
dschunke-ruling-DR-21-answer =
    Wie viele verdeckt liegen.
    Eine eingesetzte Karte haben alle gesehen.

dschunke-ruling-DR-22-question = Verrät die Frage, dass ich etwas zu entscheiden habe?
dschunke-ruling-DR-22-answer =
    Nein, gefragt werden alle mit einer verdeckten Karte, auch wenn sie nur ablehnen können.

dschunke-ruling-DR-23-question = Wie läuft ein Tausch ab?
dschunke-ruling-DR-23-answer =
    Du gibst eine Karte ab und nimmst eine andere Sorte, die gerade da ist, auf Wunsch noch ein zweites Mal.
    Die abgegebene Karte kann die nächste Person nehmen.

dschunke-ruling-DR-24-question = Kann ich eine Zusatzaktion ablegen?
dschunke-ruling-DR-24-answer =
    Nein, eine Karte, die gar nichts bewirken würde, kannst du nicht einsetzen.
    Versilbern bringt immer etwas.

dschunke-ruling-DR-25-question = Darf ich eine Zusatzaktion mitten in meiner Aktion nutzen?
dschunke-ruling-DR-25-answer =
    Nein, nur davor oder danach.

dschunke-ruling-DR-26-question = Hängen Zusatzaktionen von den Kaufleuten ab?
dschunke-ruling-DR-26-answer =
    Nein, und es wird auch keine Figur umgedreht.

dschunke-ruling-DR-27-question = Was sind nicht eingesetzte Zusatzaktionen wert?
dschunke-ruling-DR-27-answer =
    Nichts, auch nicht bei Gleichstand.

dschunke-ruling-DR-28-question = Darf ich mit einem ungültigen Gebot bluffen?
dschunke-ruling-DR-28-answer =
    Ja, mit Karten von deiner Hand. Das Spiel bietet es nicht an, versteht aber „bid 2 orange 1 white“.
    Es zählt nicht als Gebot. Beim Aufdecken sehen alle die Karten, dann nimmst du sie zurück.

dschunke-ruling-DR-29-question = Wer muss bieten?
dschunke-ruling-DR-29-answer =
    Alle mit mindestens einer Warenkarte, gleich welcher Sorte.
    Hat niemand eine, ist das Warenpoker vorbei.

dschunke-ruling-DR-30-question = Darf ich wieder bieten, wenn ich schon gewonnen habe?
dschunke-ruling-DR-30-answer =
    Ja, in jedem Durchgang.

dschunke-ruling-DR-31-question = In welcher Reihenfolge wird ein Durchgang abgerechnet?
dschunke-ruling-DR-31-answer =
    Gebote aufdecken, alle Farben auszahlen, Karten zurücklegen, Farben abdecken. Dann kommt die Sonderkarte, danach der nächste Durchgang.

dschunke-ruling-DR-32-question = Was bewirkt der Tie-Breaker genau?
dschunke-ruling-DR-32-answer =
    Er bringt dir den ganzen Betrag oder die Sonderkarte.
    Er nützt nichts, wenn dein Gebot nicht zu den höchsten gehört.

dschunke-ruling-DR-33-question = Geht das Warenpoker weiter, wenn alle Farben erledigt sind?
dschunke-ruling-DR-33-answer =
    Nein, es endet sofort.

dschunke-ruling-DR-34-question = Warum sehe ich nicht, wie viel Geld die anderen haben?
dschunke-ruling-DR-34-answer =
    Jede Zahlung steht im Verlauf, und ein gutes Gedächtnis kann sie addieren.
    Summen werden aber nur bei einem Y und am Ende gezeigt.

dschunke-ruling-DR-35-question = Wie lange sind die Vorräte verdeckt?
dschunke-ruling-DR-35-answer =
    Vom Beginn der Phase 3, bevor jemand eine Karte nimmt, bis zum Aufdecken der nächsten Marktkarte. In der letzten Runde bis zum Ende der Partie.

dschunke-ruling-DR-36-question = Rücken die Figuren auch nach der letzten Runde weiter?
dschunke-ruling-DR-36-answer =
    Nein, es würde nichts mehr ändern.

dschunke-ruling-DR-37-question = Wann geben alle ihr Geld bekannt?
dschunke-ruling-DR-37-answer =
    Nach dem Tauschen und vor den Aktionen.

dschunke-ruling-DR-38-question = Welche Waren zählen bei Gleichstand?
dschunke-ruling-DR-38-answer =
    Die auf der Hand nach dem letzten Durchgang.
    Auch mehr als zwei können sich den Sieg teilen.

dschunke-ruling-DR-39-question = Wer spielt welche Farbe, und wer beginnt?
dschunke-ruling-DR-39-answer =
    Beides wird ausgelost.

dschunke-ruling-DR-40-question = Darf ich auf der grauen Dschunke Sorten mischen?
dschunke-ruling-DR-40-answer =
    Nein, eine Sorte, bis sie aufgebraucht ist.

dschunke-ruling-DR-41-question = Verbraucht ein Tausch meine Zusatzaktion?
dschunke-ruling-DR-41-answer =
    Ja.

dschunke-ruling-DR-42-question = Bestimme ich die Sorte, wenn ich „Waren nach Wahl“ auf Grau einsetze?
dschunke-ruling-DR-42-answer =
    Ja, wie beim Kaufmann.

dschunke-ruling-DR-43-question = Was, wenn es keine Sonderkarte mehr zu gewinnen gibt?
dschunke-ruling-DR-43-answer =
    Dann verfällt das S.
    In der letzten Runde gibt es trotzdem die 3 Yüan.

dschunke-ruling-DR-44-question = Was geschieht mit Beträgen, auf die niemand bietet?
dschunke-ruling-DR-44-answer =
    Sie verfallen am Ende der Runde.

dschunke-ruling-DR-45-question = Beide Gehilfen zeigen dieselbe Aktion. Welchen nehme ich?
dschunke-ruling-DR-45-answer =
    Ist auch die Zahl gleich, spielt es keine Rolle.
    Sonst wählst du die Reihe.

dschunke-ruling-DR-46-question = Kann ich zurücknehmen, welche Sonderkarte ich behalten habe?
dschunke-ruling-DR-46-answer =
    Nur wenn alle zustimmen: Der Stapel ist geschlossen, und du hast Karten gesehen, die sonst niemand kennt.

dschunke-ruling-DR-47-question = Was bedeutet eine Zahl auf einem Feld zum Versilbern oder Warennehmen?
dschunke-ruling-DR-47-answer =
    Genau so viele Yüan oder Warenkarten, unabhängig von deinen Kisten auf der Dschunke.
    Solche Felder gibt es nur mit eigenen Daten. Unsere nennen nur beim Aufladen eine Zahl.

dschunke-ruling-DR-48-question = Was, wenn bei einem Ereignis S alle vier Stapel leer sind?
dschunke-ruling-DR-48-answer =
    Dann bekommst du keine Karte und alle nach dir auch nicht. Die Runde geht weiter.
    Das kann nur mit eigenen Daten geschehen.

dschunke-ruling-DR-49-question = Wer nimmt zuerst eine Sonderkarte, wenn mehrere im selben Durchgang ein S gewinnen?
dschunke-ruling-DR-49-answer =
    Es geht reihum ab der Startperson. Jede Person ist fertig, bevor die nächste einen Stapel wählt.
    Marktkarten mit mehr als einem S gibt es nur mit eigenen Daten.

dschunke-ruling-DR-50-question = Werden die Warenkarten beim freien Aufbau vor oder nach dem Legen der Streifen ausgeteilt?
dschunke-ruling-DR-50-answer =
    Danach, wie in der gedruckten Regel: Beim Legen kennst du deine Hand noch nicht.

## Quellen

dschunke-sources-title = Quellen dieser Regeln

dschunke-sources-text =
    Gedruckt: Die Regeln folgen der deutschen Spielregel und ihrem Beiblatt. Mit dem Autor abgestimmte Antworten klären einige weitere Fragen, zum Beispiel dass zwei Streifen aufgeladen werden müssen.

    Belegt: Die Startplätze der Streifen und Kaufleute, das erste Feld der unteren Reihe und das erste Y stammen von Leuten, die das gedruckte Spiel beschrieben haben.

    Erschlossen: Aus zwei Spielberichten folgt, dass die Kaufleute im Kreis von Grau nach Orange ziehen. Ein Wert der zweiten bekannten Marktkarte und das erste Feld der oberen Reihe folgen aus Texten, die sie nur andeuten.

    Rekonstruiert: Spielplan und Karten haben wir nicht gesehen.
    Achtzehn der zwanzig Felder der Gehilfenleiste, acht der zehn Marktkarten, die Runden beider S und des zweiten Y sowie vier der fünf Boni mit 12 Yüan sind unsere eigenen Vorschläge.
    Sie widersprechen nichts Bekanntem und sind so ausgewogen, dass kein Platz und keine Farbe viel besser ist als die anderen.

    Wenn du das Spiel besitzt, sag uns bitte, was es wirklich zeigt. Alles steht in einer einzigen Datei, jeder Eintrag mit seiner Quelle, und mit deiner berichtigten Fassung kannst du sofort spielen.

dschunke-rules-credits =
    Dschunke ist ein Spiel von Michael Schacht, erschienen 2002 bei Queen Games.
    Das Spiel und sein Name gehören seinem Autor und seinem Verlag.
    Higaki ist eine unabhängige Umsetzung mit eigenen Texten und Bildern.
