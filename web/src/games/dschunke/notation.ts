/** Parses the notation of a choice. The twin of the engine's parser. */
import type { Action, Choice, Good, Junk, Pile, Row, Special } from "./generated";

const named = (good: string | undefined) => (good === undefined ? {} : { good: good as Good });

/** Nothing for an invalid text. */
export function read(text: string): Choice | null {
  const [verb, ...words] = text.split(" ");
  const [first, second] = words;
  switch (verb) {
    case "lay":
      return { kind: "lay", junk: first as Junk };
    case "swap":
      return { kind: "swap", give: first as Good, take: second as Good };
    case "done":
    case "yuan":
    case "load":
    case "cash":
      return { kind: verb };
    case "pile":
      return { kind: "pile", pile: first as Pile };
    case "keep":
      return { kind: "keep", card: first as Special };
    case "goods":
      return { kind: "goods", ...named(first) };
    case "helper":
      return helper(words);
    case "extra":
      return extra(words);
    case "take":
      return { kind: "take", good: first as Good };
    case "bid":
      return { kind: "bid", bid: words.join(" ") };
    default:
      return null;
  }
}

function helper(words: readonly string[]): Choice {
  const [first] = words;
  const row = first === "upper" || first === "lower" ? { row: first as Row } : {};
  const [action, junk, good] = "row" in row ? words.slice(1) : words;
  return { kind: "helper", ...row, action: action as Action, junk: junk as Junk, ...named(good) };
}

function extra([card, first, second]: readonly string[]): Choice | null {
  const junk = first as Junk;
  switch (card) {
    case "load-one":
      return { kind: "extra_load", junk };
    case "cash-in":
      return { kind: "extra_cash", junk };
    case "take-goods":
      return { kind: "extra_goods", junk, ...named(second) };
    case "move":
      return { kind: "extra_move", from: junk, to: second as Junk };
    default:
      return null;
  }
}
