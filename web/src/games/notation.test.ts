import { expect, it } from "vitest";
import { GAMES, loadTable } from "./catalogue";
import samples from "./choices.json";
import { read as readDschunke } from "./dschunke/notation";
import { read as readEdo } from "./edo/notation";
import type { Choice } from "./game-table";
import { read as readOsaka } from "./osaka/notation";

const files = import.meta.glob<{ choices: readonly Choice[] }>("../../fixtures/*/*.json", { eager: true, import: "default" });
const listed = (game: string) => Object.entries(files).flatMap(([path, { choices }]) => (path.includes(`/${game}/`) ? choices : []));

// Compiling the tables takes longer than a test may.
const tables = await Promise.all(GAMES.map(loadTable));

it.each(tables)("every choice of $game that the engine ever listed is read back from its text", ({ game, read }) => {
  const choices = listed(game);
  expect(choices.length).toBeGreaterThan(100);
  for (const { text, choice } of choices) expect(read(text), text).toEqual(choice);
  expect(read("nonsense")).toBeNull();
});

it.each(tables)("every form of a choice in the recorded games of $game is read from its text", ({ game, read }) => {
  for (const { text, choice } of samples[game as keyof typeof samples]) expect(read(text), text).toEqual(choice);
});

it("reads what the fixtures do not hold", () => {
  expect(readOsaka("take B5@2")).toEqual({ kind: "take", card: "B5", reserved: 2 });
  expect(readOsaka("insure red R2 R3 for R5")).toEqual({ kind: "insure", colour: "red", payment: ["R2", "R3"], saved: ["R5"] });
  expect(readDschunke("helper upper load white")).toEqual({ kind: "helper", row: "upper", action: "load", junk: "white" });
  expect(readDschunke("extra take-goods grey brown")).toEqual({ kind: "extra_goods", junk: "grey", good: "brown" });
  expect(readEdo("harvest WO1 full")).toEqual({ choice: "harvest", field: "WO1", how: "full" });
  expect(readEdo("trade buy 1 next")).toEqual({ choice: "buy", pieces: 1, card: "next" });
});
