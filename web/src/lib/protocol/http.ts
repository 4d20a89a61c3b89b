// Made from /api/openapi.json by a test: `npm run test:browser -- http-types`.
// Changes by hand are lost.
import type { GameInfo } from "./messages";

/** The metadata of a token. */
export type About = {
  /** The time of creation, in milliseconds since 1970. */
  readonly created_at: number;
  /** The time of expiry, in milliseconds since 1970. */
  readonly expires_at?: number | null;
  /** The id, for revoking the token. */
  readonly id: string;
  /** The label. */
  readonly label: string;
};

/** The component data of a game, in the language of `Accept-Language`. */
export type Components = {
  /** Whether the data comes from the host; names, notes and provenance are then in the host's words. */
  readonly custom: boolean;
  /** The meaning of each provenance with its number of entries. */
  readonly provenance: ReadonlyArray<string>;
  /** Tables with `name`, `caption`, `columns`, `rows` and `sources`; empty for a game without component data. */
  readonly tables: ReadonlyArray<Readonly<Record<string, unknown>>>;
};

/** A new token, shown only once. */
export type Fresh = About & {
  /** The token. It is not stored and cannot be shown again. */
  readonly token: string;
};

/** The available games and bots. */
export type Games = {
  /** The games with their numbers of players. */
  readonly games: ReadonlyArray<GameInfo>;
  /** The levels of bots, the weakest first. */
  readonly levels: ReadonlyArray<string>;
};

/** A rating for one game and number of players. */
export type InPool = Strength & {
  /** The id of the game. */
  readonly game: string;
  /** The number of players. */
  readonly players: number;
};

/** The lessons of a game. */
export type Lessons = {
  /** The lessons in their recommended order. */
  readonly lessons: ReadonlyArray<Taught>;
};

/** The caller's own person. */
export type Me = {
  /** Whether the person has an account with a password. */
  readonly account: boolean;
  /** The time of the first visit, in milliseconds since 1970. */
  readonly created_at: number;
  /** The time at which an inactive guest is deleted, in milliseconds since 1970. */
  readonly expires_at?: number | null;
  /** The id, which never changes. */
  readonly id: string;
  /** The display name. */
  readonly name: string;
  /** Preferences of the client. */
  readonly settings: Readonly<Record<string, unknown>>;
};

/** The public profile of a person. */
export type Profile = {
  /** Whether the person has an account. */
  readonly account: boolean;
  /** The time of the first visit, in milliseconds since 1970. */
  readonly created_at: number;
  /** The id of the person. */
  readonly id: string;
  /** The name; empty for a deleted person. */
  readonly name: string;
  /** The ratings for each game and number of players. */
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
  /** The uncertainty of the rating. */
  readonly deviation: number;
  /** The number of rated games. */
  readonly games: number;
  /** The rating. */
  readonly rating: number;
};

/** A lesson, without its position, which contains hidden information. */
export type Taught = {
  /** The id, for `lesson` in the body of a new table. */
  readonly lesson: string;
  /** The steps in order: `text`, `await`, `highlight` and `choice`. */
  readonly steps: ReadonlyArray<Step>;
  /** The id of its title in the texts of the client, if it has one. */
  readonly title?: string | null;
};
