// What is asked of the server beside answers: what it refuses is said at the table like a refused answer.
import { announce } from "../announce.svelte";
import { reasonOf } from "../api";
import type { Hex } from "../board/interface";
import { saveFile } from "../files";
import type { Game } from "../game.svelte";
import { enterGame } from "../start/begin";
import { say } from "../words.svelte";

export class Attempts {
  constructor(
    private readonly game: Game,
    private readonly id: string,
  ) {}

  private async attempt(deed: () => Promise<void>): Promise<void> {
    const { game } = this;
    try {
      await deed();
    } catch (error) {
      const reason = reasonOf(error);
      game.table = { ...game.table, refused: { kind: "refused", id: "", code: "page", reason, clauses: [] } };
      announce(reason);
    }
  }

  /** Saves the record as a file. */
  save(): Promise<void> {
    const { seat, table } = this.game;
    const name = `${table.welcome?.title ?? "affray"}-${this.id}.record`;
    return this.attempt(async () => saveFile(await seat.record(), name));
  }

  /** Goes on from a moment in a game of its own. */
  branch(moment: number): Promise<void> {
    return this.attempt(async () => enterGame(await this.game.seat.branch(moment), { branch: moment }));
  }

  /** Shows a moment of the past. */
  show(moment: number): Promise<void> {
    return this.attempt(async () => {
      await this.game.show(moment);
      announce(say("replay-at", { moment, last: this.game.table.position?.moment ?? 0 }));
    });
  }

  /** Says whether one place is seen from another. */
  look(from: Hex, to: Hex): Promise<void> {
    return this.attempt(async () => {
      const sight = await this.game.look(from, to);
      if (sight) announce(sight.text);
    });
  }
}
