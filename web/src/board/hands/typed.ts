// What the keys do on every board: the menu, committing, cancelling, going through what can act, the view.
import { digit } from "./keys";

export interface Typed {
  /** The element that has the keys of the board. */
  app(): HTMLElement | undefined;
  zoom(step: number): void;
  reset(): void;
  centre(): void;
}

/** What every board can be told by keys; `focus` is the place that the keys have. */
export interface Played<Place> {
  readonly menu: unknown;
  readonly focus: Place;
  pick(number: number): boolean;
  act(place: Place, via: "key"): void;
  cancel(): boolean;
  next(back: boolean, round: boolean): boolean;
  odds(): void;
}

export abstract class Board<Place, Meant extends { action: string }> {
  constructor(
    protected readonly play: Played<Place>,
    protected readonly told: Typed,
  ) {}

  /** What a key means on this board; null where it is not the board's. */
  protected abstract meant(event: KeyboardEvent): Meant | null;

  /** Does what only this board does; false where the key is left to the page. */
  protected abstract own(meant: Meant, event: KeyboardEvent): boolean;

  down(event: KeyboardEvent): void {
    const number = digit(event);
    if (number && this.play.menu) {
      if (this.play.pick(number)) this.taken(event);
      return;
    }
    const meant = this.meant(event);
    if (!meant) return;
    const inMenu = this.play.menu && event.target !== this.told.app();
    if (inMenu && meant.action !== "cancel") return;
    if (this.deed(meant, event)) this.taken(event);
  }

  private taken(event: KeyboardEvent): void {
    event.preventDefault();
    if (event.target !== this.told.app() && !this.play.menu) this.told.app()?.focus({ preventScroll: true });
  }

  /** Does what a key means; false where the key is left to the page. */
  private deed(meant: Meant, event: KeyboardEvent): boolean {
    const { play, told } = this;
    const { action } = meant;
    switch (action) {
      case "commit":
        if (event.target !== told.app()) return false;
        return (play.act(play.focus, "key"), true);
      case "cancel":
        return play.cancel();
      case "next":
      case "previous":
        if (event.key === "Tab" && event.target !== told.app()) return false;
        return play.next(action === "previous", event.key !== "Tab");
      case "odds":
        return (play.odds(), false);
      case "zoom-in":
        return (told.zoom(1), true);
      case "zoom-out":
        return (told.zoom(-1), true);
      case "fit":
        return (told.reset(), true);
      case "centre":
        return (told.centre(), true);
      default:
        return this.own(meant, event);
    }
  }
}
