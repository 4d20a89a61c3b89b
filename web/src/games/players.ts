/** Who sits at a position of the gallery, as a table is told. */
import type { Player } from "./game-table";

/** What a fixture says about people, whatever its game. */
export interface Seated {
  readonly seat: number | null;
  readonly names: readonly string[];
  readonly deciding: readonly { readonly seat: number }[];
}

export function playersOf({ names, deciding, seat: own }: Seated): Player[] {
  return names.map((name, seat) => ({
    seat,
    name,
    kind: seat === own ? "person" : "bot",
    present: true,
    deciding: deciding.some((owed) => owed.seat === seat),
    clock: null,
  }));
}
