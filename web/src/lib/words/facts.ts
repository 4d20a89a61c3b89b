/** Turns data of an engine into arguments of a message. The twin of `crates/words/src/facts.rs`. */
import type { Words } from "./words";

/** The arguments of a message. */
export type Fact = readonly [string, string | number];

/** Fields with these names hold the number of a seat, or a list of such numbers. */
const PEOPLE = new Set(["seat", "owner", "player", "asked", "seats", "owners", "players", "winners"]);

/** The game whose terms are translated and the names of its seats; none leaves data as it is. */
type Reading = { readonly game: string; readonly names: readonly string[] } | null;

/**
 * Every field `x` becomes the argument `x`, with further ones for it: `x_count`, the length of a list;
 * `x_ship`, if the term in `x` has a form `ship`; `x_number`, the number of a seat; `x_y` for the field
 * `y` of an object. If the game has a message `each-x`, it formats each item of the list `x`, with the
 * fields of an object, or with `item` and the forms of that term. A code such as `Y5` begins with the
 * letter of the language, the message `letter-y`, if the game has one.
 */
export function readFacts(words: Words, data: unknown, reading: Reading): Fact[] {
  return isObject(data) ? fields(words, "", data, reading) : [];
}

function fields(words: Words, prefix: string, data: Record<string, unknown>, reading: Reading): Fact[] {
  return Object.entries(data).flatMap(([field, value]) => {
    const name = prefix + field;
    if (isObject(value)) return fields(words, `${name}_`, value, reading);
    if (reading && PEOPLE.has(field)) return people(words, name, value, reading.names);
    return plain(words, name, value, reading);
  });
}

function plain(words: Words, name: string, value: unknown, reading: Reading): Fact[] {
  if (Array.isArray(value)) return list(words, name, value, reading);
  if (typeof value === "number") return [[name, value]];
  if (typeof value === "boolean") return [[name, String(value)]];
  if (typeof value === "string") return list(words, name, [value], reading);
  return [[name, ""], [`${name}_count`, 0]];
}

/** Cards and numbers are listed without a conjunction; terms of the game are joined as in a sentence. */
function list(words: Words, name: string, items: readonly unknown[], reading: Reading): Fact[] {
  const count: Fact = [`${name}_count`, items.length];
  const told = toldEach(words, name, items, reading);
  if (told) return [count, [name, words.joined(told)]];
  const texts = items.map((item) => (typeof item === "string" ? item : JSON.stringify(item)));
  const ids = texts.map((text) => wordId(words, text, reading));
  const first = ids[0];
  if (!first || ids.includes(null)) {
    const numbers = items.some((item) => typeof item === "number");
    return [count, [name, texts.map((text) => localCode(words, text, reading)).join(numbers ? ", " : " ")]];
  }
  const translated = (form: string | null) =>
    words.joined(ids.flatMap((id) => words.find(id ?? "", form, {}) ?? []));
  const forms = words.forms(first).map((form): Fact => [`${name}_${form}`, translated(form)]);
  return [count, [name, translated(null)], ...forms];
}

/** Formats each item of a list by the message of the game, if there is one. */
function toldEach(words: Words, name: string, items: readonly unknown[], reading: Reading): string[] | null {
  const id = reading && `${reading.game}-each-${name.replaceAll("_", "-")}`;
  if (!id || !words.has(id)) return null;
  const facts = (item: unknown) => (isObject(item) ? readFacts(words, item, reading) : plain(words, "item", item, reading));
  return items.map((item) => words.say(id, Object.fromEntries(facts(item))));
}

function people(words: Words, name: string, value: unknown, names: readonly string[]): Fact[] {
  const seats = (Array.isArray(value) ? value : [value]).filter((seat) => typeof seat === "number");
  const called = seats.map((seat) => names[seat] ?? words.say("seat-unnamed", { number: seat }));
  const facts: Fact[] = [[name, words.joined(called)], [`${name}_count`, seats.length]];
  const [only] = seats;
  if (!Array.isArray(value) && only !== undefined) facts.push([`${name}_number`, only]);
  return facts;
}

/** The message of a term of the game, if it is one. */
function wordId(words: Words, text: string, reading: Reading): string | null {
  if (!reading) return null;
  const id = `${reading.game}-word-${text.replaceAll("_", "-")}`;
  return words.has(id) ? id : null;
}

/** A code of a capital letter and digits, with the letter of the language. */
function localCode(words: Words, code: string, reading: Reading): string {
  const [, letter = "", digits = ""] = /^([A-Z])(\d+)$/.exec(code) ?? [];
  const id = `${reading?.game}-letter-${letter.toLowerCase()}`;
  return letter && words.has(id) ? words.say(id) + digits : code;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
