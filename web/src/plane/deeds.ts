// What the open question offers on a table in inches: whom it can be aimed at, which moves are listed, what else.
import type { Spot } from "../board/interface";
import type { Choice, Position, Troop } from "../messages";
import { type Order, type Verb, openVerbs, read, plainName, verbOf } from "./orders";

export interface Listed {
  choice: Choice;
  order: Order;
}
export interface Deeds {
  /** The unit that acts; "" where none does. */
  who: string;
  /** What can be put together freely. */
  verbs: Verb[];
  /** Attacks and the like, by the unit that they are aimed at. */
  against: Map<string, Choice[]>;
  /** Listed moves, by the enemy that they end in contact with. */
  contacts: Map<string, Listed[]>;
  /** Listed moves and places. */
  listed: Listed[];
  /** Answers of an inner choice that are given at a place, such as who falls. */
  marks: { choice: Choice; spot: Spot }[];
  /** Where those stand whom earlier answers of the same choice took. */
  chosen: Spot[];
  /** Answers of no place and aimed at nobody. */
  other: Choice[];
  /** Answers that pick a unit, by its name. */
  picks: Map<string, Choice>;
  /** Units that can be picked, placed or act now. */
  able: string[];
}

const put = <K, V>(map: Map<K, V[]>, key: K, value: V): void => void map.set(key, [...(map.get(key) ?? []), value]);
const NOTHING = (): Deeds => ({
  who: "",
  verbs: [],
  against: new Map(),
  contacts: new Map(),
  listed: [],
  marks: [],
  chosen: [],
  other: [],
  picks: new Map(),
  able: [],
});

export const isOnTable = ({ block }: Troop): boolean => block.bases.length > 0;
export const isWaiting = ({ block }: Troop): boolean =>
  !block.bases.length && (block.notes?.includes("waiting") ?? false);

export function deedsOf(position: Position, mine: number[], reading: boolean): Deeds {
  const deeds = NOTHING();
  const asked = position.asked;
  if (reading || !asked || !mine.includes(asked.side)) return deeds;
  deeds.who = asked.who ?? "";
  deeds.chosen = asked.chosen ?? [];
  deeds.verbs = asked.inner ? [] : openVerbs(asked.open ?? []);
  for (const choice of asked.choices ?? []) sort(deeds, choice, asked.inner ?? false);
  const units = (position.units ?? []).filter(({ block }) => block.side === asked.side);
  deeds.able = deeds.who
    ? [deeds.who]
    : deeds.verbs.includes("deploy")
      ? units.filter(isWaiting).map(({ block }) => block.id)
      : [...deeds.picks.keys()];
  return deeds;
}

function sort(deeds: Deeds, choice: Choice, inner: boolean): void {
  const { text, target, spot, vain } = choice.offer;
  // What nothing can come of is no aim: a click on whom it is aimed at says why.
  if (vain) return;
  const verb = verbOf(text);
  if (inner && spot) return void deeds.marks.push({ choice, spot });
  if (verb === "unit") return void deeds.picks.set(target || plainName(text.slice(verb.length + 1).trim()), choice);
  const order = read(text, deeds.who);
  if (order) {
    const listed = { choice, order };
    deeds.listed.push(listed);
    if (target && target !== order.unit) put(deeds.contacts, target, listed);
  } else if (target && target !== deeds.who) put(deeds.against, target, choice);
  else deeds.other.push(choice);
}
