// What is looked at on a board: the focus, the facts and words of a hex, regions counted, the line of sight.
import type { Figure, Laid, Terrain } from "../messages";
import { bodyOf, isInHex } from "./body";
import { type Deeds, type Reach, deedsOf, figuresAt, placesAt, reachAt } from "./hands/deeds";
import { Handling } from "./hands/handling.svelte";
import { columnRow, distance, key, neighbour, same, sideways } from "./geometry";
import type { HexProps, Hex } from "./interface";
import { type HexFacts, figureWords, hexWords } from "./wording";

export type Step = number | "left" | "right";
const NOWHERE: Terrain = { name: "?", letter: "?", cost: 0 };

export abstract class BoardFocus extends Handling<HexProps, Hex, Figure> {
  /** The hex whose preview a second tap commits. */
  armed: Hex | null = $state.raw(null);
  sighting = $state(false);
  /** Whether the regions are shown and distances counted in them. */
  measuring = $state(false);
  from: Hex | null = $state.raw(null);
  to: Hex | null = $state.raw(null);

  readonly kinds: Map<string, number> = $derived.by(
    () => new Map(this.props().ground.hexes.map(([q, r, kind]) => [key([q, r]), kind])),
  );
  /** The coordinates of the region that holds a hex. */
  private readonly regions: Map<string, Hex> = $derived.by(
    () => new Map((this.props().ground.overlay ?? []).flatMap(({ at, hexes }) => hexes.map((hex) => [key(hex), at]))),
  );
  readonly deeds: Deeds = $derived.by(() => deedsOf(this.props().position, this.props().mine, this.props().reading));
  readonly places = $derived.by(() => placesAt(this.props().places));
  readonly figures = $derived.by(() => figuresAt(this.props().position.figures));
  readonly chosen: Figure | null = $derived.by(() => this.figure(this.props().selected));
  readonly looked: Hex | null = $derived(this.hover ?? this.armed ?? (this.keyed ? this.focus : null));

  figure(id: string): Figure | null {
    return this.props().position.figures.find((one) => one.counter.id === id) ?? null;
  }

  has(hex: Hex): boolean {
    return this.kinds.has(key(hex));
  }

  at(hex: Hex): Figure[] {
    return this.figures.get(key(hex)) ?? [];
  }

  reach(hex: Hex): Reach {
    return reachAt(hex, this.places, this.deeds);
  }

  // --- words -------------------------------------------------------------------------------------------------------
  facts(hex: Hex): HexFacts {
    const { ground, position, sides, mine, places, threats } = this.props();
    return {
      hex,
      terrain: ground.terrain[this.kinds.get(key(hex)) ?? -1] ?? NOWHERE,
      word: ground.names?.[this.kinds.get(key(hex)) ?? -1],
      figures: this.at(hex),
      items: position.items.filter((item) => same(item.pos, hex)),
      laid: this.laid(hex),
      range: this.range(hex),
      sides,
      mine,
      reader: this.chosen,
      reach: this.reach(hex),
      asked: places.length > 0 || this.deeds.at.size > 0,
      threats: threats.filter((threat) => same(threat.hex, hex)),
    };
  }

  /** What lies over the ground of a hex. */
  laid(hex: Hex): Laid[] {
    return (this.props().position.created ?? []).filter((one) => same(one.pos, hex));
  }

  /** How many regions it is to a hex from the selected figure, else from the hex picked; -1 where none are shown. */
  range(hex: Hex): number {
    const to = this.regions.get(key(hex));
    if (!this.measuring || !to) return -1;
    const far = this.measured().flatMap((one) => {
      const from = this.regions.get(key(one));
      return from ? [distance(from, to)] : [];
    });
    return far.length ? Math.min(...far) : -1;
  }

  /** The hex up to which regions are counted: the one looked at, else the one a finger has picked; null for none. */
  measuredTo(): Hex | null {
    if (!this.measuring) return null;
    const picked = this.chosen && !isInHex(this.chosen.counter, this.focus) ? this.focus : null;
    return this.looked ?? picked;
  }

  /** The hexes from which regions are counted. */
  measured(): Hex[] {
    return this.chosen ? bodyOf(this.chosen.counter) : [this.focus];
  }

  words(hex: Hex): string {
    return hexWords(this.props().say, this.facts(hex));
  }

  protected named(hex: Hex): string {
    const [column, row] = columnRow(hex);
    return this.props().say("board-hex", { column, row });
  }

  protected idOf({ counter }: Figure): string {
    return counter.id;
  }

  protected pieceWords(figure: Figure): string {
    return figureWords(this.props().say, figure, { ...this.props(), reader: this.chosen });
  }

  // --- the focus ----------------------------------------------------------------------------------------------------
  /** Moves the focus without words. */
  look(hex: Hex): void {
    this.focus = hex;
    this.reveal(hex);
  }

  protected goTo(hex: Hex): void {
    this.keyed = true;
    this.hover = null;
    this.armed = null;
    this.menu = null;
    this.look(hex);
    this.props().onspeak(this.words(hex));
    this.sightTo(hex);
  }

  private step(hex: Hex, step: Step): Hex {
    return neighbour(hex, typeof step === "number" ? step : sideways(hex, step === "right"));
  }

  move(step: Step, jump: boolean): void {
    let next = this.step(this.focus, step);
    if (!this.has(next)) return this.say("board-edge");
    const first = this.sort(this.focus);
    while (jump && this.sort(next) === first && this.has(this.step(next, step))) next = this.step(next, step);
    this.goTo(next);
  }

  /** What makes a hex differ from its neighbours: ground, who and what is there, reach, threats. */
  private sort(hex: Hex): string {
    const { terrain, figures, items, reach, threats } = this.facts(hex);
    const place = reach.place;
    const kind = place
      ? place.stop
        ? "stop"
        : place.place.engaged?.length
          ? "engaged"
          : "free"
      : reach.choices.length;
    return [terrain.name, figures.map((one) => one.counter.id), items.length, kind, threats.map((one) => one.now)].join(
      "|",
    );
  }

  // --- regions -----------------------------------------------------------------------------------------------------
  get measurable(): boolean {
    return this.regions.size > 0;
  }

  measure(): void {
    this.measuring = !this.measuring && this.measurable;
    this.say(this.measuring ? "board-regions-on" : "board-regions-off");
  }

  // --- line of sight -----------------------------------------------------------------------------------------------
  sight(on: boolean): void {
    this.sighting = on;
    this.from = on ? (this.chosen?.counter.pos ?? this.focus) : null;
    this.to = null;
    const name = this.chosen?.counter.id ?? "";
    if (!on) return this.say("board-sight-off");
    this.say("board-sight-on", { name: name || this.named(this.focus) });
    if (this.keyed) this.sightTo(this.focus);
  }

  /** The line now goes from here. */
  sightFrom(hex: Hex): void {
    this.from = hex;
    this.to = null;
  }

  sightTo(hex: Hex): void {
    if (!this.sighting || !this.from || same(hex, this.from) || same(hex, this.to) || !this.has(hex)) return;
    this.to = hex;
    this.props().onsight(this.from, hex);
  }
}
