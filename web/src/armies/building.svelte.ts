// An army in the building: what is changed here is judged by the server, a moment later; the newest change counts.
import { Failure, reasonOf } from "../api";
import type {
  ArmyCatalogue,
  ArmyChecked,
  ArmyKeptInfo,
  ArmyPack,
  ArmyTable,
  UnitChecked,
  UnitTable,
} from "../messages";
import { Drafts } from "../drafts.svelte";
import { Judged } from "../judged.svelte";
import { armyPath, buildPath } from "../route";
import { emptyArmy, type House, freeName } from "./army";
import type { ArmyRequests } from "./requests";

export const PAUSE = 120;

/** A unit with a number of its own, by which the page knows it while it moves about. */
export interface Row {
  id: number;
  unit: UnitTable;
}
interface Removed {
  row: Row;
  place: number;
}

/** A list with so many taken out at a place, and others put in there. */
function spliced<T>(list: readonly T[], at: number, out: number, ...more: T[]): T[] {
  return [...list.slice(0, at), ...more, ...list.slice(at + out)];
}

export class Building extends Judged<ArmyChecked> {
  name = $state("");
  limit = $state(0);
  rows: Row[] = $state.raw([]);
  options: House = $state.raw({});
  catalogue: ArmyCatalogue = $state.raw({} as ArmyCatalogue);
  packs: ArmyPack[] = $state.raw([]);
  /** What each unit comes to, by its number. */
  results: ReadonlyMap<number, UnitChecked> = $state.raw(new Map());
  /** What was removed, the last one last. */
  removed: Removed[] = $state.raw([]);
  kept: ArmyKeptInfo | null = $state.raw(null);
  /** The unit that is open. */
  open = $state(-1);
  private start = $state("");
  private next = 0;
  /** The units that the server was asked about last. */
  private asked: Row[] = [];

  constructor(
    readonly requests: ArmyRequests,
    catalogue: ArmyCatalogue,
    army: ArmyTable = emptyArmy(),
    kept: ArmyKeptInfo | null = null,
  ) {
    super(PAUSE);
    this.catalogue = catalogue;
    this.kept = kept;
    this.options = kept?.options ?? {};
    this.take(army);
    this.start = this.text;
    void this.check();
  }

  /** The army as its file has it. */
  get army(): ArmyTable {
    return { ...emptyArmy(this.limit), name: this.name.trim(), units: this.rows.map((row) => row.unit) };
  }
  private get text(): string {
    return JSON.stringify([this.army, Object.entries(this.options).sort()]);
  }
  /** Whether something is changed that is not kept. */
  get dirty(): boolean {
    return this.text !== this.start;
  }
  get legal(): boolean {
    return !this.pending && this.checked?.broken === 0;
  }
  /** Whether it can be kept as it stands. */
  get keepable(): boolean {
    return !this.pending && Boolean(this.checked?.file) && (this.dirty || !this.kept);
  }
  get names(): string[] {
    return this.rows.map((row) => row.unit.name);
  }

  /** Nothing is chosen; what was changed before can be put back. */
  clear(): void {
    const { dirty } = this;
    this.removed = dirty ? [...this.removed, ...this.rows.map((row, place) => ({ row, place })).reverse()] : [];
    this.open = -1;
    this.take(emptyArmy());
    if (!dirty) this.start = this.text;
    this.soon();
  }

  private take(army: ArmyTable): void {
    [this.name, this.limit] = [army.name, army.limit];
    this.rows = army.units.map((unit) => ({ id: this.next++, unit }));
  }

  /** Keeps it as it stands. Throws a Failure, such as where it was changed elsewhere meanwhile. */
  async save(): Promise<ArmyKeptInfo> {
    const { army, options, text, kept } = this;
    const { requests } = this;
    this.kept = await (kept
      ? requests.put(kept.card.name, kept.card.rev ?? 0, army, options)
      : requests.keep(army, options));
    this.start = text;
    return this.kept;
  }

  /** Keeps it over what was kept elsewhere meanwhile, and where that is gone as a new one. */
  async overwrite(): Promise<ArmyKeptInfo> {
    const name = this.kept?.card.name ?? "";
    this.kept = await this.requests.army(name).catch((error: unknown) => {
      if (error instanceof Failure && error.code === "unknown") return null;
      throw error;
    });
    return this.save();
  }

  /** What is kept takes the place of what was to be changed. */
  async reload(): Promise<void> {
    const kept = await this.requests.army(this.kept?.card.name ?? "");
    [this.kept, this.options, this.removed, this.open] = [kept, kept.options, [], -1];
    this.take(kept.army);
    this.start = this.text;
    await this.speak();
  }

  rename(name: string): void {
    this.name = name;
    this.soon();
  }
  limitTo(limit: number): void {
    this.limit = limit;
    this.soon();
  }

  /** Another value of a house rule; what it is by itself is not said. */
  async house(name: string, value: string): Promise<void> {
    const usual = this.catalogue.options.find((one) => one.name === name)?.default;
    const { [name]: _, ...rest } = this.options;
    this.options = value === usual ? rest : { ...rest, [name]: value };
    this.soon();
    await this.speak();
  }

  /** Fetches the catalogue anew: under other house rules, or in another language. */
  async speak(): Promise<void> {
    try {
      this.catalogue = await this.requests.catalogue(this.options);
      this.soon();
    } catch (error) {
      this.fault = reasonOf(error);
    }
  }

  // --- units ---------------------------------------------------------------------------------------------------------
  change(id: number, unit: UnitTable): void {
    this.rows = this.rows.map((row) => (row.id === id ? { id, unit } : row));
    this.soon();
  }

  /** Adds a unit at the end, or behind another, under a name that no other has; its number. */
  add(unit: UnitTable, behind = this.rows.length - 1): number {
    const row = { id: this.next++, unit: { ...unit, name: freeName(unit.name, this.names) } };
    this.rows = spliced(this.rows, behind + 1, 0, row);
    this.open = row.id;
    this.soon();
    return row.id;
  }

  double(id: number): number {
    const place = this.placeOf(id);
    return this.add(this.rows[place]!.unit, place);
  }

  remove(id: number): void {
    const place = this.placeOf(id);
    this.removed = [...this.removed, { row: this.rows[place]!, place }];
    this.rows = spliced(this.rows, place, 1);
    this.soon();
  }

  /** What was removed last stands in its place again. */
  restore(): Row | undefined {
    const last = this.removed.at(-1);
    if (!last) return undefined;
    this.removed = this.removed.slice(0, -1);
    const row = { ...last.row, unit: { ...last.row.unit, name: freeName(last.row.unit.name, this.names) } };
    this.rows = spliced(this.rows, Math.min(last.place, this.rows.length), 0, row);
    this.soon();
    return row;
  }

  /** Moves a unit so many places down the list. */
  move(id: number, by: number): void {
    const place = this.placeOf(id);
    const [row] = this.rows.slice(place, place + 1);
    const to = Math.min(this.rows.length - 1, Math.max(0, place + by));
    if (row && to !== place) {
      this.rows = spliced(spliced(this.rows, place, 1), to, 0, row);
      this.soon();
    }
  }

  placeOf(id: number): number {
    return this.rows.findIndex((row) => row.id === id);
  }

  // --- judging -------------------------------------------------------------------------------------------------------
  protected judge(signal: AbortSignal): Promise<ArmyChecked> {
    this.asked = this.rows;
    return this.requests.check({ army: this.army, options: this.options, of: this.kept?.card.name ?? "" }, signal);
  }

  protected override judged(found: ArmyChecked): void {
    super.judged(found);
    this.results = new Map(this.asked.map((row, place) => [row.id, found.units[place]!]));
  }
}

/** Armies that are being built, by the address at which they are. */
export const drafts = new Drafts<Building>((mark) => buildPath() + (mark && `#${mark}`), armyPath);
