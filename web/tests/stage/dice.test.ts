import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { Line, Throw } from "../../src/messages";
import type { Entry } from "../../src/reducer";
import Tray from "../../src/stage/Tray.svelte";
import { latestLines, settledThrows } from "../../src/table/log/log";

const line = (text: string, drawn?: Throw, dice: number[] = []): Line => ({
  level: 1,
  text,
  dice,
  ...(drawn ? { throw: drawn } : {}),
});
let last = 0;
const entry = (lines: Line[], more: Partial<Entry> = {}): Entry => ({
  n: ++last,
  entry: "answer",
  by: 0,
  moment: 1,
  answer: "",
  lines,
  undone: false,
  ...more,
});
const ROLL = line("Brenna strikes", { die: 8, fates: ["exposed", "exposed", "hit"], of: "body" }, [1, 2, 6]);
const WORN = line("the shield", { die: 4, fates: ["worn"] }, [2]);
const SAVED = line("saved", { settles: ["saved-shield"] });
const LOST = line("lost", { settles: ["lost", "spared", "spared"] });

test("dice at risk become what later lines make of them, in their order", () => {
  const found = settledThrows([
    entry([ROLL]),
    entry([WORN, SAVED], { entry: "choice" }),
    entry([LOST], { entry: "choice" }),
  ]);
  expect(found.get(ROLL)?.fates).toEqual(["saved-shield", "lost", "hit"]);
  expect(found.get(WORN)?.fates).toEqual(["worn"]);
  expect(ROLL.throw?.fates).toEqual(["exposed", "exposed", "hit"]);
});
test("what was taken back settles nothing", () => {
  expect(settledThrows([entry([ROLL]), entry([LOST], { undone: true })]).get(ROLL)?.fates?.[0]).toBe("exposed");
});
test("a new roll leaves the old one as it stood", () => {
  const next = line("again", { die: 6, fates: ["exposed"] }, [1]);
  const found = settledThrows([entry([ROLL]), entry([next, LOST])]);
  expect([found.get(ROLL)?.fates?.[0], found.get(next)?.fates]).toEqual(["exposed", ["lost"]]);
});
test("the latest is the last answer with the choices after it, and what was said before a roll", () => {
  expect(latestLines([entry([LOST]), entry([ROLL]), entry([SAVED], { entry: "choice" })])).toEqual([LOST, ROLL, SAVED]);
  expect(latestLines([entry([ROLL]), entry([LOST])])).toEqual([LOST]);
  expect(latestLines([])).toEqual([]);
});
test("the tray draws each die by its sides and fate, and says them", () => {
  render(Tray, { log: [entry([ROLL]), entry([SAVED, LOST], { entry: "choice" })] });
  expect(screen.getByText(/1 saved by the shield, 2 lost: wounded or exhausted, 6 hit/)).toBeInTheDocument();
  const fates = [...document.querySelectorAll<SVGElement>("[data-fate]")].map((one) => one.dataset["fate"]);
  expect(fates).toEqual(["saved-shield", "lost", "hit"]);
});
