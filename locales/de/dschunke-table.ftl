### Der gezeichnete Tisch von Dschunke.

## Runde, Phasen und Züge

dschunke-table-status = Runde und Zug
dschunke-table-round = Runde
dschunke-table-free-setup = Freier Aufbau
dschunke-table-phase-0 = Freier Aufbau
dschunke-table-phase-1 = Markt
dschunke-table-phase-2 = Aktionen
dschunke-table-phase-3 = Nachschub
dschunke-table-phase-4 = Poker
dschunke-table-phase-5 = Weiterziehen
dschunke-table-waiting = Am Zug: { $names }.
dschunke-table-past = Ein früherer Stand
dschunke-table-past-next = Als Nächstes entscheidet { $name }.
dschunke-table-over = Das Spiel ist zu Ende
dschunke-table-start = Startperson
dschunke-table-thinks = überlegt
dschunke-table-sealed = versiegelt
dschunke-table-no-goods = ohne Waren

## Teile des Tisches

dschunke-table-harbour = Hafen mit fünf Dschunken
dschunke-table-track = Leiste der zehn Runden
dschunke-table-market = Markt
dschunke-table-market-left = noch { $count }
dschunke-table-closed = zu
dschunke-table-piles = Stapel der Sonderkarten
dschunke-table-panel = Deine Entscheidung
dschunke-table-tabs = Was unten zu sehen ist
dschunke-table-players = Spieler
dschunke-table-cards = Sonderkarten
dschunke-table-hand = Deine Waren
dschunke-table-you = Du
dschunke-table-no-cards = Du hast keine verdeckten Sonderkarten.

dschunke-table-event-special = S: Alle sehen einen Stapel durch und behalten eine Sonderkarte.
dschunke-table-event-money = Y: Alle sagen, wie viel Geld sie haben.
dschunke-table-field-load = { $size } Streifen aufladen
dschunke-table-field-cash = { $size ->
        [0] versilbern
       *[other] { $size } Yüan nehmen
    }
dschunke-table-field-goods = { $size ->
        [0] Waren nehmen
        [one] 1 Warenkarte nehmen
       *[other] { $size } Warenkarten nehmen
    }
dschunke-table-stands = Runde { $round }: { $merchant } { $junk_on }
dschunke-table-merchant = { $merchant }, { $junk_on }{ $used ->
        [true] , in dieser Runde schon benutzt
       *[false] , frei
    }
dschunke-table-helper = { $row ->
        [upper] oberer Gehilfe
       *[lower] unterer Gehilfe
    }: { $field }{ $used ->
        [true] , in dieser Runde schon benutzt.
       *[false] , frei.
    }
dschunke-table-helper-row = { $row ->
        [upper] Gehilfe, Reihe 4
       *[lower] Gehilfe, Reihe 3|4
    }
dschunke-table-offer = { $good }: { $offer }{ $closed ->
        [true] , geschlossen.
       *[false] .
    }
dschunke-table-pile = Stapel { $pile }: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }{ $known ->
        [true] , du hast ihn durchgesehen.
       *[false] .
    }
dschunke-table-junk-white = Weiß
dschunke-table-junk-brown = Braun
dschunke-table-junk-purple = Lila
dschunke-table-junk-orange = Orange
dschunke-table-junk-grey = Grau
dschunke-table-tally = { $junk } · sichtbare Kisten: { $crates }.
dschunke-table-count = { $name } { $count }
dschunke-table-none = keine
dschunke-table-enlarge = { $junk } aus der Nähe ansehen
dschunke-table-pick-junk = { $junk } wählen

## Spieler

dschunke-table-hand-size = { $count ->
        [one] 1 Warenkarte
       *[other] { $count } Warenkarten
    }
dschunke-table-face-down = { $count ->
        [one] 1 verdeckte Sonderkarte
       *[other] { $count } verdeckte Sonderkarten
    }
dschunke-table-strips = { $count ->
        [one] 1 Streifen
       *[other] { $count } Streifen
    }
dschunke-table-supply = { $count ->
        [one] 1 Nachschubkarte
       *[other] { $count } Nachschubkarten
    }
dschunke-table-turned-up = { $yuan } Yüan: Nach dem Ende liegt das Geld offen.
dschunke-table-told = { $known ->
        [true] Das Geld ist geheim; beim letzten Y waren es { $yuan } Yüan.
       *[false] Das Geld ist geheim.
    }
dschunke-table-said = Y: { $yuan }
dschunke-table-used = benutzt, aus dem Spiel
dschunke-table-yuan = { $yuan ->
        [one] Yüan
       *[other] Yüan
    }
dschunke-table-total = mit Boni { $yuan }
dschunke-table-total-about = So viel hättest du, wenn das Spiel jetzt zu Ende wäre: dein Geld, 4 Yüan für jede Dschunke, auf der eine Kiste von dir zu sehen ist (25 für alle fünf), und die Bonuskarten, die du erfüllst.
dschunke-table-extra-taken = Zusatzaktion schon genutzt
dschunke-table-in-bid = { $count } im Gebot

## Sonderkarten

dschunke-table-moment-always = Immer
dschunke-table-moment-market = Nach Markt
dschunke-table-moment-turn = Dein Zug
dschunke-table-moment-end = Am Ende
dschunke-table-card-supply = Nachschub
dschunke-table-card-supply-where = jede Runde
dschunke-table-card-tie-breaker = Tie-Breaker
dschunke-table-card-tie-breaker-where = im Poker
dschunke-table-card-swap = Tauschen
dschunke-table-card-swap-where = 1 oder 2 Waren
dschunke-table-card-load-one = Aufladen
dschunke-table-card-load-one-where = Dschunke nach Wahl
dschunke-table-card-take-goods = Waren
dschunke-table-card-take-goods-where = Dschunke nach Wahl
dschunke-table-card-move = Verschieben
dschunke-table-card-move-where = ein Streifen
dschunke-table-card-cash-in = Versilbern
dschunke-table-card-bonus-8 = Bonus
dschunke-table-card-bonus-12 = Bonus
dschunke-table-about-supply = Immer: in jeder Nachschubphase eine Warenkarte beliebiger Sorte mehr. Sie liegt offen vor dir.
dschunke-table-about-tie-breaker = Immer: Bei gleich hohen Geboten im Poker gewinnst du allein. Sie liegt offen vor dir.
dschunke-table-about-swap = Einmal, gleich nach dem Aufdecken der Marktkarte: Tausche eine oder zwei Waren deiner Hand gegen andere Sorten. Das ist deine Zusatzaktion der Runde.
dschunke-table-about-load-one = Einmal, vor oder nach deiner Aktion: Lege einen Streifen auf eine beliebige Dschunke. Das ist deine Zusatzaktion der Runde.
dschunke-table-about-take-goods = Einmal, vor oder nach deiner Aktion: Nimm auf einer beliebigen Dschunke so viele Waren, wie du dort Kisten zeigst, mindestens drei. Das ist deine Zusatzaktion der Runde.
dschunke-table-about-move = Einmal, vor oder nach deiner Aktion: Nimm einen deiner Streifen aus einer obersten Schicht und lege ihn auf eine andere Dschunke. Das ist deine Zusatzaktion der Runde.
dschunke-table-about-cash-in = Einmal, vor oder nach deiner Aktion: ein Yüan für jede Kiste, die du auf dieser Dschunke zeigst, mindestens drei. Das ist deine Zusatzaktion der Runde.
dschunke-table-about-bonus-8 = Am Ende: 8 Yüan, wenn du auf dieser Dschunke mindestens vier Kisten zeigst. Bis dahin bleibt sie verdeckt.
dschunke-table-about-bonus-12 = Am Ende: 12 Yüan, wenn du auf der ersten Dschunke mindestens fünf und auf der zweiten mindestens zwei Kisten zeigst. Bis dahin bleibt sie verdeckt.
dschunke-table-rule = Regel { $rule }
dschunke-table-remembered = Stapel { $pile }, wie du ihn verlassen hast

## Entscheiden

dschunke-table-confirm = So machen
dschunke-table-cancel = Abbrechen
dschunke-table-close = Schließen
dschunke-table-keep = Diese Karte behalten
dschunke-table-really = Deine Wahl
dschunke-table-pending = Deine Wahl ist unterwegs …
dschunke-table-others = Andere entscheiden
dschunke-table-look = Tippe eine Dschunke an, um ihre Schichten zu sehen und wer wie viele Kisten zeigt.
dschunke-table-crates-here = { $junk } · { $crates ->
        [one] du zeigst 1 Kiste
       *[other] du zeigst { $crates } Kisten
    }
dschunke-table-your-crates = { $crates ->
        [one] du zeigst 1 Kiste
       *[other] du zeigst { $crates } Kisten
    }
dschunke-table-turned-over = in dieser Runde schon benutzt
dschunke-table-extra-card = Zusatzkarte
dschunke-table-cards-count = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
dschunke-table-in-stock = { $count } an Bord
dschunke-table-you-have = du hast { $count }
dschunke-table-next-junk = Auf welcher Dschunke?
dschunke-table-next-good = Welche Ware?
dschunke-table-ask-lay = Streifen legen
dschunke-table-ask-exchange = Waren tauschen?
dschunke-table-ask-exchange-again = Noch ein Tausch?
dschunke-table-ask-pile = Stapel durchsehen
dschunke-table-ask-keep = Welche Karte behältst du?
dschunke-table-ask-turn = Deine Aktion
dschunke-table-ask-next-kind = Weiter mit …
dschunke-table-ask-after = Bevor dein Zug endet
dschunke-table-ask-resupply = Nachschub
dschunke-table-ask-prize = Du hast eine Sonderkarte gewonnen
dschunke-table-lead-lay = Keine Dschunke nimmt jetzt mehr als drei Streifen auf.
dschunke-table-lead-exchange = { $swaps ->
        [true] Deine Tauschkarte gilt jetzt: Wähle, was du abgibst.
       *[false] Alle mit einer verdeckten Karte werden gefragt, damit niemand merkt, wer eine Tauschkarte hat.
    }
dschunke-table-lead-exchange-again = Deine Tauschkarte erlaubt noch einen Tausch.
dschunke-table-lead-pile = Sieh einen dieser Stapel durch und behalte eine Karte davon.
dschunke-table-lead-keep = Tippe eine Karte an, um zu lesen, was sie tut. Die anderen kommen zurück.
dschunke-table-lead-turn = Schicke einen Kaufmann oder Gehilfen, der noch frei ist. Die Zahl ist, was er bringt.
dschunke-table-lead-next-kind = Diese Sorte ist aus. { $left ->
        [one] Noch eine Karte.
       *[other] Noch { $left } Karten.
    }
dschunke-table-lead-after = { $cards ->
        [0] Du kannst jetzt keine Zusatzkarte nutzen.
       *[other] Du darfst jetzt eine Zusatzkarte nutzen.
    }
dschunke-table-lead-resupply = { $left ->
        [one] Noch eine Karte beliebiger Sorte.
       *[other] Noch { $left } Karten, jede von beliebiger Sorte.
    }
dschunke-table-lead-prize = { $last ->
        [true] Wähle den Stapel, den du durchsiehst, oder nimm 3 Yüan.
       *[false] Wähle den Stapel, den du durchsiehst.
    }
dschunke-table-do-exchange = Nichts tauschen
dschunke-table-do-exchange-again = Kein zweiter Tausch
dschunke-table-do-after = Zug beenden
dschunke-table-do-yuan = Lieber 3 Yüan nehmen
dschunke-table-next-round = Nächste Runde
dschunke-table-next-stand = Aufladen { $load_on }, Versilbern { $cash_on }, Waren { $goods_on }.

## Das versiegelte Gebot

dschunke-table-poker = Warenpoker
dschunke-table-kinds = Die Sorte, die du bietest
dschunke-table-kind = { $good }, für { $offer }:
dschunke-table-have = habe { $count }
dschunke-table-of = von { $most } { $good }
dschunke-table-for = für { $offer }
dschunke-table-bid-how = Wähle eine Sorte, dann die Anzahl.
dschunke-table-bid-is = Dein Gebot: { $count } × { $good }.
dschunke-table-bid-nothing = Dein Gebot: nichts.
dschunke-table-bid-void = Deine Karten: { $cards }. Sie zählen als kein Gebot.
dschunke-table-is-sealed = Es ist versiegelt.
dschunke-table-fewer = Eine Karte weniger
dschunke-table-more = Eine Karte mehr
dschunke-table-seal = Versiegeln
dschunke-table-seal-nothing = Nichts bieten
dschunke-table-nothing = Nichts
dschunke-table-revealed = Die Gebote liegen offen
dschunke-table-last-bidding = Letztes Bieten
dschunke-table-tie-broken = Der Tie-Breaker entschied.
dschunke-table-passed = Nichts: { $names }.

## Eine Dschunke aus der Nähe

dschunke-table-visible = Sichtbare Kisten
dschunke-table-layers = { $count ->
        [0] Nichts ist geladen.
        [one] Eine Schicht.
       *[other] { $count } Schichten; schraffierte Kisten sind verdeckt.
    }
dschunke-table-above = Von oben
dschunke-table-layer = Schicht { $number }
dschunke-table-hold-empty = Der Laderaum ist leer.
dschunke-table-visits = Kaufleute
dschunke-table-visit-now = { $merchant } ist hier{ $used ->
        [true] , in dieser Runde schon benutzt
       *[false] {""}
    }
dschunke-table-visit = Runde { $round }: { $merchant }
dschunke-table-no-merchant = Kein Kaufmann ist hier: Gehilfen können kommen.
dschunke-table-do-here = Was du hier tun kannst

## Die Schlussabrechnung

dschunke-table-final = Die Schlussabrechnung
dschunke-table-steps = Schritte der Abrechnung
dschunke-table-count-0 = Geld
dschunke-table-count-1 = Dschunken
dschunke-table-count-2 = Bonuskarten
dschunke-table-count-3 = Summe
dschunke-table-count-next = Weiter zählen
dschunke-table-count-again = Noch einmal zählen
dschunke-table-winner = gewinnt
dschunke-table-goods-left = { $count ->
        [one] 1 Warenkarte übrig
       *[other] { $count } Warenkarten übrig
    }

## Züge in Worten

dschunke-table-group-merchants = Kaufleute
dschunke-table-group-helpers = Gehilfen
dschunke-table-group-cards = Zusatzkarten
dschunke-table-group-lay = Streifen legen
dschunke-table-group-swap = Waren tauschen
dschunke-table-group-pile = Sonderkarte
dschunke-table-group-keep = Karte behalten
dschunke-table-group-take = Waren nehmen
dschunke-table-group-nothing = Nichts weiter
dschunke-table-group-bid = { $good } bieten für { $offer }
dschunke-table-choice-lay = Den Streifen in { $colour } { $junk_to } legen.
dschunke-table-choice-swap = { $give_goods } abgeben und { $take_goods } nehmen.
dschunke-table-choice-done = { $decision ->
        [exchange] Nichts tauschen.
        [exchange_again] Keine zweite Karte tauschen.
       *[other] Den Zug beenden.
    }
dschunke-table-choice-pile = { $pile_pile } durchsehen ({ $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }).
dschunke-table-choice-keep = „{ $card }“ behalten.
dschunke-table-choice-yuan = Geld statt einer Sonderkarte nehmen.
dschunke-table-choice-merchant-load = Mit dem Lademeister { $junk_to } laden. Du zeigst dort { $crates ->
        [one] 1 Kiste
       *[other] { $crates } Kisten
    }.
dschunke-table-choice-merchant-cash = Mit dem Geldwechsler { $junk_on } versilbern. Du zeigst dort { $crates ->
        [one] 1 Kiste
       *[other] { $crates } Kisten
    }.
dschunke-table-choice-merchant-goods = Mit dem Warenhändler { $junk_on } { $named ->
        [true] { $good_goods }
       *[false] Waren
    } nehmen. Du zeigst dort { $crates ->
        [one] 1 Kiste
       *[other] { $crates } Kisten
    }.
dschunke-table-choice-helper-load = { $row ->
        [upper] Den oberen Gehilfen
        [lower] Den unteren Gehilfen
       *[any] Einen Gehilfen
    } { $junk_to } schicken: { $size ->
        [one] 1 Streifen
       *[other] { $size } Streifen
    } aufladen. Du zeigst dort { $crates ->
        [one] 1 Kiste
       *[other] { $crates } Kisten
    }.
dschunke-table-choice-helper-cash = { $row ->
        [upper] Den oberen Gehilfen
        [lower] Den unteren Gehilfen
       *[any] Einen Gehilfen
    } { $junk_to } schicken: { $size ->
        [0] versilbern
       *[other] { $size } Yüan nehmen
    }. Du zeigst dort { $crates ->
        [one] 1 Kiste
       *[other] { $crates } Kisten
    }.
dschunke-table-choice-helper-goods = { $row ->
        [upper] Den oberen Gehilfen
        [lower] Den unteren Gehilfen
       *[any] Einen Gehilfen
    } { $junk_to } schicken: { $size ->
        [0] {""}
       *[other] { $size } ×{" "}
    }{ $named ->
        [true] { $good_goods }
       *[false] Waren
    } nehmen. Du zeigst dort { $crates ->
        [one] 1 Kiste
       *[other] { $crates } Kisten
    }.
dschunke-table-choice-extra-load = Karte nutzen: einen Streifen { $junk_to } legen.
dschunke-table-choice-extra-cash = Karte nutzen: { $junk_on } versilbern, wo du { $crates ->
        [one] 1 Kiste
       *[other] { $crates } Kisten
    } zeigst.
dschunke-table-choice-extra-goods = Karte nutzen: { $junk_on } { $named ->
        [true] { $good_goods }
       *[false] Waren
    } nehmen, wo du { $crates ->
        [one] 1 Kiste
       *[other] { $crates } Kisten
    } zeigst.
dschunke-table-choice-extra-move = Karte nutzen: einen Streifen { $from_from } { $to_to } verschieben.
dschunke-table-choice-take = { $good_goods } nehmen.
dschunke-table-choice-bid = { $count } × { $good_goods } bieten.
dschunke-table-choice-no-bid = Nichts bieten.

## Die Stellung in Sätzen

dschunke-table-part-round = Die Runde
dschunke-table-part-own = Was nur du weißt
dschunke-table-part-market = Die Marktkarte
dschunke-table-part-junks = Die Dschunken im Uhrzeigersinn
dschunke-table-part-helpers = Gehilfen und Ereignisse
dschunke-table-part-calendar = Wo die Kaufleute stehen werden
dschunke-table-part-piles = Sonderkarten
dschunke-table-part-players = Die Spieler
dschunke-table-part-result = Das Ergebnis
dschunke-table-quoted = { $count ->
        [one] „{ $card }“
       *[other] { $count } × „{ $card }“
    }
dschunke-table-say-round = { $round ->
        [0] { $phase }.
       *[other] Runde { $round } von { $rounds }: { $phase }.
    }
dschunke-table-say-start = Startperson: { $name }.
dschunke-table-say-laying = Der Streifen, der gelegt wird, gehört { $name } ({ $colour }).
dschunke-table-say-money = Du hast { $yuan } Yüan; mit Boni nach jetzigem Stand { $total }.
dschunke-table-say-hand = Deine Waren: { $goods }.
dschunke-table-say-cards = { $count ->
        [0] Du hast keine verdeckte Sonderkarte.
       *[other] Deine Sonderkarten: { $cards }.
    }
dschunke-table-say-searching = Du siehst durch: { $cards }.
dschunke-table-say-searched = { $count ->
        [0] { $pile_pile } hast du leer zurückgelassen.
       *[other] { $pile_pile } hast du so verlassen: { $cards }.
    }
dschunke-table-say-market-left = { $count ->
        [one] Eine Marktkarte liegt noch verdeckt.
       *[other] { $count } Marktkarten liegen noch verdeckt.
    }
dschunke-table-free-lane = frei
dschunke-table-say-layers = { $count ->
        [one] Eine Schicht
       *[other] { $count } Schichten
    }; zuoberst: { $lanes }.
dschunke-table-say-merchant = { $merchant } steht hier{ $used ->
        [true] , in dieser Runde schon benutzt.
       *[false] , noch frei.
    }
dschunke-table-say-disc = Hier liegt ein Kaufmann verdeckt.
dschunke-table-say-stock = Waren an Bord: { $good }, { $count ->
        [-1] { $some ->
            [true] nicht gezählt.
           *[false] keine mehr.
        }
       *[other] { $count }.
    }
dschunke-table-say-field = Runde { $round }: { $field }
dschunke-table-say-later = { $row ->
        [upper] Oberer Gehilfe
       *[lower] Unterer Gehilfe
    } später: { $fields }.
dschunke-table-say-event = Runde { $round }, { $event }
dschunke-table-say-calendar = Runde { $round }: Aufladen { $load_on }, Versilbern { $cash_on }, Waren { $goods_on }.
dschunke-table-say-seat = { $name } ({ $colour }): Warenkarten { $hand }, verdeckte Sonderkarten { $cards }, Streifen im Vorrat { $strips }, Nachschubkarten { $supply }.
dschunke-table-say-open = Offen: { $cards }.
dschunke-table-say-used = Benutzt: { $cards }.
dschunke-table-say-sealed = Das Gebot ist versiegelt.
dschunke-table-say-rank = Platz { $place }: { $name } mit { $points } Yüan, davon { $cash } Geld.

## Die erste Lektion

lesson-dschunke-1-title = Eine erste Runde im Hafen
lesson-dschunke-1-step-1 = Willkommen im Hafen! Ihr handelt zehn Runden lang. Wer am Ende die meisten Yüan hat, gewinnt. Die erste Runde spielen wir zusammen; du bist Rot.
lesson-dschunke-1-step-2 = Fünf Dschunken liegen im Ring. In ihren Laderäumen liegen deine roten Kisten. Nur Kisten, die man sieht, zählen: Spätere Streifen liegen quer und verdecken andere. Die Tafeln in der Mitte zählen sie; tippe eine Dschunke an, um ihre Schichten zu sehen.
lesson-dschunke-1-step-3 = Das ist die Marktkarte der Runde. Sie bezahlt Waren: Gewürze bringen heute 4 Yüan, Gemüse eine Sonderkarte (S). Wer die meisten Karten bietet, bekommt es.
lesson-dschunke-1-step-4 = In jeder Runde hat jeder eine Aktion: mit einem Kaufmann auf der Dschunke, auf der er steht, oder mit dem Gehilfen auf einer Dschunke ohne Kaufmann. Die Leiste zeigt, was der Gehilfe kann, und darunter, wo die Kaufleute stehen werden.
lesson-dschunke-1-step-5 = Du bist dran. Auf der lila Dschunke hast du noch keine Kisten. Tippe dort den Kaufmann mit dem Pfeil an: Er lädt zwei deiner Streifen auf. Die Vorschau zeigt, dass du dann fünf Kisten zeigst. Bestätige danach.
lesson-dschunke-1-step-6 = Die anderen haben gehandelt. Jetzt nimmt jeder für jede Nachschubkarte eine Warenkarte beliebiger Sorte. Du hast zwei: Nimm zuerst Gewürze.
lesson-dschunke-1-step-7 = Noch einmal: Nimm wieder Gewürze. Das macht dein Gebot stark.
lesson-dschunke-1-step-8 = Der Warenpoker! Alle versiegeln heimlich Karten einer Sorte. Tippe deine Gewürze an, wähle mit + und − fünf davon und versiegle das Gebot.
lesson-dschunke-1-step-9 = Die Gebote liegen offen. In jeder Farbe wird das höchste Gebot bezahlt, gleich hohe teilen. Alle gebotenen Karten kommen auf die Dschunken zurück, auch die der Verlierer, und ihre Farben sind für diese Runde geschlossen.
lesson-dschunke-1-step-10 = Solange eine Farbe offen ist und jemand bietet, bieten alle noch einmal. Biete auf den Rest oder biete nichts und behalte deine Karten, bis die Runde endet.
lesson-dschunke-1-step-11 = Die Kaufleute sind im Uhrzeigersinn zur nächsten Dschunke gegangen und der Gehilfe auf sein nächstes Feld. So kannst du planen: Lade dort auf, wo als Nächstes ein Kaufmann für Geld oder Waren hinkommt.
lesson-dschunke-1-step-12 = Sonderkarten gibt es bei einem S: Du siehst einen Stapel durch und behältst eine Karte. Auf jeder steht, wann sie gilt: immer, in deinem Zug oder am Ende.
lesson-dschunke-1-step-13 = Am Ende bringt jede Dschunke mit einer sichtbaren Kiste von dir 4 Yüan, alle fünf zusammen 25. Sei also überall! Jetzt weißt du genug: Spiel weiter, solange du magst.
