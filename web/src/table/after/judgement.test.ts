import { expect, it } from "vitest";
import type { Decided } from "../../lib/protocol/messages";
import { marks, path, sampled } from "./chart";
import { chances, worst } from "./judgement";

const decided = (at: number, seat: number, chance: number, loss: number): Decided => ({
  number: at, at, seat, choice: "a", best: "b", chance, loss, luck: [],
});
const game = [decided(1, 0, 0.5, 0), decided(2, 1, 0.6, 0.1), decided(3, 0, 0.75, 0.25), decided(4, 1, 0.5, 0.02)];

it("draws the chance after each own decision and keeps it until the next", () => {
  const { moves, tracks } = chances(game, 2);
  expect(moves).toEqual([1, 2, 3, 4]);
  expect(tracks[0]?.values).toEqual([50, 50, 50, 50]);
  expect(tracks[1]?.values).toEqual([null, 50, 50, 48]);
});

it("names the worst decisions, and only those worth a word", () => {
  expect(worst(game).map((one) => one.at)).toEqual([3, 2]);
  expect(worst(game, null, 1).map((one) => one.at)).toEqual([3]);
});

it("names one’s own worst decisions alone", () => {
  expect(worst(game, [1]).map((one) => one.at)).toEqual([2]);
  expect(worst(game, [])).toEqual([]);
});

it("ends the chances at the result", () => {
  const ranking = [{ seat: 1, place: 1, points: 9 }, { seat: 0, place: 2, points: 4 }];
  const { moves, tracks } = chances(game, 2, { moves: 4, ranking });
  expect(moves).toEqual([1, 2, 3, 4]);
  expect(tracks.map((track) => track.values.at(-1))).toEqual([0, 100]);
  const shared = chances(game, 2, { moves: 6, ranking: ranking.map((place) => ({ ...place, place: 1 })) });
  expect(shared.moves).toEqual([1, 2, 3, 4, 6]);
  expect(shared.tracks.map((track) => track.values.at(-1))).toEqual([50, 50]);
});

it("spreads samples evenly, with both ends", () => {
  expect(sampled(4, 10)).toEqual([0, 1, 2, 3, 4]);
  expect(sampled(100, 5)).toEqual([0, 25, 50, 75, 100]);
});

it("marks an axis with round numbers", () => {
  expect(marks(0, 14)).toEqual([0, 5, 10]);
  expect(marks(-3, 3)).toEqual([-3, -2, -1, 0, 1, 2, 3]);
});

it("interrupts a line where nothing is known", () => {
  const line = path({ seat: 0, values: [1, null, 2, 3] }, (index) => index, (value) => value);
  expect(line).toBe("M0.0 1.0M2.0 2.0L3.0 3.0");
});
