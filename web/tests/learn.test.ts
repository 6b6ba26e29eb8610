import { afterEach, beforeEach, expect, test } from "vitest";
import { ALL, count, isNewcomer } from "../src/learn/newcomer";
import { point, waysTo, wordsFor } from "../src/learn/pointing";
import { memory } from "../src/memory";
import type { Asked, Choice, WordedForm, WordedPlace } from "../src/messages";
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
  expect(routeOf("/learn", "")).toEqual({ screen: "learn", system: "", lesson: "" });
  expect(routeOf("/learn/foeman/first-blow", "")).toEqual({ screen: "learn", system: "foeman", lesson: "first-blow" });
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
  document.body.innerHTML = `<div class="chooser"><i id="four" data-dice="4" aria-checked="false"></i><b id="go" data-declare></b></div>`;
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
  document.body.innerHTML = `<svg><g data-spoke="1"></g><g id="me" data-figure="Ann"></g></svg>`;
  const shut = point(waysTo(["step S", "step S", "stop"], { ...ASKED, who: "Ann" }, PLACES));
  expect(marked()).toEqual(["me"]);
  shut();
});

test("what to press is said in words", () => {
  expect(wordsFor(say, ["strike Bo 4 Axe"], ASKED, [])).toBe("Press: strike Bo 4 Axe");
  expect(wordsFor(say, ["step S", "step S"], ASKED, PLACES)).toBe("Go to the marked hex.");
  expect(wordsFor(say, ["face S"], ASKED, [])).toContain("marked direction: face S");
  expect(wordsFor(say, ["ask_oracle even : Who?"], ASKED, [])).toContain("form");
});

test("a form is pointed at field by field, and a sentence is whatever one likes", async () => {
  const forms = [
    { form: { code: "try", words: ["try"] }, title: "Try", fields: [] },
    {
      form: { code: "oracle", words: ["ask_oracle"] },
      title: "Ask the oracle",
      fields: [
        { field: { key: "likelihood", kind: "one" }, title: "", picks: [{ pick: { value: "even" } }] },
        { field: { key: "said", kind: "said" }, title: "" },
      ],
    },
  ] as unknown as WordedForm[];
  document.body.innerHTML = `<details><summary id="open"></summary><form data-form="try" data-offers="try oracle">
    <button id="which" data-which="oracle"></button></form></details>`;
  const end = point(waysTo(["ask_oracle even : Who?"], ASKED, [], forms));
  expect(marked()).toEqual(["open"]);
  document.querySelector("details")!.setAttribute("open", "");
  await expect.poll(marked).toEqual(["which"]);
  const form = document.querySelector("form")!;
  form.innerHTML = `<div data-field="likelihood"><button id="even" data-pick="even" aria-checked="false"></button></div>
    <textarea id="said"></textarea><button id="give" type="submit" data-gives="oracle"></button>`;
  form.dataset["form"] = "oracle";
  await expect.poll(marked).toEqual(["even"]);
  document.getElementById("even")!.setAttribute("aria-checked", "true");
  await expect.poll(marked).toEqual(["said"]);
  document.getElementById("said")!.setAttribute("data-filled", "");
  await expect.poll(marked).toEqual(["give"]);
  end();
  expect(wordsFor(say, ["ask_oracle even : Who?"], ASKED, [], forms)).toBe("Fill in: Ask the oracle");
});

test("the files of a block are brought to what is awaited one at a time", async () => {
  const asked = { ...ASKED, choices: [choice("reform 5", "reform")] };
  document.body.innerHTML = `<div class="bar"><button data-verb="reform" aria-pressed="true"></button>
    <button id="fewer" data-tool="plane-fewer"></button><output data-files="4"></output>
    <button id="more" data-tool="plane-more"></button><button id="give" data-give></button></div>`;
  const end = point(waysTo(["reform 5"], asked, []));
  expect(marked()).toEqual(["more"]);
  document.querySelector("output")!.dataset["files"] = "6";
  await expect.poll(marked).toEqual(["fewer"]);
  document.querySelector("output")!.dataset["files"] = "5";
  await expect.poll(marked).toEqual(["give"]);
  end();
});
