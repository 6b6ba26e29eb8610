// How a board is played: select-preview-commit, answers put together, targets, the facing wheel.
import type { Choice, Figure } from "../messages";
import { isInHex } from "./body";
import { directionTo, same } from "./geometry";
import type { Hex } from "./interface";
import { BoardFocus } from "./focus.svelte";
import type { Via } from "./hands/handling.svelte";
import { stepped } from "../ui/roving_focus";
import { checkWords, directionName } from "./wording";

export class Play extends BoardFocus {
  wheel = $state(false);
  /** The facing tried on the wheel; -1 for none. */
  turned = $state(-1);

  /** Turns are all that is asked on the board: the wheel opens by itself. */
  readonly turning = $derived.by(
    () => this.deeds.faces.size > 0 && (this.wheel || (this.deeds.at.size === 0 && this.props().places.length === 0)),
  );
  /** Where the selected figure looks matters: it may turn, move or strike now, somebody is aimed at, or it is looked at. */
  readonly lookMatters = $derived.by(() => {
    const { reading, places } = this.props();
    const figure = this.chosen?.counter;
    if (!figure) return false;
    if (this.looked && isInHex(figure, this.looked)) return true;
    return !reading && (this.deeds.faces.size > 0 || places.length > 0 || this.deeds.against.size > 0 || this.target !== "");
  });
  readonly facing = $derived(this.turned >= 0 ? this.turned : (this.chosen?.counter.facing ?? -1));

  /** Goes to the next figure able to act; false at the end where the keys should leave the board. */
  next(back: boolean, around: boolean): boolean {
    const { able } = this.deeds;
    if (!able.length) {
      if (around) this.say("board-none-able");
      return around;
    }
    const here = this.at(this.focus).map(({ counter }) => counter.id);
    const now = able.findIndex((id) => here.includes(id));
    const start = now < 0 ? able.indexOf(this.props().selected) : now;
    const figure = this.figure(able[stepped(able.length, start, back, around)] ?? "");
    if (!figure) return false;
    this.goTo(figure.counter.pos);
    if (this.props().mine.includes(figure.counter.side)) this.select(figure.counter.id);
    return true;
  }

  private select(id: string): void {
    this.wheel = false;
    this.turned = -1;
    if (id !== this.props().selected) this.props().onselect(id);
  }

  // --- deeds -------------------------------------------------------------------------------------------------------
  forget(): void {
    this.armed = null;
    this.menu = null;
    this.wheel = false;
    this.turned = -1;
  }

  /** A hex is clicked, tapped or committed; `id` names the figure hit where several share it. */
  act(hex: Hex, via: Via, id = ""): void {
    if (!this.has(hex)) return this.forget();
    this.menu = null;
    this.keyed = via === "key";
    if (this.sighting && via !== "key") return this.sightTo(hex);
    if (this.turning && this.spin(hex, via)) return;
    this.wheel = false;
    this.focus = hex;
    if (this.props().picking) return this.mark(hex);
    const here = this.at(hex);
    if (this.props().onpoint) return this.tell(hex, id || (here[0]?.counter.id ?? ""));
    const { place, choices } = this.reach(hex);
    const armed = same(this.armed, hex);
    const hit = here.find(({ counter }) => counter.id === id) ?? here[0];
    const figure = (place || choices.length) && hit && this.behind(hit, hex) ? undefined : hit;
    if (figure && !(armed || ((place || choices.length) && figure.counter.down))) return this.meet(figure, via, choices);
    if (place) {
      if (via === "key" || armed) return this.give(place.place.path, this.named(hex));
      return this.arm(hex);
    }
    if (choices.length > 1) return void this.point(hex, { hex }, choices, "");
    if (choices[0]) return via === "touch" && !armed ? this.arm(hex) : this.answer(choices[0]);
    this.armed = null;
    void this.point(hex, { hex }, [], this.words(hex));
  }

  /** Tells what is pressed, and marks it. */
  private tell(hex: Hex, id: string): void {
    this.armed = hex;
    if (id) this.select(id);
    this.props().onpoint?.(hex, id);
    this.props().onspeak(this.words(hex));
  }

  /** Picks the answer that is put together at a hex, the next one where there are several; the only one is given the
   * second time. */
  private mark(hex: Hex): void {
    const { picked, onpick, onspeak } = this.props();
    const choices = this.marksAt(hex);
    const next = choices[(choices.findIndex(({ offer }) => offer.text === picked?.offer.text) + 1) % choices.length];
    if (!next) return onspeak(this.words(hex));
    if (next.offer.text === picked?.offer.text) return this.answer(next);
    onpick?.(next.offer.text);
    onspeak(next.label);
  }

  /** The answers that could be picked at a hex: on it, at who is there, or around the one who is asked. */
  private marksAt(hex: Hex): Choice[] {
    const asked = this.props().position.asked?.who;
    const here = this.at(hex).flatMap(({ counter: { id } }) => [
      ...(this.deeds.against.get(id) ?? []),
      ...(id === asked ? this.deeds.other : []),
    ]);
    return [...this.reach(hex).choices, ...here];
  }

  /** The hexes of the answer put together: of the one at the hex looked at, else of the one picked. */
  marked(): Hex[] {
    const offer = this.weighed()?.offer;
    return offer ? (offer.hexes?.length ? offer.hexes : offer.hex ? [offer.hex] : []) : [];
  }

  private weighed(): Choice | null {
    const { picking, picked = null } = this.props();
    if (!picking) return null;
    const here = this.looked ? this.marksAt(this.looked) : [];
    return here.find(({ offer }) => offer.text === picked?.offer.text) ?? here[0] ?? picked;
  }

  /** Whether a hex is one of the selected figure's own behind its head, where it may be going. */
  private behind({ counter }: Figure, hex: Hex): boolean {
    return counter.id === this.props().selected && !same(counter.pos, hex) && isInHex(counter, hex);
  }

  private arm(hex: Hex): void {
    this.armed = hex;
    this.props().onspeak(this.words(hex));
  }

  /** A figure is clicked; `here` are the answers given at its hex that are aimed at nobody, such as to push on. */
  private meet(figure: Figure, via: Via, here: Choice[]): void {
    const { mine, selected, reading } = this.props();
    const { id, side, pos } = figure.counter;
    this.armed = null;
    if (mine.includes(side) && id !== selected) {
      this.select(id);
      return this.say("board-selected", { name: id });
    }
    const against = this.deeds.against.get(id) ?? [];
    if (mine.includes(side)) {
      const asked = this.props().position.asked?.who === id;
      const all = asked ? [...against, ...this.deeds.other] : against;
      if (all.length === 1 && all[0]!.offer.group === "pick") this.answer(all[0]!);
      else if (asked && this.deeds.faces.size && (via !== "key" || !all.length)) this.wheel = true;
      else void this.point(pos, { who: id }, all, this.words(pos));
      return;
    }
    if (this.target !== id) this.aim(figure);
    else if (reading) return this.say("board-reading");
    void this.point(pos, { who: id }, [...against, ...here], this.words(pos));
  }

  /** Looks at the focused figure as a target, for its odds. */
  odds(): void {
    const figure = this.at(this.focus)[0];
    if (figure && figure.counter.id !== this.target) this.aim(figure);
  }

  // --- the facing wheel --------------------------------------------------------------------------------------------
  turn(by: 1 | -1): void {
    const figure = this.chosen;
    if (!figure || this.props().reading) return this.say("board-reading");
    this.wheel = true;
    this.turned = (this.facing + by + 6) % 6;
    this.tellTurn(figure);
  }

  private tellTurn(figure: Figure): void {
    const { say, onspeak } = this.props();
    const choice = this.deeds.faces.get(this.turned);
    const name = figure.counter.id;
    const direction = directionName(say, this.turned);
    if (!choice && this.turned !== figure.counter.facing) return this.say("board-turn-not", { name, direction });
    const check = choice?.offer.check;
    onspeak([say("board-turned", { name, direction }), check ? checkWords(say, check) : ""].filter(Boolean).join("; "));
  }

  /** A click while the wheel is open; true where it was the wheel's. */
  private spin(hex: Hex, via: Via): boolean {
    const asked = this.figure(this.props().position.asked?.who ?? "") ?? this.chosen;
    if (!asked) return false;
    const own = same(hex, asked.counter.pos);
    if (via === "key" && this.turned >= 0) return (this.face(this.turned, asked), true);
    const direction = own ? -1 : directionTo(asked.counter.pos, hex);
    if (direction < 0) {
      if (!own || !this.wheel || via === "key") return false;
      this.wheel = false;
      this.turned = -1;
      return true;
    }
    const others = this.at(hex).some(({ counter }) => !counter.down && counter.id !== asked.counter.id);
    if (!this.wheel && (via === "key" || others)) return false;
    if (via === "touch" && this.turned !== direction) {
      this.turned = direction;
      this.tellTurn(asked);
      return true;
    }
    this.face(direction, asked);
    return true;
  }

  private face(direction: number, figure: Figure): void {
    const choice = this.deeds.faces.get(direction);
    if (choice) return this.answer(choice);
    this.say("board-turn-not", { name: figure.counter.id, direction: directionName(this.props().say, direction) });
  }

  /** The hexes that a body of several would hold after the turn, the move or the answer looked at; null where none are known. */
  ghost(): { hexes: Hex[]; facing: number } | null {
    const counter = this.chosen?.counter;
    if (!counter) return null;
    const picked = this.weighed()?.offer;
    if (picked) {
      const { hexes = [], facing = -1 } = picked;
      return hexes.length > 1 && facing >= 0 ? { hexes, facing } : null;
    }
    if (this.turning) {
      const way = this.turned >= 0 || !this.hover ? this.turned : directionTo(counter.pos, this.hover);
      const hexes = this.deeds.faces.get(way)?.offer.hexes ?? [];
      return hexes.length ? { hexes, facing: way } : null;
    }
    const { place, choices } = this.looked ? this.reach(this.looked) : { place: null, choices: [] };
    if (place) return place.place.hexes?.length ? { hexes: place.place.hexes, facing: place.place.facing } : null;
    const offer = choices.find((choice) => choice.offer.hexes?.length)?.offer;
    if (!offer) return null;
    return { hexes: offer.hexes!, facing: (offer.facing ?? -1) < 0 ? counter.facing : offer.facing! };
  }

  protected undoOwn(): boolean {
    if (this.wheel) this.forget();
    else if (this.armed) this.armed = null;
    else if (this.sighting) return (this.sight(false), true);
    else return false;
    this.say("board-cancelled");
    return true;
  }

  protected deselects(): boolean {
    return !this.deeds.at.size && this.props().position.asked?.who !== this.props().selected;
  }
}
