/**
 * Deltas of the socket protocol: the difference between two JSON values, as JSON.
 *
 * docs/protocol.md has the table of their forms. Values are not changed: the result shares all
 * parts with the old value that are the same.
 */

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Applies a delta. Throws if it belongs to another value. */
export function applyDelta(value: unknown, delta: unknown): unknown {
  if (Array.isArray(delta)) return delta.length === 1 ? (delta[0] as unknown) : applySplices(value, delta);
  if (!isFields(delta)) return delta;
  if (Array.isArray(value)) return applyToItems(value, delta);
  if (isFields(value)) return applyToFields(value, delta);
  throw misfit();
}

function applyToFields(value: Fields, delta: Fields): Fields {
  const result = new Map<string, unknown>(Object.entries(value));
  for (const [name, change] of Object.entries(delta)) {
    if (!Array.isArray(change) || change.length > 0) result.set(name, applyDelta(result.get(name), change));
    else if (!result.delete(name)) throw misfit();
  }
  return Object.fromEntries(result);
}

function applyToItems(value: readonly unknown[], delta: Fields): unknown[] {
  const result = [...value];
  for (const [name, change] of Object.entries(delta)) {
    const index = Number(name);
    if (!(index in result)) throw misfit();
    result[index] = applyDelta(result[index], change);
  }
  return result;
}

function applySplices(value: unknown, splices: readonly unknown[]): unknown[] {
  if (!Array.isArray(value) || splices.length % 3 !== 0) throw misfit();
  const result: unknown[] = [...(value as unknown[])];
  for (let at = 0; at < splices.length; at += 3) {
    const [start, removed, items] = splices.slice(at, at + 3);
    if (typeof start !== "number" || typeof removed !== "number" || !Array.isArray(items)) throw misfit();
    if (start < 0 || removed < 0 || start + removed > result.length) throw misfit();
    result.splice(start, removed, ...(items as unknown[]));
  }
  return result;
}

function misfit(): Error {
  return new Error("a delta that does not fit the value");
}
