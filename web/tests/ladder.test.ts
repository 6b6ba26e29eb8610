// A ladder looked at from either side of a meeting, and where its intervals are drawn.
import { describe, expect, test } from "vitest";

import { eloIn, eloText, listOf, metOf, ranked, scaleOf } from "../src/lab/ladders/ladder";
import type { LadderFound } from "../src/messages";

const elo = (value: number, off = 0) => ({ value, low: value - off, high: value + off });
const found = {
  players: ["random", "greedy-1", "greedy"],
  lists: [
    {
      group: "all",
      adjusted: false,
      ratings: [
        { player: "greedy", elo: elo(60.4, 35), games: 10 },
        { player: "greedy-1", elo: elo(0), games: 10 },
        { player: "random", elo: elo(-340, 60), games: 10 },
      ],
      steps: [],
    },
    { group: "all", adjusted: true, ratings: [{ player: "greedy", elo: elo(50, 20), games: 10 }], steps: [] },
  ],
  scores: [
    {
      first: "random",
      second: "greedy",
      scenario: "",
      games: 4,
      won: 1,
      drawn: 0,
      lost: 3,
      share: { value: 0.25, low: 0.1, high: 0.5 },
    },
    {
      first: "random",
      second: "greedy",
      scenario: "duel",
      games: 2,
      won: 0,
      drawn: 0,
      lost: 2,
      share: { value: 0, low: 0, high: 0.3 },
    },
  ],
} as unknown as LadderFound;

describe("who beats whom", () => {
  test("is the same from either side", () => {
    expect(metOf(found, "random", "greedy")).toMatchObject({ won: 1, lost: 3, share: { value: 0.25 } });
    expect(metOf(found, "greedy", "random")).toEqual({
      games: 4,
      won: 3,
      drawn: 0,
      lost: 1,
      share: { value: 0.75, low: 0.5, high: 0.9 },
    });
    expect(metOf(found, "greedy", "random", "duel")?.share.value).toBe(1);
    expect(metOf(found, "greedy", "greedy-1")).toBeUndefined();
  });

  test("puts the strongest first", () => {
    expect(ranked(found)).toEqual(["greedy", "greedy-1", "random"]);
    expect(ranked({ ...found, lists: [] })).toEqual(found.players);
  });
});

describe("strength", () => {
  test("is told with how far it may be off", () => {
    expect(["greedy", "greedy-1", "random"].map((player) => eloText(eloIn(listOf(found, "all"), player)!))).toEqual([
      "+60 ± 35",
      "0",
      "−340 ± 60",
    ]);
    expect(eloIn(listOf(found, "all", true), "greedy")?.value).toBe(50);
    expect(eloIn(listOf(found, "kept-out"), "greedy")).toBeUndefined();
  });

  test("is drawn between the lowest and the highest bound", () => {
    const scale = scaleOf([listOf(found, "all")!]);
    expect([scale(-400), scale(95.4), Math.round(scale(0))]).toEqual([0, 100, 81]);
    expect(scaleOf([])(0)).toBe(50);
  });
});
