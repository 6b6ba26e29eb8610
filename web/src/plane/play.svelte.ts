// How a table in inches is played: units are picked, placed and moved, enemies aimed at; a second click or Enter commits.
import type { Spot } from "../board/interface";
import type { Choice, Troop } from "../messages";
import type { Via } from "../board/hands/handling.svelte";
import { isOnTable, isWaiting } from "./deeds";
import { distance, isFacing, offUnit, plus, round, roundSpot } from "./inches";
import { stepped } from "../ui/roving_focus";
import { OrderDraft } from "./order_draft.svelte";
import { type Order, type Verb, withChange, verbOf, write } from "./orders";

/** What a drag takes hold of. */
export type Grip =
  { kind: "ghost"; off: Spot } | { kind: "wheel" } | { kind: "miniature"; number: number } | { kind: "ruler" };

const AGAIN = 0.35;
const FIVE = 5;

export class Play extends OrderDraft {
  /** An order is on its way to be checked before it is given. */
  private giving = false;
  /** What a unit that is to be placed began with, until its player marks a place. */
  private begun: Order | null = null;
  /** A place was pressed before there was a unit for it. */
  missed = $state(false);

  // --- giving --------------------------------------------------------------------------------------------------------
  forget(): void {
    this.set(null);
    this.menu = null;
  }

  /** Gives what is put together; refused, it says why. With `instead` only what is legal and harmless is given: anything
   * else goes there. */
  async commit(instead?: Spot): Promise<void> {
    const order = this.order;
    if (!order || this.giving) return;
    const text = write(order);
    if (order.verb === "drive" && !order.parts.length) return this.say("plane-drive-empty");
    if (this.untouched) return this.say("plane-untouched");
    this.giving = true;
    const found = await this.props()
      .ontrial(text)
      .catch(() => null);
    this.giving = false;
    if (text !== this.text) return;
    this.trial = found;
    this.tried = text;
    if (instead && !this.harmless) return this.mark(instead);
    if (found?.why) return this.speakLines();
    this.give([text], found?.label ?? text);
  }

  // --- units ---------------------------------------------------------------------------------------------------------
  /** Goes to the next unit; false at the end where the keys should leave the board. */
  next(back: boolean, around: boolean): boolean {
    const all = this.round();
    if (!all.length) return (this.say("board-none-able"), around);
    const here = this.held || this.props().selected;
    const now = this.keyed ? all.findIndex(({ block }) => block.id === here) : -1;
    const troop = all[stepped(all.length, now, back, around)];
    if (!troop) return false;
    this.keyed = true;
    if (this.mine(troop) && !this.deeds.who) this.choose(troop);
    this.goTo(troop);
    return true;
  }

  /** Selects a unit; one that waits to be placed gets a place to begin with. */
  choose(troop: Troop): void {
    const { id } = troop.block;
    this.missed = false;
    if (id !== this.props().selected) this.props().onselect(id);
    if (this.order && this.order.unit !== id) this.set(null);
    if (isWaiting(troop) && this.deeds.verbs.includes("deploy") && this.order?.unit !== id) {
      const order = this.begin("deploy", id);
      this.begun = order;
      if (order) this.look(order.mark, id);
    }
  }

  /** A unit that is to be placed stands where its outline is. */
  override unitWords(troop: Troop): string {
    const [words, at] = [super.unitWords(troop), this.order?.unit === troop.block.id && this.ghost?.centre];
    if (!at || isOnTable(troop)) return words;
    return `${words}; ${this.props().say("plane-outline", { x: round(at[0]), y: round(at[1]) })}`;
  }

  // --- clicks --------------------------------------------------------------------------------------------------------
  /** A place is clicked, tapped or committed. */
  act(spot: Spot, via: Via): void {
    this.menu = null;
    this.keyed = via === "key";
    if (this.ruling && via !== "key") return this.ruleTo(this.end(spot));
    if (via === "key" && this.order) return void this.commit();
    const { onplace } = this.props();
    if (onplace && via !== "key" && this.onTable(spot)) return onplace(roundSpot(spot).join(","));
    const mark = this.markAt(spot);
    if (mark) return this.answer(mark);
    const hit = (via === "key" && this.unit(this.held)) || this.meant(spot);
    const aiming = this.order?.verb === "fireball";
    const begun = this.order !== null && this.order === this.begun;
    if (via !== "key" && this.order && !begun && !this.arranging && this.onGhost(spot)) return void this.commit(spot);
    this.look(roundSpot(spot), hit?.block.id ?? "");
    if (hit && !aiming && !(this.order && this.mine(hit) && hit !== this.subject)) return this.meet(hit, via);
    if (!this.verb || !this.onTable(spot)) return this.props().onspeak(this.words());
    if (this.verb === "deploy" && !this.order && !this.awaited()) {
      this.missed = true;
      return this.say("plane-place-first");
    }
    this.mark(spot);
  }

  private mark(spot: Spot): void {
    this.place(spot);
    this.speakTrial();
  }

  /** The unit that a click means: near enough, and on it where the ground beside it could be meant. */
  private meant(spot: Spot): Troop | null {
    const near = this.unitAt(spot);
    if (!near || !this.verb || offUnit(near.block, spot) <= AGAIN) return near;
    const { id } = near.block;
    const struck = !this.mine(near) && (this.attacksOn(near).length > 0 || this.deeds.contacts.has(id));
    return struck && !this.order ? near : null;
  }

  /** The answer of an inner choice that is given at a place. */
  private markAt(spot: Spot): Choice | null {
    const far = this.deeds.marks.map((one) => distance(one.spot, spot));
    const least = Math.min(...far);
    return least <= Math.max(AGAIN * 2, this.slack()) ? this.deeds.marks[far.indexOf(least)]!.choice : null;
  }

  /** Whether a place is on what is put together, so that a click there commits it. */
  onGhost(spot: Spot): boolean {
    const { order, ghost } = this;
    if (order?.verb === "fireball") return distance(order.mark, spot) <= AGAIN * 2;
    if (order?.verb === "drive" && !order.parts.length) return false;
    return Boolean(ghost && offUnit(ghost, spot) <= AGAIN);
  }

  /** A unit is clicked. */
  private meet(troop: Troop, via: Via): void {
    const { id } = troop.block;
    const { picks, who, other } = this.deeds;
    if (!this.mine(troop)) return this.confront(troop, via);
    const pick = picks.get(id);
    if (id !== this.props().selected && id !== who) {
      this.choose(troop);
      if (this.order) return this.props().onspeak(this.unitWords(troop));
      return void this.point(troop.block.centre, { who: id }, pick ? [pick] : [], this.unitWords(troop));
    }
    if (pick) return this.answer(pick);
    if (id !== who) return void this.point(troop.block.centre, { who: id }, [], this.unitWords(troop));
    if (other.length && via === "key") return this.list(troop, other);
    if (this.verb && this.verb !== "reform") this.begin(this.verb);
    else if (other.length) this.list(troop, other);
  }

  /** Attacks on a unit: those aimed at it, and those into an arc that it stands in. */
  attacksOn({ block }: Troop): Choice[] {
    const arcs = this.acting?.block.arcs ?? [];
    const into = this.deeds.other.filter(({ offer }) => {
      const arc = verbOf(offer.text) === "fire" && arcs.find(({ name }) => offer.text.split(" ")[1] === name);
      return arc && isFacing(arc, block.centre);
    });
    return [...(this.deeds.against.get(block.id) ?? []), ...into];
  }

  /** An enemy is clicked: first he is aimed at, then struck. */
  private confront(troop: Troop, via: Via): void {
    const { id } = troop.block;
    const attacks = this.attacksOn(troop);
    const moves = this.deeds.contacts.get(id) ?? [];
    const reaching = moves.some(({ order }) => order.listed === this.order?.listed && this.order);
    if (this.target !== id) {
      this.aim(troop);
      if (!attacks.length && moves.length && !reaching) {
        this.suggest(id);
        // The next key gives what is suggested: no menu takes it.
        return via === "key" ? undefined : void this.point(troop.block.centre, { who: id }, [], "");
      }
      return void this.point(troop.block.centre, { who: id }, attacks, this.unitWords(troop));
    }
    if (reaching && !attacks.length) return void this.commit(troop.block.centre);
    const all = attacks.length ? attacks : moves.map(({ choice }) => choice);
    if (all.length === 1 && via !== "touch") return this.answer(all[0]!);
    if (all.length) return this.list(troop, all);
    if (this.props().reading) this.say("board-reading");
    else void this.point(troop.block.centre, { who: id }, [], this.unitWords(troop));
  }

  /** Looks at the focused unit as a target, for its odds. */
  odds(): void {
    const troop = this.unit(this.held) ?? this.unitAt(this.focus);
    if (troop && !this.mine(troop) && troop.block.id !== this.target) this.aim(troop);
  }

  private list({ block }: Troop, choices: Choice[]): void {
    this.open(block.centre, block.id, choices);
  }

  /** A move that is listed is shown before it is given. */
  protected override takeListed(choice: Choice): void {
    const listed = this.deeds.listed.find((one) => one.choice === choice);
    this.menu = null;
    if (listed && this.order?.listed !== listed.order.listed) this.take(listed);
    else this.answer(choice);
  }

  // --- drags ---------------------------------------------------------------------------------------------------------
  /** What a drag from a place takes hold of; null where it moves the table. `reach` is a finger's, in inches. */
  grip(spot: Spot, reach: number): Grip | null {
    if (this.ruling) return { kind: "ruler" };
    if (this.props().reading) return null;
    const { order, ghost } = this;
    const handle = this.handle();
    if (handle && distance(handle, spot) <= reach) return { kind: "wheel" };
    if (this.arranging && ghost) {
      const far = ghost.middles.map((one) => distance(one, spot));
      const number = far.indexOf(Math.min(...far));
      if (far[number]! <= Math.max(0.7, reach)) return { kind: "miniature", number };
    }
    if (order?.verb === "fireball") return distance(order.mark, spot) < 3 ? { kind: "ghost", off: [0, 0] } : null;
    // What is put together, else the unit itself: dragged again, it is put together anew.
    const own = this.verb && this.verb !== "deploy" ? this.acting?.block : null;
    const body = [ghost, own].find((one) => one && offUnit(one, spot) <= Math.max(0.2, reach / 3));
    if (!body) return null;
    return { kind: "ghost", off: [body.centre[0] - spot[0], body.centre[1] - spot[1]] };
  }

  drag(grip: Grip, spot: Spot, when: "start" | "move" | "end"): void {
    this.keyed = false;
    if (grip.kind === "ruler") {
      if (when === "start") return this.ruleFrom(this.end(spot));
      return this.ruleTo(this.end(spot));
    }
    if (grip.kind === "wheel") this.faceTo(spot);
    else if (grip.kind === "miniature") this.arrange(grip.number, spot);
    else if (this.order || when === "start") this.haul(grip.off, spot);
    if (when === "end") this.speakTrial();
  }

  private haul(off: Spot, spot: Spot): void {
    if (this.contactAt(spot)) return this.place(spot);
    this.place(this.order?.verb === "drive" ? spot : plus(spot, off), false);
  }

  /** Where the handle is by which the unit is wheeled; null where it is not. */
  handle(): Spot | null {
    const { ghost, order } = this;
    if (!ghost || !order || !["move", "away", "deploy", "reform"].includes(order.verb)) return null;
    const ahead = Math.max(...ghost.bases.flat().map((corner) => distance(corner, ghost.centre)));
    const [x, y] = [Math.cos((ghost.heading * Math.PI) / 180), Math.sin((ghost.heading * Math.PI) / 180)];
    return plus(ghost.centre, [x * (ahead + 1), y * (ahead + 1)]);
  }

  // --- keys ----------------------------------------------------------------------------------------------------------
  get reading(): boolean {
    return this.props().reading;
  }

  /** What is put together now is spoken once it is known. */
  tell(): void {
    this.speakTrial();
  }

  /** The arrow keys: move what is put together, or begin to; else the cursor. */
  steer(by: Spot): void {
    if (this.ruling || this.reading || !this.verb || !this.canBegin()) return this.step(by);
    this.keyed = true;
    this.hover = null;
    if (this.verb === "drive") {
      if (by[1]) this.ahead(by[1]);
      else this.pivot(-Math.sign(by[0]) * FIVE);
    } else {
      const from = this.order?.mark ?? (this.acting ?? this.unit(this.props().selected))?.block.centre ?? this.focus;
      if (!this.onTable(plus(from, by))) return this.say("board-edge");
      this.place(plus(from, by), false);
    }
    this.follow();
  }

  private follow(): void {
    if (this.order) this.look(roundSpot(this.ghost?.centre ?? this.order.mark), this.order.unit);
    this.tell();
  }

  private canBegin(): boolean {
    if (this.order) return true;
    if (this.deeds.who) return this.held === "" || this.held === this.deeds.who;
    return this.awaited() && this.deeds.verbs.includes("deploy");
  }

  /** Whether the unit that is selected waits to be placed. */
  private awaited(): boolean {
    const troop = this.unit(this.props().selected);
    return Boolean(troop && isWaiting(troop));
  }

  spin(by: number): void {
    if (this.reading) return this.say("board-reading");
    this.keyed = true;
    this.wheel(by);
    this.follow();
  }

  /** Changes to another kind of answer. */
  change(verb: Verb): void {
    const now = this.order;
    if (now?.verb === verb) return;
    const carries = now && (now.verb === "move" || now.verb === "away") && (verb === "move" || verb === "away");
    if (carries) this.set(withChange(now, { verb }));
    else this.begin(verb, this.deeds.who || this.props().selected);
    if (verb === "fireball" && this.order) this.aimFirst();
    this.tell();
  }

  nextMode(): void {
    const { verbs } = this.deeds;
    const next = verbs[(verbs.indexOf(this.order?.verb ?? verbs.at(-1)!) + 1) % verbs.length];
    if (!next) return this.say("plane-no-move");
    this.say(`plane-verb-${next}`);
    this.change(next);
  }

  /** Goes on to the next listed move into contact: with the enemy that the keys are at, else with any. */
  nextContact(): void {
    const { contacts } = this.deeds;
    if (!contacts.size) return this.say("plane-no-contact");
    this.keyed = true;
    const all = [...contacts.keys()];
    const now = this.order?.listed ? all.find((id) => this.listedFor(id)) : undefined;
    const enemy = contacts.has(this.held) ? this.held : (now ?? all[0]!);
    const of = contacts.get(enemy)!;
    const last = of.findIndex(({ order }) => order.listed === this.order?.listed) === of.length - 1;
    this.suggest(last && this.held !== enemy ? all[(all.indexOf(enemy) + 1) % all.length]! : enemy);
    this.tell();
  }

  private listedFor(enemy: string): boolean {
    return this.deeds.contacts.get(enemy)?.some(({ order }) => order.listed === this.order?.listed) ?? false;
  }

  nextFiles(by: number): void {
    if (this.order?.verb === "deploy" ? !this.order.files : this.order?.verb !== "reform") {
      if (!this.deeds.verbs.includes("reform")) return this.say("plane-no-files");
      this.begin("reform");
    }
    this.files(by);
    this.tell();
  }

  nextForm(): void {
    if (this.order?.verb !== "deploy" || this.order.formation === "none") return this.say("plane-no-files");
    this.form(this.order.formation === "regiment" ? "skirmish" : "regiment");
    this.tell();
  }

  /** A fireball is aimed at the target to begin with, else at the nearest enemy. */
  private aimFirst(): void {
    const near = this.unit(this.target) ?? this.round().find((troop) => !this.mine(troop));
    if (near && isOnTable(near) && this.order) this.set(withChange(this.order, { mark: roundSpot(near.block.centre) }));
  }

  protected undoOwn(): boolean {
    if (this.order) {
      this.forget();
      this.say("board-cancelled");
    } else if (this.ruling) this.rule(false);
    else return false;
    return true;
  }

  protected deselects(): boolean {
    return this.deeds.who !== this.props().selected;
  }
}
