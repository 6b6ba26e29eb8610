// One deed at a time: whether it is under way, and why the last one failed, which is read out.
import { reasonOf } from "./api";
import { announce } from "./announce.svelte";

export class Attempt {
  busy = $state(false);
  fault = $state("");

  /** Does something unless something else is under way; `failed` is done after it where it fails. */
  async run(deed: () => Promise<void>, failed?: (error: unknown) => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await this.load(deed, failed);
    } finally {
      this.busy = false;
    }
  }

  /** Fetches what is shown; why it could not be is said, and `failed` is done then. */
  async load(deed: () => Promise<void>, failed?: (error: unknown) => Promise<void>): Promise<void> {
    this.fault = "";
    try {
      await deed();
    } catch (error) {
      this.fault = reasonOf(error);
      announce(this.fault);
      await failed?.(error);
    }
  }
}
