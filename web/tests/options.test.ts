import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import Card from "../src/board/Card.svelte";
import type { Asked, Choice, WordedPlace, WordedProspect } from "../src/messages";
import { amountsOf, differences, marksOf, spellsOf } from "../src/spells";
import Question from "../src/table/asking/Question.svelte";
import { say } from "../src/words.svelte";
import { choice } from "./tape";

const option = (letter: string, label: string, more: Partial<Choice> = {}): Choice => ({
  ...choice(`option ${letter}`, { group: "option", item: letter }, label),
  ...more,
});
const move = option("a", "Move", { allows: "MA; nothing more" });
const charge = option("b", "Charge attack", { allows: "half MA, then a blow" });
const shot = option("f", "Missile weapon attack", {
  why: "(f) lets a figure move one hex; it has moved 3",
  clauses: ["CM-OPT-03"],
});
const spell = (text: string, item: string, dice: number, target = "", label = text): Choice => ({
  ...choice(text, { group: "cast", item, dice, target, hex: target ? [1, 2] : [0, dice] }, label),
  allows: `${item}: burns`,
});
const bolts = [
  spell("cast bolt 1 at Ash", "bolt", 1, "Ash", "Bolt with 1 ST at Ash"),
  spell("cast bolt 1 at Bo", "bolt", 1, "Bo", "Bolt with 1 ST at Bo"),
  spell("cast bolt 2 at Ash", "bolt", 2, "Ash", "Bolt with 2 ST at Ash"),
  spell("cast bolt 2 at Bo", "bolt", 2, "Bo", "Bolt with 2 ST at Bo"),
];
const fire = spell("cast fire 1 on 3,3", "fire", 1, "", "Fire at 3,3");
const odds: WordedProspect = {
  prospect: {
    text: "cast bolt 2 at Bo",
    score: 11,
    parts: [
      { label: "DX", value: 13, clause: "CM-ATTR-04" },
      { label: "range", value: -2, clause: "CM-ADJ-09" },
    ],
    chances: [{ name: { id: "guide-hit" }, value: 0.625, points: false }],
    policy: { id: "guide-policy-spell" },
  },
  names: ["hit"],
  policy: "Over 12 hexes, 3 megahexes.",
};

function show(choices: Choice[], closed: Choice[] = []) {
  const asked: Asked = { side: 0, code: "option", text: "Which option?", who: "Ann", choices, closed };
  const onanswer = vi.fn();
  const onnarrow = vi.fn();
  const ontarget = vi.fn();
  render(Question, { asked, prospects: [odds], onanswer, onnarrow, ontarget });
  return { onanswer, onnarrow, ontarget };
}

describe("the options of a turn", () => {
  test("stand in the order of their letters with what each allows; a closed one says why and cannot be taken", async () => {
    const { onanswer } = show([charge, move], [shot]);
    const lines = within(screen.getByRole("list", { name: "Options" })).getAllByRole("listitem");
    expect(lines.map((line) => line.querySelector(".letter")!.textContent)).toEqual(["(a)", "(b)"]);
    expect(lines[1]).toHaveTextContent("half MA, then a blow");
    await userEvent.click(screen.getByText("Closed: f"));
    const shut = within(screen.getByRole("list", { name: "Closed options" })).getByRole("listitem");
    expect(within(shut).queryByRole("button", { name: /Missile/u })).toBeNull();
    expect(shut).toHaveTextContent("(f) lets a figure move one hex; it has moved 3");
    await userEvent.click(screen.getByRole("button", { name: /Charge attack/u }));
    expect(onanswer).toHaveBeenCalledExactlyOnceWith(["option b"]);
  });

  test("show their letter once", () => {
    show([option("a", "(a) move")]);
    expect(screen.getByRole("button")).toHaveTextContent(/^\(a\) move/u);
  });

  test("are not listed a second time among the other answers", () => {
    show([move, charge]);
    expect(screen.getAllByRole("button", { name: /Charge attack/u })).toHaveLength(1);
  });

  test("a question without them has no such menu", () => {
    show([choice("wait"), choice("pass")]);
    expect(screen.queryByRole("list", { name: "Options" })).toBeNull();
  });
});

describe("casting", () => {
  test("spells are kept apart by name, then by ST, then by what they are cast at", () => {
    const found = spellsOf([...bolts, fire, choice("pass")]);
    expect(found).toMatchObject([
      { key: "bolt", name: "bolt", effect: "burns", choices: bolts },
      { key: "fire", choices: [fire] },
    ]);
    expect(amountsOf(found[0]!.choices)).toEqual([1, 2]);
    expect(marksOf(bolts.slice(0, 2)).map((mark) => mark.label)).toEqual(["Ash", "Bo"]);
    // Enemies come first, oneself last.
    expect(marksOf(bolts.slice(0, 2), new Set(["Bo"]), "Ash").map((mark) => mark.label)).toEqual(["Bo", "Ash"]);
  });

  test("hexes are named by what their labels differ in, groups of hexes by where they begin", () => {
    expect(differences(["cast Orc on 3,3 facing N", "cast Orc on 3,4 facing N"])).toEqual(["3,3", "3,4"]);
    expect(differences(["cast"])).toEqual(["cast"]);
    const at = (hexes: string, hex: [number, number]) => ({
      ...choice(`wall ${hexes}`, { group: "cast", hex }, `Wall on ${hexes}`),
    });
    const walls = [at("1,1; 1,2", [1, 1]), at("1,1; 2,1", [1, 1]), at("2,2; 2,3", [2, 2])];
    expect(marksOf(walls).map((mark) => [mark.label, mark.choices.length])).toEqual([
      ["1,1", 2],
      ["2,2", 1],
    ]);
  });

  test("goes from the spell to the ST to the target, whose odds are shown before it is cast", async () => {
    const { onanswer, onnarrow } = show([...bolts, fire, choice("pass")]);
    await userEvent.click(screen.getByRole("button", { name: /bolt… burns/u }));
    expect(onnarrow).toHaveBeenLastCalledWith(["cast bolt 1 at Ash", "cast bolt 1 at Bo"]);
    expect(screen.queryByRole("button", { name: /Bolt with/u })).toBeNull();
    await userEvent.click(screen.getByRole("radio", { name: /^Bo/u }));
    await userEvent.click(screen.getByRole("radio", { name: "2" }));
    expect(onnarrow).toHaveBeenLastCalledWith(["cast bolt 2 at Ash", "cast bolt 2 at Bo"]);
    expect(screen.getByRole("radio", { name: /^Bo/u })).toBeChecked();
    expect(screen.getByText("Over 12 hexes, 3 megahexes.")).toBeVisible();
    expect(screen.getByRole("radio", { name: /^Bo/u })).toHaveTextContent("62.5%");
    expect(onanswer).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: /^Bolt with 2 ST at Bo/u }));
    expect(onanswer).toHaveBeenCalledExactlyOnceWith(["cast bolt 2 at Bo"]);
  });

  test("Escape leads back to all answers, and the board has them all again", async () => {
    const { onanswer, onnarrow } = show([...bolts, fire, choice("pass")]);
    await userEvent.click(screen.getByRole("button", { name: /fire… burns/u }));
    screen.getByRole("button", { name: "Fire at 3,3" }).focus();
    await userEvent.keyboard("{Escape}");
    expect(onnarrow).toHaveBeenLastCalledWith(null);
    expect(screen.getByRole("button", { name: /bolt… burns/u })).toBeVisible();
    expect(onanswer).not.toHaveBeenCalled();
  });
});

describe("a place that is hovered", () => {
  const place = (letters: boolean): WordedPlace => {
    const said = (letter: string) => ({ id: "guide-option", args: letters ? { letter } : { option: letter } });
    return {
      place: { hex: [1, 1], cost: 3, path: [], way: [], facing: 0, left: [said("a")], lost: [said("b")] },
      left: ["(a) move"],
      lost: ["(b) charge attack"],
    };
  };

  test("shows the letters of the options left, and names those that the move costs", () => {
    const { container } = render(Card, { say, title: "1,1", place: place(true) });
    expect([...container.querySelectorAll(".letter")].map((one) => one.textContent)).toEqual(["a"]);
    expect(container).toHaveTextContent("Then no (b) charge attack");
  });

  test("names options that have no letter", () => {
    const { container } = render(Card, { say, title: "1,1", place: place(false) });
    expect(container.querySelector(".letter")).toBeNull();
    expect(container).toHaveTextContent("charge attack");
  });
});
