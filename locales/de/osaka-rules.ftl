### Die Händler von Osaka: Higakis eigenes Regelheft auf Deutsch.
### Je eine Nachricht für jede Regel aus games/osaka/rules.md; der Punkt der Regelnummer ist hier ein Bindestrich.
### Ein Zeilenumbruch trennt nur Sätze, eine Leerzeile beginnt einen neuen Absatz.

osaka-rules-title = Die Händler von Osaka: die Regeln

osaka-rules-intro =
    Japan zur Zeit der Shogune: Osaka hat die Waren, Edo hat das Geld, und dazwischen liegt eine lange, raue Küste.
    Vier Schiffe befahren sie, eines für jede Warensorte, und auf jedem reist Ladung von allen am Tisch mit.
    Du kaufst dich in die Ladungen ein, treibst Schiffe an oder hältst sie auf und machst Gewinn, wenn eines mit deinen Handelsgütern in Edo anlegt.
    Doch auf dem letzten Stück lauert die Schwarze Strömung: Während die einen ihren Lohn bekommen, versinkt jedes Schiff, das noch zwischen den Wellen treibt, und mit ihm alles, was niemand versichert hat.
    Jede Karte kann Münze, Ware oder Versicherung sein, und die Kunst liegt darin, im rechten Moment das Richtige daraus zu machen.

osaka-rules-goal =
    Sammle bis zum Ende die meisten Siegpunkte.
    Du bekommst sie für Handelsgüter, die du in Edo verkaufst, und jede dort verkaufte Farbe bringt dir außerdem ein Ertragsplättchen, das deine nächste Ladung dieser Farbe wertvoller macht.
    Sobald jemand acht Ertragsplättchen hat, ist die Partie vorbei.

osaka-rules-overview =
    In deinem Zug tust du genau eines: Du kaufst alles im Markt, was sonst niemand reserviert hat, oder du nimmst eine einzelne Marktkarte als Münzen auf die Hand, oder du reservierst mit deinem Stein eine Karte.
    Nur ein Kauf bewegt Schiffe, für jede gekaufte Farbe um ein oder zwei Felder, und nach jedem Kauf werden neue Karten ausgelegt.
    Kommt dabei ein Schiff in Edo an, ist Zahltag: Alle verkaufen diese Farbe, es gibt Siegpunkte und Ertragsplättchen, und was auf den Wellen treibt, geht unter.
    Danach geht es im Uhrzeigersinn weiter.

## Kapitel

osaka-chapter-O1 = Spielmaterial
osaka-chapter-O2 = Aufbau
osaka-chapter-O3 = Dein Zug: Münzen und Waren
osaka-chapter-O4 = Reservieren
osaka-chapter-O5 = Auffüllen
osaka-chapter-O6 = Schiffe
osaka-chapter-O7 = Zahltag: der Verkauf
osaka-chapter-O8 = Zahltag: die Schwarze Strömung
osaka-chapter-O9 = Spielende
osaka-chapter-O10 = Offen und geheim
osaka-chapter-OV = Varianten

## O1 Spielmaterial

osaka-rule-O1-1 =
    Gespielt wird mit 108 Karten in Rot, Blau, Gelb und Grün, je 27 von jeder Farbe.
    Elf Karten einer Farbe zeigen eine 2, neun eine 3 und sieben eine 5.
    Auf unseren Bildern ist Rot eine Lackschale, Blau ein Stoffballen, Gelb ein Reissack und Grün ein Teeblatt.
    Jede Karte kann dir auf drei Arten dienen: Auf der Hand ist sie Geld, vor dir auf dem Tisch ist sie ein Handelsgut, und im richtigen Moment abgeworfen ist sie eine Versicherung.

osaka-rule-O1-2 =
    Viele Karten tragen Versicherungssymbole, auf unseren Bildern kleine Schirme: eine 2 gleich zwei, eine 3 nur eines, eine 5 gar keines.
    Womit du am wenigsten kaufst, damit schützt du also am meisten.

osaka-rule-O1-3 =
    Die Strecke hat sechs Felder: Osaka, Oshima, Anori mit dem Anker, zwei Wellenfelder im Meer von Enshunada und schließlich Edo.
    Die ganze Fahrt ist damit fünf Schritte lang.
    Auf einem Feld haben beliebig viele Schiffe Platz.

osaka-rule-O1-4 =
    Ein Ertragsplättchen gehört dir für immer: Niemand nimmt es dir weg, und du gibst es für nichts aus.
    Von jeder Farbe sind stets genug da.

## O2 Aufbau

osaka-rule-O2-1 =
    Ihr spielt zu zweit, zu dritt oder zu viert, immer mit denselben Karten und denselben Regeln.
    Nach dem Mischen kommen fünf Karten offen in den Markt und drei weitere in die Produktion, die euch zeigt, was als Nächstes in den Markt gelangt.
    Erst dann zieht ihr eure Starthände.

osaka-rule-O2-2 =
    In der Sitzreihenfolge deckt ihr Karten vom Zugstapel auf, eine nach der anderen, bis die eigenen zusammen mindestens 8 wert sind; dann folgt die nächste Person.
    Diese zwei bis vier Karten sind die Starthand.
    Beispiel: Du deckst eine 2 auf, dann eine 3, das macht 5, also weiter; mit der nächsten Karte, einer 5, bist du bei 10 und fertig.
    Jetzt sehen noch alle zu, später bleibt die Hand verdeckt.

osaka-rule-O2-3 =
    Die niedrigste Summe beginnt.
    Gibt es sie mehrmals, entscheidet die geringere Kartenzahl und danach das Los.
    Beispiel: Die niedrigste Summe ist 10, und sowohl 5 + 5 als auch 2 + 3 + 5 ergeben sie; die Hand mit den zwei Karten kommt zuerst.

osaka-rule-O2-4 =
    Die Startperson sucht sich zuerst ein Ertragsplättchen aus, dann im Uhrzeigersinn alle anderen.
    Jede Farbe ist erlaubt, auch eine, die schon jemand hat.
    Markt, Produktion und alle Starthände habt ihr nun gesehen: Nimm also eine Farbe, die du verkaufen möchtest.

osaka-rule-O2-5 =
    Alle vier Schiffe liegen in Osaka.
    Sobald alle ihr Ertragsplättchen haben, macht die Startperson den ersten Zug.

## O3 Dein Zug: Münzen und Waren

osaka-rule-O3-1 =
    Bist du am Zug, tust du genau eines von dreien: Waren kaufen, Münzen nehmen oder eine Karte reservieren.
    Danach geht es im Uhrzeigersinn weiter.

osaka-rule-O3-2 =
    Beim Kaufen heißt es alles oder nichts: Du nimmst jede Marktkarte, auf der kein fremder Stein liegt.
    Hast du selbst eine Marktkarte reserviert, gehört sie zum Kauf und auch zum Preis.
    Beispiel: Im Markt liegen 5, 3, 3 und 2, und die 5 ist für jemand anderen reserviert; dein Preis ist 3 + 3 + 2 = 8, die 5 bleibt liegen.

osaka-rule-O3-3 =
    Du bezahlst mit Karten aus der Hand, die zusammen mindestens den Preis wert sind; sie kommen auf den Ablagestapel.
    Herausgegeben wird nichts: Bezahlst du 8 mit zwei 5en, sind die überzähligen 2 verloren.

osaka-rule-O3-4 =
    Was du gekauft hast, liegt nach Farben geordnet offen vor dir: Das sind deine Handelsgüter, und von nun an reisen sie auf den Schiffen mit.
    Du kannst davon so viele besitzen, wie du willst.

osaka-rule-O3-5 =
    Wenn du Münzen nimmst, kommt eine Marktkarte, auf der kein fremder Stein liegt, auf deine Hand.
    Sie ist jetzt so viele Münzen wert, wie ihre Zahl angibt.
    Die Lücke im Markt bleibt offen, und der Kauf wird billiger für alle, die nach dir kommen.

osaka-rule-O3-6 =
    Deine Hand darf so groß werden, wie du möchtest.

osaka-rule-O3-7 =
    Freiwillig passen kannst du nicht.
    Du passt nur, wenn du weder etwas kaufen noch nehmen noch reservieren kannst, und dazu kommt es erst, wenn Zugstapel und Ablagestapel beide leer sind.

osaka-rule-O3-8 =
    Die Produktion ist ein Schaufenster: Ihre Karten kannst du weder kaufen noch als Münzen nehmen, solange sie nicht in den Markt gewandert sind.
    Reservieren kannst du sie aber schon.

## O4 Reservieren

osaka-rule-O4-1 =
    Du hast einen einzigen Reservierungsstein und damit immer nur eine Reservierung auf einmal.
    Ihn auf eine Karte zu legen, ist dein ganzer Zug.
    Dort bleibt er: Du kannst ihn nicht versetzen und nicht wieder an dich nehmen.

osaka-rule-O4-2 =
    Reservieren kannst du jede Karte im Markt und in der Produktion, auf der noch kein Stein liegt.

osaka-rule-O4-3 =
    Liegt dein Stein auf einer Karte, kann niemand außer dir sie kaufen oder als Münzen nehmen.
    Für alle anderen zählt sie auch beim Preis nicht mit.

osaka-rule-O4-4 =
    Dein Stein kommt zu dir zurück, wenn du die Karte darunter kaufst oder als Münzen nimmst; einen anderen Weg gibt es nicht.
    Liegt sie noch in der Produktion, während du kaufst, gehört sie nicht zum Kauf, und der Stein bleibt auf ihr liegen.

## O5 Auffüllen

osaka-rule-O5-1 =
    Nach jedem Kauf werden Markt und Produktion aufgefüllt.
    Beim Nehmen von Münzen und beim Reservieren wird nicht aufgefüllt.

osaka-rule-O5-2 =
    Findest du zu Beginn deines Zuges einen leeren Markt vor oder einen, in dem nur Karten mit fremden Steinen liegen, wird zuerst aufgefüllt, und dann spielst du deinen Zug wie gewohnt.
    Liegt deine eigene reservierte Karte im Markt, wird nicht aufgefüllt: Du hast ja noch etwas zu kaufen oder zu nehmen.

osaka-rule-O5-3 =
    Das Auffüllen hat drei Schritte: Die ganze Produktion wandert samt ihren Steinen in den Markt, zwei Karten vom Zugstapel kommen dazu, und drei weitere bilden die neue Produktion.
    Dabei kann der Markt auf mehr als fünf Karten anwachsen.
    Beispiel: Eine fremde reservierte Karte war übrig; mit drei Karten aus der Produktion und zwei vom Stapel liegen jetzt sechs im Markt.

osaka-rule-O5-4 =
    Wird eine Karte gebraucht, während der Zugstapel leer ist, so wird der Ablagestapel gemischt und tritt an seine Stelle.
    Danach wird einfach weitergezogen.

osaka-rule-O5-5 =
    Ist auch der Ablagestapel leer, wird ausgelegt, was noch da ist: erst in den Markt, dann in die Produktion.
    Was fehlt, wird später nicht nachgeholt.

## O6 Schiffe

osaka-rule-O6-1 =
    Nach einem Kauf fährt das Schiff jeder Farbe, die du gekauft hast: bei einer einzelnen Karte ein Feld weit, ab zwei Karten zwei Felder.
    Weiter kommt es in einem Zug nie.
    Beispiel: Du kaufst drei rote Karten und eine grüne; Rot fährt zwei Felder, Grün eines, Blau und Gelb bleiben liegen.

osaka-rule-O6-2 =
    In Edo endet die Fahrt.
    Ein Schiff, das nur noch einen Schritt vor sich hat und zwei fahren dürfte, kommt einfach an.

osaka-rule-O6-3 =
    Zuerst fahren alle Schiffe, die zum Kauf gehören.
    Liegt dann mindestens eines in Edo, ist Zahltag, und zwar ein einziger für alle angekommenen Farben.

## O7 Zahltag: der Verkauf

osaka-rule-O7-1 =
    Am Zahltag verkaufen alle, nicht nur wer gerade gekauft hat.
    Von jeder angekommenen Farbe musst du alle deine Handelsgüter verkaufen, ob versichert oder nicht; für bessere Zeiten zurückhalten kannst du nichts.

osaka-rule-O7-2 =
    Deine Handelsgüter einer Farbe gelten zusammen als ein Set.
    Der Preis jeder Karte darin ist die höchste Zahl des Sets plus 1 für jedes Ertragsplättchen, das du in dieser Farbe hast.
    Multipliziere den Preis mit der Zahl der Karten und runde auf das nächste Vielfache von 5 auf.

    Beispiel: Du verkaufst 2, 3 und 5 und hast zwei Ertragsplättchen der Farbe; der Preis ist 5 + 2 = 7, bei drei Karten macht das 21, aufgerundet 25.
    Eine einzelne 3 mit denselben zwei Ertragsplättchen: Der Preis ist 3 + 2 = 5, bei einer Karte macht das 5, und zu runden gibt es nichts.

osaka-rule-O7-3 =
    Je 5 von diesem Wert ergeben einen Siegpunkt.
    Ein Wert von 25 bringt also 5 Punkte, und selbst eine einsame 2 bringt noch einen, weil sie auf 5 aufgerundet wird.

osaka-rule-O7-4 =
    Deine Punkte bewahrst du als verdeckte Karten auf: Eine Karte ist ein Punkt, ganz gleich, welche Zahl sie zeigt.
    Sie stammen aus dem verkauften Set, die niedrigsten zuerst; was du nicht brauchst, kommt auf den Ablagestapel.
    Beispiel: 2, 2 und 3 ohne Ertragsplättchen sind 3 × 3 = 9 wert, aufgerundet 10, das sind 2 Punkte; du behältst die beiden 2en und wirfst die 3 ab.

osaka-rule-O7-5 =
    Dank der Ertragsplättchen kann ein Set mehr Punkte bringen, als es Karten hat.
    Dann kommen die fehlenden Karten ungesehen vom Zugstapel: Bei 5 Punkten für ein Set aus drei Karten sind es zwei.
    Ist keine Karte mehr da, werden dir die Punkte trotzdem gutgeschrieben.

osaka-rule-O7-6 =
    Nach dem Verkauf bekommst du ein Ertragsplättchen in jeder Farbe, in der du gerade gepunktet hast.
    Für den Verkauf, der es gebracht hat, zählt es noch nicht; es erhöht deinen Preis ab dem nächsten Zahltag.

## O8 Zahltag: die Schwarze Strömung

osaka-rule-O8-1 =
    An jedem Zahltag holt sich die Schwarze Strömung, was auf den beiden Wellenfeldern liegt: Alle Schiffe dort sinken.
    Wie lange ein Schiff schon da war, spielt keine Rolle; auch eines, das die Wellen erst mit diesem Kauf erreicht hat, geht unter.

osaka-rule-O8-2 =
    Bevor etwas verloren geht, dürft ihr versichern, und zwar nacheinander im Uhrzeigersinn; den Anfang macht die Person, deren Kauf den Zahltag ausgelöst hat.
    Hast du nichts zu verlieren oder keine Karte, die etwas davon retten könnte, wirst du übersprungen.

osaka-rule-O8-3 =
    Zum Versichern wirfst du Karten aus der Hand ab.
    Jedes Versicherungssymbol darauf rettet eines deiner noch unversicherten Handelsgüter in der Farbe der abgeworfenen Karte.
    Beispiel: Eine blaue 2 rettet zwei blaue Handelsgüter, eine blaue 3 eines, eine blaue 5 keines.

osaka-rule-O8-4 =
    Welche deiner Handelsgüter du rettest, bestimmst du selbst; meist lohnen sich die höchsten.
    Ein Symbol, das du nicht nutzt, verfällt, auch wenn es das einzige auf seiner Karte ist.

osaka-rule-O8-5 =
    Versichern kannst du nur Handelsgüter, deren Schiff gerade sinkt.
    Auf Vorrat zu versichern ist nicht möglich.

osaka-rule-O8-6 =
    Versicherte Handelsgüter liegen quer.
    Sie bleiben versichert, bis sie verkauft werden, wie oft ihr Schiff bis dahin auch sinkt, und kosten dich nichts mehr.

osaka-rule-O8-7 =
    Haben alle entschieden, werden sämtliche unversicherten Handelsgüter der gesunkenen Farben abgeworfen; eine Entschädigung gibt es nicht.

osaka-rule-O8-8 =
    Am Ende des Zahltags kehren die Schiffe aus Edo nach Osaka zurück, die gesunkenen beginnen wieder in Anori.
    Alle übrigen bleiben, wo sie sind.

## O9 Spielende

osaka-rule-O9-1 =
    Sind die neuen Ertragsplättchen eines Zahltags verteilt und hat jemand acht oder mehr, so endet die Partie; dabei zählen alle Farben zusammen und auch das Ertragsplättchen vom Aufbau.
    Es ist auf der Stelle Schluss: Kein Schiff sinkt mehr, und niemand ist mehr am Zug.

osaka-rule-O9-2 =
    Die Partie endet auch, wenn ihr alle nacheinander passen müsst, denn dann kann sich nichts mehr ändern.

osaka-rule-O9-3 =
    Jetzt zählen allein die Siegpunkte: Die meisten gewinnen.
    Für Handelsgüter, die noch unterwegs sind, und für Karten auf der Hand gibt es nichts.

osaka-rule-O9-4 =
    Bei Gleichstand liegt vorn, wer mehr Ertragsplättchen hat.
    Sind auch die gleich, teilt ihr euch den Platz, den ersten ebenso wie den letzten.

## O10 Offen und geheim

osaka-rule-O10-1 =
    Deine Hand ist geheim, aber wie viele Karten du hältst, sehen alle.
    Offen sind auch Schiffe, Markt, Produktion, Steine, Handelsgüter, Ertragsplättchen, die Zahl der Punkte und der Ablagestapel.
    Die Reihenfolge des Zugstapels kennt niemand, und die Karten, die als Punkte davon gezogen wurden, bekommt niemand zu Gesicht, nicht einmal die Person, der sie gehören.

## OV Varianten

osaka-rule-OV-1 =
    Offene Hände: Alle Handkarten sind für alle sichtbar.
    Starthände und als Münzen genommene Karten haben ohnehin alle gesehen; so müsst ihr sie euch nur nicht merken.

osaka-rule-OV-2 =
    Auffüllen nach den Schiffen: Nach einem Kauf wird erst aufgefüllt, wenn die Schiffe gefahren sind und ein etwaiger Zahltag vorüber ist.
    Beim Versichern kennt also noch niemand die neuen Karten.

osaka-rule-OV-3 =
    Versicherung für jede Farbe: Sobald ein Schiff sinkt, kannst du auch Handelsgüter versichern, deren Schiff gar nicht in Gefahr ist, und für spätere Fahrten sind sie dann geschützt.
    Eine Karte schützt weiterhin nur Handelsgüter ihrer eigenen Farbe.

## Entscheidungen

osaka-rulings-title = Regelentscheidungen

osaka-ruling-OR-1-question = Wer zieht die Starthand zuerst?
osaka-ruling-OR-1-answer =
    Ihr zieht in der Sitzreihenfolge, und jede Hand wird fertig, bevor die nächste beginnt.
    An den Chancen ändert das nichts.

osaka-ruling-OR-2-question = Darf ich mit mehr Karten bezahlen, als ich brauche?
osaka-ruling-OR-2-answer =
    Ja, solange die Bezahlung reicht, darfst du weitere Karten dazulegen.
    In der Liste der Möglichkeiten stehen solche Bezahlungen nicht, denn das würde die Liste nur verlängern.

osaka-ruling-OR-3-question = Wann genau wird bei einem Kauf aufgefüllt?
osaka-ruling-OR-3-answer =
    Sobald deine neuen Handelsgüter vor dir liegen und bevor das erste Schiff fährt.
    Mit der Variante „Auffüllen nach den Schiffen“ geschieht es erst nach dem Zahltag.

osaka-ruling-OR-4-question = Mehrere Schiffe kommen zugleich an: Welche Farbe wird zuerst verkauft?
osaka-ruling-OR-4-answer =
    Rot, dann Blau, Gelb und Grün; innerhalb einer Farbe beginnt, wer am Zug ist, und es geht im Uhrzeigersinn weiter.
    Für deine Punkte ist das ohne Bedeutung.

osaka-ruling-OR-5-question = Darf ich Karten ansehen, die ich als Punkte ziehe?
osaka-ruling-OR-5-answer =
    Nein, niemand sieht sie an.
    Wie viele Punkte ihr habt, ist dagegen offen, denn mitzählen könnten ja alle.

osaka-ruling-OR-6-question = Sinkt ein Schiff auch, wenn es die Wellen erst mit diesem Kauf erreicht hat?
osaka-ruling-OR-6-answer =
    Ja.
    Die gedruckten Regeln sprechen von allen Schiffen auf den Wellen und nennen keine Ausnahme.

osaka-ruling-OR-7-question = Kann ich Handelsgüter versichern, deren Schiff nicht sinkt?
osaka-ruling-OR-7-answer =
    Nein, nur solche, die gerade verloren zu gehen drohen.
    Die Variante „Versicherung für jede Farbe“ erlaubt es.

osaka-ruling-OR-8-question = Wann wird der Ablagestapel gemischt?
osaka-ruling-OR-8-answer =
    Wenn eine Karte gebraucht wird und der Zugstapel leer ist.
    Dass jemand die letzte Karte zieht, genügt noch nicht.

osaka-ruling-OR-9-question = Was geschieht, wenn beide Stapel leer sind?
osaka-ruling-OR-9-answer =
    Beim Auffüllen wird ausgelegt, was da ist, und sei es gar nichts.
    Punkte, für die keine Karte übrig ist, werden gutgeschrieben und zählen voll.

osaka-ruling-OR-10-question = Was ist, wenn ich überhaupt nichts tun kann?
osaka-ruling-OR-10-answer =
    Dann passt du.
    Passt ihr alle nacheinander, endet die Partie, und die Plätze werden wie immer ermittelt.

osaka-ruling-OR-11-question = Dürfen zwei von uns mit einem Ertragsplättchen derselben Farbe beginnen?
osaka-ruling-OR-11-answer =
    Ja, alle haben die freie Wahl.
osaka-ruling-OR-12-question = Werde ich nach einer Versicherung gefragt, wenn ich keine passende Karte habe?
osaka-ruling-OR-12-answer =
    Nein.
    Alle Karten werden offen genommen und offen bezahlt; wer aufgepasst hat, kennt ohnehin jede Hand, und dass du übersprungen wirst, verrät nichts Neues.
osaka-ruling-OR-13-question = Darf ich mehr Versicherung abwerfen, als meine Handelsgüter brauchen?
osaka-ruling-OR-13-answer =
    Ja, wie beim Kauf: Überzählige Symbole verfallen, und die Karte bekommst du nicht zurück.
    In der Liste der Möglichkeiten stehen nur Versicherungen ohne überflüssige Karte; jede andere kannst du selbst zusammenstellen.

## Quellen

osaka-sources-title = Quellen dieser Regeln

osaka-sources-text =
    Gedruckt: Grundlage sind die Spielregeln der deutschen und der polnischen Ausgabe, die sich in fast allem einig sind.
    Wo sie sich widersprechen, folgen wir der deutschen: Dort musst du in deinem Zug eine der drei Aktionen ausführen, in der polnischen darfst du es.
    Sie beschreiben die Karten mit ihren Symbolen, den Aufbau, die drei Aktionen, das Auffüllen, die Fahrt der Schiffe, den Zahltag, das Spielende und die Rangfolge.
    Wo nur eine von beiden etwas sagt, folgen wir ihr: Dass alle eure Kartenzahl kennen dürfen, steht zum Beispiel nur in der polnischen.

    Erschlossen: In welcher Reihenfolge die sechs Felder der Strecke liegen, verrät der Regeltext nicht, und auch der Name Oshima kommt darin nicht vor; beides wissen wir aus Beschreibungen des Spielplans.
    Dass ein Schiff in Edo hält, selbst wenn es weiter fahren dürfte, folgt daraus, dass Edo das letzte Feld ist; ausdrücklich gesagt wird es nirgends.
    Wie viele mitspielen können, wissen wir aus Veröffentlichungen über das Spiel, nicht aus dem Regeltext.
    Die meisten Karten der gedruckten Beispiele sieht man nur auf Bildern, die uns nicht vorlagen; die Karten in unseren Beispielen haben wir deshalb selbst gewählt.

    Entschieden: Wo die Spielregeln schweigen, haben wir eine Entscheidung getroffen, und jede steht unter „Regelentscheidungen“.
    In zwei Fällen, beim Zeitpunkt des Auffüllens und beim Versichern anderer Farben, könnt ihr mit einer Variante auch anders spielen.

    Eine Sammlung von Fragen und Antworten des Verlags ist uns nicht bekannt.
    Steht in deinem Exemplar etwas anderes, sag uns bitte Bescheid, und wir bringen es in Ordnung.

osaka-rules-credits =
    Die Händler von Osaka (Traders of Osaka) ist ein Spiel von Susumu Kawasaki.
    Spiel und Name gehören dem Autor und den Verlagen.
    Higaki ist eine unabhängige Umsetzung mit eigenen Texten und eigenen Bildern.
