import { cleanup, render, waitFor } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import HexBoard from "../../src/board/HexBoard.svelte";
import { centre, corners, SIZE } from "../../src/board/geometry";
import type { BoardHandle, Spot } from "../../src/board/interface";
import { around, coverOf, dotsOf, freeCorner, hiddenIn, HEX, landsOf, sizeOf } from "../../src/board/minimap";
import { boardPoint } from "../../src/plane/inches";
import { View } from "../../src/board/view";
import PlaneBoard from "../../src/plane/PlaneBoard.svelte";
import { crowd, position as table, props as inches } from "../plane/made";
import { at, ground, position, props } from "./made";

beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const map = (): HTMLElement | null => document.querySelector(".minimap");
const sight = (): number[] =>
  ["x", "y", "width", "height"].map((name) => Number(map()?.querySelector(".sight")?.getAttribute(name)));

async function zoomed() {
  const { component } = render(HexBoard, props());
  const handle = component as unknown as BoardHandle;
  expect(map()).toBeNull();
  for (let n = 0; n < 4; n++) handle.zoom(1);
  await waitFor(() => expect(map()).not.toBeNull());
  return handle;
}
function point(type: string, x: number, y: number): void {
  const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: y, button: 0 });
  map()!.dispatchEvent(Object.assign(event, { pointerId: 1, pointerType: "mouse" }));
}

test("it is shown only while some of the board is out of sight", async () => {
  const handle = await zoomed();
  handle.reset();
  await waitFor(() => expect(map()).toBeNull());
});

test("it is there for the pointer alone: nothing of it has the keys or is read out", async () => {
  await zoomed();
  expect(map()?.getAttribute("aria-hidden")).toBe("true");
  expect(map()?.querySelector("[tabindex], button, a")).toBeNull();
  const pressed = new MouseEvent("mousedown", { bubbles: true, cancelable: true });
  map()!.dispatchEvent(pressed);
  expect(pressed.defaultPrevented).toBe(true);
});

test("a press moves the sight there, a drag takes it along, and it stays on the board", async () => {
  await zoomed();
  const [x = 0, y = 0] = sight();
  point("pointerdown", 0, 0);
  await waitFor(() => expect(sight()[0]).toBeLessThan(x));
  expect(sight()[1]).toBeLessThan(y);
  const corner = sight();
  point("pointermove", 60, 60);
  await waitFor(() => expect(sight()[0]).toBeGreaterThan(corner[0]!));
  point("pointermove", 4000, 4000);
  point("pointerup", 4000, 4000);
  await waitFor(() => expect(sight()[0]).toBeGreaterThan(x));
  flushSync();
  const far = sight();
  const [left = 0, top = 0, wide = 0, high = 0] = map()!
    .querySelector("svg")!
    .getAttribute("viewBox")!
    .split(" ")
    .map(Number);
  expect(far[0]! + far[2]!).toBeCloseTo(left + wide);
  expect(far[1]! + far[3]!).toBeCloseTo(top + high);
  point("pointermove", 0, 0);
  await new Promise(requestAnimationFrame);
  expect(sight()).toEqual(far);
});

test("its ground is one outline for each kind, its dots are those who stand", () => {
  expect(landsOf(ground(), centre).map(({ name }) => name)).toEqual(["open", "brush", "wall"]);
  const terrain = [
    {
      id: "a",
      name: "Wood",
      corners: [
        [1, 1],
        [2, 1],
        [2, 2],
      ] as [number, number][],
      blocks_sight: false,
    },
  ];
  expect(landsOf({ board: "plane", size: [48, 36], terrain, zones: [] }, boardPoint)).toEqual([
    { name: "open", path: "M0 0L1152 0L1152 -864L0 -864z" },
    { name: "brush", path: "M24 -24L48 -24L48 -48z" },
  ]);
  const figures = position().figures;
  figures[0]!.counter.down = true;
  expect(dotsOf({ figures }, centre).map(({ id }) => id)).toEqual(["Ceda", "Gruk", "Snik"]);
});

test("a hex of it is one of the board", () => {
  const steps = HEX.slice(1, -1)
    .replaceAll(/h(-?\d+)/gu, "l$1 0")
    .split("l")
    .map((step) => step.match(/-?\d+/gu)!.map(Number));
  let [x, y] = [0, 0];
  for (const [n, corner] of corners(SIZE).entries()) {
    [x, y] = [x + steps[n]![0]!, y + steps[n]![1]!];
    expect(Math.hypot(x - corner.x, y - corner.y)).toBeLessThan(0.5);
  }
});

test("its size follows the window and the shape of the board", () => {
  expect(sizeOf({ x: 0, y: 0, w: 1000, h: 500 }, { width: 1000, height: 800 })).toEqual({ w: 190, h: 95 });
  expect(sizeOf({ x: 0, y: 0, w: 500, h: 1000 }, { width: 390, height: 300 })).toEqual({ w: 42, h: 84 });
});

test("it lies in the corner that hides least, and moves for less only", () => {
  const [size, window] = [
    { w: 200, h: 150 },
    { width: 1000, height: 800 },
  ];
  const spot = (x: number, y: number, weight = 1) => ({ at: { x, y }, weight });
  expect(freeCorner("top right", size, window, [])).toBe("top right");
  expect(freeCorner("bottom left", size, window, [spot(100, 700), spot(100, 100, 3)])).toBe("top right");
  expect(freeCorner("bottom left", size, window, [spot(100, 700, 3), spot(100, 100), spot(900, 100)])).toBe("top left");
});

test("a unit and a zone are hidden by any part of them", () => {
  const [size, window] = [
    { w: 100, h: 60 },
    { width: 400, height: 300 },
  ];
  const zone = { ...around([[0, 260], [400, 300]].map(([x = 0, y = 0]) => ({ x, y }))), weight: 1 }; // prettier-ignore
  expect(zone).toEqual({ at: { x: 200, y: 280 }, size: { w: 400, h: 40 }, weight: 1 });
  expect(freeCorner("bottom left", size, window, [zone])).toBe("top left");
  const unit = { at: { x: 130, y: 30 }, size: { w: 80, h: 20 }, weight: 1 };
  expect(freeCorner("bottom left", size, window, [zone, unit])).toBe("top right");
  expect(hiddenIn("top left", size, window, [zone, unit])).toBe(1);
});

test("where it would hide somebody in every corner it is folded, until it is pressed", async () => {
  const corners: Spot[] = [
    [8, 7],
    [8, 29],
    [39, 29],
  ];
  const units = corners.map((spot, n) => crowd(`Watch ${n}`, n % 2, [spot]));
  const { component } = render(PlaneBoard, inches({ position: table(null, units) }));
  const handle = component as unknown as BoardHandle;
  handle.reset();
  handle.zoom(1);
  await waitFor(() => expect(map()).toHaveClass("shut"), { timeout: 3000 });
  expect([map()?.style.width, map()?.style.height]).toEqual(["44px", "44px"]);
  point("pointerdown", 5, 5);
  await waitFor(() => expect(map()).not.toHaveClass("shut"));
});

test("a view says what of the board is in sight, and whether that is all", () => {
  const view = new View({ x: 0, y: 0, w: 1600, h: 600 });
  expect(view.isWhole).toBe(true);
  expect(view.part).toEqual({ x: 0, y: 0, w: 1600, h: 600 });
  view.show({ x: 0, y: 0, w: 800, h: 600 });
  expect(view.isWhole).toBe(false);
  expect(view.part).toEqual({ x: 0, y: 0, w: 800, h: 600 });
});

test("a large board begins where all stand, if that makes them larger, and the whole is one press away", async () => {
  const hexes: [number, number, number][] = [];
  for (let column = 0; column < 40; column++) for (let row = 0; row < 30; row++) hexes.push([...at(column, row), 0]);
  const { component } = render(HexBoard, props({ ground: { ...ground(), hexes } }));
  await waitFor(() => expect(map()).not.toBeNull());
  const [x = 0, y = 0, w = 0, h = 0] = sight();
  for (const { counter } of position().figures) {
    const spot = centre(counter.pos);
    expect(spot.x).toBeGreaterThan(x);
    expect(spot.x).toBeLessThan(x + w);
    expect(spot.y).toBeGreaterThan(y);
    expect(spot.y).toBeLessThan(y + h);
  }
  (component as unknown as BoardHandle).reset();
  await waitFor(() => expect(map()).toBeNull());
});

test("it goes where nothing is written, and what it would cover in part is known", () => {
  const [size, window] = [
    { w: 100, h: 60 },
    { width: 400, height: 300 },
  ];
  const low = { x: 90, y: 220, w: 60, h: 13 };
  const high = { x: 40, y: 20, w: 60, h: 13 };
  expect(freeCorner("bottom left", size, window, [], [low])).toBe("bottom left");
  expect(freeCorner("bottom left", size, window, [], [{ ...low, y: 245 }])).toBe("top left");
  expect(freeCorner("bottom left", size, window, [], [{ ...low, y: 245 }, high])).toBe("top right");
  // Figures matter more than all that is written.
  const figure = [{ at: { x: 380, y: 10 }, weight: 1 }];
  expect(freeCorner("bottom left", size, window, figure, [{ ...low, y: 245 }, high])).toBe("bottom left");
  expect(coverOf("bottom left", size, window, [low, { ...low, y: 245 }, { ...low, x: 101, y: 245 }])).toEqual([
    false,
    true,
    false,
  ]);
});
