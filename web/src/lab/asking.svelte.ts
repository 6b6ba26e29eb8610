// A question of the laboratory and its answer: both stay while something else is looked at, and the work can be stopped.
import { announce } from "../announce.svelte";
import { Failure, reasonOf } from "../api";
import { Attempt } from "../attempt.svelte";
import type { LabStep } from "../messages";
import { changes, type Values } from "./lab.svelte";
import { FieldFailure, type Heard } from "./slowly";

/** A server lets only those who have its key work things out. */
const LOCKED = 401;

export class Asking<A = unknown> {
  readonly attempt = new Attempt();
  /** What is wrong with fields of the last question, by their names, until they are filled in anew; "" is all of it. */
  faults = $state<Record<string, string>>({});
  /** What is filled in, by the names of fields. */
  values = $state<Values>({});
  /** What was asked last; null for nothing. */
  asked: Values | null = null;
  found = $state.raw<A | null>(null);
  /** The question that what was found answers. */
  private answered = $state.raw<Values | null>(null);
  /** How far the work is; null while it waits to begin. */
  step = $state.raw<LabStep | null>(null);
  stopped = $state(false);
  private stopping: AbortController | undefined;
  private under = Promise.resolve();

  /** Whether what is shown answers another question than the one that is filled in. */
  readonly stale = $derived(
    this.found !== null && this.answered !== null && Object.keys(changes(this.answered, this.values)).length > 0,
  );

  /**
   * Works something out in place of what is under way; what was found before stays until then. `unasked`, nothing is said
   * where it is not allowed.
   */
  ask(work: (signal: AbortSignal, heard: Heard) => Promise<A>, { unasked = false } = {}): Promise<void> {
    this.stopping?.abort();
    const { signal } = (this.stopping = new AbortController());
    this.under = this.under.then(() => this.work(work, signal, unasked));
    return this.under;
  }

  private async work(
    work: (signal: AbortSignal, heard: Heard) => Promise<A>,
    signal: AbortSignal,
    unasked: boolean,
  ): Promise<void> {
    await this.attempt.run(async () => {
      this.step = null;
      this.faults = {};
      this.stopped = false;
      try {
        signal.throwIfAborted();
        const asked = this.asked;
        this.found = await work(signal, (step) => (this.step = step));
        this.answered = asked;
      } catch (error) {
        this.stopped = signal.aborted;
        if (signal.aborted || (unasked && error instanceof Failure && error.status === LOCKED)) return;
        this.faults = error instanceof FieldFailure ? error.faults : { "": reasonOf(error) };
        throw error;
      }
    });
  }

  /** A field is filled in anew: what was wrong with it is not said any longer. */
  refill(field: string): void {
    delete this.faults[field];
  }

  /** What is wrong, but for what stands beside the fields of these names; others say what they are called. */
  faultBeside(names: string[], labelOf: (name: string) => string): string {
    const found = Object.entries(this.faults).filter(([name]) => !names.includes(name));
    return found.map(([name, said]) => (name ? `${labelOf(name)}: ${said}` : said)).join(" ");
  }

  /** Ends the work, here and on the server; `word` says so to whoever listens. */
  stop(word: string): void {
    this.leave();
    announce(word);
  }

  /** Ends the work that nobody looks at any more. */
  leave(): void {
    this.stopping?.abort();
  }
}
