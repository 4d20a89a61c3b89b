/** Positions on the map: a square of 1000, for both sides of the board. */
import layout from "./layout.json";
import type { View } from "./generated";

export type Point = readonly [number, number];
export type SpaceKind = "city" | "rice" | "wood" | "stone" | "river" | "road" | "gate";

interface Side {
  readonly names: Readonly<Record<string, string>>;
  readonly spaces: Readonly<Record<string, readonly number[]>>;
  /** The middle control point of a road that makes a detour. */
  readonly bends: Readonly<Record<string, readonly number[]>>;
}

const SIDES: Record<"A" | "B", Side> = layout;
const CENTRE: Point = [500, 500];

/** Side A is for two and three, side B for four and five players: it is the one with the view's roads. */
export function sideOf(view: Pick<View, "players">): "A" | "B" {
  return view.players < 4 ? "A" : "B";
}

export function spacesOf(side: "A" | "B"): string[] {
  return Object.keys(SIDES[side].spaces);
}

export function placeOf(side: "A" | "B", space: string): Point {
  const [x = 500, y = 500] = SIDES[side].spaces[space] ?? [];
  return [x, y];
}

/** The name of a city, also of a covered one: the view names only open ones. */
export function cityName(side: "A" | "B", space: string): string {
  return SIDES[side].names[space] ?? space;
}

/** The city around Edo nearest to a space. */
export function nearestCity(side: "A" | "B", space: string): string {
  const [x, y] = placeOf(side, space);
  const distance = (city: string): number => {
    const [cityX, cityY] = placeOf(side, city);
    return Math.hypot(cityX - x, cityY - y);
  };
  const cities = Object.keys(SIDES[side].names).filter((city) => city !== "EDO");
  return cityName(side, cities.reduce((near, city) => (distance(city) < distance(near) ? city : near)));
}

/** The kind of a space from its code as in `crates/edo/src/space.rs`. */
export function kindOf(space: string): SpaceKind {
  if (space.startsWith("RI")) return "rice";
  if (space.startsWith("WO")) return "wood";
  if (space.startsWith("ST")) return "stone";
  if (/^R\d/.test(space)) return "river";
  if (/^W\d/.test(space)) return "road";
  if (/^G\d/.test(space)) return "gate";
  return "city";
}

export function numberOf(space: string): number {
  return Number(/\d+$/.exec(space)?.[0] ?? 0);
}

/** The radius of a space, for drawings around it. */
export function reach(space: string): number {
  if (space === "EDO") return 150;
  return kindOf(space) === "city" ? 108 : 60;
}

/** The control point of a road: bent outwards a little, straight at Edo. */
export function bendOf(side: "A" | "B", from: string, to: string): Point {
  const { bends } = SIDES[side];
  const given = bends[`${from}-${to}`] ?? bends[`${to}-${from}`];
  if (given) return [given[0] ?? 0, given[1] ?? 0];
  const [a, b] = [placeOf(side, from), placeOf(side, to)];
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  if (from === "EDO" || to === "EDO") return middle;
  const across: Point = [-(b[1] - a[1]) * 0.1, (b[0] - a[0]) * 0.1];
  const out = across[0] * (middle[0] - CENTRE[0]) + across[1] * (middle[1] - CENTRE[1]) >= 0 ? 1 : -1;
  return [middle[0] + across[0] * out, middle[1] + across[1] * out];
}

/** A road as an SVG path, from one end to the other. */
export function roadPath(side: "A" | "B", from: string, to: string): string {
  const [a, c, b] = [placeOf(side, from), bendOf(side, from, to), placeOf(side, to)];
  return `M${a[0]} ${a[1]}Q${round(c[0])} ${round(c[1])} ${b[0]} ${b[1]}`;
}

/** The whole path of a figure, road after road. */
export function routePath(side: "A" | "B", route: readonly string[]): string {
  return route.slice(1).map((to, index) => roadPath(side, route[index] ?? to, to)).join("");
}

/** The middle of a road, for its price. */
export function middleOf(side: "A" | "B", from: string, to: string): Point {
  return pointAt(side, from, to, 0.5);
}

/** Half the width and height of the price tag of a walk, and its distance from the target. */
export const TAG = { across: 98, up: 34, off: 104, aside: 168 } as const;

/** The position of the price tag: on the map, beside the target, off the path. */
export function tagPlace(end: Point, way: readonly Point[]): Point {
  const { across, up, off, aside } = TAG;
  const inside = (at: number, half: number) => Math.min(Math.max(at, half + 6), 994 - half);
  const beside = ([x, y]: Point): Point => [inside(x, across), inside(y, up)];
  const places = [[0, -off], [0, off], [-aside, 0], [aside, 0]].map(([x = 0, y = 0]) => beside([end[0] + x, end[1] + y]));
  const over = (place: Point, [x, y]: Point, air: number) => Math.abs(x - place[0]) < across + air && Math.abs(y - place[1]) < up + air;
  const hides = (place: Point) => way.filter((point) => over(place, point, 16)).length + (over(place, end, 0) ? way.length : 0);
  return places.reduce((best, place) => (hides(place) < hides(best) ? place : best));
}

/** Points along a road, close enough for overlap tests. */
export function alongRoad(side: "A" | "B", from: string, to: string): Point[] {
  return [0, 0.2, 0.35, 0.5, 0.65, 0.8].map((part) => pointAt(side, from, to, part));
}

/** Crossing roads with their bridges: only on side A. */
export function bridgesOf(side: "A" | "B", roads: View["roads"]): { at: Point; angle: number; road: readonly [string, string] }[] {
  const over = Object.keys(SIDES[side].bends).map((key) => key.split("-"));
  return over.flatMap(([from = "", to = ""]) => {
    const others = roads.filter(([a, b]) => ![from, to].includes(a) && ![from, to].includes(b));
    const hit = others.map(([a, b]) => crossing(side, [from, to], [a, b])).find((found) => found !== null);
    return hit ? [{ ...hit, road: [from, to] as const }] : [];
  });
}

const SAMPLES = 24;

function crossing(side: "A" | "B", one: Point2, two: Point2): { at: Point; angle: number } | null {
  for (let i = 0; i < SAMPLES; i += 1) {
    const [a, b] = [pointAt(side, ...one, i / SAMPLES), pointAt(side, ...one, (i + 1) / SAMPLES)];
    for (let k = 0; k < SAMPLES; k += 1) {
      const [c, d] = [pointAt(side, ...two, k / SAMPLES), pointAt(side, ...two, (k + 1) / SAMPLES)];
      if (turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0) {
        const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
        return { at: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], angle: round(angle) };
      }
    }
  }
  return null;
}

type Point2 = readonly [string, string];

function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

function pointAt(side: "A" | "B", from: string, to: string, t: number): Point {
  const [a, c, b] = [placeOf(side, from), bendOf(side, from, to), placeOf(side, to)];
  const at = (k: 0 | 1) => (1 - t) ** 2 * a[k] + 2 * t * (1 - t) * c[k] + t ** 2 * b[k];
  return [at(0), at(1)];
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
