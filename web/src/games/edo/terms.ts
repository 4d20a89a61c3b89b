/** Terms of this game: spaces, goods, cards, actions. */
import type { Refusal } from "../../lib/protocol/messages";
import type { Words } from "../../lib/words/words";
import { cityName, kindOf, nearestCity, numberOf, sideOf } from "./layout";
import type { ActionKind, CardView, Privilege, Purse, View } from "./generated";

type Form = "from" | "to" | "at";

/** The name of a space, alone or after “from”, “to” and “at”. A field is named after the nearest city: no two of a kind share it. */
export function spaceWords(words: Words, view: Pick<View, "players">, space: string, form: Form | null = null): string {
  const kind = kindOf(space);
  const side = sideOf(view);
  if (kind === "rice" || kind === "wood" || kind === "stone") {
    return words.find(`edo-table-field-${kind}`, form, { city: nearestCity(side, space) }) ?? space;
  }
  const args = { name: cityName(side, space), number: numberOf(space) };
  return words.find(`edo-table-space-${kind}`, form, args) ?? args.name;
}

const PLACES = ["city", "space"] as const;

/** The same refusal with the names of places in the form for the beginning of a sentence. */
export function placed(words: Words, view: Pick<View, "players">, refusal: Refusal): Refusal {
  const details = { ...(refusal.details as Record<string, unknown>) };
  for (const field of PLACES) {
    const code = details[field];
    if (typeof code === "string") details[field] = capital(spaceWords(words, view, code));
  }
  return { ...refusal, details };
}

/** Capitalises the text for the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const GOODS = ["rice", "wood", "stone", "ryo"] as const;
export type Good = (typeof GOODS)[number];

/** The nonzero amounts in the order of the stock. */
export function amounts(purse: Purse): { good: Good; amount: number }[] {
  return GOODS.map((good) => ({ good, amount: purse[good] })).filter(({ amount }) => amount > 0);
}

export function amountWords(words: Words, good: Good, amount: number): string {
  return words.say("edo-table-amount", { thing: good, amount });
}

/** “3 wood and 2 Ryo”. */
export function goodsWords(words: Words, purse: Purse): string {
  const items = amounts(purse).map(({ good, amount }) => amountWords(words, good, amount));
  return items.length > 0 ? words.joined(items) : words.say("edo-table-nothing");
}

export function actionWords(words: Words, action: ActionKind): string {
  return words.say("edo-action", { action });
}

/** The number of a special card; 0 for the three basic cards. */
export function specialNumber(card: string): number {
  return card.startsWith("S") ? numberOf(card) : 0;
}

export function cardWords(words: Words, card: string): string {
  return words.say("edo-table-card", { card, special: specialNumber(card) });
}

/** The text of a card: “Wood +1, up to 2; Trade, up to 1”. */
export function facesWords(words: Words, card: CardView | undefined): string {
  const faces = card?.actions ?? [];
  return faces
    .map(({ action, amount, officials }) =>
      words.say("edo-table-face", { action: words.say("edo-board-face", { action, amount }), officials }),
    )
    .join("; ");
}

export function privilegeWords(words: Words, privilege: Privilege): string {
  return words.say(`edo-word-${privilege.replaceAll("_", "-")}`);
}

/** Whether this seat has a house in Edo, which is public. */
export function hasHouseInEdo(view: Pick<View, "cities">, seat: number): boolean {
  const edo = view.cities.find(({ space }) => space === "EDO");
  return edo?.buildings.some((built) => built.building === "house" && built.seat === seat) ?? false;
}
