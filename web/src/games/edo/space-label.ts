/** The accessible name of a space. */
import type { Words } from "../../lib/words/words";
import { spaceWords } from "./terms";
import type { View } from "./generated";

export function spaceLabel(view: View, names: readonly string[], words: Words, space: string): string {
  const field = view.fields.find((one) => one.space === space);
  const city = view.cities.find((one) => one.space === space);
  const ronin = view.ronin.filter((at) => at === space).length;
  const parts = [
    spaceWords(words, view, space),
    ...(view.covered.includes(space) ? [words.say("edo-table-covered")] : []),
    ...(field ? [words.say("edo-table-yield", { amount: field.amount })] : []),
    ...(city?.buildings ?? []).map(({ building, seat }) =>
      words.say("edo-table-building", { building, name: seat === null ? "" : (names[seat] ?? "") }),
    ),
    ...(city?.income ?? []).map(({ seat, ryo }) => words.say("edo-table-pays", { ryo, name: names[seat] ?? "" })),
    ...view.seats.flatMap(({ seat, samurai, temples }) => {
      const count = samurai.filter((at) => at === space).length;
      const name = names[seat] ?? "";
      return [
        ...(count > 0 ? [words.say("edo-table-here-samurai", { count, name })] : []),
        ...(temples.includes(space) ? [words.say("edo-table-here-temple", { name })] : []),
      ];
    }),
    ...(view.bystanders.includes(space) ? [words.say("edo-table-here-bystander")] : []),
    ...(ronin > 0 ? [words.say("edo-table-here-ronin", { count: ronin })] : []),
    ...(view.merchant === space ? [words.say("edo-table-here-merchant")] : []),
  ];
  return parts.join(", ");
}
