import { afterEach, beforeEach, expect, test } from "vitest";
import { ALL, count, isNewcomer } from "../src/learn/newcomer";
import { point, waysTo, wordsFor } from "../src/learn/pointing";
import { memory } from "../src/memory";
import type { Asked, Choice, WordedPlace } from "../src/messages";
import { routeOf } from "../src/route";
import { sayer } from "../src/texts";

const say = sayer("en");
const choice = (text: string, group: string, more: object = {}): Choice => ({
  offer: { text, group, ...more },
  label: text,
});
const ASKED: Asked = {
  side: 0,
  code: "declare",
  text: "What now?",
  who: "Ann",
  choices: [
    choice("strike Bo 1 Axe", "attack", { target: "Bo", item: "Axe", dice: 1 }),
    choice("strike Bo 4 Axe", "attack", { target: "Bo", item: "Axe", dice: 4 }),
    choice("face S", "face", { facing: 3 }),
    choice("step S", "step"),
    choice("stop", "word"),
  ],
};
const PLACES = [
  { place: { hex: [0, 1], cost: 1, path: ["step S"], way: [], facing: 3 } },
  { place: { hex: [0, 2], cost: 2, path: ["step S", "step S"], way: [], facing: 3 } },
] as unknown as WordedPlace[];
const marked = (): string[] => [...document.querySelectorAll("[data-pointed]")].map((one) => one.id);

beforeEach(() => localStorage.clear());
afterEach(() => document.body.replaceChildren());

test("an address stands for the lessons", () => {
  expect(routeOf("/learn", "")).toEqual({ screen: "learn" });
});

test("the first three fights carry hints, unless none are wanted", () => {
  for (const game of ["a", "b", "b", "c"]) {
    expect(isNewcomer(game)).toBe(true);
    count(game);
  }
  expect(isNewcomer("d")).toBe(false);
  expect(isNewcomer("a")).toBe(true);
  memory.known = [ALL];
  expect(isNewcomer("a")).toBe(false);
});

test("how far a lesson has come is remembered", () => {
  memory.learn("foeman/first-blow", { game: "a", token: "t", step: 3, steps: 12 });
  memory.learn("melee/robber", { game: "b", token: "t", step: 0, steps: 9 });
  expect(memory.lessons["foeman/first-blow"]?.step).toBe(3);
});

test("what is to be pressed is marked, and what comes next once it was", async () => {
  document.body.innerHTML = `<button id="family" data-choice="strike Bo 1 Axe"></button><g id="foe" data-figure="Bo"></g>`;
  const end = point(waysTo(["strike Bo 4 Axe"], ASKED, []));
  expect(marked()).toEqual(["family", "foe"]);
  document.body.innerHTML = `<div class="chooser"><i id="four" data-dice="4" aria-checked="false"></i><b id="go" class="main"></b></div>`;
  await Promise.resolve();
  expect(marked()).toEqual(["four"]);
  document.getElementById("four")!.setAttribute("aria-checked", "true");
  await Promise.resolve();
  expect(marked()).toEqual(["go"]);
  end();
  expect(marked()).toEqual([]);
});

test("a way is marked where it ends, a turn on the figure or the wheel", () => {
  document.body.innerHTML = `<g id="near" data-place="0,1"></g><g id="far" data-place="0,2"></g><g id="me" data-figure="Ann"></g>`;
  point(waysTo(["step S", "step S", "stop"], ASKED, PLACES))();
  const end = point(waysTo(["step S", "step S", "stop"], ASKED, PLACES));
  expect(marked()).toEqual(["far"]);
  end();
  const turn = point(waysTo(["face S"], ASKED, PLACES));
  expect(marked()).toEqual(["me"]);
  turn();
});

test("what to press is said in words", () => {
  expect(wordsFor(say, ["strike Bo 4 Axe"], ASKED, [])).toBe("Press: strike Bo 4 Axe");
  expect(wordsFor(say, ["step S", "step S"], ASKED, PLACES)).toBe("Go to the marked hex.");
  expect(wordsFor(say, ["face S"], ASKED, [])).toContain("marked direction: face S");
  expect(wordsFor(say, ["ask_oracle even : Who?"], ASKED, [])).toContain("form");
});
