/**
 * Makes the positions that the gallery and the component tests draw, by playing games with
 * `higaki engine`: `node tools/fixtures.mjs [path of higaki] [game]`. The same seeds give the same files.
 */
import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { EDO_POSITIONS } from "./edo-positions.mjs";

const HIGAKI = process.argv[2] ?? "../target/release/higaki";
/** Only the positions of this game, if one is named. */
const ONLY = process.argv[3];
const NAMES = ["Aki", "Ren", "Sora", "Hana", "Yuki"];
/** At most so many previews a position: enough to draw, small enough to keep. */
const PREVIEWS = 24;

/** A full table of Traders of Osaka: a purchase that pays in Edo and sinks two ships. */
const HARBOUR = {
  game: "osaka",
  players: 4,
  to_act: 0,
  ships: { red: 4, blue: 1, yellow: 0, green: 3 },
  market: ["R5@1", "B3", "B2", "G3", "G2", "Y3"],
  farm: ["Y5", "R3", "B2@2"],
  discard: ["R3", "G2", "B5", "Y2", "Y2", "G3", "R2", "B2", "R2", "G2", "R3"],
  seats: [
    { hand: ["R5", "Y5", "G3", "B2", "R2"], goods: ["R3", "B5*", "B3", "Y5", "Y2", "G5", "G2"], tokens: { red: 1, blue: 1, green: 1 }, vp: 7 },
    { hand: ["B3", "B2", "Y3", "G5"], goods: ["R3", "R2", "Y5", "G3"], tokens: { red: 2, yellow: 1, blue: 1 }, vp: 9 },
    { hand: ["R3", "B5", "B3", "Y2", "G3", "G2"], goods: ["R2", "B3*", "B2", "Y3", "Y2"], tokens: { blue: 1, yellow: 2 }, vp: 6 },
    { hand: ["Y3", "G5"], goods: ["R2", "B5*", "G5", "G3"], tokens: { green: 2, yellow: 1, red: 2 }, vp: 11 },
  ],
};
const PURCHASE = "buy R5 Y5 G3";
/** As much on the table as there may be. */
const CROWD = {
  ...HARBOUR,
  ships: { red: 2, blue: 2, yellow: 2, green: 2 },
  market: ["R5@1", "B5@2", "Y5@3", "B3", "B2", "G3", "G2", "Y3"],
  farm: ["Y5@0", "R3", "B2"],
  discard: [],
  seats: [
    { hand: ["R5", "R5", "R3", "R2", "B3", "B3", "B2", "Y3", "Y2", "Y2", "G5", "G3", "G2"], goods: ["R3", "R3", "R2", "R2", "R2", "B5*", "B3*", "B2", "Y5", "G5", "G5", "G3", "G2", "G2"], tokens: { red: 3, blue: 2, green: 2 }, vp: 9 },
    { hand: ["B3", "B2", "Y3", "G5"], goods: ["R3", "R2", "B3", "B2", "Y5*", "Y5", "G3"], tokens: { red: 2, yellow: 3, blue: 1, green: 1 }, vp: 8 },
    { hand: ["R3", "B5", "B3"], goods: ["R2", "B3*", "B2", "Y3", "Y2", "Y2", "G3", "G2", "G2"], tokens: { blue: 3, yellow: 4 }, vp: 7 },
    { hand: ["Y3", "G5"], goods: ["R2", "B5*", "B5", "Y3", "G5", "G3"], tokens: { green: 2, yellow: 2, red: 2 }, vp: 6 },
  ],
};

/** A full harbour of Dschunke in round 6, with an extra card of almost every sort. */
const JUNKS = {
  game: "dschunke",
  players: 4,
  round: 6,
  start: 2,
  market: { past: [1, 2, 3, 4, 5], now: 8 },
  holds: {
    grey: [[0, 2, 1], [3, 3, null]],
    orange: [[0, 3, 2], [1, 1, 0], [0, null, null]],
    purple: [[2, 1, 2], [2, 3, null]],
    brown: [[0, 3, 1], [2, 2, 1], [3, 0, 2], [1, 3, 0], [2, null, null]],
    white: [[3, 2, 0], [0, 2, 2]],
  },
  drawn: ["0 star move", "1 circle take-goods", "2 square supply", "3 triangle bonus-8-grey", "0 square cash-in-white", "0 circle bonus-12-brown-purple", "2 star tie-breaker", "0 triangle load-one", "1 square swap", "3 star supply"],
  used: ["1 take-goods 6"],
  seats: [
    { colour: "red", hand: { white: 3, brown: 3, purple: 2, orange: 6 }, yuan: 24, told: 14 },
    { colour: "green", hand: { white: 2, brown: 1, purple: 3 }, yuan: 19, told: 16 },
    { colour: "blue", hand: { brown: 4, purple: 2, orange: 1 }, yuan: 17, told: 11 },
    { colour: "yellow", hand: { white: 4, brown: 2, purple: 2, orange: 1 }, yuan: 26, told: 19 },
  ],
  turned: ["cash", "upper"],
  stage: { decision: "turn", seat: 0 },
};
const POKER = { ...JUNKS, turned: ["load", "cash", "goods", "upper"], stocks: "covered", closed: ["brown"], stage: { decision: "bid", waiting: [0, 1, 2, 3] } };
const RICH = { ...JUNKS, drawn: [...JUNKS.drawn, "0 star swap"], used: [], turned: [] };

const WISHES = [
  { game: "dschunke", name: "4-turn", load: JUNKS, at: [0] },
  { game: "dschunke", name: "4-grey", load: { ...JUNKS, round: 8, turned: [], market: { now: 8 } }, at: [0] },
  { game: "dschunke", name: "4-after", load: JUNKS, first: ["goods"], at: [0] },
  { game: "dschunke", name: "4-wait", load: { ...JUNKS, turned: [] }, first: ["extra load-one white", "cash"], as: 0, at: [0] },
  { game: "dschunke", name: "4-watch", load: { ...JUNKS, turned: [] }, first: ["load"], as: null, at: [0] },
  { game: "dschunke", name: "4-exchange", load: { ...RICH, stage: { decision: "exchange", seat: 0 } }, at: [0] },
  { game: "dschunke", name: "4-exchange-again", load: { ...RICH, stage: { decision: "exchange", seat: 0 } }, first: ["swap white purple"], at: [0] },
  { game: "dschunke", name: "4-pile", load: { ...RICH, stage: { decision: "pile", seat: 0, taken: ["circle"] } }, at: [0] },
  { game: "dschunke", name: "4-keep", load: { ...RICH, stage: { decision: "pile", seat: 0, taken: ["circle"] } }, first: ["pile square"], at: [0] },
  { game: "dschunke", name: "4-next-kind", load: { ...JUNKS, stage: { decision: "next_kind", seat: 0, left: 3, then: "acted" } }, at: [0] },
  { game: "dschunke", name: "4-bid", load: { ...POKER, stage: { decision: "bid", waiting: [0] }, seats: POKER.seats.map((seat, index) => (index ? { ...seat, bid: "1 purple" } : seat)) }, at: [0] },
  { game: "dschunke", name: "4-sealed", load: POKER, first: ["bid 4 orange"], as: 0, at: [0] },
  { game: "dschunke", name: "4-reveal", load: POKER, first: ["bid 2 purple", "bid 3 purple", "bid 1 orange", "bid 4 white"], as: 0, at: [0] },
  { game: "dschunke", name: "4-money", load: { ...POKER, round: 10, start: 0, closed: [], market: { now: 8 } }, first: ["bid 6 orange", "bid -", "bid 1 orange", "bid 2 white"], at: [0] },
  { game: "dschunke", name: "4-end", load: { ...POKER, round: 10, closed: ["white", "purple", "orange"], market: { now: 8 } }, first: ["bid 3 brown", "bid 1 brown", "bid -", "bid 2 brown"], at: [0] },
  { game: "dschunke", name: "3-free", players: 3, seed: "gallery free", options: { setup: "free" }, at: [0, 5, 9] },
  { game: "osaka", name: "4-buy", load: HARBOUR, at: [0] },
  { game: "osaka", name: "4-storm", load: HARBOUR, first: [PURCHASE], at: [0] },
  { game: "osaka", name: "4-wait", load: HARBOUR, first: ["take B3"], as: 0, at: [0] },
  { game: "osaka", name: "4-watch", load: HARBOUR, first: [PURCHASE], as: null, at: [0] },
  { game: "osaka", name: "4-pay", load: HARBOUR, first: ["buy", "pay R5"], at: [0] },
  { game: "osaka", name: "4-crowd", load: CROWD, at: [0] },
  {
    game: "osaka",
    name: "4-save",
    load: {
      ...CROWD,
      ships: { red: 3, blue: 4, yellow: 0, green: 4 },
      seats: CROWD.seats.map((seat) => ({ ...seat, tokens: { red: 1 } })),
    },
    first: ["buy Y3 Y2 G5 G3", "insure red R3"],
    at: [0],
  },
  {
    game: "osaka",
    name: "2-pass",
    load: { game: "osaka", players: 2, to_act: 0, ships: { red: 0, blue: 0, yellow: 1, green: 2 }, market: [], farm: [], deck: [], discard: [], seats: [{ hand: ["R2"], vp: 40 }, { hand: ["B5"], vp: 66 }] },
    at: [0],
  },
  { game: "osaka", name: "2", players: 2, seed: "gallery 2", at: [0, 9, 40] },
  { game: "osaka", name: "4", players: 4, seed: "gallery 4", at: [0, 30, 90, "first insure", "end"] },
  { game: "osaka", name: "3-open", players: 3, seed: "gallery 3", options: { hands: "open" }, at: [50] },
  { game: "dschunke", name: "3", players: 3, seed: "gallery 3", at: [0, 12, 40, "first bid", "first keep", "end"] },
  { game: "dschunke", name: "4", players: 4, seed: "gallery 4", at: [0, 30, 75] },
  { game: "edo", name: "2", players: 2, seed: "gallery 2", at: [0, 4, 40, "first plan", "end"] },
  { game: "edo", name: "2-ronin", players: 2, seed: "gallery nobody", options: { ronin: "with" }, at: [12] },
  { game: "edo", name: "4", players: 4, seed: "gallery 4", at: [8, 60, 140] },
  {
    game: "edo",
    name: "5-all",
    players: 5,
    seed: "gallery 5",
    options: { jiin: "with", tokken: "with", ronin: "with" },
    at: [10, 60, 160, "first wages"],
  },
  ...EDO_POSITIONS,
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
  const owing = deciding[0]?.seat ?? 0;
  const seat = wish.as === undefined ? owing : wish.as;
  const { view } = await ask("view", seat === null ? {} : { seat });
  const choices = deciding.length && seat === owing ? (await ask("choices", { seat })).choices : [];
  const previews = {};
  const listed = choices.slice(0, wish.previews ?? PREVIEWS).map(({ text }) => text);
  // The word alone asks the engine for a payment to begin with.
  const begins = choices.some(({ choice }) => choice.kind === "buy") ? ["buy"] : [];
  for (const text of [...listed, ...begins]) {
    previews[text] = (await ask("preview", { seat, choice: text })).preview;
  }
  return { view, seat, names: NAMES.slice(0, wish.players ?? wish.load.players), deciding, choices, previews, happenings };
}

for (const wish of WISHES.filter(({ game }) => !ONLY || game === ONLY)) {
  const { game, players, seed = wish.name, options = {} } = wish;
  const draw = lots(seed);
  let { deciding, events = [] } = wish.load
    ? await ask("load", wish.load)
    : await ask("new", { game, players, seed, options });
  let happenings = [{ number: 0, seat: null, events }];
  for (const choice of wish.first ?? []) {
    const { seat } = deciding[0];
    ({ deciding, events } = await ask("play", { seat, choice }));
    happenings = [...happenings, { number: happenings.length, seat, events }];
  }
  const open = new Set(wish.at);
  mkdirSync(`fixtures/${game}`, { recursive: true });
  for (let move = 0; open.size > 0; move += 1) {
    const decision = deciding[0]?.decision;
    const word = typeof decision === "string" ? decision : decision?.decision;
    const reached = [move, `first ${word}`, deciding.length ? null : "end"].find((key) => open.delete(key));
    if (reached !== undefined) {
      const data = await fixture(wish, deciding, happenings.slice(-6));
      const name = wish.load ? wish.name : `${wish.name}-${String(reached).replace("first ", "")}`;
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
