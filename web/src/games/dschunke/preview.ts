/** Previews of choices in words. */
import type { Words } from "../../lib/words/words";
import type { Player } from "../game-table";
import type { Preview } from "./generated";
import { nameOf, word } from "./terms";

/** The consequences of a choice in sentences. */
export function previewLines(preview: Preview, words: Words, players: readonly Player[]): string[] {
  const crates = (before: readonly number[], after: readonly number[]) =>
    before.flatMap((count, seat) => {
      const name = nameOf(players, seat, words);
      const values = { name, before: count, after: after[seat] ?? 0 };
      return count === after[seat] ? [] : [words.say("dschunke-preview-crates", values)];
    });
  const at = (junk: string) => ({ junk_on: word(words, junk, "on"), junk_to: word(words, junk, "to") });
  switch (preview.preview) {
    case "load":
      return [
        words.say("dschunke-preview-load", { strips: preview.strips, ...at(preview.junk) }),
        ...crates(preview.before, preview.after),
      ];
    case "cash":
      return [words.say("dschunke-preview-cash", { crates: preview.crates, yuan: preview.yuan, ...at(preview.junk) })];
    case "goods": {
      if (preview.count === 0) return [words.say("dschunke-preview-no-goods")];
      const good_goods = word(words, preview.good ?? "grey", "goods");
      const missing = preview.count - preview.of_it;
      const { crates: seen, count, of_it } = preview;
      return [words.say("dschunke-preview-goods", { crates: seen, count, of_it, missing, good_goods, ...at(preview.junk) })];
    }
    case "move": {
      const { from, to } = preview;
      const on = (junk: string) => words.say("dschunke-preview-move-crates", { junk_on: word(words, junk, "on") });
      return [
        words.say("dschunke-preview-move", { from_from: word(words, from, "from"), to_to: word(words, to, "to") }),
        [on(from), ...crates(preview.from_before, preview.from_after)].join(" "),
        [on(to), ...crates(preview.to_before, preview.to_after)].join(" "),
      ];
    }
  }
}

/** The single number of a preview for its option. */
export function previewNumber(preview: Preview | null | undefined): string {
  switch (preview?.preview) {
    case "load":
      return String(preview.strips);
    case "cash":
      return String(preview.yuan);
    case "goods":
      return String(preview.count);
    default:
      return "";
  }
}
