import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Line } from "../src/messages";
import type { Entry } from "../src/reducer";
import { beside, offeredIn, piecesIn } from "../src/seen/places";
import { type Pace, Player } from "../src/seen/player.svelte";
import { aroundDice, storyOf, type Shown, tagsAt } from "../src/seen/story";

const entry = (n: number, ...lines: Line[]): Entry => ({
  n,
  entry: "answer",
  by: 0,
  moment: n,
  answer: "",
  lines,
  undone: false,
});
const BLOW: Line = {
  level: 1,
  text: "A strikes B.",
  code: "attack",
  happening: { kind: "blow", who: "A", whom: ["B"] },
};
const HIT: Line = {
  level: 2,
  text: "rolled 1 2 = 3, needs 9 or less: a hit",
  code: "hit",
  dice: [1, 2],
  happening: { kind: "roll", passed: true },
};
const WOUND: Line = { level: 2, text: "3 wounds: mST 8", code: "wounds", happening: { kind: "wound", count: 3 } };
const TIRED: Line = { level: 2, text: "1 fatigue", code: "spent", happening: { kind: "tire", own: true, count: 1 } };

describe("what is seen", () => {
  test("a blow, its roll and its wound are at whom it struck, fatigue at who struck", () => {
    const found = storyOf([entry(1, BLOW, HIT, WOUND, TIRED)]);
    expect(found.map(({ kind, at, from }) => [kind, at, from])).toEqual([
      ["blow", "B", "A"],
      ["roll", "B", "A"],
      ["wound", "B", "A"],
      ["tire", "A", ""],
    ]);
    expect(found[1]).toMatchObject({ head: "rolled", tail: "= 3, needs 9 or less: a hit", passed: true });
    expect(found.map(({ first }) => first)).toEqual([true, false, false, false]);
  });

  test("what a deed costs who does it is at them, with no way from them to themselves", () => {
    const named = (whom: string): Line => ({ ...WOUND, happening: { kind: "wound", whom: [whom], count: 1 } });
    const found = storyOf([entry(1, BLOW, named("B"), named("A"))]);
    expect(found.slice(1).map(({ at, from }) => [at, from])).toEqual([
      ["B", "A"],
      ["A", ""],
    ]);
  });

  test("a roll told by a later message still belongs to the blow", () => {
    expect(storyOf([entry(1, BLOW), { ...entry(2, HIT), entry: "choice" }]).at(-1)).toMatchObject({ n: 2, at: "B" });
  });

  test("a save that another side has chosen is at whom was struck, one's own at who strikes", () => {
    const wear: Line = {
      level: 2,
      text: "Usage Die d4: 3, still d4.",
      dice: [3],
      happening: { kind: "roll", own: true },
    };
    const after = (by: number): string | undefined =>
      storyOf([entry(1, BLOW), { ...entry(2, wear), entry: "choice", by }]).at(-1)?.at;
    expect([after(1), after(0)]).toEqual(["B", "A"]);
  });

  test("a tag lies on no other tag where there is room", () => {
    const taken = { x: 6, y: 6, width: 190, height: 110 };
    const box = beside({ x: 190, y: 160, width: 30, height: 30 }, [190, 65], [390, 313], [], [taken]);
    expect(box.y >= 116 || box.x >= 196).toBe(true);
  });

  test("dice of nobody are not seen, nor what was taken back or told of a seat", () => {
    const declared: Line = { level: 1, text: "B declares Defend.", code: "declare" };
    expect(storyOf([entry(1, BLOW), entry(2, declared, HIT)]).map(({ kind }) => kind)).toEqual(["blow"]);
    expect(storyOf([entry(1, { level: 0, text: "Round 2." }, HIT)])).toEqual([]);
    expect(storyOf([{ ...entry(1, BLOW), undone: true }])).toEqual([]);
    expect(storyOf([{ ...entry(1, BLOW), entry: "seat" }])).toEqual([]);
  });

  test("the words of an event of two lines are those of its first", () => {
    const first: Line = { level: 1, text: "A throws at B.", code: "attack" };
    const second: Line = { ...BLOW, level: 2, text: "adjDX 3 = DX 12, range -9" };
    expect(storyOf([entry(1, first, second)])[0]).toMatchObject({ tail: "A throws at B.", first: true });
  });

  test("words around dice are found where the faces stand alone", () => {
    expect(aroundDice("damage 1d-1: 1 - 1 = 0", [1])).toEqual(["damage 1d-1", "- 1 = 0"]);
    expect(aroundDice("2 damage dice (hit dice 4, weapon -2) 4: 4 becomes 6", [4])).toEqual([
      "2 damage dice (hit dice 4, weapon -2)",
      "4 becomes 6",
    ]);
    expect(aroundDice("damage 2d: 3 + 4 = 7", [3, 4])).toEqual(["damage 2d", "= 7"]);
    expect(aroundDice("half of it is lost", [6])).toEqual(["", "half of it is lost"]);
  });

  test("tags show the deed of now, the last things of each figure, and all since a place at once", () => {
    const story = storyOf([entry(1, BLOW, HIT), entry(2, BLOW, HIT, WOUND, TIRED)]);
    expect(tagsAt(story, 1).map(({ at, rows }) => [at, rows.length])).toEqual([["B", 2]]);
    expect(tagsAt(story, 5).map(({ at, rows }) => [at, rows.length])).toEqual([
      ["B", 3],
      ["A", 1],
    ]);
    expect(tagsAt(story, 5, 0).map(({ at, rows }) => [at, rows.length])).toEqual([
      ["B", 5],
      ["A", 1],
    ]);
  });
});

describe("the player", () => {
  const story = storyOf([entry(1, BLOW, HIT, WOUND)]);
  let pace: Pace = "brisk";
  let heard: string[] = [];
  let player: Player;
  beforeEach(() => {
    vi.useFakeTimers();
    [pace, heard] = ["brisk", []];
    player = new Player(
      () => pace,
      ({ kind }: Shown) => heard.push(kind),
    );
  });
  afterEach(() => vi.useRealTimers());

  test("shows one thing after another and then clears the board, and shows it again", () => {
    player.tell(story, true);
    expect(player.at).toBe(0);
    vi.advanceTimersByTime(500);
    expect(player.at).toBe(1);
    vi.advanceTimersByTime(5_000);
    expect(player.at).toBe(-1);
    expect(heard).toEqual(["blow", "roll", "wound"]);
    player.again();
    expect(player.at).toBe(0);
  });

  test("what comes meanwhile is shown after, what one answers anew in its place", () => {
    player.tell(story, true);
    player.tell(storyOf([entry(2, BLOW)]), false);
    expect([player.at, player.story.length]).toEqual([0, 4]);
    vi.advanceTimersByTime(2_000);
    expect(player.at).toBe(3);
    player.tell(storyOf([entry(3, BLOW)]), false);
    vi.advanceTimersByTime(600);
    expect(player.at).toBe(4);
    player.tell(story, true);
    expect([player.at, player.story.length]).toEqual([0, 3]);
  });

  test("at once, all is there without motion and goes after a while", () => {
    pace = "instant";
    player.tell(story, true);
    expect([player.now, player.tags.map(({ rows }) => rows.length)]).toEqual([null, [3]]);
    vi.advanceTimersByTime(4_000);
    expect(player.at).toBe(-1);
  });

  test("step by step, nothing goes on by itself", () => {
    pace = "step";
    player.tell(story, true);
    vi.advanceTimersByTime(60_000);
    expect(player.at).toBe(0);
    player.step(1);
    player.step(-1);
    player.step(1);
    player.step(1);
    expect(player.at).toBe(2);
    player.step(1);
    expect(player.at).toBe(-1);
  });

  test("a long story of others keeps its end", () => {
    for (let n = 1; n < 60; n++) player.tell(storyOf([entry(n, BLOW)]), false);
    expect(player.story).toHaveLength(40);
    expect(player.at).toBe(0);
    vi.advanceTimersByTime(500);
    expect(player.at).toBe(28);
    player.finish();
    expect(player.tags).toEqual([]);
  });
});

test("a tag lies where it hides least, and inside its room", () => {
  const place = { x: 100, y: 100, width: 40, height: 40 };
  expect(beside(place, [80, 30], [400, 400], [])).toMatchObject({ x: 80, y: 64 });
  expect(beside(place, [80, 30], [400, 400], [{ x: 100, y: 60, width: 40, height: 40 }])).toMatchObject({ y: 146 });
  expect(beside({ ...place, x: 0, y: 0 }, [80, 30], [400, 400], [])).toMatchObject({ x: 6, y: 46 });
});

test("a tag hides no figure where there is room, however small the figures are drawn", () => {
  const place = { x: 180, y: 130, width: 26, height: 26 };
  const own = { x: 203, y: 143, width: 26, height: 26 };
  const tag = beside(place, [190, 110], [390, 300], [place, own]);
  const hides = (one: typeof place): boolean =>
    tag.x < one.x + one.width && one.x < tag.x + 190 && tag.y < one.y + one.height && one.y < tag.y + 110;
  expect([hides(place), hides(own)]).toEqual([false, false]);
});

test("a tag gives way to places that are offered as to figures", () => {
  const room = document.createElement("div");
  room.innerHTML = `<i data-figure="A"></i><i data-place="3,4"></i><i></i>`;
  const box = { x: 100, y: 60, width: 40, height: 40 };
  for (const one of room.children) vi.spyOn(one, "getBoundingClientRect").mockReturnValue(box as DOMRect);
  expect(offeredIn(room)).toBe(1);
  expect(piecesIn(room)).toEqual([box, box]);
});
