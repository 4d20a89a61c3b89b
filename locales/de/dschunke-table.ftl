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
dschunke-table-phase-5 = Weiterrücken
dschunke-table-waiting = Am Zug: { $names }.
dschunke-table-past = Frühere Stellung
dschunke-table-past-next = Als Nächstes entscheidet { $name }.
dschunke-table-over = Die Partie ist zu Ende
dschunke-table-start = beginnt die Runde
dschunke-table-thinks = überlegt
dschunke-table-sealed = geboten
dschunke-table-no-goods = ohne Waren

## Teile des Tisches

dschunke-table-harbour = Hafen mit fünf Dschunken
dschunke-table-track = Gehilfenleiste und Runden
dschunke-table-market = Markt
dschunke-table-market-left = noch { $count }
dschunke-table-closed = erledigt
dschunke-table-piles = Sonderkartenstapel
dschunke-table-panel = Deine Entscheidung
dschunke-table-tabs = Unten zeigen
dschunke-table-players = Am Tisch
dschunke-table-cards = Sonderkarten
dschunke-table-hand = Deine Waren
dschunke-table-you = Du
dschunke-table-no-cards = Du hast keine verdeckten Sonderkarten.

dschunke-table-event-special = S: Alle sehen einen Stapel durch und behalten eine Sonderkarte.
dschunke-table-event-money = Y: Alle geben ihr Geld bekannt.
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
        [true] , schon eingesetzt
       *[false] , noch frei
    }
dschunke-table-helper = { $row ->
        [upper] oberer Gehilfe
       *[lower] unterer Gehilfe
    }: { $field }{ $used ->
        [true] , schon eingesetzt.
       *[false] , noch frei.
    }
dschunke-table-helper-row = { $row ->
        [upper] Oberer Gehilfe
       *[lower] Unterer Gehilfe
    }
dschunke-table-offer = { $good }: { $offer }{ $closed ->
        [true] , erledigt.
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
dschunke-table-enlarge = { $junk }: Einzelheiten zeigen
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
dschunke-table-turned-up = { $yuan } Yüan, am Ende der Partie offengelegt.
dschunke-table-told = { $known ->
        [true] Das Geld ist geheim; beim letzten Y waren es { $yuan } Yüan.
       *[false] Das Geld ist geheim.
    }
dschunke-table-said = Y: { $yuan }
dschunke-table-used = eingesetzt, aus dem Spiel
dschunke-table-yuan = { $yuan ->
        [one] Yüan
       *[other] Yüan
    }
dschunke-table-total = { $yuan }, wenn jetzt Schluss wäre
dschunke-table-total-about = So viel hättest du, wenn die Partie jetzt zu Ende wäre: dein Geld, 4 Yüan für jede Dschunke mit einer sichtbaren Kiste von dir (25 für alle fünf) und die Bonuskarten, die du erfüllst.
dschunke-table-extra-taken = Zusatzaktion genutzt
dschunke-table-in-bid = { $count } im Gebot

## Sonderkarten

dschunke-table-moment-always = Immer
dschunke-table-moment-market = Neue Marktkarte
dschunke-table-moment-turn = In deinem Zug
dschunke-table-moment-end = Bei Spielende
dschunke-table-card-supply = Nachschub
dschunke-table-card-supply-where = jede Runde
dschunke-table-card-tie-breaker = Tie-Breaker
dschunke-table-card-tie-breaker-where = im Poker
dschunke-table-card-swap = Tauschen
dschunke-table-card-swap-where = 1 oder 2 Waren
dschunke-table-card-load-one = Aufladen
dschunke-table-card-load-one-where = beliebige Dschunke
dschunke-table-card-take-goods = Waren
dschunke-table-card-take-goods-where = beliebige Dschunke
dschunke-table-card-move = Verschieben
dschunke-table-card-move-where = ein Streifen
dschunke-table-card-cash-in = Versilbern
dschunke-table-card-bonus-8 = Bonus
dschunke-table-card-bonus-12 = Bonus
dschunke-table-about-supply = Immer: In jeder Nachschubphase nimmst du eine beliebige Warenkarte mehr. Die Karte liegt offen vor dir.
dschunke-table-about-tie-breaker = Immer: Bei Gleichstand um das höchste Gebot im Warenpoker gewinnst du allein. Die Karte liegt offen vor dir.
dschunke-table-about-swap = Einmal, gleich nach dem Aufdecken der Marktkarte: Tausche eine oder zwei Warenkarten von deiner Hand gegen andere Sorten. Das ist deine Zusatzaktion der Runde.
dschunke-table-about-load-one = Einmal, vor oder nach deiner Aktion: Lade einen Streifen auf eine beliebige Dschunke. Das ist deine Zusatzaktion der Runde.
dschunke-table-about-take-goods = Einmal, vor oder nach deiner Aktion: Nimm auf einer beliebigen Dschunke für jede deiner sichtbaren Kisten eine Ware, mindestens drei. Das ist deine Zusatzaktion der Runde.
dschunke-table-about-move = Einmal, vor oder nach deiner Aktion: Verschiebe einen deiner Streifen aus einer obersten Schicht auf eine andere Dschunke. Das ist deine Zusatzaktion der Runde.
dschunke-table-about-cash-in = Einmal, vor oder nach deiner Aktion: Du bekommst 1 Yüan für jede deiner sichtbaren Kisten auf dieser Dschunke, mindestens 3. Das ist deine Zusatzaktion der Runde.
dschunke-table-about-bonus-8 = Bei Spielende: 8 Yüan, wenn du auf dieser Dschunke mindestens vier sichtbare Kisten hast. Bis dahin bleibt die Karte verdeckt.
dschunke-table-about-bonus-12 = Bei Spielende: 12 Yüan, wenn du auf der ersten Dschunke mindestens fünf und auf der zweiten mindestens zwei sichtbare Kisten hast. Bis dahin bleibt die Karte verdeckt.
dschunke-table-rule = Regel { $rule }
dschunke-table-remembered = Stapel { $pile }: von dir zurückgelegt

## Entscheiden

dschunke-table-confirm = Bestätigen
dschunke-table-cancel = Abbrechen
dschunke-table-close = Schließen
dschunke-table-keep = Diese Karte behalten
dschunke-table-really = Deine Wahl
dschunke-table-pending = Deine Wahl wird gesendet …
dschunke-table-others = Andere sind am Zug
dschunke-table-look = Tippe auf eine Dschunke, um ihre Schichten und alle sichtbaren Kisten zu sehen.
dschunke-table-crates-here = { $junk } · { $crates ->
        [0] du hast keine Kisten
        [one] du hast 1 Kiste
       *[other] du hast { $crates } Kisten
    }
dschunke-table-your-crates = { $crates ->
        [0] du hast keine Kisten
        [one] du hast 1 Kiste
       *[other] du hast { $crates } Kisten
    }
dschunke-table-turned-over = in dieser Runde schon eingesetzt
dschunke-table-extra-card = Zusatzaktion
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
dschunke-table-ask-after = Vor dem Ende deines Zuges
dschunke-table-ask-resupply = Nachschub
dschunke-table-ask-prize = Du hast eine Sonderkarte gewonnen
dschunke-table-lead-lay = Auf keiner Dschunke dürfen jetzt mehr als drei Streifen liegen.
dschunke-table-lead-exchange = { $swaps ->
        [true] Du kannst jetzt „Waren tauschen“ einsetzen. Wähle die Ware, die du abgibst.
       *[false] Alle mit einer verdeckten Karte werden gefragt, damit niemand erfährt, wer „Waren tauschen“ hat.
    }
dschunke-table-lead-exchange-again = Du darfst noch eine zweite Karte tauschen.
dschunke-table-lead-pile = Sieh einen dieser Stapel durch und behalte eine Karte.
dschunke-table-lead-keep = Tippe auf eine Karte, um ihre Wirkung zu lesen. Die anderen kommen zurück in den Stapel.
dschunke-table-lead-turn = Setze einen Kaufmann oder Gehilfen ein. Die Zahl zeigt, was du bekommst.
dschunke-table-lead-next-kind = Diese Sorte ist aufgebraucht. { $left ->
        [one] Du nimmst noch 1 Karte.
       *[other] Du nimmst noch { $left } Karten.
    }
dschunke-table-lead-after = { $cards ->
        [0] Keine deiner Karten lässt sich jetzt einsetzen.
       *[other] Du darfst jetzt eine Zusatzaktion nutzen.
    }
dschunke-table-lead-resupply = { $left ->
        [one] Noch 1 Karte beliebiger Sorte.
       *[other] Noch { $left } Karten, jede von beliebiger Sorte.
    }
dschunke-table-lead-prize = { $last ->
        [true] Wähle einen Stapel oder nimm 3 Yüan.
       *[false] Wähle den Stapel, den du durchsiehst.
    }
dschunke-table-do-exchange = Nicht tauschen
dschunke-table-do-exchange-again = Kein zweiter Tausch
dschunke-table-do-after = Zug beenden
dschunke-table-do-yuan = Stattdessen 3 Yüan nehmen
dschunke-table-next-round = Nächste Runde
dschunke-table-next-stand = Aufladen { $load_on }, Versilbern { $cash_on }, Waren { $goods_on }.

## Das verdeckte Gebot

dschunke-table-poker = Warenpoker
dschunke-table-kinds = Gebotene Sorte
dschunke-table-kind = { $good }, für { $offer }:
dschunke-table-have = Hand: { $count }
dschunke-table-of = von { $most } { $good }
dschunke-table-for = für { $offer }
dschunke-table-bid-how = Wähle eine Sorte, dann die Anzahl.
dschunke-table-bid-is = Dein Gebot: { $count } × { $good }.
dschunke-table-bid-nothing = Dein Gebot: keines.
dschunke-table-bid-void = Deine Karten: { $cards }. Sie zählen nicht als Gebot.
dschunke-table-is-sealed = Es bleibt verdeckt, bis alle geboten haben.
dschunke-table-fewer = Eine Karte weniger
dschunke-table-more = Eine Karte mehr
dschunke-table-seal = Bieten
dschunke-table-seal-nothing = Passen
dschunke-table-nothing = Passen
dschunke-table-revealed = Die Gebote sind aufgedeckt
dschunke-table-last-bidding = Letzte Gebote
dschunke-table-tie-broken = Der Tie-Breaker entscheidet.
dschunke-table-passed = Gepasst: { $names }.

## Eine Dschunke aus der Nähe

dschunke-table-visible = Sichtbare Kisten
dschunke-table-layers = { $count ->
        [0] Es ist nichts geladen.
        [one] 1 Schicht.
       *[other] { $count } Schichten. Schraffierte Kisten sind verdeckt.
    }
dschunke-table-above = Von oben
dschunke-table-layer = Schicht { $number }
dschunke-table-hold-empty = Der Laderaum ist leer.
dschunke-table-visits = Kaufleute
dschunke-table-visit-now = { $merchant } ist hier{ $used ->
        [true] , schon eingesetzt
       *[false] {""}
    }
dschunke-table-visit = Runde { $round }: { $merchant }
dschunke-table-no-merchant = Kein Kaufmann hier, also Platz für Gehilfen.
dschunke-table-do-here = Mögliche Aktionen

## Die Schlussabrechnung

dschunke-table-final = Schlussabrechnung
dschunke-table-steps = Schritte der Abrechnung
dschunke-table-count-0 = Geld
dschunke-table-count-1 = Dschunken
dschunke-table-count-2 = Bonuskarten
dschunke-table-count-3 = Summe
dschunke-table-count-next = Weiter
dschunke-table-count-again = Noch einmal zeigen
dschunke-table-winner = gewinnt
dschunke-table-goods-left = { $count ->
        [one] 1 Warenkarte übrig
       *[other] { $count } Warenkarten übrig
    }

## Züge in Worten

dschunke-table-group-merchants = Kaufleute
dschunke-table-group-helpers = Gehilfen
dschunke-table-group-cards = Zusatzaktionen
dschunke-table-group-lay = Streifen legen
dschunke-table-group-swap = Waren tauschen
dschunke-table-group-pile = Sonderkarte
dschunke-table-group-keep = Karte behalten
dschunke-table-group-take = Waren nehmen
dschunke-table-group-nothing = Nichts davon
dschunke-table-group-bid = { $good } bieten für { $offer }
dschunke-table-choice-lay = Den Streifen ({ $colour }) { $junk_to } legen.
dschunke-table-choice-swap = { $give_goods } gegen { $take_goods } tauschen.
dschunke-table-choice-done = { $decision ->
        [exchange] Nicht tauschen.
        [exchange_again] Keine zweite Karte tauschen.
       *[other] Zug beenden.
    }
dschunke-table-choice-pile = { $pile_pile } durchsehen ({ $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }).
dschunke-table-choice-keep = „{ $card }“ behalten.
dschunke-table-choice-yuan = Geld statt einer Sonderkarte nehmen.
dschunke-table-choice-merchant-load = { $junk_on } aufladen. Du hast dort { $crates ->
        [0] keine sichtbaren Kisten
        [one] 1 sichtbare Kiste
       *[other] { $crates } sichtbare Kisten
    }.
dschunke-table-choice-merchant-cash = { $junk_on } versilbern. Du hast dort { $crates ->
        [0] keine sichtbaren Kisten
        [one] 1 sichtbare Kiste
       *[other] { $crates } sichtbare Kisten
    }.
dschunke-table-choice-merchant-goods = { $junk_on } { $named ->
        [true] { $good_goods }
       *[false] Waren
    } nehmen. Du hast dort { $crates ->
        [0] keine sichtbaren Kisten
        [one] 1 sichtbare Kiste
       *[other] { $crates } sichtbare Kisten
    }.
dschunke-table-choice-helper-load = { $row ->
        [upper] Den oberen Gehilfen
        [lower] Den unteren Gehilfen
       *[any] Einen Gehilfen
    } { $junk_to } schicken: { $size ->
        [one] 1 Streifen
       *[other] { $size } Streifen
    } aufladen. Du hast dort { $crates ->
        [0] keine sichtbaren Kisten
        [one] 1 sichtbare Kiste
       *[other] { $crates } sichtbare Kisten
    }.
dschunke-table-choice-helper-cash = { $row ->
        [upper] Den oberen Gehilfen
        [lower] Den unteren Gehilfen
       *[any] Einen Gehilfen
    } { $junk_to } schicken: { $size ->
        [0] versilbern
       *[other] { $size } Yüan nehmen
    }. Du hast dort { $crates ->
        [0] keine sichtbaren Kisten
        [one] 1 sichtbare Kiste
       *[other] { $crates } sichtbare Kisten
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
    } nehmen. Du hast dort { $crates ->
        [0] keine sichtbaren Kisten
        [one] 1 sichtbare Kiste
       *[other] { $crates } sichtbare Kisten
    }.
dschunke-table-choice-extra-load = Zusatzaktion: einen Streifen { $junk_to } laden.
dschunke-table-choice-extra-cash = Zusatzaktion: { $junk_on } versilbern. Du hast dort { $crates ->
        [0] keine sichtbaren Kisten
        [one] 1 sichtbare Kiste
       *[other] { $crates } sichtbare Kisten
    }.
dschunke-table-choice-extra-goods = Zusatzaktion: { $junk_on } { $named ->
        [true] { $good_goods }
       *[false] Waren
    } nehmen. Du hast dort { $crates ->
        [0] keine sichtbaren Kisten
        [one] 1 sichtbare Kiste
       *[other] { $crates } sichtbare Kisten
    }.
dschunke-table-choice-extra-move = Zusatzaktion: einen Streifen { $from_from } { $to_to } verschieben.
dschunke-table-choice-take = { $good_goods } nehmen.
dschunke-table-choice-bid = { $count } × { $good_goods } bieten.
dschunke-table-choice-no-bid = Passen.

## Die Stellung in Sätzen

dschunke-table-part-round = Die Runde
dschunke-table-part-own = Nur dir bekannt
dschunke-table-part-market = Die Marktkarte
dschunke-table-part-junks = Die Dschunken im Uhrzeigersinn
dschunke-table-part-helpers = Gehilfen und Ereignisse
dschunke-table-part-calendar = Wo die Kaufleute stehen werden
dschunke-table-part-piles = Sonderkarten
dschunke-table-part-players = Am Tisch
dschunke-table-part-result = Das Ergebnis
dschunke-table-quoted = { $count ->
        [one] „{ $card }“
       *[other] { $count } × „{ $card }“
    }
dschunke-table-say-round = { $round ->
        [0] { $phase }.
       *[other] Runde { $round } von { $rounds }: { $phase }.
    }
dschunke-table-say-start = { $name } beginnt die Runde.
dschunke-table-say-laying = Der Streifen gehört { $name } ({ $colour }).
dschunke-table-say-money = Du hast { $yuan } Yüan. Wenn jetzt Schluss wäre, hättest du { $total }.
dschunke-table-say-hand = Deine Waren: { $goods }.
dschunke-table-say-cards = { $count ->
        [0] Du hast keine verdeckten Sonderkarten.
       *[other] Deine Sonderkarten: { $cards }.
    }
dschunke-table-say-searching = Du siehst einen Stapel durch: { $cards }.
dschunke-table-say-searched = { $count ->
        [0] In { $pile_pile } hast du nichts zurückgelegt.
       *[other] In { $pile_pile } hast du zurückgelegt: { $cards }.
    }
dschunke-table-say-market-left = { $count ->
        [one] 1 Marktkarte liegt noch verdeckt.
       *[other] { $count } Marktkarten liegen noch verdeckt.
    }
dschunke-table-free-lane = frei
dschunke-table-say-layers = { $count ->
        [one] 1 Schicht
       *[other] { $count } Schichten
    }; oben: { $lanes }.
dschunke-table-say-merchant = { $merchant } steht hier{ $used ->
        [true] , schon eingesetzt.
       *[false] , noch frei.
    }
dschunke-table-say-disc = Hier liegt ein Kaufmann verdeckt.
dschunke-table-say-stock = Waren an Bord: { $good }, { $count ->
        [-1] { $some ->
            [true] Anzahl zurzeit verdeckt.
           *[false] nichts mehr da.
        }
       *[other] { $count }.
    }
dschunke-table-say-field = Runde { $round }: { $field }
dschunke-table-say-later = { $row ->
        [upper] Oberer Gehilfe
       *[lower] Unterer Gehilfe
    } in späteren Runden: { $fields }.
dschunke-table-say-event = Runde { $round }, { $event }
dschunke-table-say-calendar = Runde { $round }: Aufladen { $load_on }, Versilbern { $cash_on }, Waren { $goods_on }.
dschunke-table-say-seat = { $name } ({ $colour }): Warenkarten { $hand }, verdeckte Sonderkarten { $cards }, übrige Streifen { $strips }, Nachschubkarten { $supply }.
dschunke-table-say-open = Offen: { $cards }.
dschunke-table-say-used = Eingesetzt: { $cards }.
dschunke-table-say-sealed = Das Gebot liegt verdeckt.
dschunke-table-say-rank = Platz { $place }: { $name } mit { $points } Yüan, davon { $cash } Bargeld.

## Die erste Lektion

lesson-dschunke-1-title = Eine erste Runde im Hafen
lesson-dschunke-1-step-1 = Willkommen im Hafen! Ihr handelt zehn Runden lang, und wer am Ende das meiste Geld hat, gewinnt. Die erste Runde spielen wir zusammen. Du bist Rot.
lesson-dschunke-1-step-2 = Fünf Dschunken liegen im Kreis, deine roten Kisten in ihren Laderäumen. Nur sichtbare Kisten zählen: Spätere Streifen liegen quer und verdecken andere. Die Tafeln in der Mitte zeigen, wie viele es sind. Tippe auf eine Dschunke, um ihre Schichten zu sehen.
lesson-dschunke-1-step-3 = Das ist die Marktkarte der Runde. Gewürze bringen heute 4 Yüan, Gemüse bringt eine Sonderkarte (S). Beides geht an das höchste Gebot.
lesson-dschunke-1-step-4 = Alle haben in jeder Runde eine Aktion: mit einem Kaufmann auf der Dschunke, auf der er steht, oder mit dem Gehilfen auf einer Dschunke ohne Kaufmann. Die Leiste zeigt, was der Gehilfe kann, und darunter, wo die Kaufleute stehen werden.
lesson-dschunke-1-step-5 = Du bist dran. Auf der lila Dschunke hast du noch keine Kisten. Tippe dort auf den Kaufmann mit dem Pfeil: Er lädt zwei deiner Streifen auf. Die Vorschau zeigt, dass dann fünf deiner Kisten sichtbar sind. Bestätige danach.
lesson-dschunke-1-step-6 = Die anderen hatten ihre Aktion. Jetzt nehmen alle für jede Nachschubkarte eine beliebige Warenkarte. Du hast zwei Nachschubkarten. Nimm zuerst Gewürze.
lesson-dschunke-1-step-7 = Nimm noch einmal Gewürze. Das macht dein Gebot stark.
lesson-dschunke-1-step-8 = Zeit für das Warenpoker! Alle bieten verdeckt Karten einer Sorte. Tippe auf deine Gewürze, wähle mit + und − fünf davon und biete.
lesson-dschunke-1-step-9 = Die Gebote sind aufgedeckt. In jeder Farbe kassiert das höchste Gebot; bei Gleichstand wird geteilt. Alle gebotenen Karten kommen zurück auf die Dschunken, auch wenn sie nichts gewonnen haben, und ihre Farben sind für diese Runde erledigt.
lesson-dschunke-1-step-10 = Solange noch eine Farbe offen ist und jemand bietet, geht es weiter. Biete auf den Rest oder passe und behalte deine Karten, bis die Runde endet.
lesson-dschunke-1-step-11 = Die Kaufleute sind im Uhrzeigersinn auf die nächste Dschunke weitergerückt, der Gehilfe auf das nächste Feld. So kannst du planen: Lade dort auf, wo als Nächstes ein Kaufmann fürs Versilbern oder für Waren hinkommt.
lesson-dschunke-1-step-12 = Bei einem S siehst du einen Stapel Sonderkarten durch und behältst eine Karte. Auf jeder steht, wann sie gilt: immer, in deinem Zug oder bei Spielende.
lesson-dschunke-1-step-13 = Bei Spielende bringt jede Dschunke mit einer sichtbaren Kiste von dir 4 Yüan, alle fünf zusammen bringen 25. Sei also möglichst überall! Jetzt weißt du genug: Spiel weiter, solange du magst.
