import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { deedsOf, figuresAt } from "../../src/board/hands/deeds";
import { bounds, key } from "../../src/board/geometry";
import { GroundPicture } from "../../src/board/drawing/ground";
import {
  BASES,
  chipsOf,
  lettersOf,
  patternOf,
  shapeOf,
  stand,
  stands,
  unitLettersOf,
} from "../../src/board/drawing/marks";
import * as more from "../../src/board/drawing/bestiary";
import { type Body, type Drawn, type Held, isCommon, silhouette } from "../../src/board/drawing/silhouettes";
import type { Looks } from "../../src/messages";
import KEPT from "../../../tests/kept/marks.json";
import { View } from "../../src/board/view";
import { at, figure, ground, position } from "./made";

describe("figures are told apart without colour", () => {
  test.each(KEPT)("$kind have the letters that they have at the terminal", ({ kind, sides, marks }) => {
    const marked = Object.entries(sides).map(([id, side]) => ({ id, side }));
    expect(Object.fromEntries((kind === "units" ? unitLettersOf : lettersOf)(marked))).toEqual(marks);
  });
  test("no two figures share letters, however alike their names", () => {
    const counters = Array.from({ length: 12 }, (_, n) => figure("A".repeat(n + 1), n % 2, [0, 0], 0).counter);
    expect(new Set([...lettersOf(counters).values()].map((mark) => mark.toLowerCase())).size).toBe(12);
  });
  test("six sides have six shapes and six patterns", () => {
    const sides = [0, 1, 2, 3, 4, 5];
    expect(new Set(sides.map((side) => BASES[shapeOf(side)])).size).toBe(6);
    expect(new Set(sides.map(patternOf)).size).toBe(6);
    expect(shapeOf(6)).toBe(shapeOf(0));
  });
  test("notes become chips with their words", () => {
    const counter = {
      ...figure("A", 0, [0, 0], 0).counter,
      notes: ["prone", "aim +2", "defending", "hand-to-hand", "acted", "duress 3"],
    };
    const chips = chipsOf({ counter, notes: ["liegend"], condition: "" });
    expect(chips.map(({ kind, text }) => [kind, text])).toEqual([
      ["prone", ""],
      ["aim", "2"],
      ["shield", ""],
      ["grapple", ""],
      ["acted", ""],
      ["note", "D3"],
    ]);
    expect(chips.map(({ title }) => title).slice(0, 2)).toEqual(["liegend", "aim +2"]);
  });
  test("figures of one hex stand apart and smaller", () => {
    for (const of of [2, 3, 4]) {
      const all = Array.from({ length: of }, (_, n) => stand(n, of));
      expect(new Set(all.map((one) => `${one.at.x.toFixed(1)},${one.at.y.toFixed(1)}`)).size).toBe(of);
      expect(all[0]!.scale).toBeLessThan(1);
    }
    expect(stand(0, 1)).toEqual({ at: { x: 0, y: 0 }, scale: 1 });
  });
  test("whoever is down lies small beside those who stand", () => {
    const [alone, low] = stands([figure("Up", 0, [0, 0], 0), figure("Low", 0, [0, 0], 0, {}, true)]);
    expect(alone).toEqual(stand(0, 1));
    expect(low!.scale).toBeLessThan(stand(0, 3).scale);
    expect(stands([figure("Low", 0, [0, 0], 0, {}, true)])).toEqual([stand(0, 1)]);
  });
  test("silhouettes are drawn by codes; one that is not known is a human with a sword", () => {
    const fighter = silhouette({});
    expect(silhouette({ body: "human", held: "sword" }, more)).toEqual(fighter);
    expect(silhouette({ body: "axolotl", held: "Schwert" } as unknown as Looks, more)).toEqual(fighter);
    expect(silhouette({ shield: true }).blades).toContain(fighter.blades);
    expect(silhouette({ held: "" })).toMatchObject({ body: fighter.body, lines: "", blades: "" });
    expect([isCommon({}), isCommon({ body: "dragon" }), isCommon({ held: "pike" })]).toEqual([true, false, false]);
  });
  test("no two bodies, things or signs look the same, and each has something to be seen", () => {
    const paths = (one: object): string => JSON.stringify(one);
    const bodies = Object.keys(more.BODIES).map((body) => paths(silhouette({ body: body as Body, held: "" }, more)));
    const held = Object.keys(more.HELD).map((thing) => paths(silhouette({ held: thing as Held }, more)));
    const signs = Object.values(more.SIGNS);
    for (const all of [[...bodies, paths(silhouette({ held: "" }))], [...held, paths(silhouette({}))], signs])
      expect(new Set(all).size).toBe(all.length);
  });
  test("every drawing stays within what a counter has room for", () => {
    const reach = 42;
    for (const { body = "", lines = "", blades = "", scale = 1 } of [
      ...Object.values(more.BODIES),
      ...Object.values(more.HELD),
    ] as Drawn[]) {
      // Paths with relative parts begin at absolute places.
      const numbers = [...(body + lines + blades).replaceAll(/[a-z][^A-Z]*/gu, "").matchAll(/-?\d+(?:\.\d+)?/gu)];
      expect(Math.max(...numbers.map(([n]) => Math.abs(Number(n) * scale)))).toBeLessThanOrEqual(reach);
    }
  });
});

describe("what the question offers on the board", () => {
  test("answers by hex, by facing, by target, and the rest", () => {
    const deeds = deedsOf(position(), [0], false);
    expect([...deeds.at.keys()]).toEqual([key(at(3, 2)), key(at(3, 4))]);
    expect([...deeds.faces.keys()]).toEqual([0, 1]);
    expect(deeds.against.get("Gruk")).toHaveLength(2);
    expect(deeds.other.map(({ offer }) => offer.text)).toEqual(["stop"]);
    expect(deeds.able).toEqual(["Bors"]);
  });
  test("a deed in the figure's own hex is its own; one aimed elsewhere than at its target is given at its hex", () => {
    const now = position();
    now.asked!.choices = [
      { label: "Defend", offer: { text: "defend", group: "defend", hex: at(3, 3) } },
      { label: "Push back", offer: { text: "retreat Gruk N", group: "retreat", hex: at(5, 2), target: "Gruk" } },
      { label: "Enter", offer: { text: "enter", group: "enter", hex: at(5, 3), facing: 1, target: "Gruk" } },
    ];
    const deeds = deedsOf(now, [0], false);
    expect(deeds.other.map(({ label }) => label)).toEqual(["Defend"]);
    expect([...deeds.at]).toEqual([[key(at(5, 2)), [now.asked!.choices[1]]]]);
    expect(deeds.against.get("Gruk")?.map(({ label }) => label)).toEqual(["Enter"]);
    expect(deeds.faces.size).toBe(0);
  });
  test("nothing while the board only shows; own figures that have not acted are able", () => {
    const now = { ...position(), asked: null };
    now.figures[0]!.counter.notes = ["acted"];
    const deeds = deedsOf(now, [0], true);
    expect(deeds.at.size + deeds.faces.size + deeds.against.size + deeds.other.length).toBe(0);
    expect(deeds.able).toEqual(["Ceda"]);
  });
  test("those who stand come before those who are down", () => {
    const here = figuresAt([figure("Low", 0, [0, 0], 0, {}, true), figure("Up", 0, [0, 0], 0)]).get("0,0");
    expect(here?.map(({ counter }) => counter.id)).toEqual(["Up", "Low"]);
  });
});

describe("the ground in tiles", () => {
  beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null));
  afterEach(() => void vi.restoreAllMocks());
  test("what is seen is drawn at once, the rest one a frame, what is far is dropped", () => {
    const box = bounds(ground().hexes.map(([q, r]) => [q, r]));
    const view = new View(box);
    view.resize(300, 300);
    view.zoom(8);
    const host = document.createElement("div");
    const picture = new GroundPicture(host, ground(), box);
    const more = picture.show(view, 1);
    const first = host.childElementCount;
    expect(first).toBeGreaterThan(0);
    expect(more).toBe(true);
    let frames = 0;
    while (picture.show(view, 1)) frames += 1;
    expect(frames).toBeGreaterThan(1);
    const whole = host.childElementCount;
    expect(whole).toBeLessThanOrEqual(first + frames + 2);
    view.pan(-5000, -5000);
    picture.show(view, 1);
    expect(host.childElementCount).toBeLessThan(whole);
    view.fit();
    picture.show(view, 1);
    expect(host.childElementCount).toBe(1);
  });
});
