// A figure in the making: what is changed here is judged by the server, a moment later; the newest change counts.
import { reasonOf } from "../api";
import { aborted, Judged } from "../judged.svelte";
import type {
  BarredItem,
  FigureChecked,
  FigureChoices,
  FigureOdds,
  RaceChoice,
  SlotChoice,
  TraitChoice,
} from "../messages";
import { type Figure, listOf, nameOf, numberOf, scoreOf, textOf } from "./figure";
import type { FigureRequests } from "./requests";

const MOST = 99;
/** The places that a figure attacks from. */
const AT_HAND = ["main", "off", "weapons", "spells"];
export const PAUSE = 120;
const ODDS_PAUSE = 260;

export class Making extends Judged<FigureChecked> {
  figure: Figure = $state.raw({ name: "" });
  odds: FigureOdds | null = $state.raw(null);
  against = $state("");
  weapon = $state("");
  oddsFault = $state("");
  /** Whether the weapon of the odds is nothing that stands in a place, as bare hands are. */
  private free = false;
  private oddsTimer: ReturnType<typeof setTimeout> | undefined;
  private weighing: AbortController | null = null;

  constructor(
    readonly requests: FigureRequests,
    readonly choices: FigureChoices,
    start: Figure | null,
    /** The figure of the roster that this would change. */
    readonly of = "",
  ) {
    super(PAUSE);
    this.against = choices.opponents[0]?.name ?? "";
    this.figure = start ?? this.blank;
    void this.check();
  }

  /** A figure of which only the race is chosen, the first, with the least that it may have. */
  private get blank(): Figure {
    const race = this.choices.races[0];
    return { name: "", ...(race ? { race: race.name, ...this.leastOf(race) } : {}) };
  }

  /** The draft gives way to one of which nothing is chosen. */
  async clear(): Promise<void> {
    this.figure = this.blank;
    this.touched = false;
    await this.check();
  }

  get race(): RaceChoice | undefined {
    return this.choices.races.find((one) => one.name === this.figure["race"]);
  }

  /** The attributes that count from no other. */
  private get own(): TraitChoice[] {
    return this.choices.traits.filter((one) => !one.above);
  }

  /** The least attributes of a race; those that count from others are left as much as these. */
  leastOf(race: RaceChoice): Record<string, number> {
    return Object.fromEntries(this.own.map((trait) => [trait.key, this.least(trait, race)]));
  }

  /** The least of an attribute for a race, or for the race of the figure. */
  least(trait: TraitChoice, race = this.race): number {
    return trait.above ? numberOf(this.figure, trait.above) : (race?.least[this.choices.traits.indexOf(trait)] ?? 0);
  }

  /** Why something may not be taken into a place as the draft stands. */
  barred(slot: string, item: string): BarredItem | undefined {
    return this.checked?.barred?.find((one) => one.slot === slot && one.item === item);
  }

  /** Whether it may be kept: judged as it stands, and no rule broken. */
  get legal(): boolean {
    return !this.pending && this.checked?.faults.length === 0;
  }

  /** Whether anything was chosen yet. */
  touched = $state(false);

  change(part: Figure): void {
    this.touched = true;
    this.figure = { ...this.figure, ...part };
    this.soon();
  }

  /** Another race: what was spent above the least of the old one is spent above the least of the new one. */
  become(race: RaceChoice): void {
    const scores = this.own.map((trait): [string, number] => [
      trait.key,
      Math.max(0, this.least(trait, race) + scoreOf(this.figure, trait) - this.least(trait)),
    ]);
    const next: Figure = { ...Object.fromEntries(scores), race: race.name };
    this.change({ ...next, ...this.carriedOver(next) });
  }

  /** An attribute; those that count from it go up and down with it. */
  set(trait: TraitChoice, value: number): void {
    if (!Number.isFinite(value)) return;
    const score = Math.min(MOST, Math.max(0, Math.round(value)));
    const next: Figure = { [trait.key]: trait.above && score === numberOf(this.figure, trait.above) ? 0 : score };
    this.change({ ...next, ...this.carriedOver(next) });
  }

  /** The attributes that count from those that change, as far above them as they were. */
  private carriedOver(next: Figure): Figure {
    const found: Figure = {};
    for (const trait of this.choices.traits) {
      if (!trait.above || !(trait.above in next) || trait.key in next) continue;
      const more = scoreOf(this.figure, trait) - numberOf(this.figure, trait.above);
      const score = Math.min(MOST, Math.max(0, numberOf(next, trait.above) + more));
      if (numberOf(this.figure, trait.key)) found[trait.key] = more ? score : 0;
    }
    return found;
  }

  /** What is in a place. */
  chosen(slot: SlotChoice): string[] {
    if (slot.many) return listOf(this.figure, slot.key);
    const usual = slot.empty ? "" : (this.choices.lists[slot.lists[0] ?? ""]?.[0]?.name ?? "");
    return [textOf(this.figure, slot.key) || usual];
  }

  /** Puts something into a place; where many go, it is put in, or taken out where it is there. */
  put(slot: SlotChoice, item: string): void {
    if (!slot.many) return this.change({ [slot.key]: item });
    const items = listOf(this.figure, slot.key);
    const at = items.indexOf(item);
    this.change({ [slot.key]: at < 0 ? [...items, item] : items.filter((_, place) => place !== at) });
  }

  /** A figure drawn by lot takes the place of the draft; a name that was given stays. */
  async draw(race: string): Promise<void> {
    await this.replace(async () => {
      const { figure } = await this.requests.draw(race);
      return figure;
    });
  }

  /** The figure of a line takes the place of the draft. */
  async load(line: string): Promise<boolean> {
    return this.replace(async () => (await this.requests.check({ line, of: this.of })).figure);
  }

  /** What takes the place of the draft, unless it is changed meanwhile: the newest change counts. */
  private async replace(found: () => Promise<Figure>): Promise<boolean> {
    const before = this.figure;
    try {
      const figure = await found();
      if (this.figure !== before) return false;
      this.figure = figure;
      this.touched = true;
    } catch (error) {
      this.fault = reasonOf(error);
      return false;
    }
    await this.check();
    return true;
  }

  protected judge(signal: AbortSignal): Promise<FigureChecked> {
    return this.requests.check({ figure: this.figure, of: this.of }, signal);
  }

  protected override judged(found: FigureChecked): void {
    super.judged(found);
    this.weighSoon();
  }

  aim(against: string): void {
    this.against = against;
    void this.weigh();
  }

  wield(weapon: string): void {
    this.weapon = weapon;
    this.free = !this.held.includes(weapon);
    void this.weigh();
  }

  private weighSoon(): void {
    clearTimeout(this.oddsTimer);
    this.oddsTimer = setTimeout(() => void this.weigh(), this.odds ? ODDS_PAUSE : 0);
  }

  /** What stands in the places that a figure attacks from. */
  private get held(): string[] {
    return AT_HAND.flatMap((key) => [textOf(this.figure, key), ...listOf(this.figure, key)]);
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
    const figure = { ...this.figure, name: nameOf(this.figure) || "…" };
    try {
      const odds = await this.requests.odds(
        { figure, against: this.against, weapon: this.free || this.held.includes(this.weapon) ? this.weapon : "" },
        weighing.signal,
      );
      if (this.weighing !== weighing) return;
      this.odds = odds;
      this.oddsFault = "";
    } catch (error) {
      if (aborted(error) || this.weighing !== weighing) return;
      this.odds = null;
      this.oddsFault = reasonOf(error);
      if (this.free) this.wield("");
    }
  }

  override stop(): void {
    super.stop();
    clearTimeout(this.oddsTimer);
    this.weighing?.abort();
  }
}
