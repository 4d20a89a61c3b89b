// Made from crates/dschunke by a test: `cargo test -p higaki-protocol`.
// Changes by hand are lost.

/** The kind of action of a merchant or a helper. */
export type Action = "load" | "cash" | "goods";

/** The cards of a sealed bid: of one kind, or none. D8.7: cards of several kinds are void. */
export type Bid = string;

/** The sources of all points, in seat order. */
export type Breakdown = ReadonlyArray<SeatPoints>;

/** The places of the merchants in a round. */
export type CalendarView = {
/** The round. */
readonly round: number,
/** The junk of the loading merchant. */
readonly load: Junk,
/** The junk of the merchant who turns crates into money. */
readonly cash: Junk,
/** The junk of the merchant with the goods. */
readonly goods: Junk, };

/** The income from a bonus card. */
export type CardPoints = {
/** Which card. */
readonly card: Special,
/** 0 if its condition is not met. */
readonly yuan: Yuan, };

/** A choice. Its text form is in `notation`. */
export type Choice = { readonly "kind": "lay", readonly junk: Junk, }
  | { readonly "kind": "swap", readonly give: Good, readonly take: Good, }
  | { readonly "kind": "done" }
  | { readonly "kind": "pile", readonly pile: Pile, }
  | { readonly "kind": "keep", readonly card: Special, }
  | { readonly "kind": "yuan" }
  | { readonly "kind": "load" }
  | { readonly "kind": "cash" }
  | { readonly "kind": "goods", readonly good?: Good, }
  | { readonly "kind": "helper", readonly row?: Row, readonly action: Action, readonly junk: Junk, readonly good?: Good, }
  | { readonly "kind": "extra_load", readonly junk: Junk, }
  | { readonly "kind": "extra_cash", readonly junk: Junk, }
  | { readonly "kind": "extra_goods", readonly junk: Junk, readonly good?: Good, }
  | { readonly "kind": "extra_move", readonly from: Junk, readonly to: Junk, }
  | { readonly "kind": "take", readonly good: Good, }
  | { readonly "kind": "bid", readonly bid: Bid, };

/** D1.1: the colour of a player's strips. */
export type Colour = "red" | "blue" | "green" | "yellow";

/** The kind of decision that a player owes. Its words differ from those of cards and actions, because messages translate those. */
export type Decision = "lay" | "exchange" | "exchange_again" | "pile" | "keep" | "turn" | "next_kind" | "after" | "resupply" | "bid" | "prize";

/** D4.9: the helper action on a field of the track, with its size if the field has one. Written as `load 2`, `cash` or `goods 4`. */
export type Field = Action | `${Action} ${number}`;

/** D1.2: one of the four kinds of goods, called by its colour. */
export type Good = "white" | "brown" | "purple" | "orange";

/** Goods cards, counted by kind. */
export type Goods = Readonly<Partial<Record<Good, number>>>;

/** A helper and their row of the track. */
export type HelperView = {
/** Their row. */
readonly row: Row,
/** Their action in each round. */
readonly fields: readonly [Field, Field, Field, Field, Field, Field, Field, Field, Field, Field],
/** Whether they are turned over. */
readonly used: boolean, };

/** The strips on a junk. */
export type HoldView = {
/** Which junk. */
readonly junk: Junk,
/** The owners of the strips, the lowest layer first, lane by lane. */
readonly layers: ReadonlyArray<readonly [Seat | null, Seat | null, Seat | null]>,
/** D5.2: the visible crates of every seat. */
readonly visible: ReadonlyArray<number>, };

/** D1.4: one of the five junks. The first four carry the goods of their colour, grey carries none. */
export type Junk = "white" | "brown" | "purple" | "orange" | "grey";

/** The income from a junk. */
export type JunkPoints = {
/** Which junk. */
readonly junk: Junk,
/** The visible crates. */
readonly crates: number,
/** The income. */
readonly yuan: Yuan, };

/** D1.5: a market card. */
export type MarketCard = Readonly<Record<Good, Worth>>;

/** A merchant. */
export type MerchantView = {
/** Their action. */
readonly action: Action,
/** Their junk. */
readonly junk: Junk,
/** Whether they are turned over. */
readonly used: boolean, };

/** The event in phase 1 of some rounds. */
export type Occasion = "special" | "money";

/** A public event. */
export type Open = { readonly "event": "table_set", readonly seat: Seat, readonly colours: ReadonlyArray<Colour>, }
  | { readonly "event": "merchants_placed", readonly load: Junk, readonly cash: Junk, readonly goods: Junk, }
  | { readonly "event": "discs_placed", readonly junks: ReadonlyArray<Junk>, }
  | { readonly "event": "merchants_shown", readonly load: Junk, readonly cash: Junk, readonly goods: Junk, }
  | { readonly "event": "strip_laid", readonly seat: Seat, readonly owner: Seat, readonly junk: Junk, readonly layer: number, readonly lane: number, readonly left: number, }
  | { readonly "event": "round_begun", readonly round: number, readonly seat: Seat, }
  | { readonly "event": "market_turned", readonly white: Worth, readonly brown: Worth, readonly purple: Worth, readonly orange: Worth, }
  | { readonly "event": "card_used", readonly seat: Seat, readonly card: Special, }
  | { readonly "event": "swapped", readonly seat: Seat, readonly given: Good, readonly taken: Good, }
  | { readonly "event": "swap_passed", readonly seat: Seat, }
  | { readonly "event": "special_occasion" }
  | { readonly "event": "money_occasion" }
  | { readonly "event": "money_told", readonly seat: Seat, readonly yuan: Yuan, }
  | { readonly "event": "card_laid_open", readonly seat: Seat, readonly pile: Pile, readonly card: Special, }
  | { readonly "event": "merchant_used", readonly seat: Seat, readonly action: Action, readonly junk: Junk, }
  | { readonly "event": "helper_used", readonly seat: Seat, readonly row: Row, readonly action: Action, readonly junk: Junk, }
  | { readonly "event": "nothing_loaded", readonly seat: Seat, readonly junk: Junk, }
  | { readonly "event": "cashed_in", readonly seat: Seat, readonly junk: Junk, readonly crates: number, readonly yuan: Yuan, }
  | { readonly "event": "goods_taken", readonly seat: Seat, readonly good: Good, readonly count: number, }
  | { readonly "event": "goods_missing", readonly seat: Seat, readonly count: number, }
  | { readonly "event": "strip_moved", readonly seat: Seat, readonly from: Junk, readonly to: Junk, readonly layer: number, readonly lane: number, }
  | { readonly "event": "supplied", readonly seat: Seat, readonly good: Good, }
  | { readonly "event": "bidding_begun", readonly goods: ReadonlyArray<Good>, }
  | { readonly "event": "bid_shown", readonly seat: Seat, readonly good: Good, readonly count: number, }
  | { readonly "event": "no_bid_shown", readonly seat: Seat, }
  | { readonly "event": "void_bid_shown", readonly seat: Seat, readonly white: number, readonly brown: number, readonly purple: number, readonly orange: number, }
  | { readonly "event": "colour_won", readonly seat: Seat, readonly good: Good, readonly count: number, readonly yuan: Yuan, }
  | { readonly "event": "colour_shared", readonly seats: ReadonlyArray<Seat>, readonly good: Good, readonly count: number, readonly value: Yuan, readonly yuan: Yuan, }
  | { readonly "event": "tie_broken", readonly seat: Seat, readonly good: Good, }
  | { readonly "event": "special_won", readonly seat: Seat, readonly good: Good, readonly count: number, }
  | { readonly "event": "special_tied", readonly seats: ReadonlyArray<Seat>, readonly good: Good, readonly count: number, }
  | { readonly "event": "goods_returned", readonly seat: Seat, readonly good: Good, readonly count: number, }
  | { readonly "event": "colour_closed", readonly good: Good, }
  | { readonly "event": "colours_lapsed", readonly goods: ReadonlyArray<Good>, }
  | { readonly "event": "prize_paid", readonly seat: Seat, readonly yuan: Yuan, }
  | { readonly "event": "prize_lapsed", readonly seat: Seat, }
  | { readonly "event": "merchants_moved", readonly load: Junk, readonly cash: Junk, readonly goods: Junk, }
  | { readonly "event": "helpers_moved", readonly field: number, }
  | { readonly "event": "start_passed", readonly seat: Seat, }
  | { readonly "event": "card_shown", readonly seat: Seat, readonly card: Special, readonly yuan: Yuan, }
  | { readonly "event": "scored", readonly seat: Seat, readonly cash: Yuan, readonly junks: Yuan, readonly cards: Yuan, readonly total: Yuan, readonly goods: number, }
  | { readonly "event": "ended" };

/** The information revealed at the end. */
export type OpenView = {
/** All goods cards that are left, in seat order. */
readonly hands: ReadonlyArray<Goods>,
/** All money. */
readonly yuan: ReadonlyArray<Yuan>,
/** All special cards that were face down. */
readonly cards: ReadonlyArray<ReadonlyArray<Special>>,
/** The rest of the piles. */
readonly piles: ReadonlyArray<ReadonlyArray<Special>>, };

/** The options of a game: set-up and data; by default the built-in ones. */
export type Options = {
/** How strips and merchants get onto the junks. */
readonly setup: Setup,
/** DV.4: data that differ from the built-in ones, in the same form as `games/dschunke/data.json`. */
readonly data: unknown, };

/** The outcome of a game: the reason for its end and the ranking of the seats.  Without heap allocation, because every playout of a search computes it. */
export type Outcome = {
/** The reason for the end, as a word of the game. */
readonly reason: string,
/** The ranking, best place first; tied seats in seat order. */
readonly ranking: ReadonlyArray<Place>, };

/** The secrets of the viewer. */
export type OwnView = {
/** Their goods cards. */
readonly hand: Goods,
/** Their money. */
readonly yuan: Yuan,
/** Their face-down special cards. */
readonly cards: ReadonlyArray<Special>,
/** Their sealed bid. */
readonly bid: Bid | null,
/** The pile that they are searching. */
readonly searching: ReadonlyArray<Special> | null,
/** D11.6: the piles that they have searched, as they left them. */
readonly searched: ReadonlyArray<SearchedPile>,
/** Their total if the game ended now. */
readonly total: Yuan, };

/** One of the four piles of special cards. */
export type Pile = "square" | "circle" | "triangle" | "star";

/** A pile of special cards. */
export type PileView = {
/** Which pile. */
readonly pile: Pile,
/** The number of cards. */
readonly size: number, };

/** One seat in the ranking. */
export type Place = {
/** The seat. */
readonly seat: Seat,
/** The rank from 1; tied seats share the better number. */
readonly place: number,
/** The points, which the ranking compares first. */
readonly points: number, };

/** The foreseeable consequences of a choice. */
export type Preview = { readonly "preview": "load", readonly junk: Junk, readonly strips: number, readonly before: ReadonlyArray<number>, readonly after: ReadonlyArray<number>, }
  | { readonly "preview": "cash", readonly junk: Junk, readonly crates: number, readonly yuan: Yuan, }
  | { readonly "preview": "goods", readonly junk: Junk, readonly crates: number, readonly count: number, readonly good: Good | null, readonly of_it: number, }
  | { readonly "preview": "move", readonly from: Junk, readonly to: Junk, readonly from_before: ReadonlyArray<number>, readonly from_after: ReadonlyArray<number>, readonly to_before: ReadonlyArray<number>, readonly to_after: ReadonlyArray<number>, };

/** A row of the helper track, with the helper on it. */
export type Row = "upper" | "lower";

/** A searched pile as its searcher left it, without cards that were publicly laid open since. */
export type SearchedPile = {
/** Which pile. */
readonly pile: Pile,
/** Its cards. */
readonly cards: ReadonlyArray<Special>, };

/** A numbered place at the table, counted clockwise from 0. */
export type Seat = number;

/** Where the points of a seat come from. */
export type SeatPoints = {
/** The player. */
readonly seat: Seat,
/** Money. */
readonly cash: Yuan,
/** The visible crates on every junk, and the yuan for that junk alone. */
readonly junks: ReadonlyArray<JunkPoints>,
/** The bonus for being on all five junks. */
readonly all_junks: Yuan,
/** Every bonus card. */
readonly cards: ReadonlyArray<CardPoints>,
/** All of it. */
readonly total: Yuan,
/** Goods cards that are left, for the tie. */
readonly goods: number, };

/** The public part of a player. */
export type SeatView = {
/** Which seat. */
readonly seat: Seat,
/** Their colour. */
readonly colour: Colour,
/** Strips that are not on a junk yet. */
readonly strips: number,
/** D11.1: the number of their goods cards. */
readonly hand_size: number,
/** D11.2: the money they announced at the last Y. */
readonly told: Yuan | null,
/** The number of goods cards they take in phase 3. */
readonly supply: number,
/** Special cards that lie open. */
readonly open_cards: ReadonlyArray<Special>,
/** D11.3: the number of their face-down special cards. */
readonly face_down: number,
/** D6.3: whether they have taken their extra action. */
readonly extra_taken: boolean,
/** D11.5: whether they have made their bid. */
readonly has_bid: boolean, };

/** An event with a part for one player alone. */
export type Secret = { readonly "event": "hand_dealt", readonly seat: Seat, readonly count: number, readonly white: number, readonly brown: number, readonly purple: number, readonly orange: number, }
  | { readonly "event": "pile_searched", readonly seat: Seat, readonly pile: Pile, readonly cards: ReadonlyArray<Special>, }
  | { readonly "event": "card_kept", readonly seat: Seat, readonly pile: Pile, readonly card: Special, }
  | { readonly "event": "bid_made", readonly seat: Seat, readonly good: Good, readonly count: number, }
  | { readonly "event": "no_bid_made", readonly seat: Seat, }
  | { readonly "event": "void_bid_made", readonly seat: Seat, readonly white: number, readonly brown: number, readonly purple: number, readonly orange: number, };

/** An event as one viewer sees it. */
export type Seen = Open | Secret | Veiled;

/** How strips and merchants get onto the junks. */
export type Setup = "printed" | "free";

/** D1.3: a special card. Cards of one sort are indistinguishable. */
export type Special = "supply" | "tie-breaker" | "swap" | "load-one" | "take-goods" | "move" | `cash-in-${Junk}` | `bonus-8-${Junk}` | `bonus-12-${Junk}-${Junk}`;

/** D11.4: a number, or in phases 3 and 4 only whether there are any. */
export type StockCount = number | "some" | "none";

/** The goods on a junk. */
export type StockView = {
/** Which goods. */
readonly good: Good,
/** The number. */
readonly count: StockCount, };

/** An extra card that was used. */
export type UsedCard = {
/** The player who used it. */
readonly seat: Seat,
/** Which. */
readonly card: Special, };

/** The public part of a secret event. */
export type Veiled = { readonly "event": "hand_dealt_veiled", readonly seat: Seat, readonly count: number, }
  | { readonly "event": "pile_searched_veiled", readonly seat: Seat, readonly pile: Pile, }
  | { readonly "event": "card_kept_veiled", readonly seat: Seat, readonly pile: Pile, }
  | { readonly "event": "bid_made_veiled", readonly seat: Seat, };

/** The view of a viewer.  D11.1 to D11.7: public information is in the view itself and in its seats, which have no field for secrets. The secrets of the viewer are in `own`, which spectators do not have. */
export type View = {
/** The viewer's seat; nothing for a spectator. */
readonly viewer: Seat | null,
/** How the game was set up. */
readonly setup: Setup,
/** The round, counted from 1; 0 during the free set-up. */
readonly round: number,
/** The player who begins the phases of the round. */
readonly start: Seat,
/** Which decision is owed; nothing once it is over. */
readonly decision: Decision | null,
/** The seats that owe it. */
readonly deciding: ReadonlyArray<Seat>,
/** The number of goods cards that the deciding player still takes. */
readonly left: number | null,
/** DV.2: the owner of the strip to be laid. */
readonly laying: Seat | null,
/** The junks clockwise. */
readonly ring: readonly [Junk, Junk, Junk, Junk, Junk],
/** The market card of the round. */
readonly market: MarketCard | null,
/** The colours of it for which can still be bid. */
readonly open_colours: ReadonlyArray<Good>,
/** The number of face-down market cards. */
readonly market_cards_left: number,
/** The merchants; nothing while they lie face down. */
readonly merchants: ReadonlyArray<MerchantView> | null,
/** D9.1: the places of the merchants in the coming rounds; empty while they lie face down. */
readonly calendar: ReadonlyArray<CalendarView>,
/** The junks with a merchant, face up or face down. */
readonly merchant_junks: ReadonlyArray<Junk>,
/** The helpers that take part. */
readonly helpers: ReadonlyArray<HelperView>,
/** The events in phase 1 of each round. */
readonly events: readonly [Occasion | null, Occasion | null, Occasion | null, Occasion | null, Occasion | null, Occasion | null, Occasion | null, Occasion | null, Occasion | null, Occasion | null],
/** The strips on the junks, and the visible crates. */
readonly holds: ReadonlyArray<HoldView>,
/** The goods on the junks. */
readonly stock: ReadonlyArray<StockView>,
/** The piles of special cards. */
readonly piles: ReadonlyArray<PileView>,
/** Extra cards that were used, in order. */
readonly used_cards: ReadonlyArray<UsedCard>,
/** The players. */
readonly seats: ReadonlyArray<SeatView>,
/** The secrets of the viewer. */
readonly own: OwnView | null,
/** The cards revealed at the end; afterwards in every earlier position too. */
readonly open: OpenView | null,
/** How it ended. */
readonly outcome: Outcome | null, };

/** The offer of a market card for one kind of goods. */
export type Worth = number | "S";

/** An amount of money. */
export type Yuan = number;
