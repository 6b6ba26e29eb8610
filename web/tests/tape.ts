// The taped game as the tests use it: a fresh copy each time.
import taped from "../demo/tape.json";
import type { Choice, Position, Side, Told } from "../src/messages";
import { FakeServer, type Tape } from "./fake";

export const tape = (): Tape => structuredClone(taped) as unknown as Tape;

/** The moment at which the first side is asked for the nth time with a code. */
export function momentOf(code: string, nth = 0): number {
  const found = tape().told.flatMap((told, moment) => {
    const asked = told.position?.asked;
    return asked?.code === code && asked.side === 0 ? [moment] : [];
  });
  return found[nth]!;
}

export const serverAt = (code: string, nth = 0): FakeServer => new FakeServer(tape(), momentOf(code, nth));
export const toldAt = (moment: number): Told => tape().told[moment]!;
export const positionAt = (moment: number): Position => toldAt(moment).position!;

export const choice = (text: string, more: Partial<Choice["offer"]> = {}, label = text): Choice => ({
  offer: { text, group: "word", ...more },
  label,
});

/** A side of a game, a friend's who is there. */
export const side = (name: string, more: Partial<Side> = {}): Side => ({
  name,
  player: "friend",
  present: true,
  who: "",
  resigned: false,
  idle: false,
  link: false,
  ...more,
});

/** Lets everything that waits for promises go on. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
