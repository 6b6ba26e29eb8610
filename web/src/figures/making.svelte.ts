// A figure in the making: what is changed here is judged by the server, a moment later; the newest change counts.
import { reasonOf } from "../api";
import type { Adventurer, FigureChecked, FigureChoices, FigureOdds, RaceChoice } from "../messages";
import type { Folk } from "./folk";

export const ATTRIBUTES = ["st", "dx", "iq"] as const;
export type Attribute = (typeof ATTRIBUTES)[number];
export type Hand = "main" | "off";
export type Pack = "carried" | "things";
export const PAUSE = 120;
const ODDS_PAUSE = 260;

/** Whether a thing thrown says that a newer request took its place. */
const aborted = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";

export class Making {
  figure: Adventurer = $state.raw({ name: "" });
  checked: FigureChecked | null = $state.raw(null);
  odds: FigureOdds | null = $state.raw(null);
  against = $state("");
  weapon = $state("");
  fault = $state("");
  oddsFault = $state("");
  /** Whether what is shown is older than what was changed. */
  pending = $state(true);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private oddsTimer: ReturnType<typeof setTimeout> | undefined;
  private asking: AbortController | null = null;
  private weighing: AbortController | null = null;

  constructor(
    readonly folk: Folk,
    readonly choices: FigureChoices,
    start: Adventurer | null,
    /** The figure of the roster that this would change. */
    readonly of = "",
  ) {
    const race = choices.races[0];
    this.against = choices.opponents[0] ?? "";
    this.figure = start ?? { name: "", ...(race ? { race: race.name, ...leastOf(race) } : {}) };
    void this.check();
  }

  get race(): RaceChoice | undefined {
    return this.choices.races.find((one) => one.name === this.figure.race);
  }

  /** Whether it may be kept: judged as it stands, and no rule broken. */
  get legal(): boolean {
    return !this.pending && this.checked?.faults.length === 0;
  }

  change(part: Partial<Adventurer>): void {
    this.figure = { ...this.figure, ...part };
    this.soon();
  }

  /** Another race: what was spent above the least of the old one is spent above the least of the new one. */
  become(race: RaceChoice): void {
    const before = this.race;
    const spent = ATTRIBUTES.map((name, at) => (this.figure[name] ?? 0) - (before?.least[at] ?? 0));
    const [st, dx, iq] = race.least.map((least, at) => Math.max(0, least + (spent[at] ?? 0)));
    this.change({ race: race.name, st: st!, dx: dx!, iq: iq! });
  }

  set(attribute: Attribute, value: number): void {
    if (Number.isFinite(value)) this.change({ [attribute]: Math.min(99, Math.max(0, Math.round(value))) });
  }

  hold(hand: Hand, item: string): void {
    this.change({ [hand]: item });
  }

  /** Puts something into the pack, or takes it out where it is there. */
  toggle(pack: Pack, item: string): void {
    const items = this.figure[pack] ?? [];
    const at = items.indexOf(item);
    this.change({ [pack]: at < 0 ? [...items, item] : items.filter((_, place) => place !== at) });
  }

  /** A figure drawn by lot takes the place of the draft; a name that was given stays. */
  async draw(race: string): Promise<void> {
    await this.replace(async () => {
      const { figure } = await this.folk.draw(race);
      return figure;
    });
  }

  /** The figure of a line takes the place of the draft. */
  async load(line: string): Promise<boolean> {
    return this.replace(async () => (await this.folk.check({ line, of: this.of })).figure);
  }

  private async replace(found: () => Promise<Adventurer>): Promise<boolean> {
    try {
      this.figure = await found();
    } catch (error) {
      this.fault = reasonOf(error);
      return false;
    }
    await this.check();
    return true;
  }

  private soon(): void {
    this.pending = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), PAUSE);
  }

  /** Has the draft judged as it stands now. */
  async check(): Promise<void> {
    clearTimeout(this.timer);
    this.asking?.abort();
    const asking = (this.asking = new AbortController());
    this.pending = true;
    try {
      const checked = await this.folk.check({ figure: this.figure, of: this.of }, asking.signal);
      if (this.asking !== asking) return;
      this.checked = checked;
      this.fault = "";
      this.pending = false;
      this.weighSoon();
    } catch (error) {
      if (aborted(error) || this.asking !== asking) return;
      this.fault = reasonOf(error);
    }
  }

  aim(against: string): void {
    this.against = against;
    void this.weigh();
  }

  wield(weapon: string): void {
    this.weapon = weapon;
    void this.weigh();
  }

  private weighSoon(): void {
    clearTimeout(this.oddsTimer);
    this.oddsTimer = setTimeout(() => void this.weigh(), this.odds ? ODDS_PAUSE : 0);
  }

  /** The odds of the draft as it stands, with the weapon chosen while it is in hand. */
  async weigh(): Promise<void> {
    clearTimeout(this.oddsTimer);
    this.weighing?.abort();
    if (!this.against || !this.checked?.sheet) {
      this.odds = null;
      return;
    }
    const weighing = (this.weighing = new AbortController());
    const held = [this.figure.main, this.figure.off].includes(this.weapon) ? this.weapon : "";
    const figure = { ...this.figure, name: this.figure.name || "…" };
    try {
      const odds = await this.folk.odds({ figure, against: this.against, weapon: held }, weighing.signal);
      if (this.weighing !== weighing) return;
      this.odds = odds;
      this.oddsFault = "";
    } catch (error) {
      if (aborted(error) || this.weighing !== weighing) return;
      this.odds = null;
      this.oddsFault = reasonOf(error);
    }
  }

  /** Nothing is asked any more. */
  stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.oddsTimer);
    this.asking?.abort();
    this.weighing?.abort();
  }
}

/** The least attributes of a race. */
export const leastOf = (race: RaceChoice): Record<Attribute, number> => ({
  st: race.least[0],
  dx: race.least[1],
  iq: race.least[2],
});
