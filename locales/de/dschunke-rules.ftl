### Dschunke: Higakis eigenes Regelheft auf Deutsch.
### Je eine Nachricht für jede Regel aus games/dschunke/rules.md; der Punkt der Regelnummer ist hier ein Bindestrich.
### Ein Zeilenumbruch trennt nur Sätze, eine Leerzeile beginnt einen neuen Absatz.

dschunke-rules-title = Dschunke: die Regeln

dschunke-rules-intro =
    Fünf Dschunken liegen auf einem schwimmenden Markt so eng nebeneinander, dass man über Planken von einer zur anderen geht.
    Auf ihren Decks stapeln sich deine Kisten, und auf deinen Kisten stapeln sich die der anderen.
    Drei Kaufleute ziehen von Schiff zu Schiff, und jeder versteht sich auf eine Sache: Einer lädt, einer zahlt, einer gibt Waren aus.
    Die Kunst ist es, dort gesehen zu werden, wo sie als Nächstes stehen, und zu ahnen, was die anderen auf der Hand haben, wenn um die Preise gepokert wird.

dschunke-rules-goal =
    Sei nach zehn Runden am reichsten.
    Geld bringen sichtbare Kisten, gut gebotene Waren und Sonderkarten, und am Ende zählt, auf wie vielen Dschunken von dir etwas zu sehen ist.

dschunke-rules-overview =
    In jeder Runde sagt eine Marktkarte, was jede Ware heute einbringt.
    Ihr schickt reihum je einen Kaufmann oder Gehilfen an die Arbeit, dann nehmen alle für ihre Nachschubkarten neue Waren.
    Im Warenpoker bieten alle gleichzeitig und verdeckt, und in jeder Farbe verdient nur das höchste Gebot.
    Danach ziehen die Kaufleute eine Dschunke weiter, die Gehilfen ein Feld, und jemand anderes beginnt.

## Kapitel

dschunke-chapter-D1 = Spielmaterial
dschunke-chapter-D2 = Aufbau
dschunke-chapter-D3 = Phase 1: Marktkarte und Ereignisse
dschunke-chapter-D4 = Phase 2: Aktionen
dschunke-chapter-D5 = Ladung
dschunke-chapter-D6 = Sonderkarten
dschunke-chapter-D7 = Phase 3: Nachschub
dschunke-chapter-D8 = Phase 4: Warenpoker
dschunke-chapter-D9 = Phasen 5 und 6: Es geht weiter
dschunke-chapter-D10 = Spielende
dschunke-chapter-D11 = Was alle wissen dürfen
dschunke-chapter-DV = Varianten

## D1 Spielmaterial

dschunke-rule-D1-1 =
    Es gibt 80 Ladungsstreifen, 20 in jeder von vier Farben, und jeder Streifen trägt drei Kisten.

dschunke-rule-D1-2 =
    Es gibt 72 Warenkarten, 18 von jeder Sorte: Reis ist weiß, Fisch braun, Gemüse lila, Gewürze sind orange.

dschunke-rule-D1-3 =
    Es gibt 30 Sonderkarten.
    Sieben wirken immer: sechs Nachschubkarten und der Tie-Breaker.
    Dreizehn sind einmalige Zusatzaktionen: je zwei zum Warentauschen, zum Laden eines Streifens, zum Warennehmen und zum Verschieben, dazu fünf zum Versilbern, eine für jede Dschunke.
    Zehn zahlen vielleicht am Ende: fünf mit 8 Yüan und fünf mit 12.

dschunke-rule-D1-4 =
    Die fünf Dschunken liegen im Kreis, im Uhrzeigersinn: Grau, Orange, Lila, Braun, Weiß.
    Vier führen die Waren ihrer Farbe, die graue führt keine eigenen.

dschunke-rule-D1-5 =
    Jede der zehn Marktkarten nennt für jede Warensorte einen Betrag in Yüan oder ein S, also eine Sonderkarte. In unseren Daten hat jede Karte ein S.

dschunke-rule-D1-6 =
    Die Gehilfenleiste hat zwei Reihen mit zehn Feldern, eines für jede Runde.
    Das Feld sagt, was der Gehilfe in dieser Runde kann; vier Runden bringen außerdem ein Ereignis, zweimal S und zweimal Y.

dschunke-rule-D1-7 =
    Die Bank hat immer genug Geld, und deine Hand darf beliebig groß werden.

## D2 Aufbau

dschunke-rule-D2-1 =
    Ihr spielt zu dritt oder zu viert.
    Das Los verteilt die Farben und bestimmt, wer beginnt; zu dritt bleibt Gelb unbenutzt.

dschunke-rule-D2-2 =
    Streifen und Kaufleute liegen so, wie es das Blatt in der Schachtel vorgibt.
    Zu dritt hat jeder vier Streifen an Bord, zu viert drei.
    Aufgeladen wird anfangs auf der lila Dschunke, Waren gibt es auf der braunen, Geld auf der grauen.

dschunke-rule-D2-3 =
    Zu viert steht auf jeder Reihe der Leiste ein Gehilfe, zu dritt nur auf der unteren.

dschunke-rule-D2-4 =
    Von jeder Sorte werden 8 Warenkarten zusammengemischt, zu dritt 6, und jeder bekommt acht davon.
    Die anderen liegen auf ihren Dschunken: zu viert je 10, zu dritt je 12.

dschunke-rule-D2-5 =
    Die Sonderkarten werden gemischt und bilden vier Stapel mit den Zeichen Quadrat, Kreis, Dreieck und Stern: 8, 8, 7 und 7 Karten.

dschunke-rule-D2-6 =
    Die Marktkarten werden gemischt und liegen verdeckt.

dschunke-rule-D2-7 =
    Du beginnst mit zwei Nachschubkarten vor dir und ohne einen einzigen Yüan.

## D3 Phase 1: Marktkarte und Ereignisse

dschunke-rule-D3-1 =
    Gespielt werden zehn Runden mit je sechs Phasen: Marktkarte und Ereignisse, Aktionen, Nachschub, Warenpoker, Figuren ziehen, neue Startperson.

dschunke-rule-D3-2 =
    Jede Runde beginnt mit einer neuen Marktkarte: Sie sagt, worum es im Poker geht.

dschunke-rule-D3-3 =
    Jetzt, und nur jetzt, kann man eine Tauschkarte einsetzen, der Reihe nach ab der Startperson.
    Gefragt werden alle, die eine verdeckte Karte haben; so verrät die Frage nichts.

dschunke-rule-D3-4 =
    Bei einem S nimmt jeder eine Sonderkarte.
    Ab der Startperson wählt ihr nacheinander je einen Stapel, den bei diesem Ereignis noch niemand hatte, seht ihn durch, behaltet eine Karte und legt den Rest zurück.

dschunke-rule-D3-5 =
    Bei einem Y sagen alle, wie viel Geld sie haben.
    Was deine Karten wert sind, bleibt dein Geheimnis.

dschunke-rule-D3-6 =
    Das Ereignis kommt nach dem Tauschen.
    Eine Tauschkarte daraus muss also bis zur nächsten Runde warten; jede andere kannst du noch in dieser Runde nutzen.

## D4 Phase 2: Aktionen

dschunke-rule-D4-1 =
    Ab der Startperson macht im Uhrzeigersinn jeder genau eine Aktion, mit einem Kaufmann oder Gehilfen, dessen Bild noch zu sehen ist.
    Danach wird die Figur umgedreht und steht in dieser Runde niemandem mehr zur Verfügung.

dschunke-rule-D4-2 =
    Ein Kaufmann arbeitet nur dort, wo er steht.

dschunke-rule-D4-3 =
    Beim Aufladen legst du zwei Streifen auf die Dschunke, einen nach dem anderen.
    Auf den zweiten verzichten darfst du nicht; nur wer bloß noch einen hat, legt einen.

dschunke-rule-D4-4 =
    Sind alle deine Streifen an Bord, kannst du nicht aufladen.
    Nur wenn alle Kaufleute und Gehilfen, die noch frei sind, aufladen, drehst du einen von ihnen um, und es geschieht nichts.

dschunke-rule-D4-5 =
    Beim Versilbern bekommst du 1 Yüan für jede eigene Kiste, die auf der Dschunke zu sehen ist.
    Weniger als 3 Yüan sind es nie, auch ohne eine einzige Kiste.
    Beispiel: Zwei Streifen obenauf und eine Kiste, die darunter hervorschaut, bringen 7 Yüan.

dschunke-rule-D4-6 =
    Beim Warennehmen bekommst du für jede eigene Kiste, die dort zu sehen ist, eine Karte der Ware dieser Dschunke, mindestens aber drei.
    Die Zahl steht fest, bevor du die erste Karte nimmst.

dschunke-rule-D4-7 =
    Auf der grauen Dschunke bestimmst du, welche Sorte du nimmst.
    Wie viele es sind, richtet sich nach deinen Kisten auf der grauen.

dschunke-rule-D4-8 =
    Geht die Sorte aus, bevor du genug hast, nennst du eine andere und machst mit ihr weiter.
    Liegt nirgends mehr etwas, entfällt der Rest.

dschunke-rule-D4-9 =
    Ein Gehilfe tut, was sein Feld zeigt, und zwar auf einer der beiden Dschunken ohne Kaufmann.
    Beim Laden sagt das Feld, wie viele Streifen es sind; Versilbern und Warennehmen gehen wie beim Kaufmann, es sei denn, das Feld zeigt eine Zahl (DR.47).

## D5 Ladung

dschunke-rule-D5-1 =
    Drei Streifen nebeneinander füllen eine Schicht.
    Der nächste beginnt quer darüber eine neue, und so geht es ohne Grenze weiter.

dschunke-rule-D5-2 =
    Es zählt nur, was zu sehen ist.
    Ein Streifen der obersten Schicht zeigt alle drei Kisten und verdeckt von jedem Streifen darunter genau eine.
    Liegt oben ein Streifen, zeigen die darunter also noch je zwei Kisten, bei zweien je eine, bei dreien keine.
    Beispiel: Auf eine volle Schicht von drei Spielern legt eine vierte Person zwei Streifen quer; sie zeigt dann sechs Kisten, die drei anderen zeigen je eine.

dschunke-rule-D5-3 =
    Kein Streifen verlässt je den Spielplan.
    Er kann verdeckt werden, und liegt er in der obersten Schicht, kann eine Karte ihn verschieben.
    Geht der letzte Streifen einer Schicht, ist die darunter wieder zu sehen; eine Dschunke kann so sogar leer werden.

## D6 Sonderkarten

dschunke-rule-D6-1 =
    Nachschubkarten und den Tie-Breaker legst du sofort offen aus; sie wirken bis zum Ende.

dschunke-rule-D6-2 =
    Zusatzaktionen bleiben verdeckt, bis du sie ein einziges Mal nutzt, in deinem Zug vor oder nach deiner Aktion.
    Dann kommen sie aus dem Spiel.
    Eine Karte, die gar nichts bewirken könnte, lässt sich nicht einsetzen.

dschunke-rule-D6-3 =
    Mehr als eine Zusatzaktion in einer Runde ist nicht erlaubt, und auch ein Tausch ist eine.

dschunke-rule-D6-4 =
    Jede Nachschubkarte bringt dir in jeder Phase 3 eine Warenkarte mehr.

dschunke-rule-D6-5 =
    Hast du den Tie-Breaker und gehörst zu denen mit dem höchsten Gebot, gewinnst du allein, ob Geld oder Sonderkarte.

dschunke-rule-D6-6 =
    Mit einer Tauschkarte gibst du eine Warenkarte ab und nimmst von einer Dschunke eine andere Sorte, auf Wunsch noch ein zweites Mal.

dschunke-rule-D6-7 =
    Mit der Karte „Einen Streifen laden“ legst du einen deiner Streifen auf eine beliebige Dschunke.

dschunke-rule-D6-8 =
    Mit der Karte „Versilbern“ versilberst du deine Ladung auf der abgebildeten Dschunke, für mindestens 3 Yüan und ganz gleich, wo die Kaufleute stehen.

dschunke-rule-D6-9 =
    Mit der Karte „Waren nach Wahl“ nimmst du auf einer beliebigen Dschunke so viele Waren, wie du dort Kisten zeigst, mindestens drei.
    Auf der grauen nennst du die Sorte.

dschunke-rule-D6-10 =
    Mit der Karte „Ladung verschieben“ nimmst du einen eigenen Streifen aus der obersten Schicht einer Dschunke und legst ihn auf eine andere, wie jeden Streifen.

dschunke-rule-D6-11 =
    Die Bonuskarte mit 8 Yüan zahlt am Ende, wenn auf der Dschunke, die sie zeigt, mindestens vier deiner Kisten zu sehen sind.

dschunke-rule-D6-12 =
    Die Bonuskarte mit 12 Yüan zahlt am Ende, wenn auf einer Dschunke mindestens fünf deiner Kisten zu sehen sind und auf einer zweiten mindestens zwei; die Karte nennt beide.

dschunke-rule-D6-13 =
    Bonuskarten bleiben bis zum Ende verdeckt.
    Erfüllen dieselben Kisten mehrere davon, zahlen alle.

dschunke-rule-D6-14 =
    Wer einen Stapel durchsieht, behält daraus genau eine Karte, nicht mehr und nicht weniger.

## D7 Phase 3: Nachschub

dschunke-rule-D7-1 =
    Ab der Startperson nehmen im Uhrzeigersinn alle für jede ihrer Nachschubkarten eine Warenkarte, von welchen Dschunken sie wollen.
    Schau hin, was die anderen nehmen: Gleich wird gepokert.

dschunke-rule-D7-2 =
    Liegt auf keiner Dschunke mehr etwas, geht leer aus, wer noch nicht dran war.

## D8 Phase 4: Warenpoker

dschunke-rule-D8-1 =
    Alle wählen verdeckt beliebig viele Warenkarten einer einzigen Sorte, vielleicht auch keine, und zeigen sie gemeinsam.
    Gefragt werden alle, die eine Warenkarte haben, auch wenn sie nur passen können.

dschunke-rule-D8-2 =
    Jede Farbe wird für sich abgerechnet: Das höchste Gebot bekommt, was die Marktkarte verspricht, die anderen bekommen nichts.

dschunke-rule-D8-3 =
    Teilen sich mehrere das höchste Gebot, teilen sie auch das Geld, abgerundet.
    Beispiel: Zwei bieten gleich viel für 1 Yüan, und beide bekommen nichts.

dschunke-rule-D8-4 =
    Teilen sich mehrere das höchste Gebot auf ein S, bekommt niemand die Karte.

dschunke-rule-D8-5 =
    Alle gebotenen Karten gehen zurück auf ihre Dschunken, auch die, die nichts gewonnen haben.

dschunke-rule-D8-6 =
    Jede Farbe, auf die geboten wurde, ist für diese Runde erledigt.
    Solange noch eine offen ist und jemand bietet, wird wieder geboten, und alle dürfen von Neuem mitmachen.
    Was niemand beansprucht, verfällt.

dschunke-rule-D8-7 =
    Karten zweier Sorten oder einer erledigten Farbe gelten als kein Gebot.
    Beim Aufdecken sehen alle diese Karten; danach nimmst du sie zurück.

dschunke-rule-D8-8 =
    Wer ein S gewinnt, wählt einen beliebigen Stapel, sieht ihn durch und behält eine Karte.

dschunke-rule-D8-9 =
    In der letzten Runde darf, wer ein S gewinnt, stattdessen 3 Yüan nehmen, muss sich aber vor dem ersten Blick in einen Stapel entscheiden.

## D9 Phasen 5 und 6: Es geht weiter

dschunke-rule-D9-1 =
    Jeder Kaufmann zieht im Uhrzeigersinn auf die nächste Dschunke.

dschunke-rule-D9-2 =
    Jeder Gehilfe zieht auf das nächste Feld, und alle Figuren zeigen wieder ihr Bild.

dschunke-rule-D9-3 =
    Der Startstein wandert nach links.

## D10 Spielende

dschunke-rule-D10-1 =
    Mit dem Poker der zehnten Runde ist Schluss.

dschunke-rule-D10-2 =
    Du zählst dein Geld, deine Bonuskarten und den Bonus für Dschunken zusammen.

dschunke-rule-D10-3 =
    Jede Dschunke, auf der mindestens eine deiner Kisten zu sehen ist, ist 4 Yüan wert.
    Bist du auf allen fünf zu sehen, bekommst du stattdessen 25 Yüan.

dschunke-rule-D10-4 =
    Wer am meisten hat, gewinnt.
    Bei Gleichstand gewinnt, wer mehr Warenkarten auf der Hand behalten hat; sind auch das gleich viele, teilt ihr euch den Platz.

## D11 Was alle wissen dürfen

dschunke-rule-D11-1 =
    Deine Hand ist geheim, wie groß sie ist, nicht.
    Waren werden offen genommen und zurückgegeben, ein gutes Gedächtnis weiß daher viel.

dschunke-rule-D11-2 =
    Dein Geld ist dein Geheimnis.
    Lesbar bleibt nur, was du beim letzten Y gesagt hast.

dschunke-rule-D11-3 =
    Alle sehen, wie viele Sonderkarten du verdeckt hast, aber nicht, welche.
    Eine eingesetzte Karte bleibt bekannt.

dschunke-rule-D11-4 =
    In den Phasen 3 und 4 darf niemand die Waren auf den Dschunken zählen.
    Zu sehen ist nur, ob noch welche da sind.

dschunke-rule-D11-5 =
    Ein Gebot bleibt geheim, bis sich alle entschieden haben.

dschunke-rule-D11-6 =
    Hast du einen Stapel durchgesehen, merkt sich Higaki für dich, was du darin gelassen hast.
    Was andere seither verdeckt herausgenommen haben, musst du erraten.

dschunke-rule-D11-7 =
    Niemand kennt die kommenden Marktkarten, und was in einem Stapel liegt, wissen nur die, die ihn durchgesehen haben.

## DV Varianten

dschunke-rule-DV-1 =
    Freier Aufbau: Die drei Kaufleute werden gemischt und verdeckt auf drei Dschunken gelegt, die das Los bestimmt.
    Alle sehen, wo sie liegen, und niemand weiß, wer wer ist.

dschunke-rule-DV-2 =
    Freier Aufbau: Du bekommst drei Streifen der Person rechts von dir und legst sie für sie.
    Ab der Startperson legt ihr reihum je einen auf eine Dschunke, bis alle liegen; mehr als drei kommen auf keine.

dschunke-rule-DV-3 =
    Freier Aufbau: Danach werden die Warenkarten ausgeteilt und die Kaufleute aufgedeckt, und die erste Runde beginnt.

dschunke-rule-DV-4 =
    Eigene Daten: Wenn du das Spiel besitzt und besser weißt als wir, was Spielplan und Karten zeigen, kannst du mit einer berichtigten Datei spielen.
    Die Aufzeichnung einer Partie bewahrt die Daten, mit denen sie gespielt wurde.

## Klarstellungen

dschunke-rulings-title = Wo wir entscheiden mussten

dschunke-ruling-DR-1-question = Wer wählt beim freien Aufbau die Dschunken für die Kaufleute?
dschunke-ruling-DR-1-answer =
    Das Los.
    Alle sehen, wo die drei Scheiben liegen; welche welche ist, bleibt verborgen, bis der letzte Streifen liegt.

dschunke-ruling-DR-2-question = Wessen Streifen lege ich beim freien Aufbau, und wie viele?
dschunke-ruling-DR-2-answer =
    Drei Streifen der Person rechts von dir, auch zu dritt: Alle reichen drei von ihren Streifen nach links.
    Sie zählen zu den zwanzig ihrer Besitzerin oder ihres Besitzers.

dschunke-ruling-DR-3-question = Dreißig Karten ergeben keine vier gleichen Stapel.
dschunke-ruling-DR-3-answer =
    Es sind 8, 8, 7 und 7 Karten bei Quadrat, Kreis, Dreieck und Stern.
    Wie viele noch da sind, sehen alle.

dschunke-ruling-DR-4-question = Wie tief reicht eine Ladung?
dschunke-ruling-DR-4-answer =
    Bis ganz unten.
    Längst verdeckte Streifen kommen wieder ans Licht, wenn die darüber verschoben werden.

dschunke-ruling-DR-5-question = Was, wenn eine Dschunke durch das Verschieben leer wird?
dschunke-ruling-DR-5-answer =
    Sie beginnt wieder mit der untersten Schicht.

dschunke-ruling-DR-6-question = Wie genau wird ein Streifen verschoben?
dschunke-ruling-DR-6-answer =
    Du nimmst ihn erst auf und legst ihn dann hin.
    Er muss auf eine andere Dschunke.

dschunke-ruling-DR-7-question = Wie lade ich zwei Streifen, wenn in der Schicht nur eine Lücke ist?
dschunke-ruling-DR-7-answer =
    Nacheinander: Der erste füllt die Lücke, der zweite beginnt die nächste Schicht.

dschunke-ruling-DR-8-question = Darf ich aufladen, ohne Streifen zu haben?
dschunke-ruling-DR-8-answer =
    Nein, solange noch eine Figur frei ist, die etwas anderes tut.
    Gibt es keine, drehst du eine um, die auflädt, und es geschieht nichts.

dschunke-ruling-DR-9-question = Bekomme ich verdeckte oder verschobene Streifen je zurück?
dschunke-ruling-DR-9-answer =
    Nein, was an Bord ist, bleibt an Bord.

dschunke-ruling-DR-10-question = Wann steht fest, wie viele Waren ich nehme?
dschunke-ruling-DR-10-answer =
    Vor der ersten Karte, nach den Kisten, die dann zu sehen sind.

dschunke-ruling-DR-11-question = Darf ich in einer Aktion Sorten mischen?
dschunke-ruling-DR-11-answer =
    Nur wenn eine aufgebraucht ist.
    Dann nennst du die nächste und bleibst dabei, bis auch sie zu Ende ist.

dschunke-ruling-DR-12-question = Darf ich weniger Waren nehmen, als mir zustehen?
dschunke-ruling-DR-12-answer =
    Nein.
    Es wäre auch nichts damit gewonnen.

dschunke-ruling-DR-13-question = Müssen meine Nachschubkarten dieselbe Sorte nehmen?
dschunke-ruling-DR-13-answer =
    Nein, jede Karte ist eine freie Wahl.
    Liegt nirgends mehr etwas, wirst du übersprungen.

dschunke-ruling-DR-14-question = Von welchen Waren können alle wissen?
dschunke-ruling-DR-14-answer =
    Von allen, die genommen, getauscht oder in einem Gebot gezeigt werden.
    Die ersten acht Karten sind geheim, und Hände werden nie gezeigt.

dschunke-ruling-DR-15-question = Darf ich alle Karten eines Stapels ablehnen?
dschunke-ruling-DR-15-answer =
    Nein.
    Nur in der letzten Runde kann, wer ein S gewinnt, stattdessen Geld nehmen.

dschunke-ruling-DR-16-question = Ersetzen die 3 Yüan auch das S eines Ereignisses?
dschunke-ruling-DR-16-answer =
    Nein, nur das S der Marktkarte.

dschunke-ruling-DR-17-question = Was, wenn bei einem Ereignis alle übrigen Stapel leer sind?
dschunke-ruling-DR-17-answer =
    Dann siehst du einen durch, den schon jemand hatte.

dschunke-ruling-DR-18-question = Welche Stapel darf durchsehen, wer ein S gewinnt?
dschunke-ruling-DR-18-answer =
    Jeden, der nicht leer ist, auch einen schon bekannten.

dschunke-ruling-DR-19-question = Was merkt sich Higaki von einem Stapel, den ich durchgesehen habe?
dschunke-ruling-DR-19-answer =
    Die Karten, die du darin gelassen hast, ohne die, die seither jemand offen ausgelegt hat.

dschunke-ruling-DR-20-question = Ab wann zählen neue Karten?
dschunke-ruling-DR-20-answer =
    Eine Nachschubkarte ab der nächsten Phase 3, der Tie-Breaker ab dem nächsten Bieten, auch noch in derselben Runde.

dschunke-ruling-DR-21-question = Was wissen andere über meine Karten?
dschunke-ruling-DR-21-answer =
    Wie viele verdeckt liegen.
    Eine eingesetzte Karte haben alle gesehen.

dschunke-ruling-DR-22-question = Verrät nicht schon die Frage, dass ich etwas zu entscheiden habe?
dschunke-ruling-DR-22-answer =
    Darum wird jeder mit einer verdeckten Karte gefragt, auch wer nur ablehnen kann.

dschunke-ruling-DR-23-question = Wie läuft ein Tausch ab?
dschunke-ruling-DR-23-answer =
    Eine Karte abgeben, eine andere Sorte nehmen, die gerade da ist; dann auf Wunsch ein zweites Mal.
    Was du abgibst, kann die nächste Person nehmen.

dschunke-ruling-DR-24-question = Darf ich eine Zusatzkarte vergeuden?
dschunke-ruling-DR-24-answer =
    Nein, eine Karte, die gar nichts bewirken könnte, lässt sich nicht einsetzen.
    Versilbern bringt immer etwas.

dschunke-ruling-DR-25-question = Darf eine Zusatzaktion mitten in der Aktion liegen?
dschunke-ruling-DR-25-answer =
    Nein, nur davor oder danach.

dschunke-ruling-DR-26-question = Hängen Zusatzkarten von den Kaufleuten ab?
dschunke-ruling-DR-26-answer =
    Nein, und sie drehen auch niemanden um.

dschunke-ruling-DR-27-question = Was sind nicht eingesetzte Zusatzkarten wert?
dschunke-ruling-DR-27-answer =
    Nichts, und auch bei Gleichstand zählen sie nicht.

dschunke-ruling-DR-28-question = Darf ich mit einem ungültigen Gebot bluffen?
dschunke-ruling-DR-28-answer =
    Ja, mit Karten, die du auf der Hand hast; angeboten wird es nicht, aber „bid 2 orange 1 white“ wird verstanden.
    Es zählt als kein Gebot; beim Aufdecken sehen alle die Karten, und du nimmst sie zurück.

dschunke-ruling-DR-29-question = Wer muss bieten?
dschunke-ruling-DR-29-answer =
    Alle mit einer Warenkarte, gleich welcher Sorte.
    Hat niemand eine, ist das Poker vorbei.

dschunke-ruling-DR-30-question = Darf ich wieder bieten, wenn ich schon gewonnen habe?
dschunke-ruling-DR-30-answer =
    Ja, bei jedem Bieten.

dschunke-ruling-DR-31-question = In welcher Reihenfolge wird abgerechnet?
dschunke-ruling-DR-31-answer =
    Gebote zeigen, alle Farben auszahlen, Karten zurücklegen, Farben abdecken; dann die Sonderkarte und dann das nächste Bieten.

dschunke-ruling-DR-32-question = Was bringt der Tie-Breaker genau?
dschunke-ruling-DR-32-answer =
    Den ganzen Betrag oder die Sonderkarte.
    Er nützt nichts, wenn dein Gebot nicht zu den höchsten gehört.

dschunke-ruling-DR-33-question = Wird noch gefragt, wenn alle Farben erledigt sind?
dschunke-ruling-DR-33-answer =
    Nein, das Poker endet sofort.

dschunke-ruling-DR-34-question = Warum sehe ich nicht, was die anderen haben?
dschunke-ruling-DR-34-answer =
    Jede Zahlung steht im Protokoll, und ein gutes Gedächtnis kann sie addieren.
    Eine Summe zeigen wir aber nur bei einem Y und am Ende.

dschunke-ruling-DR-35-question = Wie lange sind die Vorräte verdeckt?
dschunke-ruling-DR-35-answer =
    Vom Beginn der Phase 3 an, noch bevor jemand eine Karte nimmt, bis die nächste Marktkarte aufgedeckt wird, in der letzten Runde bis zum Spielende.

dschunke-ruling-DR-36-question = Rücken die Figuren auch nach der letzten Runde weiter?
dschunke-ruling-DR-36-answer =
    Nein, davon hängt nichts mehr ab.

dschunke-ruling-DR-37-question = Wann sagen alle ihr Geld an?
dschunke-ruling-DR-37-answer =
    Nach dem Tauschen und vor den Aktionen.

dschunke-ruling-DR-38-question = Welche Waren zählen bei Gleichstand?
dschunke-ruling-DR-38-answer =
    Die auf der Hand nach dem letzten Bieten.
    Auch mehr als zwei können sich einen Sieg teilen.

dschunke-ruling-DR-39-question = Wer spielt welche Farbe, und wer beginnt?
dschunke-ruling-DR-39-answer =
    Beides entscheidet das Los.

dschunke-ruling-DR-40-question = Darf ich auf der grauen Dschunke mischen?
dschunke-ruling-DR-40-answer =
    Nein, eine Sorte, bis sie aufgebraucht ist.

dschunke-ruling-DR-41-question = Verbraucht ein Tausch meine Zusatzaktion?
dschunke-ruling-DR-41-answer =
    Ja.

dschunke-ruling-DR-42-question = Wähle ich die Sorte, wenn ich die Warenkarte auf Grau einsetze?
dschunke-ruling-DR-42-answer =
    Ja, wie beim Kaufmann.

dschunke-ruling-DR-43-question = Was, wenn es keine Sonderkarte mehr zu gewinnen gibt?
dschunke-ruling-DR-43-answer =
    Dann verfällt das S.
    In der letzten Runde bleiben die 3 Yüan.

dschunke-ruling-DR-44-question = Was geschieht mit Angeboten, auf die niemand bietet?
dschunke-ruling-DR-44-answer =
    Sie verfallen mit der Runde.

dschunke-ruling-DR-45-question = Beide Gehilfen zeigen dieselbe Aktion. Welchen nehme ich?
dschunke-ruling-DR-45-answer =
    Bei gleichem Umfang ist es gleich.
    Sonst nennst du die Reihe.

dschunke-ruling-DR-46-question = Kann ich zurücknehmen, welche Karte ich behalten habe?
dschunke-ruling-DR-46-answer =
    Nur wenn alle zustimmen: Der Stapel ist geschlossen, und deine Wahl beruht auf dem, was sonst niemand gesehen hat.

dschunke-ruling-DR-47-question = Was bedeutet eine Zahl auf einem Feld zum Versilbern oder Warennehmen?
dschunke-ruling-DR-47-answer =
    Genau so viele Yüan oder Warenkarten, egal wie viele Kisten du auf der Dschunke zeigst.
    Solche Felder gibt es nur mit eigenen Daten; unsere nennen nur beim Laden eine Zahl.

dschunke-ruling-DR-48-question = Was, wenn bei einem S-Ereignis alle vier Stapel leer sind?
dschunke-ruling-DR-48-answer =
    Dann bekommst du keine Karte und alle nach dir auch nicht; die Runde geht weiter.
    Das kann nur mit eigenen Daten geschehen.

dschunke-ruling-DR-49-question = Wer nimmt zuerst eine Sonderkarte, wenn mehrere bei einem Bieten ein S gewinnen?
dschunke-ruling-DR-49-answer =
    Es geht reihum ab der Startperson; jeder ist fertig, bevor der Nächste einen Stapel wählt.
    Marktkarten mit mehr als einem S gibt es nur mit eigenen Daten.

dschunke-ruling-DR-50-question = Werden beim freien Aufbau die Warenkarten vor oder nach den Streifen ausgeteilt?
dschunke-ruling-DR-50-answer =
    Nach den Streifen, wie es die gedruckte Reihenfolge vorsieht: Beim Legen kennst du deine Hand noch nicht.

## Quellen

dschunke-sources-title = Woher diese Regeln kommen

dschunke-sources-text =
    Gedruckt: Die Regeln folgen dem deutschen Regelheft und seinem Beiblatt; mit dem Autor abgestimmte Antworten klären einige weitere Fragen, etwa dass stets zwei Streifen zu laden sind.

    Belegt: Wo Streifen und Kaufleute beginnen, das erste Feld der unteren Reihe und das erste Y kennen wir von Leuten, die das gedruckte Spiel beschrieben haben.

    Erschlossen: Dass die Kaufleute von Grau nach Orange um den Kreis ziehen, folgt aus zwei Spielberichten; ein Wert der zweiten bekannten Marktkarte und das erste Feld der oberen Reihe folgen aus Andeutungen in Texten.

    Rekonstruiert: Spielplan und Karten haben wir nicht gesehen.
    Achtzehn der zwanzig Felder der Gehilfenleiste, acht der zehn Marktkarten, die Runden beider S und des zweiten Y sowie vier der fünf Boni zu 12 Yüan sind unsere eigenen Vorschläge.
    Sie widersprechen nichts Bekanntem und sind so gewählt, dass kein Platz und keine Farbe viel besser ist als die anderen.

    Wenn du das Spiel besitzt, sag uns bitte, was es wirklich zeigt: Alles steht in einer einzigen Datei, jeder Eintrag mit seiner Herkunft, und mit deiner berichtigten Fassung kannst du sofort spielen.

dschunke-rules-credits =
    Dschunke ist ein Spiel von Michael Schacht, erschienen 2002 bei Queen Games.
    Das Spiel und sein Name gehören seinem Autor und seinem Verlag.
    Higaki ist eine unabhängige Umsetzung; ihre Worte und Bilder sind ihre eigenen.
