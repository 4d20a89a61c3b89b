### EDO mit Erweiterung 1: alles außer dem Regelheft, auf Deutsch.
### Felder stehen da wie in der Notation: EDO und A bis E sind Städte, RI Reis, WO Holz, ST Stein, R Flussfelder, W Wegfelder, G Grenzposten.

edo-title = EDO mit Erweiterung 1

## Wörter

edo-word-EDO = Edo
edo-word-a = Prestigebau
    .does = ein neues Haus kommt auf den ersten Bauplatz
edo-word-b = Unterstützung
    .does = für eine Runde ein schwarzer Beamter
edo-word-c = Handel
    .does = auch die Angebote der nächsten Händlerkarte nutzen
edo-word-d = Ertrag einer Stadt
    .does = den Geldertrag einer Stadt sofort erhalten
edo-word-e-wood-stone = Holz oder Stein
    .does = 1 Holz oder 1 Stein bei jeder eigenen Entscheidung
edo-word-e-stone-rice = Stein oder Reis
    .does = 1 Stein oder 1 Reis bei jeder eigenen Entscheidung
edo-word-e-rice-wood = Reis oder Holz
    .does = 1 Reis oder 1 Holz bei jeder eigenen Entscheidung
edo-word-f-rice = Voller Reisertrag
    .does = ein Samurai bringt so viel Reis, als wäre er allein auf dem Feld
edo-word-f-wood = Voller Holzertrag
    .does = ein Samurai bringt so viel Holz, als wäre er allein auf dem Feld
edo-word-f-stone = Voller Steinertrag
    .does = ein Samurai bringt so viel Stein, als wäre er allein auf dem Feld

edo-action = { $action ->
        [rice_home] Reis daheim
        [money] Geld
        [rice] Reisernte
        [wood] Holzabbau
        [stone] Steinabbau
        [any_field] Beliebiges Feld
        [build] Bauen
        [trade] Handel
        [travel] Reise
        [recruit] Anwerben
       *[special] Besondere Karte
    }
edo-resource = { $resource ->
        [rice] Reis
        [wood] Holz
       *[stone] Stein
    }
edo-points = { $points ->
        [0] {""}
        [one] +1 Punkt
       *[other] +{ $points } Punkte
    }
edo-paid = { $rice ->
        [0] {""}
       *[other] {" "}−{ $rice } Reis
    }{ $wood ->
        [0] {""}
       *[other] {" "}−{ $wood } Holz
    }{ $stone ->
        [0] {""}
       *[other] {" "}−{ $stone } Stein
    }{ $ryo ->
        [0] {""}
       *[other] {" "}−{ $ryo } Ryo
    }
edo-gained = { $rice ->
        [0] {""}
       *[other] {" "}+{ $rice } Reis
    }{ $wood ->
        [0] {""}
       *[other] {" "}+{ $wood } Holz
    }{ $stone ->
        [0] {""}
       *[other] {" "}+{ $stone } Stein
    }{ $ryo ->
        [0] {""}
       *[other] {" "}+{ $ryo } Ryo
    }
edo-price = { $rice ->
        [0] {""}
       *[other] {" "}{ $rice } Reis
    }{ $wood ->
        [0] {""}
       *[other] {" "}{ $wood } Holz
    }{ $stone ->
        [0] {""}
       *[other] {" "}{ $stone } Stein
    }{ $ryo ->
        [0] {""}
       *[other] {" "}{ $ryo } Ryo
    }
edo-wish = { $kind ->
        [home_goods] heimische Ware
        [foreign_goods] fremde Ware
       *[palace] ein Palast-Ausbau
    }
edo-offers = bis zu { $pieces } { $buy ->
        [rice] Reis
        [wood] Holz
       *[stone] Stein
    } für je { $ryo_each } Ryo oder ein Punkt für{ edo-price }
edo-each-wishes = { edo-wish } für{ edo-price }
edo-each-privileges = { $item } ({ $item_does })

## Ereignisse

edo-event-start-player = { $seat } beginnt.
edo-event-spaces-covered = { $spaces_count ->
        [0] Es wird nichts abgedeckt.
       *[other] Abgedeckt: { $spaces }.
    }
edo-event-income-tile-laid = { $city } zahlt { $fund } Ryo je Runde.
edo-event-equipped = { $seat } beginnt mit:{ edo-gained }.
edo-event-wishes-laid = Offene Wünsche, der letzte auf dem Stapel: { $wishes }.
edo-event-privileges-laid = Offene Privilegien, das letzte auf dem Stapel: { $privileges }.
edo-event-ronin-appeared = Ein Ronin steht auf { $space }.
edo-event-package-taken = { $seat } nimmt Paket { $number }:{ edo-gained }.
edo-event-city-taken = { $seat } beginnt in { $city } mit einem Haus und einem Samurai.
edo-event-round-began = Runde { $round }: { $seat } beginnt.
edo-event-merchant-card-came = Neues Angebot des Händlers: { edo-offers }.
edo-event-merchant-card-turned = Nächste Händlerkarte: { edo-offers }.
edo-event-ronin-named = { $seat } wählt den Ronin auf { $space }.
edo-event-place-tile-drawn = { $seat } zieht ein Ortsplättchen: { $tile ->
        [rice] Reisfeld
        [wood] Holzfeld
        [stone] Steinfeld
        [city] Stadt
       *[choice] freie Wahl
    }.
edo-event-ronin-placed = { $seat } versetzt einen Ronin von { $from } nach { $to }.
edo-event-ronin-stayed = Der Ronin auf { $space } kann nirgendwohin und bleibt stehen.
edo-event-card-planned = { $seat } plant Karte { $slot }: { edo-action }{ $officials ->
        [0] {" "}ohne Beamte
       *[other] {" "}×{ $officials }
    } ({ $card }).
edo-event-support-planned = { $seat } plant mit einem schwarzen Beamten.
edo-event-plan-confirmed = { $seat } hat den Plan bestätigt.
edo-event-support-shown = { $seat } setzt in dieser Runde { $officials ->
        [one] einen schwarzen Beamten
       *[other] { $officials } schwarze Beamte
    } ein.
edo-event-plan-shown = { $seat }, Karte { $slot }: { edo-action }{ $officials ->
        [0] {" "}ohne Beamte
       *[other] {" "}×{ $officials }
    } ({ $card }).
edo-event-card-began = { $seat } spielt Karte { $slot }: { edo-action }{ $officials ->
        [0] {" "}ohne Beamte
       *[other] {" "}×{ $officials }
    } ({ $card }).
edo-event-samurai-moved = { $seat } zieht einen Samurai von { $from } nach { $to }: { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }{ $ryo ->
        [0] , kostenlos
       *[other] , −{ $ryo } Ryo
    }.
edo-event-merchant-moved = { $seat } zieht den Händler von { $from } nach { $to }: { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }{ $ryo ->
        [0] , kostenlos
       *[other] , −{ $ryo } Ryo
    }.
edo-event-rice-taken = { $seat } nimmt daheim { $rice } Reis.
edo-event-money-taken = { $seat } nimmt { $ryo } Ryo.
edo-event-harvested = { $seat } holt auf { $field } den { $how ->
        [full] vollen Ertrag
       *[plain] Ertrag
    }: +{ $amount } { edo-resource }.
edo-event-built = { $seat } baut { $building ->
        [house] ein Haus
        [post] ein Handelskontor
       *[fortress] eine Festung
    } in { $city }{ $how ->
        [first] {" "}auf den ersten Bauplatz, die übrigen Gebäude rücken nach hinten
       *[lowest] {" "}auf Bauplatz { $site }
    }: { edo-points }{ edo-paid }.
edo-event-temple-built = { $seat } baut einen Tempel auf { $space }: { edo-points }{ edo-paid }.
edo-event-bought = { $seat } kauft beim Händler{ $card ->
        [next] {" "}(nächste Karte)
       *[current] {""}
    }: +{ $pieces } { edo-resource } −{ $ryo } Ryo.
edo-event-point-traded = { $seat } tauscht beim Händler{ $card ->
        [next] {" "}(nächste Karte)
       *[current] {""}
    }: { edo-points }{ edo-paid }.
edo-event-sent-out = { $seat } schickt einen Beamten über { $gate } auf den Spielplan.
edo-event-travelled = { $seat } versetzt einen Samurai von { $from } nach { $to }.
edo-event-drive-began = { $seat } geht gegen { $ronin ->
        [one] den Ronin
       *[other] die { $ronin } Ronin
    } auf { $space } vor.
edo-event-brought = { $seat } holt einen Samurai von { $from } nach { $to }.
edo-event-ronin-driven = { $seat } vertreibt { $ronin ->
        [one] einen Ronin
       *[other] { $ronin } Ronin
    } von { $space }{ $tiles ->
        [0] .
        [one] {" "}und bekommt ein Roninplättchen.
       *[other] {" "}und bekommt { $tiles } Roninplättchen.
    }
edo-event-recruited = { $seat } wirbt einen neutralen Beamten an:{ edo-paid }.
edo-event-special-taken = { $seat } nimmt die besondere Karte { $card }:{ edo-paid }.
edo-event-wish-granted = { $seat } erfüllt den Wunsch nach { $kind ->
        [home_goods] heimischer Ware
        [foreign_goods] fremder Ware
       *[palace] einem Palast-Ausbau
    }: { edo-points }{ edo-paid }.
edo-event-privilege-gained = { $seat } erhält das Privileg „{ $privilege }“ ({ $privilege_does }).
edo-event-wish-turned = Nächster Wunsch: { edo-wish } für{ edo-price }.
edo-event-privilege-turned = Nächstes Privileg: { $privilege } ({ $privilege_does }).
edo-event-city-paid = { $seat } erhält den Ertrag von { $city }: +{ $ryo } Ryo (Rang { $rank }).
edo-event-resource-taken = { $seat } löst „{ $privilege }“ ein: +{ $amount } { edo-resource }.
edo-event-privilege-spent = { $seat } löst „{ $privilege }“ ein ({ $privilege_does }).
edo-event-officials-idle = { $seat } lässt { $officials ->
        [one] einen Beamten
       *[other] { $officials } Beamte
    } ungenutzt.
edo-event-went-home = { $seat } schickt einen Samurai von { $space } nach Hause.
edo-event-wages-paid = { $seat } zahlt { $samurai ->
        [one] 1 Samurai
       *[other] { $samurai } Samurai
    } den Lohn: −{ $rice } Reis.
edo-event-income-paid = { $city } zahlt { $seat } { $ryo } Ryo (Rang { $rank }).
edo-event-income-stopped = { $city } zahlt nichts: Dort stehen drei Ronin.
edo-event-discarded = { $seat } liegt über dem Limit und wirft { $amount } { edo-resource } ab.
edo-event-game-ended = { $reason ->
        [points] Die Partie ist zu Ende: Die nötigen Punkte sind erreicht.
       *[merchant] Die Partie ist zu Ende: Die Händlerkarten sind aufgebraucht.
    }

## Entscheidungen

edo-decision-draft = { $name }, wähle ein Paket oder eine Startstadt.
edo-decision-name-ronin = { $name }, welchen Ronin versetzt du?
edo-decision-place-ronin = { $name }, wohin kommt der Ronin?
edo-decision-plan = { $name }, plane geheim drei Karten.
edo-decision-card = { $name }, deine Karte: erst ziehen, dann handeln.
edo-decision-execute = { $name }, was tut dein nächster Beamter?
edo-decision-second-offer = { $name }, dein Handelskontor erlaubt ein zweites Angebot.
edo-decision-second-samurai = { $name }, versetzt du einen zweiten Samurai?
edo-decision-bring-samurai = { $name }, welchen Samurai holst du gegen die Ronin?
edo-decision-wages = { $name }, schicke Samurai nach Hause oder zahle allen Lohn.
edo-decision-discard = { $name }, du hast zu viele Rohstoffe. Was wirfst du ab?

## Ablehnungen: was nicht geht, und was stattdessen

edo-refusal-not-your-turn = Gerade entscheidet jemand anderes. Warte, bis du gefragt wirst.
edo-refusal-wrong-moment = Das geht jetzt nicht. { $decision ->
        [draft] Wähle ein Paket oder eine Stadt, zum Beispiel „package 3“ oder „city A“.
        [name_ronin] Wähle einen Ronin, zum Beispiel „ronin at RI1“.
        [place_ronin] Wähle, wohin der Ronin kommt, zum Beispiel „ronin to A“.
        [plan] Plane eine Karte, zum Beispiel „plan A.wood 2“, oder bestätige mit „confirm“.
        [card] Ziehe oder handle; „finish“ beendet deine Karte.
        [execute] Lass deinen nächsten Beamten handeln; „finish“ beendet deine Karte.
        [second_offer] Nutze ein zweites Angebot oder gib „enough“ ein.
        [second_samurai] Versetze einen zweiten Samurai oder gib „enough“ ein.
        [bring_samurai] Hole einen Samurai, zum Beispiel „bring A“, oder gib „enough“ ein.
        [wages] Schicke einen Samurai nach Hause, zum Beispiel „home A“, oder gib „pay“ ein.
       *[discard] Wähle, was du abwirfst, zum Beispiel „discard rice“.
    }
edo-refusal-no-such-package = Ein Paket { $number } gibt es nicht.
edo-refusal-package-taken = Paket { $number } ist schon vergeben. Wähle ein anderes.
edo-refusal-package-chosen = Du hast schon ein Paket. Wähle eine Stadt.
edo-refusal-city-chosen = Du hast schon eine Stadt. Wähle ein Paket.
edo-refusal-no-start-city = { $city } ist keine Startstadt. Wähle eine offene Stadt um Edo.
edo-refusal-city-taken = { $city } ist schon vergeben. Wähle eine andere Stadt.
edo-refusal-card-not-owned = Karte { $card } hast du nicht.
edo-refusal-card-planned = Karte { $card } liegt schon in deinem Plan. Wähle eine andere.
edo-refusal-action-not-on-card = { edo-action } steht nicht auf Karte { $card }.
edo-refusal-too-many-officials = Diese Aktion erlaubt höchstens { $most ->
        [one] einen Beamten
       *[other] { $most } Beamte
    }.
edo-refusal-not-enough-officials = Du hast { $left ->
        [0] keinen Beamten
        [one] nur einen Beamten
       *[other] nur { $left } Beamte
    } übrig.
edo-refusal-plan-complete = Deine drei Karten sind geplant. Bestätige den Plan oder nimm eine Karte zurück.
edo-refusal-no-card-for-support = Deine drei Karten sind geplant, für einen schwarzen Beamten bleibt keine. Nimm zuerst eine zurück.
edo-refusal-plan-incomplete = In deinem Plan { $missing ->
        [one] fehlt noch eine Karte
       *[other] fehlen noch { $missing } Karten
    }.
edo-refusal-no-privilege = Das Privileg „{ $privilege }“ hast du nicht.
edo-refusal-no-such-space = { $space } gibt es auf diesem Spielplan nicht.
edo-refusal-covered = { $space } ist abgedeckt: Man kann dort nur durchziehen.
edo-refusal-no-samurai = { $space }: Dort hast du keinen Samurai.
edo-refusal-same-space = { $space }: Dort steht die Figur schon. Wähle ein anderes Feld.
edo-refusal-cannot-pay = Das kannst du nicht bezahlen:{ edo-price }.
edo-refusal-movement-over = Ein Beamter dieser Karte hat schon gehandelt: Ziehen kannst du erst wieder bei der nächsten Karte.
edo-refusal-too-many-steps = Mit einer Karte sind höchstens { $most } Schritte möglich.
edo-refusal-no-official-left = Alle Beamten dieser Karte haben gehandelt. Gib „finish“ ein.
edo-refusal-other-action = Diese Karte ist für eine andere Aktion geplant: { edo-action }.
edo-refusal-wrong-field = { $space }: Dort bringt diese Aktion nichts ein.
edo-refusal-nobody-left-to-work = { $space }: Alle deine Samurai dort haben mit dieser Karte schon gearbeitet.
edo-refusal-no-city = { $space } ist keine Stadt.
edo-refusal-city-full = In { $city } ist kein Bauplatz frei.
edo-refusal-no-house-left = Du hast alle deine Häuser gebaut.
edo-refusal-no-post-left = Du hast dein Handelskontor schon gebaut.
edo-refusal-post-in-edo = In Edo sind keine Handelskontore erlaubt.
edo-refusal-post-there = In { $city } steht schon ein Handelskontor.
edo-refusal-no-fortress-left = Alle Festungen sind gebaut.
edo-refusal-fortress-limit = { $city } hat nur Platz für { $most ->
        [one] eine Festung
       *[other] { $most } Festungen
    }.
edo-refusal-ronin-stop-building = { $city }: Zwei oder mehr Ronin verhindern dort jeden Bau. Vertreibe sie zuerst.
edo-refusal-no-prestige = Dieses Privileg gilt für ein Haus in einer Stadt, in der schon etwas steht.
edo-refusal-module-not-used = Diese Partie wird ohne { $module ->
        [jiin] Tempel (Jiin)
        [tokken] Wünsche und Privilegien (Tokken)
       *[ronin] Ronin
    } gespielt.
edo-refusal-no-temple-place = { $space }: Tempel stehen nur auf Rohstoff-, Fluss- und Wegfeldern.
edo-refusal-temple-there = { $space }: Dort steht schon ein Tempel.
edo-refusal-no-temple-left = Du hast alle deine Tempel gebaut.
edo-refusal-not-at-merchant = { $space }: Dort steht der Händler, aber keiner deiner Samurai. Ziehe zuerst einen hin oder hole den Händler.
edo-refusal-wrong-pieces = Du kannst 1 bis { $most } Stück kaufen.
edo-refusal-offer-used = Dieses Angebot hast du in diesem Handel schon genutzt. Wähle ein anderes oder gib „enough“ ein.
edo-refusal-no-next-card = Es gibt keine nächste Händlerkarte.
edo-refusal-no-gate = { $space } ist kein Grenzposten.
edo-refusal-no-own-official = Nur eigene Beamte können auf den Spielplan, und auf dieser Karte ist keiner mehr übrig.
edo-refusal-samurai-moved = { $space }: Dieser Samurai wurde gerade versetzt. Wähle einen anderen.
edo-refusal-no-ronin = { $space }: Dort steht kein Ronin.
edo-refusal-drove-already = Mit einer Karte lassen sich Ronin nur einmal vertreiben.
edo-refusal-too-few-samurai = { $space }: Dort brauchst du mehr Samurai als Ronin ({ $ronin }).
edo-refusal-wrong-ronin = { $space }: Dieser Ronin bleibt. Zwei stehen zusammen, also wird der dritte versetzt.
edo-refusal-wrong-place = { $space }: Dorthin kann der Ronin nicht.
edo-refusal-no-neutral-left = Es ist kein neutraler Beamter mehr da.
edo-refusal-special-gone = Die besondere Karte { $number } liegt nicht aus.
edo-refusal-no-such-wish = Einen Wunsch Nummer { $place } gibt es nicht.
edo-refusal-wish-needs-action = Diesen Wunsch erfüllt eine andere Aktion: { $needed ->
        [trade] Handel
        [travel] Reise
       *[build] Bauen
    }.
edo-refusal-no-income = { $city } würde dir gerade nichts zahlen.
edo-refusal-which-tile = Welches Plättchen meinst du? Gib auch den anderen Rohstoff darauf ein: „privilege e { $take } …“.
edo-refusal-cannot-feed = Deine Samurai kosten { $needed } Reis, und du hast { $have }. Schicke einige nach Hause.
edo-refusal-nothing-to-discard = Davon hast du nichts: { edo-resource }.

## Texte, die sich nicht lesen lassen

edo-notation-unknown-verb = Keine Wahl beginnt mit „{ $word }“. Ein Beispiel ist „move A EDO“.
edo-notation-missing-space = Hier fehlt ein Feld, zum Beispiel EDO, A oder WO1.
edo-notation-unknown-space = „{ $word }“ ist kein Feld. Beispiele sind EDO, A und WO1.
edo-notation-missing-number = Hier fehlt eine Zahl.
edo-notation-bad-number = „{ $word }“ ist keine Zahl, die hier passt.
edo-notation-missing-card = Hier fehlt eine Karte, zum Beispiel A.wood oder S7.money.
edo-notation-unknown-card = „{ $word }“ ist keine Karte. Karten sind A, B, C und S1 bis S12.
edo-notation-missing-action = Bei „{ $word }“ fehlt die Aktion. Ein Beispiel ist A.wood.
edo-notation-unknown-action = „{ $word }“ ist keine Aktion.
edo-notation-missing-building = Hier fehlt ein Gebäude: house, post oder fortress.
edo-notation-unknown-building = „{ $word }“ ist kein Gebäude. Gebäude sind house, post und fortress.
edo-notation-missing-resource = Hier fehlt ein Rohstoff: rice, wood oder stone.
edo-notation-unknown-resource = „{ $word }“ ist kein Rohstoff. Rohstoffe sind rice, wood und stone.
edo-notation-missing-privilege = Welches Privileg? Gib b, d oder e ein.
edo-notation-unknown-privilege = „{ $word }“ ist kein Privileg, das sich für sich allein einlösen lässt. Gib b, d oder e ein.
edo-notation-missing-word = Hier fehlt ein Wort.

## Was an einem Szenario oder an Daten nicht stimmt

edo-problem-module-not-used = Das Szenario nutzt dieses Modul, aber in den Einstellungen fehlt es.
edo-problem-unknown-space = Ein solches Feld gibt es auf diesem Spielplan nicht.
edo-problem-unknown-city = Eine solche offene Stadt gibt es auf diesem Spielplan nicht.
edo-problem-unknown-fund = Kein Ertragsplättchen hat diesen Betrag.
edo-problem-unknown-building = Ein Gebäude ist „house 0“, „post 1“ (mit einem Platz) oder „fortress“.
edo-problem-unknown-plan = Ein Plan hat die Form „A.wood 2“: eine Aktion der Karte und höchstens so viele Beamte, wie sie erlaubt.
edo-problem-impossible-plan = Diese Karte lässt sich nicht planen: Sie ist schon geplant, gehört jemand anderem oder wäre die vierte.
edo-problem-unknown-privilege = Ein solches Privileg gibt es nicht.
edo-problem-unknown-tile = Ein Ortsplättchen ist rice, wood, stone, city oder choice.
edo-problem-unknown-word = Erlaubt ist nur: { $known }.
edo-problem-unknown-offer = Ein Angebot ist „buy“, „point“, „buy next“ oder „point next“.
edo-problem-unknown-pending = Eine solche angefangene Aktion gibt es nicht. Bekannt sind second_offer, second_samurai, bring und scatter.
edo-problem-too-many-figures = Das sind zu viele Figuren: Es gibt nur { $most }.
edo-problem-too-many-houses = { $number } Häuser in einer Farbe, es gibt aber nur { $most }.
edo-problem-too-many-posts = Zu viele Handelskontore: je Farbe und je Stadt nur eines, in Edo keines.
edo-problem-too-many-fortresses = { $number } Festungen, Platz ist aber nur für { $most }.
edo-problem-too-many-buildings = Mehr Gebäude als die { $most } Bauplätze.
edo-problem-too-many-officials = { $number } neutrale Beamte, es gibt aber nur { $most }.
edo-problem-too-many-black-officials = Mehr schwarze Beamte, als es Privilegien dafür gibt.
edo-problem-not-enough-officials = Der Plan braucht mehr Beamte, als es gibt.
edo-problem-too-many-ronin-tiles = { $number } Roninplättchen, es gibt aber nur { $most }.
edo-problem-too-many-temples = Mehr Tempel, als es in einer Farbe gibt.
edo-problem-too-many-tiles = Ein Plättchen kommt öfter vor, als es vorhanden ist.
edo-problem-temples-twice = Auf einem Feld stehen zwei Tempel.
edo-problem-temple-cannot-stand-there = Auf diesem Feld kann kein Tempel stehen.
edo-problem-three-ronin-needed = Es müssen genau drei Ronin sein.
edo-problem-ronin-cannot-stand-there = Auf diesem Feld kann kein Ronin stehen.
edo-problem-special-card-twice = Eine besondere Karte kommt zweimal vor.
edo-problem-merchant-cards-twice = Eine Händlerkarte kommt zweimal vor.
edo-problem-merchant-cards-do-not-fit-round = Die verbrauchten Händlerkarten passen nicht zur Runde.
edo-problem-plan-incomplete = Ein Plan braucht drei Karten.
edo-problem-plan-too-early = Jetzt kann noch niemand geplant haben.
edo-problem-card-not-planned = Die Karte, die gerade ausgeführt wird, ist nicht geplant.
edo-problem-round-does-not-fit-phase = Runde 0 ist die Startaufstellung und nichts anderes.
edo-problem-phase-does-not-fit = Die Phase passt nicht zur Stellung: Niemand könnte jetzt so entscheiden.
edo-problem-unknown-number-of-players = EDO ist für 2 bis 5 Personen.
edo-problem-unknown-action = Eine solche Aktion gibt es nicht.
edo-problem-unknown-resource = Ein Rohstoff ist rice, wood oder stone.
edo-problem-unknown-wish = Ein Wunsch ist home_goods, foreign_goods oder palace.
edo-problem-unknown-modules = Ein Schlüssel ist jiin, tokken oder ronin, oder mehrere davon in dieser Reihenfolge, mit Bindestrichen verbunden.
edo-problem-wrong-count = Die Liste hat { $number } Einträge; es müssen { $lowest } bis { $highest } sein.
edo-problem-action-twice = Eine Aktion steht zweimal auf der Karte.
edo-problem-unplayable-pieces = Jede Person braucht eine bis sechs Figuren und höchstens ein Handelskontor.
edo-problem-zero-is-too-little = Null ist hier zu wenig.
edo-problem-fund-twice = Zwei Ertragsplättchen haben denselben Betrag.
edo-problem-split-does-not-add-up = Die Anteile ergeben { $sum } statt { $fund }.
edo-problem-lower-rank-gets-more = Ein niedrigerer Rang bekommt mehr als ein höherer.
edo-problem-too-few-income-tiles = Es gibt zu wenige Ertragsplättchen.
edo-problem-too-few-place-tiles = Es gibt zu wenige Ortsplättchen.
edo-problem-too-many-privileges = Es gibt zu viele Privilegien oder mehr von b als schwarze Beamte.
edo-problem-space-twice = Ein Feld kommt zweimal vor.
edo-problem-too-many-spaces = Es sind zu viele Felder.
edo-problem-edo-missing = Edo fehlt.
edo-problem-no-gate = Es gibt keinen Grenzposten.
edo-problem-not-connected = Die Straßen verbinden nicht alle Felder.
edo-problem-road-twice = Eine Straße kommt zweimal vor.
edo-problem-road-to-itself = Eine Straße führt zu ihrem eigenen Anfang zurück.
edo-problem-road-without-two-ends = Eine Straße braucht zwei Enden.
edo-problem-cannot-be-covered = Abgedeckt werden nur Rohstofffelder und Städte um Edo.
edo-problem-too-few-cities = Es gibt weniger offene Städte als Personen.
edo-problem-no-open-field = Alle Rohstofffelder einer Art sind abgedeckt.
edo-problem-not-one-board-for-players = Für { $players } Personen gibt es { $sides } Seiten des Spielplans; es muss genau eine sein.

## Das Brett im Terminal

edo-board-round = Runde { $round } von { $rounds } · { $name } beginnt
edo-board-draft = Startaufstellung · { $name } beginnt
edo-board-over = die Partie ist zu Ende
edo-board-cities = Städte
edo-board-fields = Felder
edo-board-ways = Übrige Felder
edo-board-covered = Abgedeckt
edo-board-hint = „karten“ listet alle Karten und Preise auf und erklärt die Zeichen.
edo-board-short-hint = „karten“: Karten, Preise, Zeichen
edo-board-legend = Stadt: Ertrag, Gebäude der Reihe nach (h Haus, p Handelskontor, F Festung), freie Bauplätze, wer was bekommt. Feld: derzeitiger Ertrag. M Händler, X Ronin, x Samurai einer unbenutzten Farbe, t Tempel; dahinter die Felder, zu denen Straßen führen.
edo-board-points = Punkte
edo-board-total = gesamt
edo-board-rice = Reis
edo-board-wood = Holz
edo-board-stone = Stein
edo-board-ryo = Ryo
edo-board-officials = Beamte
edo-board-samurai = Samurai
edo-board-houses = Häuser
edo-board-edo = Edo
edo-board-you = { $name } (du)
edo-board-temples = { $count } Tempel
edo-board-ronin-tiles = { $count } Roninplättchen
edo-board-privileges = Privilegien { $list }
edo-board-planned = Plan bestätigt
edo-board-plan = Plan
edo-board-your-plan = Dein Plan
edo-board-officials-left = { $count ->
        [0] kein Beamter mehr
        [one] noch 1 Beamter
       *[other] noch { $count } Beamte
    }
edo-board-black = { $count ->
        [one] 1 schwarzer Beamter
       *[other] { $count } schwarze Beamte
    }
edo-board-merchant = Händler
edo-board-next-round = Nächste Runde
edo-board-offer = bis zu { $pieces } × { edo-resource } für je { $ryo_each } Ryo · 1 Punkt für{ edo-price }
edo-board-prices = Preise
edo-board-price = { $thing ->
        [house] Haus
        [post] Handelskontor
        [fortress] Festung
        [temple] Tempel
        [recruit] Beamter
       *[special] besondere Karte
    }{ edo-price }
edo-board-figures = { $step } Ryo je Schritt · { $wage } Reis Lohn je Samurai · Limit { $limit } · Ende bei { $threshold } Punkten
edo-board-stock = Übrig: { $officials } neutrale Beamte, { $fortresses } Festungen
edo-board-packages = Pakete
edo-board-package = { $number }:{ edo-price }
edo-board-cards = Karten
edo-board-specials = Besondere
edo-board-face = { edo-action }{ $amount ->
        [0] {""}
       *[other] { $action ->
            [build] {" "}−{ $amount } Ryo
            [recruit] {" "}−{ $amount } Reis
           *[other] {" "}+{ $amount }
        }
    }
edo-board-faces = In Klammern: höchstens so viele Beamte. + ist, was jeder daheim bringt, oder der Zuschlag auf einem Feld; − ist der Nachlass je Gebäude oder Anwerbung.
edo-board-letters = Privilegien
edo-board-privilege-a = a neues Haus auf den ersten Bauplatz
edo-board-privilege-b = b schwarzer Beamter beim Planen
edo-board-privilege-c = c auch Angebote der nächsten Händlerkarte
edo-board-privilege-d = d Ertrag einer Stadt sofort
edo-board-privilege-e = e einer von zwei Rohstoffen
edo-board-privilege-f = f voller Ertrag eines Feldes
edo-board-wishes = Wünsche
edo-board-wish = { $kind ->
        [home_goods] heimische Ware
        [foreign_goods] fremde Ware
       *[palace] Palast
    }:{ edo-price }
edo-board-next-tile = danach

edo-menu-package = Paket
edo-menu-city = Startstadt
edo-menu-ronin = Ronin versetzen von
edo-menu-ronin-to = Ronin versetzen nach
edo-menu-nobody = kein Beamter
edo-menu-support = Schwarzen Beamten einsetzen
edo-menu-confirm = Plan bestätigen
edo-menu-move = Ziehen von { $space } nach
edo-menu-merchant = Händler ziehen nach
edo-menu-rice-home = Reis nehmen
edo-menu-money = Geld nehmen
edo-menu-harvest = Ertrag holen von
edo-menu-full = mit Privileg f
edo-menu-build = Bauen
edo-menu-building = { $building ->
        [house] Haus
        [post] Handelskontor
       *[fortress] Festung
    } in { $city }
edo-menu-first = erster Bauplatz
edo-menu-temple = Tempel bauen auf
edo-menu-buy = { edo-resource } kaufen
edo-menu-point = 1 Punkt für
edo-menu-next-card = nächste Karte
edo-menu-gate = Beamten schicken über
edo-menu-travel = Versetzen von { $space } nach
edo-menu-drive = Ronin vertreiben von
edo-menu-bring = Samurai holen von
edo-menu-recruit = Anwerben
edo-menu-special = Besondere Karte nehmen
edo-menu-wish = Wunsch erfüllen
edo-menu-income = Ertrag nehmen in
edo-menu-resource = Privileg e
edo-menu-home = Nach Hause schicken von
edo-menu-pay = Löhne zahlen
edo-menu-discard = Abwerfen
edo-menu-enough = Dabei belassen
edo-menu-finish = Karte beenden

edo-preview-walk = { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }, { $ryo ->
        [0] kostenlos
       *[other] { $ryo } Ryo
    }.
edo-preview-harvest = Bringt { $amount } { edo-resource }.
edo-preview-build = { edo-points }, Preis:{ edo-price }. { $rank ->
        [0] Geldertrag bekommst du dort nicht.
       *[other] Du hast dort dann Rang { $rank } und { $income } Ryo je Runde.
    }
edo-preview-temple = { edo-points }, Preis:{ edo-price }.
edo-preview-trade = { $points ->
        [0] Kostet{ edo-price }, bringt { $amount } { edo-resource }.
       *[other] { edo-points }, Preis:{ edo-price }.
    }
edo-preview-wish = { edo-points }, Preis:{ edo-price }.
edo-preview-wish-privilege = Dazu kommt das Privileg „{ $privilege }“.
edo-preview-income = Die Stadt zahlt dir { $ryo } Ryo.
edo-preview-wages = Deine Samurai kosten { $rice } Reis.
edo-nothing-to-preview = Welche Möglichkeit? „vorschau 2“ zeigt, was die zweite bringt.

edo-breakdown-place = Platz
edo-breakdown-player = Name
edo-breakdown-edo = Haus in Edo
edo-breakdown-track = Leiste
edo-breakdown-ryo = Ryo
edo-breakdown-samurai = Samurai
edo-breakdown-ronin = Ronin
edo-breakdown-total = Punkte
edo-breakdown-goods = Rohstoffe
edo-breakdown-note = Punkte in Klammern. Wer kein Haus in Edo hat, liegt hinter allen, die eines haben.

edo-tie-break = { $count ->
        [one] { $others } hat gleich viele Punkte, aber kein Haus in Edo, weniger Ryo oder weniger Rohstoffe.
       *[other] { $others } haben gleich viele Punkte, aber kein Haus in Edo, weniger Ryo oder weniger Rohstoffe.
    }

edo-help-data = Der Spielplan und die meisten Karten, Kosten und Zahlen des Basisspiels sind von uns rekonstruiert: „higaki rules edo“ nennt zu jedem Eintrag die Quelle.
edo-help-notation =
    package 3 · city A          ein Paket, eine Startstadt nehmen
    plan A.wood 2               Karte A, Holz, zwei Beamte; dann: confirm
    move W1 EDO · merchant A    gegen Geld ziehen, bevor ein Beamter handelt
    rice · money · recruit      Aktionen daheim
    harvest WO1                 … WO1 full mit Privileg f
    build house EDO             auch: post, fortress; … first mit Privileg a
    temple W1                   ein Tempel, mit Jiin
    trade buy 2 · trade point   … next mit Privileg c
    travel gate G1              einen Beamten losschicken; travel move A EDO
    special 7                   die besondere Karte S7 nehmen
    wish 2                      den zweiten Wunsch erfüllen, mit Tokken
    privilege b                 auch: privilege d A, privilege e wood stone
    ronin at RI1 · ronin to C   einen Ronin wählen, sein Feld wählen
    drive C · bring A           Ronin mit einem Reise-Beamten vertreiben
    home A · pay                einen Samurai heimschicken, die anderen entlohnen
    discard rice                über dem Limit
    enough · finish             dabei belassen; die Karte beenden
