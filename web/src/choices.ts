// Choices put in order for a menu: families that differ in their dice only, what ends a turn, what is left unused.
import type { Asked, Choice } from "./messages";
import { CAST } from "./spells";

/** Choices that are one deed with different numbers of dice; most families have one choice. */
export interface Family {
  key: string;
  label: string;
  group: string;
  target: string;
  item: string;
  /** By rising dice. */
  choices: Choice[];
}

const dice = (choice: Choice): number => choice.offer.dice ?? 0;

function keyOf({ offer }: Choice): string {
  const words = offer.text.split(" ");
  // The bare numbers of an inner choice are choices of their own, each with its odds.
  if (!offer.dice || words.length < 2) return offer.text;
  const place = words.indexOf(String(offer.dice));
  if (place >= 0) words[place] = "#";
  return [offer.group, offer.target ?? "", offer.item ?? "", words.join(" ")].join("|");
}

/** The words that labels begin with alike, without what follows a last comma or colon. */
export function commonStart(labels: string[]): string {
  const [first = "", ...rest] = labels;
  if (!rest.length) return first;
  const split = labels.map((label) => label.split(" "));
  const words: string[] = [];
  for (const [place, word] of (split[0] ?? []).entries()) {
    if (!split.every((one) => one[place] === word)) break;
    words.push(word);
  }
  return words.join(" ").replace(/[\s,;:–-]+$/u, "") || first;
}

/** The families of choices, in the order of their first choice. */
export function families(choices: Choice[]): Family[] {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) found.set(keyOf(choice), [...(found.get(keyOf(choice)) ?? []), choice]);
  return [...found].map(([key, members]) => {
    const sorted = [...members].sort((a, b) => dice(a) - dice(b));
    const { group, target = "", item = "" } = sorted[0]!.offer;
    return { key, label: commonStart(sorted.map((one) => one.label)), group, target, item, choices: sorted };
  });
}

/** Families by their group, in order; those that end something for good come apart, those known to be in vain not at all. */
export function groupFamilies(choices: Choice[]): { groups: [string, Family[]][]; final: Choice[] } {
  const groups = new Map<string, Family[]>();
  for (const family of families(choices.filter(({ offer }) => !offer.ends && !offer.vain))) {
    groups.set(family.group, [...(groups.get(family.group) ?? []), family]);
  }
  return { groups: [...groups], final: choices.filter((choice) => choice.offer.ends) };
}

/** What is legal though it is known that nothing comes of it: closed, for the reason that is told of it. */
export const vainOf = (choices: Choice[]): Choice[] =>
  choices
    .filter(({ offer }) => offer.vain)
    .map((choice) => ({
      ...choice,
      why: choice.allows ?? "",
      clauses: choice.offer.allows?.clauses ?? [],
    }));

export const OPTION = "option";
/** What ends a vote instead of being voted for. */
export const DECIDE = "decide";
/** Groups that have a menu of their own, with what each of their answers allows or does. */
export const APART = new Set([OPTION, CAST]);
/** Groups that a board shows better than a list: the panel keeps them short. */
const ON_BOARD = new Set(["step", "face"]);
/** The same where such answers are put together freely, those listed being some of many. */
const OPEN = new Set(["deploy", "move", "turn", "away", "drive", "reform", "fireball"]);

/** Whether a board shows the answers of a group better than a list. */
export const isOnBoard = (group: string, asked: Asked): boolean =>
  ON_BOARD.has(group) || (Boolean(asked.open?.length) && OPEN.has(group));

/** What goes on as it stands; it is listed first and stands out. */
export const ON = "on";
const ENDING = ["end", "done", "stop", "pass"];
/** A move that ends where the figure stands and as it faces; there is nothing to be asked about. */
const STAY = "stay";

/** The choice that ends a turn, phase or move, if one does: of a group that does, or one of the plain words for it. */
export function endingChoice(choices: Choice[]): Choice | null {
  const ordinary = choices.filter((choice) => !choice.offer.ends);
  if (ordinary.length < 2) return null;
  const grouped = ["end", STAY].map((group) => ordinary.find((choice) => choice.offer.group === group)).find(Boolean);
  if (grouped) return grouped;
  for (const word of ENDING) {
    const found = ordinary.find(({ offer }) => offer.text === word && offer.group !== ON);
    if (found) return found;
  }
  return null;
}

/** What would be left unused by ending now: names of figures, and how many other deeds of each group. */
export interface Unused {
  figures: string[];
  groups: [string, number][];
  /** Whether it is worth asking: figures have not acted, or this one has done nothing yet. */
  ask: boolean;
}

export function leftUnused(asked: Asked, used: number): Unused {
  const choices = asked.choices ?? [];
  const end = endingChoice(choices);
  const open = choices.filter((choice) => choice !== end && !choice.offer.ends && !choice.offer.vain);
  const figures = open.filter((one) => one.offer.group === "pick").map((one) => one.offer.target || one.label);
  const groups = new Map<string, number>();
  const cast = new Set<string>();
  for (const { group, item } of families(open.filter((one) => !["pick", "word"].includes(one.offer.group)))) {
    // A spell is one deed, however it can be cast.
    if (group === CAST && cast.has(item)) continue;
    if (group === CAST) cast.add(item);
    groups.set(group, (groups.get(group) ?? 0) + 1);
  }
  const idle = used === 0 && groups.size > 0 && end?.offer.group !== STAY;
  return { figures, groups: [...groups], ask: figures.length > 0 || idle };
}

/** The group of the answers within an action, whose texts are bare numbers of the wire. */
const WITHIN = "number";
/** What people type for a choice: within an action the number it goes by, from 1 in the list unless it has its own. */
export function textToType(choice: Choice, all: Choice[]): string {
  if (choice.offer.group !== WITHIN) return choice.offer.text;
  return String(choice.number ?? all.indexOf(choice) + 1);
}

const DIRECTIONS = new Set(["n", "ne", "se", "s", "sw", "nw"]);
const wordsOf = (text: string): string[] => text.toLowerCase().replaceAll("_", " ").split(/\s+/u).filter(Boolean);

/** Whether typed words are those of a choice one for one, cut short at most; directions and numbers stand for themselves. */
export function isShortFor(typed: string, choice: Choice, all: Choice[]): boolean {
  const words = wordsOf(typed);
  return [textToType(choice, all), choice.label].some((text) => {
    const full = wordsOf(text);
    const whole = (word: string): boolean => DIRECTIONS.has(word) || /^\d+$/u.test(word);
    const fits = (word: string, place: number): boolean =>
      word === full[place] || (!whole(word) && Boolean(full[place]?.startsWith(word)));
    return words.length === full.length && words.every(fits);
  });
}

/** Listed choices that begin with or contain what is typed, those that begin with it first. */
export function matchingChoices(choices: Choice[], typed: string, most = 8): Choice[] {
  const words = typed.toLowerCase().replaceAll("_", " ").split(/\s+/u).filter(Boolean);
  if (!words.length) return choices.slice(0, most);
  const rank = (choice: Choice): number => {
    const { label } = choice;
    const text = textToType(choice, choices).toLowerCase().replaceAll("_", " ");
    const whole = `${text} ${label.toLowerCase()}`;
    const parts = whole.split(/[\s,]+/u);
    // A number stands for itself only: 1 is not the beginning of 10.
    const fits = (word: string): boolean => (/^\d+$/u.test(word) ? parts.includes(word) : whole.includes(word));
    if (!words.every(fits)) return -1;
    return text.startsWith(words.join(" ")) ? 0 : 1;
  };
  const fit = choices.map((choice) => [rank(choice), choice] as const).filter(([place]) => place >= 0);
  return fit
    .sort(([a], [b]) => a - b)
    .map(([, choice]) => choice)
    .slice(0, most);
}
