import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import App from "../src/App.svelte";
import { memory, MOST_RECENT } from "../src/memory";
import type { NewGame, SystemInfo } from "../src/messages";
import { go } from "../src/nav.svelte";
import { cardsPaper } from "../src/route";
import { meet, opponent } from "../src/seats";
import Company from "../src/start/Company.svelte";
import { Draft } from "../src/start/draft.svelte";
import { quickStart } from "../src/start/first";
import { packTitle } from "../src/start/values";
import { FakeServer, TOKEN } from "./fake";
import { tape } from "./tape";

let server: FakeServer;
const made = (): NewGame[] =>
  server.requests.filter((one) => one.path.startsWith("/api/games?")).map((one) => JSON.parse(one.body) as NewGame);

beforeEach(async () => {
  go("/");
  server = new FakeServer(tape());
  render(App, { net: server });
  await screen.findByRole("heading", { name: "New game" });
});

test("one click plays against the computer", async () => {
  await userEvent.click(screen.getByRole("button", { name: /Play now/u }));
  await waitFor(() => expect(location.pathname).toBe("/game/made"));
  expect(made()).toEqual([{ system: "foeman", scenario: "duel", seats: { Red: "me", Blue: "greedy" } }]);
  expect(location.hash).toBe(`#${TOKEN}`);
  expect(memory.recent[0]).toMatchObject({ game: "made", token: TOKEN, title: "Duel", onlooker: "onlooker-token" });
});

test("who has met nobody meets level 2, and later the level met last", () => {
  const players = ["computer:1", "computer:2", "computer:5"];
  expect(opponent(players)).toBe("computer:2");
  meet(["me", "computer:5:bold"]);
  expect(opponent(players)).toBe("computer:5");
  expect(opponent(["computer:1", "computer:4", "computer:6", "mine"])).toBe("computer:4");
  meet(["me", "friend"]);
  expect(memory.level).toBe(5);
});

test("two clicks start another scenario", async () => {
  await userEvent.click(screen.getByRole("radio", { name: /Bridge/u }));
  await userEvent.click(screen.getByRole("button", { name: "Start the game" }));
  await waitFor(() => expect(made()).toHaveLength(1));
  const bridge = tape().systems[0]!.scenarios.find((one) => one.name === "bridge")!;
  expect(made()[0]).toMatchObject({
    scenario: "bridge",
    seats: { [bridge.sides[0]!]: "me", [bridge.sides[1]!]: "greedy" },
  });
});

test("seats, house rules, real dice, clocks and a seed go with the game", async () => {
  const user = userEvent.setup();
  await user.selectOptions(screen.getByRole("combobox", { name: "Blue" }), "friend");
  await user.click(screen.getByText("House rules"));
  await user.click(screen.getByRole("switch", { name: "Pass friends" }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Duress counts" }), "physical");
  await user.click(screen.getByText("Dice, clocks and more"));
  await user.click(screen.getByRole("checkbox", { name: /We throw real dice/u }));
  await user.click(screen.getByRole("checkbox", { name: /clocks/u }));
  await user.type(screen.getByRole("textbox", { name: /Seed/u }), "42");
  await user.type(screen.getByRole("textbox", { name: /Your name/u }), "Ann");
  await user.click(screen.getByRole("button", { name: "Start the game" }));
  await waitFor(() => expect(made()).toHaveLength(1));
  expect(made()[0]).toEqual({
    system: "foeman",
    scenario: "duel",
    seats: { Red: "me", Blue: "friend" },
    options: { pass_friends: true, duress_counts: "physical" },
    dice: "typed",
    clock: { seconds: 1200, increment: 10 },
    seed: 42,
    name: "Ann",
  });
  expect(memory.name).toBe("Ann");
});

test("the key of the server is kept, taken out of sight and shown when a game is made", async () => {
  go("/#open-sesame");
  expect(location.hash).toBe("");
  expect(memory.key).toBe("open-sesame");
  await userEvent.click(screen.getByRole("button", { name: "Start the game" }));
  await waitFor(() => expect(made()).toHaveLength(1));
  expect(server.requests.find((one) => one.path.startsWith("/api/games?"))?.headers).toMatchObject({
    Authorization: "Bearer open-sesame",
  });
});

test("a seed that is none is not sent", async () => {
  await userEvent.click(screen.getByText("Dice, clocks and more"));
  await userEvent.type(screen.getByRole("textbox", { name: /Seed/u }), "many");
  await userEvent.click(screen.getByRole("button", { name: "Start the game" }));
  expect(screen.getByText("A seed is a whole number of at most 16 digits.")).toBeVisible();
  expect(made()).toEqual([]);
});

test("what the server refuses is said, and the form stays", async () => {
  server.answers.set(
    "/api/games",
    () => new Response(JSON.stringify({ code: "full", reason: "no room is free" }), { status: 503 }),
  );
  await userEvent.click(screen.getByRole("button", { name: "Start the game" }));
  expect(await screen.findByText("no room is free", { selector: "p span" })).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("no room is free");
  expect(screen.getByRole("button", { name: "Start the game" })).toBeEnabled();
});

test("a saved record is opened or verified", async () => {
  const file = new File(['{"format":"affray-record"}\n'], "duel.record");
  await userEvent.upload(await screen.findByLabelText("Verify a record"), file);
  expect(await screen.findByText(/The record holds/u, { selector: "p" })).toBeVisible();
  server.answers.set("/api/verify", () => new Response(JSON.stringify({ holds: false, difference: "line 3" })));
  await userEvent.upload(screen.getByLabelText("Verify a record"), file);
  expect(await screen.findByText(/does not hold: line 3/u, { selector: "p" })).toBeVisible();
  await userEvent.upload(screen.getByLabelText("Open a record"), file);
  await waitFor(() => expect(made()[0]?.record).toContain("affray-record"));
});

describe("a draft", () => {
  const [system] = tape().systems;
  const scenario = { ...system!.scenarios[0]!, options: { pass_friends: true } };

  test("counts only what differs from the scenario, and goes back to it", () => {
    const draft = new Draft(system!, scenario);
    expect(draft.value("pass_friends")).toBe("true");
    draft.set("pass_friends", "true");
    expect(draft.changed).toBe(0);
    draft.asWritten();
    expect(draft.options).toEqual({ pass_friends: "false" });
    draft.asScenario();
    expect(draft.changed).toBe(0);
  });

  test("remembers who plays while another system is looked at, and seats a larger fight alike", () => {
    const draft = new Draft(system!, { ...scenario, sides: ["Red", "Blue"] });
    draft.seats = ["me", "computer:7"];
    draft.play({ ...system!, key: "other" }, { ...scenario, sides: ["A", "B"] });
    expect(draft.seats).not.toContain("computer:7");
    draft.play({ ...system! }, { ...scenario, sides: ["Red", "Blue", "Green"] });
    expect(draft.seats).toEqual(["me", "computer:7", "computer:7"]);
  });

  test("settles armies, field and limit of a battle only where they are others than the scenario has", () => {
    const armies = [
      { side: "Red", army: "The Watch", limit: 2000 },
      { side: "Blue", army: "The Rest", limit: 1500 },
    ];
    const battle = { limit: 2000, armies, battlefield: "Meadow", battlefields: [], objectives: 0 };
    const draft = new Draft(system!, { ...scenario, sides: ["Red", "Blue"], battle });
    expect(draft.settled).toBeNull();
    expect(draft.request().battle).toBeUndefined();
    draft.limit = 1000;
    expect([draft.limitOf("Red"), draft.limitOf("Blue")]).toEqual([1000, 750]);
    draft.setArmy("Blue", { name: "Mine", text: "{}" });
    draft.setArmy("Red", { name: "Other", text: "{}" });
    draft.setArmy("Red", null);
    draft.battlefield = { name: "Ruins", text: "ruined_town" };
    draft.agreed = true;
    const settled = { armies: { Blue: "{}" }, battlefield: "ruined_town", limit: 1000, agreed: true };
    expect(draft.request().battle).toEqual(settled);
    draft.play(system!, scenario);
    expect(draft.request().battle).toBeUndefined();
    expect(draft.limitOf("Red")).toBe(0);
  });

  test("plays against a player that thinks, where there is one", () => {
    expect(opponent(["computer:4", "computer:2", "mine"])).toBe("computer:2");
    expect(opponent(["mine"])).toBe("mine");
    expect(opponent([])).toBe("me");
  });

  test("is played with packs: their house rules and defaults come and go with them", () => {
    const tide = {
      name: "tide",
      values: ["false", "true"],
      default: "false",
      clause: "",
      effect: "Wet.",
      pack: "coast",
    };
    const pack = { name: "coast", title: "The Coast", summary: "", credit: "", adds: ["Gaff"], changes: [] };
    const own = { ...scenario, name: "coast/gate", options: {}, pack: "coast" };
    const packed = {
      ...system!,
      options: [...system!.options, tide],
      scenarios: [scenario, own],
      packs: [{ ...pack, defaults: { duress_counts: "physical" } }],
    };
    const draft = new Draft(packed, scenario);
    expect([draft.uses("coast"), draft.base("duress_counts")]).toEqual([false, "all"]);
    draft.pack("coast", true);
    draft.set("tide", "true");
    expect([draft.uses("coast"), draft.base("duress_counts")]).toEqual([true, "physical"]);
    expect(draft.request()).toMatchObject({ packs: ["coast"], options: { tide: true } });
    draft.pack("coast", false);
    expect([draft.request().packs, draft.request().options]).toEqual([undefined, undefined]);
    draft.play(packed, own);
    draft.set("tide", "true");
    expect(draft.request()).toMatchObject({ scenario: "coast/gate", options: { tide: true } });
    draft.play(packed, scenario);
    expect(draft.changed).toBe(0);
    expect([packTitle(packed, "coast"), packTitle(system!, "coast")]).toEqual(["The Coast", "coast"]);
  });

  test("shows what the scenario of a pack switches on, and its cards are printed so", () => {
    const switchOf = (name: string, sets: Record<string, Record<string, string>>) => ({
      ...{ name, values: ["false", "true"], default: "false", clause: "", effect: "Wet.", pack: "coast" },
      sets,
    });
    const tide = switchOf("tide", { true: { duress_counts: "physical", pass_friends: "true" } });
    const pack = { name: "coast", title: "The Coast", summary: "", credit: "", adds: [], changes: [], defaults: {} };
    const own = { ...scenario, name: "coast/gate", options: { tide: true, pass_friends: false }, pack: "coast" };
    const packed = { ...system!, options: [...system!.options, tide], scenarios: [own], packs: [pack] };
    const draft = new Draft(packed, own);
    const stands = (): string[] => ["tide", "duress_counts", "pass_friends"].map((name) => draft.value(name));
    expect(stands()).toEqual(["true", "physical", "false"]);
    expect([draft.changed, draft.house, draft.used]).toEqual([
      0,
      [
        ["duress_counts", "physical"],
        ["tide", "true"],
      ],
      ["coast"],
    ]);
    const asked = new URLSearchParams(cardsPaper("foeman", "en", draft.house, draft.used).split("?")[1]);
    expect([asked.getAll("option"), asked.get("pack")]).toEqual([["duress_counts=physical", "tide=true"], "coast"]);
    draft.set("tide", "false");
    expect(stands()).toEqual(["false", "all", "false"]);
    expect(draft.request().options).toEqual({ tide: false });
    draft.set("tide", "true");
    expect(draft.request().options).toBeUndefined();
  });

  test("of nothing is nothing", () => {
    expect(quickStart([])).toBeNull();
  });
});

test("the games played last are kept, newest first, and can be forgotten", async () => {
  for (let n = 0; n < MOST_RECENT + 3; n++) memory.play({ game: `g${n}`, title: `Fight ${n}`, at: n });
  memory.play({ game: "g5", over: true });
  expect(memory.recent).toHaveLength(MOST_RECENT);
  expect(memory.recent[0]).toMatchObject({ game: "g5", title: "Fight 5", over: true });
  memory.forget("g5");
  expect(memory.recent[0]?.game).toBe(`g${MOST_RECENT + 2}`);
  localStorage.setItem("affray", "not json");
  expect(memory.recent).toEqual([]);
  localStorage.setItem("affray", '{"recent": 5}');
  expect(memory.recent).toEqual([]);
});

test("the language is changed and kept", async () => {
  await userEvent.click(screen.getByRole("button", { name: "Deutsch" }));
  expect(screen.getByRole("heading", { name: "Neues Spiel" })).toBeVisible();
  expect(document.documentElement.lang).toBe("de");
  expect(memory.language).toBe("de");
  await userEvent.click(screen.getByRole("button", { name: "English" }));
  expect(screen.getByRole("heading", { name: "New game" })).toBeVisible();
});

test("figures of the roster go into the places of sides that people play", () => {
  const start = quickStart(tape().systems)!;
  const draft = new Draft(start.system, start.scenario);
  draft.muster = {
    posts: [
      { name: "Aldric", side: "Red" },
      { name: "Berold", side: "Blue" },
    ],
    fighters: [
      { name: "Ann", line: "", rev: 4 },
      { name: "Bo", line: "", rev: 0, refusal: "Bo is dead" },
    ],
  };
  expect(draft.posts.map((post) => post.name)).toEqual(["Aldric"]);
  draft.field("Aldric", "Bo");
  expect(draft.request().figures).toBeUndefined();
  draft.field("Aldric", "Ann");
  expect(draft.request().figures).toEqual({ Aldric: { name: "Ann", rev: 4 } });
  draft.seats[0] = "greedy";
  expect(draft.request().figures).toBeUndefined();
  draft.seats[0] = "me";
  draft.field("Aldric", "");
  expect(draft.request().figures).toBeUndefined();
});

test("the start leads to what the systems have pages for", () => {
  const [pig] = tape().systems.map((one) => ({ ...one, figures: false, battles: false, campaigns: false }));
  const shown = (systems: SystemInfo[]): (string | null)[] => {
    const { container, unmount } = render(Company, { systems, system: "" });
    const found = [...container.querySelectorAll("h2")].map((one) => one.id);
    unmount();
    return found;
  };
  expect(shown([pig!])).toEqual(["lab-link"]);
  expect(shown([pig!, { ...pig!, battles: true }])).toEqual(["armies-link", "fields-link", "lab-link"]);
  expect(shown([{ ...pig!, figures: true, campaigns: true }])).toEqual(["figures-link", "campaigns-link", "lab-link"]);
});
