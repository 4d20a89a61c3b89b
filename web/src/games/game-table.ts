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

/** Somebody at the table, as the pictures show him. */
export interface Player {
  readonly seat: number;
  readonly name: string;
  readonly kind: "person" | "bot" | "open";
  /** Whether the name is that of a guest: others may have the same. */
  readonly guest?: boolean;
  /** Whether somebody plays this seat right now; bots always do. */
  readonly present: boolean;
  /** Whether this seat owes a decision. */
  readonly deciding: boolean;
  /** What is left on his clock, in milliseconds; nothing without a clock. */
  readonly clock: number | null;
}

/** Something that can be chosen: as text to send, and as data to find the place in the picture. */
export interface Choice<C = unknown> {
  readonly text: string;
  readonly choice: C;
}

/** What the last choices brought, oldest first: to animate and to mark. */
export interface Happening<E = unknown> {
  /** Grows with every happening: a new number is a new one. */
  readonly number: number;
  readonly seat: number | null;
  readonly events: readonly E[];
}

/** What came back when a choice was tried without being made. */
export type Trial<P = unknown> =
  | { readonly possible: true; readonly preview: P | null }
  | { readonly possible: false; readonly refusal: Refusal };

/** Requests of a drawn table to its page. */
export interface Desk {
  /** Makes a choice, in notation. The house shows refusals and lost lines; this never throws. */
  play(text: string): Promise<void>;
  /** Tries a choice without making it: its consequences, or why not. */
  try(text: string): Promise<Trial>;
  /** Opens the rulebook beside the board at a rule, for instance `O4.3`. */
  openRule(id: string): void;
  /** Whether the server takes the last choice back without asking anybody. */
  mayTakeBack?(): boolean;
  /** Takes the last choice back. */
  takeBack?(): Promise<void>;
  /** Says why something cannot be done: shows it near the board, with the rule. */
  explain(refusal: Refusal): void;
}

/** What the player wants, as far as the picture is concerned. */
export interface BoardPreferences {
  /** Pieces travel; without it they only fade. */
  readonly motion: boolean;
  /** Points and worth are shown while the game goes on. */
  readonly scores: boolean;
  /** A choice waits for a second tap or a button. */
  readonly confirm: boolean;
}

/** An earlier position that is looked at. */
export interface Past {
  /** The seat whose choice follows; none if nobody is known to have made one. */
  readonly next: number | null;
}

/** Everything that a drawn table gets. */
export interface BoardProps<V = unknown, D = unknown, C = unknown, E = unknown> {
  /** The position as this viewer sees it. */
  readonly view: V;
  /** The viewer's seat; none for a spectator. */
  readonly seat: number | null;
  readonly players: readonly Player[];
  /** What this seat owes now. */
  readonly decision: D | null;
  /** Everything that it can choose; empty while nothing is owed, or while looking back. */
  readonly choices: readonly Choice<C>[];
  /** What was chosen and is on its way: nothing else can be chosen until it is answered. */
  readonly pending: string | null;
  /** Set while an earlier position is looked at: nobody is waited for then. */
  readonly past: Past | null;
  /** The latest happenings, oldest first. */
  readonly happenings: readonly Happening<E>[];
  /** A choice that a hint points to, in notation: the table marks it. */
  readonly hinted: string | null;
  readonly words: Words;
  readonly preferences: BoardPreferences;
  readonly desk: Desk;
}

/** One of the three games, as the house knows it. */
export interface GameTable {
  /** The word for it: `osaka`, `dschunke`, `edo`. */
  readonly game: string;
  /** The drawn table. */
  readonly Board: Component<BoardProps<any, any, any, any>>;
  /**
   * The position in sentences, for screen readers and for whoever prefers to read: a heading and
   * lines for each part of the table.
   */
  describe(view: any, players: readonly Player[], words: Words): Description[];
  /**
   * A choice in words for the list of choices, and the heading under which it stands. The list is
   * how whole games are played by keyboard and by ear.
   */
  label(choice: Choice<any>, words: Words, view: any): ChoiceLabel;
  /** What a choice would bring, as told by `try`, in a sentence: the list says it before one confirms. */
  consequence?(preview: any, words: Words, players: readonly Player[]): string;
  /** What happened, where this table has better words for it than those that all clients share; otherwise nothing. */
  tell?(event: unknown, names: readonly string[], words: Words): string | null;
  /** Why something was not done, in the words of this table. */
  excuse?(refusal: Refusal, names: readonly string[], words: Words): string;
  /** The data of a choice of which only the text is known; nothing for a text that is no choice. */
  read(text: string): unknown;
  /** The sources of everybody's points after the end, from the generated type `Breakdown` of the game. */
  breakdown(told: any, outcome: Placed, names: readonly string[], words: Words): Ledger;
  /** Points of every seat as far as the viewer may know them, for the chart over the game. */
  points(view: any): (number | null)[];
  /** The colour of a seat in charts and lists, as a custom property such as `--seat-0`, and its crest. */
  seatStyle(seat: number, view: any): { readonly colour: string; readonly crest: string };
}

export interface ChoiceLabel {
  readonly group: string;
  readonly text: string;
  /** What is chosen more often, or ends a turn, stands first: small numbers. Nothing is 0. */
  readonly order?: number;
}

export interface Description {
  readonly heading: string;
  readonly lines: readonly string[];
}
