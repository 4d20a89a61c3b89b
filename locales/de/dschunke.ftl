### Dschunke: alles außer dem Regelheft, auf Deutsch.

dschunke-title = Dschunke

## Die Dschunken und ihre Waren mit den Formen, die Sätze brauchen

dschunke-word-white = Weiß
    .short = We
    .stock = Reis
    .goods = Reis
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
    .merchant = der Lademeister
    .accusative = den Lademeister
    .does = lädt auf
dschunke-word-cash = Versilbern
    .letter = V
    .brief = Versilbern
    .merchant = der Geldwechsler
    .accusative = den Geldwechsler
    .does = versilbert Ladung
dschunke-word-goods = Waren nehmen
    .letter = W
    .brief = Waren
    .merchant = der Warenhändler
    .accusative = den Warenhändler
    .does = holt Waren
dschunke-word-upper = oben
    .helper = den oberen Gehilfen
dschunke-word-lower = unten
    .helper = den unteren Gehilfen
dschunke-word-square = Quadrat
    .pile = den Quadratstapel
    .nominative = Der Quadratstapel
dschunke-word-circle = Kreis
    .pile = den Kreisstapel
    .nominative = Der Kreisstapel
dschunke-word-triangle = Dreieck
    .pile = den Dreieckstapel
    .nominative = Der Dreieckstapel
dschunke-word-star = Stern
    .pile = den Sternstapel
    .nominative = Der Sternstapel

## Sonderkarten

dschunke-word-supply = Nachschub
dschunke-word-tie-breaker = Tie-Breaker
dschunke-word-swap = Waren tauschen
dschunke-word-load-one = Einen Streifen laden
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

dschunke-event-table-set = { $seat } beginnt als Startperson. Die Farben in Sitzfolge: { $colours }.
dschunke-event-hand-dealt = { $seat } bekommt { $count } Warenkarten: Reis { $white }, Fisch { $brown }, Gemüse { $purple }, Gewürze { $orange }.
dschunke-event-hand-dealt-veiled = { $seat } bekommt { $count } Warenkarten.
dschunke-event-merchants-placed = Die Kaufleute beginnen: Aufladen { $load_on }, Versilbern { $cash_on }, Waren { $goods_on }.
dschunke-event-discs-placed = Auf diesen Dschunken liegen Kaufleute verdeckt: { $junks }.
dschunke-event-merchants-shown = Die Kaufleute werden aufgedeckt: Aufladen { $load_on }, Versilbern { $cash_on }, Waren { $goods_on }.
dschunke-event-strip-laid = Ein Streifen von { $owner } liegt jetzt { $junk_on }.
dschunke-event-round-begun = Runde { $round } beginnt; Startperson: { $seat }.
dschunke-event-market-turned = Der Markt bietet: Weiß { $white }, Braun { $brown }, Lila { $purple }, Orange { $orange }.
dschunke-event-card-used = { $seat } setzt die Karte „{ $card }“ ein; sie kommt aus dem Spiel.
dschunke-event-swapped = { $seat } gibt { $given_goods } ab und nimmt { $taken_goods }.
dschunke-event-swap-passed = { $seat } tauscht nichts.
dschunke-event-special-occasion = S: Alle nehmen eine Sonderkarte.
dschunke-event-money-occasion = Y: Alle sagen, wie viel Geld sie haben.
dschunke-event-money-told = { $seat } hat { $yuan } Yüan.
dschunke-event-pile-searched = { $seat } sieht { $pile_pile } durch: { $cards }.
dschunke-event-pile-searched-veiled = { $seat } sieht { $pile_pile } durch.
dschunke-event-card-kept = { $seat } behält die Karte „{ $card }“ verdeckt (Stapel: { $pile }).
dschunke-event-card-kept-veiled = { $seat } behält eine Karte verdeckt (Stapel: { $pile }).
dschunke-event-card-laid-open = { $seat } nimmt die Karte „{ $card }“ und legt sie offen aus (Stapel: { $pile }).
dschunke-event-merchant-used = { $seat } setzt { $junk_on } { $action_accusative } ein.
dschunke-event-helper-used = { $seat } schickt { $row_helper } { $junk_to }; er { $action_does }.
dschunke-event-nothing-loaded = { $seat } hat keinen Streifen mehr zum Aufladen.
dschunke-event-cashed-in = { $seat } versilbert Ladung { $junk_on }: { $crates ->
        [one] 1 sichtbare Kiste
       *[other] { $crates } sichtbare Kisten
    }, { $yuan } Yüan.
dschunke-event-goods-taken = { $seat } nimmt { $count } × { $good_goods }.
dschunke-event-goods-missing = { $count ->
        [one] Eine Warenkarte fehlt
       *[other] { $count } Warenkarten fehlen
    }: Auf keiner Dschunke liegt noch etwas.
dschunke-event-strip-moved = { $seat } verschiebt einen Streifen { $from_from } { $to_to }.
dschunke-event-supplied = { $seat } nimmt für eine Nachschubkarte { $good_goods }.
dschunke-event-bidding-begun = Alle bieten. Offen: { $goods }.
dschunke-event-bid-made = { $seat } bietet verdeckt { $count } × { $good_goods }.
dschunke-event-no-bid-made = { $seat } bietet verdeckt nichts.
dschunke-event-void-bid-made = { $seat } legt verdeckt Karten, die als kein Gebot gelten: Reis { $white }, Fisch { $brown }, Gemüse { $purple }, Gewürze { $orange }.
dschunke-event-bid-made-veiled = { $seat } hat sich für ein Gebot entschieden.
dschunke-event-bid-shown = { $seat } hat { $count } × { $good_goods } geboten.
dschunke-event-no-bid-shown = { $seat } hat nichts geboten.
dschunke-event-void-bid-shown = { $seat } hat ungültig geboten: Reis { $white }, Fisch { $brown }, Gemüse { $purple }, Gewürze { $orange }. Das zählt als kein Gebot, und die Karten kommen zurück auf die Hand.
dschunke-event-colour-won = { $seat } gewinnt { $good } mit { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }: { $yuan } Yüan.
dschunke-event-colour-shared = { $seats } haben für { $good } gleich viel geboten ({ $count }) und teilen { $value } Yüan: { $yuan } für jeden.
dschunke-event-tie-broken = { $seat } hat den Tie-Breaker und gewinnt { $good } allein.
dschunke-event-special-won = { $seat } gewinnt die Sonderkarte für { $good } mit { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
dschunke-event-special-tied = { $seats } haben für die Sonderkarte gleich viel geboten: Niemand bekommt sie.
dschunke-event-goods-returned = Zurück auf die Dschunke: { $count } × { $good_goods } von { $seat }.
dschunke-event-colour-closed = { $good } ist in dieser Runde erledigt.
dschunke-event-colours-lapsed = Niemand bietet mehr. Es verfällt: { $goods }.
dschunke-event-prize-paid = { $seat } nimmt { $yuan } Yüan statt einer Sonderkarte.
dschunke-event-prize-lapsed = Für { $seat } ist keine Sonderkarte mehr da.
dschunke-event-merchants-moved = Die Kaufleute rücken weiter: Aufladen { $load_on }, Versilbern { $cash_on }, Waren { $goods_on }.
dschunke-event-helpers-moved = Die Gehilfen rücken weiter auf Feld { $field }.
dschunke-event-start-passed = Neue Startperson: { $seat }.
dschunke-event-card-shown = { $seat } deckt „{ $card }“ auf: { $yuan } Yüan.
dschunke-event-scored = { $seat } hat { $total } Yüan: { $cash } in bar, { $junks } für Dschunken, { $cards } für Karten. Übrige Warenkarten: { $goods }.
dschunke-event-ended = Zehn Runden sind gespielt: Die Partie ist zu Ende.

## Entscheidungen

dschunke-decision-lay = { $name }, leg einen Streifen der Person rechts von dir auf eine Dschunke.
dschunke-decision-exchange = { $name }, möchtest du Waren tauschen?
dschunke-decision-exchange-again = { $name }, möchtest du eine zweite Karte tauschen?
dschunke-decision-pile = { $name }, welchen Stapel siehst du durch?
dschunke-decision-keep = { $name }, welche Karte behältst du?
dschunke-decision-turn = { $name }, du bist dran: ein Kaufmann oder ein Gehilfe?
dschunke-decision-next-kind = { $name }, diese Sorte ist aufgebraucht. Womit machst du weiter?
dschunke-decision-after = { $name }, setzt du vor dem Ende deines Zuges noch eine Zusatzkarte ein?
dschunke-decision-resupply = { $name }, welche Ware nimmst du für deine Nachschubkarte?
dschunke-decision-bid = { $name }, was bietest du? Niemand sieht es, bevor alle entschieden haben.
dschunke-decision-prize = { $name }, du hast eine Sonderkarte gewonnen. { $last ->
        [true] Welcher Stapel, oder lieber 3 Yüan?
       *[false] Welcher Stapel?
    }

## Ablehnungen: was nicht geht und was stattdessen geht

dschunke-refusal-game-over = Die Partie ist zu Ende; es geht nichts mehr. Beginne eine neue.
dschunke-refusal-not-asked = Du hast gerade nichts zu entscheiden. Warte, bis du gefragt wirst.
dschunke-refusal-other-decision = Danach wirst du gerade nicht gefragt. { $decision ->
        [lay] Leg einen Streifen, zum Beispiel „lay grey“.
        [exchange] Tausche eine Karte, zum Beispiel „swap white orange“, oder sag „done“.
        [exchange_again] Tausche eine zweite Karte, zum Beispiel „swap white orange“, oder sag „done“.
        [pile] Wähle einen Stapel, zum Beispiel „pile star“.
        [keep] Behalte eine Karte des Stapels, zum Beispiel „keep supply“.
        [turn] Du bist dran: Lade auf, versilbere oder nimm Waren mit einem Kaufmann, schick einen Gehilfen oder nutze eine Zusatzkarte.
        [next_kind] Nenne die Ware, mit der du weitermachst, zum Beispiel „take brown“.
        [after] Setz eine Zusatzkarte ein oder sag „done“.
        [resupply] Nimm eine Warenkarte, zum Beispiel „take brown“.
        [bid] Biete, zum Beispiel „bid 3 orange“, oder „bid -“ für nichts.
       *[prize] Wähle einen Stapel, zum Beispiel „pile star“; in der letzten Runde geht auch „yuan“.
    }
dschunke-refusal-junk-full = Dort liegen schon drei Streifen ({ $junk }). Wähle eine andere Dschunke.
dschunke-refusal-no-such-card = Die Karte „{ $card }“ hast du nicht.
dschunke-refusal-extra-taken = Deine Zusatzaktion dieser Runde ist schon vorbei. Heb die Karte für eine spätere auf.
dschunke-refusal-not-in-hand = Du hast { $good_none } auf der Hand. Gib etwas ab, was du hast.
dschunke-refusal-same-goods = Du bekämst dieselbe Ware zurück. Nimm eine andere Sorte.
dschunke-refusal-exhausted = { $good_gone } Nenne eine andere Sorte.
dschunke-refusal-own-goods-first = Hier nimmst du zuerst { $good_goods }, anderes erst, wenn nichts mehr davon da ist.
dschunke-refusal-name-goods = Sag, welche Ware du { $junk_on } nimmst, zum Beispiel mit „orange“ am Ende.
dschunke-refusal-pile-empty = { $pile_nominative } ist leer. Wähle einen anderen.
dschunke-refusal-pile-taken = { $pile_nominative } ist bei diesem Ereignis schon vergeben. Wähle einen anderen.
dschunke-refusal-not-in-pile = Die Karte „{ $card }“ ist nicht in diesem Stapel. Behalte eine, die darin liegt.
dschunke-refusal-merchant-used = In dieser Runde war { $action_merchant } schon tätig. Wähle jemand anderen.
dschunke-refusal-no-helper = Das kann in dieser Runde kein Gehilfe. Sieh auf ihre Felder.
dschunke-refusal-helper-used = Dieser Gehilfe war in dieser Runde schon tätig. Wähle jemand anderen.
dschunke-refusal-which-helper = Das können beide Gehilfen. Nenne die Reihe, zum Beispiel „helper upper load white“.
dschunke-refusal-merchant-there = Dort steht ein Kaufmann ({ $junk }). Gehilfen arbeiten nur auf den beiden Dschunken ohne Kaufmann.
dschunke-refusal-nothing-to-load = Alle deine Streifen sind an Bord. Wähle eine Figur, die etwas anderes tut.
dschunke-refusal-no-strips = Alle deine Streifen sind an Bord; du hast keinen mehr zum Aufladen.
dschunke-refusal-not-on-top = Du hast { $junk_on } keinen Streifen in der obersten Schicht. Nur ein solcher lässt sich verschieben.
dschunke-refusal-same-junk = Der Streifen muss auf eine andere Dschunke.
dschunke-refusal-no-goods-left = Auf keiner Dschunke liegen noch Waren; die Karte würde nichts bewirken.
dschunke-refusal-too-few-cards = Du hast nur { $have } × { $good_goods }. Biete nicht mehr als das.
dschunke-refusal-not-last-round = Geld statt der Sonderkarte gibt es nur in der letzten Runde. Wähle einen Stapel.

## Was sich nicht als Wahl lesen lässt

dschunke-notation-empty = Sag, was du wählst, zum Beispiel „load“.
dschunke-notation-unknown-verb = Keine Wahl beginnt mit „{ $word }“. Es gibt: load, cash, goods, helper, extra, take, bid, swap, pile, keep, yuan, lay, done.
dschunke-notation-missing-colour = Es fehlt eine Farbe: white, brown, purple oder orange, bei Dschunken auch grey.
dschunke-notation-unknown-colour = „{ $word }“ geht hier nicht. Es gibt: white, brown, purple, orange, bei Dschunken auch grey.
dschunke-notation-missing-pile = Es fehlt ein Stapel: square, circle, triangle oder star.
dschunke-notation-unknown-pile = „{ $word }“ ist kein Stapel. Es gibt: square, circle, triangle, star.
dschunke-notation-missing-card = Es fehlt eine Karte, zum Beispiel „keep supply“ oder „extra cash-in grey“.
dschunke-notation-unknown-card = „{ $word }“ ist keine Karte, die hier stehen kann. Beispiele: „keep supply“, „keep bonus-8-grey“, „extra load-one white“.
dschunke-notation-missing-action = Es fehlt, was der Gehilfe tut: load, cash oder goods.
dschunke-notation-unknown-action = „{ $word }“ tut kein Gehilfe. Es gibt: load, cash, goods.
dschunke-notation-missing-number = Es fehlt eine Zahl, zum Beispiel „bid 3 orange“; „bid -“ bietet nichts.
dschunke-notation-unknown-number = „{ $word }“ ist keine Kartenzahl. Ein Beispiel: „bid 3 orange“.

## Was an einem Szenario oder an Daten nicht stimmt

dschunke-problem-unknown-word = „{ $word }“ ist hier nicht bekannt.
dschunke-problem-unknown-card = Eine Karte „{ $card }“ gibt es mit diesen Daten nicht.
dschunke-problem-wrong-count = Hier stehen { $count } Einträge, nötig sind { $expected }.
dschunke-problem-ring-not-whole = Der Ring muss jede Dschunke genau einmal nennen.
dschunke-problem-merchants-on-one-junk = Zwei Kaufleute stehen auf derselben Dschunke.
dschunke-problem-unknown-helper-field = „{ $word }“ ist keine Gehilfenaktion. Es gibt load, cash und goods; eine Zahl von 1 bis { $most } kann folgen, nach load muss sie.
dschunke-problem-bonus-twice = Zwei Bonuskarten nennen dieselben Dschunken.
dschunke-problem-bonus-one-junk = Ein Bonus von 12 nennt zwei verschiedene Dschunken.
dschunke-problem-colour-does-not-play = Diese Farbe spielt mit { $players } Personen nicht mit.
dschunke-problem-too-many-strips = Das sind zu viele Streifen: { $count }.
dschunke-problem-too-many-layers = Mehr als { $most } Schichten kann es nicht geben.
dschunke-problem-layer-not-full = Jede Schicht unter der obersten hat drei Streifen, die oberste mindestens einen; hier sind es { $count }.
dschunke-problem-too-many-cards = Das sind { $count } Karten, Platz ist nur für { $most }.
dschunke-problem-card-twice = Die Marktkarte { $card } ist zweimal genannt.
dschunke-problem-no-market-card-yet = Vor der ersten Runde liegt keine Marktkarte offen.
dschunke-problem-bad-drawn-card = Eine gezogene Karte schreibt man „0 star swap“: Platz, Stapel, Karte.
dschunke-problem-bad-used-card = Eine eingesetzte Karte schreibt man „0 swap 4“: Platz, Karte und wie viele Karten bis dahin gezogen waren.
dschunke-problem-never-drawn = Die Karte „{ $card }“ hatte dieser Platz nicht gezogen, oder sie ist keine Zusatzkarte.
dschunke-problem-too-many-copies = Noch eine Karte „{ $card }“ gibt es im Spiel nicht.
dschunke-problem-pile-too-large = Der Stapel „{ $pile }“ hat mit den daraus gezogenen Karten zusammen { $count }, begann aber mit { $most }.
dschunke-problem-wrong-colours = Jeder Platz braucht eine eigene Farbe, und zu dritt spielt niemand Gelb.
dschunke-problem-too-many-goods = Auf den Händen sind { $count } Karten der Sorte „{ $good }“; es gibt nur 18.
dschunke-problem-not-in-hand = Das ist mehr, als auf der Hand ist.
dschunke-problem-no-round-yet = In Runde 0 ist nur der freie Aufbau möglich.
dschunke-problem-no-free-set-up = Streifen werden nur in Runde 0 des freien Aufbaus gelegt.
dschunke-problem-junk-too-full = Beim freien Aufbau liegen auf keiner Dschunke mehr als drei Streifen.
dschunke-problem-strips-out-of-turn = Die gelegten Streifen passen nicht zur Reihenfolge des Legens.
dschunke-problem-no-card-face-down = Wer hier gefragt wird, hat eine verdeckte Karte.
dschunke-problem-extra-not-taken = Ein zweiter Tausch folgt auf einen ersten, und der ist die Zusatzaktion der Runde.
dschunke-problem-extra-taken = Wer seine Zusatzaktion hatte, wird nicht noch einmal gefragt.
dschunke-problem-no-special-cards = Alle Stapel sind leer.
dschunke-problem-pile-empty = Dieser Stapel ist leer.
dschunke-problem-nobody-to-act = Alle Kaufleute und Gehilfen sind umgedreht.
dschunke-problem-no-goods-left = Es sind keine Waren mehr da.
dschunke-problem-nobody-to-bid = Niemand hat noch zu bieten, oder es gibt nichts mehr zu gewinnen.
dschunke-problem-no-goods-to-bid = Wer keine Warenkarten hat, wird nicht nach einem Gebot gefragt.
dschunke-problem-bid-too-early = Hier steht ein Gebot von jemandem, der noch nicht geboten hat.

## Das Brett im Terminal

dschunke-board-round = { $round ->
        [0] freier Aufbau
       *[other] Runde { $round } von { $rounds } · Startperson: { $name }
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
dschunke-board-legend = ✓ ( ) verbraucht, vergeben · { $load } aufladen, { $cash } versilbern, { $goods } Waren · danach: künftige Kaufleute · Schichten: von oben · Kisten: sichtbare · genannt: bei Y
dschunke-board-your-money = Dein Geld
dschunke-board-yuan = { $yuan } Yüan
dschunke-board-total = mit Boni nach jetzigem Stand: { $yuan }
dschunke-board-your-cards = Deine Karten
dschunke-board-your-bid = Dein Gebot
dschunke-board-no-bid = nichts
dschunke-board-searched = Im Stapel { $pile } hast du zurückgelassen:
dschunke-board-no-cards = keine Karte

dschunke-menu-lay = Streifen von { $name } legen
dschunke-menu-swap = Tauschen
dschunke-menu-no-swap = Nichts tauschen
dschunke-menu-no-second-swap = Kein zweiter Tausch
dschunke-menu-pile = Durchsehen
dschunke-menu-pile-size = { $pile } ({ $count })
dschunke-menu-keep = Behalten
dschunke-menu-money = Lieber 3 Yüan nehmen
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
dschunke-menu-no-bid = Nichts bieten
dschunke-menu-end = Zug beenden

dschunke-preview-load = { $strips ->
        [0] Du hast keinen Streifen mehr, den du { $junk_to } laden könntest.
        [one] Ein Streifen { $junk_to }. Sichtbare Kisten dort:
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
       *[other] , davon { $of_it } { $good_goods }; für den Rest nennst du eine andere Sorte.
    }
dschunke-preview-no-goods = Auf keiner Dschunke liegen noch Waren.
dschunke-preview-move = Ein Streifen { $from_from } { $to_to }.
dschunke-preview-move-crates = Sichtbare Kisten { $junk_on }:
dschunke-nothing-to-preview = Sag, welche Wahl: „vorschau 2“ zeigt, was die zweite bringen würde.

dschunke-breakdown-place = Platz
dschunke-breakdown-player = Name
dschunke-breakdown-cash = Geld
dschunke-breakdown-all = alle fünf
dschunke-breakdown-cards = Karten
dschunke-breakdown-total = Yüan
dschunke-breakdown-goods = Waren übrig
dschunke-breakdown-card = { $name }: „{ $card }“ bringt { $yuan }.

dschunke-help-data = Was Spielplan und Karten zeigen, ist zum Teil von uns rekonstruiert: „higaki rules dschunke“ sagt bei jedem Eintrag, woher wir ihn kennen.
dschunke-help-notation =
    load                       der Lademeister; ebenso: cash, goods
    goods orange               … mit der Sorte, wo es eine Wahl gibt
    helper load white          ein Gehilfe auf einer Dschunke ohne Kaufmann
    helper upper load white    … mit der Reihe, wenn beide Gehilfen laden
    helper goods grey orange   … mit der Sorte der Waren
    extra load-one grey        eine Karte einsetzen; ebenso: extra cash-in grey
    extra move grey white      … Ladung verschieben; extra take-goods grey orange
    take brown                 Waren für eine Nachschubkarte nehmen
    bid 3 orange               drei Karten einer Sorte verdeckt bieten
    bid -                      nichts bieten
    swap white orange          eine weiße Karte geben, eine orange nehmen
    pile star                  Stapel durchsehen: square, circle, triangle, star
    keep supply                diese Karte behalten, etwa auch bonus-8-grey
    yuan                       Geld statt einer Sonderkarte, in der letzten Runde
    lay grey                   beim freien Aufbau den fremden Streifen legen
    done                       nichts tauschen oder den Zug beenden
    Auf dem Tisch ist [ ] die laufende Runde, ✓ und ( ) heißt verbraucht oder
    vergeben; A2 lädt zwei Streifen; Schichten stehen von oben: 21·/333.
