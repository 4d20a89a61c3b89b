/** The languages, and how their files are fetched: only the one that is spoken, in one piece. */
import { Words } from "./words";

export type Language = "de" | "en" | "pl";

/** Each language by its own name. */
export const LANGUAGES: Record<Language, string> = { de: "Deutsch", en: "English", pl: "Polski" };

const FILES = {
  de: () => import("./files/de"),
  en: () => import("./files/en"),
  pl: () => import("./files/pl"),
};

/** The words of a language. English stands behind the others in the files' tests, not at run time:
 * the locales are complete, and a test of the house holds that. */
export async function loadWords(language: Language): Promise<Words> {
  const { texts } = await FILES[language]();
  return new Words(language, [texts]);
}

/** The first language that we speak of those that the browser wants. */
export function preferred(wanted: readonly string[]): Language {
  const codes = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return codes.find((code): code is Language => code in LANGUAGES) ?? "en";
}
