/** Parses the notation of a choice. The twin of the engine's parser. */
import { COLOURS } from "./components";
import type { Card, Choice, Colour } from "./generated";

const isColour = (word: string | undefined): word is Colour => COLOURS.some((colour) => colour === word);

/** Nothing for an invalid text. */
export function read(text: string): Choice | null {
  const [verb, ...words] = text.split(" ");
  const cards = words as Card[];
  const [first = "", second] = words;
  switch (verb) {
    case "token":
      return isColour(first) ? { kind: "token", colour: first } : null;
    case "take": {
      const [card, seat] = first.split("@");
      return { kind: "take", card: card as Card, ...(seat === undefined ? {} : { reserved: Number(seat) }) };
    }
    case "reserve":
      return { kind: "reserve", card: first as Card, row: second === "farm" ? "farm" : "market" };
    case "buy":
      return { kind: "buy", payment: cards };
    case "pay":
      return { kind: "pay", cards };
    case "insure":
      return insurance(words);
    case "save":
      return { kind: "save", goods: cards };
    case "pass":
      return { kind: "pass" };
    default:
      return null;
  }
}

function insurance(words: readonly string[]): Choice {
  const [first] = words;
  const rest = isColour(first) ? words.slice(1) : words;
  const at = rest.indexOf("for");
  const payment = rest.slice(0, at < 0 ? undefined : at).filter((word) => word !== "-") as Card[];
  const saved = (at < 0 ? [] : rest.slice(at + 1)) as Card[];
  return { kind: "insure", ...(isColour(first) ? { colour: first } : {}), payment, saved };
}
