// What every board is played by: the place that the keys have, a menu, a target, and answers given in words.
import { type Family, families } from "../../choices";
import type { Choice } from "../../messages";
import type { BoardProps, Ground, Pointed } from "../interface";

export type Via = "key" | "mouse" | "touch";
export interface Menu<Place> {
  at: Place;
  name: string;
  /** What can be done there; of answers that differ in their dice only, one row. */
  rows: Family[];
  /** What cannot, each with the reason. */
  closed: Choice[];
}

export abstract class Handling<Props extends BoardProps<Ground>, Place, Piece> {
  /** Where the keys are. */
  focus: Place = $state.raw(undefined as Place);
  hover: Place | null = $state.raw(null);
  /** Whether the focus is moved by keys, so that it is shown. */
  keyed = $state(false);
  menu: Menu<Place> | null = $state.raw(null);
  target = $state("");

  constructor(
    protected readonly props: () => Props,
    /** Brings a place into the window. */
    protected readonly reveal: (place: Place) => void,
    start: Place,
  ) {
    this.focus = start;
  }

  protected abstract idOf(piece: Piece): string;
  protected abstract pieceWords(piece: Piece): string;
  /** Drops what is tried but not given. */
  abstract forget(): void;

  protected say(id: string, args: Record<string, string | number> = {}): void {
    this.props().onspeak(this.props().say(id, args));
  }

  give(answers: string[], what: string): void {
    this.forget();
    if (this.props().reading) return this.say("board-reading");
    this.say("board-done", { what });
    this.props().onanswer(answers);
  }

  protected answer(choice: Choice): void {
    this.give([choice.offer.text], choice.label);
  }

  protected open(at: Place, name: string, choices: Choice[], closed: Choice[] = [], words = ""): void {
    const { say, onspeak } = this.props();
    this.menu = { at, name, rows: families(choices), closed };
    const shut = closed.map(({ label, why }) => `${label}: ${why}`).join("; ");
    onspeak([words, choices.length ? say("board-choose") : shut].filter(Boolean).join(" "));
  }

  /** Opens what can be done with a thing, and below it, once that is known, what cannot. `words` are said of the thing. */
  protected async point(at: Place, thing: Pointed, choices: Choice[], words: string): Promise<void> {
    const name = thing.who ?? "";
    const { reading, position, ondeeds, onspeak } = this.props();
    if (choices.length) this.open(at, name, choices, [], words);
    else onspeak(words);
    const before = this.menu;
    if (reading) return;
    const closed = await ondeeds(thing);
    if (this.menu !== before || this.props().position.state !== position.state) return;
    if (before) this.menu = { ...before, closed };
    else if (closed.length) this.open(at, name, [], closed, words);
  }

  aim(piece: Piece): void {
    this.target = this.idOf(piece);
    this.props().ontarget(this.target);
    this.props().onspeak(this.pieceWords(piece));
  }

  /** The row of an open menu with a number, from 1; one of several answers is chosen from beside the board. */
  pick(number: number): boolean {
    const [choice, ...others] = this.menu?.rows[number - 1]?.choices ?? [];
    if (!choice) return false;
    if (others.length) {
      this.menu = null;
      this.props().onchoose(choice.offer.text);
    } else this.takeListed(choice);
    return true;
  }

  /** Takes a choice of a menu. */
  protected takeListed(choice: Choice): void {
    this.answer(choice);
  }

  /** Takes back the newest thing that is open; false where nothing is. */
  cancel(): boolean {
    const { menu, target } = this;
    if (menu) this.menu = null;
    else if (this.undoOwn()) return true;
    else if (target) {
      this.target = "";
      this.props().ontarget("");
    } else if (this.props().selected && this.deselects()) this.props().onselect("");
    else return false;
    this.say("board-cancelled");
    return true;
  }

  /** Takes back what only this board has, and says so. */
  protected abstract undoOwn(): boolean;
  /** Whether what is selected may be left. */
  protected abstract deselects(): boolean;
}
