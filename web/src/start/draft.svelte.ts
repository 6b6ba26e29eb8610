// A game being set up: everything has a value from the start, so that two clicks are enough.
import { tick } from "svelte";
import type { Lobby } from "../api";
import type {
  Battle,
  Fielded,
  Guest,
  Muster,
  NewGame,
  OptionInfo,
  PostInfo,
  ScenarioInfo,
  SystemInfo,
} from "../messages";
import { FRIEND, ME, opponent, seatsFor } from "../seats";
import { Chair } from "./chair.svelte";
import { plain, typed, type Value } from "./values";
import { VOTE_SECONDS, voteFault } from "./votes";

/** The text of a file and what it is called: an army, a battlefield. */
export interface Settled {
  name: string;
  text: string;
}
/** A player at a game master's table, with a character that ships, one of the roster, or whichever is left; among friends
 * with one that is still to be made. `seat` is who plays. */
export interface Player {
  name: string;
  character: string;
  own: boolean;
  seat: string;
}
const ANYBODY = { character: "", own: false, seat: FRIEND };

export class Draft {
  system: SystemInfo = $state.raw({} as SystemInfo);
  scenario: ScenarioInfo = $state.raw({} as ScenarioInfo);
  seats: string[] = $state([]);
  /** The packs of house rules chosen beside the one that the scenario belongs to. */
  packs: string[] = $state([]);
  /** House rules that differ from what the scenario sets. */
  options: Record<string, string> = $state({});
  /** Who of the roster can go into the scenario; null until that is known and where there is no roster. */
  muster: Muster | null = $state.raw(null);
  /** The figures of the roster by those whose places they take. */
  figures: Record<string, string> = $state({});
  /** Rises when the roster is to be looked at again. */
  looks = $state(0);
  /** The armies chosen for a battle, by side; a side not named has the scenario's. */
  armies: Record<string, Settled> = $state({});
  /** The battlefield chosen; null for the scenario's. */
  battlefield: Settled | null = $state.raw(null);
  /** The points limit chosen; null for the scenario's. */
  limit: number | null = $state(null);
  /** Whether armies over their limit are agreed to. */
  agreed = $state(false);
  /** Who comes to a game master's table. */
  players: Player[] = $state([]);
  /** The seat of a game master at a fight on hexes. */
  readonly chair = new Chair();
  /** After how many seconds the lead decides a vote of friends; 0 for never, null for the usual. */
  vote: number | null | undefined = $state(VOTE_SECONDS);
  typed = $state(false);
  clocked = $state(false);
  minutes = $state(20);
  increment = $state(10);
  seed = $state("");
  name = $state("");
  /** Whether the start waits for something that is chosen and on its way. */
  waiting = $state(false);
  /** Who was to play when a system was last looked at, by its key. */
  private chosen = new Map<string, string[]>();
  /** What is on its way, by what it is for. */
  private coming = new Map<string, Promise<unknown>>();
  private expected = 0;

  constructor(system: SystemInfo, scenario: ScenarioInfo) {
    this.play(system, scenario);
  }

  /** Another system or scenario: its sides are played as they were in that system, its options are as it sets them. */
  play(system: SystemInfo, scenario: ScenarioInfo): void {
    if (system !== this.system) {
      this.options = {};
      this.packs = [];
    }
    if (scenario !== this.scenario) {
      this.figures = {};
      this.muster = null;
      this.armies = {};
      this.coming.clear();
      this.battlefield = null;
      this.limit = null;
      this.agreed = false;
      const names = scenario.table ? scenario.sides.slice(0, -1) : [];
      this.players = names.map((name, place) => ({
        name,
        ...ANYBODY,
        seat: scenario.table?.master === "" && !place ? ME : FRIEND,
      }));
    }
    const before = this.scenario.pack;
    this.chosen.set(this.system.key, this.seats);
    this.system = system;
    this.scenario = scenario;
    this.seats = seatsFor(scenario.sides, system.players, this.chosen.get(system.key));
    if (before && !this.uses(before)) this.dropRulesOf(before);
  }

  /** The points that a side may have, by the limit chosen. */
  limitOf(side: string): number {
    const battle = this.scenario.battle;
    const own = battle?.armies.find((one) => one.side === side)?.limit ?? 0;
    return battle && this.limit !== null ? (own / battle.limit) * this.limit : own;
  }

  /** The points of the battle, such that a side may have so many. */
  setLimit(side: string, points: number): void {
    const battle = this.scenario.battle;
    const own = battle?.armies.find((one) => one.side === side)?.limit;
    if (battle && own) this.limit = Math.round((points * battle.limit) / own);
  }

  /** An army for a side; null for the scenario's. */
  setArmy(side: string, army: Settled | null): void {
    const { [side]: _, ...rest } = this.armies;
    this.armies = army ? { ...rest, [side]: army } : rest;
  }

  /** Something that is chosen is on its way; the game begins after it, and not at all where the newest fails. */
  expect<T>(what: string, work: Promise<T>): Promise<T> {
    const before = this.coming.get(what);
    this.coming.set(what, before ? before.catch(() => {}).then(() => work) : work);
    this.expected += 1;
    return work;
  }

  /** Waits until nothing is on its way any more. Throws, once, where something does not come. */
  async arrival(): Promise<void> {
    this.waiting = this.coming.size > 0;
    try {
      for (let seen = -1; seen !== this.expected;) {
        seen = this.expected;
        await Promise.all(this.coming.values());
        // What has come may let the page ask for more.
        await tick();
      }
    } finally {
      this.coming.clear();
      this.waiting = false;
    }
  }

  /** What is settled before a battle otherwise than the scenario has it; null for nothing. */
  get settled(): Battle | null {
    const found: Battle = {};
    const armies = Object.entries(this.armies).map(([side, { text }]) => [side, text] as const);
    if (armies.length) found.armies = Object.fromEntries(armies);
    if (this.battlefield) found.battlefield = this.battlefield.text;
    if (this.limit !== null) found.limit = this.limit;
    if (this.agreed) found.agreed = true;
    return this.scenario.battle && Object.keys(found).length ? found : null;
  }

  /** The places that figures of the roster can take: those of the sides that people play. */
  get posts(): PostInfo[] {
    const played = (side: string): boolean =>
      [ME, FRIEND].includes(this.seats[this.scenario.sides.indexOf(side)] ?? ME);
    return (this.muster?.posts ?? []).filter((post) => played(post.side));
  }

  /** A figure of the roster takes a place, or with "" nobody. */
  field(post: string, name: string): void {
    const { [post]: _, ...rest } = this.figures;
    this.figures = name ? { ...rest, [post]: name } : rest;
  }

  /** Asks who of the roster can go into the scenario. */
  async fetchMuster(lobby: Lobby, lang: string): Promise<void> {
    const { system, scenario } = this;
    const found = system.figures ? await lobby.muster(system.key, scenario.name, lang).catch(() => null) : null;
    if (system === this.system && scenario === this.scenario) this.muster = found;
  }

  /** Whether friends play, without a game master. */
  get friends(): boolean {
    return this.scenario.table?.master === "";
  }

  // --- a game master's table ---------------------------------------------------------------------------------------
  /** One more player, or one fewer. */
  invite(name: string): void {
    if (this.players.length < (this.scenario.table?.players ?? 0)) this.players.push({ name, ...ANYBODY });
  }
  dismiss(place: number): void {
    if (this.players.length > this.fewest) this.players.splice(place, 1);
  }

  /** The fewest players that there can be. */
  get fewest(): number {
    return this.friends ? 2 : 1;
  }

  /** Whether a game master is wanted, who can sit at the fight. */
  get hasMaster(): boolean {
    return this.chair.wanted && Boolean(this.system.mastered) && !this.scenario.table;
  }

  /** Why nobody can sit down like that, as the id of a text; "" when all can. */
  get tableFault(): string {
    const master = this.scenario.table?.master;
    if (this.hasMaster) return this.chair.fault(this.scenario.sides);
    if (master === undefined) return "";
    const last = this.friends ? (this.scenario.sides.at(-1) ?? "") : master;
    const names = [...this.players.map(({ name }) => name.trim()), last];
    if (names.some((name) => !name)) return "gather-nameless";
    return new Set(names).size < names.length ? "gather-twice" : this.friends ? voteFault(this.vote) : "";
  }

  /** The players as they are asked for: whose character is of the roster has one that ships, whose place it takes. */
  private get gathered(): { guests: Guest[]; figures: Record<string, Fielded>; seats: Record<string, string> } {
    const { characters = [], master = "" } = this.scenario.table ?? {};
    const taken = new Set(this.players.filter(({ own }) => !own).map(({ character }) => character));
    const left = characters.map(({ name }) => name).filter((name) => !taken.has(name));
    const figures: Record<string, Fielded> = {};
    const guests = this.players.map(({ name, character, own }): Guest => {
      const seen = own ? this.seen(character) : null;
      const open = this.friends && !character;
      const place = open ? "" : seen || !character || own ? (left.shift() ?? "") : character;
      if (seen) figures[place] = seen;
      return { name: name.trim(), character: place };
    });
    const last = this.friends ? [this.scenario.sides.at(-1) ?? "", opponent(this.system.players)] : [master, ME];
    const seated = this.players.map(({ name, seat }) => [name.trim(), this.friends ? seat : FRIEND]);
    const seats = Object.fromEntries([...seated, last]) as Record<string, string>;
    return { guests, figures, seats };
  }

  /** The names of the sides as the game will have them. */
  get sides(): string[] {
    const { table, sides } = this.scenario;
    if (!table) return this.hasMaster ? [...sides, this.chair.title] : sides;
    return [...this.players.map(({ name }) => name.trim()), this.friends ? (sides.at(-1) ?? "") : table.master];
  }

  /** Who plays a side. */
  seatedPlayer(place: number): string {
    if (this.friends) return this.players[place]?.seat ?? opponent(this.system.players);
    if (this.scenario.table) return place < this.players.length ? FRIEND : ME;
    return place < this.scenario.sides.length ? (this.seats[place] ?? ME) : this.chair.seat;
  }

  /** The figures of the roster that go into the game, as long as they can. */
  get fielded(): Record<string, string> {
    const free = this.posts.map((post) => post.name);
    return Object.fromEntries(
      Object.entries(this.figures).filter(([post, name]) => free.includes(post) && this.seen(name)),
    );
  }

  private seen(name: string): Fielded | null {
    const found = this.muster?.fighters.find((one) => one.name === name && !one.refusal);
    return found ? { name, rev: found.rev } : null;
  }

  /** Whether the game is played with a pack. */
  uses(pack: string): boolean {
    return pack === this.scenario.pack || this.packs.includes(pack);
  }

  pack(name: string, chosen: boolean): void {
    this.packs = chosen ? [...this.packs, name] : this.packs.filter((one) => one !== name);
    if (!this.uses(name)) this.dropRulesOf(name);
  }

  private dropRulesOf(pack: string): void {
    for (const option of this.system.options) if (option.pack === pack) this.set(option.name, this.base(option.name));
  }

  private option(name: string): OptionInfo | undefined {
    return this.system.options.find((option) => option.name === name);
  }

  /** The house rules that set others. */
  get presets(): OptionInfo[] {
    return this.system.options.filter((option) => !option.pack && Object.keys(option.sets ?? {}).length);
  }

  /** What a house rule stands at with these presets: as a switch chosen here says, the scenario, a pack, a preset, the
   * default. What a scenario or a pack says in so many words goes before a switch that it turns on. */
  private under(name: string, chosen: (preset: string) => string): string {
    const switches = this.system.options.filter((one) => one.pack && this.uses(one.pack) && one.sets?.["true"]?.[name]);
    const switched = (level: Record<string, Value>): string | undefined =>
      switches.find((one) => plain(level[one.name] ?? "") === "true" && this.value(one.name) === "true")?.sets?.[
        "true"
      ]?.[name];
    const packs = (this.system.packs ?? []).filter((one) => this.uses(one.name));
    const mine = switched(this.options);
    if (mine !== undefined) return mine;
    for (const level of [this.scenario.options, ...packs.map((one) => one.defaults)]) {
      const said = level[name];
      const found = said === undefined ? switched(level) : plain(said);
      if (found !== undefined) return found;
    }
    const by = this.presets.find((one) => one.name !== name && one.sets?.[chosen(one.name)]?.[name] !== undefined);
    return by?.sets?.[chosen(by.name)]?.[name] ?? this.option(name)?.default ?? "";
  }

  /** What a house rule stands at when nothing but a preset is changed here. */
  base(name: string): string {
    return this.under(name, (preset) => this.value(preset));
  }

  /** What a house rule stands at as the scenario sets everything. */
  private first(name: string): string {
    return this.under(name, (preset) => this.under(preset, () => ""));
  }

  /** Whether a house rule is not as the scenario sets it. */
  differs(name: string): boolean {
    return this.value(name) !== this.first(name);
  }

  value(name: string): string {
    return this.options[name] ?? this.base(name);
  }

  set(name: string, value: string): void {
    const { [name]: _, ...rest } = this.options;
    this.options = rest;
    if (value !== this.base(name)) this.options = { ...rest, [name]: value };
    const { sets, pack } = this.option(name) ?? {};
    if (!sets || pack) return;
    // What any value of a preset names goes as this one says, whatever it stood at.
    for (const other of new Set(Object.values(sets).flatMap(Object.keys))) {
      this.set(other, sets[value]?.[other] ?? this.option(other)?.default ?? "");
    }
  }

  /** The rules as the system has them by default, whatever the scenario sets. */
  asWritten(): void {
    this.options = {};
    for (const option of this.system.options) {
      if (!option.pack || this.uses(option.pack)) this.set(option.name, option.default);
    }
  }

  asScenario(): void {
    this.options = {};
  }

  get changed(): number {
    return this.system.options.filter((option) => this.differs(option.name)).length;
  }

  /** The house rules that are not as the system has them, each with its value. */
  get house(): [string, string][] {
    return this.system.options
      .filter((option) => !option.pack || this.uses(option.pack))
      .map((option): [string, string] => [option.name, this.value(option.name)])
      .filter(([name, value]) => value !== this.option(name)?.default);
  }

  /** The packs that the game is played with. */
  get used(): string[] {
    return (this.system.packs ?? []).map((pack) => pack.name).filter((name) => this.uses(name));
  }

  /** Why the seed is not one, as the id of a text; "" when it is. */
  get seedFault(): string {
    const text = this.seed.trim();
    return text === "" || (/^\d{1,16}$/u.test(text) && Number.isSafeInteger(Number(text))) ? "" : "seed-fault";
  }

  /** The request that makes the game. */
  request(): NewGame {
    const game: NewGame = {
      system: this.system.key,
      scenario: this.scenario.name,
      seats: Object.fromEntries(this.scenario.sides.map((side, place) => [side, this.seats[place] ?? ME])),
    };
    if (Object.keys(this.options).length)
      game.options = Object.fromEntries(Object.entries(this.options).map(([k, v]) => [k, typed(v)]));
    if (this.scenario.table) {
      const { figures, ...rest } = this.gathered;
      Object.assign(game, rest, Object.keys(figures).length ? { figures } : {});
      if (this.friends) game.vote = this.vote ?? VOTE_SECONDS;
    }
    if (this.hasMaster) this.chair.join(game);
    if (this.packs.length) game.packs = [...this.packs];
    const figures = Object.entries(this.fielded).map(([post, name]) => [post, this.seen(name)] as const);
    if (figures.length) game.figures = Object.fromEntries(figures) as Record<string, Fielded>;
    if (this.settled) game.battle = this.settled;
    if (this.typed) game.dice = "typed";
    if (this.clocked) game.clock = { seconds: Math.round(this.minutes * 60), increment: Math.round(this.increment) };
    if (this.seed.trim()) game.seed = Number(this.seed.trim());
    if (this.name.trim()) game.name = this.name.trim();
    return game;
  }
}
