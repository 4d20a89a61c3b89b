/** Scrolls the map on a phone to the selectable spaces. */
import { placeOf, sideOf } from "./layout";
import type { View } from "./generated";

const SIZE = 1000;
/** The size of a space around its centre. */
const PLACE = 150;

/** The viewport of the map, reduced to the properties in use. */
export type Frame = Pick<HTMLElement, "clientWidth" | "clientHeight" | "scrollWidth" | "scrollHeight" | "scrollLeft" | "scrollTop">;

/** The extent of the spaces along one axis. */
function extent(view: Pick<View, "players">, spaces: ReadonlySet<string>, axis: 0 | 1): { middle: number; length: number } {
  const at = [...(spaces.size > 0 ? spaces : ["EDO"])].map((space) => placeOf(sideOf(view), space)[axis]);
  const [least, most] = [Math.min(...at), Math.max(...at)];
  return { middle: (least + most) / 2 / SIZE, length: Math.min(SIZE, most - least + PLACE) / SIZE };
}

export function reveal(frame: Frame, view: Pick<View, "players">, spaces: ReadonlySet<string>): void {
  frame.scrollLeft = extent(view, spaces, 0).middle * frame.scrollWidth - frame.clientWidth / 2;
  frame.scrollTop = extent(view, spaces, 1).middle * frame.scrollHeight - frame.clientHeight / 2;
}

/** Whether some spaces would stay outside to the left or right, in a window high enough for the whole map. */
export function hides(frame: Frame, view: Pick<View, "players">, spaces: ReadonlySet<string>): boolean {
  const isHigh = frame.clientHeight >= 0.8 * frame.clientWidth;
  return isHigh && extent(view, spaces, 0).length * frame.scrollWidth > frame.clientWidth;
}
