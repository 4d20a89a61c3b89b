/** The positions in `fixtures/`, which the engine wrote, conform to the generated types. */
import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { GAMES } from "./catalogue";

interface Fixture {
  readonly view: unknown;
  readonly deciding: readonly { readonly decision: unknown }[];
  readonly choices: readonly { readonly choice: unknown }[];
  readonly previews: Readonly<Record<string, unknown>>;
  readonly happenings: readonly { readonly events: readonly unknown[] }[];
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  noEmit: true,
  lib: ["lib.es2022.d.ts"],
  types: [],
};

/** JSON is an expression of TypeScript, so the compiler finds missing, unknown and wrong fields. */
function problems(game: string, values: string): string[] {
  const path = resolve(`src/games/${game}/fixtures.check.ts`);
  const host = ts.createCompilerHost(OPTIONS);
  const read = host.getSourceFile;
  host.getSourceFile = (name, ...rest) =>
    name === path ? ts.createSourceFile(name, values, ts.ScriptTarget.ES2022) : read(name, ...rest);
  const program = ts.createProgram([path], OPTIONS, host);
  const [...found] = ts.getPreEmitDiagnostics(program);
  return found.slice(0, 3).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

function declared(type: string, values: readonly unknown[]): string {
  const distinct = new Set(values.map((value) => JSON.stringify(value)));
  return `export const values${type}: readonly Generated.${type}[] = [\n${[...distinct].join(",\n")}\n];\n`;
}

/** The type of events as seen by a viewer. */
function eventType(game: string): string {
  const source = readFileSync(`src/games/${game}/generated.ts`, "utf8");
  return source.includes("export type Seen =") ? "Seen" : "Event";
}

function moduleOf(game: string, fixtures: readonly Fixture[]): string {
  const previews = fixtures.flatMap((fixture) => Object.values(fixture.previews));
  return [
    'import type * as Generated from "./generated";\n',
    declared("View", fixtures.map(({ view }) => view)),
    declared("Decision", fixtures.flatMap(({ deciding }) => deciding.map(({ decision }) => decision))),
    declared("Choice", fixtures.flatMap(({ choices }) => choices.map(({ choice }) => choice))),
    declared("Preview", previews.filter((preview) => preview !== null)),
    declared(eventType(game), fixtures.flatMap(({ happenings }) => happenings.flatMap(({ events }) => events))),
  ].join("");
}

describe.each(GAMES)("the types of %s", (game) => {
  const folder = `fixtures/${game}`;
  const fixtures = readdirSync(folder).map((name) => JSON.parse(readFileSync(`${folder}/${name}`, "utf8")) as Fixture);
  const module = moduleOf(game, fixtures);

  it("hold for everything that the engine sends", { timeout: 60_000 }, () => {
    expect(problems(game, module)).toEqual([]);
  });

  it("do not hold for a position with another field", { timeout: 60_000 }, () => {
    expect(problems(game, module.replaceAll('"seats":', '"places":'))).not.toEqual([]);
  });
});
