import { expect, test } from "vitest";
import { flushSync } from "svelte";
import type { Words } from "../../lib/words/words";
import { ruleFor } from "./question";
import { officialsFor, planText, turnCard } from "./compose";
import { guessAt, optionsAt, pickable, walks } from "./offers";
import { incomeOf, slotState, turnOrder } from "./order";
import { changeOf } from "./preview";
import { Selection } from "./selection.svelte";
import { recordingRequests, propsOf } from "../fixtures";
import { ALL_WORDS, FIXTURES, fixtureNamed, type Fixture } from "./fixtures";
import { spacesOf, sideOf } from "./layout";

/** Choices with a button or a tile of their own, beside the map. */
const BESIDE = new Set([
  "package", "plan", "support", "confirm", "rice_home", "money", "buy", "point", "recruit", "special", "wish",
  "take_resource", "pay", "discard", "enough", "finish",
]);

const [words] = ALL_WORDS as [Words];

function onMap({ view, choices }: Fixture): Set<string> {
  const spaces = spacesOf(sideOf(view));
  const hands = [null, ...pickable(choices, view.merchant)];
  const options = hands.flatMap((picked) => spaces.flatMap((space) => optionsAt(choices, picked, view.merchant, space)));
  return new Set(options.flatMap((option) => ("text" in option ? [option.text] : [])));
}

test.each(FIXTURES)("%s: every choice has its place in the picture", (_, fixture) => {
  const reached = onMap(fixture);
  for (const { text, choice } of fixture.choices) {
    expect(reached.has(text) || BESIDE.has(choice.choice), text).toBe(true);
  }
});

/** The selection at a fixture, with recorded requests. */
function selectionAt(name: string, confirm = true) {
  const fixture = fixtureNamed(name);
  const requests = recordingRequests(fixture);
  const props = propsOf(fixture, words, { requests, preferences: { motion: false, scores: true, confirm } });
  return { fixture, requests, selection: new Selection(() => props) };
}

test("a selected samurai has its way previewed, and walks after the confirmation", async () => {
  const { selection, requests } = selectionAt("4-build");
  selection.take({ pick: { figure: "samurai", from: "WO1" } });
  selection.tap("EDO");
  await Promise.resolve();
  await new Promise((done) => setTimeout(done));
  expect(selection.armed).toBe("move WO1 EDO");
  expect(selection.armedPreview).toEqual({ preview: "walk", steps: 2, ryo: 2 });
  expect(requests.played).toEqual([]);
  selection.choose("move WO1 EDO");
  expect(requests.played).toEqual(["move WO1 EDO"]);
  expect(selection.picked).toBeNull();
});

test("without confirmation a tap is enough", () => {
  const { selection, requests } = selectionAt("4-build", false);
  selection.take({ pick: { figure: "samurai", from: "WO1" } });
  selection.tap("EDO");
  expect(requests.played).toEqual(["move WO1 EDO"]);
});

test("a tap that may mean several things asks which", () => {
  const { selection } = selectionAt("4-build");
  selection.tap("A");
  flushSync();
  expect(selection.menu.length).toBeGreaterThan(2);
  expect(selection.escape()).toBe(true);
  expect(selection.menu).toEqual([]);
  expect(selection.escape()).toBe(false);
});

test("where nothing can be done the server is asked why", async () => {
  const { selection, requests } = selectionAt("4-build");
  selection.tap("G1");
  await new Promise((done) => setTimeout(done));
  expect(requests.played).toEqual([]);
  expect(requests.explained).toEqual(["travel gate G1"]);
});

test("the figure in hand is put down by a tap on its own space", () => {
  const { selection } = selectionAt("4-build");
  selection.take({ pick: { figure: "merchant", from: "W2" } });
  expect(selection.picked?.figure).toBe("merchant");
  selection.tap("W2");
  expect(selection.picked).toBeNull();
});

test("nothing can be chosen while a choice is on its way", () => {
  const fixture = fixtureNamed("4-build");
  const requests = recordingRequests(fixture);
  const selection = new Selection(() => propsOf(fixture, words, { requests, pending: "finish" }));
  selection.choose("finish");
  expect(requests.played).toEqual([]);
  expect(selection.lively.size).toBe(0);
});

test("the rulebook opens where the moment is explained", () => {
  const { selection } = selectionAt("4-build");
  expect(ruleFor(selection)).toBe("E8.1");
  expect(ruleFor(selectionAt("4-plan").selection)).toBe("E4.2");
  expect(ruleFor(selectionAt("4-wages").selection)).toBe("E11.1");
  expect(ruleFor(selectionAt("4-watching").selection)).toBeNull();
});

test("guesses name what the moment asks for", () => {
  const { view } = fixtureNamed("4-build");
  expect(guessAt(view, "draft", null, 1, "EDO")).toBe("city EDO");
  expect(guessAt(view, "wages", null, 1, "A")).toBe("home A");
  expect(guessAt(view, "card", null, 1, "WO1")).toBe("temple WO1");
  expect(guessAt(view, "card", null, 0, "WO1")).toBe("harvest WO1");
  expect(guessAt(view, "second_samurai", { figure: "samurai", from: "A" }, 1, "B")).toBe("travel move A B");
  expect(guessAt(view, "card", { figure: "merchant", from: "W2" }, 1, "B")).toBe("merchant B");
});

test("walks on a Travel card can be paid or free", () => {
  const { choices } = fixtureNamed("4-travel");
  const ways = walks(choices, { figure: "samurai", from: "ST2" }).get("EDO") ?? [];
  expect(ways).toContain("travel move ST2 EDO");
  expect(ways).toContain("move ST2 EDO");
});

test("a card turns from action to action, with as many officials as there are", () => {
  const { choices } = fixtureNamed("2-4");
  const first = turnCard(choices, "A", null);
  expect(first).toEqual({ card: "A", action: "rice_home", officials: 2 });
  const second = turnCard(choices, "A", first);
  expect(second?.action).toBe("money");
  expect(second && planText(second)).toBe("plan A.money 2");
  expect(officialsFor(choices, "A", "wood")).toEqual([0, 1, 2]);
  expect(turnCard(choices, "S7", null)).toBeNull();
});

test("cards are done in the order of the table", () => {
  const { view } = fixtureNamed("4-build");
  expect(turnOrder({ players: 4, start: 2 })).toEqual([2, 3, 0, 1]);
  expect([1, 2, 3].map((slot) => slotState(view, 1, slot))).toEqual(["done", "now", "ahead"]);
  expect(slotState(view, 0, 2)).toBe("done");
  expect(slotState(view, 3, 2)).toBe("ahead");
});

test("income adds up what the cities say", () => {
  expect(incomeOf(fixtureNamed("4-build").view, 1)).toBe(6);
});

test("the purse changes by what the server says", () => {
  expect(changeOf({ preview: "walk", steps: 2, ryo: 2 })).toEqual({ rice: 0, wood: 0, stone: 0, ryo: -2 });
  const cost = { rice: 0, wood: 3, stone: 0, ryo: 2 };
  expect(changeOf({ preview: "build", cost, points: 1, rank: 1, income: 3 })).toEqual({ rice: 0, wood: -3, stone: 0, ryo: -2 });
  const gain = { rice: 0, wood: 2, stone: 0, ryo: 0 };
  expect(changeOf({ preview: "trade", cost: { ...gain, wood: 0, ryo: 4 }, gain, points: 0 })).toMatchObject({ wood: 2, ryo: -4 });
  expect(changeOf(null)).toEqual({ rice: 0, wood: 0, stone: 0, ryo: 0 });
});
