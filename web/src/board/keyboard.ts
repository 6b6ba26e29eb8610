// What the keys do on a board: the map of keys.ts put to work. What it leaves alone belongs to the page.
import { type Keymap, type Pressed, digit, pressed } from "./keys";
import type { Play } from "./play.svelte";

export interface Typed {
  /** The element that has the keys of the board. */
  app(): HTMLElement | undefined;
  zoom(step: number): void;
  reset(): void;
  centre(): void;
}
const WAYS = { n: 0, ne: 1, se: 2, s: 3, sw: 4, nw: 5, left: "left", right: "right" } as const;

export class Keyboard {
  private held = false;
  private drawn = false;

  constructor(
    private readonly play: Play,
    private readonly keys: Keymap,
    private readonly told: Typed,
  ) {}

  down(event: KeyboardEvent): void {
    const number = digit(event);
    if (number && this.play.menu) {
      if (this.play.pick(number)) this.taken(event);
      return;
    }
    const meant = pressed(event, this.keys);
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
  private deed({ action, jump }: Pressed, event: KeyboardEvent): boolean {
    const { play, told } = this;
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
      case "turn-left":
        return (play.turn(-1), true);
      case "turn-right":
        return (play.turn(1), true);
      case "sight":
        if (!event.repeat) this.sight();
        this.held = true;
        return true;
      case "measure":
        if (!play.measurable) return false;
        return (play.measure(), true);
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
        return (play.move(WAYS[action], jump), true);
    }
  }

  sight(): void {
    this.play.sight(!this.play.sighting);
    this.drawn = false;
  }

  /** The pointer draws: a line drawn while the key is held ends with it. */
  drew(): void {
    if (this.play.sighting && this.held) this.drawn = true;
  }

  up(event: KeyboardEvent): void {
    if (!this.keys.sight.includes(event.key.toLowerCase())) return;
    this.held = false;
    if (this.play.sighting && this.drawn) this.play.sight(false);
    this.drawn = false;
  }
}
