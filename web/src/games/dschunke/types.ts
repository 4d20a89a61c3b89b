/** Views, choices, events and previews of the engine, as `crates/dschunke` writes them. */

export const GOODS = ["white", "brown", "purple", "orange"] as const;
export const PILES = ["square", "circle", "triangle", "star"] as const;
export const ACTIONS = ["load", "cash", "goods"] as const;
export const COLOURS = ["red", "blue", "green", "yellow"] as const;
export const ROUNDS = 10;

export type Good = (typeof GOODS)[number];
export type Junk = Good | "grey";
export type Pile = (typeof PILES)[number];
export type Action = (typeof ACTIONS)[number];
export type Colour = (typeof COLOURS)[number];
export type Row = "upper" | "lower";
/** An action of a helper and, if the field shows one, a number: `load 2`, `cash`, `goods 4`. */
export type Field = Action | `${Action} ${number}`;
export type Occasion = "special" | "money";
/** A word such as `supply`, `cash-in-grey` or `bonus-12-brown-purple`. */
export type Special = string;
export type Worth = number | "S";
export type Goods = Partial<Record<Good, number>>;

export type Decision =
  | "lay"
  | "exchange"
  | "exchange_again"
  | "pile"
  | "keep"
  | "turn"
  | "next_kind"
  | "after"
  | "resupply"
  | "bid"
  | "prize";

export interface Hold {
  readonly junk: Junk;
  /** The owners of the strips, the lowest layer first, lane by lane. */
  readonly layers: readonly (readonly (number | null)[])[];
  readonly visible: readonly number[];
}

export interface Merchant {
  readonly action: Action;
  readonly junk: Junk;
  readonly used: boolean;
}

export interface Helper {
  readonly row: Row;
  readonly fields: readonly Field[];
  readonly used: boolean;
}

export interface CalendarEntry {
  readonly round: number;
  readonly load: Junk;
  readonly cash: Junk;
  readonly goods: Junk;
}

export interface SeatView {
  readonly seat: number;
  readonly colour: Colour;
  readonly strips: number;
  readonly hand_size: number;
  readonly told: number | null;
  readonly supply: number;
  readonly open_cards: readonly Special[];
  readonly face_down: number;
  readonly extra_taken: boolean;
  readonly has_bid: boolean;
}

export interface OwnView {
  readonly hand: Goods;
  readonly yuan: number;
  readonly cards: readonly Special[];
  /** As it is written: `3 orange`, or `-`. */
  readonly bid: string | null;
  readonly searching: readonly Special[] | null;
  readonly searched: readonly { readonly pile: Pile; readonly cards: readonly Special[] }[];
  readonly total: number;
}

export interface OpenView {
  readonly hands: readonly Goods[];
  readonly yuan: readonly number[];
  readonly cards: readonly (readonly Special[])[];
  readonly piles: readonly (readonly Special[])[];
}

export interface Rank {
  readonly seat: number;
  readonly place: number;
  readonly points: number;
}

export interface View {
  readonly viewer: number | null;
  readonly setup: "printed" | "free";
  readonly round: number;
  readonly start: number;
  readonly decision: Decision | null;
  readonly deciding: readonly number[];
  readonly left: number | null;
  readonly laying: number | null;
  readonly ring: readonly Junk[];
  readonly market: Readonly<Record<Good, Worth>> | null;
  readonly open_colours: readonly Good[];
  readonly market_cards_left: number;
  readonly merchants: readonly Merchant[] | null;
  readonly calendar: readonly CalendarEntry[];
  readonly merchant_junks: readonly Junk[];
  readonly helpers: readonly Helper[];
  readonly events: readonly (Occasion | null)[];
  readonly holds: readonly Hold[];
  readonly stock: readonly { readonly good: Good; readonly count: number | "some" | "none" }[];
  readonly piles: readonly { readonly pile: Pile; readonly size: number }[];
  readonly used_cards: readonly { readonly seat: number; readonly card: Special }[];
  readonly seats: readonly SeatView[];
  readonly own: OwnView | null;
  readonly open: OpenView | null;
  readonly outcome: { readonly reason: string; readonly ranking: readonly Rank[] } | null;
}

export type DschunkeChoice =
  | { readonly kind: "lay" | "extra_load" | "extra_cash"; readonly junk: Junk }
  | { readonly kind: "swap"; readonly give: Good; readonly take: Good }
  | { readonly kind: "done" | "yuan" | "load" | "cash" }
  | { readonly kind: "pile"; readonly pile: Pile }
  | { readonly kind: "keep"; readonly card: Special }
  | { readonly kind: "goods"; readonly good?: Good }
  | { readonly kind: "helper"; readonly row?: Row; readonly action: Action; readonly junk: Junk; readonly good?: Good }
  | { readonly kind: "extra_goods"; readonly junk: Junk; readonly good?: Good }
  | { readonly kind: "extra_move"; readonly from: Junk; readonly to: Junk }
  | { readonly kind: "take"; readonly good: Good }
  | { readonly kind: "bid"; readonly bid: string };

/** Events by their word; only the fields that the table draws are named. */
export interface Event extends Readonly<Partial<Record<Good, number | string>>> {
  readonly event: string;
  readonly seat?: number;
  readonly seats?: readonly number[];
  readonly owner?: number;
  readonly junk?: Junk;
  readonly from?: Junk;
  readonly to?: Junk;
  readonly layer?: number;
  readonly lane?: number;
  readonly action?: Action;
  readonly row?: Row;
  readonly good?: Good;
  readonly count?: number;
  readonly yuan?: number;
  readonly pile?: Pile;
  readonly card?: Special;
  readonly cash?: number;
  readonly junks?: number | readonly Junk[];
  readonly cards?: number | readonly Special[];
  readonly total?: number;
  readonly goods?: number | readonly Good[];
}

export type Preview =
  | { readonly preview: "load"; readonly junk: Junk; readonly strips: number; readonly before: readonly number[]; readonly after: readonly number[] }
  | { readonly preview: "cash"; readonly junk: Junk; readonly crates: number; readonly yuan: number }
  | { readonly preview: "goods"; readonly junk: Junk; readonly crates: number; readonly count: number; readonly good: Good | null; readonly of_it: number }
  | {
      readonly preview: "move";
      readonly from: Junk;
      readonly to: Junk;
      readonly from_before: readonly number[];
      readonly from_after: readonly number[];
      readonly to_before: readonly number[];
      readonly to_after: readonly number[];
    };

export function actionOf(field: Field): Action {
  return field.split(" ")[0] as Action;
}

/** The number on a field; 0 if it shows none. */
export function sizeOf(field: Field): number {
  return Number(field.split(" ")[1] ?? 0);
}
