/**
 * The roads along which a walk is drawn. The server decides its price and reports it in the preview;
 * this only finds a line for the picture: free roads first, then few steps.
 */
import type { View } from "./generated";

export function routeOf(view: Pick<View, "roads" | "prices">, temples: readonly string[], from: string, to: string): string[] {
  const best = new Map<string, { cost: number; steps: number; before: string | null }>([
    [from, { cost: 0, steps: 0, before: null }],
  ]);
  const open = new Set([from]);
  while (open.size > 0) {
    const here = [...open].reduce((a, b) => (cheaper(best.get(a), best.get(b)) ? a : b));
    open.delete(here);
    const reached = best.get(here);
    if (here === to || !reached) break;
    for (const next of neighbours(view, here)) {
      const free = temples.includes(here) || temples.includes(next);
      const found = { cost: reached.cost + (free ? 0 : view.prices.step), steps: reached.steps + 1, before: here };
      if (!best.has(next) || cheaper(found, best.get(next))) {
        best.set(next, found);
        open.add(next);
      }
    }
  }
  return unwind(best, to);
}

function neighbours(view: Pick<View, "roads">, space: string): string[] {
  return view.roads.flatMap(([a, b]) => (a === space ? [b] : b === space ? [a] : []));
}

interface Reached {
  readonly cost: number;
  readonly steps: number;
}

function cheaper(a: Reached | undefined, b: Reached | undefined): boolean {
  if (!a || !b) return Boolean(a);
  return a.cost < b.cost || (a.cost === b.cost && a.steps < b.steps);
}

function unwind(best: ReadonlyMap<string, { before: string | null }>, to: string): string[] {
  const route: string[] = [];
  for (let at: string | null = best.has(to) ? to : null; at !== null; at = best.get(at)?.before ?? null) {
    route.unshift(at);
  }
  return route;
}
