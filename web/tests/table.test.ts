import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { beforeEach, describe, expect, test, vi } from "vitest";
import App from "../src/App.svelte";
import { useBoard } from "../src/boards";
import type { Answer, Command, Dice } from "../src/messages";
import { memory } from "../src/memory";
import { go } from "../src/nav.svelte";
import { gamePath, routeOf } from "../src/route";
import { rules } from "../src/rules/rules.svelte";
import PlainBoard from "../demo/PlainBoard.svelte";
import { type Deeds, handle } from "../src/table/keys";
import { FakeServer, TOKEN } from "./fake";
import { serverAt, tape } from "./tape";

let server: FakeServer;
const sent = (): (Answer | Command)[] => server.last.sent.filter((message) => message.kind !== "hello");
const commands = (): Command[] => sent().filter((message) => message.kind === "command");
const answers = (): string[][] => sent().flatMap((message) => (message.kind === "answer" ? [message.answers] : []));

async function sit(at: FakeServer): Promise<void> {
  server = at;
  go(gamePath("8f3kq2", TOKEN));
  render(App, { net: server });
  await screen.findByRole("tab", { name: "Log" });
  await waitFor(() => expect(screen.getByRole("log").textContent).toContain("Round 1."));
}

beforeEach(() => {
  useBoard("hex", () => Promise.resolve({ default: PlainBoard as never }));
});

test("a wait for the dice to be agreed on is told, and goes when they are", async () => {
  await sit(serverAt("move"));
  const dice: Omit<Dice, "stage"> = { kind: "dice", n: 0, draw: 0, commitment: "00", seats: [1] };
  server.last.say({ ...dice, stage: "pledge" });
  expect(screen.queryByText(/being agreed on/u)).toBeNull();
  await screen.findByText(/being agreed on/u, {}, { timeout: 5_000 });
  server.tell({ ...dice, stage: "done" });
  await waitFor(() => expect(screen.queryByText(/being agreed on/u)).toBeNull());
});

describe("the ribbon", () => {
  test("has one button that ends the move, says what is unused, and asks only while nothing was done", async () => {
    await sit(serverAt("move"));
    const end = screen.getByRole("button", { name: /Stop here/u });
    expect(end).toHaveTextContent("Step, Turn");
    await userEvent.click(end);
    expect(answers()).toEqual([]);
    expect(end).toHaveTextContent("Stop here");
    expect(end).toHaveTextContent("Press again to do it all the same");
    expect(end).toHaveAttribute("title", expect.stringContaining("Asks once more only where"));
    await userEvent.click(screen.getByRole("tab", { name: "Log" }));
    expect(end).not.toHaveTextContent("Press again");
    await userEvent.click(end);
    expect(answers()).toEqual([]);
    await userEvent.click(end);
    expect(answers()).toEqual([["stop"]]);
  });

  test("Ctrl+Enter does the same, and after a step it does not ask", async () => {
    await sit(serverAt("move"));
    await userEvent.keyboard("/");
    await userEvent.keyboard("step s{Enter}");
    await waitFor(() => expect(answers()).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole("button", { name: /Stop here/u })).toBeEnabled());
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    expect(answers().at(-1)).toEqual(["stop"]);
  });

  test("says who decides and what was declared", async () => {
    await sit(serverAt("declare"));
    expect(screen.getByText("Your decision")).toBeVisible();
    expect(screen.getByText("Berold: Defend with the shield")).toBeVisible();
  });

  test("tells whoever waits for a friend which side is his own", async () => {
    const at = serverAt("declare");
    at.tape.welcome.sides[0] = { name: "Red", player: "friend", present: true };
    at.tape.welcome.mine = [1];
    await sit(at);
    expect(screen.getByText("You play Blue. Waiting for Red")).toBeVisible();
  });

  test("shows all that was declared when that is pressed", async () => {
    await sit(serverAt("declare"));
    const list = screen.getByRole("list", { name: "Declared, in order" });
    expect(list).toHaveClass("line");
    const button = screen.getByRole("button", { name: /^Declared, in order \(\d+\)/u });
    await userEvent.click(button);
    expect(button).toHaveAttribute("aria-expanded", "true");
    expect(screen.getByRole("list", { name: "Declared, in order" })).toHaveClass("more");
    await userEvent.keyboard("{Escape}");
    expect(button).toHaveAttribute("aria-expanded", "false");
  });
});

describe("taking back", () => {
  const barred = (): FakeServer => {
    const at = tape();
    at.told[0]!.position = { ...at.told[0]!.position!, undo: "a die was rolled", moment: 3 };
    return new FakeServer(at);
  };

  test("is free before the dice", async () => {
    await sit(serverAt("move"));
    await userEvent.keyboard("u");
    expect(commands()).toMatchObject([{ do: "undo" }]);
  });

  test("greyed, it says why; a computer is not asked", async () => {
    await sit(barred());
    const undo = screen.getByRole("button", { name: "Take back" });
    expect(undo).toHaveAttribute("aria-disabled", "true");
    expect(undo).toHaveAccessibleDescription("a die was rolled");
    await userEvent.click(undo);
    expect(screen.getByText("Cannot be taken back freely: a die was rolled.")).toBeVisible();
    expect(screen.queryByRole("button", { name: /Ask the others/u })).toBeNull();
    expect(commands()).toEqual([]);
  });

  test("beyond the dice another person is asked", async () => {
    const at = barred();
    at.tape.welcome.sides[1] = { name: "Blue", player: "friend", present: true };
    await sit(at);
    await userEvent.click(screen.getByRole("button", { name: "Take back" }));
    await userEvent.click(screen.getByRole("button", { name: /Ask the others/u }));
    expect(commands()).toMatchObject([{ do: "undo" }]);
    expect(await screen.findByText(/Waiting for Blue/u)).toBeVisible();
  });

  test.each([false, true])("nobody is asked once the game is over, nor by whoever has given up", async (resigned) => {
    const at = barred();
    const friend = { name: "Blue", player: "friend", present: true };
    at.tape.welcome.sides = [{ ...at.tape.welcome.sides[0]!, resigned }, friend, { ...friend, name: "Green" }];
    await sit(at);
    if (!resigned) at.end("played");
    const undo = screen.getByRole("button", { name: "Take back" });
    await waitFor(() => expect(undo).toHaveAttribute("aria-disabled", "true"));
    await userEvent.click(undo);
    expect(screen.getByText(/^Cannot be taken back freely/u)).toBeVisible();
    expect(screen.queryByRole("button", { name: /Ask the others/u })).toBeNull();
  });

  test("another's wish is agreed to", async () => {
    await sit(serverAt("move"));
    server.tell({ kind: "request", n: 0, what: "undo", by: 1, waiting: [0], state: "open" });
    await userEvent.click(await screen.findByRole("button", { name: "Agree" }));
    expect(commands()).toMatchObject([{ do: "agree", what: "undo" }]);
  });
});

describe("the menu", () => {
  test("resigns only when it is sure", async () => {
    await sit(serverAt("move"));
    await userEvent.click(screen.getByRole("button", { name: "Menu" }));
    await userEvent.click(screen.getByRole("button", { name: "Resign" }));
    expect(commands()).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Resign for Red" }));
    expect(commands()).toMatchObject([{ do: "resign", side: 0 }]);
    expect(await screen.findByText("The other side resigned.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Play again, sides swapped" }));
    expect(commands().at(-1)).toMatchObject({ do: "rematch", text: "swap" });
  });

  test("branches from the moment on the board", async () => {
    await sit(serverAt("declare"));
    await userEvent.click(screen.getByRole("button", { name: "Menu" }));
    await userEvent.click(screen.getByRole("button", { name: /Try it differently/u }));
    await waitFor(() => expect(location.pathname).toBe("/game/branch"));
  });
});

describe("the panels", () => {
  test("replay shows the board of before, reading only, and comes back", async () => {
    await sit(serverAt("declare"));
    await userEvent.click(screen.getByRole("tab", { name: "Replay" }));
    await userEvent.click(screen.getByRole("button", { name: "To the start" }));
    expect(await screen.findByText("The board after 0 answers")).toBeVisible();
    expect(screen.queryByText("Your decision")).toBeNull();
    expect(screen.queryByRole("button", { name: "Hint" })).toBeNull();
    const question = screen.getByRole("complementary").querySelector(".question")!;
    for (const answer of question.querySelectorAll("[data-answer], .answers button")) expect(answer).toBeDisabled();
    expect(screen.getAllByRole("button", { name: "Back to now" })).toHaveLength(2);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByText("The board after 0 answers")).toBeNull());
    expect(screen.getByText("Your decision")).toBeVisible();
  });

  test("a game that was branched says so, and from where", async () => {
    memory.play({ game: "8f3kq2", token: TOKEN, branch: 12 });
    await sit(serverAt("declare"));
    expect(document.querySelector(".ribbon")).toHaveTextContent("Another way from answer 12");
  });

  test("seats are called you and by the names of others, and whoever made the game is no Me", async () => {
    const at = serverAt("move");
    Object.assign(at.tape.welcome, {
      mine: [0],
      sides: ["Red", "Blue", "Green"].map((name, place) => ({ name, player: "me", who: place === 1 ? "Ann" : "" })),
    });
    await sit(at);
    await userEvent.click(screen.getByRole("tab", { name: "Table" }));
    const seats = ["Red", "Blue", "Green"].map(
      (name) => screen.getByText(name, { selector: "li.card b" }).parentElement,
    );
    expect(seats.map((one) => one?.textContent.replace(/\s+/gu, " ").trim())).toEqual([
      "Red You",
      "Blue Ann",
      "Green Host",
    ]);
  });

  test("talk is sent and shown", async () => {
    await sit(serverAt("move"));
    await userEvent.click(screen.getByRole("tab", { name: "Table" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Say something" }), "good luck{Enter}");
    expect(commands()).toMatchObject([{ do: "chat", text: "good luck" }]);
    expect(await screen.findByText("good luck")).toBeVisible();
  });

  test("the owner has a friend's link made anew, and talk comes before the seats", async () => {
    const at = serverAt("move");
    at.tape.welcome.sides[1] = { name: "Blue", player: "friend", link: true };
    await sit(at);
    await userEvent.click(screen.getByRole("tab", { name: "Table" }));
    const titles = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    expect(titles.slice(0, 2)).toEqual(["Talk", "Seats"]);
    await userEvent.click(screen.getByRole("button", { name: "New link" }));
    await userEvent.click(screen.getByRole("button", { name: "New link" }));
    // The new one is copied wherever a link is offered.
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Copy the link for Blue" })).toHaveLength(2));
    expect(server.requests.at(-1)).toMatchObject({ method: "POST", path: expect.stringContaining("/seats/1") });
  });

  test("the proof of the dice: a fingerprint at first, seed and check at the end", async () => {
    await sit(serverAt("move"));
    await userEvent.click(screen.getByRole("tab", { name: "Table" }));
    expect(await screen.findByText(/Server and seats make these dice together/u)).toBeVisible();
    expect(screen.getByText(tape().welcome.seed_hash)).not.toBeVisible();
    await userEvent.click(screen.getByText("The numbers behind it"));
    expect(screen.getByText(tape().welcome.seed_hash)).toBeVisible();
    expect(screen.queryByRole("button", { name: /Verify every die/u })).toBeNull();
    server.end("played");
    expect(await screen.findByText(String(tape().seed), { selector: "dd" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: /Verify every die/u }));
    expect(await screen.findByText(/The record holds/u, { selector: "p" })).toBeVisible();
  });
});

test("keys open odds, help and the command line, and read rolls out", async () => {
  await sit(serverAt("declare", 2));
  await userEvent.keyboard("o");
  expect(screen.getByRole("tab", { name: "Odds" })).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("l");
  expect(screen.getByRole("status").textContent).toMatch(/\d \d \d/u);
  await userEvent.keyboard("?");
  expect(screen.getByRole("dialog", { name: "Keys and help" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  await userEvent.keyboard("/");
  await userEvent.keyboard("dance{Enter}");
  expect(await screen.findByText(/is no answer to this question/u, { selector: "p" })).toBeVisible();
  await userEvent.keyboard("1");
  expect(await screen.findByRole("radiogroup", { name: "How many dice" })).toBeVisible();
});

test("a number pressed as the question changes was meant for the one before", async () => {
  await sit(serverAt("move"));
  const clock = vi.spyOn(performance, "now").mockReturnValue(1000);
  await userEvent.keyboard("/");
  await userEvent.keyboard("step s{Enter}");
  await waitFor(() => expect(answers()).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole("button", { name: /Stop here/u })).toBeEnabled());
  await userEvent.keyboard("1");
  expect(answers()).toHaveLength(1);
  clock.mockReturnValue(2000);
  await userEvent.keyboard("1");
  clock.mockRestore();
  expect(answers()).toHaveLength(2);
});

test("an order of the lesson is not asked about once more", async () => {
  const at = serverAt("move");
  const lesson = { name: "first-blow", step: 0, steps: 3, title: "Stop", say: "Stop here.", next: ["stop"] };
  for (const told of at.tape.told) if (told.position) told.position.lesson = lesson;
  await sit(at);
  await userEvent.click(screen.getByRole("button", { name: /Stop here/u }));
  expect(answers()).toEqual([["stop"]]);
});

test("who answers in the panel goes on in the panel", async () => {
  await sit(serverAt("side"));
  await userEvent.click(await screen.findByRole("button", { name: /Cede the move/u }));
  await waitFor(() => expect(screen.getByRole("heading", { name: /Aldric \(Red\) moves/u })).toHaveFocus());
});

test("who sits down begins at the question", async () => {
  await sit(serverAt("side"));
  await waitFor(() => expect(screen.getByRole("heading", { name: /Red: move now/u })).toHaveFocus());
});

test("beside another tab the log is read out, and none of its controls is in the order of the keys", async () => {
  await sit(serverAt("move"));
  await userEvent.click(screen.getByRole("tab", { name: "Odds" }));
  expect(document.querySelector("#panel-log")).not.toBeVisible();
  expect(screen.queryByRole("searchbox", { name: "Search the log" })).toBeNull();
  const spoken = screen.getByRole("log");
  expect(spoken.textContent).not.toBe("");
  expect(spoken.querySelectorAll("button, a, [tabindex]")).toHaveLength(0);
});

test("the second click of a double one answers nothing", async () => {
  await sit(serverAt("side"));
  fireEvent.click(await screen.findByRole("button", { name: /Cede the move/u }), { detail: 1 });
  await waitFor(() => expect(screen.getByRole("heading", { name: /Aldric \(Red\) moves/u })).toBeVisible());
  const [first] = screen.getByRole("region", { name: /Aldric \(Red\) moves/u }).querySelectorAll("[data-choice]");
  fireEvent.click(first!, { detail: 2 });
  expect(answers()).toHaveLength(1);
});

test("a clause opens its rule and gives the focus back", async () => {
  await sit(serverAt("declare"));
  const clause = within(screen.getByRole("log")).getAllByRole("button", { name: "FM-RND-01" })[0]!;
  await userEvent.click(clause);
  const drawer = screen.getByRole("dialog", { name: "Rules" });
  expect(await within(drawer).findByRole("heading", { name: /Phases/u })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(rules.open).toBe(false);
  expect(clause).toHaveFocus();
});

test("a lost line is said quietly and found again", async () => {
  await sit(serverAt("move"));
  server.reachable = false;
  server.last.drop();
  expect(await screen.findByText(/The line is down/u)).toBeVisible();
  server.reachable = true;
  globalThis.dispatchEvent(new Event("online"));
  await waitFor(() => expect(screen.queryByText(/The line is down/u)).toBeNull());
});

test("an onlooker sees the game and is asked nothing", async () => {
  const at = serverAt("move");
  at.tape.welcome.mine = [];
  at.tape.welcome.owner = false;
  await sit(at);
  expect(screen.queryByRole("button", { name: /Stop here/u })).toBeNull();
  expect(screen.getByRole("button", { name: "Take back" })).toHaveAccessibleDescription("onlookers take nothing back");
});

test("several sides at one screen answer one after another", async () => {
  const at = serverAt("declare");
  at.tape.welcome.mine = [0, 1];
  await sit(at);
  expect(screen.getByText("Red to decide")).toBeVisible();
});

test.each(["side", "move", "declare", "reroll"])("axe finds nothing at %s", async (code) => {
  await sit(serverAt(code));
  const { violations } = await axe.run(document, { rules: { "color-contrast": { enabled: false } } });
  expect(violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target).join(" ")}`)).toEqual([]);
});

test("addresses stand for screens, and a token is behind the # only", () => {
  expect(routeOf("/", "")).toEqual({ screen: "start", key: "" });
  expect(routeOf("/game/ab%20c", "#t%2Fk")).toEqual({ screen: "game", game: "ab c", token: "t/k" });
  expect(routeOf("/rules/foeman", "#FM-HIT-01")).toEqual({ screen: "rules", system: "foeman", clause: "FM-HIT-01" });
  expect(gamePath("a b", "t/k")).toBe("/game/a%20b#t%2Fk");
});

test("Ctrl+Enter ends from a field that is set, and is left to one that is written in", () => {
  const finish = vi.fn();
  const press = (type: string): boolean => {
    const target = Object.assign(document.createElement("input"), { type });
    const event = new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true });
    Object.defineProperty(event, "target", { value: target });
    return handle(event, { finish } as unknown as Deeds);
  };
  expect(["radio", "number", "text", "search"].map(press)).toEqual([true, true, false, false]);
  expect(finish).toHaveBeenCalledTimes(2);
});
