// What is looked at on a table in inches: the cursor, the unit under it, words for them, the ruler.
import { Handling } from "../board/hands/handling.svelte";
import type { PlaneProps, Spot } from "../board/interface";
import type { Troop, WordedMeasure } from "../messages";
import { type Deeds, deedsOf, isOnTable } from "./deeds";
import { distance, offUnit, plus, roundSpot } from "./inches";
import { spotText } from "./orders";
import { type WordContext, measureWords, placeWords, unitWords } from "./wording";
import { LatestQuestion } from "./latest_question";

/** An end of the ruler: a place, or a unit by its name. */
export type End = Spot | string;
const NOTHING = "";

export abstract class TableFocus extends Handling<PlaneProps, Spot, Troop> {
  /** The unit that the keys have gone to; "" for none. */
  held = $state(NOTHING);
  ruling = $state(false);
  from: End | null = $state.raw(null);
  to: End | null = $state.raw(null);
  measured: WordedMeasure | null = $state.raw(null);

  readonly units: Troop[] = $derived.by(() => this.props().position.units ?? []);
  readonly fielded: Troop[] = $derived(this.units.filter(isOnTable));
  readonly deeds: Deeds = $derived.by(() => deedsOf(this.props().position, this.props().mine, this.props().reading));
  readonly chosen: Troop | null = $derived.by(() => this.unit(this.props().selected));
  readonly acting: Troop | null = $derived.by(() => this.unit(this.deeds.who));
  /** The unit under the pointer, else the one that the keys are at. */
  readonly looked: Troop | null = $derived.by(() =>
    this.hover ? this.unitAt(this.hover) : this.keyed && this.held ? this.unit(this.held) : null,
  );
  private readonly measuring = new LatestQuestion(
    ([from, to]: [string, string]) => this.props().onmeasure(from, to),
    (_, found) => this.toldMeasure(found),
  );

  constructor(
    props: () => PlaneProps,
    reveal: (spot: Spot) => void,
    /** How far from a unit a finger or the pointer still means it, in inches. */
    protected readonly slack: () => number,
  ) {
    super(props, reveal, [0, 0]);
  }

  /** The board is left: what is under way is told nobody. */
  leave(): void {
    this.measuring.end();
  }

  protected idOf({ block }: Troop): string {
    return block.id;
  }

  protected pieceWords(troop: Troop): string {
    return this.unitWords(troop);
  }

  unit(id: string): Troop | null {
    return (id && this.units.find((one) => one.block.id === id)) || null;
  }

  /** The unit at a place or nearest to it within reach of a finger. */
  unitAt(spot: Spot, slack = this.slack()): Troop | null {
    let best: Troop | null = null;
    let least = slack + 1e-9;
    for (const troop of this.fielded) {
      const far = offUnit(troop.block, spot);
      if (far < least) [best, least] = [troop, far];
    }
    return best;
  }

  /** Whether a unit is this seat's; of one who plays several sides, of the side that is asked. */
  mine({ block }: Troop): boolean {
    const { mine, position } = this.props();
    const side = position.asked?.side ?? -1;
    return mine.includes(side) ? block.side === side : mine.includes(block.side);
  }

  // --- words ---------------------------------------------------------------------------------------------------------
  told(): WordContext {
    const { say, sides, mine, exact } = this.props();
    return { say, sides, mine, exact, from: this.acting ?? this.chosen };
  }

  unitWords(troop: Troop): string {
    return unitWords(this.told(), troop);
  }

  placeWords(spot: Spot): string {
    const { ground, position } = this.props();
    return placeWords(this.told(), spot, ground.terrain, ground.names ?? [], position.objectives ?? []);
  }

  /** What the keys are at, in words. */
  words(): string {
    const troop = this.unit(this.held) ?? this.unitAt(this.focus, 0);
    return troop ? this.unitWords(troop) : this.placeWords(this.focus);
  }

  // --- the cursor ----------------------------------------------------------------------------------------------------
  /** Moves the cursor without words. */
  look(spot: Spot, unit = NOTHING): void {
    this.focus = spot;
    this.held = unit;
    this.reveal(spot);
  }

  protected onTable([x, y]: Spot): boolean {
    const [wide, high] = this.props().ground.size;
    return x >= 0 && y >= 0 && x <= wide && y <= high;
  }

  /** Moves the cursor; says what is there. */
  step(by: Spot): void {
    const next = roundSpot(plus(this.focus, by));
    this.keyed = true;
    this.hover = null;
    if (!this.onTable(next)) return this.say("board-edge");
    this.menu = null;
    this.look(next);
    this.props().onspeak(this.words());
    this.ruleTo(next);
  }

  /** Goes to a unit and speaks it. */
  goTo(troop: Troop): void {
    this.keyed = true;
    this.hover = null;
    this.menu = null;
    if (isOnTable(troop)) this.look(troop.block.centre, troop.block.id);
    else this.held = troop.block.id;
    this.props().onspeak(this.unitWords(troop));
    if (isOnTable(troop)) this.ruleTo(troop.block.id);
  }

  /** Units in the order in which the keys go through them: what can act; for one that acts, whom it can strike first. */
  round(): Troop[] {
    const { able, against, contacts, who } = this.deeds;
    const acting = this.acting;
    const some = able.flatMap((id) => this.unit(id) ?? []);
    if (!acting) return some.length ? some : this.fielded;
    const rank = ({ block }: Troop): number =>
      against.has(block.id) ? 0 : contacts.has(block.id) ? 1 : block.side !== acting.block.side ? 2 : 3;
    const far = ({ block }: Troop): number => distance(block.centre, acting.block.centre);
    const others = this.fielded.filter(({ block }) => block.id !== who);
    return [acting, ...others.sort((a, b) => rank(a) - rank(b) || far(a) - far(b))];
  }

  // --- the ruler -----------------------------------------------------------------------------------------------------
  rule(on: boolean): void {
    this.ruling = on;
    this.from = on ? (this.acting?.block.id ?? (this.held || this.chosen?.block.id) ?? this.focus) : null;
    if (on && this.from && typeof this.from === "string" && !this.placeOf(this.from)) this.from = this.focus;
    this.to = null;
    this.measured = null;
    const name = typeof this.from === "string" ? this.from : spotText(this.focus);
    this.say(on ? "plane-ruler-on" : "plane-ruler-off", { name });
  }

  /** The end that a place stands for: the unit there, or itself. */
  end(spot: Spot): End {
    return this.unitAt(spot, Math.min(0.5, this.slack()))?.block.id ?? roundSpot(spot);
  }

  placeOf(end: End | null): Spot | null {
    if (typeof end !== "string") return end;
    const troop = this.unit(end);
    return troop && isOnTable(troop) ? troop.block.centre : null;
  }

  /** What the ruler says; "" before it measures. */
  measuredWords(): string {
    const ofUnits = typeof this.from === "string" && typeof this.to === "string";
    return this.measured ? measureWords(this.props(), this.measured, ofUnits) : "";
  }

  ruleFrom(end: End): void {
    this.from = end;
    this.to = null;
    this.measured = null;
  }

  ruleTo(end: End): void {
    if (!this.ruling || !this.from || end === this.from) return;
    this.to = end;
    const text = (one: End): string => (typeof one === "string" ? one : spotText(one));
    this.measuring.want([text(this.from), text(end)]);
  }

  private toldMeasure(found: WordedMeasure | null): void {
    if (!this.ruling) return;
    this.measured = found;
    if (found && this.keyed) this.props().onspeak(this.measuredWords());
  }
}
