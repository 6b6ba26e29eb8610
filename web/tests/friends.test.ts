import { fireEvent, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { createRawSnippet, tick } from "svelte";
import { expect, test, vi } from "vitest";
import { position, stage } from "../demo/stage/scenes";
import { announcement } from "../src/announce.svelte";
import type { Lobby } from "../src/api";
import { enemiesOf, markersOf } from "../src/board/markers";
import Friends from "../src/friends/Friends.svelte";
import type { Game } from "../src/game.svelte";
import type { PollShown } from "../src/messages";
import { EMPTY } from "../src/reducer";
import { Draft } from "../src/start/draft.svelte";
import Gathering from "../src/start/Gathering.svelte";
import ChoiceButton from "../src/table/asking/ChoiceButton.svelte";
import Notices from "../src/table/Notices.svelte";
import Ribbon from "../src/table/Ribbon.svelte";
import { at, figure, position as onHexes } from "./board/made";
import { side, tape } from "./tape";

const SIDES = [
  side("Ann", { player: "me" }),
  side("Bob"),
  side("Cat"),
  side("World", { player: "greedy", idle: true }),
];
const AWAY = SIDES.map((one) => ({ ...one, present: false }));
const POLL: PollShown = {
  lead: 0,
  since: 1,
  cast: [{ side: 1, text: "go 2", label: "Go on by exit 2" }],
  waiting: [0, 2],
  left: 41,
};

function played(poll: PollShown | null, more: Partial<Record<string, unknown>> = {}, sides = SIDES) {
  const choices = [{ offer: { text: "go 2" }, label: "Go on by exit 2" }];
  const asked = { side: 0, code: "scene", text: "?", choices, open: ["hand WHO SEAT"] };
  const game = {
    asked: true,
    busy: false,
    over: false,
    past: null,
    mine: [0],
    position: position(stage()),
    table: { position: { ...position(stage()), asked, poll }, sides },
    answer: vi.fn(),
    lend: vi.fn(),
    ...more,
  };
  return game as typeof game & Game;
}

test("a vote shows who leads, who has voted for what, who is awaited and the time left", async () => {
  const game = played(POLL);
  const { container } = render(Friends, { game });
  expect([...container.querySelectorAll("[data-voter]")].map((one) => one.getAttribute("data-voted"))).toEqual([
    "false",
    "true",
    "false",
  ]);
  expect(container.querySelector("[data-voter='0']")).toHaveTextContent("Ann (leads) still to vote");
  expect(container.querySelector("[data-voter='1']")).toHaveTextContent("Bob for: Go on by exit 2");
  expect(screen.getByRole("timer")).toHaveTextContent("41 seconds left, then Ann decides.");
  await userEvent.click(screen.getByRole("button", { name: "Vote the same: Go on by exit 2" }));
  expect(game.answer).toHaveBeenCalledWith(["go 2"]);
});

test("a vote marks who is not here", () => {
  const { container } = render(Friends, { game: played(POLL, {}, [SIDES[0]!, ...AWAY.slice(1)]) });
  const said = [...container.querySelectorAll("[data-voter] .small:last-child")].map((one) => one.textContent!.trim());
  expect(said).toEqual(["still to vote", "for: Go on by exit 2; not here", "still to vote; not here"]);
});

test("a computer plays for oneself and whoever is away; where one leads for all", () => {
  const sides = [...SIDES.slice(0, 2), ...AWAY.slice(2)];
  const lendable = (mine: number[]): (string | null)[] => {
    const { container, unmount } = render(Friends, { game: played(POLL, { mine }, sides) });
    const found = [...container.querySelectorAll("[data-lend]")].map((one) => one.getAttribute("data-lend"));
    unmount();
    return found;
  };
  expect(lendable([0])).toEqual(["0", "1", "2"]);
  expect(lendable([1])).toEqual(["1", "2"]);
});

test("a vote that the seat may not give is not offered", () => {
  const cast = [{ side: 2, text: "assign Berin BODY", label: "Berin BODY" }, ...(POLL.cast ?? [])];
  const { container } = render(Friends, { game: played({ ...POLL, cast, waiting: [0] }) });
  expect([...container.querySelectorAll("[data-same]")].map((one) => one.getAttribute("data-same"))).toEqual(["go 2"]);
});

test("without a time more than half decide, and whoever has voted so is not asked to vote the same", () => {
  const cast = [...(POLL.cast ?? []), { side: 0, text: "go 2", label: "Go on by exit 2" }];
  render(Friends, { game: played({ ...POLL, cast, waiting: [2], left: -1 }) });
  expect(screen.getByRole("timer")).toHaveTextContent("More than half decide; else Ann does, once all have voted.");
  expect(screen.queryByRole("button", { name: /Vote the same/u })).toBeNull();
});

test("once the time is over the lead decides, and one alone has nothing to vote on", () => {
  const { unmount } = render(Friends, { game: played({ ...POLL, left: 0 }) });
  expect(screen.getByRole("timer")).toHaveTextContent("The time is over: Ann decides.");
  unmount();
  const { container } = render(Friends, { game: played({ lead: 0, since: 1, waiting: [0] }) });
  expect(container.querySelector("[data-poll]")).toBeNull();
});

test("a side is lent to a computer and taken back", async () => {
  const game = played(null, {}, [side("Ann", { player: "greedy" }), ...AWAY.slice(1)]);
  const { container } = render(Friends, { game });
  container.tabIndex = -1;
  container.querySelector("details")!.open = true;
  await userEvent.click(screen.getByRole("button", { name: "Play Ann myself again" }));
  expect(game.lend).toHaveBeenCalledWith(0);
  expect(container).toHaveFocus();
  expect(container.querySelector("details")).not.toHaveAttribute("open");
  expect(container.querySelectorAll("[data-lend]")).toHaveLength(2);
  await userEvent.click(container.querySelector<HTMLElement>("[data-lend='1']")!);
  expect(game.lend).toHaveBeenCalledWith(1, "computer");
});

test("whoever has given up is neither lent, nor taken back, nor handed anything", () => {
  const gone = [side("Ann", { player: "greedy", resigned: true }), side("Bob", { resigned: true }), ...AWAY.slice(2)];
  const { container } = render(Friends, { game: played(null, {}, gone) });
  expect(container.querySelector("[data-back]")).toBeNull();
  expect([...container.querySelectorAll("[data-lend]")].map((one) => one.getAttribute("data-lend"))).toEqual(["2"]);
  const places = [...container.querySelectorAll("[data-hand]")].map((one) => one.getAttribute("data-hand")!.at(-1));
  expect(places.length).toBeGreaterThan(0);
  expect(new Set(places)).toEqual(new Set(["2"]));
});

test("the second tap of a double one lends nobody", async () => {
  const game = played(null, {}, AWAY);
  const { container } = render(Friends, { game });
  await fireEvent.click(container.querySelector("[data-lend='1']")!, { detail: 2 });
  expect(game.lend).not.toHaveBeenCalled();
});

test("the ribbon says whom one waits for where nothing is left to decide", () => {
  const actions = createRawSnippet(() => ({ render: () => "<i></i>" }));
  const line = (poll: PollShown | null, choices: object[]): string => {
    const now = { ...position(stage()), poll, asked: { side: 0, code: "create", text: "?", choices } };
    const game = played(poll, { position: now, voice: null, table: { ...EMPTY, position: now, sides: SIDES } });
    const { container, unmount } = render(Ribbon, { game, actions });
    const text = container.querySelector(".whose")!.textContent!;
    unmount();
    return text;
  };
  const choice = { offer: { text: "done" }, label: "Done" };
  expect(line(POLL, [choice])).toBe("Your decision");
  expect(line({ ...POLL, cast: [{ side: 0, text: "go 2", label: "Go" }], waiting: [1, 2] }, [choice])).toBe(
    "Waiting for Bob, Cat",
  );
  expect(line(null, [])).toBe("Waiting for the others");
  expect(line(null, [choice])).toBe("Your decision");
});

test("whose seat was given to somebody else reads so, as an alert, with what to do", () => {
  const trouble = "This seat was given to somebody else.";
  const game = played(null, { line: "closed", trouble, table: { ...EMPTY, sides: SIDES } });
  const { unmount } = render(Notices, { game, onenter: vi.fn() });
  expect(screen.getByRole("alert")).toHaveTextContent(trouble);
  unmount();
  const actions = createRawSnippet(() => ({ render: () => "<i></i>" }));
  const { container } = render(Ribbon, { game, actions });
  expect(container.querySelector(".whose")!.textContent).toBe("");
});

test("what a side asks of all is read out as it is written", () => {
  const rematch = { kind: "request", n: 3, what: "rematch", by: 1, waiting: [0], state: "open", how: "swap" };
  const game = played(null);
  Object.assign(game.table, { undo: null, rematch });
  render(Notices, { game, onenter: vi.fn() });
  expect(announcement()).toBe("Bob would like another game, sides swapped.");
  expect(screen.getByRole("complementary")).toHaveTextContent(announcement());
});

test("a character is handed to another player where the party is asked", async () => {
  const game = played(POLL);
  const { container } = render(Friends, { game });
  const own = (game.position?.stage?.roles ?? []).find(({ actor }) => actor.side === 0)!.actor.id;
  await userEvent.click(container.querySelector<HTMLElement>(`[data-hand='${own} 2']`)!);
  expect(game.answer).toHaveBeenCalledWith([`hand ${JSON.stringify(own)} "Cat"`]);
});

test("a list of figures has the hexes as the board prints them", () => {
  const seen = onHexes();
  expect(markersOf({ ...seen, figures: [figure("Aldric", 0, at(5, 3), 0)] }).map(({ place }) => place)).toEqual([
    "5,3",
  ]);
});

test("the foes of friends are those of the world alone", () => {
  const seen = position(stage());
  const foes = enemiesOf(seen, [side("Ann"), side("World", { idle: true })]);
  expect(foes).toEqual(
    new Set(
      markersOf(seen)
        .filter((one) => one.side === 1)
        .map(({ id }) => id),
    ),
  );
});

test("the seconds of a vote are as usual where the field is empty, and out of range they are refused in words", async () => {
  const [system] = tape().systems;
  const table = { players: 4, master: "", characters: [] };
  const draft = new Draft(system!, { ...system!.scenarios[0]!, name: "friends", sides: ["Ann", "World"], table });
  draft.players = ["Ann", "Bob"].map((name) => ({ name, character: "", own: false, seat: "friend" }));
  draft.fetchMuster = () => Promise.resolve();
  render(Gathering, { draft, lobby: {} as Lobby });
  const field = screen.getByRole("spinbutton", { name: /Seconds until the lead decides/u });
  expect(field).toHaveAttribute("placeholder", "60");
  for (const [typed, sent, fault] of [
    ["", 60, false],
    ["0", 0, false],
    ["-5", -5, true],
    ["99999999", 99999999, true],
    ["2.5", 2.5, true],
    ["3600", 3600, false],
  ] as const) {
    await fireEvent.input(field, { target: { value: typed } });
    await tick();
    expect(draft.request().vote).toBe(sent);
    expect(draft.tableFault).toBe(fault ? "gather-seconds" : "");
    expect(screen.queryAllByText(/Expected 0 to 3600 whole seconds/u)).toHaveLength(fault ? 1 : 0);
  }
});

test("what ends a vote looks like nothing that is voted for", () => {
  const shown = (group: string): HTMLElement => {
    const choice = { offer: { text: group, group }, label: group };
    return render(ChoiceButton, { choice, onclick: () => {} }).container.querySelector(`[data-choice="${group}"]`)!;
  };
  expect(shown("decide")).toHaveClass("deciding");
  expect(shown("go")).not.toHaveClass("deciding");
});
