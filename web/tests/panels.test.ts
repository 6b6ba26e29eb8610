import { fireEvent, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { flushSync } from "svelte";
import { describe, expect, test, vi } from "vitest";
import Sum from "../src/ui/Sum.svelte";
import { families } from "../src/choices";
import { Failure } from "../src/api";
import type { Game } from "../src/game.svelte";
import { memory } from "../src/memory";
import type { Asked, Request } from "../src/messages";
import { rules } from "../src/rules/rules.svelte";
import CommandLine from "../src/table/asking/CommandLine.svelte";
import DiceChooser from "../src/table/asking/DiceChooser.svelte";
import DiceEntry from "../src/table/asking/DiceEntry.svelte";
import ClosedDeeds from "../src/ui/ClosedDeeds.svelte";
import EndCard from "../src/table/ending/EndCard.svelte";
import Log from "../src/table/log/Log.svelte";
import { filterLog, logText, rolls, rounds } from "../src/table/log/log";
import Odds from "../src/table/asking/Odds.svelte";
import Question from "../src/table/asking/Question.svelte";
import Requests from "../src/table/Requests.svelte";
import Thoughts from "../src/table/Thoughts.svelte";
import Whys from "../src/table/log/Whys.svelte";
import { EMPTY, type Entry, remember } from "../src/reducer";
import { choice, momentOf, positionAt, tape } from "./tape";

const at = momentOf("declare", 1);
const asked = positionAt(at).asked!;
const prospects = tape().extra[at]!.prospects;
const strike = families(asked.choices!).find((family) => family.choices.length > 5 && family.target)!;
const log = (): Entry[] => remember(EMPTY, tape().told.slice(0, 20)).log;

describe("the dice chooser", () => {
  const shown = () => {
    const onanswer = vi.fn();
    const onback = vi.fn();
    render(DiceChooser, { family: strike, prospects, onanswer, onback });
    return { onanswer, onback };
  };

  test("says for each number what it promises, by the numbers of the guide", () => {
    shown();
    const options = screen.getAllByRole("radio");
    expect(options).toHaveLength(strike.choices.length);
    const chance = prospects.find((one) => one.prospect.text === strike.choices[1]!.offer.text)!.prospect.chances[0]!;
    expect(options[1]).toHaveAccessibleName(expect.stringContaining(`to hit ${(chance.value * 100).toFixed(1)}%`));
    expect(options[1]).toHaveAccessibleName(expect.stringContaining("2 dice"));
  });

  test("a digit chooses and Enter declares", async () => {
    const { onanswer } = shown();
    await userEvent.keyboard("6{Enter}");
    expect(onanswer).toHaveBeenCalledExactlyOnceWith(strike.choices[5]!.offer.text);
  });

  test("says who would act first for the number chosen", async () => {
    shown();
    await userEvent.keyboard("2");
    const acts = prospects.find((one) => one.prospect.text === strike.choices[1]!.offer.text)!.acts!;
    expect(screen.getByText(acts)).toBeVisible();
  });

  test("Escape goes back without an answer", async () => {
    const { onanswer, onback } = shown();
    await userEvent.keyboard("{Escape}");
    expect(onback).toHaveBeenCalledOnce();
    expect(onanswer).not.toHaveBeenCalled();
  });
});

describe("the question", () => {
  const show = (question: Asked) => {
    const onanswer = vi.fn();
    const { component } = render(Question, { asked: question, prospects, onanswer });
    return { onanswer, press: (component as unknown as { press(n: number): boolean }).press };
  };

  test("a deed with dice opens the chooser, one without is given at once", async () => {
    const { onanswer } = show(asked);
    await userEvent.click(screen.getByRole("button", { name: /Strike/u }));
    expect(screen.getAllByRole("radio").length).toBeGreaterThan(5);
    expect(onanswer).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Back" }));
    await userEvent.click(screen.getByRole("button", { name: /Drop shield/u }));
    expect(onanswer).toHaveBeenCalledExactlyOnceWith(["drop shield"]);
  });

  test("number keys take the listed answers in order", () => {
    const { onanswer, press } = show({
      side: 0,
      code: "proficiency",
      text: "Call on it?",
      inner: true,
      choices: [choice("0", {}, "No"), choice("1", {}, "Yes")],
    });
    expect(press(2)).toBe(true);
    expect(press(3)).toBe(false);
    expect(onanswer).toHaveBeenCalledExactlyOnceWith(["1"]);
  });

  test("who falls is chosen on the board, or from a list that is folded up", () => {
    const spot = (number: number) => choice(String(number), { spot: [number, 4] }, `miniature ${number}`);
    const { press } = show({ side: 0, code: "casualty", text: "Who falls?", inner: true, choices: [spot(0), spot(1)] });
    expect(screen.getByText("Choose on the board.")).toBeVisible();
    expect(screen.getByText("Or from the list (2)").closest("details")).not.toHaveAttribute("open");
    expect(press(2)).toBe(true);
  });

  test("a number that is to be chosen for a deed picked on the board opens its chooser", () => {
    const { component } = render(Question, { asked, prospects, onanswer: vi.fn() });
    flushSync(() => (component as unknown as { choose(text: string): void }).choose(strike.choices[3]!.offer.text));
    expect(screen.getAllByRole("radio")).toHaveLength(strike.choices.length);
  });

  test("what is closed with a figure is asked for when it is opened", async () => {
    const ondeeds = vi.fn(() => Promise.resolve([{ ...choice("hurl"), label: "hurl", why: "too far", clauses: [] }]));
    const props = { asked, prospects, onanswer: vi.fn(), ondeeds };
    const { rerender } = render(Question, { props: { ...props, target: "" } });
    await rerender({ ...props, target: "Elm" });
    expect(ondeeds).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText("Not possible with Elm now, and why"));
    expect(await screen.findByText(/^too far/u)).toBeVisible();
    expect(ondeeds).toHaveBeenCalledExactlyOnceWith({ who: "Elm" });
  });

  test("a reason that closes several deeds is told once, above them", () => {
    const [why, clauses] = ["too far", ["UW-MOVE-01"]];
    const closed = ["Elm", "Oak", "Ash"].map((target) => ({
      ...choice(target),
      label: `reach ${target}`,
      why,
      clauses,
    }));
    render(ClosedDeeds, { closed, name: "Not possible now" });
    const [item, ...others] = screen.getAllByRole("listitem");
    expect(others).toEqual([]);
    expect(item?.textContent?.match(/too far/gu)).toHaveLength(1);
    expect(item).toHaveTextContent(/^too far UW-MOVE-01\s*reach Elm\s*reach Oak\s*reach Ash$/u);
  });

  test("answers that do no more than others are apart, and not called in vain", () => {
    const points = [0, 1, 8].map((n) => choice(String(n), { vain: n === 1 }, `${n} points`));
    show({ side: 0, code: "points", text: "How many?", inner: true, choices: points });
    expect(screen.getByRole("button", { name: /8 points/u })).toBeVisible();
    expect(screen.queryByRole("button", { name: /1 points/u })).toBeNull();
    expect(screen.getByText("Others, which do no more (1)")).toBeVisible();
  });

  test("what cannot be mended is asked about once more, in place", async () => {
    const { onanswer } = show({
      side: 0,
      code: "move",
      text: "?",
      choices: [choice("stop"), choice("surrender", { ends: true }, "Surrender")],
    });
    await userEvent.click(screen.getByRole("button", { name: /Surrender/u }));
    expect(onanswer).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "No" }));
    await userEvent.click(screen.getByRole("button", { name: /Surrender/u }));
    await userEvent.click(screen.getByRole("button", { name: /Yes/u }));
    expect(onanswer).toHaveBeenCalledExactlyOnceWith(["surrender"]);
  });

  test("a roll that an answer needs stands on it with its chance", () => {
    const check = { what: { id: "save" }, dice: 3, need: 8, chance: 0.625 };
    show({ side: 0, code: "move", text: "?", choices: [choice("rise", { check }, "Rise"), choice("fall")] });
    expect(screen.getByRole("button", { name: /Rise/u })).toHaveTextContent("needs 8 or less with 3 dice: 62.5%");
  });

  test("steps are left to the board until the list is wanted", async () => {
    show({
      side: 0,
      code: "move",
      text: "?",
      choices: [choice("step N", { group: "step" }, "Step N"), choice("stop"), choice("fall")],
    });
    expect(screen.queryByRole("button", { name: "Step N" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "List everything" }));
    expect(screen.getByRole("button", { name: "Step N" })).toBeVisible();
  });
});

test("real dice are typed, taken back and handed in as the rules print them", async () => {
  const onanswer = vi.fn();
  render(DiceEntry, { dice: { n: 3, die: 6, low: 0, what: "to hit" }, onanswer });
  await userEvent.keyboard("07{Enter}");
  expect(onanswer).not.toHaveBeenCalled();
  await userEvent.keyboard("35{Backspace}4{Enter}");
  expect(onanswer).toHaveBeenCalledExactlyOnceWith("0 3 4");
});

test("a face of two digits is ended with Enter or a blank, and a digit that makes no face is not taken", async () => {
  const onanswer = vi.fn();
  render(DiceEntry, { dice: { n: 2, die: 12, low: 1, what: "initiative" }, onanswer });
  expect(screen.getByText(/with Enter after each/u)).toBeVisible();
  await userEvent.keyboard("011431444");
  expect(screen.getByText("11", { selector: ".slot" })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  expect(onanswer).not.toHaveBeenCalled();
  await userEvent.keyboard("4 9{Enter}");
  expect(onanswer).toHaveBeenCalledExactlyOnceWith("11 4");
});

test("odds show the score as a sum with clauses, the chances and the policy", () => {
  render(Odds, { props: { prospects, target: "Berold" } });
  const { prospect, policy } = prospects[0]!;
  expect(screen.getByText(policy, { exact: false })).toBeVisible();
  for (const part of prospect.parts) expect(screen.getByRole("button", { name: part.clause })).toBeVisible();
  expect(within(screen.getByRole("row", { name: /Total/u })).getByText(String(prospect.score))).toBeVisible();
});

describe("the log", () => {
  test("is filtered by dice, by outline and by words", () => {
    const all = filterLog(log(), "all", "");
    expect(filterLog(log(), "rolls", "").every(({ line }) => line.dice?.length)).toBe(true);
    expect(filterLog(log(), "heads", "").every(({ line }) => line.level <= 1)).toBe(true);
    const found = filterLog(log(), "all", "aldric fm-hit");
    expect(found.length).toBeLessThan(all.length);
    expect(filterLog(log(), "all", "no such words")).toEqual([]);
  });

  test("as text it is indented, with clauses, without what was taken back", () => {
    const entries = log();
    const text = logText(entries);
    expect(text).toContain("Round 1.  [FM-RND-01]");
    const undone = entries.map((entry) => ({ ...entry, undone: entry.moment > 0 }));
    expect(logText(undone).split("\n")).toHaveLength(entries[0]!.lines.length);
    expect(rolls(undone).every((line) => entries[0]!.lines.includes(line))).toBe(true);
  });

  test("moves stand under the round they were given in", () => {
    const found = rounds(log());
    expect(found.map((round) => round.title)).toEqual(["Round 1.", "Round 2."]);
    expect(found[0]!.moves[0]!.answer).toBe("Cede the move");
  });

  test("a click on a line leads to its moment, a clause to its rule", async () => {
    const onmoment = vi.fn();
    render(Log, { log: log(), moment: -1, onmoment });
    expect(screen.getByRole("log")).toHaveAttribute("aria-live", "polite");
    const line = screen.getAllByRole("button", { name: /Berold steps N/u })[0]!;
    await userEvent.click(line);
    expect(onmoment).toHaveBeenCalledWith(2);
    await userEvent.click(screen.getAllByRole("button", { name: "FM-RND-01" })[0]!);
    expect(rules.wanted).toBe("FM-RND-01");
    expect(rules.open).toBe(true);
    rules.open = false;
  });

  test("draws the dice of a line and says them", () => {
    render(Log, { log: log(), moment: -1, onmoment: () => {} });
    const thrown = rolls(log())[0]!.dice!;
    expect(screen.getAllByText(`Dice: ${thrown.join(" ")}.`).length).toBeGreaterThan(0);
  });
});

describe("a request", () => {
  const sides = [
    { name: "Red", player: "me" },
    { name: "Blue", player: "friend" },
  ];
  const show = (request: Partial<Request>, mine = [0]) => {
    const onreply = vi.fn();
    const onenter = vi.fn();
    const whole: Request = { kind: "request", n: 2, what: "undo", by: 1, waiting: [0], state: "open", ...request };
    render(Requests, { request: whole, sides, mine, onreply, onenter });
    return { onreply, onenter };
  };

  test("of another side is agreed to or refused", async () => {
    const { onreply } = show({});
    await userEvent.click(screen.getByRole("button", { name: "Agree" }));
    await userEvent.click(screen.getByRole("button", { name: "Refuse" }));
    expect(onreply.mock.calls).toEqual([
      [true, "undo"],
      [false, "undo"],
    ]);
  });

  test("of one's own says for whom it waits", () => {
    show({ by: 0, waiting: [1] });
    expect(screen.getByText(/Waiting for Blue/u)).toBeVisible();
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("whoever is asked for another game reads how it differs", () => {
    show({ what: "rematch", how: "swap" });
    expect(screen.getByText(/would like another game, sides swapped\./)).toBeInTheDocument();
  });
  test("an agreed rematch leads to the next table", async () => {
    const { onenter } = show({ what: "rematch", state: "agreed", waiting: [], game: "next", token: "key" });
    await userEvent.click(screen.getByRole("button", { name: "Go to the next game" }));
    expect(onenter).toHaveBeenCalledWith("next", "key");
  });

  test("a refused one can be put away", async () => {
    show({ state: "refused", waiting: [] });
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByText(/refused/u)).toBeNull();
  });
});

describe("the command line", () => {
  const choices = [
    choice("defend shield"),
    choice("strike Ash 1 Axe"),
    choice("strike Ash 10 Axe"),
    choice("surrender", { ends: true }),
  ];
  const show = () => {
    const onanswer = vi.fn();
    const onclose = vi.fn();
    render(CommandLine, { choices, onanswer, onclose });
    return { onanswer, onclose };
  };

  test.each([
    ["strike Ash 1 Axe", "strike Ash 1 Axe"],
    ["def shield", "defend shield"],
    // A word that carries the choice is never left out: the server says why it does not read.
    ["def", "def"],
    ["SURRENDER", "surrender"],
    ["str Ash 10 Axe", "strike Ash 10 Axe"],
    ["ash 10", "Ash 10"],
    ["surr", "surr"],
    ["dance", "dance"],
  ])("%s sends %s", async (typed, sent) => {
    const { onanswer } = show();
    await userEvent.keyboard(`${typed}{Enter}`);
    expect(onanswer).toHaveBeenCalledExactlyOnceWith(sent);
  });

  test("words of the player's own are sent as they are typed", async () => {
    const onanswer = vi.fn();
    render(CommandLine, { choices, forms: ["special WORDS"], onanswer, onclose: vi.fn() });
    await userEvent.keyboard("Special lift ash  and the axe{Enter}");
    expect(onanswer).toHaveBeenCalledExactlyOnceWith("special lift ash  and the axe");
  });
  test("where nothing is asked the server says why", async () => {
    const onanswer = vi.fn();
    render(CommandLine, { choices: [], onanswer, onclose: vi.fn() });
    await userEvent.keyboard("move{Enter}");
    expect(onanswer).toHaveBeenCalledExactlyOnceWith("move");
  });

  test.each([
    ["strike ash 5", "strike Ash 5"],
    ["STRIKE ASH 5 : ash runs", "strike Ash 5 : ash runs"],
    ["strike bob 5", "strike bob 5"],
  ])("in words of one's own names are spelled as they are listed: %s", async (typed, sent) => {
    const onanswer = vi.fn();
    render(CommandLine, { choices, forms: ["strike TARGET DICE"], onanswer, onclose: vi.fn() });
    await userEvent.keyboard(`${typed}{Enter}`);
    expect(onanswer).toHaveBeenCalledExactlyOnceWith(sent);
  });

  test("what was no answer is forgotten with its question", async () => {
    const inner = [choice("0", { group: "number" }), choice("1", { group: "number" })];
    const given = { onanswer: vi.fn(), onclose: vi.fn() };
    const { rerender } = render(CommandLine, { choices: inner, ...given });
    await userEvent.keyboard("dance{Enter}");
    expect(screen.getByRole("alert")).toHaveTextContent("dance");
    await rerender({ choices, ...given });
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("arrows choose among what fits, Tab completes, Escape closes", async () => {
    const { onanswer, onclose } = show();
    await userEvent.keyboard("str{ArrowDown}{ArrowDown}");
    expect(screen.getByRole("combobox")).toHaveAttribute("aria-activedescendant", "completion-1");
    await userEvent.keyboard("{Tab}");
    expect(screen.getByRole("combobox")).toHaveValue("strike Ash 10 Axe");
    await userEvent.keyboard("{Enter}{Escape}");
    expect(onanswer).toHaveBeenCalledExactlyOnceWith("strike Ash 10 Axe");
    expect(onclose).toHaveBeenCalledOnce();
  });

  test("an option is taken with the mouse", async () => {
    const { onanswer } = show();
    await fireEvent.mouseDown(screen.getAllByRole("option")[0]!);
    expect(onanswer).toHaveBeenCalledWith("defend shield");
  });
});

describe("before and after", () => {
  const entry = (...lines: [number, string][]): Entry => ({
    n: 1,
    entry: "answer",
    by: 0,
    moment: 1,
    answer: "",
    lines: lines.map(([level, text]) => ({ level, text })),
    undone: false,
  });
  const ended = (log: Entry[], sides: object[], score: number[], levels = [1, 2, 3, 4, 5, 6, 7, 8]) =>
    ({
      game: "g",
      mine: [0],
      table: { ...EMPTY, log, sides, over: { n: 2, score, reason: "end" }, welcome: { levels } },
    }) as unknown as Game;

  test("a log without a line says that nothing has happened, whatever has come", () => {
    render(Log, { log: [entry()], moment: 0, onmoment: vi.fn() });
    expect(screen.getByText("Nothing has happened yet.")).toBeVisible();
  });

  test("who plays alone is told how it went", () => {
    const log = [entry([0, "Ounce 4."], [1, "Nobody comes back."], [2, "a die"])];
    const game = ended(log, [{ name: "Party", player: "me", idle: false }], [0]);
    render(EndCard, { game, onsave: vi.fn(), onreplay: vi.fn(), onmoment: vi.fn() });
    expect(screen.getByText("Nobody comes back.")).toBeVisible();
  });

  test("friends are told how it went, not that the world has won", () => {
    const log = [entry([0, "The delve is over: the party retires."])];
    const sides = ["Ann", "Bob", "World"].map((name, place) => ({ name, player: "computer:5", idle: place > 1 }));
    render(EndCard, {
      game: ended(log, sides, [0.25, 0.25, 0.5]),
      onsave: vi.fn(),
      onreplay: vi.fn(),
      onmoment: vi.fn(),
    });
    expect(screen.getByText("The delve is over: the party retires.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Play again" })).toBeVisible();
    expect(screen.queryByText(/World|25|foe|swapped/u)).toBeNull();
  });

  test("after a defeat an easier foe is offered, after a victory a harder one, and it is kept", async () => {
    const sides = ["me", "computer:2:bold"].map((player, place) => ({ name: `S${place}`, player, idle: false }));
    for (const [score, name, how, level] of [
      [[0, 1], /easier foe: level 1/u, "easier", 1],
      [[1, 0], /harder foe: level 3/u, "harder", 3],
    ] as const) {
      const command = vi.fn();
      const game = Object.assign(ended([], sides, [...score]), { command });
      memory.play({ game: "g" });
      const shown = render(EndCard, { game, onsave: vi.fn(), onreplay: vi.fn(), onmoment: vi.fn() });
      await userEvent.click(screen.getByRole("button", { name }));
      expect(command).toHaveBeenCalledWith("rematch", how);
      expect(memory.level).toBe(level);
      expect(memory.recent[0]?.result).toBe(how === "easier" ? "lost" : "won");
      await userEvent.click(screen.getByRole("button", { name: /sides swapped/u }));
      expect(command).toHaveBeenCalledWith("rematch", "swap");
      shown.unmount();
    }
  });

  test("what a computer wins for a side that was given up is that side's victory, not the person's", () => {
    const sides = ["Red", "Blue", "Green"].map((name) => ({ name, player: "me", resigned: name === "Red" }));
    for (const [mine, title] of [
      [0, "Victory for Red"],
      [1, "You have lost: Red wins"],
    ] as const) {
      const game = Object.assign(ended([entry([0, "Red holds it."])], sides, [1, 0, 0]), { mine: [mine] });
      game.table.over!.reason = "played";
      const { unmount } = render(EndCard, { game, onsave: vi.fn(), onreplay: vi.fn(), onmoment: vi.fn() });
      expect(screen.getByRole("heading", { name: title })).toBeVisible();
      expect(screen.getByText("Red had given up, and a computer went on.")).toBeVisible();
      unmount();
    }
  });

  test("against the weakest there is no easier foe", () => {
    const sides = ["me", "computer:1"].map((player, place) => ({ name: `S${place}`, player, idle: false }));
    render(EndCard, { game: ended([], sides, [0, 1]), onsave: vi.fn(), onreplay: vi.fn(), onmoment: vi.fn() });
    expect(screen.queryByRole("button", { name: /foe/u })).toBeNull();
  });

  test("a level that is not offered is passed over, and against the strongest offered there is no harder foe", () => {
    for (const [player, found] of [
      ["computer:2", 1],
      ["computer:5", 0],
    ] as const) {
      const sides = ["me", player].map((who, place) => ({ name: `S${place}`, player: who, idle: false }));
      const game = ended([], sides, [1, 0], [1, 2, 5]);
      const shown = render(EndCard, { game, onsave: vi.fn(), onreplay: vi.fn(), onmoment: vi.fn() });
      expect(screen.queryAllByRole("button", { name: /harder foe: level 5/u })).toHaveLength(found);
      expect(screen.queryAllByRole("button", { name: /foe/u })).toHaveLength(found);
      shown.unmount();
    }
  });

  test("shares are told where the victory is shared, and not where one has it", () => {
    const sides = ["Red", "Blue"].map((name) => ({ name, player: "me", idle: false }));
    const shown = render(EndCard, {
      game: ended([], sides, [0, 1]),
      onsave: vi.fn(),
      onreplay: vi.fn(),
      onmoment: vi.fn(),
    });
    expect(screen.queryByText(/100/u)).toBeNull();
    shown.unmount();
    render(EndCard, { game: ended([], sides, [0.5, 0.5]), onsave: vi.fn(), onreplay: vi.fn(), onmoment: vi.fn() });
    expect(screen.getAllByText(/50/u)).toHaveLength(2);
  });
});

test("a hint is followed with one press, but not where it is no answer that is listed", async () => {
  const answer = vi.fn();
  const row = (text: string) => ({ text, label: `Move ${text}`, expected: "best", win: 0.5 });
  const advice = vi.fn(async () => ({
    reasons: { rows: [row(asked.choices![0]!.offer.text), row("elsewhere")], decided: "so" },
  }));
  const game = { table: { position: { asked }, sides: [] }, seat: { advice }, busy: false, answer } as unknown as Game;
  render(Thoughts, { game });
  await userEvent.click(screen.getByRole("button", { name: "Hint" }));
  const [take, ...others] = await screen.findAllByRole("button", { name: /^Do it: Move/u });
  expect(others).toEqual([]);
  await userEvent.click(take!);
  expect(answer).toHaveBeenCalledExactlyOnceWith([asked.choices![0]!.offer.text]);
});

test("a hint under way or known is not asked for again, however often one presses", async () => {
  const rows = [{ text: "", label: "Move S", expected: "best", win: 0.5 }];
  const advice = vi.fn(async () => ({ reasons: { rows, decided: "so" } }));
  const game = { table: { position: { asked }, sides: [] }, seat: { advice }, busy: false } as unknown as Game;
  render(Thoughts, { game });
  const button = screen.getByRole("button", { name: "Hint" });
  for (let n = 0; n < 3; n += 1) fireEvent.click(button);
  await screen.findByText("Move S");
  for (let n = 0; n < 4; n += 1) await userEvent.click(button);
  expect(screen.getByText("Move S")).toBeVisible();
  expect(advice).toHaveBeenCalledTimes(1);
});

test("that a hint was asked for too fast is told in words, and it can be asked for again", async () => {
  const advice = vi.fn(() => Promise.reject(new Failure("busy", "too many questions", [], 429)));
  const game = { table: { position: { asked }, sides: [] }, seat: { advice }, busy: false } as unknown as Game;
  render(Thoughts, { game });
  const button = screen.getByRole("button", { name: "Hint" });
  await userEvent.click(button);
  expect(screen.getByText("too many questions")).toBeVisible();
  expect(advice).toHaveBeenCalledTimes(1);
  await userEvent.click(button);
  await userEvent.click(button);
  expect(advice).toHaveBeenCalledTimes(2);
});

test("of what a computer has decided since one's answer each is listed, and says its reasons when it is chosen", async () => {
  const decisions = [
    { moment: 4, label: "step S", who: "Berold", round: "Round 1" },
    { moment: 5, label: "stop", who: "Berold", round: "Round 1" },
    { moment: 6, label: "pass", who: "Blue", round: "Round 1" },
  ];
  const advice = vi.fn(async (_: string, { moment }: { moment: string }) => ({
    decisions,
    reasons: {
      rows: [{ text: "", label: moment === "4" ? "step S" : "stop", expected: moment, win: null }],
      decided: "so",
      // It opens on the newest that was weighed.
      moment: Number(moment) || 5,
    },
  }));
  const game = { table: { position: { asked }, sides: [] }, seat: { advice }, busy: false } as unknown as Game;
  render(Thoughts, { game, side: 1 });
  await userEvent.click(screen.getByRole("button", { name: /^Why/u }));
  const first = await screen.findByRole("button", { name: "Berold · step S", pressed: false });
  expect(screen.getByText("Round 1")).toBeVisible();
  expect(screen.getByRole("button", { name: "Blue · pass", pressed: false })).toBeVisible();
  expect(screen.getByRole("button", { name: "Berold · stop" })).toHaveAttribute("aria-pressed", "true");
  await userEvent.click(first);
  expect(advice).toHaveBeenLastCalledWith("/reasons", { side: "1", moment: "4" }, expect.anything());
  expect(first).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByText("4")).toBeVisible();
  await userEvent.click(first);
  expect(advice).toHaveBeenCalledTimes(2);
});

test("earlier rounds can be opened, and of decisions that are called alike each says which of them it is", async () => {
  const one = (moment: number, round: string, label = "pass") => ({ moment, label, who: "Blue", round });
  const decisions = [one(2, "Round 1"), one(3, "Round 2"), one(4, "Round 2"), one(5, "Round 2", "move")];
  const rows = [{ text: "", label: "move", expected: "best", win: null }];
  const advice = vi.fn(async () => ({ decisions, reasons: { rows, decided: "so", moment: 5 } }));
  const game = { table: { position: { asked }, sides: [] }, seat: { advice }, busy: false } as unknown as Game;
  render(Thoughts, { game, side: 1 });
  await userEvent.click(screen.getByRole("button", { name: /^Why/u }));
  await screen.findByRole("button", { name: "Blue · pass (2)" });
  const [earlier, later] = screen.getAllByText("Blue · pass");
  expect(later).toBeVisible();
  expect(earlier).not.toBeVisible();
  await userEvent.click(screen.getByText("Round 1"));
  expect(earlier).toBeVisible();
});

test("the round stands open of which the reasons are told", async () => {
  const one = (moment: number, round: string) => ({ moment, label: "pass", who: "Blue", round });
  const decisions = [one(2, "Round 1"), one(3, "Round 2"), one(4, "Round 3")];
  const rows = [{ text: "", label: "pass", expected: "best", win: null }];
  const advice = vi.fn(async () => ({ decisions, reasons: { rows, decided: "so", moment: 3 } }));
  const game = { table: { position: { asked }, sides: [] }, seat: { advice }, busy: false } as unknown as Game;
  render(Thoughts, { game, side: 1 });
  await userEvent.click(screen.getByRole("button", { name: /^Why/u }));
  await screen.findByText("Round 1");
  const open = screen.getAllByRole("group").map((part) => (part as HTMLDetailsElement).open);
  expect(open).toEqual([false, true, true]);
  expect(screen.getByRole("button", { pressed: true })).toHaveTextContent("Blue · pass");
});

test("that nothing can be told of a side is said in a sentence", async () => {
  const advice = vi.fn(async () => ({ unsaid: "Nothing has been decided." }));
  const sides = [{ name: "Red" }, { name: "Blue" }];
  const game = { table: { position: { asked }, sides }, seat: { advice }, busy: false } as unknown as Game;
  render(Thoughts, { game, side: 1, full: true });
  await userEvent.click(screen.getByText("Why did Blue do that?"));
  expect(await screen.findByText("Nothing has been decided.")).toBeVisible();
});

test("below the account stands why each side of the computer did what it did, once it has done something", async () => {
  const players = ["me", "computer:5", "friend", "computer:3", "computer:3", "computer:3"];
  const sides = players.map((player, side) => ({ name: `Side ${side}`, player, idle: false }));
  const entry = (by: number, more = {}) => ({ entry: "answer", by, undone: false, lines: [], ...more });
  const log = [entry(0), entry(1), entry(2), entry(3), entry(4, { undone: true }), entry(5, { entry: "resign" })];
  const game = { table: { position: { asked }, sides, log }, seat: {}, mine: [0], busy: false } as unknown as Game;
  render(Whys, { game });
  const shown = await screen.findAllByRole("button");
  expect(shown.map((button) => button.textContent.trim())).toEqual([
    "Why did Side 1 do that?",
    "Why did Side 3 do that?",
  ]);
});

test("what changed one die stands beneath the sum, which it is no part of", () => {
  render(Sum, {
    parts: [
      { label: "hit dice", value: 4, clause: "FM-DMG-01" },
      { label: "weapon", value: -2, clause: "FM-DMG-01" },
    ],
    changes: [{ label: "Adventurer bonus", value: 2, clause: "FM-DMG-08" }],
  });
  const rows = screen.getAllByRole("row").map((row) => row.textContent.replace(/\s+/gu, " ").trim());
  expect(rows[2]).toMatch(/^Total ?2$/u);
  expect(rows[3]).toMatch(/^to one die: Adventurer bonus ?\+2/u);
});
