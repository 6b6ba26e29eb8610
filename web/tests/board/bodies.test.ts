// Figures of several hexes, what lies over the ground, and the groups of hexes that distances are counted in.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { angleOf, bodyOf, isInHex, isWhole, nearestOf, ownRim, outlines } from "../../src/board/body";
import { deedsOf, figuresAt } from "../../src/board/hands/deeds";
import { DIRECTIONS, SIZE, bounds, centre, key, neighbour } from "../../src/board/geometry";
import HexBoard, { keymap } from "../../src/board/HexBoard.svelte";
import type { Hex } from "../../src/board/interface";
import { stands } from "../../src/board/drawing/marks";
import { laidKind } from "../../src/board/drawing/tones";
import { TOOLS, View } from "../../src/board/view";
import type { Counter, Figure, Position, WordedPlace } from "../../src/messages";
import { sayer } from "../../src/texts";
import { at, figure, ground, position, props } from "./made";

const SHAPES: Record<number, Hex[]> = {
  2: [
    [0, 0],
    [0, 1],
  ],
  4: [
    [0, 0],
    [1, 0],
    [0, 1],
    [-1, 1],
  ],
  7: [[0, 0], ...DIRECTIONS],
};
const turned = ([q, r]: Hex, by: number): Hex => (by ? turned([-r, q + r], by - 1) : [q, r]);
function body(size: number, head: Hex, facing: number): Hex[] {
  return SHAPES[size]!.map((one) => turned(one, facing)).map(([q, r]): Hex => [head[0] + q, head[1] + r]);
}
function beast(id: string, side: number, size: number, head: Hex, facing: number, more: Partial<Counter> = {}): Figure {
  const plain = figure(id, side, head, facing);
  return { ...plain, counter: { ...plain.counter, hexes: body(size, head, facing), ...more } };
}
function pen(): Position {
  const now = position();
  const hydra = beast("Hydra", 1, 7, at(6, 2), 4);
  const horse = beast("Horse", 0, 2, at(3, 3), 2);
  const choices = [
    { label: "Step SE", offer: { text: "step SE", group: "step", hex: at(4, 3), hexes: body(2, at(4, 3), 2) } },
    {
      label: "Face N",
      offer: { text: "face N", group: "face", hex: at(3, 3), facing: 0, hexes: body(2, at(3, 3), 0) },
    },
    { label: "Strike Hydra", offer: { text: "strike Hydra", group: "attack", target: "Hydra" } },
  ];
  return {
    ...now,
    figures: [horse, hydra],
    items: [],
    asked: { ...now.asked!, who: "Horse", choices },
    created: [{ name: "fire", pos: at(0, 0), word: "blaze", note: "two turns" }],
  };
}
const rear = at(2, 3);
function placed(): WordedPlace[] {
  return [{ place: { hex: rear, cost: 1, path: ["step NW"], way: [rear], facing: 2, hexes: body(2, rear, 2) } }];
}
const tiled = () => ({
  ...ground(),
  overlay: [
    { at: [0, 0] as Hex, hexes: [at(0, 0), at(0, 1), at(1, 0)] },
    { at: [1, 0] as Hex, hexes: [at(3, 3), at(2, 3)] },
    { at: [3, 0] as Hex, hexes: body(7, at(6, 2), 0) },
  ],
});

beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
const VIEW = new View(bounds(ground().hexes.map(([q, r]): Hex => [q, r])), TOOLS);

function open(more: Parameters<typeof props>[0] = {}) {
  const given = props({ position: pen(), places: [], selected: "Horse", ...more });
  render(HexBoard, given);
  const app = screen.getByRole("application");
  app.focus();
  const send = (type: string, hex: Hex): void => {
    const { x, y } = VIEW.toScreen(centre(hex));
    const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: y, button: 0 });
    app.dispatchEvent(Object.assign(event, { pointerId: 1, pointerType: "mouse" }));
    flushSync();
  };
  const click = (hex: Hex): void => (send("pointerdown", hex), send("pointerup", hex));
  const press = (name: string): void => {
    (document.activeElement ?? app).dispatchEvent(
      new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }),
    );
    flushSync();
  };
  const last = (): string => given.onspeak.mock.lastCall?.[0] ?? "";
  return { given, click, press, hover: (hex: Hex) => send("pointermove", hex), last };
}
const ghost = (): Element | null => document.querySelector(".ghost path.under");

describe("the rim of a body", () => {
  test("has as many corners as its shape, and one ring", () => {
    expect([2, 4, 7].map((size) => outlines(body(size, [3, 3], 0)).map((ring) => ring.length))).toEqual([
      [10],
      [14],
      [18],
    ]);
  });
  test("has another ring round a hole", () => {
    expect(outlines(DIRECTIONS as Hex[]).map((ring) => ring.length)).toEqual([18, 6]);
  });
  test("an inset moves every side inwards by so much", () => {
    const [ring] = outlines([[0, 0]], 10);
    for (const { x, y } of ring!) expect(Math.hypot(x, y)).toBeCloseTo(SIZE - 20 / Math.sqrt(3), 6);
  });
  test("is the same line round the head however the body faces, so that it turns as a whole", () => {
    const paths = [0, 1, 2, 3, 4, 5].map((facing) => ownRim(body(4, [2, 5], facing), facing));
    const spots = paths.map((path) =>
      [...path.matchAll(/-?[\d.]+ -?[\d.]+/gu)]
        .map(String)
        .map((one) => one.replaceAll("-0.0", "0.0"))
        .sort(),
    );
    expect(new Set(spots.map((one) => one.join(" "))).size).toBe(1);
  });
  test("nothing turns the long way round", () => {
    expect([angleOf(0, 300), angleOf(5, 0), angleOf(2, 60)]).toEqual([360, -60, 120]);
  });
});

describe("a figure of several hexes", () => {
  test("is in each of its hexes, and nearest by the nearest of them", () => {
    const { counter } = beast("Hydra", 0, 7, [4, 4], 0);
    const found = figuresAt([beast("Hydra", 0, 7, [4, 4], 0)]);
    expect([...found.keys()].sort()).toEqual(bodyOf(counter).map(key).sort());
    expect([isInHex(counter, [4, 3]), isInHex(counter, [4, 2])]).toEqual([true, false]);
    expect(nearestOf(counter, [4, 0])).toEqual([4, 3]);
    expect([isWhole(counter), isWhole(beast("Ox", 0, 4, [4, 4], 0).counter)]).toEqual([true, false]);
    expect(bodyOf({ pos: [1, 1], hexes: [] })).toEqual([[1, 1]]);
  });
  test("stays where it is, and whoever shares a hex makes room", () => {
    const here = [beast("Wyvern", 1, 4, [4, 4], 0), figure("Ash", 0, [4, 4], 0), figure("Bo", 0, [4, 4], 0, {}, true)];
    const [wyvern, ash, bo] = stands(here);
    expect([wyvern!.scale, wyvern!.at.x]).toEqual([1, 0]);
    expect(ash!.scale).toBeLessThan(1);
    expect(bo!.scale).toBeLessThan(ash!.scale);
  });
  test("an answer aimed at any of its hexes is aimed at it", () => {
    const now = pen();
    const hit = { label: "Shoot", offer: { text: "shoot", group: "attack", target: "Hydra", hex: at(6, 3) } };
    now.asked = { ...now.asked!, choices: [hit] };
    expect(deedsOf(now, [0], false).against.get("Hydra")).toEqual([hit]);
  });
  test("is drawn once, with one rim, one name and one gauge", () => {
    open();
    const drawn = document.querySelectorAll("[data-figure=Hydra]");
    expect(drawn).toHaveLength(1);
    expect(drawn[0]!.querySelectorAll(".letters")).toHaveLength(1);
    expect(drawn[0]!.querySelectorAll(".base.whole")).toHaveLength(1);
  });
  test("is meant by a click on any of its hexes", () => {
    const { given, click } = open();
    click(at(7, 2));
    expect(given.ontarget).toHaveBeenLastCalledWith("Hydra");
    click(rear);
    expect(given.onanswer).not.toHaveBeenCalled();
  });
  test("goes where its own body is, when a hex behind its head is a place", () => {
    const { given, click } = open({ places: placed() });
    click(rear);
    click(rear);
    expect(given.onanswer).toHaveBeenCalledWith(["step NW"]);
  });
  test("its size, and that it flies, is said with its facing", () => {
    const now = pen();
    now.figures[1] = beast("Hydra", 1, 7, at(6, 2), 4, { airborne: true });
    const { hover } = open({ position: now });
    hover(at(6, 1));
    expect(document.querySelector(".beside")!.textContent).toContain("faces south-west, 7 hexes, in the air");
    expect(document.querySelector("[data-figure=Hydra] .shade")).not.toBeNull();
  });
  test("is shown where it would stand: after a step, a move, a turn", () => {
    const { hover, press } = open();
    expect(ghost()).toBeNull();
    hover(at(4, 3));
    const stepped = ghost()!.getAttribute("d");
    press("[");
    press("[");
    const faced = ghost()!.getAttribute("d");
    expect(new Set([stepped, faced, null]).size).toBe(3);
    cleanup();
    open({ places: placed() }).hover(rear);
    expect(ghost()).not.toBeNull();
  });
});

describe("what lies over the ground", () => {
  test("is drawn by its kind, whatever it is called", () => {
    open();
    expect(document.querySelector("[data-laid=fire] .flame")).not.toBeNull();
    expect(["fire", "shadow", "wall", "bodies"].map(laidKind)).toEqual(["fire", "shadow", "wall", "other"]);
  });
  test("is named on the card and said with the hex", () => {
    const { hover, click, last } = open();
    hover(at(0, 0));
    expect(document.querySelector(".beside")!.textContent).toContain("blaze (two turns)");
    click(at(0, 0));
    expect(last()).toContain("blaze (two turns).");
  });
});

describe("groups of hexes that distances are counted in", () => {
  test("are no tool where the ground has none", () => {
    const { press, given } = open();
    press("m");
    expect(screen.queryByRole("button", { name: "Megahexes" })).toBeNull();
    expect(given.onspeak).not.toHaveBeenCalled();
    expect(keymap.filter(({ needs }) => needs).map(({ keys }) => keys)).toEqual(["M"]);
  });
  test("are shown by a button or a key, and counted from the figure to the hex looked at", async () => {
    const { press, hover, last, click } = open({ ground: tiled() });
    await fireEvent.click(screen.getByRole("button", { name: "Megahexes" }));
    expect(last()).toBe(sayer("en")("board-regions-on"));
    expect(document.querySelectorAll(".regions .from")).toHaveLength(1);
    hover(neighbour(at(6, 2), 3));
    expect(document.querySelector(".range")!.textContent).toContain("2");
    expect(document.querySelector(".beside")!.textContent).toContain("2 megahexes away");
    hover(at(8, 6));
    expect(document.querySelector(".range")).toBeNull();
    click(at(0, 1));
    expect(last()).toContain("1 megahex away.");
    await fireEvent.pointerLeave(screen.getByRole("application"));
    expect(document.querySelector(".range")!.textContent).toContain("1");
    press("m");
    expect(document.querySelector(".regions")).toBeNull();
  });
});
