// A draft that the server judges, a moment after it was changed; the newest question counts.
import { reasonOf } from "./api";

/** Whether a thing thrown says that a newer request took its place. */
export const aborted = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";

export abstract class Judged<T> {
  checked: T | null = $state.raw(null);
  fault = $state("");
  /** Whether what is shown is older than what was changed. */
  pending = $state(true);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking: AbortController | null = null;

  constructor(private readonly pause: number) {}

  /** What the server says of the draft as it stands now. */
  protected abstract judge(signal: AbortSignal): Promise<T>;

  /** Takes what it says. */
  protected judged(found: T): void {
    this.checked = found;
  }

  protected soon(): void {
    this.pending = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), this.pause);
  }

  /** Has the draft judged as it stands now. */
  async check(): Promise<void> {
    clearTimeout(this.timer);
    this.asking?.abort();
    const asking = (this.asking = new AbortController());
    this.pending = true;
    try {
      const found = await this.judge(asking.signal);
      if (this.asking !== asking) return;
      [this.fault, this.pending] = ["", false];
      this.judged(found);
    } catch (error) {
      if (aborted(error) || this.asking !== asking) return;
      this.failed(reasonOf(error));
    }
  }

  /** Says why it could not be judged. */
  protected failed(why: string): void {
    this.fault = why;
  }

  /** Nothing is asked any more. */
  stop(): void {
    clearTimeout(this.timer);
    this.asking?.abort();
  }
}
