import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import App from "../src/App.svelte";
import { askTurns, waitingGames } from "../src/house/turns.svelte";
import { WAYS } from "../src/house/ways";
import { memory } from "../src/memory";
import type { Turn } from "../src/messages";
import { go } from "../src/nav.svelte";
import { routeOf } from "../src/route";
import { FakeServer } from "./fake";
import { side, tape } from "./tape";

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer(tape());
});

const turn = (change: Partial<Turn>): Turn => ({
  asked: 0,
  mine: true,
  over: false,
  people: true,
  own: [0],
  sides: [side("Red", { player: "me" }), side("Blue", { player: "friend" })],
  ...change,
});
const answer = (game: string, body: unknown, status = 200): void =>
  void server.answers.set(`/api/games/${game}/turn`, () => new Response(JSON.stringify(body), { status }));
const play = (game: string): void => memory.play({ game, token: `t-${game}`, title: `The ${game}`, at: 1 });

test.each(["/", "/learn", "/games", "/figures", "/armies", "/fields", "/campaigns", "/lab", "/rules", "/help"])(
  "the bar marks where %s is",
  async (path) => {
    go(path);
    render(App, { net: server });
    const bar = screen.getByRole("navigation", { name: "Affray" });
    expect(within(bar).getAllByRole("link")).toHaveLength(WAYS.length);
    const here = routeOf(path, "").screen;
    const way = WAYS.find(({ screens }) => screens.includes(here))!;
    const [marked, ...others] = within(bar)
      .getAllByRole("link")
      .filter((one) => one.getAttribute("aria-current") === "page");
    expect(marked).toHaveAttribute("href", way.path);
    expect(others).toEqual([]);
    await waitFor(() => expect(document.title).toMatch(path === "/" ? /^Affray$/u : / – Affray$/u));
  },
);

test("games stand by whose turn it is, and the bar counts those where somebody waits", async () => {
  for (const game of ["1", "2", "3", "4"]) play(game);
  answer("1", turn({}));
  answer("2", turn({ asked: 1, mine: false }));
  answer("3", turn({ people: false, sides: [side("Red", { player: "me" }), side("Blue", { player: "greedy" })] }));
  answer("4", { code: "token", reason: "no" }, 401);
  go("/games");
  render(App, { net: server });
  const group = (name: string): Promise<HTMLElement> => screen.findByRole("region", { name: new RegExp(name, "u") });
  expect(within(await group("Others decide")).getByText("Waiting for Blue")).toBeVisible();
  expect(within(await group("You decide")).getAllByText("Your turn")).toHaveLength(2);
  expect(within(await group("No longer")).getByText("The 4")).toBeVisible();
  await waitFor(() => expect(screen.getByRole("link", { name: /My games.*1 waits for you/u })).toBeVisible());
  expect(server.requests.filter(({ path }) => path.includes("/turn")).map(({ headers }) => headers)).toContainEqual(
    expect.objectContaining({ Authorization: "Bearer t-1" }),
  );
});

test("a game that is no longer to be had is not offered on the first page", async () => {
  play("1");
  play("2");
  memory.note("2", { gone: true });
  go("/");
  render(App, { net: server });
  expect(await screen.findByRole("link", { name: "Go on: The 1" })).toBeVisible();
  expect(screen.queryByText("The 2")).toBeNull();
});

test("a game is forgotten in two steps while it goes on", async () => {
  play("1");
  answer("1", turn({}));
  go("/games");
  render(App, { net: server });
  await userEvent.click(await screen.findByRole("button", { name: "Forget The 1" }));
  expect(memory.recent).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "Forget the way to this seat" }));
  expect(memory.recent).toEqual([]);
  expect(screen.getByText("No game was played in this browser yet.")).toBeVisible();
});

test("what was answered is kept where the server is gone", async () => {
  play("1");
  answer("1", turn({}));
  await askTurns(server, memory.recent);
  expect(waitingGames()).toBe(1);
  server.answers.set("/api/games/1/turn", () => Promise.reject(new TypeError("no")));
  await expect(askTurns(server, memory.recent)).rejects.toThrow("The server does not answer");
  expect(memory.recent[0]!.turn).toEqual(turn({}));
});

test("a lesson can be read", async () => {
  server.answers.set(
    "/api/systems/foeman/lessons",
    () =>
      new Response(
        JSON.stringify([
          { name: "one", title: "The first", summary: "Short.", steps: [{ title: "Bids", say: "Bid." }], end: "Done." },
        ]),
      ),
  );
  go("/learn/foeman/one");
  render(App, { net: server });
  expect(await screen.findByRole("heading", { name: "Bids" })).toBeVisible();
  expect(screen.getByText("Done.")).toBeVisible();
});

test("an address with nothing behind it says so and shows ways on; one that is coded wrongly is none the less read", async () => {
  go("/strat");
  render(App, { net: server });
  expect(await screen.findByRole("heading", { name: "Nothing stands at this address" })).toBeVisible();
  expect(screen.getByText(/“\/strat” is no page/u)).toBeVisible();
  const main = within(screen.getByRole("main"));
  expect(main.getByRole("link", { name: "Help" })).toHaveAttribute("href", "/help");
  expect(routeOf("/figures/%zz", "#%zz")).toEqual({ screen: "figures", making: false, name: "%zz", system: "%zz" });
});
