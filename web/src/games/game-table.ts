/**
 * The interface between the page of a table and the drawn tables.
 *
 * The page (connection, log, undo, chat, clocks, rulebook) knows no game; a drawn table shows one
 * position and offers its choices. It computes no rule: legal moves are `choices`, consequences are
 * `preview`, reasons against a move are refusals of the server.
 */
import type { Component } from "svelte";
import type { Placed, Refusal } from "../lib/protocol/messages";
import type { Words } from "../lib/words/words";
import type { Ledger } from "./ledger";

/** A player as shown at the table. */
export interface Player {
  readonly seat: number;
  readonly name: string;
  readonly kind: "person" | "bot" | "open";
  /** Whether the name is that of a guest, which is not unique. */
  readonly guest?: boolean;
  /** Whether a player is active in this seat; bots always are. */
  readonly present: boolean;
  /** Whether this seat owes a decision. */
  readonly deciding: boolean;
  /** The remaining time in milliseconds; nothing without a clock. */
  readonly clock: number | null;
}

/** A choice: the text to send, and the data to locate it in the picture. */
export interface Choice<C = unknown> {
  readonly text: string;
  readonly choice: C;
}

/** The happenings of the last choices, oldest first: to animate and to mark. */
export interface Happening<E = unknown> {
  /** Increases with every happening. */
  readonly number: number;
  readonly seat: number | null;
  readonly events: readonly E[];
}

/** The result of a trial, without making the choice. */
export type Trial<P = unknown> =
  | { readonly possible: true; readonly preview: P | null }
  | { readonly possible: false; readonly refusal: Refusal };

/** Requests of a drawn table to its page. */
export interface BoardRequests {
  /** Makes a choice, in notation. The page reports refusals and lost connections; this never throws. */
  play(text: string): Promise<void>;
  /** Tries a choice without making it: its preview or its refusal. */
  try(text: string): Promise<Trial>;
  /** Opens the rulebook beside the board at a rule, for instance `O4.3`. */
  openRule(id: string): void;
  /** Whether the last choice can be undone without consent. */
  mayTakeBack?(): boolean;
  /** Undoes the last choice. */
  takeBack?(): Promise<void>;
  /** Explains a refusal near the board, with its rule. */
  explain(refusal: Refusal): void;
}

/** Preferences for the board. */
export interface BoardPreferences {
  /** Pieces move; otherwise they only fade. */
  readonly motion: boolean;
  /** Points and values are shown during the game. */
  readonly scores: boolean;
  /** A choice needs a second tap or a button. */
  readonly confirm: boolean;
}

/** A position shown in a replay. */
export interface Past {
  /** The seat of the next choice; none if unknown. */
  readonly next: number | null;
}

/** The properties of a drawn table. */
export interface BoardProps<V = unknown, D = unknown, C = unknown, E = unknown> {
  /** The position as this viewer sees it. */
  readonly view: V;
  /** The viewer's seat; none for a spectator. */
  readonly seat: number | null;
  readonly players: readonly Player[];
  /** The current decision of this seat. */
  readonly decision: D | null;
  /** The choices of this seat; empty without a decision and in a replay. */
  readonly choices: readonly Choice<C>[];
  /** The choice in flight: no other can be made until it is answered. */
  readonly pending: string | null;
  /** Set in a replay, where no seat has a decision. */
  readonly past: Past | null;
  /** The latest happenings, oldest first. */
  readonly happenings: readonly Happening<E>[];
  /** The choice of a hint, in notation, to be marked. */
  readonly hinted: string | null;
  readonly words: Words;
  readonly preferences: BoardPreferences;
  readonly requests: BoardRequests;
}

/** One of the three games as an implementation of its table. */
export interface GameTable {
  /** The name of the game: `osaka`, `dschunke`, `edo`. */
  readonly game: string;
  /** The drawn table. */
  readonly Board: Component<BoardProps<any, any, any, any>>;
  /**
   * The position in sentences, for screen readers and the table as text: a heading and lines for each
   * part of the table.
   */
  describe(view: any, players: readonly Player[], words: Words): Description[];
  /**
   * The label of a choice and its heading in the list of choices, with which whole games are played by
   * keyboard and by screen reader.
   */
  label(choice: Choice<any>, words: Words, view: any): ChoiceLabel;
  /** The preview of a choice, from `try`, in a sentence for the list. */
  consequence?(preview: any, words: Words, players: readonly Player[]): string;
  /** An event in the words of this table; nothing if the shared ones are enough. */
  tell?(event: unknown, names: readonly string[], words: Words): string | null;
  /** A refusal in the words of this table. */
  excuse?(refusal: Refusal, names: readonly string[], words: Words): string;
  /** Parses the notation of a choice; nothing for an invalid text. */
  read(text: string): unknown;
  /** The sources of points of all players after the end, from the generated type `Breakdown` of the game. */
  breakdown(told: any, outcome: Placed, names: readonly string[], words: Words): Ledger;
  /** The points of every seat as far as the viewer may know them, for the chart. */
  points(view: any): (number | null)[];
  /** The colour of a seat in charts and lists, as a custom property such as `--seat-0`, and its crest. */
  seatStyle(seat: number, view: any): { readonly colour: string; readonly crest: string };
}

export interface ChoiceLabel {
  readonly group: string;
  readonly text: string;
  /** The rank in the list: frequent choices and those that end a turn come first with small numbers. The default is 0. */
  readonly order?: number;
}

export interface Description {
  readonly heading: string;
  readonly lines: readonly string[];
}
