// An answer put together on the table: marked, wheeled, arranged, composed; tried all the while.
import type { Spot } from "../board/interface";
import type { WordedTrial } from "../messages";
import type { Listed } from "./deeds";
import { type Pose, drivePose, estimate, filesOf, leadMiniature, poseOf, triedPose } from "./ghost";
import { bearing, distance, kindOf, offUnit, spotAt, plus, round, roundSpot, turnBetween, wrap } from "./inches";
import { TableFocus } from "./focus.svelte";
import { type Order, type Part, type Verb, emptyOrder, read, withChange, write } from "./orders";
import { asideWords, harmWords, trialWords } from "./wording";
import { LatestQuestion } from "./latest_question";

/** A single pivot of a vehicle towards a point is drawn no sharper. */
const SHARPEST = 45;
/** A unit that is dragged so near to an enemy is meant to reach him. */
const SNAP = 0.6;
const EDGE = 0.05;
const OFF = 0.2;
/** Of a fireball. */
const BURST = "fireball";

export abstract class OrderDraft extends TableFocus {
  order: Order | null = $state.raw(null);
  /** What the order comes to, once it is known. */
  trial: WordedTrial | null = $state.raw(null);
  /** The text that was tried. */
  tried = $state("");
  /** Single miniatures are dragged rather than the unit. */
  arranging = $state(false);
  /** What was taken over from elsewhere, where it is confirmed too; "" for nothing. */
  protected sketched = $state("");
  /** Parts of a vehicle's move that are settled; those after them follow the pointer. */
  settled = $state(0);
  private readonly trying = new LatestQuestion(
    (text: string) => this.props().ontrial(text),
    (text, found) => this.hear(text, found),
  );
  private tells = false;
  /** What a unit on the table begins with, which is nothing to give. */
  private blank = $state("");

  readonly text: string = $derived(this.order ? write(this.order) : "");
  /** What the order as it is now comes to. */
  readonly known: WordedTrial | null = $derived(this.tried === this.text ? this.trial : null);
  /** It stands as it was put together elsewhere. */
  readonly copied = $derived(this.text !== "" && this.text === this.sketched);
  readonly refused = $derived(Boolean(this.known?.why));
  /** It may be given, but the unit would not come to stand where it is marked. */
  readonly spoiled = $derived.by(() => {
    const { order, known } = this;
    const end = known?.trial.centre;
    return Boolean(
      order &&
      end &&
      !this.refused &&
      (order.verb === "move" || order.verb === "away") &&
      distance(end, order.mark) > OFF,
    );
  });
  /** What speaks against it though it may be given. */
  readonly harm: string[] = $derived.by(() =>
    this.known && !this.refused ? harmWords(this.props().say, this.known, this.own) : [],
  );
  /** It may be given and does just what is drawn: nothing is to be said against it. */
  readonly harmless = $derived(Boolean(this.known) && !this.refused && !this.spoiled && !this.harm.length);
  /** It stands as it was begun. */
  readonly untouched = $derived(this.text !== "" && this.text === this.blank);
  /** The unit that an order is for. */
  readonly subject = $derived.by(() => (this.order ? this.unit(this.order.unit) : this.acting));
  readonly ghost: Pose | null = $derived.by(() => this.pose());
  readonly lines: string[] = $derived.by(() => (this.known ? trialWords(this.props().say, this.known, this.own) : []));

  private pose(): Pose | null {
    const { order, subject } = this;
    if (!order || !subject || order.verb === BURST) return null;
    const tried = this.trial && this.order?.unit === subject.block.id ? triedPose(this.trial.trial) : null;
    if (tried && this.tried === this.text && !this.spoiled) return tried;
    const from = subject.block.bases.length ? poseOf(subject.block) : null;
    const source = from && ["drive", "move", "away"].includes(order.verb) ? from : (tried ?? from);
    if (!source) return null;
    if (order.verb === "deploy") return estimate({ ...order, arrange: [] }, source, this.shape(source, order));
    return estimate(order, source, subject.block);
  }

  /** A unit that waits faces nothing yet: its formation says whether it goes as one. */
  private shape(_: Pose, { formation }: Order): { arcs: [] | [never] } {
    return { arcs: formation === "skirmish" ? [] : ([undefined as never] as [never]) };
  }

  /** Takes over what is put together elsewhere, as far as it can be drawn; "" for nothing any more. */
  sketch(text: string): void {
    const order = read(text, this.deeds.who);
    const drawn = order && this.deeds.verbs.includes(order.verb);
    if (drawn) this.set(withChange(order, {}));
    else if (this.copied) this.set(null);
    this.sketched = drawn ? this.text : "";
  }

  override leave(): void {
    super.leave();
    this.trying.end();
  }

  // --- beginning -----------------------------------------------------------------------------------------------------
  /** The verb of clicks on the ground, the first of those that can be put together. */
  get verb(): Verb | null {
    const { verbs } = this.deeds;
    return this.order && verbs.includes(this.order.verb)
      ? this.order.verb
      : (verbs.find((one) => one !== BURST) ?? verbs[0] ?? null);
  }

  /** Begins an answer of a kind where the unit stands; one that is placed begins where it is listed. */
  begin(verb: Verb, unit = this.deeds.who): Order | null {
    const order = this.fresh(verb, unit);
    this.settled = 0;
    if (order) this.set(order);
    this.blank = order && verb !== "deploy" ? write(order) : "";
    return order;
  }

  private fresh(verb: Verb, unit: string): Order | null {
    const troop = this.unit(unit);
    if (verb === "deploy") {
      const listed = this.deeds.listed.find(({ order }) => order.verb === verb && order.unit === unit);
      return listed ? withChange(listed.order, {}) : null;
    }
    if (!troop?.block.bases.length) return null;
    const order = emptyOrder(verb, unit, roundSpot(troop.block.centre));
    return verb === "reform" ? { ...order, files: filesOf(poseOf(troop.block)) } : order;
  }

  /** Takes an order as it is; tries it. */
  set(order: Order | null): void {
    this.order = order;
    if (!order) {
      this.trying.drop();
      this.trial = null;
      this.tried = "";
      this.arranging = false;
      this.settled = 0;
    } else if (order.verb !== "drive" || order.parts.length) this.trying.want(write(order));
  }

  private hear(text: string, found: WordedTrial | null): void {
    if (!this.order || text !== this.text) return;
    this.trial = found;
    this.tried = text;
    if (!this.tells) return;
    this.tells = false;
    this.speakLines();
  }

  /** What there is to say of what is put together, and where it is. */
  protected speakLines(): void {
    const { say, onspeak } = this.props();
    const at = this.ghost?.centre ?? this.order?.mark;
    const where = at && this.order?.verb !== "reform" ? say("plane-spot", { x: round(at[0]), y: round(at[1]) }) : "";
    if (this.lines.length) onspeak([where, this.lines.join("; ")].filter(Boolean).join(": "));
  }

  /** The next trial that comes is spoken. */
  protected speakTrial(): void {
    this.tells = true;
    if (this.known && this.lines.length) {
      this.tells = false;
      this.speakLines();
    }
  }

  // --- where to ------------------------------------------------------------------------------------------------------
  /** Marks a place: the unit would go there, look as before, reach an enemy that is there. */
  place(spot: Spot, snaps = true): void {
    const verb = this.verb === "reform" ? "move" : this.verb;
    if (!verb) return;
    const contact = snaps && verb !== "drive" && verb !== BURST ? this.contactAt(spot) : null;
    if (contact) return this.take(contact);
    const own = this.order?.verb === verb ? this.order : null;
    const now = own ?? this.fresh(verb, this.deeds.who || this.props().selected);
    if (!now) return;
    if (now.verb === "drive") return this.driveTo(spot);
    const { listed, ...rest } = now;
    const heading = listed && now.verb !== "deploy" ? null : now.heading;
    this.set({ ...rest, mark: roundSpot(spot), heading, arrange: listed ? [] : this.shifted(now, spot) });
  }

  /** The arrangement moved along with the mark. */
  private shifted(order: Order, to: Spot): Spot[] {
    const by: Spot = [to[0] - order.mark[0], to[1] - order.mark[1]];
    return order.arrange.map((one) => roundSpot(plus(one, by)));
  }

  /** The listed move that ends in contact with the enemy at a place, the one that ends nearest to it. */
  contactAt(spot: Spot): Listed | null {
    const near = [...this.deeds.contacts].flatMap(([id, all]) => {
      const block = this.unit(id)?.block;
      return block && offUnit(block, spot) <= SNAP ? all.filter(({ order }) => order.verb !== BURST) : [];
    });
    return near.sort((a, b) => distance(a.order.mark, spot) - distance(b.order.mark, spot))[0] ?? null;
  }

  take({ order, choice }: Listed): void {
    this.set(order);
    this.props().onspeak(choice.label);
  }

  /** Goes on to the next listed move, of those into contact with an enemy where one is named. */
  suggest(enemy = ""): void {
    const all = enemy ? (this.deeds.contacts.get(enemy) ?? []) : this.listedOwn();
    if (!all.length) return this.say("plane-none-listed");
    const now = all.findIndex(({ order }) => order.listed === this.order?.listed);
    const next = all[(now + 1) % all.length]!;
    this.take(next);
    this.look(roundSpot(this.ghost?.centre ?? next.order.mark));
  }

  /** Whether moves are listed for the unit. */
  get suggests(): boolean {
    return this.listedOwn().length > 0;
  }

  /** What there is to say of the order beside its refusal, what it spends and what harm it does. */
  get asides(): string[] {
    return this.known ? asideWords(this.props().say, this.known, this.own) : [];
  }

  private readonly own = (id: string): boolean => {
    const troop = this.unit(id);
    return troop !== null && this.mine(troop);
  };

  /** Listed moves and places of the unit that is asked or selected to be placed. */
  private listedOwn(): Listed[] {
    const unit = this.deeds.who || this.props().selected;
    return this.deeds.listed.filter(({ order }) => order.unit === unit);
  }

  // --- which way -----------------------------------------------------------------------------------------------------
  /** Turns what is put together by so many degrees, to the left above 0. */
  wheel(by: number): void {
    const order = this.order ?? (this.verb && this.begin(this.verb, this.deeds.who || this.props().selected));
    if (!order || order.verb === BURST) return;
    if (order.verb === "drive") return this.pivot(by);
    this.face((order.heading ?? this.subject?.block.heading ?? 0) + by);
  }

  face(heading: number): void {
    if (!this.order || this.order.verb === "drive") return;
    this.set(withChange(this.order, { heading: round(wrap(heading)) }));
  }

  /** Turns towards a place. */
  faceTo(spot: Spot): void {
    const from = this.ghost?.centre ?? this.order?.mark;
    if (!from || distance(from, spot) < 0.2) return;
    if (this.order?.verb === "drive") return;
    this.face(Math.round(bearing(from, spot)));
  }

  // --- formations ----------------------------------------------------------------------------------------------------
  files(by: number): void {
    const { order, subject } = this;
    if (!order || !subject) return;
    const [, of] = subject.block.bars?.[0] ?? [0, 1];
    const most = subject.block.bases.length || of;
    this.set(withChange(order, { files: Math.max(1, Math.min(most, order.files + by)) }));
  }

  /** Regiment or open order, for a unit that is placed. */
  form(formation: string): void {
    const { order, subject } = this;
    if (!order || !subject) return;
    const [, of] = subject.block.bars?.[0] ?? [0, 1];
    const files = formation === "regiment" ? order.files || Math.ceil(of / 2) : 0;
    this.set(withChange(order, { formation, files, arrange: [] }));
  }

  /** Puts one miniature elsewhere. */
  arrange(number: number, spot: Spot): void {
    const { order, ghost, subject } = this;
    if (!order || !ghost || !subject) return;
    const all = (order.arrange.length === ghost.middles.length ? order.arrange : ghost.middles).map(roundSpot);
    all[number] = roundSpot(spot);
    const from = subject.block.bases.length ? leadMiniature(poseOf(subject.block)) : leadMiniature(ghost);
    this.set(withChange(order, { arrange: all, mark: all[from]! }));
  }

  /** Whether single miniatures can be moved. */
  get arrangeable(): boolean {
    const { order, subject, ghost } = this;
    if (!order || !subject || !ghost || ghost.middles.length < 2) return false;
    if (order.verb === "deploy") return order.formation === "skirmish";
    return (order.verb === "move" || order.verb === "away") && kindOf(subject.block) === "open";
  }

  // --- vehicles ------------------------------------------------------------------------------------------------------
  private driving(): Order | null {
    return this.order?.verb === "drive" ? this.order : this.begin("drive");
  }

  private compose(parts: Part[], reverse?: boolean): void {
    const order = this.driving();
    if (order)
      this.set(
        withChange(order, { parts: parts.filter(({ by }) => Math.abs(by) > EDGE), reverse: reverse ?? order.reverse }),
      );
  }

  /** The last parts go towards a place: a pivot and straight on. */
  driveTo(spot: Spot): void {
    const [order, block] = [this.driving(), this.subject?.block];
    if (!order || !block) return;
    const kept = order.parts.slice(0, this.settled);
    const start = drivePose(block.centre, block.heading, kept, order.reverse);
    const from = start.way.at(-1)!;
    const wanted = bearing(from, spot) + (order.reverse ? 180 : 0);
    const turn = Math.max(-SHARPEST, Math.min(SHARPEST, Math.round(turnBetween(start.heading, wanted))));
    const [dx, dy] = spotAt([0, 0], start.heading + turn, order.reverse ? -1 : 1);
    const far = (spot[0] - from[0]) * dx + (spot[1] - from[1]) * dy;
    this.compose([...kept, { kind: "turn", by: turn }, { kind: "go", by: Math.max(0, round(far)) }]);
  }

  /** Turns the last pivot further, or adds one. */
  pivot(by: number): void {
    this.grow("turn", by, -SHARPEST, SHARPEST);
  }

  /** Goes so many inches more at the end, or fewer. */
  ahead(by: number): void {
    this.grow("go", by, 0, Infinity);
  }

  private grow(kind: Part["kind"], by: number, least: number, most: number): void {
    const order = this.driving();
    if (!order) return;
    const last = order.parts.at(-1);
    const same = last?.kind === kind && order.parts.length > this.settled;
    const parts = same ? order.parts.slice(0, -1) : order.parts;
    this.compose([...parts, { kind, by: round(Math.max(least, Math.min(most, (same ? last.by : 0) + by))) }]);
  }

  /** What is composed stays; the next part is added to it. */
  settle(): void {
    if (this.order?.verb === "drive") this.settled = this.order.parts.length;
  }

  /** Takes the last part back. */
  shorten(): void {
    const order = this.order;
    if (order?.verb !== "drive") return;
    this.settled = Math.min(this.settled, Math.max(0, order.parts.length - 1));
    this.compose(order.parts.slice(0, -1));
  }

  reverse(): void {
    const order = this.driving();
    if (order) this.compose(order.parts, !order.reverse);
  }
}
