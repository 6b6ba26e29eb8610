// What the keys do on a board of hexes: the map of keys.ts put to work. What it leaves alone belongs to the page.
import type { Hex } from "../interface";
import { type Keymap, type Pressed, keyPress } from "./keys";
import type { Play } from "../play.svelte";
import { Board, type Typed } from "./typed";

const WAYS = { n: 0, ne: 1, se: 2, s: 3, sw: 4, nw: 5, left: "left", right: "right" } as const;
const isWay = (action: string): action is keyof typeof WAYS => action in WAYS;

export class Keyboard extends Board<Hex, Pressed> {
  private held = false;
  private drawn = false;

  constructor(
    private readonly hexes: Play,
    private readonly keys: Keymap,
    told: Typed,
  ) {
    super(hexes, told);
  }

  protected meant(event: KeyboardEvent): Pressed | null {
    return keyPress(event, this.keys);
  }

  protected own({ action, jump }: Pressed, event: KeyboardEvent): boolean {
    const { hexes } = this;
    switch (action) {
      case "turn-left":
        return (hexes.turn(-1), true);
      case "turn-right":
        return (hexes.turn(1), true);
      case "sight":
        if (!event.repeat) this.sight();
        this.held = true;
        return true;
      case "measure":
        if (!hexes.measurable) return false;
        return (hexes.measure(), true);
      default:
        return isWay(action) && (hexes.move(WAYS[action], jump), true);
    }
  }

  sight(): void {
    this.hexes.sight(!this.hexes.sighting);
    this.drawn = false;
  }

  /** The pointer draws: a line drawn while the key is held ends with it. */
  drew(): void {
    if (this.hexes.sighting && this.held) this.drawn = true;
  }

  up(event: KeyboardEvent): void {
    if (!this.keys.sight.includes(event.key.toLowerCase())) return;
    this.held = false;
    if (this.hexes.sighting && this.drawn) this.hexes.sight(false);
    this.drawn = false;
  }
}
