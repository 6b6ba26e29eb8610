// Words on the board stand out from what is behind them: 4.5 to 1; lines and shapes 3 to 1.
/// <reference types="node" />
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DAY, type Kind, NIGHT, kindOf } from "../../src/board/drawing/tones";

const css = readFileSync("src/board/board.css", "utf8");
const page = readFileSync("src/styles.css", "utf8");
const DARK = "@media (prefers-color-scheme: dark)";
type Colors = Map<string, string>;
const read = (text: string): Colors =>
  new Map([...text.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6})/gu)].map(([, name, color]) => [`--${name!}`, color!]));
/** The colours of the board: its own, and those that it has from the page. */
function colorsOf(own: Colors, theirs: Colors): Colors {
  const taken = [...css.matchAll(/--board-([a-z0-9-]+): var\((--[a-z-]+)\)/gu)];
  const named = [...own].map(([name, color]): [string, string] => [name.replace("--board-", ""), color]);
  return new Map([...taken.map(([, name, from]): [string, string] => [name!, theirs.get(from!) ?? ""]), ...named]);
}
const [day = "", night = ""] = css.split(DARK);
const [pageDay = "", pageNight = ""] = page.split(DARK);
const SCHEMES = [
  { name: "day", colors: colorsOf(read(day), read(pageDay)), ground: DAY },
  {
    name: "night",
    colors: colorsOf(new Map([...read(day), ...read(night)]), new Map([...read(pageDay), ...read(pageNight)])),
    ground: NIGHT,
  },
];
function light(color: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [low, high] = [light(a), light(b)].sort((one, other) => one - other) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

test("the measure is the known one", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

const WORDS: [string, string][] = [
  ["ink", "card"],
  ["soft", "card"],
  ["accent", "card"],
  ["danger-ink", "card"],
  ["on-accent", "accent"],
  ["on-danger", "danger"],
  ["on-arc", "front"],
  ["on-arc", "flank"],
  ["on-arc", "rear"],
];
const SHAPES: [string, string][] = [
  ["danger", "card"],
  ["way", "halo"],
  ["sight", "halo"],
  ["reach-line", "card"],
  ["engaged-line", "card"],
];

test.each(SCHEMES)("words and shapes by $name", ({ colors }) => {
  const of = ([a, b]: [string, string]): number => contrast(colors.get(a)!, colors.get(b)!);
  expect(WORDS.filter((pair) => of(pair) < 4.5)).toEqual([]);
  expect(SHAPES.filter((pair) => of(pair) < 3)).toEqual([]);
});

test.each(SCHEMES)("lines on the ground by $name: where one can walk", ({ colors, ground }) => {
  const walked: Kind[] = ["open", "rough", "brush", "shallow", "floor", "road", "lowwall", "stairs", "other"];
  const faint = walked.flatMap((kind) =>
    ["way", "sight", "engaged-line"]
      .filter((line) => contrast(colors.get(line)!, ground[kind].fill) < 3)
      .map((line) => [kind, line]),
  );
  expect(faint).toEqual([]);
});

test("each kind of ground differs from open ground by more than colour: its texture is its own", () => {
  const names = [
    "open",
    "rough",
    "brush",
    "wood",
    "shallow_water",
    "deep_water",
    "stairs",
    "low_wall",
    "wall",
    "door",
    "object",
    "pit",
    "floor",
    "road",
  ];
  expect(new Set(names.map(kindOf)).size).toBe(names.length);
  expect(kindOf("moonmoss")).toBe("other");
});
