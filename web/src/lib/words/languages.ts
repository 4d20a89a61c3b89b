/**
 * The languages and their message files: loaded as text, one by one and on demand, so that neither the
 * rulebooks nor the other languages delay the first page.
 */
import { Words } from "./words";

export type Language = "de" | "en" | "pl";

/** Each language by its own name. */
export const LANGUAGES: Record<Language, string> = { de: "Deutsch", en: "English", pl: "Polski" };

/** The loader of every file, by `language/name`. Files of the terminal and the server are left out. */
const ADDRESSES = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>(["../../../../locales/*/*.ftl", "!../../../../locales/*/{cli,house,prove,*-data}.ftl"], {
      query: "?url",
      import: "default",
      eager: true,
    }),
  ).map(([path, address]) => [path.split("/").slice(-2).join("/").replace(".ftl", ""), address]),
);

/** The files of every page. */
export const HOUSE_FILES = ["common", "server", "bots", "web"] as const;

/** The further files of a table. */
export const tableFiles = (game: string): string[] => [game, `${game}-table`];

/** The files of a rulebook. */
export const rulesFile = (game: string): string => `${game}-rules`;

/** The files of the lessons: separate, or part of the table's. */
export const lessonFiles = (game: string): string[] => [...tableFiles(game), `${game}-lessons`].filter((name) => `en/${name}` in ADDRESSES);

const fetched = new Map<string, Promise<string>>();

/** Loads a file. A failed load is retried the next time. */
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

/** The messages of a language, from these files or from all. */
export async function loadWords(language: Language, names?: readonly string[]): Promise<Words> {
  const all = () => Object.keys(ADDRESSES).flatMap((key) => (key.startsWith(`${language}/`) ? [key.slice(3)] : []));
  const texts = await Promise.all((names ?? all()).map((name) => fileText(language, name)));
  return new Words(language, [texts]);
}

/** The first supported language among those of the browser. */
export function preferred(wanted: readonly string[]): Language {
  const codes = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return codes.find((code): code is Language => code in LANGUAGES) ?? "en";
}
