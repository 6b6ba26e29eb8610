import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import App from "../src/App.svelte";
import { FigureRequests } from "../src/figures/requests";
import { type Figure, nameOf, numberOf } from "../src/figures/figure";
import { groupItems, itemOf, itemsFor } from "../src/figures/items";
import { Making, PAUSE } from "../src/figures/making.svelte";
import { memory } from "../src/memory";
import type {
  FigureCard,
  FigureChecked,
  FigureChoices,
  FigureDraft,
  FigureKeptInfo,
  FigureOdds,
  ItemChoice,
  SystemInfo,
} from "../src/messages";
import { go } from "../src/nav.svelte";
import type { Net } from "../src/net";
import { figurePath, MAKE_FIGURE, routeOf } from "../src/route";
import { Draft } from "../src/start/draft.svelte";
import { tape } from "./tape";

const item = (name: string, kind: string, more: Partial<ItemChoice> = {}): ItemChoice => ({
  name,
  word: name,
  kind,
  effect: `what ${name} does`,
  ...more,
});
const TRAITS = [{ key: "st" }, { key: "dx" }, { key: "iq" }];
const MAIN = { key: "main", lists: ["weapons", "shields"], empty: true };
const CARRIED = { key: "carried", lists: ["weapons", "shields"], many: true, empty: true };
const THINGS = { key: "things", lists: ["things"], many: true, empty: true };
const CHOICES: FigureChoices = {
  system: "foeman",
  traits: TRAITS,
  races: [
    { name: "Human", word: "Human", least: [8, 8, 8], total: 32, order: [], facts: "32 points", rule: "Human: 32" },
    {
      name: "Elf",
      word: "Elf",
      least: [7, 9, 7],
      total: 31,
      order: [
        { low: 0, high: 1 },
        { low: 2, high: 1 },
      ],
      facts: "31 points",
      rule: "Elf: 31",
      gift: "MA +1",
    },
  ],
  lists: {
    weapons: [item("Mace", "hafts", { rq: 11, hands: 1 }), item("Dagger", "hilts", { rq: 4, hands: 1 })],
    shields: [item("Small Shield", "shield", { hands: 1 })],
    armors: [item("None", "armor", { effect: "" }), item("Leather", "armor")],
    things: [item("Oil Flask", "thing")],
  },
  slots: [MAIN, { ...MAIN, key: "off" }, { key: "armor", lists: ["armors"] }, CARRIED, THINGS],
  handed: true,
  opponents: [{ name: "Orc raider", word: "Orc raider" }],
  categories: [{ name: "hilts", word: "hilts" }],
  words: [{ name: "2hd", word: "takes two hands" }],
  start: { name: "Sample", race: "Human", st: 12, dx: 12, iq: 8, main: "Mace" },
};
/** What figures of the guide are made of, in short. */
const GUIDE: FigureChoices = {
  ...CHOICES,
  system: "melee",
  traits: [...TRAITS, { key: "wis", above: "iq" }],
  races: [
    { name: "human", word: "Human", least: [8, 8, 8, 8], total: 32, order: [], facts: "", rule: "" },
    { name: "goblin", word: "Goblin", least: [6, 8, 10, 10], total: 32, order: [], facts: "", rule: "" },
  ],
  lists: {
    weapons: [item("dagger", "hand", { weight: 0.5, cost: 10 }), item("broadsword", "hand", { rq: 12, cost: 80 })],
    shields: [item("none", ""), item("small", "")],
    spells: [item("blur", "thrown", { iq: 8 }), item("sleep", "thrown", { iq: 13 })],
  },
  slots: [
    { key: "weapons", lists: ["weapons"], many: true, empty: true },
    { key: "shield", lists: ["shields"] },
    { key: "spells", lists: ["spells"], many: true, empty: true },
  ],
  handed: false,
  categories: [],
  words: [],
  start: { name: "Sample", race: "human", st: 12, dx: 12, iq: 8 },
};
const card = (one: Figure, rev = 0, system = "foeman"): FigureCard => ({
  name: nameOf(one),
  system,
  race: "Human",
  silhouette: "human mace",
  numbers: [{ label: "ST", value: "12" }],
  gear: "Mace",
  learned: ["level 0", "0 of 100 Ep"],
  lost: [],
  state: "fit",
  looks: { body: "human", held: "hammer", shield: false },
  rev,
});
const ODDS: FigureOdds = { weapon: "Mace", weapons: [{ name: "Mace", word: "Mace" }], prospects: [] };

/** A server of figures that judges only points and names. */
class FakeFolk implements Net {
  requests: { path: string; where: string; body: unknown; headers: RequestInit["headers"] }[] = [];
  roster: Figure[] = [];
  system = "foeman";
  stale = false;
  refuseOdds = false;
  systems: unknown[] = [];
  hold: Promise<void> | null = null;

  socket(): never {
    throw new Error("no socket is needed");
  }
  of(path: string): unknown[] {
    return this.requests.filter((one) => one.path === path).map((one) => one.body);
  }
  private checked(figure: Figure): FigureChecked {
    const left = 32 - numberOf(figure, "st") - numberOf(figure, "dx") - numberOf(figure, "iq");
    const faults = left ? [{ code: "total", text: `${left} too few`, clauses: ["FM-FIG-02"] }] : [];
    const nameless = nameOf(figure) ? [] : [{ code: "no_name", text: "a name is missing" }];
    const sheet = { id: nameOf(figure), side: 0, groups: [] };
    const barred = [{ slot: "spells", item: "sleep", text: "Sleep takes IQ 13", clauses: ["CM-SPELL-01"] }];
    const totals = [{ row: { name: "silver spent", value: "410 of 400", clauses: ["CM-FIG-03"] }, fits: false }];
    const more = this.system === "melee" ? { barred, totals } : {};
    return {
      ...more,
      figure,
      line: `name=${nameOf(figure)}`,
      faults: [...faults, ...nameless],
      left,
      card: card(figure, 0, this.system),
      sheet,
    };
  }
  private info(one: Figure, rev: number): FigureKeptInfo {
    const deeds = ["rest", "change", "remove", "ST", "DX", "IQ", ...(this.system === "melee" ? ["WIS"] : [])].map(
      (what) => ({
        do: what,
        ...(what.length <= 3 && { refusal: "too few Ep", clauses: ["FM-LVL-02"] }),
      }),
    );
    return {
      card: card(one, rev, this.system),
      figure: one,
      line: `name=${nameOf(one)}`,
      sheet: { id: nameOf(one), side: 0, groups: [] },
      deeds,
      heals: 2,
    };
  }
  async fetch(where: string, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(where, "http://fake");
    const path = pathname.replace("/api/", "");
    const body = typeof init.body === "string" ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    this.requests.push({ where, path: init.method === "POST" ? path : `GET ${path}`, body, headers: init.headers });
    const json = (value: unknown, status = 200): Response => new Response(JSON.stringify(value), { status });
    if (this.hold && path === "making/check") await this.hold;
    init.signal?.throwIfAborted();
    const [first = { name: "" } as Figure] = this.roster;
    switch (`${init.method ?? "GET"} ${path}`) {
      case "GET making/choices":
        return json(this.system === "melee" ? GUIDE : CHOICES);
      case "GET systems":
        return json(this.systems);
      case "POST making/check": {
        const { figure, line } = body as FigureDraft;
        if (line === "rubbish") return json({ code: "input", reason: "expected NAME=VALUE" }, 400);
        return json(this.checked(figure ?? { name: "Lou", race: "Elf", st: 12, dx: 12, iq: 8 }));
      }
      case "POST making/random":
        return json(this.checked({ name: "Rik", race: "Human", st: 12, dx: 12, iq: 8, main: "Mace" }));
      case "POST making/odds":
        if (this.refuseOdds) return json({ code: "input", reason: "no hand is free" }, 400);
        return json(ODDS);
      case "POST making/weapon":
        return json(
          body["dg"] === "-2X" ? { fault: "column 3" } : { item: "Fang|hilts|-2T-1=1|9", effect: "bites", table: [] },
        );
      case "GET roster":
        return json(this.roster.map((one) => card(one, 0, this.system)));
      case "POST roster":
        this.roster.push(body["figure"] as Figure);
        return json(this.info(this.roster.at(-1)!, 0), 201);
      case "GET roster/figure":
        return json(this.info(first, this.stale ? 4 : 0));
      case "POST roster/rest":
        if (this.stale) return json({ code: "stale", reason: "changed elsewhere" }, 409);
        return json(this.info(first, 1));
      case "POST roster/remove":
        this.roster = [];
        return json({ names: [nameOf(first)] });
      case "POST roster/file":
        if (body["version"] === 9) return json({ code: "input", reason: "of a newer Affray" }, 400);
        this.roster.push({ name: "Ann" });
        return json({ names: ["Ann"] });
      default:
        return json({ code: "unknown", reason: path }, 404);
    }
  }
}

let server: FakeFolk;
beforeEach(() => {
  server = new FakeFolk();
});
const making = async (start: Figure | null = null, choices = CHOICES): Promise<Making> => {
  const made = new Making(new FigureRequests(server, () => "en", choices.system), choices, start);
  await waitFor(() => expect(made.pending).toBe(false));
  return made;
};

test("addresses of figures stand for their screens, whatever their names", () => {
  expect(routeOf("/figures", "")).toEqual({ screen: "figures", making: false, name: "", system: "" });
  expect(routeOf(MAKE_FIGURE, "")).toEqual({ screen: "figures", making: true, name: "", system: "" });
  for (const name of ["new", "Ann of the/Hill", "Ä 50%"]) {
    expect(routeOf(figurePath(name), "")).toEqual({ screen: "figures", making: false, name, system: "" });
  }
});

test("things are listed by kind, one's own first, and unknown ones by their name", () => {
  const own = item("Fang|hilts|-2T-1=1|4", "own");
  const items = itemsFor(CHOICES, MAIN, [own]);
  expect(itemsFor(CHOICES, THINGS, [own]).map((one) => one.name)).toEqual(["Oil Flask"]);
  expect(groupItems(items).map((group) => group.kind)).toEqual(["own", "hafts", "hilts", "shield"]);
  expect(itemOf(items, "Fang|poles|-2T-1=1|4").word).toBe("Fang");
  expect(itemOf(items, "Mace").rq).toBe(11);
});

test("a figure begins with the least of the first race and keeps what was spent when its race changes", async () => {
  const made = await making();
  expect(made.figure).toMatchObject({ race: "Human", st: 8, dx: 8, iq: 8 });
  made.set({ key: "st" }, 12);
  made.become(CHOICES.races[1]!);
  expect(made.figure).toMatchObject({ race: "Elf", st: 11, dx: 9, iq: 7 });
  expect(made.leastOf(CHOICES.races[1]!)).toEqual({ st: 7, dx: 9, iq: 7 });
  made.set({ key: "dx" }, Number.NaN);
  made.set({ key: "iq" }, 400);
  expect(made.figure).toMatchObject({ dx: 9, iq: 99 });
  made.stop();
});

test("many changes in a moment are judged once, and an older judgement is never shown", async () => {
  const made = await making();
  vi.useFakeTimers();
  const before = server.of("making/check").length;
  for (const st of [9, 10, 11, 12]) made.set({ key: "st" }, st);
  expect(made.pending).toBe(true);
  expect(made.legal).toBe(false);
  await vi.advanceTimersByTimeAsync(PAUSE + 10);
  expect(server.of("making/check")).toHaveLength(before + 1);
  let go: () => void = () => {};
  server.hold = new Promise((resolve) => (go = resolve));
  made.set({ key: "st" }, 20);
  await vi.advanceTimersByTimeAsync(PAUSE + 10);
  server.hold = null;
  made.change({ name: "Ann", st: 16 });
  await vi.advanceTimersByTimeAsync(PAUSE + 10);
  go();
  await vi.advanceTimersByTimeAsync(10);
  expect(made.checked?.figure).toMatchObject({ name: "Ann", st: 16 });
  expect(made.legal).toBe(true);
  made.stop();
});

test("what is carried goes in and out, and odds follow the weapon in hand", async () => {
  const made = await making({ name: "Ann", race: "Human", st: 12, dx: 12, iq: 8, main: "Mace" });
  made.put(CARRIED, "Dagger");
  made.put(THINGS, "Oil Flask");
  expect(made.figure).toMatchObject({ carried: ["Dagger"], things: ["Oil Flask"] });
  made.put(CARRIED, "Dagger");
  expect(made.figure["carried"]).toEqual([]);
  made.wield("Mace");
  await waitFor(() => expect(server.of("making/odds").at(-1)).toMatchObject({ weapon: "Mace" }));
  made.put(MAIN, "Dagger");
  made.aim("Orc raider");
  await waitFor(() => expect(server.of("making/odds").at(-1)).toMatchObject({ weapon: "" }));
  expect(await made.load("rubbish")).toBe(false);
  expect(made.fault).toBe("expected NAME=VALUE");
  expect(await made.load("name=Lou")).toBe(true);
  expect(made.figure["race"]).toBe("Elf");
  made.stop();
});

test("an attribute that counts from another goes up and down with it", async () => {
  const made = await making(null, GUIDE);
  const wis = GUIDE.traits[3]!;
  expect(made.figure).toEqual({ name: "", race: "human", st: 8, dx: 8, iq: 8 });
  expect(made.least(wis)).toBe(8);
  made.set(wis, 10);
  made.set({ key: "iq" }, 9);
  expect(made.figure).toMatchObject({ iq: 9, wis: 11 });
  made.become(GUIDE.races[1]!);
  expect(made.figure).toMatchObject({ race: "goblin", st: 6, iq: 11, wis: 13 });
  made.set(wis, 11);
  expect(made.figure).toMatchObject({ wis: 0 });
  made.set({ key: "iq" }, 12);
  expect(made.figure).toMatchObject({ iq: 12, wis: 0 });
  expect(made.chosen(GUIDE.slots[1]!)).toEqual(["none"]);
  made.stop();
});

test("every click on a number counts, however fast one follows another and whatever is being judged", async () => {
  go(MAKE_FIGURE);
  render(App, { net: server });
  const more = await screen.findByRole("button", { name: "Strength: one more" });
  const field = screen.getByLabelText("ST");
  const before = Number((field as HTMLInputElement).value);
  for (let clicks = 0; clicks < 4; clicks += 1) more.click();
  await waitFor(() => expect(server.of("making/check").length).toBeGreaterThan(0));
  for (let clicks = 0; clicks < 4; clicks += 1) more.click();
  await waitFor(() => expect(field).toHaveValue(before + 8));
});

test("an arm that stands in no place stays chosen for the odds, and is let go where it cannot be used", async () => {
  const made = await making({ name: "Ann", race: "human", st: 12, dx: 12, iq: 8, weapons: ["dagger"] }, GUIDE);
  made.wield("bare_hands");
  await waitFor(() => expect(server.of("making/odds").at(-1)).toMatchObject({ weapon: "bare_hands" }));
  server.refuseOdds = true;
  made.aim("Orc raider");
  await waitFor(() => expect(server.of("making/odds").at(-1)).toMatchObject({ weapon: "" }));
  expect(made.oddsFault).toBe("no hand is free");
  made.stop();
});

test("figures of another system have a page of their own, with what may not be taken and why", async () => {
  server.system = "melee";
  server.systems = [
    { key: "foeman", name: "Foeman", figures: true },
    { key: "melee", name: "Combat and Movement Guide", figures: true },
    { key: "pig", name: "Pig", figures: false },
  ];
  expect(routeOf("/figures/new", "#melee")).toEqual({ screen: "figures", making: true, name: "", system: "melee" });
  go("/figures/new#melee");
  render(App, { net: server });
  const user = userEvent.setup();
  const both = await screen.findByRole("navigation", { name: "The rules that the figures are of" });
  expect([...both.querySelectorAll("a")].map((one) => one.textContent)).toEqual([
    "Foeman",
    "Combat and Movement Guide",
  ]);
  expect(await screen.findByText("410 of 400")).toBeVisible();
  expect(screen.queryByText("Make a weapon of your own")).toBeNull();
  await user.click(screen.getByRole("button", { name: /^Spells/u }));
  const sleep = screen.getByRole("checkbox", { name: /sleep/u });
  expect(sleep).toHaveAttribute("aria-disabled", "true");
  expect(sleep).toHaveTextContent("Sleep takes IQ 13 CM-SPELL-01");
  await user.click(sleep);
  await user.click(screen.getByRole("checkbox", { name: /blur/u }));
  await waitFor(() => expect(server.of("making/check").at(-1)).toMatchObject({ figure: { spells: ["blur"] } }));
  const asked = server.requests.filter((one) => one.path === "making/check").at(-1);
  expect(asked?.where).toContain("system=melee");
  server.roster = [{ name: "Mo" }];
  go("/figures/Mo");
  expect(await screen.findByRole("button", { name: "WIS +1" })).toBeDisabled();
  await waitFor(() =>
    expect(screen.getByRole("link", { name: "All figures" })).toHaveAttribute("href", "/figures#melee"),
  );
});

test("a figure is made on the page, kept with the key of the server, and shown", async () => {
  memory.key = "sesame";
  go(MAKE_FIGURE);
  render(App, { net: server });
  const user = userEvent.setup();
  const keep = (await screen.findAllByRole("button", { name: "Keep this figure" }))[0]!;
  await waitFor(() => expect(keep).toBeEnabled());
  expect(keep).not.toHaveClass("main");
  expect(screen.getByText("New figure", { selector: ".name" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Begin from nothing" }));
  await waitFor(() => expect(screen.getByText("8 too few")).toBeVisible());
  expect(screen.getByText("Still to choose", { selector: "h2" })).toBeVisible();
  expect(keep).toBeDisabled();
  await user.click(screen.getByRole("button", { name: "Draw one by lot" }));
  await waitFor(() => expect(keep).toBeEnabled());
  await user.click(screen.getByRole("button", { name: /^Left hand/u }));
  await user.click(screen.getByRole("radio", { name: /Small Shield/u }));
  await waitFor(() => expect(keep).toBeEnabled());
  expect(keep).toHaveClass("main");
  await user.click(keep);
  await screen.findByRole("heading", { name: "Rik", level: 1 });
  expect(location.pathname).toBe("/figures/Rik");
  expect(server.of("roster")).toEqual([{ figure: expect.objectContaining({ name: "Rik", off: "Small Shield" }) }]);
  const sent = server.requests.find((one) => one.path === "roster");
  expect(sent?.headers).toMatchObject({ Authorization: "Bearer sesame" });
});

test("a weapon of one's own is checked as it is typed and taken into the hand", async () => {
  go(MAKE_FIGURE);
  render(App, { net: server });
  const user = userEvent.setup();
  await user.click(await screen.findByText("Make a weapon of your own"));
  const dg = screen.getByRole("textbox", { name: "DG" });
  await user.clear(dg);
  await user.type(dg, "-2X");
  expect(await screen.findByText("column 3")).toBeVisible();
  await user.clear(dg);
  await user.type(dg, "-2T-1=1");
  const [, own] = screen.getAllByRole("textbox", { name: "Name" });
  await user.type(own!, "Fang");
  const add = screen.getByRole("button", { name: "Take it into the strong hand" });
  await waitFor(() => expect(add).toBeEnabled());
  await user.click(add);
  await waitFor(() =>
    expect(server.of("making/check").at(-1)).toMatchObject({ figure: { main: "Fang|hilts|-2T-1=1|9" } }),
  );
});

test("what was changed elsewhere is said and shown anew; deleting is asked for twice", async () => {
  server.roster = [{ name: "Ann" }];
  go("/figures/Ann");
  render(App, { net: server });
  const user = userEvent.setup();
  server.stale = true;
  await user.click(await screen.findByRole("button", { name: "Ten minutes" }));
  expect(await screen.findByText("changed elsewhere", { selector: "main span" })).toBeVisible();
  server.stale = false;
  await user.click(screen.getByRole("button", { name: "2 days, until healed" }));
  await waitFor(() => expect(server.of("roster/rest").at(-1)).toEqual({ name: "Ann", rev: 4, days: 2 }));
  expect(screen.getByRole("button", { name: "ST +1" })).toBeDisabled();
  expect(screen.getByText("too few Ep")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Delete" }));
  expect(server.of("roster/remove")).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Yes, delete" }));
  await screen.findByText(/Nobody is here yet/u);
});

test("a file is taken in, or refused with its reason", async () => {
  go("/figures");
  render(App, { net: server });
  await screen.findByText(/Nobody is here yet/u);
  const user = userEvent.setup();
  await user.upload(screen.getByLabelText("Import a file"), new File(['{"version": 9}'], "a.json"));
  expect(await screen.findByText("of a newer Affray", { selector: "main span" })).toBeVisible();
  await user.upload(screen.getByLabelText("Import a file"), new File(['{"version": 1}'], "a.json"));
  expect(await screen.findByRole("link", { name: /Ann/u })).toHaveAttribute("href", "/figures/Ann");
});

test("a preset sets what it names, each of it can still be changed, and it goes back", () => {
  const [system] = tape().systems as [SystemInfo];
  const option = (
    name: string,
    values: string[],
    sets?: SystemInfo["options"][0]["sets"],
  ): SystemInfo["options"][0] => ({
    name,
    values,
    default: values[0]!,
    clause: "",
    effect: "",
    ...(sets && { sets }),
  });
  const options = [
    option("preset", ["plain", "rich"], { plain: {}, rich: { a: "true", b: "two" } }),
    option("a", ["false", "true"]),
    option("b", ["one", "two"]),
    option("c", ["false", "true"]),
  ];
  const draft = new Draft({ ...system, options }, { ...system.scenarios[0]!, options: { b: "one" } });
  draft.set("c", "true");
  draft.set("preset", "rich");
  expect(["a", "b", "c"].map((name) => draft.value(name))).toEqual(["true", "two", "true"]);
  expect(draft.changed).toBe(4);
  expect(draft.request().options).toEqual({ c: true, preset: "rich", b: "two" });
  draft.set("a", "false");
  expect(draft.request().options).toMatchObject({ preset: "rich", a: false });
  expect(draft.differs("a")).toBe(false);
  draft.set("preset", "plain");
  expect(draft.options).toEqual({ c: "true" });
  draft.set("preset", "rich");
  draft.asWritten();
  expect(draft.options).toEqual({});
});

test("a figure drawn by lot gives way to what is changed before it comes", async () => {
  let give: (found: FigureChecked) => void = () => {};
  const requests = new FigureRequests(server, () => "en");
  const making = new Making(requests, CHOICES, { name: "Ash", race: "Human", st: 8, dx: 8, iq: 8 });
  vi.spyOn(requests, "draw").mockReturnValue(new Promise((resolve) => (give = resolve)));
  const drawn = making.draw("");
  making.set(TRAITS[0]!, 9);
  give({ ...making.checked!, figure: { name: "Lot", st: 12 } });
  await drawn;
  expect(making.figure).toMatchObject({ name: "Ash", st: 9 });
  making.stop();
});
