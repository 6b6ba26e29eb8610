import axe from "axe-core";
import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { position, stage } from "../../demo/stage/scenes";
import { field, form, pick } from "../../demo/stage/forms";
import type { Game } from "../../src/game.svelte";
import type { Journal as Lines, WordedForm } from "../../src/messages";
import { chaptersOf, isOracle, noteText } from "../../src/stage/journal/journal";
import Journal from "../../src/stage/journal/Journal.svelte";
import { printSheets } from "../../src/stage/journal/printing";

const LINES: Lines = {
  state: 1,
  lines: [
    { number: 1, when: "Day 1", place: "the hub", choices: ["Listen for a rumour"], results: ["A quest."] },
    {
      number: 2,
      when: "Day 1, Moment 1",
      place: "Crypt",
      choices: ["climb"],
      said: ["Up by the cracks."],
      dice: [{ purpose: "test", faces: [1, 6] }],
      clauses: ["FT-TEST-01"],
    },
    { number: 3, when: "Day 1, Moment 1", place: "Crypt", said: ["It smells."], remark: true },
  ],
};
const ORACLE = form(
  "oracle",
  "Ask the oracle",
  ["ask_oracle"],
  [
    field("likelihood", "one", "How likely", [pick("even", "even")], { start: ["even"], needed: true }),
    field("said", "said", "Question", [], { needed: true }),
  ],
);

function played(more: Partial<Record<string, unknown>> = {}, forms: WordedForm[] = []) {
  const asked = { side: 0, code: "scene", text: "?", open: ["note"] };
  const game = {
    asked: true,
    busy: false,
    over: false,
    table: { position: { ...position(stage()), asked }, welcome: { title: "A delve" } },
    shown: { forms },
    seat: { journal: vi.fn(() => Promise.resolve(LINES)), journalPage: vi.fn(() => Promise.resolve("# Page")) },
    answer: vi.fn(),
    weigh: vi.fn(() => Promise.resolve(null)),
    sheets: vi.fn((ids: string[]) => Promise.resolve(ids.map((id) => ({ id, side: 0, groups: [] })))),
    ...more,
  };
  return game as typeof game & Game;
}

test("lines come in chapters, one for each stay", () => {
  expect(chaptersOf(LINES.lines).map(({ place, lines }) => [place, lines.length])).toEqual([
    ["the hub", 1],
    ["Crypt", 2],
  ]);
});
test("a remark is one line, and may be about another line", () => {
  expect([noteText(" It\n rains. "), noteText("So.", 4), noteText("  ")]).toEqual([
    "note : It rains.",
    "note 4 : So.",
    "",
  ]);
});
test("the oracle's forms belong to the journal", () => {
  expect([isOracle(ORACLE), isOracle(form("buy", "", [], []))]).toEqual([true, false]);
});
test("the journal is read in chapters with its sentences, and written on", async () => {
  const game = played();
  render(Journal, { game });
  expect(await screen.findByText("Up by the cracks.")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Crypt" })).toBeVisible();
  await userEvent.type(screen.getByRole("textbox", { name: "What you want to remember" }), "Dry here.");
  await userEvent.click(screen.getByRole("button", { name: "Write down" }));
  expect(game.answer).toHaveBeenCalledWith(["note : Dry here."]);
});
test("a sentence is told anew, or left as it was", async () => {
  const game = played();
  render(Journal, { game });
  const line = (await screen.findByText("It smells.")).closest("li")!;
  await userEvent.click(within(line).getByRole("button", { name: "Tell line 3 anew" }));
  await userEvent.keyboard("{Escape}");
  expect(within(line).getByText("It smells.")).toBeVisible();
  await userEvent.click(within(line).getByRole("button", { name: "Tell line 3 anew" }));
  const box = within(line).getByRole("textbox", { name: "The sentence" });
  await userEvent.clear(box);
  await userEvent.type(box, "It reeks.");
  await userEvent.click(within(line).getByRole("button", { name: "Keep it so" }));
  expect(game.answer).toHaveBeenCalledWith(["note 3 : It reeks."]);
});
test("nothing is written while somebody else is asked, nor when the delve is over", async () => {
  const { unmount } = render(Journal, { game: played({ asked: false }) });
  expect(await screen.findByRole("button", { name: "Tell line 1 anew" })).toBeDisabled();
  unmount();
  render(Journal, { game: played({ over: true }) });
  expect(await screen.findByText("It smells.")).toBeVisible();
  expect(screen.queryByRole("textbox")).toBeNull();
});
test("the oracle is asked from the journal", async () => {
  const game = played({}, [ORACLE]);
  render(Journal, { game });
  await userEvent.click(await screen.findByText("Ask the oracle", { selector: "summary" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Question" }), "Is it deep?");
  await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
  expect(game.answer).toHaveBeenCalledWith(["ask_oracle even : Is it deep?"]);
});
test("a journal that does not come says why", async () => {
  const seat = { journal: vi.fn(() => Promise.reject(new Error("no line"))), journalPage: vi.fn() };
  render(Journal, { game: played({ seat }) });
  expect(await screen.findByText("no line")).toBeVisible();
});
test("the sheets of the party are printed, and nothing of them stays on the screen", async () => {
  const game = played();
  let seen = "";
  expect(await printSheets(game, () => (seen = document.querySelector(".printed")!.textContent!))).toBe(true);
  expect(seen).toContain("Brenna");
  expect(seen).not.toContain("Ghoul");
  dispatchEvent(new Event("afterprint"));
  expect(document.querySelector(".printed")).toBeNull();
  expect(await printSheets(played({ sheets: () => Promise.resolve([]) }), () => {})).toBe(false);
});
test("axe objects to nothing in a journal", async () => {
  const { container } = render(Journal, { game: played({}, [ORACLE]) });
  await screen.findByText("It smells.");
  const found = await axe.run(container, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  expect(found.violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`)).toEqual([]);
});
