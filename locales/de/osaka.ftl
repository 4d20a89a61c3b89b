### Die Händler von Osaka: alles außer dem Regelheft, auf Deutsch.
### Karten stehen da als Buchstabe ihrer Farbe und Wert.

osaka-title = Die Händler von Osaka

## Die Farben mit den Formen, die Sätze brauchen

osaka-word-red = Rot
    .ship = Das rote Schiff
    .token = ein rotes Ertragsplättchen
    .in = in Rot
osaka-word-blue = Blau
    .ship = Das blaue Schiff
    .token = ein blaues Ertragsplättchen
    .in = in Blau
osaka-word-yellow = Gelb
    .ship = Das gelbe Schiff
    .token = ein gelbes Ertragsplättchen
    .in = in Gelb
osaka-word-green = Grün
    .ship = Das grüne Schiff
    .token = ein grünes Ertragsplättchen
    .in = in Grün

## Die Buchstaben der Farben auf Karten und Schiffen. In der Notation sind es R B Y G

osaka-letter-r = R
osaka-letter-b = B
osaka-letter-y = Ge
osaka-letter-g = Gr

## Ereignisse

osaka-event-laid-out = Im Markt: { $market }. In der Produktion: { $farm }.
osaka-event-opening-hand = { $seat } zieht { $cards }, zusammen { $sum }.
osaka-event-start-player = { $by ->
        [sum] { $seat } beginnt mit der niedrigsten Summe.
        [cards] { $seat } beginnt: gleiche Summe, aber die wenigsten Karten.
       *[lot] { $seat } beginnt: Bei Gleichstand hat das Los entschieden.
    }
osaka-event-token-taken = { $seat } nimmt { $colour_token }.
osaka-event-coin-taken = { $seat } nimmt { $card } als Münzen.
osaka-event-reserved = { $row ->
        [farm] { $seat } reserviert { $card } in der Produktion.
       *[market] { $seat } reserviert { $card } im Markt.
    }
osaka-event-purchase-begun = { $seat } kauft für { $price } und beginnt zu zahlen.
osaka-event-coins-laid = { $seat } zahlt { $cards }{ $left ->
        [0] {" "}und hat damit alles bezahlt.
       *[other] ; noch offen: { $left }.
    }
osaka-event-bought = { $seat } kauft { $goods } für { $price } und zahlt mit { $payment }.
osaka-event-refilled =
    { $from_farm_count ->
        [0] Neu im Markt: { $market }.
       *[other] { $from_farm_count ->
            [one] { $from_farm } wandert
           *[other] { $from_farm } wandern
        } von der Produktion in den Markt{ $market_count ->
            [0] .
           *[other] ; neu dort: { $market }.
        }
    }{ $farm_count ->
        [0] {""}
       *[other] {" "}Neu in der Produktion: { $farm }.
    }
osaka-event-shuffled = Der Zugstapel ist leer: { $cards ->
        [one] Die eine Karte vom Ablagestapel bildet den neuen Zugstapel.
       *[other] Die { $cards } Karten vom Ablagestapel werden gemischt und bilden den neuen.
    }
osaka-event-sailed = { $colour_ship } fährt { osaka-place-from } { osaka-place-to }.
osaka-event-payday = Zahltag! { $colours_count ->
        [one] { $colours } erreicht Edo.
       *[other] { $colours } erreichen Edo.
    }
osaka-event-sold = { $seat } verkauft { $colour }: { $count } × { $tokens ->
        [0] { $highest }
       *[other] ({ $highest } + { $tokens })
    } → { $worth }, das { $points ->
        [one] ist 1 Punkt
       *[other] sind { $points } Punkte
    }.{ $drawn ->
        [0] {""}
        [one] {" "}Eine Karte dafür kommt vom Zugstapel.
       *[other] {" "}{ $drawn } Karten dafür kommen vom Zugstapel.
    }{ $credited ->
        [0] {""}
        [one] {" "}Ein Punkt wird gutgeschrieben, weil keine Karte mehr da ist.
       *[other] {" "}{ $credited } Punkte werden gutgeschrieben, weil keine Karte mehr da ist.
    }
osaka-event-token-earned = { $seat } erhält { $colour_token }{ $tokens ->
        [one] , das erste dieser Farbe.
       *[other] {" "}und hat davon jetzt { $tokens }.
    }
osaka-event-sinking = Die Schwarze Strömung schlägt zu: { $colours_count ->
        [one] { $colours } sinkt.
       *[other] { $colours } sinken.
    }
osaka-event-premium = { $seat } wirft { $payment } als Versicherung ab.
osaka-event-saved = { $seat } rettet { $goods }: versichert bis zum Verkauf.
osaka-event-not-insured = { $colour_count ->
        [1] { $seat } versichert { $colour_in } nichts.
       *[0] { $seat } versichert nichts.
    }
osaka-event-lost = { $seat } verliert { $goods }.
osaka-event-returned = { $colour_ship } kehrt nach { osaka-place-back } zurück.
osaka-event-passed = { $seat } kann nichts tun und passt.
osaka-event-ended = { $reason ->
        [tokens] Acht Ertragsplättchen sind erreicht: Die Partie ist zu Ende.
       *[deadlock] Alle müssen passen: Die Partie ist zu Ende.
    }

osaka-place-from = { $from ->
        [0] von Osaka
        [1] von Oshima
        [2] von Anori
        [3] vom ersten Wellenfeld
        [4] vom zweiten Wellenfeld
       *[5] von Edo
    }
osaka-place-to = { $to ->
        [0] nach Osaka
        [1] nach Oshima
        [2] nach Anori
        [3] auf das erste Wellenfeld
        [4] auf das zweite Wellenfeld
       *[5] nach Edo
    }

osaka-place-back = { $to ->
        [0] Osaka
       *[2] Anori
    }

## Dieselben Ereignisse in wenigen Worten, über einer Frage. Was der Tisch ohnehin zeigt, fehlt

osaka-digest-token-taken = { $seat } nimmt { $colour_token }.
osaka-digest-coin-taken = { $seat } nimmt { $card }.
osaka-digest-reserved = { $row ->
        [farm] { $seat } reserviert { $card } (Produktion).
       *[market] { $seat } reserviert { $card }.
    }
osaka-digest-bought = { $seat } kauft { $goods } für { $price }.
osaka-digest-payday = Zahltag: { $colours }.
osaka-digest-sold = { $seat } verkauft { $colour }: +{ $points }.
osaka-digest-sinking = { $colours_count ->
        [one] { $colours } sinkt.
       *[other] { $colours } sinken.
    }
osaka-digest-saved = { $seat } rettet { $goods }.
osaka-digest-lost = { $seat } verliert { $goods }.
osaka-digest-passed = { $seat } passt.

## Entscheidungen

osaka-decision-token = Wähle dein erstes Ertragsplättchen.
osaka-decision-turn = Kaufe Waren, nimm Münzen oder reserviere eine Karte.
osaka-decision-pay = Bezahle deinen Kauf.
osaka-decision-insure = Wähle, was du versicherst.
osaka-decision-save = Wähle die Handelsgüter, die deine Versicherung rettet.

## Ablehnungen: was nicht geht, und was stattdessen geht

osaka-refusal-not-your-turn = Jetzt entscheidet { $seat }. Warte, bis du an der Reihe bist.
osaka-refusal-other-decision = Jetzt steht eine andere Entscheidung an. { $decision ->
        [token] Wähle ein Ertragsplättchen, zum Beispiel „token red“.
        [turn] Du bist am Zug: „take“, „reserve“ oder „buy“.
        [pay] Bezahle deinen Kauf, zum Beispiel mit „pay R5 B3“.
        [insure] Wähle, was du versicherst, zum Beispiel „insure B2“, oder „insure -“ für keine Versicherung.
       *[save] Nenne die Handelsgüter, die gerettet werden, zum Beispiel „save B5 B3“.
    }
osaka-refusal-game-over = Die Partie ist zu Ende. Beginne eine neue, um weiterzuspielen.
osaka-refusal-reserved-by-other = { $card } ist für { $owner } reserviert. Nimm eine andere Karte.
osaka-refusal-no-such-stone = Im Markt liegt keine { $card } mit einem Stein von { $owner }. Lass das @ weg, um eine freie Karte zu nehmen.
osaka-refusal-not-in-market = Im Markt liegt keine { $card }. Nimm eine Karte, die dort liegt.
osaka-refusal-only-in-farm = { $card } liegt noch in der Produktion. Reservieren kannst du die Karte schon, nehmen erst im Markt.
osaka-refusal-stone-in-use = Dein Stein liegt auf { $card }. Kaufe oder nimm erst diese Karte, dann kannst du wieder reservieren.
osaka-refusal-already-reserved = Auf { $card } liegt schon ein Stein. Nimm eine Karte ohne Stein.
osaka-refusal-not-in-farm = In der Produktion liegt keine { $card }. Nimm eine Karte, die dort liegt, oder reserviere im Markt.
osaka-refusal-nothing-to-buy = Im Markt gibt es für dich nichts zu kaufen. Du kannst nur passen.
osaka-refusal-too-expensive = Der Markt kostet { $price }, und du hast { $coins }. Nimm zuerst Münzen oder reserviere eine Karte.
osaka-refusal-not-in-hand = Dafür hast du keine { $card } mehr auf der Hand. Nimm andere Handkarten.
osaka-refusal-paid-too-little = Das sind { $paid }, der Preis ist aber { $price }. Lege Karten dazu.
osaka-refusal-must-act = Du kannst noch etwas tun und darfst deshalb nicht passen. Nimm Münzen, reserviere oder kaufe.
osaka-refusal-no-symbol = { $card } hat kein Versicherungssymbol. Eine 2 rettet zwei Handelsgüter, eine 3 eines.
osaka-refusal-not-sinking = { $colour_ship } sinkt nicht. Versichern kannst du nur Handelsgüter sinkender Schiffe.
osaka-refusal-nothing-to-insure = In der Farbe von { $card } hast du kein unversichertes Handelsgut. Behalte die Karte auf der Hand.
osaka-refusal-name-goods = Nenne { $count ->
        [one] das Handelsgut { $colour_in }, das gerettet wird
       *[other] die { $count } Handelsgüter { $colour_in }, die gerettet werden
    }, zum Beispiel „insure B2 for B5 B3“ oder, wenn du die Karten schon abgeworfen hast, „save B5 B3“.
osaka-refusal-too-many-goods = { $count ->
        [0] Deine Karten retten { $colour_in } nichts. Lass diese Handelsgüter weg.
        [one] Deine Karten retten { $colour_in } nur ein Handelsgut. Nenne nur eines.
       *[other] Deine Karten retten { $colour_in } nur { $count } Handelsgüter. Nenne nur { $count }.
    }
osaka-refusal-no-such-good = Eine weitere unversicherte { $card } hast du nicht. Nenne Handelsgüter, die vor dir liegen.
osaka-refusal-not-asked-colour = Hier gibt es { $colour_in } nichts mehr zu versichern. Lass diese Farbe weg.

## Was sich nicht als Wahl lesen lässt

osaka-notation-empty = Gib deine Wahl ein, zum Beispiel „take B5“.
osaka-notation-unknown-verb = Keine Wahl beginnt mit „{ $word }“. Möglich sind token, take, reserve, buy, pay, insure, save und pass, zum Beispiel „take B5“.
osaka-notation-missing-colour = Hier fehlt eine Farbe: red, blue, yellow oder green.
osaka-notation-unknown-colour = „{ $word }“ ist keine Farbe. Es gibt red, blue, yellow und green.
osaka-notation-missing-card = Hier fehlt eine Karte, zum Beispiel R5.
osaka-notation-unknown-card = „{ $word }“ ist keine Karte. Eine Karte ist R, B, Y oder G und dahinter 2, 3 oder 5, zum Beispiel R5.
osaka-notation-unknown-seat = „{ $word }“ nennt keinen Platz. Hinter @ steht die Nummer eines Platzes, von 0 an gezählt.
osaka-notation-too-many-copies = So viele Karten „{ $word }“ gibt es im Spiel nicht. Lass einige weg.

## Was an einem Szenario nicht stimmt

osaka-problem-unknown-card = „{ $card }“ ist keine Karte. Eine Karte ist R, B, Y oder G und dahinter 2, 3 oder 5, zum Beispiel R5.
osaka-problem-unknown-colour = Das ist keine Farbe. Es gibt red, blue, yellow und green.
osaka-problem-unknown-mark = „{ $mark }“ gehört nicht hinter diese Karte. Möglich sind * hinter Handelsgütern, ? hinter Punkten und @ mit einem Platz hinter Karten im Markt und in der Produktion.
osaka-problem-unknown-seat = „{ $mark }“ nennt keinen Platz dieser Partie. Schreib zum Beispiel @0.
osaka-problem-second-stone = Der Stein von Platz { $seat } liegt schon auf einer anderen Karte; jeder Platz hat nur einen.
osaka-problem-too-many-copies = Im Spiel gibt es nur { $copies } { $card }, und hier steht eine zu viel.
osaka-problem-row-too-long = Hier ist höchstens Platz für { $most } Karten.
osaka-problem-too-few-cards-left = Die Punkte brauchen { $needed ->
        [one] eine Karte
       *[other] { $needed } Karten
    }, doch { $left ->
        [0] es sind alle schon genannt
        [one] nur eine ist noch nicht genannt
       *[other] nur { $left } sind noch nicht genannt
    }.
osaka-problem-earned-too-much = Die Verkäufe haben { $earned } Punkte gebracht, der Platz hat aber nur { $points }.
osaka-problem-paid-outside-purchase = Es wurden Münzen gezahlt, doch gerade bezahlt niemand. Ergänze "phase": "pay" oder lass die Münzen weg.
osaka-problem-ship-in-edo = Ein Schiff liegt in Edo, doch es ist kein Zahltag. Ergänze "phase": "insure" oder versetze das Schiff.
osaka-problem-no-ship-in-edo = Es ist Zahltag, doch in Edo liegt kein Schiff.
osaka-problem-too-many-tokens = { $tokens } Ertragsplättchen sind an dieser Stelle der Partie zu viele; möglich sind höchstens { $most }.
osaka-problem-market-was-bought = Der Zahltag folgt auf einen Kauf, und der Markt wird erst danach aufgefüllt: Dort können nur Karten liegen, die andere reserviert haben.
osaka-problem-not-in-this-phase = Dieses Feld hat in dieser Phase keine Bedeutung. Lass es weg oder gib die Phase an, zu der es gehört.
osaka-problem-payment-does-not-fit = Der Preis ist { $price }, davon sind { $paid } bezahlt, und die Hand ist { $hand } wert: So kann kein Kauf im Gange sein.
osaka-problem-nothing-to-insure = Platz { $seat } soll entscheiden, hat aber nichts zu versichern oder keine Karte dafür.
osaka-problem-nothing-to-choose = Hier gibt es nichts zu wählen: Entweder steht fest, was gerettet wird, oder die Farbe lässt sich nicht versichern.

## Der Tisch im Terminal

osaka-board-piles = Zugstapel { $draw } · Ablagestapel { $discard }
osaka-board-place = { $place ->
        [0] Osaka
        [1] Oshima
        [2] Anori
        [3] Wellen
        [4] Wellen
       *[5] Edo
    }
osaka-board-market = Markt
osaka-board-farm = Produktion
osaka-board-points = Punkte
osaka-board-tokens = Ertragsplättchen
osaka-board-hand = Hand
osaka-board-price = Preis
osaka-board-you = { $name } (du)
osaka-board-token-sum = { $count }/8
osaka-board-legend-insured = * versichert
osaka-board-legend-points = R5 R3 =2: Punkte beim Verkauf
osaka-board-legend-price = Preis: Kosten des Marktes
osaka-board-open-hand = Hand
osaka-board-your-hand = Deine Hand
osaka-board-no-cards = keine Karten
osaka-board-coins = { $coins ->
        [one] = 1 Münze
       *[other] = { $coins } Münzen
    }

osaka-menu-token = Erstes Ertragsplättchen
osaka-menu-take = Münzen nehmen
osaka-menu-reserve = Im Markt reservieren
osaka-menu-reserve-in-farm = … in der Produktion
osaka-menu-buy = Für { $price } kaufen mit
osaka-menu-pay = { $left } zahlen mit
osaka-menu-insure = Versichern mit
osaka-menu-save = Retten
osaka-menu-pass = Passen
osaka-menu-reserved = von dir reserviert
osaka-menu-buy-step-by-step = Für { $price } kaufen
osaka-menu-step-by-step = und schrittweise zahlen, oder tippen: buy R5 B3 …
osaka-menu-nothing = nichts
osaka-menu-to-choose = { $count ->
        [one] ein Handelsgut, das du danach wählst
       *[other] { $count } Handelsgüter, die du danach wählst
    }

osaka-preview-price = Preis { $price }: Du bekommst { $goods } für { $payment }.{ $overpaid ->
        [0] {""}
        [one] {" "}Du zahlst 1 Münze zu viel.
       *[other] {" "}Du zahlst { $overpaid } Münzen zu viel.
    }
osaka-preview-no-payday = Kein Schiff erreicht Edo: kein Zahltag.
osaka-preview-sale = { $name } verkauft { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } und erhält { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
osaka-preview-ends = Das ist das achte Ertragsplättchen: Die Partie endet, und nichts sinkt.
osaka-preview-sinking = { $count ->
        [one] { $colours } sinkt.
       *[other] { $colours } sinken.
    }
osaka-preview-risk = { $name } könnte { $goods } verlieren; diese Hand ist geheim.
osaka-preview-risk-known = { $name } könnte { $goods } verlieren und kann davon { $count ->
        [0] nichts
        [one] eines
       *[other] { $count }
    } versichern.
osaka-preview-insurance = Gerettet: { $count ->
        [0] noch nichts
       *[other] { $goods }
    }.{ $to_name ->
        [0] {""}
        [one] {" "}Danach wählst du noch ein Handelsgut.
       *[other] {" "}Danach wählst du noch { $to_name } Handelsgüter.
    }{ $lapsed ->
        [0] {""}
        [one] {" "}Ein Versicherungssymbol verfällt.
       *[other] {" "}{ $lapsed } Versicherungssymbole verfallen.
    }
osaka-nothing-to-preview = Es gibt keinen Kauf, der sich zeigen ließe: Der Markt ist dir gerade zu teuer.

osaka-tie-break = { $count ->
        [one] { $others } hat ebenso viele Punkte, aber weniger Ertragsplättchen.
       *[other] { $others } haben ebenso viele Punkte, aber weniger Ertragsplättchen.
    }

osaka-breakdown-place = Platz
osaka-breakdown-player = Name
osaka-breakdown-before = davor
osaka-breakdown-points = Punkte
osaka-breakdown-tokens = Plättchen
osaka-breakdown-unsold = unverkauft

osaka-reference =
    R B Ge Gr sind die Farben Rot, Blau, Gelb und Grün, jede mit elf 2en, neun 3en und sieben 5en.
    Beim Eingeben gelten auch R B Y G, die Buchstaben der Notation.
    Eine 2 versichert zwei Handelsgüter ihrer Farbe, eine 3 eines, eine 5 keines.
    1/8: Ertragsplättchen; mit dem achten endet die Partie.
    R5 (Ren): Auf dieser Karte liegt der Stein von Ren.

osaka-help-notation =
    take B5               Münzen nehmen: diese Marktkarte
    take R5@0             … die von Platz 0 reservierte, wenn dort zwei liegen
    reserve R5            den eigenen Stein auf eine Karte im Markt legen
    reserve Gr3 farm      … auf eine Karte in der Produktion
    buy R2 Gr5            alles kaufen und mit diesen Karten zahlen
    buy                   alles kaufen und Schritt für Schritt zahlen
    pay Ge3 Ge2           weitere Münzen für einen Kauf zahlen
    insure B2 B2          diese Karten als Versicherung abwerfen
    insure B2 for B5 B3   … und sagen, welche Handelsgüter sie retten
    insure -              keine Versicherung
    save B5 B3            die Handelsgüter nennen, die die Versicherung rettet
    token red             das erste Ertragsplättchen nehmen
    pass                  wenn sonst nichts möglich ist
