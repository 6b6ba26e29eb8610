// Questions that follow a pointer: at most one under way, the newest next, those between left out.

const REST = 70;

export class LatestQuestion<Q, A> {
  private wanted: { question: Q } | null = null;
  private busy = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(
    private readonly ask: (question: Q) => Promise<A | null>,
    private readonly told: (question: Q, answer: A | null) => void,
  ) {}

  want(question: Q): void {
    this.wanted = { question };
    if (!this.busy && !this.timer) void this.go();
  }

  /** Leaves what is not yet asked. */
  drop(): void {
    this.wanted = null;
  }

  /** Nobody waits for an answer any more. */
  end(): void {
    this.drop();
    this.ended = true;
    clearTimeout(this.timer);
  }

  private async go(): Promise<void> {
    const wanted = this.wanted;
    this.timer = undefined;
    if (!wanted) return;
    this.wanted = null;
    this.busy = true;
    const answer = await this.ask(wanted.question).catch(() => null);
    this.busy = false;
    if (this.ended) return;
    this.told(wanted.question, answer);
    this.timer = setTimeout(() => void this.go(), REST);
  }
}
