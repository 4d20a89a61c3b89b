### Dschunke: alles außer dem Regelheft, auf Deutsch.

dschunke-title = Dschunke

## Die Dschunken und ihre Waren mit den Formen, die Sätze brauchen

dschunke-word-white = Weiß
    .short = We
    .stock = Reis
    .goods = Reis
    .kind = Reis
    .gone = Es ist kein Reis mehr da.
    .none = keinen Reis
    .junk = die weiße Dschunke
    .on = auf der weißen Dschunke
    .to = auf die weiße Dschunke
    .from = von der weißen Dschunke
dschunke-word-brown = Braun
    .short = Br
    .stock = Fisch
    .goods = Fisch
    .kind = Fisch
    .gone = Es ist kein Fisch mehr da.
    .none = keinen Fisch
    .junk = die braune Dschunke
    .on = auf der braunen Dschunke
    .to = auf die braune Dschunke
    .from = von der braunen Dschunke
dschunke-word-purple = Lila
    .short = Li
    .stock = Gemüse
    .goods = Gemüse
    .kind = Gemüse
    .gone = Es ist kein Gemüse mehr da.
    .none = kein Gemüse
    .junk = die lila Dschunke
    .on = auf der lila Dschunke
    .to = auf die lila Dschunke
    .from = von der lila Dschunke
dschunke-word-orange = Orange
    .short = Or
    .stock = Gewürze
    .goods = Gewürze
    .kind = Gewürz
    .gone = Es sind keine Gewürze mehr da.
    .none = keine Gewürze
    .junk = die orange Dschunke
    .on = auf der orangen Dschunke
    .to = auf die orange Dschunke
    .from = von der orangen Dschunke
dschunke-word-grey = Grau
    .short = Gr
    .goods = Waren jeder Sorte
    .junk = die graue Dschunke
    .on = auf der grauen Dschunke
    .to = auf die graue Dschunke
    .from = von der grauen Dschunke

## Spielerfarben, Kaufleute, Gehilfen, Stapel

dschunke-word-red = Rot
dschunke-word-blue = Blau
dschunke-word-green = Grün
dschunke-word-yellow = Gelb
dschunke-word-load = Aufladen
    .letter = A
    .brief = Aufladen
    .merchant = der Kaufmann fürs Aufladen
dschunke-word-cash = Versilbern
    .letter = V
    .brief = Versilbern
    .merchant = der Kaufmann fürs Versilbern
dschunke-word-goods = Waren nehmen
    .letter = W
    .brief = Waren
    .merchant = der Kaufmann für Waren
dschunke-word-upper = oben
    .helper = den oberen Gehilfen
dschunke-word-lower = unten
    .helper = den unteren Gehilfen
dschunke-word-square = Quadrat
    .pile = den Quadratstapel
    .nominative = Der Quadratstapel
    .from = aus dem Quadratstapel
dschunke-word-circle = Kreis
    .pile = den Kreisstapel
    .nominative = Der Kreisstapel
    .from = aus dem Kreisstapel
dschunke-word-triangle = Dreieck
    .pile = den Dreieckstapel
    .nominative = Der Dreieckstapel
    .from = aus dem Dreieckstapel
dschunke-word-star = Stern
    .pile = den Sternstapel
    .nominative = Der Sternstapel
    .from = aus dem Sternstapel

## Sonderkarten

dschunke-word-supply = Nachschub
dschunke-word-tie-breaker = Tie-Breaker
dschunke-word-swap = Waren tauschen
dschunke-word-load-one = 1 Streifen aufladen
dschunke-word-take-goods = Waren nach Wahl
dschunke-word-move = Ladung verschieben
dschunke-word-cash-in-white = Versilbern auf Weiß
dschunke-word-cash-in-brown = Versilbern auf Braun
dschunke-word-cash-in-purple = Versilbern auf Lila
dschunke-word-cash-in-orange = Versilbern auf Orange
dschunke-word-cash-in-grey = Versilbern auf Grau
dschunke-word-bonus-8-white = 8 Yüan: Weiß 4+
dschunke-word-bonus-8-brown = 8 Yüan: Braun 4+
dschunke-word-bonus-8-purple = 8 Yüan: Lila 4+
dschunke-word-bonus-8-orange = 8 Yüan: Orange 4+
dschunke-word-bonus-8-grey = 8 Yüan: Grau 4+
dschunke-word-bonus-12-white-brown = 12 Yüan: Weiß 5+, Braun 2+
dschunke-word-bonus-12-white-purple = 12 Yüan: Weiß 5+, Lila 2+
dschunke-word-bonus-12-white-orange = 12 Yüan: Weiß 5+, Orange 2+
dschunke-word-bonus-12-white-grey = 12 Yüan: Weiß 5+, Grau 2+
dschunke-word-bonus-12-brown-white = 12 Yüan: Braun 5+, Weiß 2+
dschunke-word-bonus-12-brown-purple = 12 Yüan: Braun 5+, Lila 2+
dschunke-word-bonus-12-brown-orange = 12 Yüan: Braun 5+, Orange 2+
dschunke-word-bonus-12-brown-grey = 12 Yüan: Braun 5+, Grau 2+
dschunke-word-bonus-12-purple-white = 12 Yüan: Lila 5+, Weiß 2+
dschunke-word-bonus-12-purple-brown = 12 Yüan: Lila 5+, Braun 2+
dschunke-word-bonus-12-purple-orange = 12 Yüan: Lila 5+, Orange 2+
dschunke-word-bonus-12-purple-grey = 12 Yüan: Lila 5+, Grau 2+
dschunke-word-bonus-12-orange-white = 12 Yüan: Orange 5+, Weiß 2+
dschunke-word-bonus-12-orange-brown = 12 Yüan: Orange 5+, Braun 2+
dschunke-word-bonus-12-orange-purple = 12 Yüan: Orange 5+, Lila 2+
dschunke-word-bonus-12-orange-grey = 12 Yüan: Orange 5+, Grau 2+
dschunke-word-bonus-12-grey-white = 12 Yüan: Grau 5+, Weiß 2+
dschunke-word-bonus-12-grey-brown = 12 Yüan: Grau 5+, Braun 2+
dschunke-word-bonus-12-grey-purple = 12 Yüan: Grau 5+, Lila 2+
dschunke-word-bonus-12-grey-orange = 12 Yüan: Grau 5+, Orange 2+

## Ereignisse

dschunke-event-table-set = { $seat } beginnt. Farben in Sitzreihenfolge: { $colours }.
dschunke-event-hand-dealt = { $seat } bekommt { $count } Warenkarten: Reis { $white }, Fisch { $brown }, Gemüse { $purple }, Gewürze { $orange }.
dschunke-event-hand-dealt-veiled = { $seat } bekommt { $count } Warenkarten.
dschunke-event-merchants-placed = Die Kaufleute beginnen: Aufladen { $load_on }, Versilbern { $cash_on }, Waren { $goods_on }.
dschunke-event-discs-placed = Drei Kaufleute liegen verdeckt auf diesen Dschunken: { $junks }.
dschunke-event-merchants-shown = Die Kaufleute werden aufgedeckt: Aufladen { $load_on }, Versilbern { $cash_on }, Waren { $goods_on }.
dschunke-event-strip-laid = Ein Streifen von { $owner } kommt { $junk_to }.
dschunke-event-round-begun = Runde { $round }: { $seat } beginnt.
dschunke-event-market-turned = Marktkarte: Weiß { $white }, Braun { $brown }, Lila { $purple }, Orange { $orange }.
dschunke-event-card-used = { $seat } setzt „{ $card }“ ein; die Karte kommt aus dem Spiel.
dschunke-event-swapped = { $seat } tauscht { $given_goods } gegen { $taken_goods }.
dschunke-event-swap-passed = { $seat } tauscht nicht.
dschunke-event-special-occasion = Ereignis S: Alle suchen sich eine Sonderkarte aus.
dschunke-event-money-occasion = Ereignis Y: Alle geben ihr Geld bekannt.
dschunke-event-money-told = { $seat } hat { $yuan } Yüan.
dschunke-event-pile-searched = { $seat } sieht { $pile_pile } durch: { $cards }.
dschunke-event-pile-searched-veiled = { $seat } sieht { $pile_pile } durch.
dschunke-event-card-kept = { $seat } behält „{ $card }“ { $pile_from } verdeckt.
dschunke-event-card-kept-veiled = { $seat } behält eine Karte { $pile_from } verdeckt.
dschunke-event-card-laid-open = { $seat } nimmt „{ $card }“ { $pile_from } und legt die Karte offen aus.
dschunke-event-merchant-used = { $seat } nutzt den Kaufmann { $junk_on }: { $action }.
dschunke-event-helper-used = { $seat } nutzt { $row_helper } { $junk_on }: { $action }.
dschunke-event-nothing-loaded = { $seat } hat keinen Streifen mehr zum Aufladen.
dschunke-event-cashed-in = { $seat } bekommt { $yuan } Yüan für { $crates ->
        [0] keine sichtbare Kiste
        [one] 1 sichtbare Kiste
       *[other] { $crates } sichtbare Kisten
    } { $junk_on }.
dschunke-event-goods-taken = { $seat } nimmt { $count } { $good_kind }{ $count ->
        [one] karte
       *[other] karten
    }.
dschunke-event-goods-missing = { $count ->
        [one] 1 Warenkarte entfällt
       *[other] { $count } Warenkarten entfallen
    }: Auf keiner Dschunke liegen noch Waren.
dschunke-event-strip-moved = { $seat } verschiebt einen Streifen { $from_from } { $to_to }.
dschunke-event-supplied = { $seat } nimmt für eine Nachschubkarte 1 { $good_kind }karte.
dschunke-event-bidding-begun = Alle bieten. Offen: { $goods }.
dschunke-event-bid-made = { $seat } bietet verdeckt { $count } { $good_kind }{ $count ->
        [one] karte
       *[other] karten
    }.
dschunke-event-no-bid-made = { $seat } passt verdeckt.
dschunke-event-void-bid-made = { $seat } bietet verdeckt ungültige Karten: Reis { $white }, Fisch { $brown }, Gemüse { $purple }, Gewürze { $orange }.
dschunke-event-bid-made-veiled = { $seat } hat verdeckt geboten.
dschunke-event-bid-shown = { $seat } hat { $count } { $good_kind }{ $count ->
        [one] karte
       *[other] karten
    } geboten.
dschunke-event-no-bid-shown = { $seat } passt.
dschunke-event-void-bid-shown = { $seat } hat ungültig geboten: Reis { $white }, Fisch { $brown }, Gemüse { $purple }, Gewürze { $orange }. Das zählt nicht, und die Karten kommen zurück auf die Hand.
dschunke-event-colour-won = { $seat } gewinnt mit { $count } { $good_kind }{ $count ->
        [one] karte
       *[other] karten
    } { $yuan } Yüan.
dschunke-event-colour-shared = Gleichstand mit je { $count } { $good_kind }{ $count ->
        [one] karte
       *[other] karten
    }: { $yuan ->
        [0] { $value } Yüan { $value ->
            [one] lässt
           *[other] lassen
        } sich nicht teilen, { $seats } gehen leer aus.
       *[other] { $seats } teilen sich { $value } Yüan und bekommen je { $yuan }.
    }
dschunke-event-tie-broken = { $seat } gewinnt den Gleichstand mit dem Tie-Breaker.
dschunke-event-special-won = { $seat } gewinnt die Sonderkarte mit { $count } { $good_kind }{ $count ->
        [one] karte
       *[other] karten
    }.
dschunke-event-special-tied = Gleichstand um die Sonderkarte: { $seats } gehen leer aus.
dschunke-event-goods-returned = Zurück auf die Dschunke: { $count } { $good_kind }{ $count ->
        [one] karte
       *[other] karten
    } von { $seat }.
dschunke-event-colour-closed = { $good } ist in dieser Runde erledigt.
dschunke-event-colours-lapsed = Niemand bietet mehr. Nicht gewonnen: { $goods }.
dschunke-event-prize-paid = { $seat } nimmt { $yuan } Yüan statt einer Sonderkarte.
dschunke-event-prize-lapsed = { $seat } bekommt keine Sonderkarte: Es ist keine mehr da.
dschunke-event-merchants-moved = Die Kaufleute rücken weiter: Aufladen { $load_on }, Versilbern { $cash_on }, Waren { $goods_on }.
dschunke-event-helpers-moved = Die Gehilfen rücken weiter auf Feld { $field }.
dschunke-event-start-passed = { $seat } beginnt die nächste Runde.
dschunke-event-card-shown = { $seat } deckt „{ $card }“ auf: { $yuan } Yüan.
dschunke-event-scored = { $seat } hat { $total } Yüan: { $cash } Bargeld, { $junks } für Dschunken, { $cards } für Bonuskarten. Übrige Warenkarten: { $goods }.
dschunke-event-ended = Nach zehn Runden ist die Partie zu Ende.

## Entscheidungen

dschunke-decision-lay = Lege einen Streifen der Person rechts von dir auf eine Dschunke.
dschunke-decision-exchange = Möchtest du Waren tauschen?
dschunke-decision-exchange-again = Möchtest du eine zweite Karte tauschen?
dschunke-decision-pile = Welchen Stapel siehst du durch?
dschunke-decision-keep = Welche Karte behältst du?
dschunke-decision-turn = Setze einen Kaufmann oder einen Gehilfen ein.
dschunke-decision-next-kind = Diese Sorte ist aufgebraucht. Welche nimmst du jetzt?
dschunke-decision-after = Nutze eine Zusatzaktion oder beende deinen Zug.
dschunke-decision-resupply = Welche Ware nimmst du für deine Nachschubkarte?
dschunke-decision-bid = Was bietest du? Dein Gebot bleibt verdeckt, bis alle geboten haben.
dschunke-decision-prize = Du hast eine Sonderkarte gewonnen. { $last ->
        [true] Wähle einen Stapel oder nimm 3 Yüan.
       *[false] Wähle einen Stapel.
    }

## Ablehnungen: was nicht geht und was stattdessen geht

dschunke-refusal-game-over = Die Partie ist zu Ende. Beginne eine neue.
dschunke-refusal-not-asked = Du hast gerade nichts zu entscheiden. Warte, bis du dran bist.
dschunke-refusal-other-decision = Das geht jetzt nicht. { $decision ->
        [lay] Lege zuerst den Streifen.
        [exchange] Tausche zuerst Waren oder verzichte darauf.
        [exchange_again] Tausche zuerst eine zweite Karte oder verzichte darauf.
        [pile] Wähle zuerst einen Stapel.
        [keep] Wähle zuerst die Karte, die du behältst.
        [turn] Du bist dran: Setze einen Kaufmann oder Gehilfen ein oder nutze eine Zusatzaktion.
        [next_kind] Wähle zuerst, welche Ware du als Nächstes nimmst.
        [after] Nutze zuerst eine Zusatzaktion oder beende deinen Zug.
        [resupply] Nimm zuerst eine Warenkarte für deine Nachschubkarte.
        [bid] Gib zuerst ein Gebot ab oder passe.
       *[prize] Wähle zuerst einen Stapel für deine Sonderkarte.
    }
dschunke-refusal-junk-full = Dort liegen schon drei Streifen ({ $junk }). Wähle eine andere Dschunke.
dschunke-refusal-no-such-card = Die Karte „{ $card }“ hast du nicht.
dschunke-refusal-extra-taken = Du hast deine Zusatzaktion in dieser Runde schon genutzt. Heb die Karte für später auf.
dschunke-refusal-not-in-hand = Du hast { $good_none } auf der Hand. Gib eine Ware ab, die du hast.
dschunke-refusal-same-goods = Du bekämst dieselbe Ware zurück. Nimm eine andere Sorte.
dschunke-refusal-exhausted = { $good_gone } Wähle eine andere Sorte.
dschunke-refusal-own-goods-first = Hier nimmst du zuerst { $good_goods }, andere Waren erst, wenn nichts mehr davon da ist.
dschunke-refusal-name-goods = Nenne die Ware, die du { $junk_on } nimmst, zum Beispiel mit „orange“ am Ende.
dschunke-refusal-pile-empty = { $pile_nominative } ist leer. Wähle einen anderen.
dschunke-refusal-pile-taken = { $pile_nominative } ist bei diesem Ereignis schon vergeben. Wähle einen anderen.
dschunke-refusal-not-in-pile = Die Karte „{ $card }“ ist nicht in diesem Stapel. Wähle eine, die darin ist.
dschunke-refusal-merchant-used = In dieser Runde wurde { $action_merchant } schon eingesetzt. Wähle eine andere Figur.
dschunke-refusal-no-helper = Das kann in dieser Runde kein Gehilfe. Sieh auf der Gehilfenleiste nach.
dschunke-refusal-helper-used = Dieser Gehilfe wurde in dieser Runde schon eingesetzt. Wähle eine andere Figur.
dschunke-refusal-which-helper = Das können beide Gehilfen. Nenne die Reihe, zum Beispiel „helper upper load white“.
dschunke-refusal-merchant-there = Dort steht ein Kaufmann ({ $junk }). Gehilfen können nur auf die beiden Dschunken ohne Kaufmann.
dschunke-refusal-nothing-to-load = Alle deine Streifen sind an Bord. Wähle eine Figur mit einer anderen Aktion.
dschunke-refusal-no-strips = Alle deine Streifen sind an Bord; du hast keinen mehr zum Aufladen.
dschunke-refusal-not-on-top = Du hast { $junk_on } keinen Streifen in der obersten Schicht. Nur ein solcher lässt sich verschieben.
dschunke-refusal-same-junk = Der Streifen muss auf eine andere Dschunke.
dschunke-refusal-no-goods-left = Auf keiner Dschunke liegen noch Waren; die Karte würde nichts bewirken.
dschunke-refusal-too-few-cards = Du kannst nicht mehr bieten, als du hast: { $have } × { $good_goods }.
dschunke-refusal-not-last-round = Geld statt der Sonderkarte gibt es nur in der letzten Runde. Wähle einen Stapel.

## Was sich nicht als Wahl lesen lässt

dschunke-notation-empty = Gib eine Wahl ein, zum Beispiel „load“.
dschunke-notation-unknown-verb = Keine Wahl beginnt mit „{ $word }“. Möglich sind: load, cash, goods, helper, extra, take, bid, swap, pile, keep, yuan, lay, done.
dschunke-notation-missing-colour = Die Farbe fehlt: white, brown, purple oder orange, bei Dschunken auch grey.
dschunke-notation-unknown-colour = „{ $word }“ geht hier nicht. Möglich sind: white, brown, purple, orange, bei Dschunken auch grey.
dschunke-notation-missing-pile = Der Stapel fehlt: square, circle, triangle oder star.
dschunke-notation-unknown-pile = „{ $word }“ ist kein Stapel. Möglich sind: square, circle, triangle, star.
dschunke-notation-missing-card = Die Karte fehlt, zum Beispiel „keep supply“ oder „extra cash-in grey“.
dschunke-notation-unknown-card = „{ $word }“ ist hier keine gültige Karte. Beispiele: „keep supply“, „keep bonus-8-grey“, „extra load-one white“.
dschunke-notation-missing-action = Die Aktion des Gehilfen fehlt: load, cash oder goods.
dschunke-notation-unknown-action = „{ $word }“ ist keine Gehilfenaktion. Möglich sind: load, cash, goods.
dschunke-notation-missing-number = Die Anzahl fehlt, zum Beispiel „bid 3 orange“; „bid -“ passt.
dschunke-notation-unknown-number = „{ $word }“ ist keine Kartenzahl. Beispiel: „bid 3 orange“.

## Was an einem Szenario oder an Daten nicht stimmt

dschunke-problem-unknown-word = „{ $word }“ ist hier unbekannt.
dschunke-problem-unknown-card = Eine Karte „{ $card }“ gibt es mit diesen Daten nicht.
dschunke-problem-wrong-count = Nötig sind { $expected } Einträge, nicht { $count }.
dschunke-problem-ring-not-whole = Der Ring muss jede Dschunke genau einmal nennen.
dschunke-problem-merchants-on-one-junk = Zwei Kaufleute stehen auf derselben Dschunke.
dschunke-problem-unknown-helper-field = „{ $word }“ ist keine Gehilfenaktion. Möglich sind load, cash und goods; eine Zahl von 1 bis { $most } kann folgen, nach load muss sie.
dschunke-problem-bonus-twice = Zwei Bonuskarten nennen dieselben Dschunken.
dschunke-problem-bonus-one-junk = Ein Bonus von 12 muss zwei verschiedene Dschunken nennen.
dschunke-problem-colour-does-not-play = Diese Farbe wird mit { $players } Personen nicht benutzt.
dschunke-problem-too-many-strips = Zu viele Streifen: { $count }.
dschunke-problem-too-many-layers = Möglich sind höchstens { $most } Schichten.
dschunke-problem-layer-not-full = Jede Schicht unter der obersten braucht drei Streifen, die oberste mindestens einen, nicht { $count }.
dschunke-problem-too-many-cards = { $count } Karten sind zu viele, Platz ist für { $most }.
dschunke-problem-card-twice = Die Marktkarte { $card } kommt zweimal vor.
dschunke-problem-no-market-card-yet = Vor der ersten Runde liegt keine Marktkarte offen.
dschunke-problem-bad-drawn-card = Eine gezogene Karte schreibt man „0 star swap“: Platz, Stapel, Karte.
dschunke-problem-bad-used-card = Eine eingesetzte Karte schreibt man „0 swap 4“: Platz, Karte und wie viele Karten bis dahin gezogen waren.
dschunke-problem-never-drawn = Dieser Platz hat „{ $card }“ nie gezogen, oder die Karte ist keine Zusatzaktion.
dschunke-problem-too-many-copies = Eine weitere Karte „{ $card }“ gibt es im Spiel nicht.
dschunke-problem-pile-too-large = Der Stapel „{ $pile }“ hat mit den daraus gezogenen Karten { $count }, begann aber mit { $most }.
dschunke-problem-wrong-colours = Jeder Platz braucht eine eigene Farbe, und zu dritt bleibt Gelb unbenutzt.
dschunke-problem-too-many-goods = Auf den Händen sind { $count } Karten der Sorte „{ $good }“; es gibt nur 18.
dschunke-problem-not-in-hand = So viele Karten sind nicht auf der Hand.
dschunke-problem-no-round-yet = Runde 0 gibt es nur beim freien Aufbau.
dschunke-problem-no-free-set-up = Streifen werden nur in Runde 0 des freien Aufbaus gelegt.
dschunke-problem-junk-too-full = Beim freien Aufbau liegen auf keiner Dschunke mehr als drei Streifen.
dschunke-problem-strips-out-of-turn = Die Streifen passen nicht zur Reihenfolge, in der sie gelegt werden.
dschunke-problem-no-card-face-down = Diese Entscheidung gibt es nur mit einer verdeckten Karte.
dschunke-problem-extra-not-taken = Ein zweiter Tausch folgt nur auf einen ersten, und der ist die Zusatzaktion der Runde.
dschunke-problem-extra-taken = Nach der Zusatzaktion der Runde wird dieser Platz nicht noch einmal gefragt.
dschunke-problem-no-special-cards = Alle Stapel sind leer.
dschunke-problem-pile-empty = Dieser Stapel ist leer.
dschunke-problem-nobody-to-act = Alle Kaufleute und Gehilfen sind umgedreht.
dschunke-problem-no-goods-left = Es sind keine Waren mehr da.
dschunke-problem-nobody-to-bid = Niemand muss mehr bieten, oder es gibt nichts mehr zu gewinnen.
dschunke-problem-no-goods-to-bid = Ohne Warenkarten wird ein Platz nicht nach einem Gebot gefragt.
dschunke-problem-bid-too-early = Hier steht ein Gebot eines Platzes, der noch nicht geboten hat.

## Das Brett im Terminal

dschunke-board-round = { $round ->
        [0] freier Aufbau
       *[other] Runde { $round } von { $rounds } · es beginnt: { $name }
    }
dschunke-board-over = die Partie ist zu Ende
dschunke-board-junk = Dschunke
dschunke-board-merchant = Kaufleute
dschunke-board-face-down = verdeckt
dschunke-board-calendar = Danach
dschunke-board-goods = Waren
dschunke-board-any-goods = jede Sorte
dschunke-board-market = Markt
dschunke-board-own = Deine
dschunke-board-layers = Schichten
dschunke-board-rounds = Runden
dschunke-board-helper = { $row ->
        [upper] Gehilfe oben
       *[lower] Gehilfe unten
    }
dschunke-board-event = Ereignis
dschunke-board-piles = Sonderstapel
dschunke-board-you = { $name } (du)
dschunke-board-strips = Streifen
dschunke-board-hand = Waren
dschunke-board-supply = Nachschub
dschunke-board-cards = Karten
dschunke-board-told = genannt
dschunke-board-crates = Kisten
dschunke-board-has-bid = hat geboten
dschunke-board-breaks-ties = Tie-Breaker
dschunke-board-legend = ✓ ( ) benutzt, erledigt · { $load } aufladen, { $cash } versilbern, { $goods } Waren · danach: künftige Kaufleute · Schichten: von oben · Kisten: sichtbare · genannt: bei Y
dschunke-board-your-money = Dein Geld
dschunke-board-yuan = { $yuan } Yüan
dschunke-board-total = { $yuan }, wenn jetzt Schluss wäre
dschunke-board-your-cards = Deine Karten
dschunke-board-your-bid = Dein Gebot
dschunke-board-no-bid = nichts
dschunke-board-searched = Von dir zurückgelegt ({ $pile }):
dschunke-board-no-cards = keine Karte

dschunke-menu-lay = Streifen von { $name } legen
dschunke-menu-swap = Tauschen
dschunke-menu-no-swap = Nicht tauschen
dschunke-menu-no-second-swap = Kein zweiter Tausch
dschunke-menu-pile = Durchsehen
dschunke-menu-pile-size = { $pile } ({ $count })
dschunke-menu-keep = Behalten
dschunke-menu-money = Stattdessen 3 Yüan nehmen
dschunke-menu-merchant = Kaufmann: { $action }
dschunke-menu-helper = { $row ->
        [upper] Gehilfe oben: { $action }
        [lower] Gehilfe unten: { $action }
       *[any] Gehilfe: { $action }
    }
dschunke-menu-crates = ({ $crates ->
        [one] 1 Kiste
       *[other] { $crates } Kisten
    })
dschunke-menu-card = Karte: { $card }
dschunke-menu-next-kind = Weiter mit (noch { $left })
dschunke-menu-resupply = Nehmen (noch { $left })
dschunke-menu-bid = { $good } für { $offer }
dschunke-menu-special-offer = eine Sonderkarte
dschunke-menu-yuan-offer = { $yuan } Yüan
dschunke-menu-no-bid = Passen
dschunke-menu-end = Zug beenden

dschunke-preview-load = { $strips ->
        [0] Du hast keinen Streifen mehr, den du { $junk_to } laden könntest.
        [one] 1 Streifen { $junk_to }. Sichtbare Kisten dort:
       *[other] { $strips } Streifen { $junk_to }. Sichtbare Kisten dort:
    }
dschunke-preview-crates = { $name } { $before } → { $after }
dschunke-preview-cash = { $crates ->
        [one] 1 sichtbare Kiste
       *[other] { $crates } sichtbare Kisten
    } { $junk_on }: { $yuan } Yüan.
dschunke-preview-goods = { $crates ->
        [one] 1 sichtbare Kiste
       *[other] { $crates } sichtbare Kisten
    } { $junk_on }: { $count ->
        [one] 1 Warenkarte
       *[other] { $count } Warenkarten
    }{ $missing ->
        [0] , nur { $good_goods }.
       *[other] , davon { $of_it } { $good_goods }; für den Rest wählst du eine andere Sorte.
    }
dschunke-preview-no-goods = Auf keiner Dschunke liegen noch Waren.
dschunke-preview-move = 1 Streifen { $from_from } { $to_to }.
dschunke-preview-move-crates = Sichtbare Kisten { $junk_on }:
dschunke-nothing-to-preview = Nenne eine Möglichkeit: „vorschau 2“ zeigt, was die zweite bringt.

dschunke-breakdown-place = Platz
dschunke-breakdown-player = Name
dschunke-breakdown-cash = Geld
dschunke-breakdown-all = alle fünf
dschunke-breakdown-cards = Karten
dschunke-breakdown-total = Yüan
dschunke-breakdown-goods = Waren übrig
dschunke-breakdown-card = { $name }: „{ $card }“ bringt { $yuan }.

dschunke-help-data = Spielplan und Karten sind zum Teil von uns rekonstruiert: „higaki rules dschunke“ nennt für jeden Eintrag die Quelle.
dschunke-help-notation =
    load                       der Kaufmann fürs Aufladen; ebenso: cash, goods
    goods orange               … mit der Sorte, wo es eine Wahl gibt
    helper load white          ein Gehilfe auf einer Dschunke ohne Kaufmann
    helper upper load white    … mit der Reihe, wenn beide Gehilfen aufladen
    helper goods grey orange   … mit der Sorte der Waren
    extra load-one grey        eine Zusatzaktion; ebenso: extra cash-in grey
    extra move grey white      … Ladung verschieben; extra take-goods grey orange
    take brown                 Waren für eine Nachschubkarte nehmen
    bid 3 orange               drei Karten einer Sorte verdeckt bieten
    bid -                      passen
    swap white orange          eine weiße Karte geben, eine orange nehmen
    pile star                  Stapel durchsehen: square, circle, triangle, star
    keep supply                diese Karte behalten, etwa auch bonus-8-grey
    yuan                       Geld statt einer Sonderkarte, in der letzten Runde
    lay grey                   beim freien Aufbau den fremden Streifen legen
    done                       nicht tauschen oder den Zug beenden
    Auf dem Spielplan ist [ ] die laufende Runde, ✓ und ( ) heißt benutzt oder
    erledigt; A2 lädt zwei Streifen auf; Schichten stehen von oben: 21·/333.
