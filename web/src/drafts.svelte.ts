// Things that are being made, by the address at which they are: what is not saved is still there when one comes back.
import { SvelteMap } from "svelte/reactivity";
import { reasonOf } from "./api";

/** Something that is being made. */
export interface Made {
  /** Whether there is something in it that is not saved. */
  readonly dirty: boolean;
  /** Nothing is asked about it any more. */
  stop(): void;
}

export class Drafts<T extends Made> {
  readonly all = new SvelteMap<string, T>();

  constructor(
    /** The address of a new one, with what stands behind it. */
    private readonly newPath: (mark: string) => string,
    /** The address of one that is kept. */
    private readonly keptPath: (name: string) => string,
  ) {}

  /** The address of one: of a kept one by its name, else of a new one. */
  pathOf(name: string, mark: string): string {
    return name ? this.keptPath(name) : this.newPath(mark);
  }

  /** Those that have something in them that is not saved. */
  get unsaved(): [string, T][] {
    return [...this.all].filter(([, made]) => made.dirty);
  }

  drop(path: string): void {
    this.all.get(path)?.stop();
    this.all.delete(path);
  }

  /** The address of a new one at which nothing unsaved is. */
  get freePath(): string {
    for (let at = 0; ; at++) {
      const path = this.newPath(at ? `/${at}` : "");
      if (!this.all.get(path)?.dirty) return path;
    }
  }

  /** Begins with something at such an address, which is given back. */
  begin(made: T): string {
    const path = this.freePath;
    this.drop(path);
    this.all.set(path, made);
    return path;
  }

  /** Puts something under another address, as it is. */
  move(made: T, from: string, to: string): void {
    this.all.delete(from);
    this.all.set(to, made);
  }
}

/** The place of a page for the one that is being made at its address. */
export class Bench<T extends Made> {
  made = $state.raw<T | null>(null);
  /** Why there is none. */
  fault = $state("");
  private path = "";

  constructor(readonly drafts: Drafts<T>) {}

  /** Takes up what is being made at an address, else what is made for it; nothing where nothing is to be made. */
  async open(path: string, make: (() => Promise<T>) | null): Promise<void> {
    this.path = path;
    this.fault = "";
    // Whoever goes elsewhere leaves what has nothing unsaved in it.
    for (const [at, one] of this.drafts.all) if (at !== path && !one.dirty) this.drafts.drop(at);
    this.made = (make && this.drafts.all.get(path)) ?? null;
    if (this.made || !make) return;
    try {
      const made = await make();
      if (this.path !== path) return;
      this.drafts.all.set(path, made);
      this.made = made;
    } catch (error) {
      if (this.path === path) this.fault = reasonOf(error);
    }
  }

  /** Asks before the browser leaves the page with something unsaved. */
  readonly ask = (event: BeforeUnloadEvent): void => {
    if (this.drafts.unsaved.length) event.preventDefault();
  };
}
