/**
 * Listed choices by the space on the map. No rule is computed here.
 */
import type { Listed } from "./props";
import { kindOf } from "./layout";
import type { ActionKind, Choice, Decision, View } from "./generated";

/** A selected figure, to be moved. */
export type Picked = { readonly figure: "samurai"; readonly from: string } | { readonly figure: "merchant"; readonly from: string };

/** The meaning of a tap on a space. */
export type Option = { readonly text: string } | { readonly pick: Picked };

/** The space of a direct choice; none for walks and for actions at home. */
export function directSpace(choice: Choice): string | null {
  switch (choice.choice) {
    case "city":
    case "city_income":
    case "build":
      return choice.city;
    case "name_ronin":
      return choice.at;
    case "place_ronin":
      return choice.to;
    case "harvest":
      return choice.field;
    case "temple":
    case "drive":
      return choice.space;
    case "gate":
      return choice.gate;
    case "bring":
    case "home":
      return choice.from;
    default:
      return null;
  }
}

/** All moves of the selected figure, by destination. */
export function walks(offers: readonly Listed[], picked: Picked): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { text, choice } of offers) {
    const goes =
      picked.figure === "merchant"
        ? choice.choice === "move_merchant" && choice.to
        : (choice.choice === "move" || choice.choice === "travel") && choice.from === picked.from && choice.to;
    if (goes) found.set(goes, [...(found.get(goes) ?? []), text]);
  }
  return found;
}

/** The movable figures. */
export function pickable(offers: readonly Listed[], merchant: string): Picked[] {
  const from = new Set<string>();
  for (const { choice } of offers) {
    if (choice.choice === "move" || choice.choice === "travel") from.add(choice.from);
  }
  const samurai = [...from].map((space): Picked => ({ figure: "samurai", from: space }));
  const leads = offers.some(({ choice }) => choice.choice === "move_merchant");
  return leads ? [...samurai, { figure: "merchant", from: merchant }] : samurai;
}

/** The possible meanings of a tap on this space. */
export function optionsAt(offers: readonly Listed[], picked: Picked | null, merchant: string, space: string): Option[] {
  if (picked) return (walks(offers, picked).get(space) ?? []).map((text) => ({ text }));
  const direct = offers.filter(({ choice }) => directSpace(choice) === space);
  const figures = pickable(offers, merchant).filter(({ from }) => from === space);
  return [...direct.map(({ text }) => ({ text })), ...figures.map((pick) => ({ pick }))];
}

/** The spaces on which a tap has a meaning. */
export function livelySpaces(offers: readonly Listed[], picked: Picked | null, merchant: string): Set<string> {
  if (picked) return new Set(walks(offers, picked).keys());
  const direct = offers.flatMap(({ choice }) => directSpace(choice) ?? []);
  return new Set([...direct, ...pickable(offers, merchant).map(({ from }) => from)]);
}

/** The probable intention of an impossible tap, to ask the server for the reason. */
export function guessAt(view: View, decision: Decision | null, picked: Picked | null, seat: number | null, space: string): string {
  if (picked?.figure === "merchant") return `merchant ${space}`;
  if (picked) return decision === "second_samurai" ? `travel move ${picked.from} ${space}` : `move ${picked.from} ${space}`;
  switch (decision) {
    case "draft":
      return `city ${space}`;
    case "name_ronin":
      return `ronin at ${space}`;
    case "place_ronin":
      return `ronin to ${space}`;
    case "wages":
      return `home ${space}`;
    case "bring_samurai":
      return `bring ${space}`;
    default:
      return guessOfAction(plannedAction(view, seat), space);
  }
}

function guessOfAction(action: ActionKind | null, space: string): string {
  const kind = kindOf(space);
  if (kind === "rice" || kind === "wood" || kind === "stone") {
    return action === "build" ? `temple ${space}` : `harvest ${space}`;
  }
  if (kind === "city") return `build house ${space}`;
  return kind === "gate" ? `travel gate ${space}` : `temple ${space}`;
}

/** The action of the card that this seat carries out now. */
export function plannedAction(view: View, seat: number | null): ActionKind | null {
  const { phase } = view;
  if (phase.name !== "card" || phase.seat !== seat) return null;
  return view.seats[phase.seat]?.plan[phase.slot - 1]?.action ?? null;
}

/** The possible gains of a card besides its planned action. */
const ASIDE: ReadonlySet<Choice["choice"]> = new Set(["move", "move_merchant", "city_income", "take_resource", "enough", "finish"]);

/** Whether this choice uses an official. */
export function main(choice: Choice): boolean {
  return !ASIDE.has(choice.choice);
}

/** The text of the matching choice, if listed. */
export function offered<K extends Choice["choice"]>(
  offers: readonly Listed[],
  kind: K,
  fits: (choice: Choice & { choice: K }) => boolean = () => true,
): string | null {
  const found = offers.find(({ choice }) => choice.choice === kind && fits(choice as Choice & { choice: K }));
  return found?.text ?? null;
}
