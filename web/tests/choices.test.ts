import { expect, test } from "vitest";
import {
  commonStart,
  endingChoice,
  families,
  groupFamilies,
  vainOf,
  matchingChoices,
  isShortFor,
  textToType,
  leftUnused,
} from "../src/choices";
import type { Asked, Choice, WordedProspect } from "../src/messages";
import { hasRoom, keepRoom } from "../src/table/asking/odds";
import { choice } from "./tape";

const strikes = [2, 1, 10].map((dice) =>
  choice(
    `strike Ash ${dice} Axe`,
    { group: "attack", target: "Ash", item: "Axe", dice },
    `Strike Ash with Axe, ${dice} dice`,
  ),
);
const jab = choice(
  "jab Ash 1 Pike",
  { group: "attack", target: "Ash", item: "Pike", dice: 1 },
  "Jab Ash with Pike, 1 die",
);
const asked = (choices: Asked["choices"] = []): Asked => ({ side: 0, code: "move", text: "?", choices });

test("choices that differ in dice only are one family, by rising dice", () => {
  const found = families([...strikes, jab, choice("watch")]);
  expect(found.map((family) => family.label)).toEqual(["Strike Ash with Axe", "Jab Ash with Pike, 1 die", "watch"]);
  expect(found[0]!.choices.map((one) => one.offer.dice)).toEqual([1, 2, 10]);
});

test("what is known to come to nothing is not offered, but closed with its reason", () => {
  const shots = ["Far", "Near"].map((target, at) => choice(`shoot ${target}`, { group: "shoot", target, vain: !at }));
  const { groups } = groupFamilies([...shots, choice("move 1", { group: "move" })]);
  const far = { ...shots[0]!.offer, allows: { id: "guide-shot", clauses: ["UW-RNG-03"] } };
  expect(vainOf([{ ...shots[0]!, offer: far, allows: "out of range" }, shots[1]!])).toMatchObject([
    { why: "out of range", clauses: ["UW-RNG-03"] },
  ]);
  expect(groups.map(([group, list]) => [group, list.map((one) => one.target)])).toEqual([
    ["shoot", ["Near"]],
    ["move", [""]],
  ]);
});

test("another grip is another family", () => {
  const doubled = choice("strike Ash 2 Axe doubled", { group: "attack", target: "Ash", item: "Axe", dice: 2 });
  expect(families([...strikes, doubled])).toHaveLength(2);
});

test("the numbers of an inner choice stay apart, so that each shows what it promises", () => {
  const stages = [0, 1, 2].map((dice) => choice(String(dice), { group: "number", dice }, `Reroll ${dice}`));
  expect(families(stages)).toHaveLength(3);
});

test("what labels have in common ends before a comma", () => {
  expect(commonStart(["Ready, 1 die", "Ready, 2 dice"])).toBe("Ready");
  expect(commonStart(["one", "two"])).toBe("one");
});

test("what ends something for good is set apart", () => {
  const { groups, final } = groupFamilies([...strikes, choice("surrender", { ends: true })]);
  expect(groups.map(([group]) => group)).toEqual(["attack"]);
  expect(final.map((one) => one.offer.text)).toEqual(["surrender"]);
});

test("a turn is ended by the group end, or by a plain word for it, never by giving up", () => {
  expect(endingChoice([choice("stop"), choice("done with it", { group: "end" })])?.offer.text).toBe("done with it");
  expect(endingChoice([choice("step N", { group: "step" }), choice("stop")])?.offer.text).toBe("stop");
  expect(endingChoice([choice("face N", { group: "stay" }), choice("face S", { group: "face" })])?.offer.text).toBe(
    "face N",
  );
  expect(endingChoice([choice("move"), choice("cede")])).toBeNull();
  expect(endingChoice([choice("pass"), choice("end", { ends: true })])).toBeNull();
});

test("what is unused is named, and asked about only where it matters", () => {
  const picks = asked([choice("figure Ash", { group: "pick", target: "Ash" }), choice("end")]);
  expect(leftUnused(picks, 3)).toEqual({ figures: ["Ash"], groups: [], ask: true });
  const steps = asked([choice("step N", { group: "step" }), choice("step S", { group: "step" }), choice("stop")]);
  expect(leftUnused(steps, 0)).toEqual({ figures: [], groups: [["step", 2]], ask: true });
  expect(leftUnused(steps, 1).ask).toBe(false);
  const bolts = asked([
    ...[1, 2].map((n) => choice(`cast bolt ${n} at A`, { group: "cast", item: "bolt", target: "A", dice: n })),
    choice("cast bolt 1 at B", { group: "cast", item: "bolt", target: "B", dice: 1 }),
    choice("pass"),
  ]);
  expect(leftUnused(bolts, 1).groups).toEqual([["cast", 1]]);
  const stay = asked([choice("step N", { group: "step" }), choice("face N", { group: "stay" })]);
  expect(leftUnused(stay, 0)).toEqual({ figures: [], groups: [["step", 1]], ask: false });
});

test("typed words find what begins with them first", () => {
  const all = [choice("defend shield", {}, "Defend, not strike"), ...strikes];
  expect(matchingChoices(all, "strike").map((one) => one.offer.text)).toEqual([
    "strike Ash 2 Axe",
    "strike Ash 1 Axe",
    "strike Ash 10 Axe",
    "defend shield",
  ]);
  expect(matchingChoices(all, "ash 1 axe")).toHaveLength(1);
  expect(matchingChoices(all, "nothing like it")).toEqual([]);
  expect(matchingChoices(all, "", 2)).toHaveLength(2);
});

test("within an action people type the number that they see, not that of the wire", () => {
  const none = { ...choice("1", { group: "number" }, "no damage"), number: 0 };
  const die = { ...choice("0", { group: "number" }, "1 die"), number: 1 };
  expect(matchingChoices([die, none], "1")).toEqual([die]);
  expect([textToType(die, [die, none]), textToType(none, [die, none])]).toEqual(["1", "0"]);
  const [no, yes] = [choice("0", { group: "number" }, "no"), choice("1", { group: "number" }, "yes")];
  expect([textToType(no, [no, yes]), textToType(yes, [no, yes])]).toEqual(["1", "2"]);
});

test("words cut short stand for an answer of as many words only, and directions for themselves", () => {
  const all = [choice("face SW"), choice("option d kneeling"), choice("hold broadsword dagger")];
  const meant = (typed: string): string[] =>
    all.filter((one) => isShortFor(typed, one, all)).map((one) => one.offer.text);
  expect(["face S", "option k", "hold broadsword"].flatMap(meant)).toEqual([]);
  expect(meant("fa sw")).toEqual(["face SW"]);
});

test("whoever asks the like of what had chances has room for them before they come", () => {
  const [few, many] = [1, 2].map((dice) => choice(`lunge Ash ${dice} Axe`, { group: "lunge", dice })) as [
    Choice,
    Choice,
  ];
  const found = { text: few.offer.text, score: 8, parts: [], chances: [], policy: { id: "guide-policy" } };
  const prospect: WordedProspect = { prospect: found, names: [], policy: "" };
  expect(hasRoom(few)).toBe(false);
  keepRoom([prospect], [few, jab]);
  expect([many, choice("lunge Elm 3 Bow", { group: "lunge" }), choice("lunge")].map(hasRoom)).toEqual([
    true,
    true,
    false,
  ]);
});
