import axe from "axe-core";
import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { BUY, field, form, pick, PLANS } from "../../demo/stage/forms";
import type { Advice, WordedForm } from "../../src/messages";
import {
  composeAnswer,
  costOf,
  withCount,
  missingFields,
  withPick,
  quoteWord,
  startOf,
  plainPlace,
  unreadFields,
} from "../../src/stage/compose";
import Composer from "../../src/stage/Composer.svelte";
import { slot } from "../../src/stage/slot.svelte";

const [BRENNA] = PLANS as [WordedForm, WordedForm];
const told = (more: Partial<Advice> = {}): Advice => ({
  state: 1,
  trial: { trial: { text: "" }, label: "Brenna fights", clauses: [] },
  ...more,
});
function show(forms: WordedForm[], more: Record<string, unknown> = {}) {
  const ontrial = vi.fn((_text: string) => Promise.resolve<Advice | null>(told()));
  const onanswer = vi.fn();
  return { ontrial, onanswer, ...render(Composer, { forms, ontrial, onanswer, ...more }) };
}

// --- the text ----------------------------------------------------------------------------------------------------------
test("an answer is its words, then the fields that are shown and filled, then the sentence", () => {
  const values = {
    ...startOf(BRENNA),
    move: ["to"],
    toward: ["Ghoul 2"],
    target: ["Ghoul 1"],
    said: ["Have at\nthem: now!"],
  };
  expect(composeAnswer(BRENNA, values)).toBe('plan Brenna to "Ghoul 2" fight "Ghoul 1" : Have at them: now!');
  expect(composeAnswer(BRENNA, { ...values, move: [] })).toBe('plan Brenna fight "Ghoul 1" : Have at them: now!');
});
test("leads stand before values, joined to them by an equals sign; a flag is its lead", () => {
  const made = form(
    "x",
    "X",
    ["set"],
    [
      field("bond", "many", "", [], { lead: "attachment=" }),
      field("with", "one", "", [], { lead: "with" }),
      field("hard", "flag", "", [], { lead: "stunt" }),
    ],
  );
  expect(composeAnswer(made, { bond: ["old friend", "guild"], with: ["axe"], hard: ["yes"] })).toBe(
    'set "attachment=old friend" attachment=guild with axe stunt',
  );
});
test("several may be one word, and one value several words; a field may wait for another to be empty", () => {
  const made = form(
    "x",
    "X",
    ["set"],
    [
      field("who", "many", "", [], { join: "+" }),
      field("dice", "one", "", [], { apart: true }),
      field("size", "flag", "", [], { lead: "claim weapon_size", when: [["dice", [""]]] }),
    ],
  );
  expect(composeAnswer(made, { who: ["Ann", "Old Tom"], dice: ["3 1"], size: ["yes"] })).toBe('set "Ann+Old Tom" 3 1');
  expect(composeAnswer(made, { size: ["yes"] })).toBe("set claim weapon_size");
});
test("a word with blanks, quotes or a colon in front stands in quotes", () => {
  expect([quoteWord("Ann"), quoteWord("Old Tom"), quoteWord('"x'), quoteWord(":x"), quoteWord("a:b")]).toEqual([
    "Ann",
    '"Old Tom"',
    '"\\"x"',
    '":x"',
    "a:b",
  ]);
});
test("a place may be written with the comma of its decimals", () => {
  expect(["24,5;6,5", "24,5; 6", "24,5 6,5", "24.5,6.5", "24,6", "a b"].map(plainPlace)).toEqual([
    "24.5,6.5",
    "24.5,6",
    "24.5,6.5",
    "24.5,6.5",
    "24,6",
    "a b",
  ]);
});
test("what is needed and not chosen is named", () => {
  expect(missingFields(BRENNA, startOf(BRENNA))).toEqual([]);
  expect(missingFields(BRENNA, { ...startOf(BRENNA), move: ["to"], action: [] })).toEqual(["Towards", "Action"]);
});
test("of what cannot be read the number that is none is named, else all that is typed", () => {
  const made = form(
    "x",
    "X",
    ["drive"],
    [field("far", "number", ""), field("turn", "number", ""), field("said", "words", ""), field("who", "one", "")],
  );
  const keys = (values: Record<string, string[]>): string[] => unreadFields(made, values).map((one) => one.field.key);
  expect(keys({ far: ["2.5"], turn: ["3e"], said: ["go"] })).toEqual(["turn"]);
  expect(keys({ far: ["2"], said: ["go"] })).toEqual(["said"]);
  expect(keys({ far: ["2"] })).toEqual(["far"]);
  expect(keys({ far: ["2,5"], said: ["go"], who: ["Ann"] })).toEqual(["far", "said"]);
});
test("one replaces the other, several stand up to the most, the oldest going first", () => {
  const [move, , action, target] = BRENNA.fields as [never, never, never, never];
  expect(withPick(move, { move: ["to"] }, "to")).toEqual({ move: [] });
  expect(withPick(action, { action: ["fight"] }, "fight")).toEqual({ action: ["fight"] });
  expect(withPick(target, { target: ["a", "b"] }, "c")).toEqual({ target: ["b", "c"] });
  expect(withPick(target, { target: ["a", "b"] }, "a")).toEqual({ target: ["b"] });
});
test("wares are counted and paid for", () => {
  const two = withCount("items", withCount("items", {}, "torches_6", 1), "torches_6", 1);
  expect([costOf(BUY, two), composeAnswer(BUY, two)]).toEqual([4, "buy Brenna torches_6 torches_6"]);
  expect(withCount("items", two, "torches_6", -1)).toEqual({ items: ["torches_6"] });
});

// --- the form ----------------------------------------------------------------------------------------------------------
test("what is put together is tried, and given", async () => {
  const { ontrial, onanswer } = show(PLANS, { who: "Mara the Grey" });
  await userEvent.click(screen.getByRole("button", { name: "Ghoul 1" }));
  await userEvent.type(screen.getByRole("textbox", { name: /What you do/ }), "I strike.");
  const text = 'plan "Mara the Grey" fight "Ghoul 1" : I strike.';
  await waitFor(() => expect(ontrial).toHaveBeenLastCalledWith(text));
  expect(await screen.findByText("Brenna fights")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
  expect(onanswer).toHaveBeenCalledWith(text);
});
test("what is refused says why with its clause, and cannot be given", async () => {
  const ontrial = vi.fn(() =>
    Promise.resolve(
      told({ trial: { trial: { text: "" }, label: "", why: "It is Far-Away.", clauses: ["FT-RANGE-05"] } }),
    ),
  );
  const { onanswer } = show(PLANS, { ontrial });
  expect(await screen.findByText(/It is Far-Away/)).toBeVisible();
  expect(screen.getByText("FT-RANGE-05")).toBeVisible();
  expect(screen.getByRole("button", { name: "Confirm" })).toBeDisabled();
  expect(onanswer).not.toHaveBeenCalled();
});
test("what it promises stands below", async () => {
  const prospect = {
    prospect: { text: "", score: 0, parts: [], chances: [{ name: { id: "x" }, value: 0.25 }], policy: { id: "x" } },
    names: ["removes all"],
    policy: "",
  };
  show(PLANS, { ontrial: () => Promise.resolve(told({ prospects: [prospect] })) });
  expect(await screen.findByText("25.0%")).toBeVisible();
});
test("a field comes when another asks for it, and what cannot be picked says why", async () => {
  show(PLANS);
  expect(screen.queryByRole("radiogroup", { name: "Towards" })).toBeNull();
  await userEvent.click(screen.getByRole("radio", { name: "towards" }));
  expect(screen.getByText("Still to fill in: Towards")).toBeVisible();
  const far = screen.getAllByRole("radio", { name: "Ghoul 2" })[0]!;
  await userEvent.click(far);
  expect(far).toHaveAttribute("aria-checked", "false");
  expect(screen.getAllByText("too far for this Ounce")[0]).toBeInTheDocument();
});
test("each form keeps what was chosen in it", async () => {
  show(PLANS);
  await userEvent.click(screen.getByRole("radio", { name: "shoot" }));
  await userEvent.click(screen.getByRole("radio", { name: "Mara the Grey" }));
  expect(screen.getByRole("radio", { name: "fight" })).toHaveAttribute("aria-checked", "true");
  await userEvent.click(screen.getByRole("radio", { name: "Brenna" }));
  expect(screen.getByRole("radio", { name: "shoot" })).toHaveAttribute("aria-checked", "true");
});
test("the shop shows what is dear and what the purse still holds", async () => {
  const { onanswer } = show([BUY]);
  expect(screen.getByRole("button", { name: "one Plate & Mail more" })).toBeDisabled();
  await userEvent.click(screen.getByRole("button", { name: "one Leather more" }));
  await userEvent.click(screen.getByRole("button", { name: "one Leather more" }));
  expect(screen.getByText("In the purse of Brenna: 45 coins − 40 = 5")).toBeVisible();
  expect(screen.getByRole("button", { name: "one Leather more" })).toBeDisabled();
  expect(screen.getByRole("button", { name: "one Leather more" })).toHaveAccessibleDescription(
    "usage die d6, worn; not enough coins left",
  );
  await userEvent.type(screen.getByRole("searchbox"), "zzz");
  expect(screen.getByRole("status")).toHaveTextContent("Nothing matches.");
  await userEvent.clear(screen.getByRole("searchbox"));
  await userEvent.type(screen.getByRole("searchbox"), "rope");
  expect(screen.queryByText("Leather")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
  expect(onanswer).toHaveBeenCalledWith("buy Brenna leather leather");
});
const DRIVE = form(
  "drive",
  "Drive",
  ["drive"],
  [
    field(
      "run",
      "steps",
      "Parts of the drive",
      [
        pick("forward", "forward"),
        pick("reverse", "backwards"),
        pick("go #", "ahead"),
        { ...pick("turn #", "left"), numbers: [["15", "slightly left"]] },
        pick("turn -#", "right"),
      ],
      { needed: true, start: ["forward"], apart: true },
    ),
  ],
);
test("a drive is put together of steps, each with its number; Ctrl+Enter gives it", async () => {
  const { ontrial, onanswer, container } = show([DRIVE]);
  expect(screen.getByText("Still to fill in: Parts of the drive")).toBeVisible();
  await userEvent.click(screen.getByRole("radio", { name: "backwards" }));
  await userEvent.click(screen.getByRole("button", { name: "ahead" }));
  expect(screen.getByRole("button", { name: "Confirm" })).toBeDisabled();
  await userEvent.type(screen.getByRole("spinbutton", { name: "Step 1: how much" }), "2.5");
  await userEvent.click(screen.getByRole("button", { name: "right" }));
  await userEvent.type(screen.getByRole("spinbutton", { name: "Step 2: how much" }), "30");
  expect(screen.getByRole("combobox", { name: "Step 2" })).toHaveValue("turn -#");
  await waitFor(() => expect(ontrial).toHaveBeenLastCalledWith("drive reverse go 2.5 turn -30"));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Step 2" }), "slightly left");
  await userEvent.click(screen.getByRole("button", { name: "Leave out step 1" }));
  const found = await axe.run(container, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  expect(found.violations).toEqual([]);
  screen.getByRole("combobox", { name: "Step 1" }).focus();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  expect(onanswer).toHaveBeenCalledExactlyOnceWith("drive reverse turn 15");
});
test("the place of whom a special moves may be given from elsewhere, once it is chosen who", async () => {
  const when: [string, string[]][] = [["ability", ["Gust"]]];
  const use = form(
    "use",
    "A special action",
    ["use"],
    [
      field("ability", "one", "Ability", [pick("Gust", "Gust"), pick("Horn", "Horn")], { start: ["Horn"] }),
      field("unit", "one", "Unit", [pick("Foes", "Foes")], { lead: "on" }),
      field("mark", "words", "Where to", [], { lead: "to", when, needed: true }),
    ],
  );
  const { ontrial } = show([use], { fills: true });
  await userEvent.click(screen.getByRole("radio", { name: "Foes" }));
  expect(slot.placing).toBeNull();
  await userEvent.click(screen.getByRole("radio", { name: "Gust" }));
  await waitFor(() => expect(slot.placing).not.toBeNull());
  slot.placing!("12,20");
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Where to" })).toHaveValue("12,20"));
  await waitFor(() => expect(ontrial).toHaveBeenLastCalledWith("use Gust on Foes to 12,20"));
});
test("in the panel there is nothing to confirm until the form is begun", async () => {
  show([DRIVE], { fills: true });
  expect(screen.queryByRole("button", { name: "Confirm" })).toBeNull();
  expect(screen.queryByText(/Still to fill in/u)).toBeNull();
  await userEvent.click(screen.getByRole("radio", { name: "backwards" }));
  expect(screen.getByText("Still to fill in: Parts of the drive")).toBeVisible();
  expect(screen.getByRole("button", { name: "Confirm" })).toBeDisabled();
});
test("a step whose numbers have names is chosen by these, with no number to type", async () => {
  const { ontrial } = show([DRIVE]);
  await userEvent.click(screen.getByRole("button", { name: "slightly left" }));
  await waitFor(() => expect(ontrial).toHaveBeenLastCalledWith("drive forward turn 15"));
  expect(screen.getByRole("combobox", { name: "Step 1" })).toHaveDisplayValue("slightly left");
  expect(screen.queryByRole("spinbutton")).toBeNull();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Step 1" }), "ahead");
  expect(screen.getByRole("spinbutton", { name: "Step 1: how much" })).toHaveValue(null);
});
test("what cannot be read speaks of the field and not of how answers are typed", async () => {
  const made = form(
    "move",
    "Move",
    ["move"],
    [field("mark", "words", "Mark", [], { needed: true }, "such as 12,14.5")],
  );
  const why = "“move abc”: expected move X,Y [facing DEGREES]";
  show([made], {
    ontrial: () => Promise.resolve(told({ trial: { trial: { text: "" }, label: "", why, unread: true } })),
  });
  await userEvent.type(screen.getByRole("textbox", { name: "Mark" }), "abc");
  expect(await screen.findByText("Mark: “abc” cannot be read; such as 12,14.5")).toBeVisible();
  expect(screen.queryByText(/facing DEGREES/u)).toBeNull();
});
test.each([
  ["plans", PLANS],
  ["shop", [BUY]],
] as const)("axe objects to nothing in %s", async (_, forms) => {
  const { container } = show([...forms]);
  const found = await axe.run(container, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  expect(found.violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`)).toEqual([]);
});
