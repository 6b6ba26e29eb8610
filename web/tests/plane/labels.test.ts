import { describe, expect, test } from "vitest";
import { unitLettersOf } from "../../src/board/drawing/marks";
import { SIZES, captions, signShare } from "../../src/plane/names/captions";
import {
  belongs,
  boxAround,
  boxOfAll,
  overlap,
  placeLabels,
  spotsAround,
  spotsWithin,
  widthOf,
} from "../../src/plane/names/labels";
import { leadOf } from "../../src/plane/names/leads";
import type { Box } from "../../src/board/geometry";
import type { Deeds } from "../../src/plane/deeds";
import { mattersTo } from "../../src/plane/matters";
import { emptyOrder } from "../../src/plane/orders";
import type { PlaneBoard } from "../../src/messages";
import { UNITS, crowd } from "./made";

/** Numbers from 0 to 1 that are the same at every run. */
function numbers(seed: number): () => number {
  let now = seed;
  return () => (now = (now * 16807) % 2147483647) / 2147483647;
}

describe("labels", () => {
  test("belong to the body that is nearest to them", () => {
    const [own, other] = [boxAround({ x: 0, y: 0 }, 10, 10), boxAround({ x: 60, y: 0 }, 10, 10)];
    const at = (x: number, room = {}): boolean => belongs(boxAround({ x, y: 0 }, 10, 10), [own], [other], room);
    expect([at(12), at(30), at(48), at(-40)]).toEqual([true, true, false, true]);
    const room = { short: 12, apart: 20 };
    expect([at(12, room), at(22, room), at(-20, room), at(-40, room)]).toEqual([true, false, true, false]);
  });

  test.each([1, 2, 3, 4, 5])("never overlap however crowded it is, nor cover a body (%i)", (seed) => {
    const next = numbers(seed * 7919);
    const bodies = Array.from({ length: 60 }, () => boxAround({ x: next() * 500, y: next() * 400 }, 20, 20));
    const labels = bodies.map((body, n) => {
      const wide = 30 + next() * 90;
      return { id: `${n}`, wide, high: 13, spots: spotsAround(body, wide, 13), must: n < 3 };
    });
    const placed = placeLabels(labels, bodies);
    const boxes = labels.flatMap(({ id, wide, high }) =>
      placed.has(id) ? [boxAround(placed.get(id)!, wide, high)] : [],
    );
    expect(boxes.length).toBeGreaterThan(15);
    for (const [n, one] of boxes.entries())
      for (const other of boxes.slice(n + 1)) expect(overlap(one, other)).toBe(false);
    const plain = labels.filter(({ id, must }) => !must && placed.has(id));
    for (const { id, wide, high } of plain)
      for (const body of bodies) expect(overlap(boxAround(placed.get(id)!, wide, high), body)).toBe(false);
    for (const { id } of labels.slice(0, 3)) expect(placed.has(id)).toBe(true);
  });

  test("that matter are written over bodies where nothing else is free, others are not", () => {
    const here = { x: 0, y: 0 };
    const label = { id: "a", wide: 40, high: 13, spots: [here] };
    const body = boxAround(here, 30, 30);
    expect(placeLabels([label], [body]).size).toBe(0);
    expect(placeLabels([{ ...label, must: true }], [body]).get("a")).toEqual(here);
    expect(
      placeLabels(
        [
          { ...label, must: true },
          { ...label, id: "b", must: true },
        ],
        [body],
      ).size,
    ).toBe(1);
  });

  test("of a piece of terrain begin in its middle", () => {
    const piece = boxOfAll([
      { x: 0, y: 0 },
      { x: 100, y: 60 },
    ]);
    expect(spotsWithin(piece, 40, 13)[0]).toEqual({ x: 50, y: 30 });
    expect(spotsWithin(piece, 200, 13).length).toBeLessThan(spotsWithin(piece, 40, 13).length);
  });
});

describe("a line", () => {
  const [own, other] = [boxAround({ x: 0, y: 0 }, 10, 10), boxAround({ x: 60, y: 0 }, 10, 10)];
  const from = (x: number, y: number): unknown => leadOf(boxAround({ x, y }, 20, 10), [own], [other]);
  test("leads to a unit from what stands off it, off its corner or as near to another", () => {
    expect([from(0, 0), from(0, 12), from(17, 0)]).toEqual([null, null, null]);
    expect(from(0, 30)).toEqual([
      { x: 0, y: 25 },
      { x: 0, y: 0 },
    ]);
    expect(from(-18, 12)).not.toBeNull();
    expect(from(42, 0)).not.toBeNull();
  });
});

describe("captions", () => {
  const ground: PlaneBoard = {
    size: [48, 36],
    terrain: [
      {
        id: "wood",
        name: "Wood",
        corners: [
          [20, 14],
          [28, 14],
          [28, 22],
          [20, 22],
        ],
      },
    ],
    zones: [],
    names: ["Dark wood"],
  } as unknown as PlaneBoard;
  const base = {
    ground,
    objectives: [{ pos: [40, 30] as [number, number], side: 1 }, { pos: [4, 4] as [number, number] }],
    sides: [{ name: "Red" }, { name: "Blue" }] as never,
    units: UNITS(),
    letters: unitLettersOf(UNITS().map(({ block }) => block)),
    mine: [0],
    must: () => false,
    covered: [] as Box[],
    reached: null,
    exact: false,
    move: true,
    shoot: true,
    scale: 1,
  };
  const written = (more: object): string[] => captions({ ...base, ...more }).map(({ text }) => text);

  test("name units with how many they are, the holder of an objective, and terrain by its words", () => {
    const all = written({});
    for (const { block } of UNITS()) expect(all.some((text) => text.startsWith(`${block.id} · `))).toBe(true);
    expect(all).toEqual(expect.arrayContaining(["Blue", "Dark wood"]));
    expect(all).not.toContain("Red");
  });

  test.each([0.2, 0.4, 0.75, 1.5])("and letters never overlap where small units stand base to base (%d)", (scale) => {
    const at = (n: number): [number, number] => [10 + (n % 3), 10 + Math.floor(n / 3)];
    const units = Array.from({ length: 9 }, (_, n) => {
      const one = crowd(`Watch ${n}`, n % 2, [at(n)]);
      return { ...one, block: { ...one.block, notes: ["activated"] } };
    });
    const letters = unitLettersOf(units.map(({ block }) => block));
    const all = captions({ ...base, units, letters, must: ({ block }) => block.id === "Watch 4", scale });
    const boxes = all.map(({ kind, text, at: { x, y } }) => {
      if (kind === "signs")
        return boxAround({ x: x * scale, y: y * scale }, SIZES.signs * signShare(scale), 16 * signShare(scale));
      const size = kind === "letters" ? Math.max(13 * scale, 11.5) : 13;
      return boxAround({ x: x * scale, y: y * scale }, widthOf(text, kind === "letters" ? size : SIZES[kind]), size);
    });
    expect(all.filter(({ kind }) => kind === "letters").length).toBeGreaterThan(scale < 0.5 ? 3 : 8);
    for (const [n, one] of boxes.entries())
      for (const other of boxes.slice(n + 1)) expect(overlap(one, other)).toBe(false);
  });

  test("are short where the board is small, names without numbers, small signs; those of others come first", () => {
    const small = written({ scale: 0.3 });
    for (const { block } of UNITS().filter(({ block }) => block.side === 1)) expect(small).toContain(block.id);
    expect(small.some((text) => text.includes(" · "))).toBe(false);
    expect([signShare(0.3), signShare(1)]).toEqual([0.6, 1]);
    const pair = [0, 1].map((side) => crowd(`Guard ${side}`, side, [[20.4, 15 + side * 0.1]]));
    const one = captions({
      ...base,
      units: pair,
      letters: new Map(),
      ground: { ...ground, size: [41, 16.5] } as never,
      scale: 0.42,
    });
    expect(one.find(({ kind }) => kind === "unit")?.text).toBe("Guard 1 · 1");
  });

  test("of units stand close to them and to no other, or are left away; one that must be is led to it", () => {
    const scale = 0.35;
    const [tank, chief] = [crowd("Battle tank", 0, [[24, 5]]), crowd("Platoon leader", 0, [[25, 4]])];
    const units = [tank, chief, crowd("Rifles", 0, [[26, 5]]), crowd("Far squad", 0, [[40, 30]])];
    const letters = unitLettersOf(units.map(({ block }) => block));
    const all = captions({ ...base, units, letters, must: (troop) => troop === chief, scale });
    const named = all.filter(({ kind }) => kind === "unit");
    expect(named.map(({ text }) => text)).toEqual(expect.arrayContaining(["Platoon leader", "Far squad"]));
    expect(all.filter(({ kind }) => kind === "letters")).toHaveLength(4);
    const { y } = all.find(({ text }) => text === "Far squad")!.at;
    expect(Math.abs(y + 30 * 24) * scale).toBeLessThan(30);
    const { lead } = named.find(({ text }) => text === "Platoon leader")!;
    expect([lead![1].x, lead![1].y].map(Math.round)).toEqual([25 * 24, -4 * 24]);
    expect(named.find(({ text }) => text === "Far squad")!.lead).toBeUndefined();
  });

  test("of small miniatures stand beside them and hide none; where no room is, a line leads to them", () => {
    const scale = 0.3;
    const alone = crowd("Duke", 0, [[10, 10]]);
    const crowded = Array.from({ length: 25 }, (_, n) =>
      crowd(`Watch ${n}`, 1, [[30 + (n % 5), 20 + Math.floor(n / 5)]]),
    );
    const units = [alone, ...crowded];
    const letters = unitLettersOf(units.map(({ block }) => block));
    const marks = captions({ ...base, units, letters, scale }).filter(({ kind }) => kind === "letters");
    const boxOf = ({ text, at }: (typeof marks)[number]): Box =>
      boxAround({ x: at.x * scale, y: at.y * scale }, widthOf(text, SIZES.letters, 750), SIZES.letters);
    const baseOf = (unit: (typeof units)[number]): Box =>
      boxOfAll(unit.block.bases[0]!.map(([x, y]) => ({ x: x * 24 * scale, y: -y * 24 * scale })));
    const own = marks.find(({ id }) => id === "letters Duke")!;
    expect(overlap(boxOf(own), baseOf(alone))).toBe(false);
    expect(own.lead).toBeUndefined();
    expect(marks.some(({ lead }) => lead)).toBe(true);
    for (const mark of marks) {
      const unit = units.find(({ block }) => `letters ${block.id}` === mark.id)!;
      const lead = leadOf(boxOf(mark), [baseOf(unit)], units.filter((one) => one !== unit).map(baseOf));
      expect(Boolean(mark.lead)).toBe(lead !== null);
    }
  });

  test("lie where nothing covers the board, if there is room", () => {
    const covered = [{ x: 20 * 24, y: -22 * 24, w: 9 * 24, h: 6 * 24 }];
    const at = (more: object): Box => {
      const { x, y } = captions({ ...base, ...more }).find(({ text }) => text === "Dark wood")!.at;
      return boxAround({ x, y }, widthOf("Dark wood", SIZES.terrain), 13);
    };
    expect(overlap(at({}), covered[0]!)).toBe(true);
    expect(overlap(at({ covered }), covered[0]!)).toBe(false);
  });

  test("say how far a unit goes and shoots, to the half inch where that is all that is known", () => {
    const reached = crowd("Scouts", 0, [[10, 10]]);
    expect(written({ reached })).toEqual(expect.arrayContaining(["~12″", "6″"]));
    expect(written({ reached, exact: true })).toEqual(expect.arrayContaining(["12″", "6″"]));
    expect(written({ reached, shoot: false }).filter((text) => text.endsWith("″"))).toEqual(["6″"]);
    const still = { ...reached, block: { ...reached.block, reach: 0, move: 0 } };
    expect(written({ reached: still }).filter((text) => text.endsWith("″"))).toEqual([]);
  });
});

describe("what of a reach matters", () => {
  const deeds = (more: Partial<Deeds>): Deeds => ({
    who: "Spears",
    verbs: [],
    against: new Map(),
    contacts: new Map(),
    listed: [],
    marks: [],
    chosen: [],
    other: [],
    picks: new Map(),
    able: [],
    ...more,
  });
  test.each<[Partial<Deeds>, boolean, boolean]>([
    [{}, false, false],
    [{ verbs: ["move"] }, true, false],
    [{ verbs: ["deploy"] }, false, false],
    [{ verbs: ["fireball"] }, false, true],
    [{ against: new Map([["Dead", []]]) }, false, true],
    [{ verbs: ["drive"], against: new Map([["Dead", []]]) }, true, true],
  ])("follows from what is asked (%o)", (more, move, shoot) => {
    expect(mattersTo(deeds(more), null)).toEqual({ move, shoot });
  });
  test("is only what is put together, while something is", () => {
    const all = deeds({ verbs: ["move", "fireball"], against: new Map([["Dead", []]]) });
    expect(mattersTo(all, emptyOrder("move", "Spears", [1, 1]))).toEqual({ move: true, shoot: false });
    expect(mattersTo(all, emptyOrder("fireball", "Spears", [1, 1]))).toEqual({ move: false, shoot: true });
  });
});
