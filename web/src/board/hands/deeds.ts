// What the open question and the places offer at each hex of the board.
import type { Asked, Choice, Figure, Position, WordedPlace } from "../../messages";
import { bodyOf, isInHex } from "../body";
import { key } from "../geometry";
import type { Hex } from "../interface";

export interface Deeds {
  /** Answers given at a hex that are no turns of facing, by hex. */
  at: Map<string, Choice[]>;
  /** Turns of the asked figure, by direction. */
  faces: Map<number, Choice>;
  /** Answers aimed at a figure, by its id. */
  against: Map<string, Choice[]>;
  /** Answers of the asked figure given neither at another hex nor at a figure. */
  other: Choice[];
  /** Figures that can be picked or act now. */
  able: string[];
}

const put = <K, V>(map: Map<K, V[]>, at: K, value: V): void => {
  const found = map.get(at);
  if (found) found.push(value);
  else map.set(at, [value]);
};
const facingOf = ({ offer }: Choice): number => offer.facing ?? -1;

/** The answers of the open question sorted by where on the board they are given. */
export function deedsOf(position: Position, mine: number[], reading: boolean): Deeds {
  const deeds: Deeds = { at: new Map(), faces: new Map(), against: new Map(), other: [], able: able(position, mine) };
  const asked = position.asked;
  if (reading || !asked) return deeds;
  const counters = new Map(position.figures.map(({ counter }) => [counter.id, counter]));
  const own = asked.who ? counters.get(asked.who)?.pos : undefined;
  for (const choice of asked.choices ?? []) {
    const { hex, target } = choice.offer;
    const aimed = target ? counters.get(target) : undefined;
    const here = !hex || (own !== undefined && key(hex) === key(own));
    if (target && aimed && (!hex || isInHex(aimed, hex))) put(deeds.against, target, choice);
    else if (here && facingOf(choice) >= 0) deeds.faces.set(facingOf(choice), choice);
    else if (here) deeds.other.push(choice);
    else if (hex) put(deeds.at, key(hex), choice);
  }
  return deeds;
}

function able(position: Position, mine: number[]): string[] {
  const asked: Asked | null = position.asked;
  if (asked && mine.includes(asked.side)) {
    const picks = (asked.choices ?? []).filter(({ offer }) => offer.group === "pick" && offer.target);
    if (picks.length) return [...new Set(picks.map(({ offer }) => offer.target!))];
    if (asked.who && position.figures.some(({ counter }) => counter.id === asked.who)) return [asked.who];
  }
  const own = position.figures.filter(({ counter }) => mine.includes(counter.side) && !counter.down);
  const fresh = own.filter(({ counter }) => !counter.notes?.includes("acted"));
  return (fresh.length ? fresh : own).map(({ counter }) => counter.id);
}

export const placesAt = (places: WordedPlace[]): Map<string, WordedPlace> =>
  new Map(places.map((one) => [key(one.place.hex), one]));

/** The figures of each hex, those that stand first; one of several hexes is in each of them. */
export function figuresAt(figures: Figure[]): Map<string, Figure[]> {
  const found = new Map<string, Figure[]>();
  for (const figure of [...figures].sort((a, b) => Number(a.counter.down ?? false) - Number(b.counter.down ?? false))) {
    for (const hex of bodyOf(figure.counter)) put(found, key(hex), figure);
  }
  return found;
}

/** The chance of a check in whole percent. */
export const percent = (chance: number): number => Math.round(chance * 100);

/** What a place or the answers at a hex do, apart from how it is drawn. */
export interface Reach {
  place: WordedPlace | null;
  choices: Choice[];
}

export const reachAt = (hex: Hex, places: Map<string, WordedPlace>, deeds: Deeds): Reach => ({
  place: places.get(key(hex)) ?? null,
  choices: deeds.at.get(key(hex)) ?? [],
});
