/** On a phone the map is larger than its window: what can be chosen is brought into sight. */
import { placeOf, sideOf } from "./layout";
import type { View } from "./types";

const SIZE = 1000;

export function reveal(frame: HTMLElement, view: Pick<View, "players">, spaces: ReadonlySet<string>): void {
  const places = [...(spaces.size > 0 ? spaces : ["EDO"])].map((space) => placeOf(sideOf(view), space));
  const middle = (axis: 0 | 1) => places.reduce((sum, place) => sum + place[axis], 0) / places.length / SIZE;
  frame.scrollLeft = middle(0) * frame.scrollWidth - frame.clientWidth / 2;
  frame.scrollTop = middle(1) * frame.scrollHeight - frame.clientHeight / 2;
}
