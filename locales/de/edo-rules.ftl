### EDO mit Erweiterung 1: Higakis eigenes Regelheft auf Deutsch.
### Eine Nachricht für jede Regel aus games/edo/rules.md; der Punkt in der Nummer der Regel ist hier ein Bindestrich.
### Ein Zeilenumbruch trennt nur Sätze, eine Leerzeile beginnt einen neuen Absatz.

edo-rules-title = EDO mit Erweiterung 1: die Regeln

edo-rules-intro =
    Um das Jahr 1600 ist ein Fischerdorf im Begriff, die größte Stadt Japans zu werden.
    Als Daimyo suchst du die Gunst des Shoguns: Du schickst Beamte als Samurai ins Land, holst Reis, Holz und Stein und baust in Edo und den Städten ringsum Häuser, Handelskontore und Festungen.
    Jede Runde beginnt mit einem Plan, den sonst niemand sehen darf.
    Drei Karten, auf jeder eine Aktion, dazu eine Handvoll Beamte: Was im Geheimen klug aussah, muss sich bewähren, sobald alle Pläne offen liegen.

edo-rules-goal =
    Du gewinnst mit den meisten Machtpunkten, kurz Punkten, sofern du ein Haus in Edo hast.
    Punkte bringen Gebäude und Handel, außerdem Tempel und Wünsche, wenn ihr damit spielt; am Ende kommen Punkte für Geld und für Samurai auf dem Spielplan dazu.

edo-rules-overview =
    Eine Runde hat vier Teile.
    Zuerst plant ihr alle geheim: drei Karten, auf jeder eine Aktion, davor Beamte.
    Dann führt ihr eure Karten reihum aus, immer eine nach der anderen, und vor jeder Karte könnt ihr gegen Geld eure Samurai und den Händler ziehen.
    Danach zahlt ihr den Samurai, die auf dem Spielplan bleiben, ihren Lohn in Reis, die Städte zahlen euch Geld, und ihr werft überzählige Rohstoffe ab.
    Zuletzt kommt eine neue Händlerkarte, und die Startperson wechselt, es sei denn, jemand hat zwölf Punkte oder die Händlerkarten sind aufgebraucht.

## Kapitel

edo-chapter-E1 = Spielmaterial
edo-chapter-E2 = Aufbau
edo-chapter-E3 = Pakete und Startstädte
edo-chapter-E4 = Planen
edo-chapter-E5 = Eine Karte ausführen
edo-chapter-E6 = Aktionen daheim
edo-chapter-E7 = Ernte und Abbau
edo-chapter-E8 = Bauen
edo-chapter-E9 = Handel
edo-chapter-E10 = Reise
edo-chapter-E11 = Löhne, Gelderträge, Rohstofflimit
edo-chapter-E12 = Nächste Runde und Spielende
edo-chapter-E13 = Offenes und Verdecktes
edo-chapter-J1 = Jiin: Tempel
edo-chapter-T1 = Tokken: die Auslage
edo-chapter-T2 = Tokken: Wünsche
edo-chapter-T3 = Tokken: Privilegien
edo-chapter-R1 = Ronin: Aufbau
edo-chapter-R2 = Ronin: Versetzen
edo-chapter-R3 = Ronin: Auswirkungen
edo-chapter-R4 = Ronin: Vertreiben
edo-chapter-EV = Module und eigene Daten

## E1 Spielmaterial

edo-rule-E1-1 =
    EDO ist für zwei bis fünf Personen.
    Der Spielplan hat zwei Seiten: Seite A für zwei und drei, Seite B für vier und fünf Personen.

edo-rule-E1-2 =
    Jede Person hat fünf Figuren, sieben Häuser, ein Handelskontor und dieselben drei Erlaubniskarten A, B und C.
    Daheim ist eine Figur ein Beamter, auf dem Spielplan ein Samurai.

edo-rule-E1-3 =
    Für alle gemeinsam gibt es zwölf neutrale Beamte, acht Festungen, zehn Händlerkarten, zwölf besondere Erlaubniskarten und 24 Ertragsplättchen.

edo-rule-E1-4 =
    Reis, Holz, Stein und Geld gehen nie aus.

edo-rule-E1-5 =
    Der Spielplan besteht aus Feldern, die durch Straßen verbunden sind: Edo in der Mitte, weitere Städte, Rohstofffelder für Reis, Holz und Stein, Flussfelder, Wegfelder und am Rand die Grenzposten.
    Von jedem Feld kommt man zu jedem anderen.
    Auf einem Feld können beliebig viele Samurai aller Farben stehen.

edo-rule-E1-6 =
    Zu fünft spielt ihr auf Seite B, deckt nichts ab und nehmt alle fünf Pakete.

## E2 Aufbau

edo-rule-E2-1 =
    Zuerst kommen Abdeckplättchen, Ertragsplättchen, Händlerkarten und besondere Karten, danach Wünsche und Privilegien und schließlich die Ronin.
    Pakete und Startstädte wählt ihr zuletzt, wenn all das zu sehen ist.

edo-rule-E2-2 =
    Zu zweit und zu viert sind eine Stadt um Edo und ein Rohstofffeld jeder Sorte abgedeckt.
    Durch ein abgedecktes Feld kann man ziehen wie über ein Wegfeld, sonst nichts.

edo-rule-E2-3 =
    Jede nicht abgedeckte Stadt erhält ein zufälliges Ertragsplättchen, Edo eines von seinen eigenen vier.
    Dort bleibt es die ganze Partie.

edo-rule-E2-4 =
    Das Los bestimmt, wer beginnt.
    Alle haben 10 Ryo. Alle nach der Startperson haben etwas mehr: zu zweit 8 Ryo, zu dritt 2 und 5 Ryo, zu viert 2, 3 und 5, zu fünft 1, 1, 2 und 3.
    Mit Modulen kommt etwas dazu. Zu zweit: Mit Jiin hat die Startperson einen Reis, mit Tokken einen Stein, mit Ronin 5 Ryo; mit Ronin haben außerdem beide zwei Holz und einen Stein, und mit allen drei Modulen hat die zweite Person noch 2 Ryo mehr. Zu dritt mit allen drei Modulen hat die Startperson 4 Ryo mehr und die zweite Person 2. Zu viert mit Jiin haben die ersten beiden je einen Reis.

edo-rule-E2-5 =
    Die zehn Händlerkarten werden gemischt: Eine ist das Angebot der ersten Runde, die nächste liegt als Vorschau offen auf dem Stapel.
    Der Händler beginnt in Edo.
    Alle zwölf besonderen Karten liegen offen aus.

## E3 Pakete und Startstädte

edo-rule-E3-1 =
    Es beginnt, wer in der Reihenfolge zuletzt kommt; dann geht es gegen den Uhrzeigersinn bis zur Startperson, und alle nehmen entweder ein Paket oder eine Startstadt.

edo-rule-E3-2 =
    Danach geht es von der Startperson aus im Uhrzeigersinn, und alle nehmen, was ihnen noch fehlt.
    Die Startperson wählt also zweimal nacheinander.

edo-rule-E3-3 =
    Jedes Paket und jede offene Stadt um Edo geht an genau eine Person.
    In Edo selbst beginnt niemand.

edo-rule-E3-4 =
    In deiner Startstadt hast du ein Haus auf dem ersten Bauplatz und einen Samurai.
    Dieses Haus bringt keinen Punkt, zählt aber für den Geldertrag.

## E4 Planen

edo-rule-E4-1 =
    Ihr plant alle gleichzeitig und geheim.
    Sobald alle bestätigt haben, werden sämtliche Pläne aufgedeckt.

edo-rule-E4-2 =
    Ein Plan besteht aus drei verschiedenen eigenen Karten in einer Reihenfolge, mit je einer Aktion.
    Besondere Karten geben dir mehr Auswahl, doch du planst immer drei Karten.

edo-rule-E4-3 =
    Vor jede Karte stellst du beliebig viele Beamte, höchstens aber so viele, wie die Aktion erlaubt, oder keinen.
    Jeder von ihnen führt die Aktion einmal aus.
    Beispiel: Du hast vier Beamte daheim und stellst zwei vor den Holzabbau, einen vor die Reise und einen vor den Steinabbau.

edo-rule-E4-4 =
    Eigene, neutrale und schwarze Beamte arbeiten gleich gut.
    Auf den Spielplan können nur eigene, darum stellt das Programm diese zuerst vor die Reise.

edo-rule-E4-5 =
    Einen neutralen Beamten oder eine besondere Karte aus dieser Runde kannst du erst ab der nächsten einplanen.

## E5 Eine Karte ausführen

edo-rule-E5-1 =
    Die Startperson führt ihre erste Karte aus, dann im Uhrzeigersinn alle anderen.
    Danach kommen die zweiten Karten, dann die dritten.

edo-rule-E5-2 =
    Vor jeder deiner Karten darfst du deine Samurai und den Händler ziehen, so viele und so weit du willst, für 1 Ryo je Schritt.
    Das geht auch, wenn vor der Karte kein Beamter steht. Fremde Samurai ziehst du nie.

edo-rule-E5-3 =
    Sobald der erste Beamte einer Karte handelt, kannst du bei dieser Karte nicht mehr ziehen.

edo-rule-E5-4 =
    Deine Beamten handeln einer nach dem anderen, und du entscheidest über jeden erst, wenn er handelt.
    Du kannst deine Karte jederzeit beenden; Beamte, die noch nicht gehandelt haben, tun dann auf dieser Karte nichts mehr.

edo-rule-E5-5 =
    Mit einer Karte sind höchstens 60 Schritte möglich.

## E6 Aktionen daheim

edo-rule-E6-1 =
    Reis daheim: Jeder Beamte bringt zwei Reis; ein Samurai ist nicht nötig.
    Eine besondere Karte bringt mehr.

edo-rule-E6-2 =
    Geld: Jeder Beamte bringt so viele Ryo, wie die Karte zeigt, 5 auf Karte A und 3 auf Karte C; ein Samurai ist nicht nötig.

edo-rule-E6-3 =
    Anwerben: Zahle einen Reis und nimm einen neutralen Beamten, solange welche da sind.

edo-rule-E6-4 =
    Besondere Karte: Zahle 4 Ryo und nimm eine beliebige ausliegende besondere Erlaubniskarte.
    Sie gehört dir für den Rest der Partie.

## E7 Ernte und Abbau

edo-rule-E7-1 =
    Bei Holzabbau, Steinabbau und Reisernte arbeitet für jeden Beamten einer deiner Samurai auf einem offenen Feld dieser Sorte.

edo-rule-E7-2 =
    Ein Samurai arbeitet mit einer Karte nur einmal.
    Mit einer anderen Karte derselben Runde kann er wieder arbeiten.

edo-rule-E7-3 =
    Je mehr Samurai sich ein Feld teilen, eigene oder fremde, desto weniger bringt jeder ein: drei Stück, wenn er allein ist, zwei zu zweit, eines zu dritt oder mehr.
    Beispiel: Dein Samurai teilt sich ein Holzfeld mit einem fremden; du bekommst zwei Holz.

edo-rule-E7-4 =
    Manche besonderen Karten geben einen Zuschlag zum Rohstoffertrag, einmal für jeden Beamten.

edo-rule-E7-5 =
    Eine besondere Karte nutzt jedes Rohstofffeld, gleich welcher Sorte.

## E8 Bauen

edo-rule-E8-1 =
    Jeder Beamte kann einmal in einer offenen Stadt bauen, in der du einen Samurai hast.
    Der Samurai bleibt stehen: Für mehrere Gebäude genügt einer.

edo-rule-E8-2 =
    Ein neues Gebäude kommt auf den niedrigsten freien Bauplatz.
    In einer vollen Stadt kannst du nicht bauen.

edo-rule-E8-3 =
    Ein Haus kostet 3 Holz und 2 Ryo und bringt einen Punkt.
    Du hast sieben; in einer Stadt dürfen beliebig viele davon stehen.

edo-rule-E8-4 =
    Das Handelskontor kostet 2 Holz, 2 Stein und 5 Ryo und bringt zwei Punkte.
    Du hast eines. In jeder Stadt darf nur eines stehen, in Edo keines.

edo-rule-E8-5 =
    Eine Festung kostet 8 Stein und 10 Ryo und bringt drei Punkte.
    Sie gehört danach niemandem und bringt keinen Geldertrag. Edo hat Platz für drei, jede andere Stadt für eine.

edo-rule-E8-6 =
    Manche besonderen Karten machen jedes Gebäude um die gezeigten Ryo billiger, höchstens bis auf 0 Ryo.

## E9 Handel

edo-rule-E9-1 =
    Zum Handeln brauchst du einen Samurai auf dem Feld des Händlers, ob Stadt oder nicht.

edo-rule-E9-2 =
    Die Händlerkarte hat zwei Angebote.
    Mit dem ersten kaufst du bis zu zwei oder drei Stück eines Rohstoffs zum gezeigten Stückpreis.

edo-rule-E9-3 =
    Mit dem zweiten kaufst du einen Punkt für die gezeigten Rohstoffe oder das gezeigte Geld.

edo-rule-E9-4 =
    Ein Beamter nutzt ein Angebot.
    Steht dein Handelskontor, darf er beide nutzen, jedes einmal und in beliebiger Reihenfolge.

edo-rule-E9-5 =
    Der nächste Beamte vor dem Handel beginnt einen neuen Handel und darf dieselben Angebote wieder nutzen.

## E10 Reise

edo-rule-E10-1 =
    Ein eigener Beamter mit der Aktion Reise kann über einen beliebigen Grenzposten auf den Spielplan kommen und ist von da an ein Samurai.

edo-rule-E10-2 =
    Oder er bleibt daheim und versetzt einen oder zwei verschiedene deiner Samurai kostenlos auf beliebige Felder.

edo-rule-E10-3 =
    Ein Samurai, der gerade über einen Grenzposten gekommen ist, darf vom nächsten Beamten versetzt werden.
    Der Händler lässt sich nicht versetzen.

## E11 Löhne, Gelderträge, Rohstofflimit

edo-rule-E11-1 =
    Nach allen Karten dürft ihr der Reihe nach beliebig viele eurer Samurai nach Hause schicken.

edo-rule-E11-2 =
    Jeder Samurai, der bleibt, kostet einen Reis.
    Kannst du nicht alle bezahlen, musst du welche nach Hause schicken.

edo-rule-E11-3 =
    Ein Samurai, der nach Hause geht, ist wieder Beamter und kann in der nächsten Runde eingeplant werden.

edo-rule-E11-4 =
    Dann verteilt jede Stadt das Geld auf ihrem Ertragsplättchen an alle, die dort Häuser oder ein Handelskontor haben; der erste Rang bekommt am meisten.

edo-rule-E11-5 =
    Für den Rang zählt ein Haus eins und ein Handelskontor zwei.
    Bei Gleichstand liegt vorn, wer den niedrigsten Bauplatz hat.

edo-rule-E11-6 =
    Das Ertragsplättchen zeigt, wie sich das Geld auf eine, zwei oder mehr Personen verteilt.
    Beispiel: Eine Stadt mit 6 Ryo zahlt einer Person allein 6, zweien 4 und 2, dreien 3, 2 und 1.

edo-rule-E11-7 =
    Wer dann mehr als zehn Reis, Holz und Stein zusammen hat, wirft bis auf zehn ab.

## E12 Nächste Runde und Spielende

edo-rule-E12-1 =
    Die offene Karte auf dem Stapel wird zum neuen Angebot des Händlers, die nächste wird aufgedeckt, und neue Startperson ist, wer links von der bisherigen sitzt.

edo-rule-E12-2 =
    Hat jemand am Ende einer Runde zwölf oder mehr Punkte auf der Leiste, endet die Partie.

edo-rule-E12-3 =
    Sie endet auch, wenn für eine weitere Runde keine Händlerkarte da ist, also spätestens nach zehn Runden.

edo-rule-E12-4 =
    Je 20 Ryo bringen dir dann noch einen Punkt, ebenso je zwei deiner Samurai auf dem Spielplan.

edo-rule-E12-5 =
    Wer die meisten Punkte hat, gewinnt, aber nur mit einem Haus in Edo; alle anderen liegen dahinter.
    Hat niemand ein Haus in Edo, entfällt diese Bedingung.

edo-rule-E12-6 =
    Bei Gleichstand entscheiden mehr Ryo, dann mehr Rohstoffe.
    Ist auch das gleich, teilt ihr euch den Platz.

## E13 Offenes und Verdecktes

edo-rule-E13-1 =
    Alles liegt offen, ausgenommen fremde Pläne, bevor sie aufgedeckt sind, die Reihenfolge der Stapel und das nächste Plättchen aus dem Beutel.

## J1 Jiin

edo-rule-J1-1 =
    Jede Person hat drei Tempel.
    Du errichtest sie mit der Aktion Bauen anstelle eines Gebäudes in einer Stadt.

edo-rule-J1-2 =
    Ein Tempel steht außerhalb der Städte: auf einem offenen Rohstofffeld, einem Flussfeld oder einem Wegfeld, auf dem du einen Samurai hast.

edo-rule-J1-3 =
    Er kostet 2 Holz und 1 Reis.

edo-rule-J1-4 =
    Auf einem Feld steht höchstens ein Tempel, gleich von wem.

edo-rule-J1-5 =
    Er bringt dir sofort einen Punkt.

edo-rule-J1-6 =
    Alle Straßen, die an das Feld deines Tempels grenzen, sind für deine Samurai kostenlos, und auch für den Händler, wenn du ihn ziehst.
    Beispiel: Steht dein Tempel auf einem Flussfeld neben Edo, ziehen deine Samurai von Edo über das Flussfeld auf das Feld dahinter, ohne zu zahlen.

edo-rule-J1-7 =
    Ein Tempel braucht keinen Bauplatz und bringt keinen Geldertrag.

## T1 und T2 Tokken: Wünsche

edo-rule-T1-1 =
    Der Shogun hat 15 Wünsche und vergibt 12 Privilegien.
    Drei Wünsche liegen offen, unter jedem ein Privileg; auch das oberste Plättchen beider Stapel ist offen.

edo-rule-T2-1 =
    Statt seiner Aktion kann ein Beamter einen offenen Wunsch erfüllen: Du zahlst den Preis und bekommst sofort einen Punkt und das Privileg darunter.
    Der Wunsch kommt aus dem Spiel.

edo-rule-T2-2 =
    Wünsche nach heimischer Ware erfüllst du mit Handel; dafür brauchst du einen Samurai beim Händler.
    Ein Handelskontor hat dabei keine Wirkung.

edo-rule-T2-3 =
    Wünsche nach fremder Ware erfüllst du mit Reise; ein Samurai ist nicht nötig.

edo-rule-T2-4 =
    Wünsche nach Palast-Ausbauten erfüllst du mit Bauen; dafür brauchst du einen Samurai in Edo.

edo-rule-T2-5 =
    Beide Reihen rücken dann auf, die offenen Plättchen der Stapel füllen die Lücken, und die nächsten werden aufgedeckt.

edo-rule-T2-6 =
    Sind die Privilegien aufgebraucht, bringt ein Wunsch nur seinen Punkt.

## T3 Tokken: Privilegien

edo-rule-T3-1 =
    Prestigebau (a): Das Haus, das du baust, kommt auf den ersten Bauplatz der Stadt, und alle Gebäude dort rücken um einen Bauplatz nach hinten.

edo-rule-T3-2 =
    Unterstützung (b): Beim Planen, vor deiner dritten Karte, bekommst du für diese Runde einen schwarzen Beamten.
    Nach der Runde kommt er aus dem Spiel.

edo-rule-T3-3 =
    Handel (c): Bei einem Handel wählst du dein Angebot aus allen vieren der beiden offenen Händlerkarten, also auch von der nächsten auf dem Stapel. Es bleibt ein einziges Angebot.
    Mit Handelskontor sind es wie sonst zwei, beliebig kombiniert.

edo-rule-T3-4 =
    Ertrag einer Stadt (d): Bei einer deiner Karten zahlt dir eine Stadt sofort, was sie dir am Ende der Runde zahlen würde.
    Eine Stadt mit drei Ronin zahlt nichts.

edo-rule-T3-5 =
    Rohstoff (e): Du nimmst einen der beiden gezeigten Rohstoffe, bei jeder eigenen Entscheidung.

edo-rule-T3-6 =
    Voller Ertrag (f): Ein Samurai bringt vom gezeigten Rohstoff so viel, als wäre er allein auf dem Feld.

edo-rule-T3-7 =
    Privilegien liegen offen vor dir, zählen nicht als Rohstoffe und kommen nach dem Einlösen aus dem Spiel.

## R1 und R2 Ronin

edo-rule-R1-1 =
    Auf einem offenen Rohstofffeld jeder Sorte steht ein Ronin, und sieben Ortsplättchen liegen im Beutel.

edo-rule-R1-2 =
    Zu zweit ist kein Rohstofffeld abgedeckt.
    Stattdessen steht auf jedem der sechs Felder die ganze Partie über ein Samurai einer unbenutzten Farbe und senkt den Ertrag um eins.

edo-rule-R2-1 =
    Zu Beginn jeder Runde, noch vor dem Planen, versetzt die Startperson einen Ronin.

edo-rule-R2-2 =
    Stehen zwei beieinander, muss der dritte versetzt werden; sonst wählt die Startperson frei.

edo-rule-R2-3 =
    Dann wird ein Ortsplättchen gezogen: Es bestimmt die Art des Feldes, auf das der Ronin kommt.

edo-rule-R2-4 =
    Er muss sein Feld verlassen und kommt weder nach Edo noch auf ein abgedecktes Feld.

edo-rule-R2-5 =
    Stehen andere Ronin auf einem Feld dieser Art, kommt er dazu; sind mehrere Felder möglich, wählt die Startperson.

edo-rule-R2-6 =
    Bei einem Auswahlplättchen hat sie die Wahl zwischen Reis, Holz, Stein und Stadt.

edo-rule-R2-7 =
    Danach kommt das Plättchen zurück in den Beutel.

## R3 und R4 Ronin

edo-rule-R3-1 =
    Auf einem Rohstofffeld senkt jeder Ronin den Ertrag nach E7.3 für alle um eins, notfalls bis auf null.
    Bei E7.3 selbst zählt er nicht als Samurai mit.
    Beispiel: Dein Samurai steht mit einem Ronin auf einem Holzfeld und bringt zwei Holz statt drei; steht dort noch ein fremder Samurai, bringt er eines statt zwei.

edo-rule-R3-2 =
    Ein einzelner Ronin hat in einer Stadt keine Wirkung, zwei aber verhindern dort jeden Bau.

edo-rule-R3-3 =
    Drei Ronin in einer Stadt verhindern auch ihren Geldertrag.

edo-rule-R4-1 =
    Ein Beamter mit der Aktion Reise kann alle Ronin von einem Feld vertreiben; die übrigen vor der Karte müssen die Reise anders nutzen.

edo-rule-R4-2 =
    Du wählst das Feld und darfst zuerst bis zu zwei deiner Samurai kostenlos dorthin holen.

edo-rule-R4-3 =
    Nun brauchst du dort mehr Samurai, als Ronin da sind.
    Beispiel: Gegen zwei Ronin ziehst du einen Samurai gegen Geld hin, und zwei weitere holst du kostenlos.

edo-rule-R4-4 =
    Die Ronin gehen nacheinander, für jeden wird ein eigenes Ortsplättchen gezogen, und wo es eine Wahl gibt, triffst du sie.
    Danach kommen die Plättchen zurück in den Beutel.

edo-rule-R4-5 =
    Für zwei gemeinsam vertriebene Ronin bekommst du ein Roninplättchen, für drei zwei, für einen einzelnen keines.

edo-rule-R4-6 =
    Jedes Roninplättchen ist am Ende einen Punkt wert.

## EV Module und eigene Daten

edo-rule-EV-1 =
    Jiin: Ihr spielt mit Tempeln.

edo-rule-EV-2 =
    Tokken: Ihr spielt mit Wünschen und Privilegien.

edo-rule-EV-3 =
    Ronin: Ihr spielt mit den herrenlosen Samurai.
    Alle Module lassen sich beliebig kombinieren.

edo-rule-EV-4 =
    Daten: Ihr spielt mit eigenen Angaben zum Spielmaterial.
    Wer das Spiel besitzt, kann so unsere Rekonstruktion berichtigen.

## Regelentscheidungen

edo-rulings-title = Regelentscheidungen

edo-ruling-ER-1-question = Wie werden Pakete und Städte gewählt?
edo-ruling-ER-1-answer = Einmal reihum gegen den Uhrzeigersinn und einmal mit ihm; übrige Pakete kommen zurück in die Schachtel.
edo-ruling-ER-2-question = Kann ich in Edo beginnen?
edo-ruling-ER-2-answer = Nein. Die Quellen sind sich uneins, und ein Haus in Edo von Anfang an würde die Siegbedingung sinnlos machen.
edo-ruling-ER-3-question = Ist das Starthaus etwas wert?
edo-ruling-ER-3-answer = Es zählt für den Geldertrag und als eines deiner sieben Häuser, bringt aber keinen Punkt.
edo-ruling-ER-4-question = Wie werden die Ertragsplättchen verteilt?
edo-ruling-ER-4-answer = Zufällig, für Edo aus dessen eigenen vier; der Rest bleibt in der Schachtel.
edo-ruling-ER-5-question = Wozu ist ein abgedecktes Feld gut?
edo-ruling-ER-5-answer = Zum Durchziehen. Dort arbeitet, baut und verdient niemand, und auch kein Ronin kommt hin.
edo-ruling-ER-6-question = Muss ich alle Beamten einsetzen?
edo-ruling-ER-6-answer = Nein, einige dürfen daheim bleiben, und vor einer Karte muss keiner stehen.
edo-ruling-ER-7-question = Welcher meiner Beamten steht wo?
edo-ruling-ER-7-answer = Das regelt das Programm: Eigene stehen zuerst vor der Reise, und bei jeder Karte handeln die anderen vor ihnen.
edo-ruling-ER-8-question = Können neutrale Beamte zu Samurai werden?
edo-ruling-ER-8-answer = Nein. Auf den Spielplan kommen nur eigene Figuren.
edo-ruling-ER-9-question = Ziehe ich Schritt für Schritt?
edo-ruling-ER-9-answer = Nein. Du wählst das Ziel, und die Figur nimmt den billigsten Weg; unterwegs geschieht nichts.
edo-ruling-ER-10-question = Warum nur 60 Schritte mit einer Karte?
edo-ruling-ER-10-answer = Damit niemand endlos über kostenlose Straßen zieht. Du wirst davon nichts merken.
edo-ruling-ER-11-question = Darf ich Beamte ungenutzt lassen, obwohl sie handeln könnten?
edo-ruling-ER-11-answer = Ja, jederzeit, aber du bekommst nichts dafür.
edo-ruling-ER-12-question = Wann steht der Ertrag eines Feldes fest?
edo-ruling-ER-12-answer = Wenn der Beamte handelt. Alle Samurai auf dem Feld zählen, ob sie arbeiten oder nicht; zwei eigene bekommen also beide den niedrigeren Ertrag.
edo-ruling-ER-13-question = Kann ein Samurai mit zwei Karten einer Runde arbeiten?
edo-ruling-ER-13-answer = Ja, mit jeder einmal.
edo-ruling-ER-14-question = Darf ich arbeiten lassen, wo es nichts zu holen gibt?
edo-ruling-ER-14-answer = Ja, auch wenn es dir nichts bringt.
edo-ruling-ER-15-question = Genügt ein Samurai für zwei Gebäude?
edo-ruling-ER-15-answer = Ja, wenn sie in derselben Stadt stehen.
edo-ruling-ER-16-question = Braucht eine Festung einen Bauplatz?
edo-ruling-ER-16-answer = Ja, wie jedes andere Gebäude.
edo-ruling-ER-17-question = Kann ich mit Handelskontor zweimal dasselbe Angebot nehmen?
edo-ruling-ER-17-answer = Nicht in einem Handel: Es müssen zwei verschiedene Angebote sein. Alle Stücke eines Kaufs werden auf einmal bezahlt.
edo-ruling-ER-18-question = Muss der Händler in einer Stadt stehen?
edo-ruling-ER-18-answer = Nein. Handeln kannst du überall, wo er steht.
edo-ruling-ER-19-question = Kann ein Beamter mit der Aktion Reise niemanden versetzen?
edo-ruling-ER-19-answer = Nein, dann bleibt er ungenutzt. Und ein versetzter Samurai muss auf ein anderes Feld.
edo-ruling-ER-20-question = Können zwei Beamte denselben Samurai versetzen?
edo-ruling-ER-20-answer = Ja, einer nach dem anderen.
edo-ruling-ER-21-question = Was kosten neutrale Beamte und besondere Karten?
edo-ruling-ER-21-answer = Einen Reis je Beamten und 4 Ryo je Karte, jedes Mal. Die 4 Ryo sind unser Vorschlag.
edo-ruling-ER-22-question = Wer muss entlohnt werden?
edo-ruling-ER-22-answer = Nur Samurai auf dem Spielplan, nicht Beamte daheim.
edo-ruling-ER-23-question = Kann ich gezwungen sein, einen Samurai zu behalten?
edo-ruling-ER-23-answer = Nein. Du kannst jeden Samurai nach Hause schicken.
edo-ruling-ER-24-question = Wann gilt das Limit von zehn Rohstoffen?
edo-ruling-ER-24-answer = Nur nach den Gelderträgen jeder Runde; vorher darfst du mehr haben.
edo-ruling-ER-25-question = Welche Punkte zählen für die zwölf?
edo-ruling-ER-25-answer = Die auf der Leiste, aus Gebäuden, Tempeln, Handel und Wünschen. Die Leiste geht über zwölf hinaus.
edo-ruling-ER-26-question = Wird die letzte Runde zu Ende gespielt?
edo-ruling-ER-26-answer = Ja, mit Löhnen und Gelderträgen.
edo-ruling-ER-27-question = Wie viele Runden gibt es höchstens?
edo-ruling-ER-27-answer = Zehn, eine für jede Händlerkarte; in der zehnten gibt es keine Vorschau.
edo-ruling-ER-28-question = Was ist am Ende nichts wert?
edo-ruling-ER-28-answer = Rohstoffe, nicht eingelöste Privilegien, besondere Karten und neutrale Beamte.
edo-ruling-ER-29-question = Was ist, wenn niemand ein Haus in Edo hat?
edo-ruling-ER-29-answer = Dann können alle gewinnen, als gäbe es die Bedingung nicht.
edo-ruling-ER-30-question = Kann ich einen Tempel neben Ronin oder fremden Samurai bauen?
edo-ruling-ER-30-answer = Ja. Niemand kann einen Tempel verhindern.
edo-ruling-ER-31-question = Kann ich mit einer Karte mehrere Wünsche erfüllen?
edo-ruling-ER-31-answer = Ja, einen je Beamten, auch einen Wunsch, der gerade erst aufgerückt ist.
edo-ruling-ER-32-question = Braucht ein Palast-Ausbau einen freien Bauplatz in Edo?
edo-ruling-ER-32-answer = Nein, und auch Ronin verhindern ihn nicht.
edo-ruling-ER-33-question = Sehen die anderen, dass ich Unterstützung einlöse?
edo-ruling-ER-33-answer = Erst wenn alle Pläne aufgedeckt sind. Der schwarze Beamte kommt nach der Runde aus dem Spiel, auch wenn du ihn nicht eingesetzt hast, und er erhöht nicht die Zahl der Beamten, die eine Aktion erlaubt.
edo-ruling-ER-34-question = Wann genau kann ich d und e einlösen?
edo-ruling-ER-34-answer =
    d: bei deiner eigenen Karte vor, zwischen und nach deinen Beamten, aber nicht mitten in einer Aktion.
    e: bei jeder eigenen Entscheidung, auch beim Planen, bei den Löhnen und beim Abwerfen.
    Gedruckt ist „jederzeit“; hier geht es nicht, während nur andere entscheiden.
    Dir entgeht dadurch nichts, denn Rohstoffe gibst du nur bei eigenen Entscheidungen aus.
edo-ruling-ER-35-question = Wofür kann ich den Prestigebau nutzen?
edo-ruling-ER-35-answer = Für ein Haus in einer Stadt, in der schon etwas steht und noch ein Bauplatz frei ist.
edo-ruling-ER-36-question = Was kosten beide Angebote der nächsten Karte?
edo-ruling-ER-36-answer = Ein Privileg: Du löst es mit dem ersten Angebot ein, und es gilt für den ganzen Handel.
edo-ruling-ER-37-question = Mindern Ronin einen vollen Ertrag?
edo-ruling-ER-37-answer = Nein, nichts mindert ihn, und der Zuschlag einer besonderen Karte kommt noch dazu.
edo-ruling-ER-38-question = Was ist, wenn Ronin auf mehreren Feldern dieser Art stehen?
edo-ruling-ER-38-answer = Dann entscheidet, wer den Ronin versetzt, zu welchen er kommt. Bei einem Auswahlplättchen gilt das für jede Art einzeln.
edo-ruling-ER-39-question = Was ist, wenn es nur eine Möglichkeit gibt?
edo-ruling-ER-39-answer = Dann wird niemand gefragt. Ein Ronin, der nirgendwohin kann, bleibt stehen.
edo-ruling-ER-40-question = Kann ich gegen zu starke Ronin vorgehen?
edo-ruling-ER-40-answer = Nein. Du wählst nur ein Feld, auf dem es gelingen kann, und musst dann so viele Samurai holen wie nötig.
edo-ruling-ER-41-question = Wer bestimmt, wohin vertriebene Ronin kommen?
edo-ruling-ER-41-answer = Wer sie vertreibt. Spätere können zu früheren kommen.
edo-ruling-ER-42-question = Was ist, wenn die Roninplättchen ausgehen?
edo-ruling-ER-42-answer = Dann gibt es keine mehr zu gewinnen.
edo-ruling-ER-43-question = Warum wurde ich bei meiner Karte nicht gefragt?
edo-ruling-ER-43-answer = Weil es nichts zu entscheiden gab: kein Beamter, kein Geld, kein Tempel, kein Privileg. Eine Karte endet auch von selbst, wenn alle ihre Beamten gehandelt haben.
edo-ruling-ER-44-question = Können Ronin einen Ertrag bis auf null senken?
edo-ruling-ER-44-answer = Ja. Gedruckt ist nur, dass sie den Ertrag mindern; Samurai allein senken ihn nie unter eins.
edo-ruling-ER-45-question = In welche Richtung rücken Wünsche und Privilegien auf?
edo-ruling-ER-45-answer = Beide Reihen rücken vom Stapel weg, sodass jeder Wunsch sein Privileg behält. Gedruckt ist „in Pfeilrichtung“; das Tableau mit den Pfeilen haben wir nicht gesehen.
edo-ruling-ER-46-question = Wer wählt die ersten Felder der Ronin?
edo-ruling-ER-46-answer = Sie werden ausgelost. Die gedruckte Regel sagt nicht, wer wählt.

## Quellen

edo-sources-title = Quellen dieser Regeln

edo-sources-text =
    Gedruckt: Die Regel der Erweiterung 1 lag uns vollständig auf Deutsch vor. Das Spiel zu fünft, Tempel, Wünsche und Privilegien und die Ronin folgen ihr; nur Privileg e wartet auf eine eigene Entscheidung. Wie wir unklare Stellen lesen, steht unter „Regelentscheidungen“.

    Belegt: Vom Basisspiel konnten wir die ersten Seiten der Regeln in mehreren Sprachen, einen Teil der Antworten der Autoren auf häufige Fragen und Besprechungen lesen.
    Daraus stammen der Ablauf einer Runde, das Planen mit drei Karten, Karte A, die Ränge in einer Stadt, die Punkte der Gebäude, die zwölf Punkte und das Haus in Edo.

    Rekonstruiert: Alles, was nur das Spielmaterial zeigt, ist uns unbekannt.
    Der Spielplan, die meisten Kartenseiten, Kosten, Händlerkarten, Pakete, Ertragsplättchen, die Preise der Wünsche und etliche Zahlen sind unser eigener Vorschlag, so gewählt, dass sich das Spiel gut spielt.
    Nehmt es als ein Spiel im Geist von EDO, nicht als Abbild der Schachtel.

    Jeder Eintrag der Daten nennt seine Quelle.
    Ein Eintrag gilt als unser Vorschlag, sobald ein Teil davon von uns stammt; seine Anmerkung sagt, welcher Teil belegt ist.
    Wer das Spiel besitzt, kann die Daten berichtigen, ohne das Programm zu ändern, und wir freuen uns über eine Nachricht.

edo-rules-credits =
    EDO und seine Erweiterung 1 sind Spiele von Louis und Stefan Malz; auf der Erweiterung ist mit ihnen Wolfgang Panning genannt.
    Spiele und Namen gehören den Autoren und dem Verlag.
    Higaki ist eine unabhängige Umsetzung mit eigenen Texten und eigenen Bildern.
