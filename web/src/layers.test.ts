/** The folders of `src` import each other in one direction only. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";

/** Every folder with its allowed imports, all of them above it in this table. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  art: [],
  lib: [],
  ui: ["lib"],
  games: ["art", "lib"],
  gallery: ["art", "lib", "games"],
  table: ["lib", "ui", "games"],
  house: ["art", "lib", "ui", "games", "table"],
};

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*|\bglob(?:<[^>]*>)?\(\s*)"(\.[^"]*)"/g;

/** The folder of a path within `src`; nothing for a file beside the folders or outside. */
function folderOf(path: string): string | null {
  const [first, ...rest] = path.split("/");
  return first && first !== ".." && rest.length > 0 ? first : null;
}

/** The imports of these files that the table forbids, as `importing file -> imported file`. */
function violations(files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files).flatMap(([path, text]) => {
    const from = folderOf(path);
    if (from === null) return [];
    const targets = [...text.matchAll(IMPORT)].map(([, specifier = ""]) => normalize(join(dirname(path), specifier)));
    return targets
      .filter((target) => !target.startsWith("..") && folderOf(target) !== from)
      .filter((target) => !MAY_IMPORT[from]?.includes(folderOf(target) ?? ""))
      .map((target) => `${path} -> ${target}`);
  });
}

const SOURCE = new URL(".", import.meta.url);
const paths = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((path) => /\.(svelte|ts)$/.test(path));
const files = Object.fromEntries(paths.map((path) => [path, readFileSync(new URL(path, SOURCE), "utf8")]));

it("no file imports from a folder above its own", () => {
  expect(violations(files)).toEqual([]);
});

it("every folder stands in the table, below all that it may import", () => {
  const folders = readdirSync(SOURCE, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(Object.keys(MAY_IMPORT).sort()).toEqual(folders.map(({ name }) => name).sort());
  const seen: string[] = [];
  for (const [folder, allowed] of Object.entries(MAY_IMPORT)) {
    expect(allowed.filter((other) => !seen.includes(other)), folder).toEqual([]);
    seen.push(folder);
  }
});

it.each([
  ["table/Room.svelte", 'import { House } from "../house/house.svelte";', "house/house.svelte"],
  ["table/parts/Side.svelte", 'const page = () => import("../../house/pages");', "house/pages"],
  ["games/osaka/index.ts", 'export { default as page } from "../../house/Lobby.svelte";', "house/Lobby.svelte"],
  ["games/edo/Map.svelte", 'import type { Room } from "../../table/room.svelte";', "table/room.svelte"],
  ["lib/words/words.ts", 'import "../../house/house.css";', "house/house.css"],
  ["ui/Icon.svelte", 'const all = import.meta.glob<Icon>("../games/*/icons.ts");', "games/*/icons.ts"],
  ["lib/line.ts", 'import { start } from "../main";', "main"],
])("the check finds an import of %s", (path, text, target) => {
  expect(violations({ [path]: text })).toEqual([`${path} -> ${target}`]);
});

it("the check accepts an import in the right direction", () => {
  const text = 'import { loadTable } from "../games/catalogue";\nimport { expect } from "vitest";\nimport data from "../../games/edo/data.json";';
  expect(violations({ "table/room.svelte.ts": text })).toEqual([]);
});
