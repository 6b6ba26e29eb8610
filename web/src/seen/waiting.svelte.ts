// What the server says, in its order: what is to be seen first keeps all that comes after it waiting.
import type { FromServer, Told } from "../messages";

/** Shows what is told before anything else knows of it. */
export interface Viewer {
  /** Whether it waits, until `next` or `catchUp`. */
  show(told: Told): boolean;
  /** Nothing waits any more. */
  end(): void;
}

/** What says nothing of the fight does not wait for what is shown of it. */
const AT_ONCE = new Set<FromServer["kind"]>(["done", "refused", "chat"]);
/** Who is asked for something, or comes back, is not kept waiting. */
const URGENT = new Set<FromServer["kind"]>(["welcome", "request"]);
const CROWD = 12;

export class Waiting {
  /** Oldest first. */
  private held: FromServer[] = $state.raw([]);

  constructor(
    private readonly take: (message: FromServer) => void,
    private readonly viewer: Viewer,
  ) {}

  /** Whether anything waits for what is shown. */
  get holds(): boolean {
    return this.held.length > 0;
  }

  /** Whether so much waits that the game would run away. */
  get late(): boolean {
    return this.held.length > CROWD;
  }

  hear(message: FromServer): void {
    // What was taken back is not shown.
    if (URGENT.has(message.kind) || (message.kind === "told" && message.entry === "undo")) this.catchUp();
    if (AT_ONCE.has(message.kind)) return this.take(message);
    this.held = [...this.held, message];
    if (this.held.length === 1) this.goOn();
  }

  /** Takes what waits, as far as nothing of it is to be seen first. */
  private goOn(): void {
    for (let first = this.held[0]; first; first = this.held[0]) {
      const waits = first.kind === "told" && this.viewer.show(first);
      // What is seen at one glance is taken while it is shown.
      if (waits || this.held[0] !== first) break;
      this.held = this.held.slice(1);
      this.take(first);
    }
  }

  /** What was shown is taken, and what comes after it has its turn. */
  next(): void {
    const [first, ...rest] = this.held;
    if (!first) return;
    this.held = rest;
    this.take(first);
    this.goOn();
  }

  /** Takes all that waits. */
  catchUp(): void {
    const held = this.held;
    this.held = [];
    for (const [place, message] of held.entries()) {
      // The first of them is on the board; the others can be seen again.
      if (place && message.kind === "told") this.viewer.show(message);
      this.take(message);
    }
    if (held.length) this.viewer.end();
  }
}
