// Units and places of a table in inches in words: name, side, how it stands, how far and in which direction.
import type { Spot } from "../board/interface";
import type { Objective, Outline, Side, Troop, WordedMeasure, WordedTrial } from "../messages";
import { diceText, type Say } from "../texts";
import { areTouching, bearing, compass, distance, kindOf, round, isWithin } from "./inches";

export interface WordContext {
  say: Say;
  sides: Side[];
  mine: number[];
  /** The unit from which distances are told. */
  from: Troop | null;
  /** Distances are told as they are, not to the inch. */
  exact: boolean;
}

const FEW = 0.05;

/** How far and in which direction a place is. */
export function farWords({ say, exact }: WordContext, from: Spot, to: Spot): string {
  const far = distance(from, to);
  const shown = exact ? Math.round(far * 10) / 10 : Math.round(far);
  return say(exact ? "plane-far" : "plane-far-about", {
    far: shown,
    direction: say(`plane-way-${compass(bearing(from, to))}`),
  });
}

/** What the ruler says: how far, in which direction, between what of two units, and the rules' own words. */
export function measureWords(
  { say }: Pick<WordContext, "say">,
  { measure, text }: WordedMeasure,
  ofUnits = false,
): string {
  const { length, bearing: way, exact = true, blocked } = measure;
  const far = exact ? Math.round(length * 10) / 10 : Math.round(length);
  const clauses = (blocked?.clauses ?? []).map((one) => `[${one}]`).join(" ");
  const words = say(exact ? "plane-far" : "plane-far-about", { far, direction: say(`plane-way-${compass(way)}`) });
  const between = ofUnits ? `, ${say("plane-centres")}` : "";
  return [words + between, text, clauses].filter(Boolean).join("; ");
}

/** A unit as it is spoken: name, side, how it stands, distance and direction from the acting unit. */
export function unitWords(told: WordContext, troop: Troop): string {
  const { say, sides, mine, from } = told;
  const { id, side, centre, heading, bases, arcs = [] } = troop.block;
  const words = [
    say(mine.includes(side) ? "board-own" : "board-other", { name: id, side: sides[side]?.name ?? String(side + 1) }),
    ...(troop.condition ? [troop.condition] : countWords(say, troop)),
  ];
  if (bases.length && kindOf({ arcs }) !== "open") words.push(say("plane-faces", { way: compass(heading) }));
  if (bases.length && from && from !== troop && from.block.bases.length)
    words.push(
      areTouching(from.block, troop.block)
        ? say("plane-touches", { names: from.block.id })
        : `${say("plane-from", { far: farWords(told, from.block.centre, centre), name: from.block.id })}, ${say("plane-centres")}`,
      ...seenFrom(say, from, centre),
    );
  return words.join("; ");
}

/** On which side of a unit a place lies, where the unit has sides. */
function seenFrom(say: Say, { block }: Troop, spot: Spot): string[] {
  if (kindOf(block) === "open") return [];
  const right = (block.heading - bearing(block.centre, spot) + 720) % 360;
  return [say("plane-side", { side: say(`board-side-${Math.round(right / 60) % 6}`) })];
}

const countWords = (say: Say, { block, notes }: Troop): string[] => {
  const [left, of] = block.bars?.[0] ?? [block.bases.length, block.bases.length];
  return [say("plane-left", { left, of }), ...notes];
};

/** A place in words: where, on what ground, which objective, how far. */
export function placeWords(
  told: WordContext,
  spot: Spot,
  terrain: readonly Outline[],
  names: readonly string[],
  objectives: readonly Objective[],
): string {
  const { say, from } = told;
  const here = terrain.flatMap(({ corners, name }, n) => (isWithin(corners, spot) ? [names[n] ?? name] : []));
  const words = [say("plane-spot", { x: round(spot[0]), y: round(spot[1]) }), ...here];
  const near = objectives.findIndex(({ pos }) => distance(pos, spot) < 1);
  if (near >= 0) words.push(objectiveWords(told, objectives[near]!, near));
  if (from?.block.bases.length && distance(from.block.centre, spot) > FEW)
    words.push(say("plane-from", { far: farWords(told, from.block.centre, spot), name: from.block.id }));
  return `${words.join("; ")}.`;
}

export const objectiveWords = ({ say, sides }: WordContext, { side = -1 }: Objective, number: number): string =>
  side < 0
    ? say("plane-objective", { number: number + 1 })
    : say("plane-objective-held", { number: number + 1, side: sides[side]?.name ?? String(side + 1) });

/** What an answer would come to, in words: refused and why, what it costs, who is touched or run over, what harm it does. */
export function trialWords(say: Say, worded: WordedTrial, own: Own): string[] {
  const { trial, why = "", clauses = [] } = worded;
  const words = [];
  if (why) words.push([why, ...clauses.map((one) => `[${one}]`)].join(" "));
  if (trial.most) words.push(say("plane-spent", { spent: round(trial.spent ?? 0), most: round(trial.most) }));
  return [...words, ...asideWords(say, worded, own), ...harmWords(say, worded, own)];
}

/** Whether a unit is of the side that gives the answer. */
type Own = (unit: string) => boolean;

/** What there is to say of it beside its refusal, what it costs and what harm it does. */
export function asideWords(say: Say, { trial }: WordedTrial, own: Own): string[] {
  const words = [];
  if (trial.loose?.length) words.push(say("plane-loose", { count: trial.loose.length }));
  if (trial.touched?.length) words.push(say("plane-touches", { names: trial.touched.join(", ") }));
  return [...words, ...struckWords(say, trial, "plane-strikes", (unit) => !own(unit))];
}

/** What harm it does to one's own side: whom of it it strikes, what more comes of it. */
export const harmWords = (say: Say, { trial, notes = [] }: WordedTrial, own: Own): string[] => [
  ...struckWords(say, trial, "plane-strikes-own", own),
  ...notes,
];

const struckWords = (say: Say, { struck = [] }: WordedTrial["trial"], text: string, which: Own): string[] =>
  struck
    .filter(({ unit }) => which(unit))
    .map(({ unit, miniatures, dice }) => say(text, { unit, count: miniatures, dice: diceText(say, dice) || "–" }));
