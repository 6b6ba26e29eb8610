// What comes late waits while a mouse is on its way over a list, so that nothing moves away from under it.
import { untrack } from "svelte";

/** Milliseconds after which a mouse that did not move is not about to press. */
const REST = 400;

export class Steady<T> {
  shown: T = $state.raw()!;
  private restless = 0;

  constructor(latest: () => T) {
    this.shown = untrack(latest);
    $effect(() => this.await(latest()));
  }

  /** The mouse moves over the list. */
  move(event: PointerEvent): void {
    if (event.pointerType === "mouse") this.restless = performance.now() + REST;
  }

  /** Shows the latest, at once or when the mouse rests; returns what stops it. */
  private await(latest: T): () => void {
    let timer = 0;
    const look = (): void => {
      const wait = this.restless - performance.now();
      if (wait > 0) timer = window.setTimeout(look, wait);
      else this.shown = latest;
    };
    look();
    return () => clearTimeout(timer);
  }
}
