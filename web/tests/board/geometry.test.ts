import { Frame, freeEdge } from "../../src/board/frame.svelte";
import { describe, expect, test, vi } from "vitest";
import {
  APOTHEM,
  DIRECTIONS,
  arc,
  bearings,
  bounds,
  centre,
  columnRow,
  directionTo,
  distance,
  hexAt,
  label,
  neighbour,
  relative,
  sideways,
  towards,
} from "../../src/board/geometry";
import type { Hex } from "../../src/board/interface";
import { TOOLS, View } from "../../src/board/view";

const near: Hex[] = [];
for (let q = -6; q <= 6; q++) for (let r = -6; r <= 6; r++) near.push([q, r]);

describe("hexes", () => {
  test("neighbours go clockwise from north", () => {
    expect(DIRECTIONS.map((_, d) => neighbour([3, 1], d))).toEqual([
      [3, 0],
      [4, 0],
      [4, 1],
      [3, 2],
      [2, 2],
      [2, 1],
    ]);
    expect(neighbour([0, 0], 7)).toEqual(neighbour([0, 0], 1));
    expect(neighbour([0, 0], -1)).toEqual(neighbour([0, 0], 5));
  });
  test("columns and rows are those of the text board", () => {
    expect(columnRow([3, 1])).toEqual([3, 2]);
    expect(columnRow([0, 0])).toEqual([0, 0]);
    expect(columnRow([-1, 0])).toEqual([-1, -1]);
    expect(label([4, -1])).toBe("4,1");
  });
  test("distance counts steps", () => {
    expect(distance([0, 0], [3, -3])).toBe(3);
    expect(distance([0, 0], [2, 1])).toBe(3);
    expect(distance([1, 1], [1, 1])).toBe(0);
  });
  test("a border of two sectors gives both bearings", () => {
    expect(bearings([0, 0], [1, -3])).toEqual([0]);
    expect(bearings([0, 0], [1, -2])).toEqual([0, 1]);
    expect(bearings([2, 2], [2, 2])).toEqual([]);
  });
  test("the direction of a step is read back, and none farther off", () => {
    DIRECTIONS.forEach((_, d) => expect(directionTo([2, -1], neighbour([2, -1], d))).toBe(d));
    expect(directionTo([0, 0], [2, 0])).toBe(-1);
  });
  test("three sides are front, two flank, one is the rear", () => {
    expect([0, 1, 2, 3, 4, 5].map((d) => arc(2, d))).toEqual(["side", "front", "front", "front", "side", "rear"]);
    expect(relative(2, 3)).toBe(1);
    expect(relative(1, 0)).toBe(5);
  });
  test("left and right keep to the row", () => {
    for (const hex of near) {
      const right = neighbour(hex, sideways(hex, true));
      const left = neighbour(hex, sideways(hex, false));
      expect(columnRow(right)).toEqual([columnRow(hex)[0] + 1, columnRow(hex)[1]]);
      expect(columnRow(left)).toEqual([columnRow(hex)[0] - 1, columnRow(hex)[1]]);
    }
  });
});

describe("the screen", () => {
  test("every point well inside a hex finds that hex", () => {
    for (const hex of near) {
      const { x, y } = centre(hex);
      for (let d = 0; d < 6; d++) {
        const off = towards(d, APOTHEM * 0.95);
        expect(hexAt({ x: x + off.x, y: y + off.y })).toEqual(hex);
      }
    }
  });
  test("directions point to the neighbours", () => {
    DIRECTIONS.forEach((hex, d) => {
      const there = towards(d, 2 * APOTHEM);
      expect(centre(hex).x).toBeCloseTo(there.x);
      expect(centre(hex).y).toBeCloseTo(there.y);
    });
  });
  test("odd columns lie half a hex lower", () => {
    expect(centre([1, 0]).y - centre([0, 0]).y).toBeCloseTo(APOTHEM);
  });
});

describe("the view", () => {
  const made = (): View => new View(bounds(near));
  test("the whole board is seen at first and after a new size", () => {
    const view = made();
    view.resize(500, 900);
    const { box } = view;
    const [a, b] = [view.toScreen(box), view.toScreen({ x: box.x + box.w, y: box.y + box.h })];
    expect(Math.min(a.x, a.y)).toBeGreaterThanOrEqual(-0.001);
    expect(b.x).toBeLessThanOrEqual(500.001);
    expect(b.y).toBeLessThanOrEqual(900.001);
  });
  test("nothing of a board that is shown whole lies under the tools", () => {
    for (const [wide, high] of [
      [390, 240],
      [390, 900],
      [1200, 500],
    ] as const) {
      const view = new View(bounds(near), TOOLS);
      view.resize(wide, high);
      expect(view.toScreen({ x: view.box.x + view.box.w, y: 0 }).x).toBeLessThanOrEqual(wide - TOOLS + 0.001);
    }
  });
  test("a part is shown as large as it goes, within the board", () => {
    const view = made();
    view.resize(400, 400);
    const { box } = view;
    view.show({ x: box.x, y: box.y, w: box.w / 4, h: box.h / 4 });
    expect(view.k).toBeGreaterThan(view.whole);
    expect(view.toScreen(box).x).toBeCloseTo(0);
  });
  test("a part that fits comes into sight as a whole, by as little as that takes; one too large stays where it is", () => {
    const view = made();
    view.resize(400, 400);
    const { x, y, w, h } = view.box;
    view.zoom(2);
    view.centreOn({ x: x + w / 2, y: y + h / 2 });
    const part = { x, y: y + h / 2, w: w / 4, h: h / 8 };
    const before = view.toScreen(part);
    expect(view.revealPart(part)).toBe(true);
    expect(view.toScreen(part).x).toBeCloseTo(0);
    expect(view.toScreen(part).y).toBeCloseTo(before.y);
    expect(view.revealPart(part)).toBe(false);
    expect(view.revealPart({ x, y, w, h })).toBe(false);
  });
  test("a part at the edge is shown clear of the tools, and again when the window changes", () => {
    const view = new View(bounds(near), TOOLS);
    const { box } = view;
    const part = { x: box.x + box.w * 0.75, y: box.y, w: box.w / 4, h: box.h / 4 };
    view.show(part);
    for (const [wide, high] of [
      [400, 400],
      [900, 300],
    ] as const) {
      view.resize(wide, high);
      const [from, to] = [view.toScreen(part), view.toScreen({ x: part.x + part.w, y: part.y + part.h })];
      expect(Math.min(from.x, from.y)).toBeGreaterThanOrEqual(-0.001);
      expect(to.x).toBeLessThanOrEqual(wide - TOOLS + 0.001);
      expect(to.y).toBeLessThanOrEqual(high + 0.001);
    }
    view.pan(5, 0);
    view.resize(500, 500);
    expect(view.k).toBeLessThan(view.scaleOf(part));
  });
  test("zoom keeps the point under the pointer", () => {
    const view = made();
    const under = view.toBoard({ x: 300, y: 200 });
    view.zoom(1.7, { x: 300, y: 200 });
    expect(view.toScreen(under).x).toBeCloseTo(300);
    expect(view.toScreen(under).y).toBeCloseTo(200);
  });
  test("zoom has limits", () => {
    const view = made();
    view.zoom(1e6);
    expect(view.k).toBe(4);
    view.zoom(1e-6);
    expect(view.k).toBe(view.least);
  });
  test("some of the board stays in the window", () => {
    const view = made();
    view.pan(1e6, -1e6);
    const { box } = view;
    expect(view.toScreen(box).x).toBeLessThan(view.width);
    expect(view.toScreen({ x: box.x + box.w, y: box.y + box.h }).y).toBeGreaterThan(0);
  });
  test("snug: no empty ground beside a board larger than the window, a smaller one in the middle", () => {
    const view = made();
    view.zoom(4);
    view.pan(1e6, 1e6);
    view.snug();
    expect(view.toScreen(view.box).x).toBeCloseTo(0);
    view.zoom(0.01);
    view.pan(500, 500);
    view.snug();
    const { x, y } = view.toScreen({ x: view.box.x + view.box.w / 2, y: view.box.y + view.box.h / 2 });
    expect([x, y].map(Math.round)).toEqual([400, 300]);
  });
  test("a point is brought in and then left alone", () => {
    const view = made();
    view.zoom(4);
    const far = centre([6, 6]);
    expect(view.reveal(far, 60)).toBe(true);
    expect(view.toScreen(far).x).toBeLessThanOrEqual(view.width);
    expect(view.reveal(far, 60)).toBe(false);
  });
});

test("a card about something hides neither that nor what else matters, nor does it leave the window", () => {
  const view = new View({ x: 0, y: 0, w: 800, h: 600 });
  view.resize(800, 600);
  const frame = new Frame(view, {
    finger: [24, 9],
    placed: ([x, y]) => ({ x, y }),
    start: () => ({ x: 0, y: 0 }),
    middle: () => ({ x: 0, y: 0 }),
    onzoomed: () => {},
  });
  const thing = { x: 380, y: 280, w: 40, h: 40 };
  const others = [200, 300, 420, 520].flatMap((x) => [
    { x, y: 200, w: 60, h: 60 },
    { x, y: 290, w: 60, h: 60 },
  ]);
  const [left, top] = [...frame.freely(thing, others).matchAll(/(?:left|top): (-?\d+)px/gu)].map((one) =>
    Number(one[1]),
  );
  const card = { x: left!, y: top!, w: 280, h: 190 };
  for (const one of [thing, ...others]) {
    const apart =
      one.x >= card.x + card.w || card.x >= one.x + one.w || one.y >= card.y + card.h || card.y >= one.y + one.h;
    expect(apart).toBe(true);
  }
  expect(card.x >= 0 && card.y >= 0 && card.x + card.w <= 800 && card.y + card.h <= 600).toBe(true);
});

test("who acts comes into sight in a window of another size", () => {
  const view = new View({ x: 0, y: 0, w: 2000, h: 2000 });
  const frame = new Frame(view, {
    finger: [24, 9],
    placed: ([x, y]) => ({ x, y }),
    start: () => ({ x: 0, y: 0 }),
    middle: () => ({ x: 1400, y: 1100 }),
    onzoomed: () => {},
  });
  let sized = (): void => {};
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(done: () => void) {
        sized = done;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  const root = document.createElement("div");
  const room = { width: 1200, height: 900 };
  Object.defineProperty(root, "clientWidth", { get: () => room.width });
  Object.defineProperty(root, "clientHeight", { get: () => room.height });
  const close = frame.open(root, document.createElement("div"));
  view.zoom(1 / view.k);
  view.centreOn({ x: 1000, y: 1000 });
  [room.width, room.height] = [390, 280];
  sized();
  const { x, y } = view.toScreen({ x: 1400, y: 1100 });
  expect(x > 0 && x < 390 && y > 0 && y < 280).toBe(true);
  close();
  vi.unstubAllGlobals();
});

test("a card lies at the edge where it hides least, the place it is about above all", () => {
  expect(freeEdge([50], 100, 300)).toBe("bottom");
  expect(freeEdge([250, 150], 100, 300)).toBe("top");
  expect(freeEdge([150, 50], 100, 300)).toBe("bottom");
  expect(freeEdge([140, 250], 100, 300)).toBe("top");
  expect(freeEdge([250, 50, 60], 100, 300)).toBe("top");
});
