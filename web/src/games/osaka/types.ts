/** What the engine of Traders of Osaka sends as JSON: the twins of its view, choices and events. */
import type { BoardProps, Choice } from "../../table/seam";

export type Colour = "red" | "blue" | "yellow" | "green";
export const COLOURS: readonly Colour[] = ["red", "blue", "yellow", "green"];

/** A card in notation: a colour letter and a value, for instance `R5`. */
export type Card = `${"R" | "B" | "Y" | "G"}${2 | 3 | 5}`;

export type Row = "market" | "farm";
export type Decision = "token" | "turn" | "pay" | "insure" | "save";
type ByColour<T> = Readonly<Record<Colour, T>>;

export interface Slot {
  readonly card: Card;
  readonly reserved: number | null;
}

export interface SeatView {
  readonly seat: number;
  readonly hand_size: number;
  readonly hand: readonly Card[] | null;
  readonly goods: readonly Card[];
  readonly insured: readonly Card[];
  readonly tokens: ByColour<number>;
  readonly points: number;
  readonly set_points: ByColour<number>;
  readonly price: number;
  readonly stone_free: boolean;
}

export interface Place {
  readonly seat: number;
  readonly place: number;
  readonly points: number;
}

export interface View {
  readonly viewer: number | null;
  readonly options: { readonly hands: "secret" | "open" };
  readonly ships: ByColour<number>;
  readonly market: readonly Slot[];
  readonly farm: readonly Slot[];
  readonly draw_pile: number;
  readonly discard_pile: readonly Card[];
  readonly start: number;
  readonly active: number;
  readonly asked: { readonly seat: number; readonly decision: Decision; readonly insurable: ByColour<boolean> } | null;
  readonly paid: readonly Card[];
  readonly sinking: readonly Colour[];
  readonly seats: readonly SeatView[];
  readonly outcome: { readonly reason: string; readonly ranking: readonly Place[] } | null;
}

export type OsakaChoice =
  | { readonly kind: "token"; readonly colour: Colour }
  | { readonly kind: "take"; readonly card: Card; readonly reserved?: number }
  | { readonly kind: "reserve"; readonly card: Card; readonly row: Row }
  | { readonly kind: "buy"; readonly payment: readonly Card[] }
  | { readonly kind: "pay"; readonly cards: readonly Card[] }
  | { readonly kind: "insure"; readonly colour?: Colour; readonly payment: readonly Card[]; readonly saved: readonly Card[] }
  | { readonly kind: "save"; readonly goods: readonly Card[] }
  | { readonly kind: "pass" };

export type Listed = Choice<OsakaChoice>;

export interface Sailing {
  readonly colour: Colour;
  readonly from: number;
  readonly to: number;
}

/** O8.4: what an insurance would save. */
export interface Insurance {
  readonly preview: "insurance";
  readonly saved: readonly Card[];
  readonly to_name: number;
  readonly lapsed: number;
}

export interface Purchase {
  readonly preview: "purchase";
  readonly price: number;
  readonly goods: readonly Card[];
  readonly payment: readonly Card[];
  readonly overpaid: number;
  readonly ships: readonly Sailing[];
  readonly sales: readonly { readonly seat: number; readonly colour: Colour; readonly count: number; readonly points: number }[];
  readonly ends_game: boolean;
  readonly sinking: readonly Colour[];
  readonly risks: readonly { readonly seat: number; readonly goods: readonly Card[]; readonly could_save: number | null }[];
}

export type Preview = Purchase | Insurance;

/** The events that the picture does something with; the log has sentences for all of them. */
export type OsakaEvent =
  | { readonly event: "coin_taken"; readonly seat: number; readonly card: Card }
  | { readonly event: "reserved"; readonly seat: number; readonly card: Card; readonly row: Row }
  | { readonly event: "bought"; readonly seat: number; readonly goods: readonly Card[]; readonly price: number }
  | { readonly event: "refilled"; readonly from_farm: readonly Card[]; readonly market: readonly Card[]; readonly farm: readonly Card[] }
  | { readonly event: "sailed"; readonly colour: Colour; readonly from: number; readonly to: number }
  | { readonly event: "payday"; readonly colours: readonly Colour[] }
  | { readonly event: "sold"; readonly seat: number; readonly colour: Colour; readonly points: number }
  | { readonly event: "sinking"; readonly colours: readonly Colour[] }
  | { readonly event: "returned"; readonly colour: Colour; readonly to: number }
  | { readonly event: "token_taken" | "token_earned"; readonly seat: number; readonly colour: Colour }
  | { readonly event: "saved" | "lost"; readonly seat: number; readonly goods: readonly Card[] }
  | { readonly event: "passed"; readonly seat: number }
  | { readonly event: "laid_out" | "opening_hand" | "start_player" | "purchase_begun" | "coins_laid" | "shuffled" }
  | { readonly event: "premium" | "not_insured" | "ended" };

export type Props = BoardProps<View, Decision, OsakaChoice, OsakaEvent>;
