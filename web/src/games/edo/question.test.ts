import { expect, test } from "vitest";
import { askedWords } from "./question";
import { label } from "./label";
import type { Props } from "./props";
import { Selection } from "./selection.svelte";
import { placed } from "./terms";
import { recordingRequests, propsOf } from "../fixtures";
import { ALL_WORDS, fixtureNamed, FIXTURES } from "./fixtures";

const [english, german, polish] = ALL_WORDS as [Props["words"], Props["words"], Props["words"]];

function asked(name: string, more: Partial<Props> = {}, words = german) {
  const props = propsOf(fixtureNamed(name), words, more);
  return askedWords(new Selection(() => props));
}

test("the question names the card and its action, and how it is carried out", () => {
  expect(asked("4-travel").question).toBe("Karte 1 von 3: Reise.");
  expect(asked("4-travel").help).toContain("Tippe auf einen Grenzposten oder auf einen Samurai.");
  expect(asked("4-build", {}, polish).question).toBe("Karta 2 z 3: Budowa.");
  expect(asked("4-harvest", {}, english).help).toContain("with your samurai.");
});

test("if only the end of the card is offered, it is said what the action would need", () => {
  const { choices } = fixtureNamed("4-build");
  const finish = choices.filter(({ choice }) => choice.choice === "finish");
  expect(asked("4-build", { choices: finish }).help).toMatch(/^Mehr geht mit dieser Karte nicht\. Dafür muss ein Samurai/);
  const walks = choices.filter(({ choice }) => choice.choice === "finish" || choice.choice === "move");
  expect(asked("4-build", { choices: walks }).help).toMatch(/Tippe auf einen Samurai, um zu ziehen\.$/);
});

test("a replay names the seat of the next choice, not the pending one", () => {
  const past = { decision: null, choices: [], past: { next: 1 } };
  const name = fixtureNamed("4-build").names[1] ?? "";
  expect(asked("4-build", past)).toEqual({ question: "Eine frühere Stellung.", help: `Als Nächstes entscheidet ${name}.` });
  expect(asked("4-watching", past, english).help).toMatch(/^Next to decide: /);
  expect(asked("4-build", { ...past, past: { next: null } }, polish)).toEqual({ question: "Wcześniejsza pozycja.", help: "" });
});

test("no player is named without a pending decision", () => {
  const players = propsOf(fixtureNamed("4-build"), german).players.map((player) => ({ ...player, deciding: false }));
  expect(asked("4-build", { decision: null, players }).question).toBe("Gleich geht es weiter.");
});

test.each(FIXTURES)("%s: in the list walks come last, and what ends a card before them", (_, fixture) => {
  const order = (kind: string) => {
    const found = fixture.choices.find(({ choice }) => choice.choice === kind);
    return found ? label(found, english, fixture.view).order : null;
  };
  const others = fixture.choices.filter(({ choice }) => choice.choice !== "move");
  const walk = order("move");
  if (walk !== null) for (const choice of others) expect(label(choice, english, fixture.view).order).toBeLessThan(walk);
});

test("a refusal calls places by their names", () => {
  const { view } = fixtureNamed("4-build");
  const refusal = { code: "no_samurai", details: { space: "WO1" }, message: "" };
  const said = [english, german, polish].map((words) => words.refusal("edo", placed(words, view, refusal), []));
  expect(said).toEqual(["Wood field near Mito: you have no samurai there.", "Holzfeld bei Mito: Dort hast du keinen Samurai.", "Pole drewna (Mito): nie masz tam samuraja."]);
  expect(german.refusal("edo", placed(german, view, { ...refusal, code: "city_taken", details: { city: "B" } }), [])).toBe(
    "Mito ist schon vergeben. Wähle eine andere Stadt.",
  );
});

test("cards are taken back out of the plan one by one, down to the one that was meant", async () => {
  const fixture = fixtureNamed("4-plan");
  let laid = fixture.view.own_plan?.cards ?? [];
  let asked = 0;
  expect(laid.length).toBe(2);
  const requests = {
    ...recordingRequests(fixture),
    mayTakeBack: () => laid.length > 0,
    async takeBack() {
      asked += 1;
    },
  };
  const plan = fixture.view.own_plan;
  const selection = new Selection(() => ({ ...propsOf(fixture, german, { requests }), view: { ...fixture.view, own_plan: plan && { ...plan, cards: laid } } }));
  selection.takeBack(1);
  // An update that is not the answer yet.
  selection.goOnReturning();
  expect(asked).toBe(1);
  laid = laid.slice(0, 1);
  selection.goOnReturning();
  expect(asked).toBe(2);
  laid = [];
  selection.goOnReturning();
  selection.goOnReturning();
  expect(asked).toBe(2);
});
