// Made from /api/openapi.json by a test: `npm run test:browser -- http-types`.
// Changes by hand are lost.
import type { GameInfo } from "./messages";

/** What is known about a token. */
export type About = {
  /** When it was made, in milliseconds since 1970. */
  readonly created_at: number;
  /** When it ends. */
  readonly expires_at?: number | null;
  /** Names the token when it is revoked. */
  readonly id: string;
  /** What you call it. */
  readonly label: string;
};

/** The component data of a game, in the language of `Accept-Language`. */
export type Components = {
  /** Whether the host passed the data in: then names, notes and provenance are the host's words. */
  readonly custom: boolean;
  /** The meaning of each provenance, with its number of entries. */
  readonly provenance: ReadonlyArray<string>;
  /** Tables with `name`, `caption`, `columns`, `rows` and `sources`; none for a game without component data. */
  readonly tables: ReadonlyArray<Readonly<Record<string, unknown>>>;
};

/** A token, shown this once. */
export type Fresh = About & {
  /** The token. It is not stored and cannot be shown again. */
  readonly token: string;
};

/** What can be played here. */
export type Games = {
  /** The games, each with the numbers of players it is for. */
  readonly games: ReadonlyArray<GameInfo>;
  /** How strong bots can be, the weakest first. */
  readonly levels: ReadonlyArray<string>;
};

/** A rating in one game with so many players. */
export type InPool = Strength & {
  /** The game. */
  readonly game: string;
  /** How many play. */
  readonly players: number;
};

/** The lessons of a game. */
export type Lessons = {
  /** In the order in which to take them. */
  readonly lessons: ReadonlyArray<Taught>;
};

/** Oneself. */
export type Me = {
  /** Whether there is an account with a password. */
  readonly account: boolean;
  /** When one came for the first time, in milliseconds since 1970. */
  readonly created_at: number;
  /** When a guest is forgotten unless he comes again. */
  readonly expires_at?: number | null;
  /** The id, which never changes. */
  readonly id: string;
  /** The name that others see. */
  readonly name: string;
  /** What one likes. */
  readonly settings: Readonly<Record<string, unknown>>;
};

/** Somebody as others see him. */
export type Profile = {
  /** Whether there is an account. */
  readonly account: boolean;
  /** Since when, in milliseconds since 1970. */
  readonly created_at: number;
  /** Who. */
  readonly id: string;
  /** The name; empty for somebody who is gone. */
  readonly name: string;
  /** The ratings, for each game and number of players. */
  readonly ratings: ReadonlyArray<InPool>;
};

/** A text, and the event that leads to the next one. */
export type Step = {
  /** The event of the game that ends the step; without one the learner ends it. */
  readonly await?: string | null;
  /** The choice to make, in notation. */
  readonly choice?: string | null;
  /** The highlighted part of the table. */
  readonly highlight?: string | null;
  /** The id of the text in `locales/`. */
  readonly text: string;
};

/** A rating. */
export type Strength = {
  /** How uncertain it is. */
  readonly deviation: number;
  /** How many games it rests on. */
  readonly games: number;
  /** The number. */
  readonly rating: number;
};

/** A lesson. The position that it begins with stays here: it holds what the learner may not know. */
export type Taught = {
  /** Its name, for `lesson` in the body of a new table. */
  readonly lesson: string;
  /** What to tell, in order: `text`, `await`, `highlight` and `choice`. */
  readonly steps: ReadonlyArray<Step>;
  /** The name of its title in the texts of the client, if it has one. */
  readonly title?: string | null;
};
