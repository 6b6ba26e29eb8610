// How far the sheet of a phone is open. What somebody has lowered the page opens for a question, and closes behind its answer.
import type { Detent } from "../Handle.svelte";

export class Height {
  detent = $state<Detent>("half");
  private lifted = false;

  /** Opens the sheet where it is lowered. */
  raise(): void {
    if (this.detent !== "peek") return;
    this.detent = "half";
    this.lifted = true;
  }

  /** An answer was given. */
  settle(): void {
    if (this.lifted && this.detent === "half") this.detent = "peek";
    this.lifted = false;
  }
}
