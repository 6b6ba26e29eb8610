// The cells of a sweep, looked at by who meets whom and in which parts of the table.
import type { SweepCell, SweepUnfit, SweepView } from "../../messages";

/** What a cell holds, with names. */
export interface Shown {
  number: number;
  part: number;
  value: number;
  error: number;
  games: number;
  /** Seen from the other side than it was played. */
  turned: boolean;
}

const [NUMBER, PART, A, B, VALUE, ERROR, GAMES] = [0, 1, 2, 3, 4, 5, 6] as const;
export const FOE = -1;
const key = (part: number, a: number, b: number): string => `${part}|${a}|${b}`;

export class Cells {
  private readonly known = new Map<string, Shown>();
  private readonly fighters = new Map<number, Set<number>>();

  /** `every` cell counts, or only those in which both can use what they are rated for. */
  constructor(
    readonly view: SweepView,
    every = true,
  ) {
    const left = new Set(every ? [] : unfitOf(view).map(([part, place]) => `${part}|${place}`));
    for (const cell of view.cells as SweepCell[]) {
      if (left.has(`${cell[PART]}|${cell[A]}`) || left.has(`${cell[PART]}|${cell[B]}`)) continue;
      const fighters = this.fighters.get(cell[PART]) ?? new Set();
      this.fighters.set(cell[PART], fighters.add(cell[A]).add(cell[B]));
      const held = {
        number: cell[NUMBER],
        part: cell[PART],
        value: cell[VALUE],
        error: cell[ERROR],
        games: cell[GAMES],
        turned: false,
      };
      this.known.set(key(held.part, cell[A], cell[B]), held);
      if (view.even && cell[A] !== cell[B])
        this.known.set(key(held.part, cell[B], cell[A]), { ...held, value: 1 - held.value, turned: true });
    }
  }

  /** What came of a meeting in a part of the table, if it could be. */
  at(part: number, a: number, b: number): Shown | undefined {
    return this.known.get(key(part, a, b));
  }

  /** Those of some parts in which all can fight who can fight in any: like is compared with like there. */
  level(parts: number[], places: number[]): number[] {
    const able = parts.map((part) => places.filter((place) => this.fighters.get(part)?.has(place)));
    const anywhere = new Set(able.flat()).size;
    const level = parts.filter((_, at) => able[at]!.length === anywhere);
    return level.length ? level : parts;
  }

  /** The same in several parts. */
  in(parts: number[], a: number, b: number): Shown[] {
    return parts.map((part) => this.at(part, a, b)).filter((cell) => cell !== undefined);
  }

  /** The mean over some parts of the table. */
  mean(parts: number[], a: number, b: number): number | undefined {
    const found = this.in(parts, a, b);
    return found.length ? found.reduce((sum, { value }) => sum + value, 0) / found.length : undefined;
  }

  /** The mean over all others too; half of the fights as the second where that makes a difference. */
  overall(parts: number[], a: number, others: number[]): number | undefined {
    const means = others
      .filter((b) => b !== a)
      .flatMap((b) => {
        const mine = this.mean(parts, a, b);
        if (mine === undefined || this.view.solo || this.view.even || !this.view.duels) return mine ?? [];
        const theirs = this.mean(parts, b, a);
        return theirs === undefined ? [] : (mine + 1 - theirs) / 2;
      });
    return means.length ? means.reduce((sum, one) => sum + one, 0) / means.length : undefined;
  }
}

/** Who cannot use what it is rated for, and where. */
export const unfitOf = (view: SweepView): SweepUnfit[] => (view.unfit ?? []) as SweepUnfit[];

/** The places of the parts (or contenders) that have the chosen values; "" stands for any. */
export const chosenPlaces = (places: number[][], wanted: (number | undefined)[]): number[] =>
  places.flatMap((held, place) =>
    wanted.every((value, at) => value === undefined || held[at] === value) ? place : [],
  );

/** How good a value is, from 0 to 1, among the lowest and the highest. */
export const warmth = (value: number, low: number, high: number): number =>
  high > low ? (value - low) / (high - low) : 0.5;

/** The color of something so good, from 0 to 1. */
export function warmColor(warm: number): string {
  const share = Math.round(Math.abs(warm - 0.5) * 90);
  return `color-mix(in srgb, var(${warm >= 0.5 ? "--accent" : "--warn"}) ${share}%, var(--paper))`;
}
