### Die Händler von Osaka: was die Lektionen sagen, auf Deutsch.

## Lektion 1: Münzen, reservieren, kaufen

lesson-osaka-1-title = Münzen, Waren und Schiffe
lesson-osaka-1-step-1 = Du treibst Handel in Osaka. Du kaufst Waren, Schiffe bringen sie nach Edo, und dort verdienst du damit Punkte. In deinem Zug tust du genau eines: Waren kaufen, Münzen nehmen oder eine Karte reservieren.
lesson-osaka-1-step-2 = Das ist deine Hand: dein Geld. Jede Karte ist so viele Münzen wert, wie ihre Zahl angibt, gleich welche Farbe sie hat. Im Markt sind dieselben Karten Waren.
lesson-osaka-1-step-3 = Nimm Münzen: Wähle die blaue 5 im Markt. Sie kommt auf deine Hand und ist 5 Münzen wert.
lesson-osaka-1-step-4 = Auch dein Gegenüber hat Münzen genommen. Der Markt wird dafür nicht aufgefüllt und ist nun billiger. Daneben liegt die Produktion: Ihre Karten kommen nach dem nächsten Kauf in den Markt, vorher kann sie niemand kaufen.
lesson-osaka-1-step-5 = Reserviere die rote 5 in der Produktion. Von nun an liegt dein Stein darauf, und niemand außer dir darf diese Karte kaufen oder nehmen.
lesson-osaka-1-step-6 = Der Markt ist billig geworden. Gekauft wird immer alles: jede Karte, die sonst niemand reserviert hat. Bezahle die 4 mit deiner blauen 5. Wechselgeld gibt es nicht.
lesson-osaka-1-step-7 = Das rote und das gelbe Schiff sind gefahren: ein Feld für eine Karte ihrer Farbe, zwei Felder für zwei oder mehr. Deine rote 5 ist aus der Produktion in den Markt gekommen, mit deinem Stein darauf.
lesson-osaka-1-step-8 = Was du gekauft hast, liegt jetzt als deine Handelsgüter vor dir. Sie warten, bis das Schiff ihrer Farbe Edo erreicht: Darum geht es in der nächsten Lektion. Oder spiele hier weiter, solange du magst.

## Lektion 2: Zahltag, Versicherung, Ende

lesson-osaka-2-title = Zahltag in Edo
lesson-osaka-2-step-1 = Das grüne Schiff liegt kurz vor Edo, und du hast grüne Handelsgüter. Das blaue Schiff ist auf den Wellen: Erreicht ein Schiff Edo, versenkt die Schwarze Strömung jedes Schiff, das noch auf den Wellen ist.
lesson-osaka-2-step-2 = Kaufe die Waren im Markt. Die grüne Karte bringt das grüne Schiff nach Edo, und es ist Zahltag.
lesson-osaka-2-step-3 = Zahltag! Drei grüne Handelsgüter: Die höchste Zahl ist eine 3, dein grünes Ertragsplättchen gibt 1 dazu, mal drei Karten macht 12, aufgerundet 15, und je 5 davon sind ein Punkt. Aber das blaue Schiff sinkt. Die blaue 2 auf deiner Hand hat zwei Versicherungssymbole, die Schirme: Versichere damit deine zwei blauen Handelsgüter.
lesson-osaka-2-step-4 = Für den Verkauf hast du ein zweites grünes Ertragsplättchen erhalten. Von nun an ist jedes deiner grünen Handelsgüter beim Verkauf um eins mehr wert.
lesson-osaka-2-step-5 = Deine blauen Handelsgüter sind versichert und bleiben es, bis sie verkauft werden. Dein Gegenüber hatte keine Versicherung und hat eine blaue Karte verloren. Das blaue Schiff beginnt wieder in Anori, das grüne in Osaka.
lesson-osaka-2-step-6 = Nun zum roten Schiff. Kaufe die Waren im Markt: Zwei rote Karten bringen es zwei Felder weiter.
lesson-osaka-2-step-7 = Du hast sieben Ertragsplättchen. Hat nach einem Zahltag jemand acht, endet die Partie. Kaufe noch einmal: Das rote Schiff erreicht Edo.
lesson-osaka-2-step-8 = Die Partie ist zu Ende. Die meisten Punkte gewinnen; übrige Handelsgüter und Münzen zählen nichts. Jetzt weißt du alles, was du brauchst: Such dir einen Tisch!
