### Der gezeichnete Tisch von EDO, auf Deutsch.

## Orte

edo-table-space-city = { $name }
    .from = von { $name }
    .to = nach { $name }
    .at = in { $name }
edo-table-space-rice = Reisfeld { $number }
    .from = vom Reisfeld { $number }
    .to = zum Reisfeld { $number }
    .at = auf dem Reisfeld { $number }
edo-table-space-wood = Holzfeld { $number }
    .from = vom Holzfeld { $number }
    .to = zum Holzfeld { $number }
    .at = auf dem Holzfeld { $number }
edo-table-space-stone = Steinfeld { $number }
    .from = vom Steinfeld { $number }
    .to = zum Steinfeld { $number }
    .at = auf dem Steinfeld { $number }
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
edo-table-free = frei
edo-table-card = { $special ->
        [0] Karte { $card }
       *[other] besondere Karte { $special }
    }
edo-table-privilege-help = { $privilege ->
        [a] Dein neues Haus kommt auf den ersten Bauplatz seiner Stadt.
        [b] Beim Planen: ein schwarzer Beamter mehr für diese Runde.
        [c] Bei einem Handel: dein Angebot auch von der nächsten Händlerkarte wählen.
        [d] Bei deiner Karte: dein Ertrag einer Stadt sofort.
        [e_wood_stone] Bei deiner Karte oder beim Lohn: 1 Holz oder 1 Stein.
        [e_stone_rice] Bei deiner Karte oder beim Lohn: 1 Stein oder 1 Reis.
        [e_rice_wood] Bei deiner Karte oder beim Lohn: 1 Reis oder 1 Holz.
       *[other] Ein Samurai erntet, als wäre er allein auf dem Feld.
    }
edo-table-wish-kind = { $kind ->
        [home_goods] Heimische Waren
        [foreign_goods] Fremde Waren
       *[palace] Palast
    }
edo-table-wish-help = { $kind ->
        [home_goods] Mit einem Beamten auf Handel und einem Samurai beim Händler.
        [foreign_goods] Mit einem Beamten auf Reise.
       *[palace] Mit einem Beamten auf Bauen und einem Samurai in Edo.
    }
edo-table-tile = { $tile ->
        [rice] ein Reisfeld
        [wood] ein Holzfeld
        [stone] ein Steinfeld
        [city] eine Stadt
       *[choice] eine der vier Arten, frei gewählt
    }

## Überschriften der Liste der Möglichkeiten

edo-table-group-draft = Auswahl
edo-table-group-ronin = Ronin
edo-table-group-plan = Plan
edo-table-group-walk = Ziehen
edo-table-group-lead = Den Händler führen
edo-table-group-act = Ausführen
edo-table-group-build = Bauen
edo-table-group-trade = Handel
edo-table-group-travel = Reise
edo-table-group-relocate = Samurai versetzen
edo-table-group-wish = Wünsche
edo-table-group-privilege = Privilegien
edo-table-group-wages = Löhne
edo-table-group-limit = Zu viele Rohstoffe
edo-table-group-end = Ende

## Möglichkeiten

edo-table-choice-package = Nimm Paket { $number }: { $goods }.
edo-table-choice-city = Beginne { $at }.
edo-table-choice-name-ronin = Versetze den Ronin { $at }.
edo-table-choice-place-ronin = Der Ronin geht { $to }.
edo-table-choice-plan = Plane { $card } für { $action } mit { $officials ->
        [0] keinem Beamten
        [one] 1 Beamten
       *[other] { $officials } Beamten
    }.
edo-table-choice-support = Löse Unterstützung ein: Ein schwarzer Beamter hilft diese Runde.
edo-table-choice-confirm = Versiegle den Plan.
edo-table-choice-move = Ziehe einen Samurai { $from } { $to }.
edo-table-choice-move-merchant = Führe den Händler { $to }.
edo-table-choice-rice-home = Nimm Reis daheim.
edo-table-choice-money = Nimm Geld.
edo-table-choice-harvest = Ernte { $at }{ $how ->
        [full] {" "}mit vollem Ertrag
       *[plain] {""}
    }.
edo-table-choice-build = Baue { $building ->
        [house] ein Haus
        [post] ein Handelskontor
       *[fortress] eine Festung
    } { $at }{ $site ->
        [first] , auf dem ersten Bauplatz
       *[lowest] {""}
    }.
edo-table-choice-temple = Baue einen Tempel { $at }.
edo-table-choice-buy = Kaufe { $goods } für { $price }{ $card ->
        [next] {" "}von der nächsten Karte
       *[current] {""}
    }.
edo-table-choice-point = Gib { $price } für einen Punkt{ $card ->
        [next] {" "}auf der nächsten Karte
       *[current] {""}
    }.
edo-table-choice-gate = Schicke einen Beamten durch Grenzposten { $number } auf den Spielplan.
edo-table-choice-travel = Lass einen Samurai { $from } { $to } reisen, ohne Kosten.
edo-table-choice-drive = Vertreibe die Ronin { $at }.
edo-table-choice-bring = Hole den Samurai { $from } herbei.
edo-table-choice-recruit = Wirb für { $price } einen neutralen Beamten an.
edo-table-choice-special = Nimm die besondere Karte { $number }: { $faces }.
edo-table-choice-wish = Erfülle für { $price } den Wunsch nach { $kind ->
        [home_goods] heimischen Waren
        [foreign_goods] fremden Waren
       *[palace] dem Palast
    }.
edo-table-choice-city-income = Löse Stadtertrag { $at } ein.
edo-table-choice-take-resource = Löse ein Privileg für { $goods } ein.
edo-table-choice-home = Schicke den Samurai { $from } nach Hause.
edo-table-choice-pay = Zahle allen, die bleiben, ihren Lohn.
edo-table-choice-discard = Gib { $goods } ab.
edo-table-choice-enough = Lass es dabei.
edo-table-choice-finish = Beende diese Karte.

## Der gezeichnete Tisch

edo-table-map = Karte von Edo und den Provinzen. Die Pfeiltasten gehen von Feld zu Feld, Enter wählt.
edo-table-power = Macht
edo-table-track-label = { $name } hat { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
edo-table-round = Runde { $round } von { $rounds }
edo-table-round-brief = Runde { $round }/{ $rounds }
edo-table-drafting = Auswahl
edo-table-order = Reihenfolge
edo-table-phase-ronin = Ronin
edo-table-phase-plan = Planen
edo-table-phase-act = Ausführen
edo-table-phase-pay = Lohn und Ertrag
    .brief = Lohn
edo-table-waiting = Es entscheidet: { $names }.
edo-table-past = Ein früherer Stand.
edo-table-past-next = Als Nächstes entscheidet { $name }.
edo-table-going-on = Gleich geht es weiter.
edo-table-watching = Du siehst zu.
edo-table-over = Die Partie ist zu Ende.
edo-table-sending = Unterwegs …
edo-table-start = Startperson
edo-table-in-edo = Haus in Edo: kann gewinnen
edo-table-not-in-edo = Noch kein Haus in Edo: kann nicht gewinnen
edo-table-in-edo-short = in Edo
edo-table-not-in-edo-short = nicht in Edo
edo-table-condition = Nur wer ein Haus in Edo hat, kann gewinnen.
edo-table-officials-at-home = { $own } eigene und { $neutral } neutrale Beamte daheim
edo-table-income-next = { $ryo } Ryo Ertrag nach jetzigem Stand
edo-table-total = { $total }, wenn die Partie jetzt endete
edo-table-sealed = Plan versiegelt
edo-table-planning = Plant noch
edo-table-houses-left = Übrig: { $houses ->
        [one] 1 Haus
       *[other] { $houses } Häuser
    } und { $posts ->
        [one] 1 Handelskontor
       *[other] { $posts } Handelskontore
    }
edo-table-goods = { $have } von { $limit } Waren
edo-table-purse = Dein Vorrat
edo-table-merchant = Händler
edo-table-merchant-at = Der Händler steht { $at }.
edo-table-now = Jetzt
edo-table-next-round = Nächste Runde
edo-table-none-next = Keine weitere Karte: Dies ist die letzte Runde.
edo-table-offer-buy = Kaufe bis zu { $pieces } { $resource ->
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
edo-table-wish-label = Wunsch { $kind } für { $price }: 1 Punkt und { $privilege }
edo-table-wish-label-bare = Wunsch { $kind } für { $price }: 1 Punkt
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
edo-table-slot = Karte { $slot }: { $action } mit { $officials ->
        [0] keinem Beamten
        [one] 1 Beamten
       *[other] { $officials } Beamten
    }
edo-table-slot-done = erledigt
edo-table-hand = Deine Karten
edo-table-card-label = { $card }: { $faces }
edo-table-face = { $action }, bis { $officials }
edo-table-turn-card = Drehe die Karte: Welche Aktion zeigt nach unten?
edo-table-how-many = Wie viele Beamte?
edo-table-place = Als Karte { $slot } legen
edo-table-officials-left = { $count ->
        [one] 1 Beamter übrig
       *[other] { $count } Beamte übrig
    }
edo-table-seal = Plan versiegeln
edo-table-sealed-waiting = Versiegelt. Es fehlt noch: { $names }.
edo-table-pick-card = Nimm eine Karte und drehe sie.
edo-table-privileges = Deine Privilegien
edo-table-redeem = { $privilege } einlösen
edo-table-walk-from = Nimm den Samurai in die Hand
edo-table-walk-merchant = Nimm den Händler in die Hand
edo-table-picked-samurai = Wohin geht der Samurai { $from }?
edo-table-picked-merchant = Wohin geht der Händler?
edo-table-which = Was möchtest du tun?
edo-table-do = So machen
edo-table-walk-for = { $ryo ->
        [0] Kostenlos ziehen
       *[other] Für { $ryo } Ryo ziehen
    }
edo-table-build-it = Bauen
edo-table-rule = Die Regel dazu
edo-table-cancel = Abbrechen
edo-table-finish = Karte beenden
edo-table-enough = Genug
edo-table-pay = Lohn zahlen
edo-table-take-rice = Reis nehmen
edo-table-take-money = Geld nehmen
edo-table-recruit = Anwerben
edo-table-asked-card = Karte { $slot } von 3: { $action }.
edo-table-how = { $action ->
        [rice_home] Nimm den Reis mit dem Knopf.
        [money] Nimm das Geld mit dem Knopf.
        [rice] Tippe auf ein Reisfeld mit deinem Samurai.
        [wood] Tippe auf ein Holzfeld mit deinem Samurai.
        [stone] Tippe auf ein Steinfeld mit deinem Samurai.
        [any_field] Tippe auf ein Feld mit deinem Samurai.
        [build] Tippe auf den Ort, an dem dein Samurai baut.
        [trade] Nimm ein Angebot des Händlers.
        [travel] Tippe auf einen Grenzposten oder auf einen Samurai.
        [recruit] Wirb mit dem Knopf einen Beamten an.
       *[special] Nimm eine der besonderen Karten.
    }
edo-table-needs = { $action ->
        [rice] Dafür muss ein Samurai von dir auf einem Reisfeld stehen, der mit dieser Karte noch nicht geerntet hat.
        [wood] Dafür muss ein Samurai von dir auf einem Holzfeld stehen, der mit dieser Karte noch nicht geerntet hat.
        [stone] Dafür muss ein Samurai von dir auf einem Steinfeld stehen, der mit dieser Karte noch nicht geerntet hat.
        [any_field] Dafür muss ein Samurai von dir auf einem Feld stehen, der mit dieser Karte noch nicht geerntet hat.
        [build] Dafür muss ein Samurai von dir am Bauort stehen, und du musst den Preis zahlen können.
        [trade] Dafür muss ein Samurai von dir beim Händler stehen, und du musst ein Angebot bezahlen können.
        [travel] Dafür braucht es einen eigenen Beamten auf dieser Karte oder einen Samurai auf dem Spielplan.
        [recruit] Dafür brauchst du { $price }, und ein neutraler Beamter muss übrig sein.
        [special] Dafür brauchst du { $price }, und eine besondere Karte muss ausliegen.
       *[other] Hier ist nichts weiter möglich.
    }
edo-table-walk-first = Vorher darfst du ziehen: Tippe auf einen Samurai.
edo-table-walk-only = Von hier aus geht es noch nicht. { $needs } Tippe auf einen Samurai, um zu ziehen.
edo-table-only-finish = Mehr geht mit dieser Karte nicht. { $needs }
edo-table-take-back = Karte { $slot } zurücknehmen: { $action }
edo-table-officials-to-act = { $count ->
        [0] Auf dieser Karte steht kein Beamter mehr.
        [one] 1 Beamter handelt noch.
       *[other] { $count } Beamte handeln noch.
    }
edo-table-price-tag = { $ryo ->
        [0] frei
       *[other] { $ryo } Ryo
    }
edo-table-steps = { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }
edo-table-closed = abgedeckt · nur Durchzug
edo-table-packages = Pakete
edo-table-package = Paket { $number }
edo-table-package-help = Nimm hier ein Paket oder auf der Karte eine Startstadt.
edo-table-wages-help = { $samurai } Samurai auf dem Spielplan, { $rice } Reis im Vorrat. Tippe auf einen Samurai, um ihn heimzuschicken.
edo-table-bring-help = Dort, { $at }: { $ronin } Ronin, { $samurai } deiner Samurai. Tippe an, wen du holst.
edo-table-limit-help = Tippe an, was du abgibst: { $have } von { $limit }.
edo-table-ronin-tile = Das Ortsplättchen zeigt: { $tile }.
edo-table-zoom-in = Näher heran
edo-table-zoom-out = Ganze Karte
edo-table-tab-plan = Plan
edo-table-tab-players = Leute
edo-table-tab-market = Markt
edo-table-tab-wishes = Wünsche
edo-table-tabs = Teile des Tisches
edo-table-final = Schlusswertung
edo-table-final-next = Nächster Schritt
edo-table-final-track = Auf der Leiste
edo-table-final-extra = Für Ryo, Samurai und Ronin
edo-table-final-edo = Haus in Edo?
edo-table-final-total = Summe
edo-table-final-yes = ja
edo-table-final-no = nein
edo-table-final-behind = Wer kein Haus in Edo hat, steht hinter allen, die eines haben.
edo-table-final-reason = { $reason ->
        [points] Jemand hat { $threshold } Punkte erreicht.
       *[merchant] Es gibt keine Händlerkarte für eine weitere Runde.
    }

## Was auf einem Feld steht, fürs Ohr

edo-table-yield = Ertrag { $amount }
edo-table-covered = abgedeckt, nur zum Durchziehen
edo-table-here-samurai = { $count ->
        [one] ein Samurai
       *[other] { $count } Samurai
    } von { $name }
edo-table-here-bystander = ein Samurai, der niemandem gehört
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
        [0] Pakete und Startstädte werden genommen.
       *[other] Runde { $round } von höchstens { $rounds }.
    } { $name } beginnt.
edo-table-says-phase = { $phase ->
        [draft] Alle nehmen ein Paket und eine Startstadt.
        [name_ronin] Wer beginnt, nennt den Ronin, der versetzt wird.
        [place_ronin] Wer beginnt, setzt den Ronin ab.
        [plan] Alle planen geheim.
        [card] { $name } führt Karte { $slot } aus.
        [wages] { $name } entlohnt die Samurai.
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
edo-table-says-city = { $name } verteilt { $fund } Ryo. { $built ->
        [0] Dort steht nichts.
       *[other] Der Reihe nach: { $list }.
    } { $free ->
        [0] Kein Bauplatz ist frei.
        [one] 1 Bauplatz ist frei.
       *[other] { $free } Bauplätze sind frei.
    }{ $paid ->
        [0] {""}
       *[other] {" "}Die Stadt { $pays }.
    }
edo-table-says-field = { $name } bringt { $amount }.
edo-table-says-covered = Abgedeckt: { $list }.
edo-table-says-where = { $name }: { $list }.
edo-table-says-no-figure = Kein Samurai ist auf dem Spielplan.
edo-table-says-bystanders = Samurai, die niemandem gehören und dort bleiben: { $list }.
edo-table-says-ronin = Ronin stehen { $list }.
edo-table-says-offer = Diese Runde: { $buy } oder { $point }.
edo-table-says-next-offer = Nächste Runde: { $buy } oder { $point }.
edo-table-says-slot = { $name }, Karte { $slot }: { $action } mit { $officials ->
        [0] keinem Beamten
        [one] 1 Beamten
       *[other] { $officials } Beamten
    }.
edo-table-says-own-plan = Dein Plan
edo-table-says-sealed = { $name } hat den Plan versiegelt.
edo-table-says-planning = { $name } plant noch.
edo-table-says-next-wish = Danach: { $wish }.
edo-table-says-privilege = { $privilege }: { $help }
edo-table-says-card = { $card }: { $faces }.
edo-table-says-price = { $thing }: { $price }.
edo-table-says-package = Paket { $number }: { $goods }.

## Die erste Lektion

lesson-edo-1-title = Erste Schritte in EDO
lesson-edo-1-step-1 = Du hast ein Haus in Mito und zwei Samurai auf dem Holzfeld daneben. Die Partie endet, wenn jemand 12 Punkte erreicht, und nur wer ein Haus in Edo hat, kann gewinnen. Sieh dich um, dann plane.
lesson-edo-1-step-2 = Jede Runde legst du drei Karten. Nimm Karte A und drehe sie, bis Holz nach unten zeigt; zwei Beamte heißen: zweimal. Lege sie als erste Karte.
lesson-edo-1-step-3 = Nun Karte B mit Bauen und einem Beamten: So wird aus dem Holz gleich ein Haus.
lesson-edo-1-step-4 = Zuletzt Karte C mit Geld. Jeder Beamte, der noch übrig ist, bringt 3 Ryo.
lesson-edo-1-step-5 = Versiegle den Plan. Sind alle Pläne versiegelt, werden sie zusammen aufgedeckt.
lesson-edo-1-step-6 = Deine erste Karte: Beide Samurai stehen auf dem Holzfeld, also bringt jeder 2. Tippe auf das Holzfeld und ernte.
lesson-edo-1-step-7 = Auch der zweite Samurai erntet. Ein Feld bringt einem Samurai 3, zweien je 2, mehreren je 1.
lesson-edo-1-step-8 = Deine zweite Karte: Bauen. Vorher darfst du ziehen, 1 Ryo je Schritt. Tippe auf einen Samurai, dann auf Edo: Der Preis steht da, bevor er geht.
lesson-edo-1-step-9 = Dein Samurai ist in Edo. Baue dort ein Haus: 3 Holz und 2 Ryo, ein Punkt und das Recht zu gewinnen.
lesson-edo-1-step-10 = Deine dritte Karte: Nimm das Geld.
lesson-edo-1-step-11 = Jeder Samurai, der bleibt, kostet 1 Reis. Schicke heim, wen du nicht brauchst, und zahle.
lesson-edo-1-step-12 = Städte zahlen nach Rang: Häuser zählen 1, Handelskontore 2. Die Münzen unter jeder Stadt zeigen, wer was bekommt. Nun spiel weiter: Du weißt genug.

## Die Lektion über die Module

lesson-edo-2-title = Ronin, Wünsche und Tempel
lesson-edo-2-step-1 = Drei Module aus Erweiterung 1 spielen mit. Die dunklen Figuren sind Ronin: Jeder nimmt dem Ertrag seines Feldes eins, zwei in einer Stadt verhindern dort jeden Bau, drei auch ihren Ertrag. Zu Beginn jeder Runde versetzt die Startperson einen von ihnen. Zwei Ronin lassen vom Reisfeld bei Odawara nichts übrig.
lesson-edo-2-step-2 = Die Wünsche liegen neben dem Spielplan, auf dem Telefon hinter „{ edo-table-tab-wishes }“, jeder mit einem Privileg darunter. Statt seiner Aktion erfüllt ein Beamter einen Wunsch: sofort ein Punkt, und das Privileg für später. Heimische Waren bringt der Handel, fremde Waren die Reise, den Palast das Bauen mit einem Samurai in Edo. Das Paar rechts kommt danach.
lesson-edo-2-step-3 = Plane eine Runde, die alles nutzt. Zuerst Karte B mit Reise und zwei Beamten: einer für einen Wunsch, einer gegen die Ronin.
lesson-edo-2-step-4 = Dann Karte A mit Bauen und einem Beamten. Er baut einen Tempel.
lesson-edo-2-step-5 = Zuletzt Karte C mit Geld und dem Beamten, der übrig ist.
lesson-edo-2-step-6 = Versiegle den Plan.
lesson-edo-2-step-7 = Dein erster Beamter erfüllt den Wunsch nach fremden Waren: 1 Stein und 3 Ryo, und kein Samurai ist nötig. Das gibt einen Punkt und das Privileg, Holz oder Stein zu nehmen.
lesson-edo-2-step-8 = Dein zweiter Beamter vertreibt die Ronin. Dafür brauchst du mehr Samurai, als Ronin da sind. Tippe auf das Reisfeld mit den zwei Ronin und brich auf.
lesson-edo-2-step-9 = Einer deiner Samurai steht schon dort, und zwei dürfen umsonst dazukommen. Hole einen vom Steinfeld.
lesson-edo-2-step-10 = Und den anderen. Drei gegen zwei genügen.
lesson-edo-2-step-11 = Für jeden Ronin wird ein Plättchen gezogen, das sagt, zu welcher Art von Ort er geht; wo mehrere passen, wählst du. Zwei zusammen Vertriebene sind ein Roninplättchen wert, drei zwei: am Ende je ein Punkt.
lesson-edo-2-step-12 = Dein Privileg kannst du einmal nutzen, wann immer du etwas entscheidest. Nimm das Holz.
lesson-edo-2-step-13 = Deine zweite Karte: Baue einen Tempel, wo dein Samurai zwischen Edo, Mito und Odawara steht. Er kostet 2 Holz und 1 Reis, gibt einen Punkt und braucht keinen Bauplatz.
lesson-edo-2-step-14 = Deine dritte Karte. Alle Straßen an deinem Tempel sind jetzt kostenlos für deine Samurai, und für den Händler, wenn du ihn führst. Geh nach Edo: Es kostet nichts.
lesson-edo-2-step-15 = Nimm das Geld.
lesson-edo-2-step-16 = Bezahle deine Samurai: je 1 Reis.
lesson-edo-2-step-17 = Nun kennst du alle drei Module. Jedes kann einzeln gewählt werden, wenn ein Tisch entsteht. Zu Beginn der nächsten Runde zieht ein Ronin; dann spiel weiter, solange du magst.

## Was geschah, mit Orten, wie man sie nennt

edo-table-event-spaces-covered = { $spaces_count ->
        [0] Nichts wird abgedeckt.
       *[other] Abgedeckt: { $places }.
    }
edo-table-event-income-tile-laid = { $place } hat { $fund } Ryo zu verteilen.
edo-table-event-ronin-appeared = Ein Ronin steht { $at }.
edo-table-event-city-taken = { $seat } beginnt { $at }, mit einem Haus und einem Samurai.
edo-table-event-ronin-named = { $seat } versetzt den Ronin { $at }.
edo-table-event-ronin-placed = { $seat } setzt einen Ronin { $from } { $to }.
edo-table-event-ronin-stayed = Der Ronin { $at } kann nirgendwohin und bleibt.
edo-table-event-card-planned = { $seat } plant { $called }, { edo-action }, mit { $officials ->
        [0] keinem Beamten
        [one] 1 Beamten
       *[other] { $officials } Beamten
    } als Nummer { $slot }.
edo-table-event-plan-shown = { $seat } zeigt Nummer { $slot }: { edo-action } ({ $called }), { $officials ->
        [0] kein Beamter
        [one] 1 Beamter
       *[other] { $officials } Beamte
    } ({ $own } davon in eigener Farbe).
edo-table-event-card-began = { $seat }, Nummer { $slot }: { edo-action } ({ $called }), { $officials ->
        [0] kein Beamter
        [one] 1 Beamter
       *[other] { $officials } Beamte
    }.
edo-table-event-samurai-moved = { $seat } zieht einen Samurai { $from } { $to }, { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }, −{ $ryo } Ryo.
edo-table-event-merchant-moved = { $seat } führt den Händler { $from } { $to }, { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }, −{ $ryo } Ryo.
edo-table-event-harvested = { $seat } erntet { $at }{ $how ->
        [full] {" "}mit vollem Ertrag
       *[plain] {""}
    }: +{ $amount } { edo-resource }.
edo-table-event-built = { $seat } baut { $building ->
        [house] ein Haus
        [post] ein Handelskontor
       *[fortress] eine Festung
    } { $at }{ $how ->
        [first] {" "}auf dem ersten Bauplatz, die übrigen rücken nach hinten
       *[lowest] {" "}auf Bauplatz { $site }
    }: { edo-points }{ edo-paid }.
edo-table-event-temple-built = { $seat } baut einen Tempel { $at }: { edo-points }{ edo-paid }.
edo-table-event-sent-out = { $seat } schickt { $at } einen Beamten auf den Spielplan.
edo-table-event-travelled = { $seat } lässt einen Samurai { $from } { $to } reisen.
edo-table-event-drive-began = { $seat } geht gegen { $ronin ->
        [one] den Ronin
       *[other] die { $ronin } Ronin
    } { $at } vor.
edo-table-event-brought = { $seat } holt einen Samurai { $from } { $to }.
edo-table-event-ronin-driven = { $seat } hat { $ronin ->
        [one] einen Ronin
       *[other] { $ronin } Ronin
    } { $off } vertrieben{ $tiles ->
        [0] .
        [one] {" "}und bekommt ein Roninplättchen.
       *[other] {" "}und bekommt { $tiles } Roninplättchen.
    }
edo-table-event-special-taken = { $seat } nimmt { $called }:{ edo-paid }.
edo-table-event-city-paid = { $place } zahlt { $seat } sofort aus: +{ $ryo } Ryo (Rang { $rank }).
edo-table-event-went-home = { $seat } schickt einen Samurai { $off } nach Hause.
edo-table-event-income-paid = { $place } zahlt an { $seat }: +{ $ryo } Ryo (Rang { $rank }).
edo-table-event-income-stopped = { $place } zahlt nichts: Dort stehen drei Ronin.

## Ablehnungen, die anderswo sagen, was man tippt

edo-table-refusal-wrong-moment = Danach wirst du gerade nicht gefragt. { $decision ->
        [draft] Nimm ein Paket oder eine Stadt.
        [name_ronin] Zeig auf den Ronin, der versetzt wird.
        [place_ronin] Zeig, wohin der Ronin kommt.
        [plan] Plane deine drei Karten und versiegle den Plan.
        [card] Zieh oder handle; „{ edo-table-finish }“ beendet sie.
        [execute] Lass deinen nächsten Beamten handeln, oder drück „{ edo-table-finish }“.
        [second_offer] Nimm ein zweites Angebot, oder drück „{ edo-table-enough }“.
        [second_samurai] Versetz einen zweiten Samurai, oder drück „{ edo-table-enough }“.
        [bring_samurai] Hol einen Samurai, oder drück „{ edo-table-enough }“.
        [wages] Schick jemanden nach Hause, oder drück „{ edo-table-pay }“.
       *[discard] Zeig auf das, was du abgibst.
    }
edo-table-refusal-no-official-left = Alle Beamten dieser Karte haben gehandelt. Drück „{ edo-table-finish }“.
edo-table-refusal-offer-used = Dieses Angebot hast du bei diesem Handel schon genommen. Nimm ein anderes, oder drück „{ edo-table-enough }“.
