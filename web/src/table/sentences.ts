/** The log in words. */
import type { Numbered } from "../lib/protocol/messages";
import type { Words } from "../lib/words/words";
import { levelName } from "./names";
import type { GameTable } from "../games/game-table";
import type { Entry } from "./story";

/** The sentences of a log entry. */
export function entryLines(entry: Entry, table: Pick<GameTable, "game" | "tell"> | null, names: readonly string[], words: Words): string[] {
  if (entry.around) return [aroundLine(entry.around, names, words)];
  return entry.events.map((event) => table?.tell?.(event, names, words) ?? words.event(table?.game ?? "", event, names));
}

function aroundLine(happening: Numbered, names: readonly string[], words: Words): string {
  const name = "seat" in happening && typeof happening.seat === "number" ? (names[happening.seat] ?? "") : "";
  const id = `web-log-${happening.happened.replaceAll("_", "-")}`;
  switch (happening.happened) {
    case "taken_over":
      return words.say(`${id}-${happening.cause}`, { name, level: levelName(happening.level, words) });
    case "proposed":
      return words.say(`${id}-${happening.kind}`, { name });
    case "taken_back":
      return words.say(id, { name, consent: String(happening.consent) });
    case "clocks_held":
      return words.say(id, { minutes: Math.max(1, Math.round(happening.milliseconds / 60_000)) });
    default:
      return words.say(id, { name });
  }
}
