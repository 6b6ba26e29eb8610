import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { field, form, pick } from "../demo/stage/forms";
import App from "../src/App.svelte";
import Items from "../src/board/hands/Items.svelte";
import { Game } from "../src/game.svelte";
import Mastered from "../src/mastering/Mastered.svelte";
import type { Asked, NewGame, Position, WordedForm } from "../src/messages";
import { go } from "../src/nav.svelte";
import { slot } from "../src/stage/slot.svelte";
import EndCard from "../src/table/ending/EndCard.svelte";
import Ribbon from "../src/table/Ribbon.svelte";
import CommandLine from "../src/table/asking/CommandLine.svelte";
import TableMenu from "../src/table/TableMenu.svelte";
import UndoButton from "../src/table/UndoButton.svelte";
import { sayer } from "../src/texts";
import { at } from "./board/made";
import { FakeServer, TOKEN } from "./fake";
import { positionAt, side, tape } from "./tape";

const SIDES = [side("Red", { player: "me" }), side("Blue"), side("Old Man", { player: "friend", master: true })];
const MASTER = 2;
const RULE: Asked = {
  side: MASTER,
  code: "rule",
  text: "What happens?",
  who: "",
  choices: [{ offer: { text: "go on", group: "word" }, label: "The fight goes on" }],
  open: ["ruling say WORDS"],
};
const bare = (made: WordedForm, group: string): WordedForm => ({ ...made, form: { ...made.form, group, bare: true } });
const FIGURES = ["Aldric", "Old_Wolf"].map((one) => pick(one, one.replace("_", " ")));
const FORMS = [
  bare(
    form("ruling-say", "Say", ["ruling", "say"], [field("words", "words", "Words", [], { needed: true, apart: true })]),
    "words",
  ),
  bare(
    form(
      "ruling-put",
      "Put",
      ["ruling", "put"],
      [field("figure", "one", "Figure", FIGURES, { needed: true }), field("hex", "words", "Hex", [], { needed: true })],
    ),
    "figures",
  ),
  bare(
    form(
      "ruling-mark",
      "Mark",
      ["ruling", "mark"],
      [field("name", "words", "Name", [], { needed: true }), field("hex", "words", "Hex", [], { needed: true })],
    ),
    "map",
  ),
];

/** A seat at a fight with a game master, what is asked and what it may say beside that. */
function seat(mine: number[], asked: Asked | null, aside: Asked | null = null, sides = SIDES): Game {
  const game = new Game(new FakeServer(tape()), "g", TOKEN);
  const position: Position = { ...positionAt(0), state: 4, asked, aside };
  game.table = { ...game.table, sides, position, welcome: { ...tape().welcome, mine } };
  vi.spyOn(game, "answer").mockImplementation(() => undefined);
  vi.spyOn(game, "forms").mockResolvedValue(FORMS);
  vi.spyOn(game, "weigh").mockResolvedValue(null);
  return game;
}
const MOVE: Asked = { side: 1, code: "move", text: "Blue moves.", who: "" };
const aside = (code: string, place: number): Asked => ({ side: place, code, text: "", who: "", choices: [] });

beforeEach(() => {
  go("/");
  slot.pointing = slot.placing = slot.filling = null;
});

// --- what a game master rules -----------------------------------------------------------------------------------------
test("rulings are put together in their parts; what is pressed on the board fills them in", async () => {
  const game = seat([MASTER], RULE);
  expect([game.ruling, game.master, game.voice?.code]).toEqual([true, MASTER, "rule"]);
  render(Mastered, { game });
  const words = await screen.findByRole("textbox", { name: "Words" });
  await userEvent.type(words, 'The sign reads "Halt"');
  await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
  expect(game.answer).toHaveBeenLastCalledWith(['ruling say The sign reads "Halt"']);

  await userEvent.click(screen.getByRole("tab", { name: "Figures" }));
  await waitFor(() => expect(slot.filling?.takes.has("Old_Wolf")).toBe(true));
  slot.pointing?.(at(3, 2), "Old Wolf");
  await waitFor(() => expect(screen.getByRole("radio", { name: "Old Wolf" })).toBeChecked());
  slot.pointing?.(at(5, 3), "");
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Hex" })).toHaveValue("5,3"));
  await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
  expect(game.answer).toHaveBeenLastCalledWith(["ruling put Old_Wolf 5,3"]);

  // Where no figure is asked for, the hex of one is meant; a name has underscores in its answer.
  await userEvent.click(screen.getByRole("tab", { name: "The map" }));
  await userEvent.type(await screen.findByRole("textbox", { name: "Name" }), "Hay wagon");
  slot.pointing?.(at(3, 2), "Aldric");
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Hex" })).toHaveValue("3,2"));
  await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
  expect(game.answer).toHaveBeenLastCalledWith(["ruling mark Hay_wagon 3,2"]);
});

test("nothing is pressed into forms once nothing is ruled, and dice are thrown first", async () => {
  const { unmount } = render(Mastered, { game: seat([MASTER], RULE) });
  await screen.findByRole("tab", { name: "Words" });
  expect(slot.pointing).not.toBeNull();
  unmount();
  expect(slot.pointing).toBeNull();
  const dice = { n: 3, die: 6, low: 1, label: "save" } as unknown as NonNullable<Asked["dice"]>;
  const { container } = render(Mastered, { game: seat([MASTER], { ...RULE, dice }) });
  expect(container.textContent).toBe("");
});

test("a game master interrupts once, and hears when he will be asked", async () => {
  const game = seat([MASTER], MOVE, aside("interrupt", MASTER));
  expect([game.ruling, game.voice]).toEqual([false, null]);
  const { unmount } = render(Mastered, { game });
  await userEvent.click(screen.getByRole("button", { name: "Interrupt" }));
  expect(game.answer).toHaveBeenCalledWith(["interrupt"]);
  unmount();
  render(Mastered, { game: seat([MASTER], MOVE) });
  expect(screen.getByText(/as soon as the move or action under way/u)).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

test("why nothing can be taken back covers the rulings no longer than it is read", async () => {
  const game = seat([MASTER], RULE);
  game.table = { ...game.table, position: { ...game.table.position!, moment: 3, undo: "A die was rolled." } };
  render(UndoButton, { game });
  const button = screen.getByRole("button", { name: "Take back" });
  for (const away of [() => userEvent.click(document.body), () => userEvent.keyboard("{Escape}")]) {
    await userEvent.click(button);
    expect(button).toHaveAttribute("aria-expanded", "true");
    await away();
    expect(button).toHaveAttribute("aria-expanded", "false");
  }
});

// --- what players say to him ------------------------------------------------------------------------------------------
test("a player calls the game master in a line of his own, asked or not, or thinks better of it", async () => {
  for (const game of [seat([0], MOVE, aside("call", 0)), seat([1], MOVE)]) {
    const { unmount } = render(Mastered, { game });
    await userEvent.click(screen.getByRole("button", { name: /Call the game master/u }));
    const line = screen.getByRole("textbox");
    expect(line).toHaveFocus();
    expect(screen.getByRole("button", { name: "Ask for a ruling" })).toBeDisabled();
    await userEvent.type(line, "  May I   swim?{Enter}");
    expect(game.answer).toHaveBeenCalledWith(["call May I swim?"]);
    await userEvent.click(screen.getByRole("button", { name: /Call the game master/u }));
    await userEvent.type(screen.getByRole("textbox"), "{Enter}");
    expect(game.answer).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole("button", { name: "Back" }));
    expect(screen.queryByRole("textbox")).toBeNull();
    unmount();
  }
});

test("who has called hears that; nobody calls one who rules, who has left or who is no person", () => {
  const { container, unmount } = render(Mastered, { game: seat([0], MOVE) });
  expect(container).toHaveTextContent("Old Man has been called.");
  unmount();
  const gone = [...SIDES.slice(0, MASTER), { ...SIDES[MASTER]!, resigned: true }];
  const computer = [...SIDES.slice(0, MASTER), { ...SIDES[MASTER]!, player: "computer:2" }];
  const past = seat([0], MOVE, aside("call", 0));
  past.past = positionAt(0);
  for (const game of [
    seat([0], RULE),
    seat([0], MOVE, aside("call", 0), gone),
    seat([0], MOVE, aside("call", 0), computer),
    seat([0], null),
    past,
  ]) {
    const shown = render(Mastered, { game });
    expect(shown.container.textContent).toBe("");
    shown.unmount();
  }
});

// --- the table around it ----------------------------------------------------------------------------------------------
test("the ribbon says who is asked, whatever may be said meanwhile", () => {
  const props = { actions: (() => undefined) as never };
  for (const [game, words] of [
    [seat([0], RULE), "You play Red. Waiting for Old Man"],
    [seat([0], MOVE, aside("call", 0)), "You play Red. Waiting for Blue"],
    [seat([MASTER], MOVE, aside("interrupt", MASTER)), "Waiting for Blue"],
    [seat([MASTER], RULE), "Your decision"],
  ] as const) {
    const { container, unmount } = render(Ribbon, { game, ...props });
    expect(container.querySelector(".whose")).toHaveTextContent(new RegExp(`^${words}$`, "u"));
    unmount();
  }
});

test("who rules does not resign: he leaves, and the fight goes on", async () => {
  const game = seat([MASTER], RULE);
  const command = vi.spyOn(game, "command").mockImplementation(() => undefined);
  const deeds = { onhelp: vi.fn(), oncommand: vi.fn(), onsave: vi.fn(), onbranch: vi.fn() };
  render(TableMenu, { game, ...deeds });
  await userEvent.click(screen.getByRole("button", { name: "Menu" }));
  expect(screen.queryByText("Resign")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Leave the game master's seat" }));
  expect(screen.getByText(/goes on by itself/u)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Old Man leaves" }));
  expect(command).toHaveBeenCalledWith("resign", "", "", MASTER);
});

test("who rules has neither won nor lost, and is on no side that has", () => {
  const game = seat([MASTER], null);
  game.table = { ...game.table, over: { kind: "over", n: 9, score: [1, 0, 0], reason: "played" } };
  render(EndCard, { game, onsave: vi.fn(), onreplay: vi.fn(), onmoment: vi.fn() });
  expect(screen.getByRole("heading", { name: "Victory for Red" })).toBeVisible();
});

test("what is typed after a ruling stays as it is typed", async () => {
  const onanswer = vi.fn();
  const forms = ["ruling say WORDS", "ruling tell SIDE WORDS"];
  render(CommandLine, { choices: RULE.choices!, forms, onanswer, onclose: vi.fn() });
  await userEvent.type(screen.getByRole("combobox"), "ruling tell Red Go on, to the Bridge{Enter}");
  expect(onanswer).toHaveBeenCalledWith("ruling tell Red Go on, to the Bridge");
});

test("what is hidden is dashed and says so; what belongs to no side has its name", () => {
  const items = [
    { name: "Dagger", pos: at(2, 2), hidden: true },
    { name: "Dagger", pos: at(3, 2), hidden: true },
    { name: "Club", pos: at(3, 2) },
    { name: "Hay wagon", pos: at(3, 2), marker: true },
    { name: "Spy", pos: at(4, 2), marker: true, hidden: true },
  ];
  const { container } = render(Items, { items, say: sayer("en"), taken: () => false });
  const heaps = [...container.querySelectorAll(".heap")];
  expect(heaps.map((one) => one.querySelector("title")?.textContent)).toEqual([
    "Dagger (hidden)",
    "Dagger (hidden), Club",
    "Hay wagon",
    "Spy (hidden)",
  ]);
  expect(heaps.map((one) => one.classList.contains("hidden"))).toEqual([true, false, false, true]);
  expect([...container.querySelectorAll(".name")].map((one) => one.textContent)).toEqual(["Hay wagon", "Spy"]);
});

// --- a new game -------------------------------------------------------------------------------------------------------
test("a game master's seat is set up beside the sides, for systems that take one", async () => {
  const taped = tape();
  taped.systems = taped.systems.map((one) => ({ ...one, mastered: true }));
  const server = new FakeServer(taped);
  render(App, { net: server });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("checkbox", { name: /With a game master/u }));
  const name = screen.getByRole("textbox", { name: "Called" });
  expect(name).toHaveValue("Game master");
  const made = (): NewGame[] =>
    server.requests.filter((one) => one.path.startsWith("/api/games?")).map((one) => JSON.parse(one.body) as NewGame);
  for (const [typed, fault] of [
    [" ", /needs a name/u],
    ["Red", /same name/u],
  ] as const) {
    await user.clear(name);
    await user.type(name, typed);
    expect(screen.getByRole("alert")).toHaveTextContent(fault);
    await user.click(screen.getByRole("button", { name: "Start the game" }));
    expect(made()).toEqual([]);
  }
  // It stays with another scenario, and goes with the seats that are chosen there.
  await user.click(screen.getByRole("radio", { name: /Bridge/u }));
  await user.clear(name);
  await user.type(name, " Old Man ");
  await user.selectOptions(screen.getByRole("combobox", { name: "Who has the seat" }), "friend");
  await user.click(screen.getByRole("button", { name: "Start the game" }));
  await waitFor(() => expect(made()).toHaveLength(1));
  const sides = taped.systems[0]!.scenarios.find((one) => one.name === "bridge")!.sides;
  expect(made()[0]).toMatchObject({ master: "Old Man", seats: { [sides[0]!]: "me", "Old Man": "friend" } });
});
