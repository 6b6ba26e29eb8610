// A hex in words: coordinate, ground, who stands there, whether it can be reached, what threatens it.
import type { Check, Figure, Item, Laid, Side, Terrain, Threat, WordedPlace } from "../messages";
import type { Say } from "../texts";
import { bodyOf, isInHex, isLarge, nearestOf } from "./body";
import { type Reach, percent } from "./hands/deeds";
import { bearings, columnRow, distance, relative } from "./geometry";
import type { Hex } from "./interface";

export interface HexFacts {
  hex: Hex;
  terrain: Terrain;
  /** The system's word for the ground. */
  word?: string | undefined;
  figures: Figure[];
  items: Item[];
  /** What lies over the ground. */
  laid: Laid[];
  /** How far it is in regions, where that is shown; -1 where it is not. */
  range: number;
  sides: Side[];
  /** The selected figure, whose view the words take. */
  reader: Figure | null;
  reach: Reach;
  /** Whether any places are known, so that "out of reach" can be said. */
  asked: boolean;
  threats: Threat[];
  mine: number[];
}

/** A word for a kind of ground: the page's own where it has one, else the system's, else the name itself. */
export function terrainName(say: Say, name: string, word = name): string {
  const id = `board-terrain-${name.toLowerCase().replaceAll(/[^a-z0-9]+/gu, "-")}`;
  const said = say(id);
  return said === id ? word.replaceAll("_", " ") : said;
}

export const directionName = (say: Say, direction: number): string => say(`board-direction-${direction}`);
export const directionShort = (say: Say, direction: number): string => say(`board-dir-${direction}`);

/** Words in a row as the language joins them. */
export const joinAnd = (say: Say, words: string[]): string =>
  words.length < 2 ? (words[0] ?? "") : say("board-and", { first: words.slice(0, -1).join(", "), last: words.at(-1)! });

export const checkWords = (say: Say, check: Check): string =>
  check.dice > 0
    ? say("board-check", { dice: check.dice, need: check.need, chance: percent(check.chance) })
    : say("board-chance", { chance: percent(check.chance) });

/** Which of a figure's sides another sees, from the sectors of its hex. */
export function seenSide(say: Say, figure: Figure, from: Hex): string {
  const found = bearings(figure.counter.pos, from).map((direction) => relative(figure.counter.facing, direction));
  const names = [...new Set(found.map((side) => say(`board-side-${side}`)))];
  return names.length > 1 ? say("board-or", { first: names[0]!, last: names[1]! }) : (names[0] ?? "");
}

export function figureWords(say: Say, figure: Figure, facts: Pick<HexFacts, "sides" | "mine" | "reader">): string {
  const { counter, condition, notes } = figure;
  const side = facts.sides[counter.side]?.name ?? String(counter.side + 1);
  const mine = facts.mine.includes(counter.side);
  const words = [say(mine ? "board-own" : "board-other", { name: counter.id, side })];
  if (counter.down) words.push(say("board-down"));
  else words.push(say("board-faces", { direction: directionName(say, counter.facing) }));
  if (isLarge(counter)) words.push(say("board-large", { count: bodyOf(counter).length }));
  if (counter.airborne) words.push(say("board-airborne"));
  const reader = facts.reader;
  // Which side a body of several hexes shows, or is shown, is not to be told from its head alone.
  if (reader && reader.counter.id !== counter.id && !counter.down && !isLarge(counter) && !isLarge(reader.counter)) {
    const seen = seenSide(say, figure, reader.counter.pos);
    if (seen) words.push(say("board-shows", { name: reader.counter.id, side: seen }));
  }
  if (condition) words.push(condition);
  else if (notes.length) words.push(notes.join(", "));
  return words.join(", ");
}

/** What a place costs and brings, as one line. */
export function placeWords(say: Say, { place, stop, notes, left, lost, checks }: WordedPlace): string {
  const words = [say("board-cost", { cost: place.cost })];
  if (place.facing >= 0) words.push(say("board-arrives", { direction: directionName(say, place.facing) }));
  if (stop) words.push(stop);
  if (place.engaged?.length) words.push(say("board-engaged", { who: joinAnd(say, place.engaged) }));
  if (notes?.length) words.push(...notes);
  if (left?.length) words.push(say("board-left", { options: left.join(", ") }));
  if (lost?.length) words.push(say("board-lost", { options: lost.join(", ") }));
  if (checks?.length) words.push(say("board-rolls", { rolls: checks.join("; ") }));
  return words.join("; ");
}

function reachWords(say: Say, facts: HexFacts): string {
  const { place, choices } = facts.reach;
  if (place) return placeWords(say, place);
  if (choices.length) {
    return choices
      .map(({ label, offer }) => (offer.check ? `${label}: ${checkWords(say, offer.check)}` : label))
      .join("; ");
  }
  if (!facts.asked || facts.figures.some(({ counter }) => !counter.down)) return "";
  return facts.terrain.cost > 0 ? say("board-out") : say("board-bars");
}

export const threatWords = (say: Say, threats: Threat[]): string[] =>
  threats.map(({ by, now }) =>
    say(now ? "board-threat-now" : "board-threat-next", { count: by.length, who: joinAnd(say, by) }),
  );

/** A thing that lies in a hex, or what belongs to no side, as whoever sees it calls it. */
export const itemName = (say: Say, { name, hidden }: Item): string => (hidden ? say("board-hidden", { name }) : name);

/** What lies over the ground of a hex. */
export const laidWords = ({ word, note }: Laid): string =>
  note ? `${word} (${note})` : word;

/** That a second click, or on a screen that is touched a second tap, does what is shown. */
export const againWords = (say: Say, id: "board-again" | "board-again-do" | "board-again-turn"): string =>
  say(id, { touch: Number(isCoarse()) });
export const isCoarse = (): boolean => globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;

/** The hex as it is spoken; sentences in the order of the interface: where, ground, who, reach, threats. */
export function hexWords(say: Say, facts: HexFacts): string {
  const [column, row] = columnRow(facts.hex);
  const parts = [say("board-hex", { column, row }), terrainName(say, facts.terrain.name, facts.word)];
  if (facts.terrain.blocks_sight) parts[1] += `, ${say("board-blocks")}`;
  parts.push(...facts.laid.map((one) => laidWords(one)));
  parts.push(...facts.figures.map((figure) => figureWords(say, figure, facts)));
  const named = (things: Item[]): string =>
    joinAnd(
      say,
      things.map((one) => itemName(say, one)),
    );
  const lying = facts.items.filter((one) => !one.marker);
  parts.push(named(facts.items.filter((one) => one.marker)));
  if (lying.length) parts.push(say("board-lying", { things: named(lying) }));
  const reader = facts.reader?.counter;
  if (reader && !isInHex(reader, facts.hex)) {
    const from = nearestOf(reader, facts.hex);
    const way = bearings(from, facts.hex).map((one) => say(`board-way-${one}`));
    const far = distance(from, facts.hex);
    parts.push(say("board-far", { far, name: reader.id, direction: way.join("/") }));
  }
  if (facts.range >= 0) parts.push(say("board-range", { far: facts.range }));
  parts.push(reachWords(say, facts), ...threatWords(say, facts.threats));
  return parts
    .filter(Boolean)
    .map((part) => (/[.!?]$/u.test(part) ? part : `${part}.`))
    .join(" ");
}
