/**
 * The languages, and how their files are fetched: as text, one by one and only when needed, so
 * that neither the rulebooks nor the other languages weigh on the first page.
 */
import { Words } from "./words";

export type Language = "de" | "en" | "pl";

/** Each language by its own name. */
export const LANGUAGES: Record<Language, string> = { de: "Deutsch", en: "English", pl: "Polski" };

/** Where every file lies, by `language/name`. Those of the terminal and of the server stay out. */
const ADDRESSES = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>(["../../../../locales/*/*.ftl", "!../../../../locales/*/{cli,house,prove,*-data}.ftl"], {
      query: "?url",
      import: "default",
      eager: true,
    }),
  ).map(([path, address]) => [path.split("/").slice(-2).join("/").replace(".ftl", ""), address]),
);

/** What every page needs. */
export const HOUSE_FILES = ["common", "server", "bots", "web"] as const;

/** What a table of a game needs beside that. */
export const tableFiles = (game: string): string[] => [game, `${game}-table`];

/** What the rulebook of a game needs. */
export const rulesFile = (game: string): string => `${game}-rules`;

/** What the lessons of a game need: they may stand in a file of their own, or with the table. */
export const lessonFiles = (game: string): string[] => [...tableFiles(game), `${game}-lessons`].filter((name) => `en/${name}` in ADDRESSES);

const fetched = new Map<string, Promise<string>>();

/** The text of a file. What could not be fetched is fetched again the next time. */
export function fileText(language: Language, name: string): Promise<string> {
  const key = `${language}/${name}`;
  const known = fetched.get(key);
  if (known) return known;
  const text = fetchText(key);
  fetched.set(key, text);
  text.catch(() => fetched.delete(key));
  return text;
}

async function fetchText(key: string): Promise<string> {
  const address = ADDRESSES[key];
  if (!address) throw new Error(`no such file of words: ${key}`);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/** The words of a language, from these files or from all of them. */
export async function loadWords(language: Language, names?: readonly string[]): Promise<Words> {
  const all = () => Object.keys(ADDRESSES).flatMap((key) => (key.startsWith(`${language}/`) ? [key.slice(3)] : []));
  const texts = await Promise.all((names ?? all()).map((name) => fileText(language, name)));
  return new Words(language, [texts]);
}

/** The first language that we speak of those that the browser wants. */
export function preferred(wanted: readonly string[]): Language {
  const codes = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return codes.find((code): code is Language => code in LANGUAGES) ?? "en";
}
