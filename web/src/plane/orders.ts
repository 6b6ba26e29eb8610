// An answer on a table in inches while it is put together, and its text in the notation of the rules.
import type { Spot } from "../board/interface";
import { round, wrap } from "./inches";

export const VERBS = ["deploy", "move", "away", "reform", "drive", "fireball"] as const;
export type Verb = (typeof VERBS)[number];
export interface Part {
  /** Inches ahead, or degrees turned: above 0 to the left. */
  kind: "go" | "turn";
  by: number;
}
export interface Order {
  verb: Verb;
  /** The unit that it is for. */
  unit: string;
  mark: Spot;
  /** Where it looks afterwards; null: as before. */
  heading: number | null;
  /** Where each miniature goes; none: as they stand to each other. */
  arrange: Spot[];
  files: number;
  formation: string;
  reverse: boolean;
  parts: Part[];
  /** The text of a listed answer that this is, as long as nothing in it is changed. */
  listed?: string;
}

export const emptyOrder = (verb: Verb, unit: string, mark: Spot): Order => ({
  verb,
  unit,
  mark,
  heading: null,
  arrange: [],
  files: 0,
  formation: "",
  reverse: false,
  parts: [],
});
/** A change of an order, which then is no longer the one listed. */
export const withChange = (order: Order, change: Partial<Order>): Order => {
  const { listed: _, ...rest } = order;
  return { ...rest, ...change };
};

const named = (name: string): string => name.replaceAll(" ", "_");
export const plainName = (word: string): string => word.replaceAll("_", " ");
const isVerb = (word: string): word is Verb => (VERBS as readonly string[]).includes(word);
export const verbOf = (text: string): string => text.trim().split(/\s+/u, 1)[0]!.toLowerCase();

/** The verbs of the forms that are open. */
export const openVerbs = (forms: readonly string[]): Verb[] => forms.map(verbOf).filter(isVerb);

// --- written ----------------------------------------------------------------------------------------------------------
export const spotText = ([x, y]: Spot): string => `${round(x)},${round(y)}`;
const facing = (heading: number | null): string => (heading === null ? "" : ` facing ${round(wrap(heading))}`);
const arranged = (spots: readonly Spot[]): string => (spots.length ? ` arrange ${spots.map(spotText).join(";")}` : "");

export function write(order: Order): string {
  const { verb, unit, mark, heading, arrange, files, formation, reverse, parts } = order;
  if (order.listed) return order.listed;
  const to = spotText(mark);
  switch (verb) {
    case "deploy":
      return `deploy ${named(unit)} ${formation}${files ? ` ${files}` : ""} at ${to}${facing(heading ?? 0)}${arranged(arrange)}`;
    case "reform":
      return `reform ${files}${facing(heading)}`;
    case "drive":
      return `drive ${[reverse ? "reverse" : "forward", ...parts.map(({ kind, by }) => `${kind} ${round(by)}`)].join(" ")}`;
    case "fireball":
      return `fireball ${to}`;
    default:
      return `${verb} ${to}${facing(heading)}${arranged(arrange)}`;
  }
}

// --- read -------------------------------------------------------------------------------------------------------------
const spotIn = (word = ""): Spot | null => {
  const [x, y] = word.split(",").map(Number);
  return x !== undefined && y !== undefined && Number.isFinite(x) && Number.isFinite(y) ? [x, y] : null;
};
const after = (words: readonly string[], word: string): string | undefined =>
  words.includes(word) ? words[words.indexOf(word) + 1] : undefined;

/** Points of the compass, as answers write them, from the right of the table counter-clockwise. */
const COMPASS = ["e", "ne", "n", "nw", "w", "sw", "s", "se"];
const headingIn = (word: string): number => (COMPASS.includes(word) ? COMPASS.indexOf(word) * 45 : Number(word));

/** The order that a listed answer is; null where it is none that is put together on the table. */
export function read(text: string, unit: string): Order | null {
  const words = text.trim().split(/[ \t\n]+/u);
  const verb = words[0]!.toLowerCase();
  if (!isVerb(verb)) return null;
  const heading = after(words, "facing");
  const order: Order = {
    ...emptyOrder(verb, unit, spotIn(verb === "deploy" ? after(words, "at") : words[1]) ?? [0, 0]),
    heading: heading === undefined ? null : headingIn(heading),
    arrange: (after(words, "arrange")?.split(";") ?? []).map((word) => spotIn(word) ?? [0, 0]),
    listed: text,
  };
  if (verb === "deploy") {
    const files = Number(words[3]);
    return { ...order, unit: plainName(words[1]!), formation: words[2]!, files: Number.isInteger(files) ? files : 0 };
  }
  if (verb === "reform") return { ...order, files: Number(words[1]) };
  if (verb !== "drive") return order;
  const parts = words
    .slice(2)
    .flatMap((word, n, rest): Part[] =>
      word === "go" || word === "turn" ? [{ kind: word, by: Number(rest[n + 1]) }] : [],
    );
  return { ...order, reverse: words[1] === "reverse", parts };
}

/** How many files an answer gives a block; 0 where it leaves them as they are. */
export const filesIn = (text: string): number => Number(/^reform (\d+)/u.exec(text)?.[1] ?? 0);
