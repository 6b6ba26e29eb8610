import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import App from "../src/App.svelte";
import { memory } from "../src/memory";
import type { Campaigns, CampaignShown, Member } from "../src/messages";
import { go } from "../src/nav.svelte";
import {
  carriedItems,
  chapterOf,
  countItems,
  firstRest,
  freeName,
  heldItems,
  itemsToLeave,
  isTired,
  isWorn,
} from "../src/campaigns/campaign";
import { campaignPath, routeOf } from "../src/route";
import { FakeServer } from "./fake";
import { tape } from "./tape";

const thing = (code: string, name = code): { code: string; name: string } => ({ code, name });
const ANN: Member = {
  name: "Ann", race: "Human", state: "mST 9", st: 12, dx: 12, iq: 8, mst: 9, wounds: 2, exhaustion: 1, level: 0, ep: 120,
  next_ep: 100, hold: [thing("Mace"), thing("")], carried: [thing("Axe", "War axe"), thing("Axe", "War axe")],
  things: [thing("Oil Flask")], armor: thing("Leather"),
  facts: ["ST 12 · DX 12 · IQ 8", "Level 0", "120 of 100 Ep"],
  advances: ["ST", "DX", "IQ"].map((key) => ({ key, cost: "a level" })),
}; // prettier-ignore
const DEAD: Member = { ...ANN, name: "Bo", dead: true, fit: false, exhaustion: 3 };
const SHOWN: CampaignShown = {
  name: "Ferry & co", campaign: "ferry", rev: 4, title: "The ferry road", summary: "Goblins.", stand: "before fight 2 of 3",
  day: 2, days: 8, days_left: 6, count: 3, stage: 1, ending: "", party: [ANN, DEAD],
  chapters: [{ title: "The ford", day: 1, outcome: "won", line: "Day 1, The ford: won", parts: ["Bo fell"], game: "aa" }],
  chest: [thing("Axe", "War axe"), thing("Axe", "War axe"), thing("Chainmail")],
  rests: [{ days: 0, name: "ten minutes", parts: ["Ann has breath again"] }, { days: 1, name: "one day", parts: ["Ann heals"] }],
  fight: { title: "The landing", side: "Party", sides: ["Party", "Landing"], players: ["random", "greedy"] },
  intro: "The ferry lies keel up.",
}; // prettier-ignore
const ALL: Campaigns = {
  there: [
    {
      name: "ferry",
      title: "The ferry road",
      summary: "Goblins.",
      most: 1,
      days: 8,
      fights: ["a", "b"],
      system: "foeman",
      rules: "Foeman",
    },
    {
      name: "pass",
      title: "The pass",
      summary: "Snow.",
      most: 3,
      days: 0,
      fights: ["a"],
      system: "foeman",
      rules: "Foeman",
    },
  ],
  under_way: [
    { name: "The ferry road", title: "x", rev: 1, stand: "day 2", party: ["Ann"], fighting: false, ending: "" },
  ],
  figures: [
    { name: "Cy", line: "Elf", system: "foeman" },
    { name: "Di", line: "Orc", system: "foeman" },
    {
      name: "Ann",
      line: "Human",
      system: "foeman",
      barred: { reason: "is out on the campaign one", clauses: ["FM-APP-07"] },
    },
  ],
};

test("an address names a campaign, whatever is in its name", () => {
  expect(routeOf("/campaigns", "")).toEqual({ screen: "campaigns", name: "" });
  expect(routeOf(campaignPath("Ferry & co?"), "")).toEqual({ screen: "campaigns", name: "Ferry & co?" });
});

test("what a member has is listed for its hands and for the chest", () => {
  expect(carriedItems(ANN).map((item) => item.code)).toEqual(["Mace", "Axe", "Axe"]);
  expect(heldItems(ANN)).toEqual(["Mace", ""]);
  expect(heldItems({ ...ANN, hold: [] })).toEqual(["", ""]);
  expect(itemsToLeave(ANN).map((item) => item.code)).toEqual(["Mace", "Axe", "Oil Flask", "Leather"]);
  expect(itemsToLeave({ ...ANN, armor: null, things: [] }).map((item) => item.code)).toEqual(["Mace", "Axe"]);
  expect(countItems(SHOWN.chest).map(({ item, count }) => [item.name, count])).toEqual([
    ["War axe", 2],
    ["Chainmail", 1],
  ]);
});

test("a new campaign gets a name that is free and that an address can hold", () => {
  const [ferry] = ALL.there;
  expect(freeName(ferry!, [])).toBe("The ferry road");
  expect(freeName(ferry!, ["The ferry road", "The ferry road 2"])).toBe("The ferry road 3");
  expect(freeName({ ...ferry!, title: "a/b" }, [])).toBe("a b");
});

test("the rest that is offered first is the shortest that helps somebody who lives", () => {
  expect([isTired(SHOWN), isWorn(SHOWN), firstRest(SHOWN)]).toEqual([true, true, 0]);
  const hurt = { ...SHOWN, party: [{ ...ANN, exhaustion: 0 }, DEAD] };
  expect([isTired(hurt), isWorn(hurt), firstRest(hurt)]).toEqual([false, true, 1]);
  const whole = { ...SHOWN, rests: SHOWN.rests.slice(0, 1), party: [{ ...ANN, wounds: 0, exhaustion: 0 }, DEAD] };
  expect([isTired(whole), isWorn(whole), firstRest(whole)]).toEqual([false, false, 0]);
  expect(chapterOf(SHOWN, "aa")?.title).toBe("The ford");
  expect(chapterOf(SHOWN, "bb")).toBeUndefined();
});

let server: FakeServer;
/** What a path answers; of several that fit, the longest. */
function answer(path: string, body: unknown, status = 200): void {
  server.answers.set(path, () => new Response(JSON.stringify(body), { status }));
  const sorted = [...server.answers].sort(([a], [b]) => b.length - a.length);
  server.answers.clear();
  for (const [start, said] of sorted) server.answers.set(start, said);
}
const asked = (path: string): Record<string, unknown>[] =>
  server.requests
    .filter((one) => one.method === "POST" && one.path.startsWith(path))
    .map((one) => JSON.parse(one.body) as Record<string, unknown>);

beforeEach(() => {
  server = new FakeServer(tape());
  answer("/api/campaigns", ALL);
  answer("/api/campaigns/Ferry", SHOWN);
});

test("a party sets out, nobody who cannot and no more than may", async () => {
  const user = userEvent.setup();
  go("/campaigns");
  render(App, { net: server });
  const cy = await screen.findByRole("checkbox", { name: /Cy/u });
  expect(screen.getByRole("checkbox", { name: /Ann/u })).toBeDisabled();
  expect(screen.getByText("is out on the campaign one")).toBeInTheDocument();
  await user.click(cy);
  expect(screen.getByRole("checkbox", { name: /Di/u })).toBeDisabled();
  await user.click(screen.getByRole("radio", { name: /The pass/u }));
  await user.click(screen.getByRole("checkbox", { name: /Di/u }));
  answer("/api/campaigns", { ...SHOWN, name: "Ferry & co" }, 201);
  await user.click(screen.getByRole("button", { name: "Set out" }));
  await waitFor(() => expect(location.pathname).toBe("/campaigns/Ferry%20%26%20co"));
  expect(asked("/api/campaigns")).toEqual([{ name: "The pass", campaign: "pass", figures: ["Cy", "Di"] }]);
});

test("the party rests, takes and leaves, holds and advances, each on the revision that is shown", async () => {
  const user = userEvent.setup();
  go(campaignPath("Ferry & co"));
  render(App, { net: server });
  await screen.findByRole("heading", { name: "The landing" });
  expect(screen.getByText("Day 1, The ford: won")).toBeInTheDocument();
  const press = async (name: string | RegExp): Promise<void> => user.click(screen.getByRole("button", { name }));
  await press("Rest");
  await press("Ann takes it: War axe");
  await press("Ann: DX +1");
  await press("Ann lays Oil Flask into the chest");
  await user.selectOptions(screen.getByRole("combobox", { name: "Strong hand" }), "Axe");
  await press("Ann: Hold these");
  expect(screen.queryByRole("button", { name: "Bo takes it: War axe" })).toBeNull();
  expect(asked("/api/campaigns/Ferry")).toEqual([
    { rev: 4, days: 0, tens: 1 },
    { rev: 4, figure: "Ann", take: "Axe" },
    { rev: 4, figure: "Ann", attribute: "DX" },
    { rev: 4, figure: "Ann", leave: "Oil Flask" },
    { rev: 4, figure: "Ann", hold: ["Axe", ""] },
  ]);
});

test("the party goes to its fight at the pace that is chosen, and nobody of other rules is offered", async () => {
  const user = userEvent.setup();
  const paces = [
    { jog: 0, name: "240 minutes at a walk", parts: ["there after 240 minutes, too late"] },
    { jog: 30, name: "30 minutes at a jog, 165 at a walk", parts: ["Ann has 1 of 12 fatigue, +1"] },
  ];
  const barred = { reason: "the party has yet to go there" };
  answer("/api/campaigns/Ferry", { ...SHOWN, paces, barred, way: "The way there takes 240 minutes at a walk." });
  go(campaignPath("Ferry & co"));
  const { unmount } = render(App, { net: server });
  await screen.findByText("The way there takes 240 minutes at a walk.");
  expect(screen.getByRole("button", { name: "Play" })).toBeDisabled();
  expect(screen.queryByText("the party has yet to go there")).toBeNull();
  await user.selectOptions(screen.getByRole("combobox", { name: "Pace" }), "30 minutes at a jog, 165 at a walk");
  expect(screen.getByText("Ann has 1 of 12 fatigue, +1")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Go there" }));
  expect(asked("/api/campaigns/Ferry")).toEqual([{ rev: 4, jog: 30 }]);
  unmount();
  const guide = { ...ALL.there[1]!, name: "moor", title: "The moor", system: "melee", rules: "The guide" };
  const figures = [...ALL.figures, { name: "Ivo", line: "Dwarf", system: "melee" }];
  answer("/api/campaigns", { ...ALL, there: [...ALL.there, guide], figures });
  go("/campaigns");
  render(App, { net: server });
  await user.click(await screen.findByRole("checkbox", { name: /Cy/u }));
  await user.click(screen.getByRole("radio", { name: /The moor/u }));
  expect(screen.queryByRole("checkbox", { name: /Cy/u })).toBeNull();
  expect(screen.getByRole("checkbox", { name: /Ivo/u })).not.toBeChecked();
  expect(screen.getByRole("button", { name: "Set out" })).toBeDisabled();
});

test("what another has changed meanwhile is said and shown anew", async () => {
  go(campaignPath("Ferry & co"));
  render(App, { net: server });
  await screen.findByRole("heading", { name: "The landing" });
  answer("/api/campaigns/Ferry%20%26%20co/rest", { code: "stale", reason: "changed meanwhile: look again" }, 409);
  answer("/api/campaigns/Ferry%20%26%20co?", { ...SHOWN, rev: 5, stand: "day 3" });
  await userEvent.click(screen.getByRole("button", { name: "Rest" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("changed meanwhile: look again");
  await waitFor(() => expect(document.querySelector("[data-rev='5']")).not.toBeNull());
});

test("the fight opens with the seats that were chosen, and a seat that is held is used again", async () => {
  const user = userEvent.setup();
  go(campaignPath("Ferry & co"));
  render(App, { net: server });
  await screen.findByRole("heading", { name: "The landing" });
  await user.selectOptions(screen.getByRole("combobox", { name: "Landing" }), "friend");
  answer("/api/campaigns/Ferry%20%26%20co/play", { game: "made", token: "t", friends: [], onlooker: "" });
  await user.click(screen.getByRole("button", { name: "Play" }));
  await waitFor(() => expect(location.pathname).toBe("/game/made"));
  expect(asked("/api/campaigns/Ferry")[0]).toMatchObject({
    rev: 4,
    seats: { Party: "me", Landing: "friend" },
    token: "",
  });
  memory.play({ game: "made", onlooker: "o" });
  answer("/api/campaigns/Ferry%20%26%20co?", { ...SHOWN, where: "table", room: "made", rests: [] });
  go(campaignPath("Ferry & co"));
  await user.click(await screen.findByRole("button", { name: "Go on with the fight" }));
  await waitFor(() => expect(location.pathname).toBe("/game/made"));
  expect(asked("/api/campaigns/Ferry")[1]).toMatchObject({ seats: {}, token: "t" });
  expect(memory.recent[0]).toMatchObject({ game: "made", token: "t", onlooker: "o" });
});

test("what cannot be taken back asks once more", async () => {
  const user = userEvent.setup();
  answer("/api/campaigns/Ferry", { ...SHOWN, where: "table", room: "aa", rests: [] });
  go(campaignPath("Ferry & co"));
  render(App, { net: server });
  await user.click(await screen.findByRole("button", { name: "Give the fight up" }));
  const sure = within(screen.getByRole("group", { name: /Give it up/u }));
  await user.click(sure.getByRole("button", { name: "No" }));
  expect(asked("/api/campaigns/Ferry")).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Give the fight up" }));
  await user.click(screen.getByRole("button", { name: "Yes, give it up" }));
  await waitFor(() => expect(asked("/api/campaigns/Ferry")).toEqual([{ rev: 4 }]));
});
