// What the keys do on a table in inches: those of keys.ts put to work. What is left alone belongs to the page.
import type { Spot } from "../board/interface";
import { digit } from "../board/keys";
import { type Pace, type Pressed, pressed } from "./keys";
import type { Play } from "./play.svelte";

export interface Typed {
  /** The element that has the keys of the board. */
  app(): HTMLElement | undefined;
  zoom(step: number): void;
  reset(): void;
  centre(): void;
}
const STEPS: Record<Pace, number> = { plain: 1, fine: 0.1, far: 6 };
const TURNS: Record<Pace, number> = { plain: 5, fine: 1, far: 45 };
const WAYS: Record<string, Spot> = { up: [0, 1], down: [0, -1], left: [-1, 0], right: [1, 0] };

export class Keyboard {
  constructor(
    private readonly play: Play,
    private readonly told: Typed,
  ) {}

  down(event: KeyboardEvent): void {
    const number = digit(event);
    if (number && this.play.menu) {
      if (this.play.pick(number)) this.taken(event);
      return;
    }
    const meant = pressed(event);
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
  private deed({ action, pace }: Pressed, event: KeyboardEvent): boolean {
    const { play, told } = this;
    const way = WAYS[action];
    if (way) return (play.steer([way[0] * STEPS[pace], way[1] * STEPS[pace]]), true);
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
      case "turn-right":
        return (play.spin(action === "turn-left" ? TURNS[pace] : -TURNS[pace]), true);
      case "ruler":
        return (event.repeat || play.rule(!play.ruling), true);
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
        return this.compose(action);
    }
  }

  /** Keys that change what is put together. */
  private compose(action: Pressed["action"]): boolean {
    const { play } = this;
    if (play.reading) return false;
    switch (action) {
      case "mode":
        return (play.nextMode(), true);
      case "contact":
        return (play.nextContact(), true);
      case "suggest":
        return (play.suggest(), true);
      case "more-files":
      case "fewer-files":
        return (play.nextFiles(action === "more-files" ? 1 : -1), true);
      case "form":
        return (play.nextForm(), true);
      case "part":
        return (play.settle(), true);
      case "back":
        return (play.reverse(), play.tell(), true);
      default:
        return (play.shorten(), play.tell(), true);
    }
  }
}
