// Made from crates/osaka by a test: `cargo test -p higaki-protocol`.
// Changes by hand are lost.

/** A decision that a seat owes. */
export type Asked = {
/** The seat. */
readonly seat: Seat,
/** The kind of decision. */
readonly decision: Decision,
/** The colours in which goods can still be insured, if that is asked. */
readonly insurable: ByColour<boolean>, };

/** Where the points of all players come from. */
export type Breakdown = {
/** Why the game ended. */
readonly reason: End,
/** One line for each seat, in seat order. */
readonly seats: ReadonlyArray<Line>, };

/** One thing for each colour; in JSON an object with the colours as names. */
export type ByColour<T> = Readonly<Record<Colour, T>>;

/** A kind of card: a value and a colour. Cards of one kind are indistinguishable.  The number of a kind is 4 for each step of value (2, 3, 5) plus the colour. */
export type Card = `${"R" | "B" | "Y" | "G"}${2 | 3 | 5}`;

/** Any number of cards of each kind, without an order.  Five bits for each of the twelve kinds. No kind has more than eleven copies, so the highest bit of every field is free: it catches the borrow when bags are compared, all kinds at once. */
export type Cards = ReadonlyArray<Card>;

/** A choice. Its text form is in `notation`. */
export type Choice = { readonly "kind": "token",
/** Its colour. */
readonly colour: Colour, }
  | { readonly "kind": "take",
/** Which card. */
readonly card: Card,
/** The owner of the stone on it, named only where a free card looks the same. */
readonly reserved?: Seat, }
  | { readonly "kind": "reserve",
/** Which card. */
readonly card: Card,
/** The row. */
readonly row: RowName, }
  | { readonly "kind": "buy",
/** The cards that pay. */
readonly payment: Cards, }
  | { readonly "kind": "pay",
/** The cards that pay. */
readonly cards: Cards, }
  | { readonly "kind": "insure",
/** The only colour that is settled by this; without it, all of them. */
readonly colour?: Colour,
/** The cards that pay; none to insure nothing. */
readonly payment: Cards,
/** The goods that are saved, named where there is a choice. */
readonly saved: Cards, }
  | { readonly "kind": "save",
/** The goods. */
readonly goods: Cards, }
  | { readonly "kind": "pass" };

/** One of the four goods, and the ship that carries it. */
export type Colour = "red" | "blue" | "yellow" | "green";

/** The kind of decision that a player owes. */
export type Decision = "token" | "turn" | "pay" | "insure" | "save";

/** Why a game ended. */
export type End = "tokens" | "deadlock";

/** An event. */
export type Event = { readonly "event": "laid_out", readonly market: ReadonlyArray<Card>, readonly farm: ReadonlyArray<Card>, }
  | { readonly "event": "opening_hand", readonly seat: Seat, readonly cards: ReadonlyArray<Card>, readonly sum: number, }
  | { readonly "event": "start_player", readonly seat: Seat, readonly by: Reason, }
  | { readonly "event": "token_taken", readonly seat: Seat, readonly colour: Colour, }
  | { readonly "event": "coin_taken", readonly seat: Seat, readonly card: Card, }
  | { readonly "event": "reserved", readonly seat: Seat, readonly card: Card, readonly row: RowName, }
  | { readonly "event": "purchase_begun", readonly seat: Seat, readonly price: number, }
  | { readonly "event": "coins_laid", readonly seat: Seat, readonly cards: Cards, readonly left: number, }
  | { readonly "event": "bought", readonly seat: Seat, readonly goods: Cards, readonly price: number, readonly payment: Cards, }
  | { readonly "event": "refilled", readonly from_farm: ReadonlyArray<Card>, readonly market: ReadonlyArray<Card>, readonly farm: ReadonlyArray<Card>, }
  | { readonly "event": "shuffled", readonly cards: number, }
  | { readonly "event": "sailed", readonly colour: Colour, readonly from: RoutePlace, readonly to: RoutePlace, }
  | { readonly "event": "payday", readonly colours: ReadonlyArray<Colour>, }
  | { readonly "event": "sold", readonly seat: Seat, readonly colour: Colour, readonly count: number, readonly highest: number, readonly tokens: number, readonly worth: number, readonly points: number, readonly kept: Cards, readonly discarded: Cards, readonly drawn: number, readonly credited: number, }
  | { readonly "event": "token_earned", readonly seat: Seat, readonly colour: Colour, readonly tokens: number, }
  | { readonly "event": "sinking", readonly colours: ReadonlyArray<Colour>, }
  | { readonly "event": "premium", readonly seat: Seat, readonly payment: Cards, }
  | { readonly "event": "saved", readonly seat: Seat, readonly goods: Cards, }
  | { readonly "event": "not_insured", readonly seat: Seat, readonly colour?: Colour, }
  | { readonly "event": "lost", readonly seat: Seat, readonly goods: Cards, }
  | { readonly "event": "returned", readonly colour: Colour, readonly to: RoutePlace, }
  | { readonly "event": "passed", readonly seat: Seat, }
  | { readonly "event": "ended", readonly reason: End, };

/** Whether hands are shown. */
export type Hands = "secret" | "open";

/** Which goods can be insured while ships sink. */
export type Insurance = "sinking_colours" | "any_colour";

/** Where the points of one player come from. */
export type Line = {
/** The player. */
readonly seat: Seat,
/** Points from sales. */
readonly sales: ByColour<number>,
/** Points from the scenario. */
readonly before: number,
/** All points. */
readonly points: number,
/** Tokens. */
readonly tokens: ByColour<number>,
/** Goods that were left over and count nothing. */
readonly unsold: number,
/** The place in the ranking. */
readonly place: number, };

/** The variants of a game; by default all as printed. */
export type Options = {
/** Whether hands are shown. */
readonly hands: Hands,
/** When the market is refilled in a purchase. */
readonly refill: Refill,
/** Which goods can be insured while ships sink. */
readonly insurance: Insurance, };

/** The outcome of a game: the reason for its end and the ranking of the seats.  Without heap allocation, because every playout of a search computes it. */
export type Outcome = {
/** The reason for the end, as a word of the game. */
readonly reason: string,
/** The ranking, best place first; tied seats in seat order. */
readonly ranking: ReadonlyArray<Place>, };

/** One seat in the ranking. */
export type Place = {
/** The seat. */
readonly seat: Seat,
/** The rank from 1; tied seats share the better number. */
readonly place: number,
/** The points, which the ranking compares first. */
readonly points: number, };

/** The foreseeable consequences of a choice. */
export type Preview = { readonly "preview": "purchase" } & Purchase
  | { readonly "preview": "insurance",
/** The goods that are saved. */
readonly saved: Cards,
/** The number of goods that the player has to name afterwards. */
readonly to_name: number,
/** The number of wasted symbols. */
readonly lapsed: number, };

/** The consequences of a purchase. */
export type Purchase = {
/** The price. */
readonly price: number,
/** The goods that would be bought. */
readonly goods: Cards,
/** A payment without a superfluous card: the chosen one, or a suggestion. */
readonly payment: Cards,
/** The coins that the payment gives too much. */
readonly overpaid: number,
/** The ships that would sail. */
readonly ships: ReadonlyArray<Sailing>,
/** The sets that would be sold. */
readonly sales: ReadonlyArray<Sale>,
/** Whether the game would end with it. */
readonly ends_game: boolean,
/** The colours whose ships would sink. */
readonly sinking: ReadonlyArray<Colour>,
/** The goods that would then be at risk, by player. */
readonly risks: ReadonlyArray<Risk>, };

/** The reason for being the start player. */
export type Reason = "sum" | "cards" | "lot";

/** When the market is refilled in a purchase. */
export type Refill = "before_ships" | "after_ships";

/** The loss of a player without insurance. */
export type Risk = {
/** The player. */
readonly seat: Seat,
/** Uninsured goods whose ships sink. */
readonly goods: Cards,
/** The number of them that could be saved; `None` if the viewer does not know the hand. */
readonly could_save: number | null, };

/** O1.3: a place on the route from Osaka to Edo. */
export type RoutePlace = number;

/** The row of an open card. */
export type RowName = "market" | "farm";

/** A ship that would sail. */
export type Sailing = {
/** Which ship. */
readonly colour: Colour,
/** From where. */
readonly from: RoutePlace,
/** To where. */
readonly to: RoutePlace, };

/** A set that would be sold. */
export type Sale = {
/** The player. */
readonly seat: Seat,
/** Which. */
readonly colour: Colour,
/** The number of cards. */
readonly count: number,
/** The points that it brings. */
readonly points: number, };

/** A numbered place at the table, counted clockwise from 0. */
export type Seat = number;

/** A player as the viewer sees them. */
export type SeatView = {
/** Which seat. */
readonly seat: Seat,
/** The number of cards in hand. */
readonly hand_size: number,
/** Which ones, if the viewer may see them. */
readonly hand: Cards | null,
/** Goods that are not insured. */
readonly goods: Cards,
/** Goods that are. */
readonly insured: Cards,
/** Bonus tokens. */
readonly tokens: ByColour<number>,
/** Points so far. */
readonly points: number,
/** The points that each set would bring now. */
readonly set_points: ByColour<number>,
/** The price of the goods in the market for this player. */
readonly price: number,
/** Whether their stone is available. */
readonly stone_free: boolean, };

/** An open card. */
export type SlotView = {
/** Which card. */
readonly card: Card,
/** The owner of the stone on it. */
readonly reserved: Seat | null, };

/** The table as a viewer sees it.  O10.1: there is no room here for the order of the draw pile, for the faces of cards drawn as points, or for a hand that the viewer may not see. */
export type View = {
/** The viewer's seat; nothing for a spectator. */
readonly viewer: Seat | null,
/** The options of the game. */
readonly options: Options,
/** Where the ships are. */
readonly ships: ByColour<RoutePlace>,
/** The market, in the order in which it was laid out. */
readonly market: ReadonlyArray<SlotView>,
/** The farm. */
readonly farm: ReadonlyArray<SlotView>,
/** The number of cards in the draw pile. */
readonly draw_pile: number,
/** The discard pile, which is public. */
readonly discard_pile: Cards,
/** The start player. */
readonly start: Seat,
/** The active player. */
readonly active: Seat,
/** The decision that is owed; none once the game is over. */
readonly asked: Asked | null,
/** The cards laid down for a purchase in progress. */
readonly paid: Cards,
/** The colours of the ships that are sinking. */
readonly sinking: ReadonlyArray<Colour>,
/** The players. */
readonly seats: ReadonlyArray<SeatView>,
/** How it ended. */
readonly outcome: Outcome | null, };
