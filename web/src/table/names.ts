/** Names of the players at a table. */
import { recall, remember } from "../lib/storage";
import type { Holder, Seated } from "../lib/protocol/messages";
import { isolate } from "../lib/words/isolate";
import type { Words } from "../lib/words/words";

export function levelName(level: string, words: Words): string {
  const id = `web-level-${level}`;
  return words.has(id) ? words.say(id) : level;
}

function plainName(holder: Holder, words: Words): string {
  switch (holder.kind) {
    case "open":
      return words.say("web-seat-free");
    case "bot":
      return levelName(holder.level, words);
    default:
      return holder.name || words.say("web-gone");
  }
}

/** Whether a seat belongs to a guest. */
export const isGuest = (holder: Holder | undefined): boolean => (holder?.kind === "person" || holder?.kind === "reserved") && holder.guest === true;

/** Several players with one identity at one device, and their names. */
export interface Household {
  readonly person: string;
  /** In seat order; empty if not entered. */
  readonly names: readonly string[];
}

const KEY = (table: string) => `higaki.people.${table}`;

export function householdAt(table: string, person: string): Household {
  const kept = recall(KEY(table));
  return { person, names: Array.isArray(kept) ? kept.map(String) : [] };
}

export function keepHousehold(table: string, names: readonly string[]): void {
  if (names.some(Boolean)) remember(KEY(table), names);
}

/** Names in seat order; duplicates get numbers, to keep the log readable. */
export function namesOf(holders: readonly Holder[], words: Words, household: Household | null = null): string[] {
  const plain = holders.map((holder) => plainName(holder, words));
  const own = holders.flatMap((holder, seat) => (holder.kind === "person" && holder.person === household?.person ? [seat] : []));
  if (own.length > 1) {
    for (const [index, seat] of own.entries()) {
      plain[seat] = household?.names[index]?.trim() || words.say("web-person-number", { number: index + 1 });
    }
  }
  return plain.map((name, seat) => {
    const same = plain.filter((other) => other === name).length;
    if (same < 2 || holders[seat]?.kind === "open") return isolate(name);
    return `${isolate(name)} ${plain.slice(0, seat + 1).filter((other) => other === name).length}`;
  });
}

export const namesAt = (seats: readonly Seated[], words: Words, household: Household | null = null): string[] =>
  namesOf(seats.map((seat) => seat.holder), words, household);
