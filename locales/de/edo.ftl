### EDO mit Erweiterung 1: alles außer dem Regelheft, auf Deutsch.
### Felder stehen da wie in der Notation: EDO und A bis E sind Städte, RI Reis, WO Holz, ST Stein, R Flussfelder, W Wegfelder, G Grenzposten.

edo-title = EDO mit Erweiterung 1

## Wörter

edo-word-EDO = Edo
edo-word-a = Prestige
    .does = ein neues Haus kommt auf den ersten Bauplatz
edo-word-b = Unterstützung
    .does = ein schwarzer Beamter beim Planen
edo-word-c = Weitblick
    .does = ein Angebot der nächsten Händlerkarte nutzen
edo-word-d = Stadtertrag
    .does = der Ertrag einer Stadt sofort
edo-word-e-wood-stone = Holz oder Stein
    .does = 1 Holz oder 1 Stein bei jeder eigenen Entscheidung
edo-word-e-stone-rice = Stein oder Reis
    .does = 1 Stein oder 1 Reis bei jeder eigenen Entscheidung
edo-word-e-rice-wood = Reis oder Holz
    .does = 1 Reis oder 1 Holz bei jeder eigenen Entscheidung
edo-word-f-rice = Voller Reis
    .does = ein Samurai erntet Reis, als wäre er allein auf dem Feld
edo-word-f-wood = Volles Holz
    .does = ein Samurai erntet Holz, als wäre er allein auf dem Feld
edo-word-f-stone = Voller Stein
    .does = ein Samurai erntet Stein, als wäre er allein auf dem Feld

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
        [home_goods] heimische Waren
        [foreign_goods] fremde Waren
       *[palace] ein Palastausbau
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
        [0] Nichts wird abgedeckt.
       *[other] Abgedeckt: { $spaces }.
    }
edo-event-income-tile-laid = { $city } hat { $fund } Ryo zu verteilen.
edo-event-equipped = { $seat } beginnt mit:{ edo-gained }.
edo-event-wishes-laid = Ausliegende Wünsche, der letzte auf dem Stapel: { $wishes }.
edo-event-privileges-laid = Ausliegende Privilegien, das letzte auf dem Stapel: { $privileges }.
edo-event-ronin-appeared = Ein Ronin steht auf { $space }.
edo-event-package-taken = { $seat } nimmt Paket { $number }:{ edo-gained }.
edo-event-city-taken = { $seat } beginnt in { $city }, mit einem Haus und einem Samurai.
edo-event-round-began = Runde { $round } beginnt; Startperson ist { $seat }.
edo-event-merchant-card-came = Das Angebot des Händlers: { edo-offers }.
edo-event-merchant-card-turned = Eine Händlerkarte wird aufgedeckt: { edo-offers }.
edo-event-ronin-named = { $seat } versetzt den Ronin auf { $space }.
edo-event-place-tile-drawn = { $seat } zieht das Ortsplättchen: { $tile ->
        [rice] Reisfeld
        [wood] Holzfeld
        [stone] Steinfeld
        [city] Stadt
       *[choice] freie Wahl
    }.
edo-event-ronin-placed = { $seat } setzt einen Ronin von { $from } nach { $to }.
edo-event-ronin-stayed = Der Ronin auf { $space } kann nirgendwohin und bleibt.
edo-event-card-planned = { $seat } plant Karte { $card }, { edo-action }, mit { $officials ->
        [0] keinem Beamten
        [one] 1 Beamten
       *[other] { $officials } Beamten
    } als Nummer { $slot }.
edo-event-support-planned = { $seat } plant mit einem schwarzen Beamten.
edo-event-plan-confirmed = { $seat } ist mit dem Planen fertig.
edo-event-support-shown = { $seat } setzt in dieser Runde { $officials ->
        [one] einen schwarzen Beamten
       *[other] { $officials } schwarze Beamte
    } ein.
edo-event-plan-shown = { $seat } zeigt Karte { $slot }: { $card }, { edo-action }, { $officials ->
        [0] kein Beamter
        [one] 1 Beamter
       *[other] { $officials } Beamte
    } ({ $own } davon in eigener Farbe).
edo-event-card-began = { $seat }, Karte { $slot }: { edo-action } ({ $card }), { $officials ->
        [0] kein Beamter
        [one] 1 Beamter
       *[other] { $officials } Beamte
    }.
edo-event-samurai-moved = { $seat } zieht einen Samurai von { $from } nach { $to }, { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }, −{ $ryo } Ryo.
edo-event-merchant-moved = { $seat } führt den Händler von { $from } nach { $to }, { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }, −{ $ryo } Ryo.
edo-event-rice-taken = { $seat }: +{ $rice } Reis von daheim.
edo-event-money-taken = { $seat }: +{ $ryo } Ryo.
edo-event-harvested = { $seat } erntet auf { $field }{ $how ->
        [full] {" "}mit vollem Ertrag
       *[plain] {""}
    }: +{ $amount } { edo-resource }.
edo-event-built = { $seat } baut { $building ->
        [house] ein Haus
        [post] ein Handelskontor
       *[fortress] eine Festung
    } in { $city }{ $how ->
        [first] {" "}auf dem ersten Bauplatz, die übrigen rücken nach hinten
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
edo-event-sent-out = { $seat } schickt einen Beamten durch { $gate } auf den Spielplan.
edo-event-travelled = { $seat } lässt einen Samurai von { $from } nach { $to } reisen.
edo-event-drive-began = { $seat } geht gegen { $ronin ->
        [one] den Ronin
       *[other] die { $ronin } Ronin
    } auf { $space } vor.
edo-event-brought = { $seat } holt einen Samurai von { $from } nach { $to }.
edo-event-ronin-driven = { $seat } hat { $ronin ->
        [one] einen Ronin
       *[other] { $ronin } Ronin
    } von { $space } vertrieben{ $tiles ->
        [0] .
        [one] {" "}und bekommt ein Roninplättchen.
       *[other] {" "}und bekommt { $tiles } Roninplättchen.
    }
edo-event-recruited = { $seat } wirbt einen neutralen Beamten an:{ edo-paid }.
edo-event-special-taken = { $seat } nimmt die besondere Erlaubniskarte { $card }:{ edo-paid }.
edo-event-wish-granted = { $seat } erfüllt den Wunsch nach { $kind ->
        [home_goods] heimischen Waren
        [foreign_goods] fremden Waren
       *[palace] einem Palastausbau
    }: { edo-points }{ edo-paid }.
edo-event-privilege-gained = { $seat } erhält das Privileg { $privilege } ({ $privilege_does }).
edo-event-wish-turned = Ein Wunsch wird aufgedeckt: { edo-wish } für{ edo-price }.
edo-event-privilege-turned = Ein Privileg wird aufgedeckt: { $privilege } ({ $privilege_does }).
edo-event-city-paid = { $city } zahlt { $seat } sofort aus: +{ $ryo } Ryo (Rang { $rank }).
edo-event-resource-taken = { $seat } löst das Privileg { $privilege } ein: +{ $amount } { edo-resource }.
edo-event-privilege-spent = { $seat } nutzt das Privileg { $privilege } ({ $privilege_does }).
edo-event-officials-idle = { $seat } lässt { $officials ->
        [one] einen Beamten
       *[other] { $officials } Beamte
    } untätig.
edo-event-went-home = { $seat } schickt einen Samurai von { $space } nach Hause.
edo-event-wages-paid = { $seat } entlohnt { $samurai ->
        [one] 1 Samurai
       *[other] { $samurai } Samurai
    }: −{ $rice } Reis.
edo-event-income-paid = { $city } zahlt an { $seat }: +{ $ryo } Ryo (Rang { $rank }).
edo-event-income-stopped = { $city } zahlt nichts: Dort stehen drei Ronin.
edo-event-discarded = { $seat } hat zu viel: −{ $amount } { edo-resource }.
edo-event-game-ended = { $reason ->
        [points] Jemand hat genug Machtpunkte: Die Partie ist zu Ende.
       *[merchant] Für eine weitere Runde gibt es keine Händlerkarte: Die Partie ist zu Ende.
    }

## Entscheidungen

edo-decision-draft = { $name }, nimm ein Paket oder eine Startstadt.
edo-decision-name-ronin = { $name }, welcher Ronin wird versetzt?
edo-decision-place-ronin = { $name }, wohin kommt der Ronin?
edo-decision-plan = { $name }, plane deine drei Karten: ×2 heißt zwei Beamte.
edo-decision-card = { $name }, deine Karte ist dran: erst ziehen, dann ausführen.
edo-decision-execute = { $name }, was tut dein nächster Beamter?
edo-decision-second-offer = { $name }, dein Handelskontor erlaubt ein zweites Angebot.
edo-decision-second-samurai = { $name }, versetzt du einen zweiten Samurai?
edo-decision-bring-samurai = { $name }, wen holst du gegen die Ronin?
edo-decision-wages = { $name }, wer geht nach Hause, und wer wird entlohnt?
edo-decision-discard = { $name }, du hast mehr als zehn Rohstoffe. Was gibst du ab?

## Ablehnungen: was nicht geht, und was stattdessen

edo-refusal-not-your-turn = Gerade entscheidet jemand anderes. Warte, bis du gefragt wirst.
edo-refusal-wrong-moment = Danach wirst du gerade nicht gefragt. { $decision ->
        [draft] Nimm ein Paket oder eine Stadt, zum Beispiel „package 3“ oder „city A“.
        [name_ronin] Nenne einen Ronin, zum Beispiel „ronin at RI1“.
        [place_ronin] Sag, wohin der Ronin kommt, zum Beispiel „ronin to A“.
        [plan] Plane eine Karte, zum Beispiel „plan A.wood 2“, oder schließ mit „confirm“ ab.
        [card] Zieh oder handle; „finish“ beendet deine Karte.
        [execute] Lass deinen nächsten Beamten handeln; „finish“ beendet deine Karte.
        [second_offer] Nimm ein zweites Angebot, oder sag „enough“.
        [second_samurai] Versetz einen zweiten Samurai, oder sag „enough“.
        [bring_samurai] Hol einen Samurai, zum Beispiel „bring A“, oder sag „enough“.
        [wages] Schick jemanden nach Hause, zum Beispiel „home A“, oder sag „pay“.
       *[discard] Sag, was du abgibst, zum Beispiel „discard rice“.
    }
edo-refusal-no-such-package = Ein Paket { $number } gibt es nicht.
edo-refusal-package-taken = Paket { $number } ist schon vergeben. Wähl ein anderes.
edo-refusal-package-chosen = Du hast schon ein Paket. Nimm eine Stadt.
edo-refusal-city-chosen = Du hast schon eine Stadt. Nimm ein Paket.
edo-refusal-no-start-city = { $city }: Dort kann niemand beginnen. Nimm eine offene Stadt rund um Edo.
edo-refusal-city-taken = { $city }: Dort beginnt schon jemand. Wähl eine andere Stadt.
edo-refusal-card-not-owned = Karte { $card } hast du nicht.
edo-refusal-card-planned = Karte { $card } liegt schon in deinem Plan. Wähl eine andere.
edo-refusal-action-not-on-card = { edo-action } steht nicht auf Karte { $card }.
edo-refusal-too-many-officials = Für diese Aktion sind höchstens { $most ->
        [one] ein Beamter
       *[other] { $most } Beamte
    } erlaubt.
edo-refusal-not-enough-officials = Du hast { $left ->
        [0] keinen Beamten
        [one] nur einen Beamten
       *[other] nur { $left } Beamte
    } übrig.
edo-refusal-plan-complete = Deine drei Karten sind geplant. Schließ ab, oder nimm eine zurück.
edo-refusal-no-card-for-support = Deine drei Karten sind geplant, für den schwarzen Beamten ist keine mehr übrig. Nimm zuerst eine zurück.
edo-refusal-plan-incomplete = Deinem Plan { $missing ->
        [one] fehlt eine Karte
       *[other] fehlen { $missing } Karten
    }.
edo-refusal-no-privilege = Das Privileg { $privilege } hast du nicht.
edo-refusal-no-such-space = Ein Feld { $space } gibt es auf diesem Spielplan nicht.
edo-refusal-covered = { $space } ist abgedeckt: Man kann dort nur hindurchziehen.
edo-refusal-no-samurai = { $space }: Dort hast du keinen Samurai.
edo-refusal-same-space = { $space }: Dort steht die Figur schon. Das Ziel muss ein anderes Feld sein.
edo-refusal-cannot-pay = Das kostet mehr, als du hast:{ edo-price }.
edo-refusal-movement-over = Ein Beamter dieser Karte hat schon gehandelt: Bis zu deiner nächsten Karte zieht niemand mehr.
edo-refusal-too-many-steps = Mehr als { $most } Schritte gibt es auf einer Karte nicht.
edo-refusal-no-official-left = Alle Beamten dieser Karte haben gehandelt. Sag „finish“.
edo-refusal-other-action = Diese Karte ist für eine andere Aktion: { edo-action }.
edo-refusal-wrong-field = { $space }: Dort erntet diese Aktion nichts.
edo-refusal-nobody-left-to-work = { $space }: Dort haben deine Samurai mit dieser Karte schon alle gearbeitet.
edo-refusal-no-city = { $space } ist keine Stadt.
edo-refusal-city-full = { $city }: Dort ist kein Bauplatz frei.
edo-refusal-no-house-left = Deine Häuser sind alle gebaut.
edo-refusal-no-post-left = Dein Handelskontor steht schon.
edo-refusal-post-in-edo = In Edo kann kein Handelskontor stehen.
edo-refusal-post-there = { $city }: Dort steht schon ein Handelskontor.
edo-refusal-no-fortress-left = Alle Festungen sind gebaut.
edo-refusal-fortress-limit = { $city } hat nur Platz für { $most ->
        [one] eine Festung
       *[other] { $most } Festungen
    }.
edo-refusal-ronin-stop-building = { $city }: Zwei oder mehr Ronin verhindern dort jeden Bau. Vertreib sie zuerst.
edo-refusal-no-prestige = Dieses Privileg gilt für ein Haus in einer Stadt, in der schon etwas steht.
edo-refusal-module-not-used = Diese Partie wird ohne { $module ->
        [jiin] Tempel (Jiin)
        [tokken] Wünsche und Privilegien (Tokken)
       *[ronin] Ronin
    } gespielt.
edo-refusal-no-temple-place = { $space }: Dort kann kein Tempel stehen, nur auf Rohstoff-, Fluss- und Wegfeldern.
edo-refusal-temple-there = { $space }: Dort steht schon ein Tempel.
edo-refusal-no-temple-left = Deine Tempel sind alle gebaut.
edo-refusal-not-at-merchant = { $space }: Dort steht der Händler, aber kein Samurai von dir. Zieh ihn oder einen Samurai zuerst.
edo-refusal-wrong-pieces = Du kannst 1 bis { $most } Stück kaufen.
edo-refusal-offer-used = Dieses Angebot hast du in diesem Handel schon genommen. Nimm ein anderes, oder sag „enough“.
edo-refusal-no-next-card = Es gibt keine nächste Händlerkarte.
edo-refusal-no-gate = { $space } ist kein Grenzposten.
edo-refusal-no-own-official = Nur eigene Beamte gehen auf den Spielplan, und auf dieser Karte ist keiner mehr übrig.
edo-refusal-samurai-moved = { $space }: Dieser Samurai wurde gerade versetzt. Nimm einen anderen.
edo-refusal-no-ronin = { $space }: Dort steht kein Ronin.
edo-refusal-drove-already = Mit einer Karte werden Ronin nur einmal vertrieben.
edo-refusal-too-few-samurai = { $space }: Dort brauchst du mehr Samurai als Ronin ({ $ronin }).
edo-refusal-wrong-ronin = { $space }: Dieser Ronin ist nicht an der Reihe. Zwei stehen zusammen, also zieht der einzelne.
edo-refusal-wrong-place = { $space }: Dorthin kann der Ronin nicht.
edo-refusal-no-neutral-left = Es ist kein neutraler Beamter mehr da.
edo-refusal-special-gone = Die besondere Karte { $number } liegt nicht aus.
edo-refusal-no-such-wish = An Stelle { $place } liegt kein Wunsch.
edo-refusal-wish-needs-action = Diesen Wunsch erfüllt eine andere Aktion: { $needed ->
        [trade] Handel
        [travel] Reise
       *[build] Bauen
    }.
edo-refusal-no-income = { $city } zahlt dir gerade nichts.
edo-refusal-which-tile = Sag, welches Plättchen du meinst, zum Beispiel „privilege e { $take } …“ mit dem anderen Rohstoff darauf.
edo-refusal-cannot-feed = Alle, die bleiben, brauchen { $needed } Reis, und du hast { $have }. Schick jemanden nach Hause.
edo-refusal-nothing-to-discard = Du hast nichts davon abzugeben: { edo-resource }.

## Texte, die sich nicht lesen lassen

edo-notation-unknown-verb = Keine Wahl beginnt mit „{ $word }“. Ein Beispiel ist „move A EDO“.
edo-notation-missing-space = Hier fehlt ein Feld, zum Beispiel EDO, A oder WO1.
edo-notation-unknown-space = „{ $word }“ ist kein Feld. Beispiele sind EDO, A und WO1.
edo-notation-missing-number = Hier fehlt eine Zahl.
edo-notation-bad-number = „{ $word }“ ist keine Zahl, die hier passt.
edo-notation-missing-card = Hier fehlt eine Karte, zum Beispiel A.wood oder S7.money.
edo-notation-unknown-card = „{ $word }“ ist keine Karte. Es gibt A, B, C und S1 bis S12.
edo-notation-missing-action = „{ $word }“ fehlt die Aktion, zum Beispiel A.wood.
edo-notation-unknown-action = „{ $word }“ ist keine Aktion.
edo-notation-missing-building = Hier fehlt ein Gebäude: house, post oder fortress.
edo-notation-unknown-building = „{ $word }“ ist kein Gebäude. Es gibt house, post und fortress.
edo-notation-missing-resource = Hier fehlt ein Rohstoff: rice, wood oder stone.
edo-notation-unknown-resource = „{ $word }“ ist kein Rohstoff. Es gibt rice, wood und stone.
edo-notation-missing-privilege = Welches Privileg? Sag b, d oder e.
edo-notation-unknown-privilege = „{ $word }“ ist kein Privileg, das für sich eingelöst wird. Sag b, d oder e.
edo-notation-missing-word = Hier fehlt ein Wort.

## Was an einem Szenario oder an Daten nicht stimmt

edo-problem-module-not-used = Das Szenario enthält etwas aus diesem Modul, aber die Einstellungen sehen es nicht vor.
edo-problem-unknown-space = Ein solches Feld gibt es auf diesem Spielplan nicht.
edo-problem-unknown-city = Eine solche offene Stadt gibt es auf diesem Spielplan nicht.
edo-problem-unknown-fund = Kein Ertragsplättchen hat diesen Betrag.
edo-problem-unknown-building = Ein Gebäude ist „house 0“, „post 1“ (mit einem Platz) oder „fortress“.
edo-problem-unknown-plan = Ein Plan steht da wie „A.wood 2“, mit einer Aktion der Karte und höchstens so vielen Beamten, wie sie erlaubt.
edo-problem-impossible-plan = Diese Karte lässt sich nicht planen: Sie ist schon geplant, gehört jemand anderem oder wäre die vierte.
edo-problem-unknown-privilege = Ein solches Privileg gibt es nicht.
edo-problem-unknown-tile = Ein Ortsplättchen ist rice, wood, stone, city oder choice.
edo-problem-unknown-word = Hier passt nur eines von: { $known }.
edo-problem-unknown-offer = Ein Angebot ist „buy“, „point“, „buy next“ oder „point next“.
edo-problem-unknown-pending = Eine solche angefangene Aktion gibt es nicht: second_offer, second_samurai, bring oder scatter.
edo-problem-too-many-figures = Das sind zu viele Figuren: Es gibt { $most }.
edo-problem-too-many-houses = Jemand hat { $number } Häuser gebaut, es gibt aber nur { $most }.
edo-problem-too-many-posts = Das sind zu viele Handelskontore: eines je Person, eines je Stadt, keines in Edo.
edo-problem-too-many-fortresses = Das sind { $number } Festungen, Platz ist aber nur für { $most }.
edo-problem-too-many-buildings = Das sind mehr Gebäude als die { $most } Bauplätze.
edo-problem-too-many-officials = Das sind { $number } neutrale Beamte, es gibt aber nur { $most }.
edo-problem-too-many-black-officials = Das sind mehr schwarze Beamte als Privilegien dafür.
edo-problem-not-enough-officials = Der Plan braucht mehr Beamte, als da sind.
edo-problem-too-many-ronin-tiles = Das sind { $number } Roninplättchen, es gibt aber nur { $most }.
edo-problem-too-many-temples = Das sind mehr Tempel, als jemand hat.
edo-problem-too-many-tiles = Ein Plättchen kommt öfter vor, als es da ist.
edo-problem-temples-twice = Auf einem Feld stehen zwei Tempel.
edo-problem-temple-cannot-stand-there = Ein Tempel steht, wo keiner stehen kann.
edo-problem-three-ronin-needed = Es müssen genau drei Ronin sein.
edo-problem-ronin-cannot-stand-there = Ein Ronin steht, wo keiner stehen kann.
edo-problem-special-card-twice = Eine besondere Karte kommt zweimal vor.
edo-problem-merchant-cards-twice = Eine Händlerkarte kommt zweimal vor.
edo-problem-merchant-cards-do-not-fit-round = Die verbrauchten Händlerkarten passen nicht zur Runde.
edo-problem-plan-incomplete = Hier wird ein Plan mit drei Karten gebraucht.
edo-problem-plan-too-early = Jetzt kann noch niemand geplant haben.
edo-problem-card-not-planned = Die Karte, die gerade ausgeführt wird, war nicht geplant.
edo-problem-round-does-not-fit-phase = Runde 0 ist die Startaufstellung, und nur diese.
edo-problem-phase-does-not-fit = Die Phase passt nicht zum Rest: Niemand hätte etwas zu entscheiden, oder nicht dies.
edo-problem-unknown-number-of-players = Möglich sind 2 bis 5 Personen.
edo-problem-unknown-action = Eine solche Aktion gibt es nicht.
edo-problem-unknown-resource = Ein Rohstoff ist rice, wood oder stone.
edo-problem-unknown-wish = Ein Wunsch ist home_goods, foreign_goods oder palace.
edo-problem-unknown-modules = Ein Schlüssel ist jiin, tokken oder ronin, oder mehrere davon in dieser Reihenfolge, mit Bindestrichen verbunden.
edo-problem-wrong-count = Die Liste hat { $number } Einträge; es müssen { $lowest } bis { $highest } sein.
edo-problem-action-twice = Eine Aktion steht zweimal auf der Karte.
edo-problem-unplayable-pieces = Mit diesen Figuren lässt sich nicht spielen: eine bis sechs Personenfiguren, höchstens ein Handelskontor.
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
edo-problem-road-to-itself = Eine Straße führt von einem Feld zu ihm selbst.
edo-problem-road-without-two-ends = Eine Straße braucht zwei Enden.
edo-problem-cannot-be-covered = Abgedeckt werden nur Rohstofffelder und Städte um Edo.
edo-problem-too-few-cities = Es gibt weniger offene Städte als Personen.
edo-problem-no-open-field = Eine Art von Rohstofffeldern ist ganz abgedeckt.
edo-problem-not-one-board-for-players = Für { $players } Personen sind { $sides } Seiten des Spielplans da; es muss eine sein.

## Das Brett im Terminal

edo-board-round = Runde { $round } von { $rounds } · es beginnt { $name }
edo-board-draft = Auswahl · es beginnt { $name }
edo-board-over = die Partie ist zu Ende
edo-board-cities = Städte
edo-board-fields = Felder
edo-board-ways = Unterwegs
edo-board-covered = Abgedeckt
edo-board-hint = „karten“ zeigt alle Karten und Preise und was die Zeichen hier bedeuten.
edo-board-short-hint = „karten“: Karten, Preise, Zeichen
edo-board-legend = Stadt: Geld, Gebäude der Reihe nach (h Haus, p Handelskontor, F Festung), freie Bauplätze, wer was bekommt. Feld: sein Ertrag jetzt. M Händler, X Ronin, x Samurai ohne Besitzer, t Tempel; dahinter die Felder, zu denen Straßen führen.
edo-board-points = Punkte
edo-board-total = am Ende
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
edo-board-planned = hat geplant
edo-board-plan = Plan
edo-board-your-plan = Dein Plan
edo-board-officials-left = { $count ->
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
edo-board-figures = Schritt { $step } Ryo · Samurai { $wage } Reis je Runde · Limit { $limit } · Ende bei { $threshold } Punkten
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
edo-board-faces = In Klammern, wie viele Beamte dort stehen dürfen. + ist, was jeder daheim bringt oder auf einem Feld mehr als sonst; − ist, wie viel billiger jedes Gebäude oder jedes Anwerben ist.
edo-board-letters = Privilegien
edo-board-privilege-a = a Haus auf den ersten Bauplatz
edo-board-privilege-b = b schwarzer Beamter beim Planen
edo-board-privilege-c = c ein Angebot der nächsten Händlerkarte
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
edo-menu-ronin = Versetze den Ronin auf
edo-menu-ronin-to = Der Ronin geht nach
edo-menu-nobody = niemand
edo-menu-support = Nimm einen schwarzen Beamten dazu
edo-menu-confirm = Bestätige den Plan
edo-menu-move = Gehe von { $space } nach
edo-menu-merchant = Führe den Händler nach
edo-menu-rice-home = Nimm Reis
edo-menu-money = Nimm Geld
edo-menu-harvest = Ernte
edo-menu-full = mit Privileg f
edo-menu-build = Baue
edo-menu-building = { $building ->
        [house] Haus
        [post] Handelskontor
       *[fortress] Festung
    } in { $city }
edo-menu-first = erster Bauplatz
edo-menu-temple = Tempel auf
edo-menu-buy = Kaufe { edo-resource }
edo-menu-point = Ein Punkt für
edo-menu-next-card = nächste Karte
edo-menu-gate = Schicke hinaus durch
edo-menu-travel = Reise von { $space } nach
edo-menu-drive = Vertreibe Ronin von
edo-menu-bring = Hole herbei von
edo-menu-recruit = Wirb an
edo-menu-special = Nimm besondere Karte
edo-menu-wish = Erfülle einen Wunsch
edo-menu-income = Sofort Ertrag von
edo-menu-resource = Privileg e
edo-menu-home = Schicke heim von
edo-menu-pay = Zahle die Löhne
edo-menu-discard = Gib ab
edo-menu-enough = Lass es dabei
edo-menu-finish = Beende die Karte

edo-preview-walk = { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } für { $ryo } Ryo.
edo-preview-harvest = Das bringt { $amount } { edo-resource }.
edo-preview-build = { edo-points }, Preis:{ edo-price }. { $rank ->
        [0] Du bist dort nicht vertreten.
       *[other] Du hast dort dann Rang { $rank } und { $income } Ryo je Runde.
    }
edo-preview-temple = { edo-points }, Preis:{ edo-price }.
edo-preview-trade = { $points ->
        [0] Das kostet{ edo-price } und bringt { $amount } { edo-resource }.
       *[other] { edo-points }, Preis:{ edo-price }.
    }
edo-preview-wish = { edo-points }, Preis:{ edo-price }.
edo-preview-wish-privilege = Dazu kommt das Privileg { $privilege }.
edo-preview-income = Die Stadt zahlt dir { $ryo } Ryo.
edo-preview-wages = Alle, die bleiben, kosten { $rice } Reis.
edo-nothing-to-preview = Sag, welche Wahl: „vorschau 2“ zeigt, was die zweite bringen würde.

edo-breakdown-place = Platz
edo-breakdown-player = Name
edo-breakdown-edo = Haus in Edo
edo-breakdown-track = Leiste
edo-breakdown-ryo = Ryo
edo-breakdown-samurai = Samurai
edo-breakdown-ronin = Ronin
edo-breakdown-total = Punkte
edo-breakdown-goods = Rohstoffe
edo-breakdown-note = In Klammern die Punkte dafür. Wer kein Haus in Edo hat, steht hinter allen, die eines haben.

edo-tie-break = { $count ->
        [one] { $others } hat ebenso viele Punkte, aber kein Haus in Edo, weniger Ryo oder weniger Rohstoffe.
       *[other] { $others } haben ebenso viele Punkte, aber kein Haus in Edo, weniger Ryo oder weniger Rohstoffe.
    }

edo-help-data = Spielplan, die meisten Karten, Kosten und Zahlen des Grundspiels sind von uns rekonstruiert: „higaki rules edo“ sagt bei jedem Eintrag, woher wir ihn kennen.
edo-help-notation =
    package 3 · city A          ein Paket, eine Startstadt nehmen
    plan A.wood 2               Karte A, Holz, zwei Beamte; dann: confirm
    move W1 EDO · merchant A    für Geld gehen, bevor ein Beamter handelt
    rice · money · recruit      Aktionen daheim
    harvest WO1                 … WO1 full mit Privileg f
    build house EDO             auch: post, fortress; … first mit Privileg a
    temple W1                   ein Tempel, mit Jiin
    trade buy 2 · trade point   … next mit Privileg c
    travel gate G1              einen Beamten hinausschicken; travel move A EDO
    special 7                   die besondere Karte S7 nehmen
    wish 2                      den zweiten Wunsch erfüllen, mit Tokken
    privilege b                 auch: privilege d A, privilege e wood stone
    ronin at RI1 · ronin to C   einen Ronin nennen, ihn hinstellen
    drive C · bring A           Ronin mit einem Beamten der Reise vertreiben
    home A · pay                einen Samurai heimschicken, die anderen entlohnen
    discard rice                über dem Limit
    enough · finish             keine zweite Hälfte; die Karte ist fertig
