/**
 * Makes what the tests of the words compare with: events of whole games, the Fluent messages they
 * need, and the sentences that the binary makes of both, in every language:
 * `node tools/told.mjs [path of higaki] [its locales]`. The messages are kept with the sentences, so
 * that a better translation does not make the comparison fail; the binary must be built from them.
 */
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const HIGAKI = process.argv[2] ?? "../target/release/higaki";
const LOCALES = process.argv[3] ?? "../locales";
const GAMES = [
  { game: "osaka", players: 3, options: {} },
  { game: "dschunke", players: 3, options: {} },
  { game: "edo", players: 3, options: { jiin: "with", tokken: "with", ronin: "with" } },
];

const engine = spawn(HIGAKI, ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();

async function ask(command, body) {
  engine.stdin.write(`${JSON.stringify({ id: 1, [command]: body })}\n`);
  return JSON.parse((await answers.next()).value).ok;
}

async function record({ game, players, options }) {
  let state = 11;
  const below = (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  let { deciding } = await ask("new", { game, players, seed: "told", options });
  while (deciding.length) {
    const { seat } = deciding[0];
    const { choices } = await ask("choices", { seat });
    ({ deciding } = await ask("play", { seat, choice: choices[below(choices.length)].text }));
  }
  return (await ask("record", {})).record;
}

/** The sentences for the deal and for each choice: every one begins with a dot. */
function told(file, language) {
  const text = execFileSync(HIGAKI, ["replay", file, "--lang", language], { encoding: "utf8" });
  return text.split(/^ • /m).slice(1).map((part) => part.split("\n\n")[0].replace(/\s+/g, " ").trim());
}

/** The messages of these kinds, the words of the game, and whatever they refer to. */
function messages(language, game, kinds) {
  const text = ["common", game].map((name) => readFileSync(`${LOCALES}/${language}/${name}.ftl`, "utf8")).join("\n");
  const blocks = new Map(text.split(/^(?=[a-zA-Z][\w-]* *=)/m).map((block) => [block.match(/^[\w-]+/)?.[0], block.replace(/^#.*$/gm, "").trimEnd()]));
  const wanted = new Set(["list-joined", "seat-unnamed"]);
  for (const kind of kinds) wanted.add(`${game}-event-${kind.replaceAll("_", "-")}`);
  for (const id of blocks.keys()) if (["word", "each", "letter"].some((kind) => id?.startsWith(`${game}-${kind}-`))) wanted.add(id);
  for (const id of wanted) for (const [, other] of (blocks.get(id) ?? "").matchAll(/\{ ([a-z][\w-]*)/g)) if (blocks.has(other)) wanted.add(other);
  return [...wanted].map((id) => blocks.get(id)).join("\n");
}

const folder = mkdtempSync(join(tmpdir(), "told-"));
for (const wish of GAMES) {
  const file = join(folder, `${wish.game}.txt`);
  writeFileSync(file, await record(wish));
  const lines = execFileSync(HIGAKI, ["replay", file, "--json"], { encoding: "utf8", maxBuffer: 2 ** 26 }).trim().split("\n");
  const steps = lines.map((line) => JSON.parse(line).events).filter((events) => events.length > 0);
  const sentences = Object.fromEntries(["de", "en", "pl"].map((language) => [language, told(file, language)]));
  // One step for each kind of event is enough.
  const known = new Set();
  const kept = steps.flatMap((events, index) => {
    const fresh = events.filter(({ event }) => !known.has(event));
    for (const { event } of fresh) known.add(event);
    const texts = Object.entries(sentences).map(([language, all]) => [language, all[index]]);
    return fresh.length ? [{ events, told: Object.fromEntries(texts) }] : [];
  });
  const files = Object.fromEntries(Object.keys(sentences).map((language) => [language, messages(language, wish.game, known)]));
  mkdirSync("fixtures/told", { recursive: true });
  writeFileSync(`fixtures/told/${wish.game}.json`, `${JSON.stringify({ files, steps: kept })}\n`);
}
rmSync(folder, { recursive: true });
engine.stdin.end();
