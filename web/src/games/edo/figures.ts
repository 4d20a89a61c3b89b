/** The figures on the map with identities, so that each can be animated. */
import { kindOf, placeOf, sideOf, type Point } from "./layout";
import type { View } from "./generated";

export interface Figure {
  readonly id: string;
  readonly kind: "samurai" | "ronin" | "merchant" | "settled";
  /** The owner of a samurai; none for other figures and settled ones. */
  readonly seat: number | null;
  readonly space: string;
}

interface Wanted {
  readonly kind: Figure["kind"];
  readonly seat: number | null;
  readonly spaces: readonly string[];
}

/** The figures of a view: unmoved ones keep their identity, the others fill the gaps. */
export function reconcile(before: readonly Figure[], view: View): Figure[] {
  const wanted: Wanted[] = [
    { kind: "merchant", seat: null, spaces: [view.merchant] },
    { kind: "settled", seat: null, spaces: view.bystanders },
    ...view.seats.map((seat): Wanted => ({ kind: "samurai", seat: seat.seat, spaces: seat.samurai })),
    { kind: "ronin", seat: null, spaces: view.ronin },
  ];
  return wanted.flatMap(({ kind, seat, spaces }) => {
    const old = before.filter((figure) => figure.kind === kind && figure.seat === seat);
    return matched(old, spaces, (number) => ({ id: `${kind}-${seat ?? "x"}-${number}`, kind, seat, space: "" }));
  });
}

function matched(old: readonly Figure[], spaces: readonly string[], make: (number: number) => Figure): Figure[] {
  const free = [...old];
  const stay = spaces.map((space) => {
    const index = free.findIndex((figure) => figure.space === space);
    return index < 0 ? null : (free.splice(index, 1)[0] ?? null);
  });
  const used = new Set(old.map(({ id }) => id));
  let number = 0;
  const fresh = (): Figure => {
    while (used.has(make(number).id)) number += 1;
    used.add(make(number).id);
    return make(number);
  };
  return spaces.map((space, index) => ({ ...(stay[index] ?? free.shift() ?? fresh()), space }));
}

/** The positions of the figures: those on one space stand side by side. */
export function standing(view: Pick<View, "players">, figures: readonly Figure[]): Map<string, Point> {
  const side = sideOf(view);
  const bySpace = new Map<string, Figure[]>();
  for (const figure of figures) bySpace.set(figure.space, [...(bySpace.get(figure.space) ?? []), figure]);
  const places = new Map<string, Point>();
  for (const [space, here] of bySpace) {
    const [x, y] = placeOf(side, space);
    here.forEach(({ id }, index) => {
      const [dx, dy] = offset(space, index, here.length);
      places.set(id, [x + dx, y + dy]);
    });
  }
  return places;
}

/** From the middle of the space to the feet of figure number `index` of `count`. */
function offset(space: string, index: number, count: number): Point {
  const kind = kindOf(space);
  if (space === "EDO") return row(index, count, 0, count > 4 ? 48 + 14 * (index % 2) : 58, 40, 100);
  if (kind === "city") return count > 3 ? row(index, count, 0, -58, 34, 148) : row(index, count, 36, -58, 32, 64);
  if (kind === "gate") return row(index, count, 12, 40, 30, 84);
  if (kind === "river" || kind === "road") return row(index, count, 0, 22, 32, 76);
  return row(index, count, 0, 52 + 4 * (index % 2), 34, 104);
}

function row(index: number, count: number, middle: number, y: number, step: number, width: number): Point {
  const between = count > 1 ? Math.min(step, width / (count - 1)) : 0;
  return [middle + (index - (count - 1) / 2) * between, y];
}
