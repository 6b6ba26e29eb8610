// A battlefield under the pen: what is chosen, what can be taken back, and what the server says of it, a moment later.
import { reasonOf } from "../api";
import { Drafts } from "../drafts.svelte";
import { Judged } from "../judged.svelte";
import type { FieldChecked, FieldNote, SightTold } from "../messages";
import { fieldPath, fieldsFrom, MAKE_FIELD } from "../route";
import {
  isAbout,
  boxOf,
  clampSpot,
  mirrorField,
  type Field,
  fieldId,
  freshName,
  hull,
  intoField,
  outlineOf,
  type Part,
  placeOutline,
  samePart,
  scaleOutline,
  snapToGrid,
  type Spot,
  turnOutline,
  type Twin,
  withOutline,
  withPlayers,
} from "./field";
import { type Preset, shapeOf } from "./presets";
import type { FieldRequests } from "./requests";

export const PAUSE = 150;
export const MOST_UNDONE = 200;
export type Tool = "select" | "box" | "outline" | "objective" | "sight";

export class Editor extends Judged<FieldChecked> {
  field: Field = $state.raw(undefined as unknown as Field);
  chosen: Part | null = $state.raw(null);
  tool: Tool = $state("select");
  snap = $state(true);
  /** The corners of an outline that is being drawn. */
  sketch: Spot[] = $state.raw([]);
  /** The sight line that was asked for, and what came of it. */
  line: [Spot, Spot] | null = $state.raw(null);
  sight: SightTold | null = $state.raw(null);
  /** The kept battlefield that this changes. */
  name = $state("");
  rev = $state(0);
  dirty = $state(false);
  private undone: Field[] = $state.raw([]);
  private redone: Field[] = $state.raw([]);
  private before: Field | null = null;

  constructor(
    readonly requests: FieldRequests,
    start: Field,
    kept: { name: string; rev: number } | null = null,
  ) {
    super(PAUSE);
    this.field = start;
    if (kept) [this.name, this.rev] = [kept.name, kept.rev];
    void this.check();
  }

  // --- changes -------------------------------------------------------------------------------------------------------
  /** Another field, which can be taken back. */
  put(field: Field): void {
    this.begin();
    this.show(field);
    this.end();
  }

  /** What follows until `end` is one change. */
  begin(): void {
    this.before ??= this.field;
  }

  show(field: Field): void {
    this.field = field;
    this.dirty = true;
    this.stale();
  }

  end(): void {
    const { before } = this;
    this.before = null;
    if (!before || before === this.field) return;
    this.undone = [...this.undone, before].slice(-MOST_UNDONE);
    this.redone = [];
  }

  /** Gives up what was begun. */
  cancel(): void {
    if (this.before) this.show(this.before);
    this.before = null;
    this.sketch = [];
  }

  get canUndo(): boolean {
    return this.undone.length > 0;
  }
  get canRedo(): boolean {
    return this.redone.length > 0;
  }

  undo(): void {
    const before = this.undone.at(-1);
    if (!before) return;
    this.redone = [...this.redone, this.field];
    this.undone = this.undone.slice(0, -1);
    this.show(before);
    this.mend();
  }

  redo(): void {
    const after = this.redone.at(-1);
    if (!after) return;
    this.undone = [...this.undone, this.field];
    this.redone = this.redone.slice(0, -1);
    this.show(after);
    this.mend();
  }

  /** What is chosen no longer, where it is gone. */
  private mend(): void {
    if (this.chosen && !outlineOf(this.field, this.chosen).length) this.chosen = null;
  }

  // --- what the server says ------------------------------------------------------------------------------------------
  private stale(): void {
    this.line = this.sight = null;
    this.soon();
  }

  protected judge(signal: AbortSignal): Promise<FieldChecked> {
    return this.requests.check(this.field, this.name, signal);
  }

  /** A field that cannot be judged now can be kept all the same. */
  protected override failed(why: string): void {
    super.failed(why);
    this.pending = false;
  }

  /** What there is to say of a part; of the field as such for none. */
  notes(part: Part): FieldNote[] {
    return [...(this.checked?.faults ?? []), ...(this.checked?.cautions ?? [])].filter((note) => isAbout(note, part));
  }

  faulty(part: Part): boolean {
    return (this.checked?.faults ?? []).some((note) => isAbout(note, part));
  }

  async look(start: Spot, end: Spot): Promise<void> {
    this.line = [start, end];
    this.sight = null;
    try {
      const told = await this.requests.sight(this.field, start, end);
      if (this.line?.[0] === start && this.line[1] === end) this.sight = told;
      this.fault = "";
    } catch (error) {
      this.fault = reasonOf(error);
    }
  }

  // --- parts ---------------------------------------------------------------------------------------------------------
  choose(part: Part | null): void {
    if (part) this.tool = "select";
    if (!samePart(part, this.chosen)) this.chosen = part;
  }

  /** A new piece of this outline, which is chosen. */
  add(name: string, outline: Spot[], blocks: boolean): void {
    const { terrain, size } = this.field;
    const piece = { ...freshName(terrain, name), outline: intoField(outline, size), blocks_sight: blocks };
    this.put({ ...this.field, terrain: [...terrain, piece] });
    this.chosen = { part: "piece", place: terrain.length };
  }

  addPreset({ corners, width, height, blocks }: Preset, name: string): void {
    this.add(name, shapeOf(corners, width, height, this.free(width, height)), blocks);
  }

  /** The place nearest to the middle of the field where so much finds room beside all terrain and objectives; the middle
      itself where there is none. */
  free(width: number, height: number): Spot {
    const [wide, high] = this.field.size;
    const middle: Spot = [snapToGrid(wide / 2, this.snap), snapToGrid(high / 2, this.snap)];
    const taken = [...this.field.terrain.map((one) => one.outline), ...this.field.objectives.map((at) => [at])].map(
      boxOf,
    );
    const clear = ([x, y]: Spot): boolean =>
      taken.every(
        ({ left, low, right, high: top }) =>
          x + width / 2 < left || x - width / 2 > right || y + height / 2 < low || y - height / 2 > top,
      );
    const far = ([x, y]: Spot): number => Math.hypot(x - middle[0], y - middle[1]);
    const [across, up] = [Math.floor((wide - width) / 2), Math.floor((high - height) / 2)];
    const places: Spot[] = [];
    for (let dx = -across; dx <= across; dx += 1) {
      for (let dy = -up; dy <= up; dy += 1) places.push([middle[0] + dx, middle[1] + dy]);
    }
    return places.sort((a, b) => far(a) - far(b)).find(clear) ?? middle;
  }

  addObjective(at: Spot): void {
    const place = clampSpot([snapToGrid(at[0], this.snap), snapToGrid(at[1], this.snap)], this.field.size);
    this.put({ ...this.field, objectives: [...this.field.objectives, place] });
    this.chosen = { part: "objective", place: this.field.objectives.length - 1 };
  }

  /** Closes the outline that is being drawn; what is dented is left for its fault to tell. */
  close(name: string): boolean {
    if (this.sketch.length < 3) return false;
    this.add(name, this.sketch, true);
    this.sketch = [];
    this.tool = "select";
    return true;
  }

  /** The chosen part with another outline, on the field. */
  shape(outline: Spot[]): void {
    if (this.chosen) this.put(withOutline(this.field, this.chosen, intoField(outline, this.field.size)));
  }

  nudge(dx: number, dy: number): void {
    if (!this.chosen) return;
    const step = this.snap ? 0.5 : 0.1;
    const outline = outlineOf(this.field, this.chosen);
    this.put(
      withOutline(this.field, this.chosen, placeOutline(outline, dx * step, dy * step, this.field.size, this.snap)),
    );
  }

  turn(degrees: number): void {
    if (this.chosen && this.chosen.part !== "objective")
      this.shape(turnOutline(outlineOf(this.field, this.chosen), degrees));
  }

  scale(by: number): void {
    if (this.chosen && this.chosen.part !== "objective")
      this.shape(scaleOutline(outlineOf(this.field, this.chosen), by));
  }

  /** Takes the dents out of the chosen outline. */
  round(): void {
    if (this.chosen) this.shape(hull(outlineOf(this.field, this.chosen)));
  }

  /** A copy of the chosen piece or objective beside it, or where a twin of it lies. */
  copy(twin: Twin | null = null): void {
    if (!this.chosen || this.chosen.part === "zone") return;
    const { size, terrain } = this.field;
    const from = outlineOf(this.field, this.chosen);
    const outline = twin
      ? twin(from, size)
      : intoField(
          from.map(([x, y]) => [x + 1, y - 1]),
          size,
        );
    if (this.chosen.part === "objective") return this.addObjective(outline[0]!);
    const piece = terrain[this.chosen.place]!;
    this.add(piece.name, outline, piece.blocks_sight);
  }

  /** Makes it a field for so many players. */
  setPlayers(number: number): void {
    if (this.chosen?.part === "zone") this.chosen = null;
    this.put(withPlayers(this.field, number));
  }

  fair(twin: Twin): void {
    this.put(mirrorField(this.field, twin));
    this.mend();
  }

  remove(): void {
    if (!this.chosen || this.chosen.part === "zone") return;
    const { part, place } = this.chosen;
    const without = <T>(list: T[]): T[] => list.filter((_, n) => n !== place);
    this.put(
      part === "piece"
        ? { ...this.field, terrain: without(this.field.terrain) }
        : { ...this.field, objectives: without(this.field.objectives) },
    );
    this.chosen = null;
  }

  /** Moves the chosen piece or objective up or down in its list; later ones are drawn over earlier ones. */
  order(by: number): void {
    if (!this.chosen || this.chosen.part === "zone") return;
    const { part, place } = this.chosen;
    const to = place + by;
    const swapped = <T>(list: T[]): T[] => {
      const found = [...list];
      [found[place], found[to]] = [found[to]!, found[place]!];
      return found;
    };
    if (to < 0 || to >= (part === "piece" ? this.field.terrain : this.field.objectives).length) return;
    this.put(
      part === "piece"
        ? { ...this.field, terrain: swapped(this.field.terrain) }
        : { ...this.field, objectives: swapped(this.field.objectives) },
    );
    this.chosen = { part, place: to };
  }

  // --- keeping -------------------------------------------------------------------------------------------------------
  get keepable(): boolean {
    return !this.pending && this.checked !== null && !this.checked.name;
  }

  /** Keeps it: as the kept one that it is, or as a new one. */
  async save(asNew = false): Promise<void> {
    const sent = this.field;
    const field = { ...sent, id: fieldId(sent.name) };
    const info =
      this.name && !asNew ? await this.requests.put(this.name, this.rev, field) : await this.requests.keep(field);
    [this.name, this.rev] = [info.field.name, info.rev];
    this.dirty = this.field !== sent;
    await this.check();
  }
}

/** Battlefields that are being drawn, by the address at which they are. */
export const drafts = new Drafts<Editor>((mark) => (mark ? fieldsFrom(mark) : MAKE_FIELD), fieldPath);
