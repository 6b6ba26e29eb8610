// What every board is played by: the place that the keys have, a menu, a target, and answers given in words.
import type { Choice } from "../../messages";
import type { BoardProps, Ground } from "../interface";

export type Via = "key" | "mouse" | "touch";
export interface Menu<Place> {
  at: Place;
  name: string;
  choices: Choice[];
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

  protected open(at: Place, name: string, choices: Choice[]): void {
    this.menu = { at, name, choices };
    this.say("board-choose");
  }

  aim(piece: Piece): void {
    this.target = this.idOf(piece);
    this.props().ontarget(this.target);
    this.props().onspeak(this.pieceWords(piece));
  }

  /** The choice of an open menu with a number, from 1. */
  pick(number: number): boolean {
    const choice = this.menu?.choices[number - 1];
    if (choice) this.takeListed(choice);
    return Boolean(choice);
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
