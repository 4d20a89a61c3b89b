/** Labels of choices in the list of choices. */
import type { Words } from "../../lib/words/words";
import { spokenCard, spokenCards } from "./terms";
import type { Choice, View } from "./generated";
import type { Listed } from "./props";

export interface Label {
  readonly group: string;
  readonly text: string;
}

export function label({ choice }: Listed, words: Words, view: View): Label {
  return { group: words.say(`osaka-table-do-${choice.kind}`), text: text(choice, words, view) };
}

function text(choice: Choice, words: Words, view: View): string {
  switch (choice.kind) {
    case "token":
      return words.say("osaka-table-token", { colour: choice.colour });
    case "take": {
      const id = choice.reserved === undefined ? "osaka-table-do-take-card" : "osaka-table-do-take-reserved";
      return words.say(id, { card: spokenCard(words, choice.card) });
    }
    case "reserve":
      return words.say(`osaka-table-do-reserve-${choice.row}`, { card: spokenCard(words, choice.card) });
    case "buy": {
      const id = choice.payment.length > 0 ? "osaka-table-do-buy-with" : "osaka-table-do-buy-steps";
      return words.say(id, { price: priceOf(view), cards: spokenCards(words, choice.payment) });
    }
    case "pay":
      return words.say("osaka-table-do-pay-with", { cards: spokenCards(words, choice.cards) });
    case "insure":
      return insurance(choice, words);
    case "save":
      return words.say("osaka-table-do-save-goods", { goods: spokenCards(words, choice.goods) });
    case "pass":
      return words.say("osaka-table-do-pass-only");
  }
}

function insurance(choice: Extract<Choice, { kind: "insure" }>, words: Words): string {
  if (choice.payment.length === 0) {
    return choice.colour
      ? words.say("osaka-table-do-insure-nothing-in", { colour: choice.colour })
      : words.say("osaka-table-do-insure-nothing");
  }
  const id = choice.saved.length > 0 ? "osaka-table-do-insure-for" : "osaka-table-do-insure-with";
  return words.say(id, { cards: spokenCards(words, choice.payment), goods: spokenCards(words, choice.saved) });
}

function priceOf(view: View): number {
  return view.seats.find((own) => own.seat === view.asked?.seat)?.price ?? 0;
}
