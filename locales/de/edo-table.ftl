### Der gezeichnete Tisch von EDO, auf Deutsch.

## Orte

edo-table-space-city = { $name }
    .from = von { $name }
    .to = nach { $name }
    .at = in { $name }
edo-table-space-rice = Reisfeld { $number }
edo-table-field-rice = Reisfeld bei { $city }
    .from = vom Reisfeld bei { $city }
    .to = zum Reisfeld bei { $city }
    .at = auf dem Reisfeld bei { $city }
edo-table-space-wood = Holzfeld { $number }
edo-table-field-wood = Holzfeld bei { $city }
    .from = vom Holzfeld bei { $city }
    .to = zum Holzfeld bei { $city }
    .at = auf dem Holzfeld bei { $city }
edo-table-space-stone = Steinfeld { $number }
edo-table-field-stone = Steinfeld bei { $city }
    .from = vom Steinfeld bei { $city }
    .to = zum Steinfeld bei { $city }
    .at = auf dem Steinfeld bei { $city }
edo-table-space-river = Flussfeld { $number }
    .from = vom Flussfeld { $number }
    .to = zum Flussfeld { $number }
    .at = auf dem Flussfeld { $number }
edo-table-space-road = Wegfeld { $number }
    .from = vom Wegfeld { $number }
    .to = zum Wegfeld { $number }
    .at = auf dem Wegfeld { $number }
edo-table-space-gate = Grenzposten { $number }
    .from = vom Grenzposten { $number }
    .to = zum Grenzposten { $number }
    .at = am Grenzposten { $number }
edo-table-amount = { $thing ->
        [rice] { $amount } Reis
        [wood] { $amount } Holz
        [stone] { $amount } Stein
       *[ryo] { $amount } Ryo
    }
edo-table-nothing = nichts
edo-table-free = kostenlos
edo-table-card = { $special ->
        [0] Karte { $card }
       *[other] besondere Karte { $special }
    }
edo-table-privilege-help = { $privilege ->
        [a] Ein Haus, das du baust, kommt auf den ersten Bauplatz seiner Stadt.
        [b] Beim Planen bekommst du für diese Runde einen schwarzen Beamten.
        [c] Bei einem Handel kannst du auch die Angebote der nächsten Händlerkarte nutzen.
        [d] Bei deiner Karte erhältst du sofort deinen Geldertrag aus einer Stadt.
        [e_wood_stone] 1 Holz oder 1 Stein, bei jeder eigenen Entscheidung.
        [e_stone_rice] 1 Stein oder 1 Reis, bei jeder eigenen Entscheidung.
        [e_rice_wood] 1 Reis oder 1 Holz, bei jeder eigenen Entscheidung.
       *[other] Ein Samurai bringt so viel, als wäre er allein auf dem Feld.
    }
edo-table-wish-kind = { $kind ->
        [home_goods] Heimische Ware
        [foreign_goods] Fremde Ware
       *[palace] Palast
    }
edo-table-wish-help = { $kind ->
        [home_goods] Mit der Aktion Handel und einem Samurai beim Händler.
        [foreign_goods] Mit der Aktion Reise.
       *[palace] Mit der Aktion Bauen und einem Samurai in Edo.
    }
edo-table-tile = { $tile ->
        [rice] zeigt ein Reisfeld
        [wood] zeigt ein Holzfeld
        [stone] zeigt ein Steinfeld
        [city] zeigt eine Stadt
       *[choice] lässt dir die freie Wahl
    }

## Überschriften der Liste der Möglichkeiten

edo-table-group-draft = Startaufstellung
edo-table-group-ronin = Ronin
edo-table-group-plan = Plan
edo-table-group-walk = Samurai ziehen
edo-table-group-lead = Händler ziehen
edo-table-group-act = Aktionen
edo-table-group-build = Bauen
edo-table-group-trade = Handel
edo-table-group-travel = Reise
edo-table-group-relocate = Samurai versetzen
edo-table-group-wish = Wünsche
edo-table-group-privilege = Privilegien
edo-table-group-wages = Löhne
edo-table-group-limit = Über dem Limit
edo-table-group-end = Ende

## Möglichkeiten

edo-table-choice-package = Paket { $number } nehmen: { $goods }.
edo-table-choice-city = Die Partie { $at } beginnen.
edo-table-choice-name-ronin = Den Ronin { $at } versetzen.
edo-table-choice-place-ronin = Den Ronin { $to } versetzen.
edo-table-choice-plan = { $action }{ $officials ->
        [0] {" "}ohne Beamte
        [one] {" "}mit 1 Beamten
       *[other] {" "}mit { $officials } Beamten
    } planen ({ $card }).
edo-table-choice-support = Unterstützung einlösen: ein schwarzer Beamter für diese Runde.
edo-table-choice-confirm = Plan bestätigen.
edo-table-choice-move = Samurai { $from } { $to } ziehen.
edo-table-choice-move-merchant = Händler { $to } ziehen.
edo-table-choice-rice-home = { $amount } Reis nehmen ({ $have } → { $then }).
edo-table-choice-money = { $amount } Ryo nehmen ({ $have } → { $then }).
edo-table-choice-harvest = Den { $how ->
        [full] vollen Ertrag
       *[plain] Ertrag
    } { $at } holen.
edo-table-choice-build = { $building ->
        [house] Haus
        [post] Handelskontor
       *[fortress] Festung
    } { $at } bauen{ $site ->
        [first] , auf dem ersten Bauplatz
       *[lowest] {""}
    }.
edo-table-choice-temple = Tempel { $at } bauen.
edo-table-choice-buy = { $goods } für { $price } kaufen{ $card ->
        [next] {" "}(nächste Karte)
       *[current] {""}
    }.
edo-table-choice-point = { $price } gegen 1 Punkt tauschen{ $card ->
        [next] {" "}(nächste Karte)
       *[current] {""}
    }.
edo-table-choice-gate = Beamten über Grenzposten { $number } auf den Spielplan schicken.
edo-table-choice-travel = Samurai { $from } { $to } versetzen, kostenlos.
edo-table-choice-drive = Die Ronin { $at } vertreiben.
edo-table-choice-bring = Den Samurai { $from } holen.
edo-table-choice-recruit = Für { $price } einen neutralen Beamten anwerben.
edo-table-choice-special = Besondere Karte { $number } nehmen: { $faces }.
edo-table-choice-wish = Wunsch nach { $kind ->
        [home_goods] heimischer Ware
        [foreign_goods] fremder Ware
       *[palace] einem Palast-Ausbau
    } erfüllen: { $price }.
edo-table-choice-city-income = Den Geldertrag { $at } sofort nehmen.
edo-table-choice-take-resource = Ein Privileg einlösen: { $goods }.
edo-table-choice-home = Den Samurai { $from } nach Hause schicken.
edo-table-choice-pay = Allen Samurai Lohn zahlen.
edo-table-choice-discard = { $goods } abwerfen.
edo-table-choice-enough = Es dabei belassen.
edo-table-choice-finish = Diese Karte beenden.

## Der gezeichnete Tisch

edo-table-map = Spielplan mit Edo und den Provinzen. Die Pfeiltasten führen von Feld zu Feld, Enter wählt aus.
edo-table-power = Punkte
edo-table-track-label = { $name } hat { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
edo-table-round = Runde { $round } von { $rounds }
edo-table-round-brief = Runde { $round }/{ $rounds }
edo-table-drafting = Aufstellung
edo-table-order = Reihenfolge
edo-table-phase-ronin = Ronin
edo-table-phase-plan = Planen
edo-table-phase-act = Ausführen
edo-table-phase-pay = Lohn und Ertrag
    .brief = Lohn
edo-table-waiting = Am Zug: { $names }.
edo-table-past = Eine frühere Stellung.
edo-table-past-next = Als Nächstes entscheidet { $name }.
edo-table-going-on = Gleich geht es weiter.
edo-table-watching = Du siehst zu.
edo-table-over = Die Partie ist zu Ende.
edo-table-sending = Wird gesendet …
edo-table-start = Beginnt die Runde
edo-table-in-edo = Haus in Edo: kann gewinnen
edo-table-not-in-edo = Noch kein Haus in Edo: kann nicht gewinnen
edo-table-in-edo-short = in Edo
edo-table-not-in-edo-short = nicht in Edo
edo-table-condition = Nur wer ein Haus in Edo hat, kann gewinnen.
edo-table-officials-at-home = Daheim: { $own } eigene und { $neutral } neutrale Beamte
edo-table-income-next = Geldertrag derzeit: { $ryo } Ryo
edo-table-total = { $total }, wäre die Partie jetzt zu Ende
edo-table-sealed = Plan bestätigt
edo-table-planning = Plant noch
edo-table-houses-left = Übrig: { $houses ->
        [one] 1 Haus
       *[other] { $houses } Häuser
    } und { $posts ->
        [one] 1 Handelskontor
       *[other] { $posts } Handelskontore
    }
edo-table-goods = Rohstoffe { $have }/{ $limit }
edo-table-purse = Deine Rohstoffe und dein Geld
edo-table-merchant = Händler
edo-table-merchant-at = Der Händler steht { $at }.
edo-table-now = Jetzt
edo-table-next-round = Nächste Runde
edo-table-none-next = Keine weitere Karte: Dies ist die letzte Runde.
edo-table-offer-buy = bis zu { $pieces } { $resource ->
        [rice] Reis
        [wood] Holz
       *[stone] Stein
    } für je { $ryo } Ryo
edo-table-offer-point = 1 Punkt für { $price }
edo-table-each = je
edo-table-for = für
edo-table-wishes = Wünsche und Privilegien
edo-table-wish-next = Danach
edo-table-pile = { $count } im Stapel
edo-table-wish-label = { $kind } für { $price }: 1 Punkt und „{ $privilege }“
edo-table-wish-label-bare = { $kind } für { $price }: 1 Punkt
edo-table-specials = Besondere Karten
edo-table-specials-price = je { $price }
edo-table-show-specials = Besondere Karten ({ $count })
edo-table-left = { $count } übrig
edo-table-hide = Schließen
edo-table-prices = Preise
edo-table-thing = { $thing ->
        [house] Haus
        [post] Handelskontor
        [fortress] Festung
        [temple] Tempel
        [recruit] Beamter
       *[special] Besondere Karte
    }
edo-table-plan = Dein Plan
edo-table-slot-empty = Karte { $slot }
edo-table-slot = Karte { $slot }: { $action }{ $officials ->
        [0] {" "}ohne Beamte
        [one] {" "}mit 1 Beamten
       *[other] {" "}mit { $officials } Beamten
    }
edo-table-slot-done = ausgeführt
edo-table-hand = Deine Karten
edo-table-card-label = { $card }: { $faces }
edo-table-face = { $action }, höchstens { $officials }
edo-table-turn-card = Drehe die Karte, bis deine Aktion nach unten zeigt.
edo-table-how-many = Wie viele Beamte?
edo-table-place = Als Karte { $slot } legen
edo-table-officials-left = { $count ->
        [0] Kein Beamter mehr übrig
        [one] Noch 1 Beamter
       *[other] Noch { $count } Beamte
    }
edo-table-seal = Plan bestätigen
edo-table-sealed-waiting = Plan bestätigt. Es fehlen noch: { $names }.
edo-table-pick-card = Wähle eine Karte und drehe sie.
edo-table-privileges = Deine Privilegien
edo-table-redeem = { $privilege } einlösen
edo-table-walk-from = Samurai bewegen
edo-table-walk-merchant = Händler bewegen
edo-table-picked-samurai = Wohin geht der Samurai { $from }?
edo-table-picked-merchant = Wohin geht der Händler?
edo-table-which = Was möchtest du tun?
edo-table-do = Bestätigen
edo-table-walk-for = { $ryo ->
        [0] Kostenlos ziehen
       *[other] Für { $ryo } Ryo ziehen
    }
edo-table-build-it = Bauen
edo-table-rule = Regel anzeigen
edo-table-cancel = Abbrechen
edo-table-finish = Karte beenden
edo-table-enough = Fertig
edo-table-pay = Löhne zahlen
edo-table-take-rice = Reis nehmen
edo-table-take-money = Geld nehmen
edo-table-recruit = Anwerben
edo-table-asked-card = Karte { $slot } von 3: { $action }.
edo-table-how = { $action ->
        [rice_home] Nimm deinen Reis.
        [money] Nimm dein Geld.
        [rice] Tippe auf ein Reisfeld, auf dem dein Samurai steht.
        [wood] Tippe auf ein Holzfeld, auf dem dein Samurai steht.
        [stone] Tippe auf ein Steinfeld, auf dem dein Samurai steht.
        [any_field] Tippe auf ein Rohstofffeld, auf dem dein Samurai steht.
        [build] Tippe auf den Ort, an dem dein Samurai bauen soll.
        [trade] Wähle ein Angebot des Händlers.
        [travel] Tippe auf einen Grenzposten oder auf einen Samurai.
        [recruit] Wirb einen Beamten an.
       *[special] Wähle eine besondere Karte.
    }
edo-table-needs = { $action ->
        [rice] Dafür muss ein Samurai von dir auf einem Reisfeld stehen, der mit dieser Karte noch nicht geerntet hat.
        [wood] Dafür muss ein Samurai von dir auf einem Holzfeld stehen, der mit dieser Karte noch nicht gearbeitet hat.
        [stone] Dafür muss ein Samurai von dir auf einem Steinfeld stehen, der mit dieser Karte noch nicht gearbeitet hat.
        [any_field] Dafür muss ein Samurai von dir auf einem Rohstofffeld stehen, der mit dieser Karte noch nicht gearbeitet hat.
        [build] Dafür muss ein Samurai von dir am Bauort stehen, und du musst den Preis zahlen können.
        [trade] Dafür muss ein Samurai von dir beim Händler stehen, und du musst ein Angebot bezahlen können.
        [travel] Dafür brauchst du einen eigenen Beamten auf dieser Karte oder einen Samurai auf dem Spielplan.
        [recruit] Dafür brauchst du { $price }, und es muss noch ein neutraler Beamter da sein.
        [special] Dafür brauchst du { $price }, und es muss eine besondere Karte ausliegen.
       *[other] Hier ist nichts weiter möglich.
    }
edo-table-walk-first = Vorher darfst du ziehen: Tippe auf einen Samurai.
edo-table-walk-only = Von hier aus geht das noch nicht. { $needs } Tippe auf einen Samurai, um zu ziehen.
edo-table-only-finish = Mehr geht mit dieser Karte nicht. { $needs }
edo-table-take-back = Karte { $slot } zurücknehmen: { $action }
edo-table-officials-to-act = { $count ->
        [0] Auf dieser Karte ist kein Beamter mehr übrig.
        [one] 1 Beamter kann noch handeln.
       *[other] { $count } Beamte können noch handeln.
    }
edo-table-price-tag = { $ryo ->
        [0] gratis
       *[other] { $ryo } Ryo
    }
edo-table-steps = { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }
edo-table-closed = abgedeckt · nur Durchzug
edo-table-packages = Pakete
edo-table-package = Paket { $number }
edo-table-package-help = Wähle hier ein Paket oder auf dem Spielplan eine Startstadt.
edo-table-wages-help = Auf dem Spielplan: { $samurai } Samurai. Dein Reis: { $rice }. Tippe auf einen Samurai, um ihn nach Hause zu schicken.
edo-table-bring-help = Ronin { $at }: { $ronin }, deine Samurai: { $samurai }. Tippe auf einen Samurai, um ihn zu holen.
edo-table-limit-help = Du hast { $have } Rohstoffe und darfst { $limit } behalten. Tippe auf das, was du abwirfst.
edo-table-ronin-tile = Das Ortsplättchen { $tile }.
edo-table-zoom-in = Vergrößern
edo-table-zoom-out = Alles zeigen
edo-table-tab-plan = Plan
edo-table-tab-players = Personen
edo-table-tab-market = Markt
edo-table-tab-wishes = Wünsche
edo-table-tabs = Teile des Tisches
edo-table-final = Schlusswertung
edo-table-final-next = Weiter
edo-table-final-track = Auf der Leiste
edo-table-final-extra = Für Ryo, Samurai und Ronin
edo-table-final-edo = Haus in Edo?
edo-table-final-total = Summe
edo-table-final-yes = ja
edo-table-final-no = nein
edo-table-final-behind = Wer kein Haus in Edo hat, liegt hinter allen, die eines haben.
edo-table-final-reason = { $reason ->
        [points] Jemand hat { $threshold } Punkte erreicht.
       *[merchant] Die Händlerkarten sind aufgebraucht.
    }

## Was auf einem Feld steht, fürs Ohr

edo-table-yield = Ertrag { $amount }
edo-table-covered = abgedeckt, nur zum Durchziehen
edo-table-here-samurai = { $count ->
        [one] ein Samurai
       *[other] { $count } Samurai
    } von { $name }
edo-table-here-bystander = ein Samurai einer unbenutzten Farbe
edo-table-here-ronin = { $count ->
        [one] ein Ronin
       *[other] { $count } Ronin
    }
edo-table-here-merchant = der Händler
edo-table-here-temple = ein Tempel von { $name }
edo-table-building = { $building ->
        [house] Haus von { $name }
        [post] Handelskontor von { $name }
       *[fortress] Festung
    }
edo-table-pays = zahlt { $name } { $ryo } Ryo

## Die Stellung in Sätzen

edo-table-heading-round = Die Runde
edo-table-heading-seats = Mitspielende
edo-table-heading-cities = Städte
edo-table-heading-fields = Felder
edo-table-heading-figures = Figuren auf dem Spielplan
edo-table-heading-merchant = Händler
edo-table-heading-plans = Pläne
edo-table-heading-cards = Karten
edo-table-heading-wishes = Wünsche
edo-table-heading-packages = Pakete
edo-table-says-round = { $round ->
        [0] Pakete und Startstädte werden gewählt.
       *[other] Runde { $round } von höchstens { $rounds }.
    } { $name } beginnt.
edo-table-says-phase = { $phase ->
        [draft] Alle wählen ein Paket und eine Startstadt.
        [name_ronin] Die Startperson wählt, welcher Ronin versetzt wird.
        [place_ronin] Die Startperson wählt, wohin der Ronin kommt.
        [plan] Alle planen geheim.
        [card] { $name } führt Karte { $slot } aus.
        [wages] { $name } zahlt die Löhne.
        [limit] { $name } hat zu viele Rohstoffe.
       *[over] Die Partie ist zu Ende.
    }
edo-table-says-end = Die Partie endet nach der Runde, in der jemand { $threshold } Punkte erreicht. Nur wer ein Haus in Edo hat, kann gewinnen.
edo-table-says-seat = { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $goods }, { $edo ->
        [yes] mit Haus in Edo
       *[no] noch ohne Haus in Edo
    }.
edo-table-says-people = { $name } hat { $own } eigene und { $neutral } neutrale Beamte daheim und { $samurai } Samurai auf dem Spielplan.
edo-table-says-extras = { $name } hat außerdem: { $list }.
edo-table-says-city = { $name } zahlt { $fund } Ryo je Runde. { $built ->
        [0] Es gibt dort keine Gebäude.
       *[other] Gebäude der Reihe nach: { $list }.
    } { $free ->
        [0] Kein Bauplatz ist frei.
        [one] 1 Bauplatz ist frei.
       *[other] { $free } Bauplätze sind frei.
    }{ $paid ->
        [0] {""}
       *[other] {" "}Die Stadt { $pays }.
    }
edo-table-says-field = { $name }: Ertrag { $amount }.
edo-table-says-covered = Abgedeckt: { $list }.
edo-table-says-where = { $name }: { $list }.
edo-table-says-no-figure = Auf dem Spielplan steht kein Samurai.
edo-table-says-bystanders = Samurai einer unbenutzten Farbe, die sich nie bewegen: { $list }.
edo-table-says-ronin = Ronin: { $list }.
edo-table-says-offer = Diese Runde: { $buy } oder { $point }.
edo-table-says-next-offer = Nächste Runde: { $buy } oder { $point }.
edo-table-says-slot = { $name }, Karte { $slot }: { $action }{ $officials ->
        [0] {" "}ohne Beamte
        [one] {" "}mit 1 Beamten
       *[other] {" "}mit { $officials } Beamten
    }.
edo-table-says-own-plan = Dein Plan
edo-table-says-sealed = { $name } hat den Plan bestätigt.
edo-table-says-planning = { $name } plant noch.
edo-table-says-next-wish = Danach: { $wish }.
edo-table-says-privilege = { $privilege }: { $help }
edo-table-says-card = { $card }: { $faces }.
edo-table-says-price = { $thing }: { $price }.
edo-table-says-package = Paket { $number }: { $goods }.

## Die erste Lektion

lesson-edo-1-title = Erste Schritte in EDO
lesson-edo-1-step-1 = Du hast ein Haus in Mito und zwei Samurai auf dem Holzfeld daneben. Die Partie endet, wenn jemand 12 Punkte erreicht, und nur wer ein Haus in Edo hat, kann gewinnen. Sieh dich um und plane dann.
lesson-edo-1-step-2 = Jede Runde planst du drei Karten. Nimm Karte A, drehe sie, bis Holzabbau nach unten zeigt, und stelle zwei Beamte davor: Sie führen die Aktion zweimal aus. Weiße Beamte sind neutral; sie arbeiten wie deine eigenen, gehen aber nie auf den Spielplan. Lege sie als erste Karte.
lesson-edo-1-step-3 = Nun Karte B mit Bauen und einem Beamten, damit aus dem Holz gleich ein Haus wird.
lesson-edo-1-step-4 = Zuletzt Karte C mit Geld. Jeder Beamte, der noch übrig ist, bringt 3 Ryo.
lesson-edo-1-step-5 = Bestätige den Plan. Sobald alle bestätigt haben, werden die Pläne aufgedeckt.
lesson-edo-1-step-6 = Deine erste Karte: Zwei deiner Samurai teilen sich das Holzfeld, also bringt jeder 2 Holz. Tippe auf das Feld und hole den Ertrag.
lesson-edo-1-step-7 = Auch der zweite Samurai arbeitet. Ein Feld bringt einem Samurai allein 3, zweien je 2 und dreien oder mehr je 1.
lesson-edo-1-step-8 = Deine zweite Karte: Bauen. Vorher darfst du ziehen, 1 Ryo je Schritt. Tippe auf einen Samurai, dann auf Edo: Den Preis siehst du, bevor du ziehst.
lesson-edo-1-step-9 = Dein Samurai ist in Edo. Baue dort ein Haus: Es kostet 3 Holz und 2 Ryo, bringt einen Punkt, und von nun an kannst du gewinnen.
lesson-edo-1-step-10 = Deine dritte Karte: Nimm das Geld, für jeden Beamten einmal.
lesson-edo-1-step-11 = Jeder Samurai, der auf dem Spielplan bleibt, kostet 1 Reis. Schicke nach Hause, wen du nicht brauchst, und zahle den übrigen ihren Lohn.
lesson-edo-1-step-12 = Städte zahlen nach Rang: Häuser zählen 1, Handelskontore 2. Die Münzen unter jeder Stadt zeigen, wer was bekommt. Jetzt weißt du genug, um weiterzuspielen.

## Die Lektion über die Module

lesson-edo-2-title = Ronin, Wünsche und Tempel
lesson-edo-2-step-1 = Diese Lektion zeigt die drei Module der Erweiterung. Die dunklen Figuren sind Ronin. Auf einem Rohstofffeld mindert jeder den Ertrag um eins; in einer Stadt verhindern zwei jeden Bau und drei auch den Geldertrag. Zu Beginn jeder Runde versetzt die Startperson einen von ihnen. Die zwei Ronin auf dem Reisfeld bei Odawara lassen dort nichts übrig.
lesson-edo-2-step-2 = Die Wünsche liegen neben dem Spielplan, auf dem Telefon unter „{ edo-table-tab-wishes }“, jeder mit einem Privileg darunter. Statt seiner Aktion kann ein Beamter einen Wunsch erfüllen: Du bekommst sofort einen Punkt und für später das Privileg. Heimische Ware verlangt Handel, fremde Ware Reise und der Palast Bauen mit einem Samurai in Edo. Das Paar rechts kommt als Nächstes.
lesson-edo-2-step-3 = Plane eine Runde mit alldem. Zuerst Karte B mit Reise und zwei Beamten: einer für einen Wunsch, einer gegen die Ronin.
lesson-edo-2-step-4 = Dann Karte A mit Bauen und einem Beamten, für einen Tempel.
lesson-edo-2-step-5 = Zuletzt Karte C mit Geld und dem letzten Beamten.
lesson-edo-2-step-6 = Bestätige den Plan.
lesson-edo-2-step-7 = Dein erster Beamter erfüllt den Wunsch nach fremder Ware. Das kostet 1 Stein und 3 Ryo; ein Samurai ist nicht nötig. Du bekommst einen Punkt und das Privileg „Holz oder Stein“.
lesson-edo-2-step-8 = Dein zweiter Beamter vertreibt die Ronin. Dafür brauchst du dort mehr Samurai, als Ronin da sind. Tippe auf das Reisfeld mit den zwei Ronin.
lesson-edo-2-step-9 = Einer deiner Samurai steht schon dort, und zwei weitere darfst du kostenlos holen. Hole einen vom Steinfeld.
lesson-edo-2-step-10 = Und nun den anderen: Drei gegen zwei genügen.
lesson-edo-2-step-11 = Für jeden Ronin wird ein Ortsplättchen gezogen, das die Art seines neuen Feldes bestimmt; kommen mehrere Felder infrage, wählst du. Für zwei gemeinsam vertriebene Ronin bekommst du ein Roninplättchen, für drei zwei: am Ende je ein Punkt.
lesson-edo-2-step-12 = Dein Privileg kannst du einmal einlösen, bei jeder eigenen Entscheidung. Nimm das Holz.
lesson-edo-2-step-13 = Deine zweite Karte: Baue einen Tempel, wo dein Samurai zwischen Edo, Mito und Odawara steht. Er kostet 2 Holz und 1 Reis, bringt einen Punkt und braucht keinen Bauplatz.
lesson-edo-2-step-14 = Deine dritte Karte. Alle Straßen an deinem Tempel sind jetzt für deine Samurai kostenlos und, wenn du ihn ziehst, auch für den Händler. Ziehe nach Edo: Das kostet nichts.
lesson-edo-2-step-15 = Nimm das Geld.
lesson-edo-2-step-16 = Zahle deinen Samurai ihren Lohn, je 1 Reis.
lesson-edo-2-step-17 = Nun kennst du alle drei Module. Jedes lässt sich einzeln wählen, wenn du einen Tisch anlegst. Die nächste Runde beginnt mit dem Versetzen eines Ronin; spiel weiter, solange du magst.

## Was geschah, mit Orten, wie man sie nennt

edo-table-event-spaces-covered = { $spaces_count ->
        [0] Es wird nichts abgedeckt.
       *[other] Abgedeckt: { $places }.
    }
edo-table-event-income-tile-laid = { $place } zahlt { $fund } Ryo je Runde.
edo-table-event-ronin-appeared = Ein Ronin steht { $at }.
edo-table-event-city-taken = { $seat } beginnt { $at } mit einem Haus und einem Samurai.
edo-table-event-ronin-named = { $seat } wählt den Ronin { $at }.
edo-table-event-ronin-placed = { $seat } versetzt einen Ronin { $from } { $to }.
edo-table-event-ronin-stayed = Der Ronin { $at } kann nirgendwohin und bleibt stehen.
edo-table-event-card-planned = { $seat } plant Karte { $slot }: { edo-action }{ $officials ->
        [0] {" "}ohne Beamte
       *[other] {" "}×{ $officials }
    }.
edo-table-event-plan-shown = { $seat }, Karte { $slot }: { edo-action }{ $officials ->
        [0] {" "}ohne Beamte
       *[other] {" "}×{ $officials }
    }.
edo-table-event-card-began = { $seat } spielt Karte { $slot }: { edo-action }{ $officials ->
        [0] {" "}ohne Beamte
       *[other] {" "}×{ $officials }
    }.
edo-table-event-samurai-moved = { $seat } zieht einen Samurai { $from } { $to }: { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }{ $ryo ->
        [0] , kostenlos
       *[other] , −{ $ryo } Ryo
    }.
edo-table-event-merchant-moved = { $seat } zieht den Händler { $from } { $to }: { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }{ $ryo ->
        [0] , kostenlos
       *[other] , −{ $ryo } Ryo
    }.
edo-table-event-harvested = { $seat } holt { $at } den { $how ->
        [full] vollen Ertrag
       *[plain] Ertrag
    }: +{ $amount } { edo-resource }.
edo-table-event-built = { $seat } baut { $at } { $building ->
        [house] ein Haus
        [post] ein Handelskontor
       *[fortress] eine Festung
    }{ $how ->
        [first] {" "}auf den ersten Bauplatz, die übrigen Gebäude rücken nach hinten
       *[lowest] {" "}auf Bauplatz { $site }
    }: { edo-points }{ edo-paid }.
edo-table-event-temple-built = { $seat } baut { $at } einen Tempel: { edo-points }{ edo-paid }.
edo-table-event-sent-out = { $seat } schickt { $at } einen Beamten auf den Spielplan.
edo-table-event-travelled = { $seat } versetzt einen Samurai { $from } { $to }.
edo-table-event-drive-began = { $seat } geht gegen { $ronin ->
        [one] den Ronin
       *[other] die { $ronin } Ronin
    } { $at } vor.
edo-table-event-brought = { $seat } holt einen Samurai { $from } { $to }.
edo-table-event-ronin-driven = { $seat } vertreibt { $ronin ->
        [one] einen Ronin
       *[other] { $ronin } Ronin
    } { $off }{ $tiles ->
        [0] .
        [one] {" "}und bekommt ein Roninplättchen.
       *[other] {" "}und bekommt { $tiles } Roninplättchen.
    }
edo-table-event-special-taken = { $seat } nimmt { $called }:{ edo-paid }.
edo-table-event-city-paid = { $seat } erhält den Ertrag { $at }: +{ $ryo } Ryo (Rang { $rank }).
edo-table-event-went-home = { $seat } schickt einen Samurai { $off } nach Hause.
edo-table-event-income-paid = { $place } zahlt { $seat } { $ryo } Ryo (Rang { $rank }).
edo-table-event-income-stopped = { $place } zahlt nichts: Dort stehen drei Ronin.

## Ablehnungen, die anderswo sagen, was man tippt

edo-table-refusal-wrong-moment = Das geht jetzt nicht. { $decision ->
        [draft] Wähle ein Paket oder eine Stadt.
        [name_ronin] Wähle den Ronin, der versetzt wird.
        [place_ronin] Wähle, wohin der Ronin kommt.
        [plan] Plane deine drei Karten und drücke dann „{ edo-table-seal }“.
        [card] Ziehe, handle oder drücke „{ edo-table-finish }“.
        [execute] Lass deinen nächsten Beamten handeln oder drücke „{ edo-table-finish }“.
        [second_offer] Nutze ein zweites Angebot oder drücke „{ edo-table-enough }“.
        [second_samurai] Versetze einen zweiten Samurai oder drücke „{ edo-table-enough }“.
        [bring_samurai] Hole einen Samurai oder drücke „{ edo-table-enough }“.
        [wages] Schicke einen Samurai nach Hause oder drücke „{ edo-table-pay }“.
       *[discard] Wähle, was du abwirfst.
    }
edo-table-refusal-no-official-left = Alle Beamten dieser Karte haben gehandelt. Drücke „{ edo-table-finish }“.
edo-table-refusal-offer-used = Dieses Angebot hast du in diesem Handel schon genutzt. Wähle ein anderes oder drücke „{ edo-table-enough }“.
