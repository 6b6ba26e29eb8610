import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import App from "../src/App.svelte";
import {
  weaponOf,
  weaponItems,
  emptyArmy,
  diceOf,
  withFormation,
  newUnit,
  abilityOf,
  abilityItems,
  withNumber,
  withType,
  toggleItem,
  typeOf,
  freeName,
  type Words,
} from "../src/armies/army";
import ArmyPicker, { type Picked } from "../src/armies/ArmyPicker.svelte";
import { clampNumber as bounded } from "../src/ui/controls/number";
import { Building, drafts, PAUSE } from "../src/armies/building.svelte";
import { ArmyRequests } from "../src/armies/requests";
import type {
  ArmyCard,
  ArmyCatalogue,
  ArmyChecked,
  ArmyDraft,
  ArmyKeptInfo,
  ArmyMeter,
  ArmyPack,
  ArmyTable,
  OwnWeapon,
  TypeChoice,
  UnitTable,
} from "../src/messages";
import { go } from "../src/nav.svelte";
import type { Net } from "../src/net";
import { armyPaper, armyPath, buildPath, playPath, routeOf } from "../src/route";

const FORMED = [
  { name: "regiment", word: "regiment" },
  { name: "skirmish", word: "skirmish" },
];
const type = (name: UnitTable["type"], more: Partial<TypeChoice> = {}): TypeChoice => ({
  name,
  word: name,
  share: "basic_ordnance",
  divisor: 4,
  formations: FORMED,
  ...more,
});
const spears: UnitTable = {
  name: "Spears",
  type: "basic",
  n: 16,
  ad: "1d6",
  move: 6,
  fight: 0,
  shoot: 0,
  defense: 8,
  weapons: ["spear"],
  abilities: [],
  base: [1, 1],
  formation: "regiment",
  files: 8,
};
const CATALOGUE: ArmyCatalogue = {
  types: [
    type("basic"),
    type("ordnance"),
    type("hero", { alone: true }),
    type("vehicle", { alone: true, formations: [{ name: "none", word: "none" }] }),
  ],
  shares: [],
  dice: [4, 6, 8],
  weapons: [
    { name: "spear", word: "spear", fight: 0, shoot: 0, range: 0, points: 0 },
    { name: "longbow", word: "longbow", fight: 0, shoot: 1, range: 10, points: 30 },
    { name: "mortar", word: "mortar", fight: 0, shoot: 4, range: 22, short: 10, points: 84, crewed: true },
  ],
  abilities: [
    { name: "fast", word: "Fast", points: 50 },
    { name: "command", word: "Command", types: ["hero"], points: 50 },
    { name: "arc", word: "Arc", types: ["vehicle"], share: 0.2 },
  ],
  bases: [
    { name: "man_sized", word: "man-sized", width: 1, depth: 1, filler: false },
    { name: "mounted", word: "mounted", width: 1, depth: 2, filler: false },
  ],
  caps: [{ stat: "move", most: 12 }],
  units: [{ id: "medieval/pikes", source: "The Muster", line: "16 basic", points: 336, unit: spears }],
  armies: [{ name: "medieval", word: "The Muster", at: [{ limit: 1000, points: 986, units: 1, miniatures: 16 }] }],
  options: [
    { name: "builder_caps", values: ["off", "on"], default: "off", clause: "UW-FORCE-10", effect: "Whether capped." },
  ],
};
const PACK: ArmyPack = {
  name: "beasts",
  title: "Beasts",
  weapons: [{ name: "Fang", word: "Fang", fight: 2, shoot: 0, range: 0, points: 20, own: { name: "Fang", fight: 2 } }],
  abilities: [{ name: "Wade", word: "Wade", points: 4.5, own: { name: "Wade", cost: 4.5 } }],
  units: [],
};
const muster: ArmyTable = {
  ...emptyArmy(1000),
  name: "The Muster",
  units: [spears, { ...spears, name: "Pikes", n: 2 }],
};
const WORDS: Words = {
  weapon: (fight, shoot, range, points) => `${fight} ${shoot} ${range} ${points}`,
  points: (points) => `${points} points`,
  share: (share) => `share ${share}`,
  kind: (crewed) => (crewed ? "crewed" : "weapons"),
  own: "own",
  abilities: "abilities",
};

/** A server of armies at which a miniature costs 21 points, and nothing breaks a rule but the limit and two alike. */
class FakeArmies implements Net {
  requests: { path: string; query: URLSearchParams; body: Record<string, unknown>; init: RequestInit }[] = [];
  kept = new Map<string, { army: ArmyTable; rev: number }>();
  pack: ArmyPack | null = PACK;
  hold: Promise<void> | null = null;

  socket(): never {
    throw new Error("no socket is needed");
  }
  of(path: string): Record<string, unknown>[] {
    return this.requests.filter((one) => one.path === path).map((one) => one.body);
  }
  private judged(army: ArmyTable, of = ""): ArmyChecked {
    const points = army.units.reduce((sum, unit) => sum + 21 * unit.n, 0);
    const excess = Math.max(0, points - army.limit);
    const meter: ArmyMeter = {
      word: "all units",
      text: `${points} of ${army.limit} points`,
      points,
      bound: army.limit,
      clauses: ["UW-FORCE-09"],
      excess,
      types: [{ name: "basic", word: "basic", units: army.units.length, miniatures: 99 }],
    };
    const names = army.units.map((unit) => unit.name);
    const units = army.units.map((unit, place) => ({
      line: `${unit.n} ${unit.type}`,
      points: 21 * unit.n,
      each: 21,
      rows: [{ name: "unit", value: `${unit.n} × 21`, clauses: ["UW-FORCE-07"] }],
      faults: names.indexOf(unit.name) < place ? [{ code: "name", text: "two units go by this name" }] : [],
    }));
    const broken = units.filter((one) => one.faults.length).length + Number(excess > 0);
    const taken = army.name !== of && this.kept.has(army.name);
    const naming = army.name ? (taken ? "there already" : "") : "a name is missing";
    const verdict = broken ? `${broken} broken.` : "It may play.";
    return { units, meters: [meter], faults: [], broken, verdict, naming, file: naming ? "" : JSON.stringify(army) };
  }
  private card(army: ArmyTable, rev: number): ArmyCard {
    const { meters, broken, verdict } = this.judged(army, army.name);
    const { points } = meters[0]!;
    return { name: army.name, limit: army.limit, points, units: 2, miniatures: 18, broken, verdict, types: [], rev };
  }
  private info(name: string): ArmyKeptInfo {
    const { army, rev } = this.kept.get(name)!;
    return { card: this.card(army, rev), army, options: {} };
  }
  keep(army: ArmyTable, rev = 0): void {
    this.kept.set(army.name, { army, rev });
  }
  async fetch(where: string, init: RequestInit = {}): Promise<Response> {
    const { pathname, searchParams: query } = new URL(where, "http://fake");
    const path = `${init.method ?? "GET"} ${pathname.replace("/api/armies", "")}`;
    const body = typeof init.body === "string" ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    this.requests.push({ path, query, body, init });
    const json = (value: unknown, status = 200): Response => new Response(JSON.stringify(value), { status });
    if (this.hold && path === "POST /check") await this.hold;
    init.signal?.throwIfAborted();
    const name = query.get("name") ?? (body["name"] as string | undefined) ?? "";
    const there = this.kept.get(name);
    switch (path) {
      case "GET /catalogue":
        return json(CATALOGUE);
      case "POST /check": {
        const { army, of = "" } = body as unknown as ArmyDraft;
        return json(this.judged(army, of));
      }
      case "POST /read":
        return json(String(body["name"]).endsWith(".json") ? { army: muster } : { pack: this.pack, faults: ["row 3"] });
      case "GET ":
        return json([...this.kept.values()].map(({ army, rev }) => this.card(army, rev)));
      case "GET /file":
        return json(there?.army ?? { ...muster, limit: Number(query.get("limit")) });
      case "GET /army":
        return there ? json(this.info(name)) : json({ code: "unknown", reason: "no such army" }, 404);
      case "POST ": {
        const army = body["army"] as ArmyTable;
        this.keep(army);
        return json(this.info(army.name), 201);
      }
      case "POST /change": {
        const army = body["army"] as ArmyTable;
        if (there?.rev !== body["rev"]) return json({ code: "stale", reason: "changed elsewhere" }, 409);
        this.kept.delete(name);
        this.keep(army, there!.rev + 1);
        return json(this.info(army.name));
      }
      case "POST /remove":
        this.kept.delete(name);
        return json({ name });
      default:
        return json({ code: "unknown", reason: path }, 404);
    }
  }
}

let server: FakeArmies;
beforeEach(() => {
  server = new FakeArmies();
  drafts.all.clear();
});
const lists = (): ArmyRequests => new ArmyRequests(server, () => "en");
const building = async (army: ArmyTable = muster, kept: ArmyKeptInfo | null = null): Promise<Building> => {
  const made = new Building(lists(), CATALOGUE, army, kept);
  await waitFor(() => expect(made.pending).toBe(false));
  return made;
};
const names = (made: Building): string[] => made.names;

test("addresses of armies stand for their screens, whatever their names", () => {
  expect(routeOf("/armies", "")).toEqual({ screen: "armies", making: false, name: "", from: "" });
  const [path = "", hash = ""] = buildPath("medieval", 1000).split("#");
  expect(routeOf(path, hash)).toEqual({ screen: "armies", making: true, name: "", from: "medieval/1000" });
  expect(drafts.pathOf("", "medieval/1000")).toBe(buildPath("medieval", 1000));
  for (const name of ["new", "The Duke/Two", "Ä 50%"]) {
    expect(routeOf(armyPath(name), "")).toEqual({ screen: "armies", making: false, name, from: "" });
    expect(new URLSearchParams(playPath(name).slice(2)).get("army")).toBe(name);
  }
  expect(armyPaper({ ready: "weird", limit: "1500" }, "de")).toBe("/api/armies/paper?ready=weird&limit=1500&lang=de");
});

test("a unit stays one that can be when its type, its number or its formation changes", () => {
  const tank = withType(spears, typeOf(CATALOGUE, "vehicle")!);
  expect([tank.n, tank.formation, tank.files]).toEqual([1, "none", undefined]);
  expect(withType(tank, typeOf(CATALOGUE, "basic")!).formation).toBe("skirmish");
  expect(withNumber(spears, 5).files).toBe(5);
  expect(withNumber(spears, 40).files).toBe(8);
  expect(withFormation(withFormation(spears, "skirmish"), "regiment").files).toBe(5);
  expect(newUnit(CATALOGUE, typeOf(CATALOGUE, "ordnance")!, "Gun")).toMatchObject({ n: 3, weapons: ["mortar"] });
  expect(newUnit(CATALOGUE, typeOf(CATALOGUE, "hero")!, "Ann")).toMatchObject({ n: 1, formation: "skirmish" });
  expect(diceOf("12d20")).toEqual({ count: 12, sides: 20 });
});

test("numbers are kept within their bounds and at two decimals, and names apart", () => {
  expect([bounded(6.126, 0, 9, 1), bounded(-1, 0, 9, 1), bounded(99, 0, 9, 1), bounded(NaN, 0, 9, 1)]).toEqual([
    6.13, 0, 9, 1,
  ]);
  expect(freeName("Spears", ["Spears", "Spears 2"])).toBe("Spears 3");
  expect(freeName("Spears 2", ["Spears 2"])).toBe("Spears 3");
  expect(freeName("Bows", ["Spears"])).toBe("Bows");
});

test("weapons and abilities are listed with what they do, those of a crew first for ordnance", () => {
  expect(weaponItems(CATALOGUE, [], spears, WORDS).map((one) => one.name)).toEqual(["spear", "longbow", "mortar"]);
  const gun = { ...spears, type: "ordnance" as const, weapons: [{ name: "Big gun", shoot: 3, range: [2, 9] }] };
  const found = weaponItems(CATALOGUE, [PACK], gun, WORDS);
  expect(found.map((one) => [one.name, one.kind])).toEqual([
    ["Big gun", "own"],
    ["Fang", "Beasts"],
    ["mortar", "crewed"],
    ["spear", "weapons"],
    ["longbow", "weapons"],
  ]);
  expect(found[0]!.effect).toBe("0 3 2/9 -1");
  expect(found[2]!.effect).toBe("0 4 10/22 84");
  const swift = { ...spears, abilities: [{ name: "Stealth", cost: 15 }] };
  expect(abilityItems(CATALOGUE, [PACK], swift, WORDS).map((one) => `${one.name}: ${one.effect}`)).toEqual([
    "Stealth: 15 points",
    "Wade: 4.5 points",
    "fast: 50 points",
    "command: 50 points",
    "arc: share 0.2",
  ]);
});

test("a weapon goes in as a file has it, and out again", () => {
  expect(weaponOf([PACK], spears, "Fang")).toEqual({ name: "Fang", fight: 2 });
  expect(weaponOf([PACK], spears, "longbow")).toBe("longbow");
  expect(abilityOf([PACK], spears, "Wade")).toEqual({ name: "Wade", cost: 4.5 });
  const own = { ...spears, abilities: [{ name: "Stealth", cost: 15 }] };
  expect(abilityOf([], own, "Stealth")).toEqual({ name: "Stealth", cost: 15 });
  expect(toggleItem<string | OwnWeapon>(["spear"], { name: "Fang" })).toEqual(["spear", { name: "Fang" }]);
  expect(toggleItem(["spear", { name: "Fang" }], { name: "Fang" })).toEqual(["spear"]);
});

test("units come, go, come back to their place and change places, each with what it comes to", async () => {
  const made = await building();
  const [first, second] = made.rows.map((row) => row.id) as [number, number];
  const third = made.double(first);
  expect(names(made)).toEqual(["Spears", "Spears 2", "Pikes"]);
  expect(made.open).toBe(third);
  made.move(second, -2);
  expect(names(made)).toEqual(["Pikes", "Spears", "Spears 2"]);
  made.move(second, -1);
  made.change(second, { ...spears, name: "Pikes", n: 3 });
  await made.check();
  expect(made.results.get(second)?.points).toBe(63);
  expect(made.results.get(third)?.points).toBe(336);
  made.remove(first);
  made.remove(third);
  expect(names(made)).toEqual(["Pikes"]);
  made.add({ ...spears, name: "Spears 2" });
  expect(made.restore()?.unit.name).toBe("Spears 3");
  expect(made.restore()?.unit.name).toBe("Spears");
  expect(names(made)).toEqual(["Pikes", "Spears", "Spears 3", "Spears 2"]);
  expect(made.restore()).toBeUndefined();
  made.stop();
});

test("many changes in a moment are judged once, and an older judgement is never shown", async () => {
  const made = await building();
  vi.useFakeTimers();
  const before = server.of("POST /check").length;
  for (const limit of [500, 600, 700]) made.limitTo(limit);
  expect([made.pending, made.legal, made.keepable]).toEqual([true, false, false]);
  await vi.advanceTimersByTimeAsync(PAUSE + 10);
  expect(server.of("POST /check")).toHaveLength(before + 1);
  let release: () => void = () => {};
  server.hold = new Promise((resolve) => (release = resolve));
  made.limitTo(100);
  await vi.advanceTimersByTimeAsync(PAUSE + 10);
  server.hold = null;
  made.limitTo(2000);
  await vi.advanceTimersByTimeAsync(PAUSE + 10);
  release();
  await vi.advanceTimersByTimeAsync(10);
  expect(made.checked?.meters[0]?.bound).toBe(2000);
  expect([made.legal, made.keepable, made.dirty]).toEqual([true, true, true]);
  made.stop();
});

test("a house rule is said only where it is not as written, and the catalogue follows it", async () => {
  const made = await building();
  await made.house("builder_caps", "on");
  expect(made.options).toEqual({ builder_caps: "on" });
  expect(server.requests.at(-1)?.query.get("option")).toBe("builder_caps=on");
  expect(made.dirty).toBe(true);
  await made.house("builder_caps", "off");
  expect([made.options, made.dirty]).toEqual([{}, false]);
  made.stop();
});

test("what is saved is no longer unsaved, but for what was changed meanwhile", async () => {
  const made = await building();
  expect([made.dirty, made.keepable]).toEqual([false, true]);
  const saving = made.save();
  made.rename("Border watch");
  await saving;
  expect([made.dirty, made.kept?.card.name]).toEqual([true, "The Muster"]);
  await made.save();
  expect([made.dirty, made.kept?.card.rev, [...server.kept.keys()]]).toEqual([false, 1, ["Border watch"]]);
  made.stop();
});

test("what was changed elsewhere is taken, or saved over, or saved anew where it is gone", async () => {
  const made = await building();
  await made.save();
  server.keep({ ...muster, limit: 1500 }, 3);
  made.limitTo(700);
  await expect(made.save()).rejects.toMatchObject({ code: "stale" });
  await made.overwrite();
  expect([server.kept.get("The Muster")?.army.limit, made.kept?.card.rev]).toEqual([700, 4]);
  server.keep({ ...muster, limit: 1500 }, 9);
  await made.reload();
  expect([made.limit, made.dirty, made.kept?.card.rev]).toEqual([1500, false, 9]);
  server.kept.clear();
  made.limitTo(800);
  await made.overwrite();
  expect([server.kept.get("The Muster")?.rev, made.dirty]).toEqual([0, false]);
  made.stop();
});

test("an army that was changed gives way to nothing only so far that it can be put back", async () => {
  const made = await building();
  made.remove(made.rows[1]!.id);
  made.clear();
  expect([made.names, made.name, made.limit, made.dirty]).toEqual([[], "", 2000, true]);
  made.restore();
  expect(made.names).toEqual(["Spears"]);
  made.restore();
  expect(made.names).toEqual(["Spears", "Pikes"]);
  made.stop();
});

// --- the screens -----------------------------------------------------------------------------------------------------
const user = userEvent.setup({ applyAccept: false });
const shown = (path: string): void => {
  go(path);
  render(App, { net: server });
};
const card = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[data-unit="${name}"]`)!;

test("an army is built of a ready one: a limit is broken, told in words, and mended", async () => {
  shown(buildPath("medieval", 1000));
  await screen.findByRole("heading", { name: "The Muster", level: 1 });
  expect(await screen.findByText("It may play.", { selector: "h2" })).toBeVisible();
  await user.click(within(card("Spears")).getByRole("button", { name: /Spears/u }));
  expect(screen.getByText("16 × 21")).toBeVisible();
  const count = screen.getByRole("spinbutton", { name: "Miniatures" });
  await user.clear(count);
  await user.type(count, "60");
  expect(screen.getByRole("spinbutton", { name: "Files" })).toHaveValue(8);
  expect(await screen.findByText("not kept")).toBeVisible();
  expect(screen.getByText("1302 of 1000 points")).toBeVisible();
  expect(screen.getByRole("button", { name: "Play with it" })).toBeDisabled();
  await user.click(screen.getByRole("radio", { name: "2000" }));
  expect(await screen.findByText("It may play.", { selector: "h2" })).toBeVisible();
  await user.click(screen.getAllByRole("button", { name: "Save" })[0]!);
  await waitFor(() => expect(location.pathname).toBe(armyPath("The Muster")));
  expect(server.kept.get("The Muster")?.army.units[0]?.n).toBe(60);
  expect(screen.getByRole("link", { name: "Play with it" })).toHaveAttribute("href", playPath("The Muster"));
  expect(screen.getByRole("spinbutton", { name: "Miniatures" })).toHaveValue(60);
});

test("a removed unit can be put back, and the keyboard stays where the list is", async () => {
  shown(buildPath("medieval", 1000));
  await screen.findByRole("heading", { name: "The Muster", level: 1 });
  await user.click(within(card("Pikes")).getByRole("button", { name: /Pikes/u }));
  await user.click(screen.getByRole("button", { name: "Up" }));
  expect(screen.getByRole("button", { name: "Down" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Remove" }));
  expect(card("Pikes")).toBeNull();
  expect(screen.getByRole("button", { name: "Put it back" })).toHaveFocus();
  await user.keyboard("{Enter}");
  expect([...document.querySelectorAll<HTMLElement>("[data-unit]")].map((one) => one.dataset["unit"])).toEqual([
    "Pikes",
    "Spears",
  ]);
  await waitFor(() => expect(card("Pikes")).toContainElement(document.activeElement as HTMLElement));
});

test("units, weapons and abilities are taken from the lists, those of a pack too", async () => {
  server.keep({ ...muster, name: "New army" });
  shown(buildPath());
  expect(await screen.findByRole("heading", { name: "New army 2", level: 1 })).toBeVisible();
  expect(await screen.findByText("It may play.", { selector: "h2" })).toBeVisible();
  expect(card("Spears")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Begin from nothing" }));
  await screen.findByText("a name is missing");
  expect(screen.queryByRole("button", { name: "Put it back" })).toBeNull();
  expect(screen.getAllByRole("button", { name: "Save" })[0]).toBeDisabled();
  await user.click(screen.getByRole("button", { name: "hero" }));
  await user.upload(screen.getByLabelText("Open a pack"), new File(["x"], "beasts.toml"));
  expect(await screen.findByText("one weapon, one ability, 0 units")).toBeVisible();
  expect(screen.getByText("row 3")).toBeVisible();
  const hero = card("New hero");
  await user.click(within(hero).getByRole("button", { name: /^Weapons/u }));
  await user.click(within(hero).getByRole("checkbox", { name: /Fang/u }));
  await user.click(within(hero).getByRole("button", { name: /^Abilities/u }));
  expect(within(hero).getByRole("checkbox", { name: /^Arc/u })).toHaveAttribute("aria-disabled", "true");
  await user.click(within(hero).getByRole("checkbox", { name: /^Command/u }));
  await user.selectOptions(within(hero).getByRole("combobox", { name: "Base" }), "mounted");
  await user.click(screen.getByText("Take one from a ready army or a pack"));
  await user.type(screen.getByRole("searchbox"), "no such");
  expect(screen.getByText("No unit has these words.")).toBeVisible();
  await user.clear(screen.getByRole("searchbox"));
  await user.type(screen.getByRole("searchbox"), "BASIC spears");
  await user.click(screen.getByRole("button", { name: /^Spears/u }));
  await waitFor(() =>
    expect((server.of("POST /check").at(-1) as unknown as ArmyDraft).army.units).toMatchObject([
      { name: "New hero", weapons: [{ name: "Fang", fight: 2 }], abilities: ["command"], base: [1, 2] },
      { name: "Spears", n: 16 },
    ]),
  );
});

test("what is not saved waits in the list, and can be gone on with or thrown away", async () => {
  shown(buildPath("medieval", 1000));
  await screen.findByRole("heading", { name: "The Muster", level: 1 });
  await user.type(screen.getByRole("textbox", { name: "Name of the army" }), " II");
  await user.click(screen.getByRole("link", { name: "All armies" }));
  expect(screen.getByRole("link", { name: "New army" })).toHaveAttribute("href", buildPath());
  await user.click(await screen.findByRole("link", { name: "The Muster II" }));
  expect(await screen.findByRole("textbox", { name: "Name of the army" })).toHaveValue("The Muster II");
  await user.click(screen.getByRole("link", { name: "All armies" }));
  await user.click(await screen.findByRole("button", { name: "Discard The Muster II" }));
  expect(screen.queryByText("Not saved yet")).toBeNull();
});

test("an army changed elsewhere is told of, with both ways on", async () => {
  server.keep(muster);
  shown(armyPath("The Muster"));
  await user.type(await screen.findByRole("textbox", { name: "Name of the army" }), " II");
  server.keep({ ...muster, limit: 1500 }, 3);
  await waitFor(() => expect(screen.getAllByRole("button", { name: "Save" })[0]).toBeEnabled());
  await user.click(screen.getAllByRole("button", { name: "Save" })[0]!);
  expect(await screen.findByText("changed elsewhere", { selector: ".bad span" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Show what was saved there" }));
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Name of the army" })).toHaveValue("The Muster"));
  expect(screen.getByRole("radio", { name: "1500" })).toHaveAttribute("aria-checked", "true");
  await user.click(screen.getByRole("button", { name: "Delete the army" }));
  await user.click(screen.getByRole("button", { name: "Yes, delete" }));
  await waitFor(() => expect(location.pathname).toBe("/armies"));
  expect(server.kept.size).toBe(0);
});

test("a file of an army is gone on with, and a pack is sent where it belongs", async () => {
  shown("/armies");
  await user.upload(await screen.findByLabelText("Import a file"), new File(["x"], "beasts.toml"));
  expect(await screen.findByText(/beasts.toml is a pack/u, { selector: ".result *" })).toBeVisible();
  await user.upload(screen.getByLabelText("Import a file"), new File(["{}"], "muster.json"));
  expect(await screen.findByRole("textbox", { name: "Name of the army" })).toHaveValue("The Muster");
  expect(location.pathname).toBe("/armies/new");
});

test("an army that is kept is the beginning of another", async () => {
  server.keep(muster);
  shown("/armies");
  await user.click(await screen.findByRole("button", { name: "Duplicate The Muster" }));
  expect(await screen.findByRole("textbox", { name: "Name of the army" })).toHaveValue("The Muster 2");
  await user.type(screen.getByRole("textbox", { name: "Name of the army" }), "0");
  await user.click(screen.getByRole("link", { name: "All armies" }));
  expect(screen.getByRole("link", { name: "New army" })).toHaveAttribute("href", `${buildPath()}#/1`);
  await user.click(await screen.findByRole("button", { name: "Duplicate The Muster" }));
  expect(location.hash).toBe("#/1");
  await waitFor(() => expect(screen.getAllByRole("button", { name: "Save" })[0]).toBeEnabled());
  await user.click(screen.getAllByRole("button", { name: "Save" })[0]!);
  await waitFor(() => expect([...server.kept.keys()]).toEqual(["The Muster", "The Muster 2"]));
});

test("an army for a battle is a ready one at its limit or a kept one that may play", async () => {
  server.keep({ ...muster, name: "Small", units: [{ ...spears, n: 2 }] });
  server.keep({ ...muster, name: "Broken", limit: 100 });
  const picked: (Picked | null)[] = [];
  const props = {
    net: server,
    limit: 1000,
    label: "Red's army",
    wanted: "Small",
    onpick: (one: Picked | null) => void picked.push(one),
  };
  const { rerender } = render(ArmyPicker, props);
  const list = await screen.findByRole("combobox", { name: "Red's army" });
  await waitFor(() => expect(picked.at(-1)?.name).toBe("Small"));
  expect(JSON.parse(picked.at(-1)!.text)).toMatchObject({ format: "affray-army", name: "Small" });
  expect(screen.getByRole("option", { name: "Broken, 1 broken." })).toBeDisabled();
  await user.selectOptions(list, screen.getByRole("option", { name: "The Muster, 986 points" }));
  await waitFor(() => expect(picked.at(-1)?.name).toBe("The Muster"));
  await rerender({ ...props, limit: 40 });
  await waitFor(() => expect(picked.at(-1)).toBeNull());
  expect(screen.getByRole("option", { name: "Small, more than 40 points" })).toBeDisabled();
});

test("the limit of an army that is wanted goes with it; one of another limit says so before anything is begun", async () => {
  server.keep({ ...muster, name: "Small", limit: 500, units: [{ ...spears, n: 2 }] });
  const wanted: number[] = [];
  const props = {
    net: server,
    limit: 1000,
    label: "Red's army",
    wanted: "Small",
    onpick: () => {},
    onlimit: (points: number) => void wanted.push(points),
  };
  const { rerender } = render(ArmyPicker, props);
  await waitFor(() => expect(wanted).toEqual([500]));
  await rerender({ ...props, limit: 500 });
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Red's army" })).toHaveValue("kept:Small"));
  expect(screen.queryByRole("alert")).toBeNull();
  await rerender({ ...props, limit: 1000 });
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Small is an army of 500 points; this battle is set to 1000.",
  );
  await user.click(screen.getByRole("button", { name: "Set Points to 500" }));
  expect(wanted).toEqual([500, 500]);
});
