/** Coordinates in the picture of the coast. */

export interface Geometry {
  readonly width: number;
  readonly height: number;
  /** The vertical shift of the land from its drawing. */
  readonly shift: number;
  readonly places: readonly number[];
  /** Half the width and height of the water of a place, and its centre. */
  readonly water: { readonly rx: number; readonly ry: number; readonly y: number };
  readonly ship: { readonly width: number; readonly height: number };
  readonly plate: { readonly y: number; readonly font: number };
  readonly narrow: boolean;
}

const WIDE = { width: 1094, places: [112, 288, 462, 640, 808, 978] };
const NARROW = { width: 390, height: 226, places: [37, 100, 163, 227, 290, 353] };
const SHIP_RATIO = 108 / 124;

/** The layout for a window of this size; the sea takes most of the difference. */
export function geometry(room: { readonly width: number; readonly height: number }, narrow: boolean): Geometry {
  if (narrow) {
    const { width, height, places } = NARROW;
    const ship = { width: 50, height: 50 * SHIP_RATIO };
    const plate = { y: height - 26, font: 11.5 };
    return { width, height, shift: 0, places, water: { rx: 30.5, ry: 64, y: 130 }, ship, plate, narrow };
  }
  const wanted = room.width > 0 ? (WIDE.width * room.height) / room.width : 330;
  const height = Math.min(460, Math.max(244, wanted));
  const shift = (height - 330) * 0.28;
  const [top, bottom] = [143 + shift, height - 17];
  const ry = (bottom - top) / 2;
  const ship = { width: Math.min(104, Math.max(68, ry * 1.06)), height: 0 };
  ship.height = ship.width * SHIP_RATIO;
  const font = Math.min(21, Math.max(15.5, room.width > 0 ? (15.5 * 920) / room.width : 15.5));
  const plate = { y: 101 + shift, font };
  return {
    width: WIDE.width,
    height,
    shift,
    places: WIDE.places,
    water: { rx: 82, ry, y: top + ry },
    ship,
    plate,
    narrow,
  };
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The offsets of so many ships in one place, from its centre, in halves of its water. */
const WIDE_SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [[-0.28, -0.42], [0.28, 0.4]],
  [[-0.4, -0.46], [0.42, -0.2], [-0.22, 0.48]],
  [[-0.42, -0.5], [0.44, -0.34], [-0.44, 0.34], [0.42, 0.5]],
];
const NARROW_SPOTS: typeof WIDE_SPOTS = [
  [[0, 0]],
  [[-0.06, -0.42], [0.06, 0.4]],
  [[-0.08, -0.58], [0.08, 0], [-0.08, 0.58]],
  [[-0.14, -0.66], [0.14, -0.22], [-0.14, 0.22], [0.14, 0.66]],
];

/** The upper left corners of all ships and ghosts, spread to avoid overlaps. */
export function moored<K extends string>(at: Geometry, ships: readonly { id: K; place: number }[]): Record<K, Spot> {
  const layouts = at.narrow ? NARROW_SPOTS : WIDE_SPOTS;
  const corner = ({ place }: { place: number }, index: number, all: number): Spot => {
    const [dx, dy] = layouts[Math.min(all, layouts.length) - 1]?.[index] ?? [0, 0];
    const x = (at.places[place] ?? 0) + dx * at.water.rx - at.ship.width / 2;
    return { x, y: at.water.y + dy * at.water.ry - at.ship.height * 0.54 };
  };
  const entries = ships.map((ship) => {
    const here = ships.filter(({ place }) => place === ship.place);
    return [ship.id, corner(ship, here.indexOf(ship), here.length)];
  });
  return Object.fromEntries(entries) as Record<K, Spot>;
}

/** The ends of a ship's course and its lowest point, curved like a slack rope. */
function rope(at: Geometry, from: Spot, to: Spot): readonly [Spot, Spot, Spot] {
  const deep = at.ship.height * 0.8;
  const start = { x: from.x + at.ship.width * 0.94, y: from.y + deep };
  const end = { x: to.x + at.ship.width * 0.06, y: to.y + deep };
  const sag = { x: (start.x + end.x) / 2, y: Math.max(start.y, end.y) + at.ship.height * 0.24 };
  return [start, sag, end];
}

/** The course as a path. */
export function course(at: Geometry, from: Spot, to: Spot): string {
  const [start, sag, end] = rope(at, from, to);
  return `M${start.x} ${start.y}Q${sag.x} ${sag.y} ${end.x} ${end.y}`;
}

/** A point of the course, from 0 at its start to 1 at its end. */
export function along(at: Geometry, from: Spot, to: Spot, t: number): Spot {
  const [start, sag, end] = rope(at, from, to);
  const on = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
  return { x: on(start.x, sag.x, end.x), y: on(start.y, sag.y, end.y) };
}

/** The wake of a ship from its former place. */
export function wake(at: Geometry, from: number, ship: Spot): string {
  const [x, y] = [at.places[from] ?? 0, ship.y + at.ship.height * 0.84];
  return `M${x} ${y}Q${(x + ship.x) / 2} ${y + at.ship.height * 0.16} ${ship.x - 4} ${y}`;
}
