/** Geometry of line charts. */
export interface Track {
  readonly seat: number;
  readonly values: readonly (number | null)[];
}

/** At most so many moves, evenly spread, including the first and the last. */
export function sampled(last: number, most: number): number[] {
  if (last < most) return Array.from({ length: last + 1 }, (_, index) => index);
  return Array.from({ length: most }, (_, index) => Math.round((index * last) / (most - 1)));
}

/** Round numbers as marks of an axis. */
export function marks(lowest: number, highest: number): number[] {
  const span = Math.max(1, highest - lowest);
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((size) => span / size <= 6) ?? 200;
  const first = Math.ceil(lowest / step) * step;
  return Array.from({ length: Math.floor((highest - first) / step) + 1 }, (_, index) => first + index * step);
}

/** The path of a line, with gaps where values are missing. */
export function path(track: Track, x: (index: number) => number, y: (value: number) => number): string {
  let pen = "M";
  return track.values
    .map((value, index) => {
      if (value === null) {
        pen = "M";
        return "";
      }
      const piece = `${pen}${x(index).toFixed(1)} ${y(value).toFixed(1)}`;
      pen = "L";
      return piece;
    })
    .join("");
}
