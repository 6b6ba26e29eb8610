// The seat of a game master at a fight that is set up.
import type { NewGame } from "../messages";
import { ME } from "../seats";

export class Chair {
  /** Whether there is to be one. */
  wanted = $state(false);
  /** What it is called as it is typed. */
  name = $state("");
  /** Who has it. */
  seat = $state(ME);

  get title(): string {
    return this.name.trim();
  }

  /** Why nobody can sit there beside these sides, as the id of a text; "" when somebody can. */
  fault(sides: string[]): string {
    if (!this.title) return "gather-nameless";
    return sides.includes(this.title) ? "gather-twice" : "";
  }

  /** Puts the seat into a request. */
  join(game: NewGame): void {
    game.master = this.title;
    game.seats = { ...game.seats, [this.title]: this.seat };
  }
}
