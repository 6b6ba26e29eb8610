// What the keys do on a table in inches: those of keys.ts put to work. What is left alone belongs to the page.
import type { Spot } from "../board/interface";
import { Board, type Typed } from "../board/hands/typed";
import { type Pace, type Pressed, keyPress } from "./keys";
import type { Play } from "./play.svelte";

const STEPS: Record<Pace, number> = { plain: 1, fine: 0.1, far: 6 };
export const TURNS: Record<Pace, number> = { plain: 5, fine: 1, far: 45 };
const WAYS: Record<string, Spot> = { up: [0, 1], down: [0, -1], left: [-1, 0], right: [1, 0] };

export class Keyboard extends Board<Spot, Pressed> {
  constructor(
    private readonly table: Play,
    told: Typed,
  ) {
    super(table, told);
  }

  protected meant(event: KeyboardEvent): Pressed | null {
    return keyPress(event);
  }

  protected own({ action, pace }: Pressed, event: KeyboardEvent): boolean {
    const { table } = this;
    const way = WAYS[action];
    if (way) return (table.steer([way[0] * STEPS[pace], way[1] * STEPS[pace]]), true);
    switch (action) {
      case "turn-left":
      case "turn-right":
        return (table.spin(action === "turn-left" ? TURNS[pace] : -TURNS[pace]), true);
      case "ruler":
        return (event.repeat || table.rule(!table.ruling), true);
      default:
        return this.compose(action);
    }
  }

  /** Keys that change what is put together. */
  private compose(action: Pressed["action"]): boolean {
    const { table } = this;
    if (table.reading) return false;
    switch (action) {
      case "mode":
        return (table.nextMode(), true);
      case "contact":
        return (table.nextContact(), true);
      case "suggest":
        return (table.suggest(), true);
      case "more-files":
      case "fewer-files":
        return (table.nextFiles(action === "more-files" ? 1 : -1), true);
      case "form":
        return (table.nextForm(), true);
      case "part":
        return (table.settle(), true);
      case "back":
        return (table.reverse(), table.tell(), true);
      default:
        return (table.shorten(), table.tell(), true);
    }
  }
}
