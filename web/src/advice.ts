// Advice of the guide, kept by the state it holds for. What is asked for an older state is called off.
import type { Seat } from "./api";
import type { Advice } from "./messages";

type Asking = Pick<Seat, "advice">;

export class Advisor {
  private state = -1;
  private readonly kept = new Map<string, Promise<Advice | null>>();
  private calls = new AbortController();

  constructor(private readonly seat: Asking) {}

  /** From now on the game stands at another state; everything asked before is void. */
  at(state: number): void {
    if (state === this.state) return;
    this.state = state;
    this.forget();
  }

  /** Calls off what is under way and forgets what is known, such as after a change of language. */
  forget(): void {
    this.calls.abort();
    this.calls = new AbortController();
    this.kept.clear();
  }

  /** The advice, null when the game has moved on or nothing is known. */
  ask(path: string, query: Record<string, string> = {}): Promise<Advice | null> {
    const key = `${path}?${new URLSearchParams(query)}`;
    const known = this.kept.get(key);
    if (known) return known;
    const asked = this.fetch(path, query, this.state);
    this.kept.set(key, asked);
    // What failed for a moment is asked again the next time.
    void asked.then((advice) => advice ?? (this.kept.get(key) === asked && this.kept.delete(key)));
    return asked;
  }

  private async fetch(path: string, query: Record<string, string>, state: number): Promise<Advice | null> {
    try {
      const advice = await this.seat.advice(path, query, this.calls.signal);
      return advice.state === state && this.state === state ? advice : null;
    } catch {
      return null;
    }
  }
}
