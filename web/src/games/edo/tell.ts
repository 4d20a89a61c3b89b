/** Events and refusals in the words of this table, with its names of places and cards. */
import type { Refusal } from "../../lib/protocol/messages";
import { readFacts } from "../../lib/words/facts";
import type { Args, Words } from "../../lib/words/words";
import { cardWords, placed, spaceWords } from "./terms";

/** The fields of events that contain one place. */
const PLACES = ["space", "city", "field", "gate"] as const;

type Data = Readonly<Record<string, unknown>>;

/** The sentence for this event; nothing if the general one is enough. */
export function tell(event: unknown, names: readonly string[], words: Words): string | null {
  const data = event as Data;
  const id = `edo-table-event-${String(data.event).replaceAll("_", "-")}`;
  if (!words.has(id)) return null;
  const facts = Object.fromEntries(readFacts(words, data, { game: "edo", names }));
  return words.say(id, { ...facts, ...called(data, names.length, words) });
}

function called(data: Data, players: number, words: Words): Args {
  const view = { players };
  const place = PLACES.map((field) => data[field]).find((code) => typeof code === "string");
  const args: Args = {};
  if (typeof place === "string") {
    args.place = spaceWords(words, view, place);
    args.at = spaceWords(words, view, place, "at");
    args.off = spaceWords(words, view, place, "from");
  }
  for (const form of ["from", "to"] as const) {
    const code = data[form];
    if (typeof code === "string") args[form] = spaceWords(words, view, code, form);
  }
  if (Array.isArray(data.spaces)) args.places = words.joined(data.spaces.map((code) => spaceWords(words, view, String(code))));
  if (typeof data.card === "string") args.called = cardWords(words, data.card);
  return args;
}

/** The refusal in words, with the names of buttons instead of notation. */
export function excuse(refusal: Refusal, names: readonly string[], words: Words): string {
  const told = placed(words, { players: names.length }, refusal);
  const id = `edo-table-refusal-${refusal.code.replaceAll("_", "-")}`;
  if (!words.has(id)) return words.refusal("edo", told, names);
  return words.say(id, Object.fromEntries(readFacts(words, told.details, { game: "edo", names })));
}
