// Plays what is seen at a pace, one thing after another.
import { memory } from "../memory";
import type { Shown, Tag } from "./story";
import { tagsAt } from "./story";

export const PACES = ["instant", "brisk", "slow", "step"] as const;
export type Pace = (typeof PACES)[number];

/** How long a thing is shown before the next, in milliseconds of a brisk pace. */
const LENGTHS: Partial<Record<Shown["kind"], number>> = { roll: 750, blow: 450, flight: 450, spell: 450 };
const LENGTH = 550;
const LINGER: Record<Pace, number> = { instant: 3600, brisk: 1500, slow: 4000, step: 0 };
const SLOWER = 2.6;
/** Where more wait, those before are passed over, so that a fight between others does not run away. */
const CROWD = 12;
const LONGEST = 40;

export class Player {
  /** What can be seen again: all since this seat's last answer that showed anything. */
  story: Shown[] = $state.raw([]);
  /** How much of it is on the board; -1 for nothing. */
  at = $state(-1);
  /** Whether each step is asked for. */
  stepping = $state(false);
  /** Whether all is shown at once, without motion. */
  whole = $state(false);
  private since = $state(0);
  tags: Tag[] = $derived(this.at < 0 ? [] : tagsAt(this.story, this.at, this.whole ? this.since : -1));
  now: Shown | null = $derived(this.at < 0 || this.whole ? null : (this.story[this.at] ?? null));
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly pace: () => Pace,
    /** What is to be heard with a thing shown. */
    private readonly onshow: (shown: Shown) => void = () => {},
    /** What goes on once the last thing of the story is on the board. */
    private readonly onlast: () => void = () => {},
  ) {}

  /** Shows what is new: behind what is still being shown or, where it came of this seat's own answer, in its place. */
  tell(told: Shown[], own: boolean): void {
    if (!told.length) return;
    const running = this.at >= 0 && !own && !this.whole;
    const last = this.story.length;
    const ended = this.at === last - 1;
    const joined = own ? told : [...this.story, ...told];
    const story = joined.slice(-LONGEST);
    const gone = joined.length - story.length;
    this.story = story;
    if (!running) return this.start(own ? 0 : Math.max(0, last - gone));
    this.at = Math.max(0, this.at - gone);
    if (ended && !this.stepping) this.follow();
  }

  /** The whole story from its start. */
  again(): void {
    this.start(0);
  }

  /** Only what is told of a moment. */
  show(told: Shown[]): void {
    this.finish();
    this.story = told;
    if (told.length) this.start(0);
  }

  /** One thing on or back; from then on each step is asked for. */
  step(by: number): void {
    this.stepping = true;
    this.whole = false;
    this.rest();
    const at = this.at + by;
    if (at >= this.story.length) return this.finish();
    this.put(Math.max(0, at));
  }

  /** Takes everything off the board. */
  finish(): void {
    this.rest();
    this.at = -1;
    this.whole = false;
    this.stepping = false;
  }

  private start(at: number): void {
    const pace = this.pace();
    this.rest();
    this.stepping = pace === "step";
    this.whole = pace === "instant";
    if (!this.whole) return this.put(Math.min(at, this.story.length - 1));
    this.since = at;
    this.at = this.story.length - 1;
    this.onshow(this.story.at(-1)!);
    this.timer = setTimeout(() => this.finish(), LINGER.instant);
  }

  private put(at: number): void {
    this.at = at;
    this.onshow(this.story[at]!);
    if (!this.stepping) this.follow();
    if (at >= this.story.length - 1) this.onlast();
  }

  private follow(): void {
    const pace = this.pace();
    const last = this.at >= this.story.length - 1;
    const length = (LENGTHS[this.story[this.at]!.kind] ?? LENGTH) * (pace === "slow" ? SLOWER : 1);
    this.rest();
    this.timer = setTimeout(() => (last ? this.finish() : this.put(this.next())), last ? LINGER[pace] : length);
  }

  /** The next thing or, where too many wait, the first deed of the last of them. */
  private next(): number {
    const late = this.story.length - CROWD;
    if (this.at + 1 >= late) return this.at + 1;
    const deed = this.story.findIndex(({ first }, place) => first && place >= late);
    return deed < 0 ? late : deed;
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}

/** The pace chosen in this browser; without motion where that is wished for, until another is chosen. */
export function paceOf(): Pace {
  const still = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
  return PACES.find((pace) => pace === memory.pace) ?? (still ? "instant" : "brisk");
}
