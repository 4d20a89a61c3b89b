/** Preferences of the player, stored in the browser and with the account. */
import { recall, remember } from "./storage";
import { LANGUAGES, type Language, preferred } from "./words/languages";

export type Theme = "auto" | "day" | "night";
export type Motion = "auto" | "full" | "calm";

export interface PreferenceValues {
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

/** The key is older than the name of this class; stored preferences stay valid. */
const KEY = "higaki.taste";

const DEFAULTS: PreferenceValues = {
  language: "en",
  theme: "auto",
  sound: true,
  motion: "auto",
  confirm: true,
  scores: true,
  hints: true,
  text: false,
};

/** Keeps only known keys with valid values: the data may come from another version. */
export function readPreferences(stored: unknown, values: PreferenceValues): PreferenceValues {
  if (typeof stored !== "object" || stored === null) return values;
  const given = stored as Record<string, unknown>;
  const flags = (["sound", "confirm", "scores", "hints", "text"] as const).filter((name) => typeof given[name] === "boolean");
  const read = { ...values, ...Object.fromEntries(flags.map((name) => [name, given[name]])) };
  if (typeof given.language === "string" && given.language in LANGUAGES) read.language = given.language as Language;
  if (given.theme === "auto" || given.theme === "day" || given.theme === "night") read.theme = given.theme;
  if (given.motion === "auto" || given.motion === "full" || given.motion === "calm") read.motion = given.motion;
  return read;
}

type MediaQuery = Pick<MediaQueryList, "matches" | "addEventListener" | "removeEventListener">;

/** The settings of browser and system that `auto` follows. */
export interface Device {
  readonly languages: readonly string[];
  readonly dark: MediaQuery;
  readonly reducedMotion: MediaQuery;
}

export const thisDevice = (): Device => ({
  languages: navigator.languages,
  dark: matchMedia("(prefers-color-scheme: dark)"),
  reducedMotion: matchMedia("(prefers-reduced-motion: reduce)"),
});

export class Preferences {
  readonly #device: Device;
  /** The values chosen by the player; `auto` follows the device. */
  chosen = $state.raw<PreferenceValues>(DEFAULTS);
  #dark = $state(false);
  #reducedMotion = $state(false);
  night = $derived(this.chosen.theme === "auto" ? this.#dark : this.chosen.theme === "night");
  motion = $derived(this.chosen.motion === "auto" ? !this.#reducedMotion : this.chosen.motion === "full");
  /** Called after every change by the player. */
  onchange: ((chosen: PreferenceValues) => void) | null = null;

  constructor(device: Device) {
    this.#device = device;
    this.chosen = readPreferences(recall(KEY), { ...DEFAULTS, language: preferred(device.languages) });
    this.#follow();
  }

  /** Follows changes of the device until the returned function is called. */
  start(): () => void {
    const follow = () => this.#follow();
    const queries = [this.#device.dark, this.#device.reducedMotion];
    for (const query of queries) query.addEventListener("change", follow);
    return () => {
      for (const query of queries) query.removeEventListener("change", follow);
    };
  }

  change(change: Partial<PreferenceValues>): void {
    this.chosen = { ...this.chosen, ...change };
    remember(KEY, this.chosen);
    this.onchange?.(this.chosen);
  }

  /** Adopts the values that the account has stored from another browser. */
  adopt(stored: unknown): void {
    this.chosen = readPreferences(stored, this.chosen);
    remember(KEY, this.chosen);
  }

  #follow(): void {
    this.#dark = this.#device.dark.matches;
    this.#reducedMotion = this.#device.reducedMotion.matches;
  }
}
