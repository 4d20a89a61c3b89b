/** What the player likes. Kept in the browser, and with the account if there is one. */
import { LANGUAGES, type Language, preferred } from "../lib/words/languages";

export type Theme = "auto" | "day" | "night";
export type Motion = "auto" | "full" | "calm";

export interface Likes {
  language: Language;
  theme: Theme;
  sound: boolean;
  motion: Motion;
  /** A choice waits for a second tap. */
  confirm: boolean;
  /** Points and worth are shown while the game goes on. */
  scores: boolean;
  hints: boolean;
  /** The table in sentences instead of the picture. */
  text: boolean;
}

const PLACE = "higaki.taste";
const dark = matchMedia("(prefers-color-scheme: dark)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");

function fresh(): Likes {
  return {
    language: preferred(navigator.languages),
    theme: "auto",
    sound: true,
    motion: "auto",
    confirm: true,
    scores: true,
    hints: true,
    text: false,
  };
}

/** Only what we know, and only if it is of the right kind: it may come from another version. */
export function readLikes(stored: unknown, likes: Likes): Likes {
  if (typeof stored !== "object" || stored === null) return likes;
  const given = stored as Record<string, unknown>;
  const flags = (["sound", "confirm", "scores", "hints", "text"] as const).filter((name) => typeof given[name] === "boolean");
  const read = { ...likes, ...Object.fromEntries(flags.map((name) => [name, given[name]])) };
  if (typeof given.language === "string" && given.language in LANGUAGES) read.language = given.language as Language;
  if (given.theme === "auto" || given.theme === "day" || given.theme === "night") read.theme = given.theme;
  if (given.motion === "auto" || given.motion === "full" || given.motion === "calm") read.motion = given.motion;
  return read;
}

class Taste {
  likes = $state.raw<Likes>(readLikes(recall(PLACE), fresh()));
  #dark = $state(dark.matches);
  #calm = $state(calm.matches);
  night = $derived(this.likes.theme === "auto" ? this.#dark : this.likes.theme === "night");
  motion = $derived(this.likes.motion === "auto" ? !this.#calm : this.likes.motion === "full");
  /** Told of every change, to keep it elsewhere too. */
  onchange: ((likes: Likes) => void) | null = null;

  constructor() {
    dark.addEventListener("change", () => (this.#dark = dark.matches));
    calm.addEventListener("change", () => (this.#calm = calm.matches));
  }

  change(change: Partial<Likes>): void {
    this.likes = { ...this.likes, ...change };
    remember(PLACE, this.likes);
    this.onchange?.(this.likes);
  }

  /** What the account remembers from another browser. */
  adopt(stored: unknown): void {
    this.likes = readLikes(stored, this.likes);
    remember(PLACE, this.likes);
  }
}

/** Something kept in the browser; nothing if it is unreadable or keeping is forbidden. */
export function recall(place: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "null");
  } catch {
    return null;
  }
}

export function remember(place: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing forgets it with the tab.
  }
}

export const taste = new Taste();
