// This seat's part of dice that nobody chooses alone: it binds itself to a number of its own, and shows it once all are bound.
import type { Command, Dice } from "./messages";

const PRIMES = 64;
const BLOCK = 64;
const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) | 0;

/** The first primes, of whose roots SHA-256 is made. */
function primes(): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < PRIMES; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

const ROUNDS = primes().map((prime) => fraction(Math.cbrt(prime)));
const START = primes()
  .slice(0, 8)
  .map((prime) => fraction(Math.sqrt(prime)));
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The words of a message, filled up to whole blocks with its length behind them. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const size = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const whole = new Uint8Array(size);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(size - 4, bytes.length * 8);
  return view;
}

function mixed(state: number[], view: DataView, at: number): number[] {
  const words = Array.from({ length: 16 }, (_, place) => view.getInt32(at + 4 * place));
  for (let n = 16; n < PRIMES; n++) {
    const [near, far] = [words[n - 15]!, words[n - 2]!];
    const low = turned(near, 7) ^ turned(near, 18) ^ (near >>> 3);
    const high = turned(far, 17) ^ turned(far, 19) ^ (far >>> 10);
    words.push((words[n - 16]! + low + words[n - 7]! + high) | 0);
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let n = 0; n < PRIMES; n++) {
    const sum = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + sum + ((e & f) ^ (~e & g)) + ROUNDS[n]! + words[n]!) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, place) => (word + state[place]!) | 0);
}

/** The SHA-256 of a text in hexadecimal digits; the browser's own is missing on addresses without encryption. */
export function sha256(text: string): string {
  const view = padded(text);
  let state = START;
  for (let at = 0; at < view.byteLength; at += BLOCK) state = mixed(state, view, at);
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** What binds to a secret or nonce without showing it, as docs/hosts/server.md has it. */
export const commitment = (...parts: (string | number)[]): string => sha256(parts.join(" "));

const drawn = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The numbers of this tab, by what the server was bound to when they were drawn. */
export class Nonces {
  private readonly known = new Map<string, string>();

  /** What to say to what is asked for the dice; null for nothing. */
  answer(asked: Dice, seat: number): Pick<Command, "do" | "text"> | null {
    if (!asked.seats.includes(seat)) return null;
    const nonce = this.known.get(asked.commitment) ?? drawn();
    this.known.set(asked.commitment, nonce);
    const bound = commitment(asked.draw, seat, nonce);
    if (asked.stage === "pledge") return { do: "pledge", text: bound };
    const mine = asked.stage === "show" && (asked.pledges ?? []).some(([one, said]) => one === seat && said === bound);
    return mine ? { do: "show", text: nonce } : null;
  }
}
