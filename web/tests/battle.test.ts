// A battle that is begun while what was chosen for it is still on its way.
import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import App from "../src/App.svelte";
import { emptyArmy } from "../src/armies/army";
import type { ArmyCard, ArmyCatalogue, NewGame } from "../src/messages";
import { go } from "../src/nav.svelte";
import { FakeServer, type Tape } from "./fake";
import { settle, tape } from "./tape";

const armies = [
  { side: "Red", army: "The Watch", limit: 1000 },
  { side: "Blue", army: "The Rest", limit: 1000 },
];
function withBattle(): Tape {
  const found = tape();
  const [system] = found.systems;
  const battle = { limit: 1000, armies, battlefield: "Meadow", battlefields: [], objectives: 0 };
  system!.scenarios = [{ ...system!.scenarios[0]!, name: "clash", title: "Clash", sides: ["Red", "Blue"], battle }];
  return found;
}
const CATALOGUE: Partial<ArmyCatalogue> = {
  armies: [{ name: "muster", word: "The Muster", at: [{ limit: 1000, points: 986, units: 1, miniatures: 16 }] }],
  options: [],
};
const KEPT: Partial<ArmyCard>[] = [{ name: "Mine", limit: 500, points: 480, broken: 0, verdict: "", units: 1 }];
const json = (value: unknown, status = 200): Response => new Response(JSON.stringify(value), { status });

let server: FakeServer;
/** Lets the text of an army come. */
let bring: (answer: Response) => void;
beforeEach(() => {
  server = new FakeServer(withBattle());
  server.answers.set("/api/armies/catalogue", () => json(CATALOGUE));
  server.answers.set("/api/armies/file", () => new Promise((resolve) => (bring = resolve)));
  server.answers.set("/api/armies", () => json(KEPT));
  server.answers.set("/api/fields", () => json([]));
});
const begun = (): NewGame[] =>
  server.requests.filter((one) => one.path.startsWith("/api/games?")).map((one) => JSON.parse(one.body) as NewGame);
const shown = async (path = "/"): Promise<HTMLElement> => {
  go(path);
  render(App, { net: server });
  return screen.findByRole("button", { name: "Start the game" });
};
async function choose(): Promise<void> {
  await userEvent.click(await screen.findByText("Armies and field"));
  const list = await screen.findByRole("combobox", { name: /^Army of Red/u });
  await userEvent.selectOptions(list, await within(list).findByRole("option", { name: /^The Muster/u }));
}

test("a start at once after an army is chosen waits for the army, says so, and goes with it", async () => {
  const start = await shown();
  await choose();
  await userEvent.click(start);
  expect(start).toHaveTextContent("Starts when the army is here");
  expect(start).toBeDisabled();
  await settle();
  expect(begun()).toEqual([]);
  bring(json({ ...emptyArmy(1000), name: "The Muster" }));
  await waitFor(() => expect(begun()).toHaveLength(1));
  expect(JSON.parse(begun()[0]!.battle!.armies!["Red"]!)).toMatchObject({ name: "The Muster" });
});

test("an army that does not come begins nothing: the reason is said, and the scenario's own stands in the list", async () => {
  const start = await shown();
  await choose();
  await userEvent.click(start);
  bring(json({ code: "unknown", reason: "no such army" }, 404));
  expect(await screen.findByText("no such army", { selector: ".fault span" })).toBeVisible();
  expect(begun()).toEqual([]);
  expect(screen.getByRole("combobox", { name: /^Army of Red/u })).toHaveValue("");
  await userEvent.click(start);
  await waitFor(() => expect(begun()).toHaveLength(1));
  expect(begun()[0]!.battle).toBeUndefined();
});

test("a start at once for an army that is wanted waits for the lists, for its limit and for its text", async () => {
  await userEvent.click(await shown("/?army=Mine"));
  await waitFor(() => expect(bring).toBeDefined());
  await settle();
  expect(begun()).toEqual([]);
  bring(json({ ...emptyArmy(500), name: "Mine" }));
  await waitFor(() => expect(begun()).toHaveLength(1));
  expect(begun()[0]!.battle).toMatchObject({ limit: 500 });
  expect(JSON.parse(begun()[0]!.battle!.armies!["Red"]!)).toMatchObject({ name: "Mine" });
});

test("a start waits for nothing where nothing is chosen", async () => {
  await userEvent.click(await shown());
  await waitFor(() => expect(begun()).toHaveLength(1));
  expect(begun()[0]!.battle).toBeUndefined();
});

test("a scenario pressed while the list of other rules has not come yet changes neither rules nor scenario", async () => {
  const [system] = server.tape.systems;
  const tavern = { ...system!.scenarios[0]!, name: "tavern", title: "Tavern", battle: null };
  server.tape.systems.push({ ...system!, key: "other", name: "Other rules", scenarios: [tavern] });
  const start = await shown();
  const former = screen.getByRole("radio", { name: /^Clash/u });
  screen.getByRole("radio", { name: /^Other rules/u }).click();
  former.click();
  await userEvent.click(start);
  await waitFor(() => expect(begun()).toHaveLength(1));
  expect(begun()[0]).toMatchObject({ system: "other", scenario: "tavern" });
});
