/** Arrow keys on the map: the nearest space in that direction. */
import { placeOf, spacesOf } from "./layout";

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** The penalty for lying off the direction. */
const ASIDE = 2.2;

export function nextSpace(side: "A" | "B", from: string, key: string): string | null {
  const way = WAYS[key];
  if (!way) return null;
  const [x, y] = placeOf(side, from);
  let best: string | null = null;
  let least = Infinity;
  for (const space of spacesOf(side)) {
    const [dx, dy] = [placeOf(side, space)[0] - x, placeOf(side, space)[1] - y];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    const far = ahead + aside * ASIDE;
    if (ahead > 10 && far < least) [best, least] = [space, far];
  }
  return best;
}
