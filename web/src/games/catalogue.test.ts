/** The list of games, and the roles that `README.md` names. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CATALOGUE, GAMES, isGame, loadTable, optionsOf } from "./catalogue";

const HERE = "src/games";
const folders = (path: string) => readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);

/** The files in the table below this heading. */
function roles(headline: string): string[] {
  const [, part = ""] = readFileSync(`${HERE}/README.md`, "utf8").split(`## ${headline}\n`);
  return [...(part.split("\n## ")[0] ?? "").matchAll(/\| `([^`]+)` \|$/gm)].map(([, file = ""]) => file);
}

it("holds every game that the engine has, and every folder here", () => {
  expect(folders("../games").sort()).toEqual([...GAMES].sort());
  expect(folders(HERE).sort()).toEqual([...GAMES].sort());
  expect(Object.keys(CATALOGUE)).toEqual([...GAMES]);
});

it("knows no other game", async () => {
  expect(["chess", "", "constructor", "__proto__"].filter(isGame)).toEqual([]);
  expect(optionsOf("chess")).toEqual([]);
  await expect(loadTable("chess")).rejects.toThrow("chess");
});

// Compiling the tables takes longer than a test may.
const tables = await Promise.all(GAMES.map(loadTable));

it("loads the table of each game", () => {
  expect(tables.map(({ game }) => game)).toEqual([...GAMES]);
});

describe.each(GAMES)("%s", (game) => {
  it("has words for every option", () => {
    const words = readFileSync("../locales/en/web.ftl", "utf8");
    const ids = optionsOf(game).flatMap(({ name, values }) => values.map((value) => `web-option-${game}-${name}-${value.replaceAll("_", "-")}`));
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => !words.includes(`\n${id} =`))).toEqual([]);
  });

  it("has a file for every common role", () => {
    expect(roles("Every game").length).toBeGreaterThan(15);
    expect(roles("Every game").filter((file) => !existsSync(`${HERE}/${game}/${file}`))).toEqual([]);
  });

  it("keeps its components in parts and art", () => {
    expect(folders(`${HERE}/${game}`).sort()).toEqual(["art", "parts"]);
    expect(readdirSync(`${HERE}/${game}`).filter((name) => name.endsWith(".svelte"))).toEqual(["Board.svelte", "Vignette.svelte"]);
  });
});

it("lists a role under the right headline", () => {
  const count = (file: string) => GAMES.filter((game) => existsSync(`${HERE}/${game}/${file}`)).length;
  const misplaced = roles("Some games").filter((file) => count(file) === 0 || count(file) === GAMES.length);
  expect(misplaced).toEqual([]);
});
