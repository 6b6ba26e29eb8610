import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import App from "../src/App.svelte";
import { Folk } from "../src/figures/folk";
import { grouped, holdable, itemOf } from "../src/figures/items";
import { leastOf, Making, PAUSE } from "../src/figures/making.svelte";
import { kept } from "../src/kept";
import type {
  Adventurer,
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
const CHOICES: FigureChoices = {
  races: [
    { name: "Human", word: "Human", least: [8, 8, 8], total: 32, order: [], ma: 10, bonus: "" },
    {
      name: "Elf",
      word: "Elf",
      least: [7, 9, 7],
      total: 31,
      order: [
        { low: 0, high: 1 },
        { low: 2, high: 1 },
      ],
      ma: 11,
      bonus: "MA +1",
    },
  ],
  weapons: [item("Mace", "hafts", { rq: 11, hands: 1 }), item("Dagger", "hilts", { rq: 4, hands: 1 })],
  shields: [item("Small Shield", "shield", { hands: 1 })],
  armors: [item("None", "armor", { effect: "" }), item("Leather", "armor")],
  things: [item("Oil Flask", "thing")],
  opponents: ["Orc raider"],
  categories: [{ name: "hilts", word: "hilts" }],
  words: [{ name: "2hd", word: "takes two hands" }],
};
const card = (one: Adventurer, rev = 0): FigureCard => ({
  name: one.name,
  race: "Human",
  silhouette: "human mace",
  st: 12,
  dx: 12,
  iq: 8,
  mst: 12,
  mdx: 10,
  mp: [8, 2],
  gear: "Mace",
  level: 0,
  ep: 0,
  next_ep: 100,
  wounds: 0,
  exhaustion: 0,
  state: "fit",
  rev,
});
const ODDS: FigureOdds = { weapon: "Mace", weapons: [{ name: "Mace", word: "Mace" }], prospects: [] };

/** A server of figures that judges only points and names. */
class FakeFolk implements Net {
  requests: { path: string; body: unknown; headers: RequestInit["headers"] }[] = [];
  roster: Adventurer[] = [];
  stale = false;
  hold: Promise<void> | null = null;

  socket(): never {
    throw new Error("no socket is needed");
  }
  of(path: string): unknown[] {
    return this.requests.filter((one) => one.path === path).map((one) => one.body);
  }
  private checked(figure: Adventurer): FigureChecked {
    const left = 32 - (figure.st ?? 0) - (figure.dx ?? 0) - (figure.iq ?? 0);
    const faults = left ? [{ code: "total", text: `${left} too few`, clauses: ["FM-FIG-02"] }] : [];
    const nameless = figure.name ? [] : [{ code: "no_name", text: "a name is missing" }];
    const sheet = { id: figure.name, side: 0, groups: [] };
    return { figure, line: `name=${figure.name}`, faults: [...faults, ...nameless], left, card: card(figure), sheet };
  }
  private info(one: Adventurer, rev: number): FigureKeptInfo {
    const deeds = ["rest", "change", "remove", "ST", "DX", "IQ"].map((what) => ({
      do: what,
      ...(what.length === 2 && { refusal: "too few Ep", clauses: ["FM-LVL-02"] }),
    }));
    return {
      card: card(one, rev),
      figure: one,
      line: `name=${one.name}`,
      sheet: { id: one.name, side: 0, groups: [] },
      deeds,
      heals: 2,
    };
  }
  async fetch(where: string, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(where, "http://fake");
    const path = pathname.replace("/api/", "");
    const body = typeof init.body === "string" ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    this.requests.push({ path: init.method === "POST" ? path : `GET ${path}`, body, headers: init.headers });
    const json = (value: unknown, status = 200): Response => new Response(JSON.stringify(value), { status });
    if (this.hold && path === "making/check") await this.hold;
    init.signal?.throwIfAborted();
    const [first = { name: "" }] = this.roster;
    switch (`${init.method ?? "GET"} ${path}`) {
      case "GET making/choices":
        return json(CHOICES);
      case "POST making/check": {
        const { figure, line } = body as FigureDraft;
        if (line === "rubbish") return json({ code: "input", reason: "expected NAME=VALUE" }, 400);
        return json(this.checked(figure ?? { name: "Lou", race: "Elf", st: 12, dx: 12, iq: 8 }));
      }
      case "POST making/random":
        return json(this.checked({ name: "Rik", race: "Human", st: 12, dx: 12, iq: 8, main: "Mace" }));
      case "POST making/odds":
        return json(ODDS);
      case "POST making/weapon":
        return json(
          body["dg"] === "-2X" ? { fault: "column 3" } : { item: "Fang|hilts|-2T-1=1|9", effect: "bites", table: [] },
        );
      case "GET roster":
        return json(this.roster.map((one) => card(one)));
      case "POST roster":
        this.roster.push(body["figure"] as Adventurer);
        return json(this.info(this.roster.at(-1)!, 0), 201);
      case "GET roster/figure":
        return json(this.info(first, this.stale ? 4 : 0));
      case "POST roster/rest":
        if (this.stale) return json({ code: "stale", reason: "changed elsewhere" }, 409);
        return json(this.info(first, 1));
      case "POST roster/remove":
        this.roster = [];
        return json({ names: [first.name] });
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
const making = async (start: Adventurer | null = null): Promise<Making> => {
  const made = new Making(new Folk(server, () => "en"), CHOICES, start);
  await waitFor(() => expect(made.pending).toBe(false));
  return made;
};

test("addresses of figures stand for their screens, whatever their names", () => {
  expect(routeOf("/figures", "")).toEqual({ screen: "figures", making: false, name: "" });
  expect(routeOf(MAKE_FIGURE, "")).toEqual({ screen: "figures", making: true, name: "" });
  for (const name of ["new", "Ann of the/Hill", "Ä 50%"]) {
    expect(routeOf(figurePath(name), "")).toEqual({ screen: "figures", making: false, name });
  }
});

test("things are listed by kind, one's own first, and unknown ones by their name", () => {
  const own = item("Fang|hilts|-2T-1=1|4", "own");
  const items = holdable(CHOICES, [own]);
  expect(grouped(items).map((group) => group.kind)).toEqual(["own", "hafts", "hilts", "shield"]);
  expect(itemOf(items, "Fang|poles|-2T-1=1|4").word).toBe("Fang");
  expect(itemOf(items, "Mace").rq).toBe(11);
});

test("a figure begins with the least of the first race and keeps what was spent when its race changes", async () => {
  const made = await making();
  expect(made.figure).toMatchObject({ race: "Human", st: 8, dx: 8, iq: 8 });
  made.set("st", 12);
  made.become(CHOICES.races[1]!);
  expect(made.figure).toMatchObject({ race: "Elf", st: 11, dx: 9, iq: 7 });
  expect(leastOf(CHOICES.races[1]!)).toEqual({ st: 7, dx: 9, iq: 7 });
  made.set("dx", Number.NaN);
  made.set("iq", 400);
  expect(made.figure).toMatchObject({ dx: 9, iq: 99 });
  made.stop();
});

test("many changes in a moment are judged once, and an older judgement is never shown", async () => {
  const made = await making();
  vi.useFakeTimers();
  const before = server.of("making/check").length;
  for (const st of [9, 10, 11, 12]) made.set("st", st);
  expect(made.pending).toBe(true);
  expect(made.legal).toBe(false);
  await vi.advanceTimersByTimeAsync(PAUSE + 10);
  expect(server.of("making/check")).toHaveLength(before + 1);
  let go: () => void = () => {};
  server.hold = new Promise((resolve) => (go = resolve));
  made.set("st", 20);
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
  made.toggle("carried", "Dagger");
  made.toggle("things", "Oil Flask");
  expect(made.figure).toMatchObject({ carried: ["Dagger"], things: ["Oil Flask"] });
  made.toggle("carried", "Dagger");
  expect(made.figure.carried).toEqual([]);
  made.wield("Mace");
  await waitFor(() => expect(server.of("making/odds").at(-1)).toMatchObject({ weapon: "Mace" }));
  made.hold("main", "Dagger");
  made.aim("Orc raider");
  await waitFor(() => expect(server.of("making/odds").at(-1)).toMatchObject({ weapon: "" }));
  expect(await made.load("rubbish")).toBe(false);
  expect(made.fault).toBe("expected NAME=VALUE");
  expect(await made.load("name=Lou")).toBe(true);
  expect(made.figure.race).toBe("Elf");
  made.stop();
});

test("a figure is made on the page, kept with the key of the server, and shown", async () => {
  kept.key = "sesame";
  go(MAKE_FIGURE);
  render(App, { net: server });
  const user = userEvent.setup();
  const keep = (await screen.findAllByRole("button", { name: "Keep this figure" }))[0]!;
  await waitFor(() => expect(screen.getByText("8 too few")).toBeVisible());
  expect(keep).toBeDisabled();
  await user.click(screen.getByRole("button", { name: "Draw one by lot" }));
  await waitFor(() => expect(keep).toBeEnabled());
  await user.click(screen.getByRole("button", { name: /^Left hand/u }));
  await user.click(screen.getByRole("radio", { name: /Small Shield/u }));
  await waitFor(() => expect(keep).toBeEnabled());
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
