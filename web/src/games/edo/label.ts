/** Labels and headings of choices in the list of choices. */
import type { Args, Words } from "../../lib/words/words";
import type { Choice, MerchantView, OfferCard, View } from "./generated";
import { numberOf } from "./layout";
import type { Listed } from "./props";
import { actionWords, amountWords, cardWords, facesWords, goodsWords, spaceWords } from "./terms";

const GROUPS: Record<Choice["choice"], string> = {
  package: "draft",
  city: "draft",
  name_ronin: "ronin",
  place_ronin: "ronin",
  plan: "plan",
  support: "plan",
  confirm: "plan",
  move: "walk",
  move_merchant: "lead",
  rice_home: "act",
  money: "act",
  harvest: "act",
  recruit: "act",
  special: "act",
  build: "build",
  temple: "build",
  buy: "trade",
  point: "trade",
  gate: "travel",
  travel: "relocate",
  drive: "travel",
  bring: "travel",
  wish: "wish",
  city_income: "privilege",
  take_resource: "privilege",
  home: "wages",
  pay: "wages",
  discard: "limit",
  enough: "end",
  finish: "end",
};

/** Choices that end a card precede long lists; walks, the most numerous, come last. */
const LATE: Partial<Record<Choice["choice"], number>> = {
  wish: 1, home: 1, finish: 2, enough: 2, city_income: 3, take_resource: 3, travel: 4, move_merchant: 5, move: 6,
};

export function label(choice: Listed, words: Words, view: View): { group: string; text: string; order: number } {
  const { choice: made } = choice;
  return {
    order: LATE[made.choice] ?? 0,
    group: words.say(`edo-table-group-${GROUPS[made.choice]}`),
    text: words.say(`edo-table-choice-${made.choice.replaceAll("_", "-")}`, argsOf(made, words, view)),
  };
}

function argsOf(made: Choice, words: Words, view: View): Args {
  const at = (space: string) => spaceWords(words, view, space, "at");
  const to = (space: string) => spaceWords(words, view, space, "to");
  const from = (space: string) => spaceWords(words, view, space, "from");
  switch (made.choice) {
    case "package": {
      const taken = view.packages.find(({ number }) => number === made.number);
      return { number: made.number, goods: taken ? goodsWords(words, taken.contents) : "" };
    }
    case "special": {
      const face = view.cards.find(({ card }) => card === `S${made.number}`);
      return { number: made.number, faces: facesWords(words, face) };
    }
    case "city":
    case "city_income":
      return { at: at(made.city) };
    case "name_ronin":
      return { at: at(made.at) };
    case "place_ronin":
    case "move_merchant":
      return { to: to(made.to) };
    case "plan":
      return { card: cardWords(words, made.card), action: actionWords(words, made.action), officials: made.officials };
    case "move":
    case "travel":
      return { from: from(made.from), to: to(made.to) };
    case "harvest":
      return { at: at(made.field), how: made.how };
    case "build":
      return { building: made.building, at: at(made.city), site: made.site };
    case "temple":
    case "drive":
      return { at: at(made.space) };
    case "buy":
    case "point":
      return offerArgs(made, words, view);
    case "gate":
      return { number: numberOf(made.gate) };
    case "bring":
    case "home":
      return { from: from(made.from) };
    case "rice_home":
      return atHome("rice", view);
    case "money":
      return atHome("ryo", view);
    case "recruit":
      return { price: goodsWords(words, view.prices.recruit) };
    case "wish": {
      const wish = view.wishes[made.place - 1];
      return wish ? { kind: wish.kind, price: goodsWords(words, wish.price) } : {};
    }
    case "take_resource":
      return { goods: amountWords(words, made.take, 1) };
    case "discard":
      return { goods: amountWords(words, made.resource, 1) };
    default:
      return {};
  }
}

/** The gain of an official at home with the current card, and the resulting stock. */
function atHome(good: "rice" | "ryo", { phase, seats, cards }: View): Args {
  if (phase.name !== "card") return {};
  const seat = seats[phase.seat];
  const planned = seat?.plan[phase.slot - 1];
  const faces = cards.find(({ card }) => card === planned?.card)?.actions ?? [];
  const amount = faces.find(({ action }) => action === planned?.action)?.amount ?? 0;
  const have = seat?.[good] ?? 0;
  return { amount, have, then: have + amount };
}

/** The merchant card of an offer. */
export function cardOf(view: View, card: OfferCard): MerchantView {
  return card === "next" ? (view.next_merchant_card ?? view.merchant_card) : view.merchant_card;
}

function offerArgs(made: Choice & { choice: "buy" | "point" }, words: Words, view: View): Args {
  const card = cardOf(view, made.card);
  if (made.choice === "point") return { card: made.card, price: goodsWords(words, card.point) };
  return {
    card: made.card,
    goods: amountWords(words, card.buy, made.pieces),
    price: amountWords(words, "ryo", made.pieces * card.ryo_each),
  };
}
