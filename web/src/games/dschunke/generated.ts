// Made from crates/dschunke by a test: `cargo test -p higaki-protocol`.
// Changes by hand are lost.

/** What a merchant or a helper can do for a player. */
export type Action = "load" | "cash" | "goods";

/** The cards of a sealed bid: of one kind, or none. D8.7: cards of several kinds are void. */
export type Bid = string;

/** Where everybody's points come from, in seat order. */
export type Breakdown = ReadonlyArray<SeatPoints>;

/** Where the merchants will stand in a round. */
export type CalendarView = {
/** The round. */
readonly round: number,
/** The junk of the merchant who loads. */
readonly load: Junk,
/** The junk of the merchant who turns crates into money. */
readonly cash: Junk,
/** The junk of the merchant with the goods. */
readonly goods: Junk, };

/** What a bonus card pays. */
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

/** The kind of decision that a player owes. No word for one is also that of a card or an action, because sentences translate those. */
export type Decision = "lay" | "exchange" | "exchange_again" | "pile" | "keep" | "turn" | "next_kind" | "after" | "resupply" | "bid" | "prize";

/** D4.9: what a field of the helper track lets the helper do, and to what extent if it says so. Written as `load 2`, `cash` or `goods 4`. */
export type Field = Action | `${Action} ${number}`;

/** D1.2: one of the four kinds of goods, called by its colour. */
export type Good = "white" | "brown" | "purple" | "orange";

/** Goods cards, counted by kind. */
export type Goods = Readonly<Partial<Record<Good, number>>>;

/** A helper and his row of the track. */
export type HelperView = {
/** His row. */
readonly row: Row,
/** What he can do in each round. */
readonly fields: readonly [Field, Field, Field, Field, Field, Field, Field, Field, Field, Field],
/** Whether he is turned over. */
readonly used: boolean, };

/** What is loaded on a junk. */
export type HoldView = {
/** Which junk. */
readonly junk: Junk,
/** The owners of the strips, the lowest layer first, lane by lane. */
readonly layers: ReadonlyArray<readonly [Seat | null, Seat | null, Seat | null]>,
/** D5.2: the visible crates of every seat. */
readonly visible: ReadonlyArray<number>, };

/** D1.4: one of the five junks. The first four carry the goods of their colour, grey carries none. */
export type Junk = "white" | "brown" | "purple" | "orange" | "grey";

/** What a junk pays. */
export type JunkPoints = {
/** Which junk. */
readonly junk: Junk,
/** The visible crates. */
readonly crates: number,
/** What they pay. */
readonly yuan: Yuan, };

/** D1.5: a market card. */
export type MarketCard = Readonly<Record<Good, Worth>>;

/** A merchant. */
export type MerchantView = {
/** What he does. */
readonly action: Action,
/** Where he stands. */
readonly junk: Junk,
/** Whether he is turned over. */
readonly used: boolean, };

/** What happens in phase 1 of some rounds. */
export type Occasion = "special" | "money";

/** Something that everybody saw. */
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

/** What is turned up at the end. */
export type OpenView = {
/** All goods cards that are left, in seat order. */
readonly hands: ReadonlyArray<Goods>,
/** All money. */
readonly yuan: ReadonlyArray<Yuan>,
/** All special cards that were face down. */
readonly cards: ReadonlyArray<ReadonlyArray<Special>>,
/** The rest of the piles. */
readonly piles: ReadonlyArray<ReadonlyArray<Special>>, };

/** How the game is set up and which data it uses; by default all as built in. */
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

/** What only the viewer knows. */
export type OwnView = {
/** His goods cards. */
readonly hand: Goods,
/** His money. */
readonly yuan: Yuan,
/** His special cards face down. */
readonly cards: ReadonlyArray<Special>,
/** His sealed bid. */
readonly bid: Bid | null,
/** The pile that he is looking through. */
readonly searching: ReadonlyArray<Special> | null,
/** D11.6: the piles that he has searched, as he left them. */
readonly searched: ReadonlyArray<SearchedPile>,
/** What he would have if the game ended now. */
readonly total: Yuan, };

/** One of the four piles of special cards. */
export type Pile = "square" | "circle" | "triangle" | "star";

/** A pile of special cards. */
export type PileView = {
/** Which pile. */
readonly pile: Pile,
/** How many cards it has. */
readonly size: number, };

/** One seat in the ranking. */
export type Place = {
/** The seat. */
readonly seat: Seat,
/** The rank from 1; tied seats share the better number. */
readonly place: number,
/** The points, which the ranking compares first. */
readonly points: number, };

/** What a choice would bring. */
export type Preview = { readonly "preview": "load", readonly junk: Junk, readonly strips: number, readonly before: ReadonlyArray<number>, readonly after: ReadonlyArray<number>, }
  | { readonly "preview": "cash", readonly junk: Junk, readonly crates: number, readonly yuan: Yuan, }
  | { readonly "preview": "goods", readonly junk: Junk, readonly crates: number, readonly count: number, readonly good: Good | null, readonly of_it: number, }
  | { readonly "preview": "move", readonly from: Junk, readonly to: Junk, readonly from_before: ReadonlyArray<number>, readonly from_after: ReadonlyArray<number>, readonly to_before: ReadonlyArray<number>, readonly to_after: ReadonlyArray<number>, };

/** A row of the helper track, with the helper on it. */
export type Row = "upper" | "lower";

/** A pile as somebody left it; cards laid open since are not in it any more. */
export type SearchedPile = {
/** Which pile. */
readonly pile: Pile,
/** Its cards. */
readonly cards: ReadonlyArray<Special>, };

/** A numbered place at the table, counted clockwise from 0. */
export type Seat = number;

/** Where the points of a seat come from. */
export type SeatPoints = {
/** Whose points. */
readonly seat: Seat,
/** Money. */
readonly cash: Yuan,
/** The visible crates on every junk, and what the junk pays by itself. */
readonly junks: ReadonlyArray<JunkPoints>,
/** What being on all five junks pays beyond that. */
readonly all_junks: Yuan,
/** Every bonus card. */
readonly cards: ReadonlyArray<CardPoints>,
/** All of it. */
readonly total: Yuan,
/** Goods cards that are left, for the tie. */
readonly goods: number, };

/** A player as everybody sees him. */
export type SeatView = {
/** Which seat. */
readonly seat: Seat,
/** His colour. */
readonly colour: Colour,
/** Strips that are not on a junk yet. */
readonly strips: number,
/** D11.1: how many goods cards he holds. */
readonly hand_size: number,
/** D11.2: what he said at the last Y. */
readonly told: Yuan | null,
/** How many goods cards he takes in phase 3. */
readonly supply: number,
/** Special cards that lie open. */
readonly open_cards: ReadonlyArray<Special>,
/** D11.3: how many special cards he has face down. */
readonly face_down: number,
/** D6.3: whether he has taken his extra action. */
readonly extra_taken: boolean,
/** D11.5: whether he has decided on his bid. */
readonly has_bid: boolean, };

/** Something of which one player saw more than the others. */
export type Secret = { readonly "event": "hand_dealt", readonly seat: Seat, readonly count: number, readonly white: number, readonly brown: number, readonly purple: number, readonly orange: number, }
  | { readonly "event": "pile_searched", readonly seat: Seat, readonly pile: Pile, readonly cards: ReadonlyArray<Special>, }
  | { readonly "event": "card_kept", readonly seat: Seat, readonly pile: Pile, readonly card: Special, }
  | { readonly "event": "bid_made", readonly seat: Seat, readonly good: Good, readonly count: number, }
  | { readonly "event": "no_bid_made", readonly seat: Seat, }
  | { readonly "event": "void_bid_made", readonly seat: Seat, readonly white: number, readonly brown: number, readonly purple: number, readonly orange: number, };

/** Something that happened, as a viewer learns of it. */
export type Seen = Open | Secret | Veiled;

/** How strips and merchants get onto the junks. */
export type Setup = "printed" | "free";

/** D1.3: a special card. Cards of one sort cannot be told apart. */
export type Special = "supply" | "tie-breaker" | "swap" | "load-one" | "take-goods" | "move" | `cash-in-${Junk}` | `bonus-8-${Junk}` | `bonus-12-${Junk}-${Junk}`;

/** D11.4: a number, or in phases 3 and 4 only whether there are any. */
export type StockCount = number | "some" | "none";

/** The goods on a junk. */
export type StockView = {
/** Which goods. */
readonly good: Good,
/** How many. */
readonly count: StockCount, };

/** An extra card that was used. */
export type UsedCard = {
/** By whom. */
readonly seat: Seat,
/** Which. */
readonly card: Special, };

/** What others learn of a secret. */
export type Veiled = { readonly "event": "hand_dealt_veiled", readonly seat: Seat, readonly count: number, }
  | { readonly "event": "pile_searched_veiled", readonly seat: Seat, readonly pile: Pile, }
  | { readonly "event": "card_kept_veiled", readonly seat: Seat, readonly pile: Pile, }
  | { readonly "event": "bid_made_veiled", readonly seat: Seat, };

/** The table as a viewer sees it.  D11.1 to D11.7: what is public stands in the view itself and in its seats, and there is no room in it for anything else. What only the viewer knows is in `own`, which a spectator does not have. */
export type View = {
/** The viewer's seat; nothing for a spectator. */
readonly viewer: Seat | null,
/** How the game was set up. */
readonly setup: Setup,
/** The round, counted from 1; 0 while the free set-up goes on. */
readonly round: number,
/** Who begins the phases of the round. */
readonly start: Seat,
/** Which decision is owed; nothing once it is over. */
readonly decision: Decision | null,
/** Who owes it. */
readonly deciding: ReadonlyArray<Seat>,
/** How many more goods cards the one who is asked takes. */
readonly left: number | null,
/** DV.2: whose strip is laid. */
readonly laying: Seat | null,
/** The junks clockwise. */
readonly ring: readonly [Junk, Junk, Junk, Junk, Junk],
/** The market card of the round. */
readonly market: MarketCard | null,
/** The colours of it for which can still be bid. */
readonly open_colours: ReadonlyArray<Good>,
/** How many market cards lie face down. */
readonly market_cards_left: number,
/** The merchants; nothing while they lie face down. */
readonly merchants: ReadonlyArray<MerchantView> | null,
/** D9.1: where the merchants will stand in the rounds to come; empty while they lie face down. */
readonly calendar: ReadonlyArray<CalendarView>,
/** The junks on which a merchant lies or stands. */
readonly merchant_junks: ReadonlyArray<Junk>,
/** The helpers that take part. */
readonly helpers: ReadonlyArray<HelperView>,
/** What happens in phase 1 of each round. */
readonly events: readonly [Occasion | null, Occasion | null, Occasion | null, Occasion | null, Occasion | null, Occasion | null, Occasion | null, Occasion | null, Occasion | null, Occasion | null],
/** What is loaded, and the visible crates. */
readonly holds: ReadonlyArray<HoldView>,
/** The goods on the junks. */
readonly stock: ReadonlyArray<StockView>,
/** The piles of special cards. */
readonly piles: ReadonlyArray<PileView>,
/** Extra cards that were used, in order. */
readonly used_cards: ReadonlyArray<UsedCard>,
/** The players. */
readonly seats: ReadonlyArray<SeatView>,
/** What only the viewer knows. */
readonly own: OwnView | null,
/** What is turned up at the end; afterwards in every earlier position too. */
readonly open: OpenView | null,
/** How it ended. */
readonly outcome: Outcome | null, };

/** What a market card offers for one kind of goods. */
export type Worth = number | "S";

/** An amount of money. */
export type Yuan = number;
