/** Coordinates in the picture of the harbour, in units of its view box. */

export const VIEW_BOX = "2 39 696 519";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Slot {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  /** The position of the plate with the visible crates. */
  readonly plate: Point;
  /** The same in a small picture, where the plate is drawn larger. */
  readonly largePlate: Point;
}

/** Five berths clockwise from the top; every junk shows its sails to the open sea. */
export const SLOTS: readonly Slot[] = [
  { x: 350, y: 138, turn: 0, plate: { x: 350, y: 233 }, largePlate: { x: 350, y: 243 } },
  { x: 597, y: 232, turn: 72, plate: { x: 468, y: 270 }, largePlate: { x: 474, y: 262 } },
  { x: 480, y: 446, turn: 144, plate: { x: 410, y: 348 }, largePlate: { x: 412, y: 344 } },
  { x: 220, y: 446, turn: 216, plate: { x: 290, y: 348 }, largePlate: { x: 288, y: 344 } },
  { x: 103, y: 232, turn: 288, plate: { x: 232, y: 270 }, largePlate: { x: 226, y: 262 } },
];

export const PLANKS = [
  { x: 497.6, y: 150.8, turn: 81.5, length: 1.6 },
  { x: 578.4, y: 351.4, turn: 239.3, length: 1.18 },
  { x: 350.6, y: 487.8, turn: -88.7, length: 1.23 },
  { x: 121.9, y: 352.5, turn: -57.3, length: 1.15 },
  { x: 201.5, y: 151.5, turn: 99.9, length: 1.64 },
] as const;

/** The gangplank from a berth to the next. */
export function plankBetween(from: Slot, to: Slot): Point[] {
  const berth = SLOTS.indexOf(from);
  const plank = SLOTS[(berth + 1) % SLOTS.length] === to ? PLANKS[berth] : undefined;
  return plank ? [plank] : [];
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Converts a point of a junk, along its keel and across, to the harbour. */
export function onDeck(slot: Slot, along: number, across: number): Point {
  const angle = radians(slot.turn);
  return {
    x: slot.x + along * Math.cos(angle) - across * Math.sin(angle),
    y: slot.y + along * Math.sin(angle) + across * Math.cos(angle),
  };
}

/** A vertical offset on the screen in the coordinates of a turned junk. */
export function up(turn: number, height: number): Point {
  const angle = radians(turn);
  return { x: -height * Math.sin(angle), y: -height * Math.cos(angle) };
}

/** The drawn height of a layer: full crates until the stack would hide the deck. */
export function layerHeight(layers: number): number {
  return layers <= 4 ? 6 : 24 / layers;
}

/**
 * Whether a crate is covered: layers cross, so the strip in lane `place` of the next layer covers the
 * crate at this place.
 */
export function isCovered(layers: readonly (readonly (number | null)[])[], layer: number, place: number): boolean {
  if (layer + 2 < layers.length) return true;
  const above = layers[layer + 1];
  return above !== undefined && above[place] !== null && above[place] !== undefined;
}

/** The owners of the visible crates of a hold, row by row. */
export function shownCrates(layers: readonly (readonly (number | null)[])[]): (number | null)[] {
  return Array.from({ length: 9 }, (_, cell) => {
    const [row, column] = [Math.floor(cell / 3), cell % 3];
    for (let layer = layers.length - 1; layer >= 0; layer -= 1) {
      const owner = crateAt(layers, layer, row, column);
      if (owner !== null) return owner;
    }
    return null;
  });
}

/** The owner of a crate of a layer from above: every other layer is turned. */
export function crateAt(layers: readonly (readonly (number | null)[])[], layer: number, row: number, column: number): number | null {
  return layers[layer]?.[layer % 2 === 0 ? row : column] ?? null;
}
