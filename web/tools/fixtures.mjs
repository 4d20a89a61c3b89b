/**
 * Makes the positions that the gallery and the component tests draw, by playing games with
 * `higaki engine`: `node tools/fixtures.mjs [path of higaki]`. The same seeds give the same files.
 */
import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";

const HIGAKI = process.argv[2] ?? "../target/release/higaki";
const NAMES = ["Aki", "Ren", "Sora", "Hana", "Yuki"];
/** At most so many previews a position: enough to draw, small enough to keep. */
const PREVIEWS = 24;

const WISHES = [
  { game: "osaka", name: "2", players: 2, seed: "gallery 2", at: [0, 9, 40] },
  { game: "osaka", name: "4", players: 4, seed: "gallery 4", at: [0, 30, 90, "first insure", "end"] },
  { game: "osaka", name: "3-open", players: 3, seed: "gallery 3", options: { hands: "open" }, at: [50] },
  { game: "dschunke", name: "3", players: 3, seed: "gallery 3", at: [0, 12, 40, "first bid", "first keep", "end"] },
  { game: "dschunke", name: "4", players: 4, seed: "gallery 4", at: [0, 30, 75] },
  { game: "edo", name: "2", players: 2, seed: "gallery 2", at: [0, 4, 40, "first plan", "end"] },
  { game: "edo", name: "4", players: 4, seed: "gallery 4", at: [8, 60, 140] },
  {
    game: "edo",
    name: "5-all",
    players: 5,
    seed: "gallery 5",
    options: { jiin: "with", tokken: "with", ronin: "with" },
    at: [10, 60, 160, "first wages"],
  },
];

const engine = spawn(HIGAKI, ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
let asked = 0;

async function ask(command, body) {
  engine.stdin.write(`${JSON.stringify({ id: ++asked, [command]: body })}\n`);
  const answer = JSON.parse((await answers.next()).value);
  if (answer.error) throw new Error(`${command}: ${answer.error.message}`);
  return answer.ok;
}

/** The same numbers on every machine. */
function lots(text) {
  let state = [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

async function fixture(wish, deciding, happenings) {
  const seat = deciding[0]?.seat ?? 0;
  const { view } = await ask("view", { seat });
  const choices = deciding.length ? (await ask("choices", { seat })).choices : [];
  const previews = {};
  for (const { text } of choices.slice(0, PREVIEWS)) {
    previews[text] = (await ask("preview", { seat, choice: text })).preview;
  }
  return { view, seat, names: NAMES.slice(0, wish.players), deciding, choices, previews, happenings };
}

for (const wish of WISHES) {
  const { game, players, seed, options = {} } = wish;
  const draw = lots(seed);
  let { deciding, events } = await ask("new", { game, players, seed, options });
  let happenings = [{ number: 0, seat: null, events }];
  const open = new Set(wish.at);
  mkdirSync(`fixtures/${game}`, { recursive: true });
  for (let move = 0; open.size > 0; move += 1) {
    const decision = deciding[0]?.decision;
    const word = typeof decision === "string" ? decision : decision?.decision;
    const reached = [move, `first ${word}`, deciding.length ? null : "end"].find((key) => open.delete(key));
    if (reached !== undefined) {
      const data = await fixture(wish, deciding, happenings.slice(-6));
      const name = `${wish.name}-${String(reached).replace("first ", "")}`;
      writeFileSync(`fixtures/${game}/${name}.json`, `${JSON.stringify(data)}\n`);
    }
    if (!deciding.length) break;
    const { seat } = deciding[0];
    const { choices } = await ask("choices", { seat });
    const choice = choices[draw(choices.length)].text;
    ({ deciding, events } = await ask("play", { seat, choice }));
    happenings = [...happenings, { number: move + 1, seat, events }].slice(-8);
  }
  if (open.size > 0) console.error(`${game} ${wish.name}: never came to ${[...open].join(", ")}`);
}
engine.stdin.end();
