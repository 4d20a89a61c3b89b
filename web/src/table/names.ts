/** What everybody at a table is called. */
import type { Holder, Seated } from "../lib/protocol/messages";
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

/** Names in seat order; those who are called the same get numbers, so that the log can be read. */
export function namesOf(holders: readonly Holder[], words: Words): string[] {
  const plain = holders.map((holder) => plainName(holder, words));
  return plain.map((name, seat) => {
    const same = plain.filter((other) => other === name).length;
    if (same < 2 || holders[seat]?.kind === "open") return name;
    return `${name} ${plain.slice(0, seat + 1).filter((other) => other === name).length}`;
  });
}

export const namesAt = (seats: readonly Seated[], words: Words): string[] =>
  namesOf(seats.map((seat) => seat.holder), words);
