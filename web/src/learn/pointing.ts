// What a lesson points at: where on the page the awaited answer is given, as selectors, and in words.
import { endingChoice, groupFamilies, isOnBoard } from "../choices";
import { markOf } from "../spells";
import type { Asked, WordedForm, WordedPlace } from "../messages";
import { filesIn } from "../plane/orders";
import type { Say } from "../texts";

const MARK = "data-pointed";
const quoted = (value: string | number): string => CSS.escape(String(value));

/** Ways to the awaited answer, each as selectors of which the first that is there is the next to press. */
export function waysTo(
  next: string[],
  asked: Asked | null,
  places: WordedPlace[],
  forms: WordedForm[] = [],
): string[][] {
  const choices = asked?.choices ?? [];
  const choice = choices.find(({ offer }) => offer.text === next[0]);
  if (!choice || !asked) return [wayByForm(next[0] ?? "", forms)];
  const { offer } = choice;
  const { groups, final } = groupFamilies(choices);
  const family = groups.flatMap(([, list]) => list).find((one) => one.choices.includes(choice));
  const panel = [
    `[data-dice="${offer.dice ?? 0}"]:not([aria-checked="true"])`,
    `body:has(.chooser [data-dice="${offer.dice ?? 0}"][aria-checked="true"]) [data-declare]`,
    `.cast [data-st="${offer.dice ?? 0}"]:not([aria-checked="true"])`,
    `.cast [data-mark="${quoted(markOf(choice))}"]:not([aria-checked="true"])`,
    "[data-cast]",
    `[data-choice="${quoted(offer.text)}"]`,
    `[data-choice="${quoted(family?.choices[0]?.offer.text ?? offer.text)}"]`,
    `[data-spell="${quoted(family?.item ?? "")}"]`,
    `[data-verb="${quoted(offer.group)}"]:not([aria-pressed="true"])`,
    ...stepsTo(filesIn(offer.text)),
    `body:has(.bar [data-verb="${quoted(offer.group)}"]) [data-give]`,
  ];
  if (choice === endingChoice(choices)) panel.push(".ribbon .end");
  if (final.includes(choice)) panel.push(".final button");
  const place = placeOf(next, places);
  const board: string[] = [];
  // Places wait to be shown while the wheel is open; a press on the figure shuts it.
  const shut = `svg:has([data-spoke]) [data-figure="${quoted(asked.who ?? "")}"]`;
  if (place) board.push(`[data-place="${place.place.hex.join()}"]`, shut);
  else if (offer.group === "face") {
    board.push(`[data-spoke="${offer.facing ?? -1}"]`, `[data-figure="${quoted(asked.who ?? "")}"]`);
  } else if (offer.hex) board.push(shut);
  else {
    const target = quoted(offer.target || (isOnBoard(offer.group, asked) ? (asked.who ?? "") : ""));
    board.push(`[data-figure="${target}"]`, `[data-unit="${target}"]`, `[data-way="${target}"]`);
  }
  return [panel, board];
}

/** The form that puts an answer together: that with the most of its words. */
const formOf = (text: string, forms: WordedForm[]): WordedForm | undefined =>
  forms
    .filter(({ form }) => form.words.every((word, at) => text.split(" ")[at] === word))
    .sort((one, other) => other.form.words.length - one.form.words.length)[0];

/** What fills in the form of an answer, field by field, a sentence with whatever one likes. */
function wayByForm(text: string, forms: WordedForm[]): string[] {
  const found = formOf(text, forms);
  const opener = '[data-compose][aria-expanded="false"]';
  if (!found) return [opener, "[data-gives]:enabled", ".composer"];
  const [mine, offering] = [`[data-form="${found.form.code}"]`, `[data-offers~="${found.form.code}"]`];
  let words = text.split(" : ")[0]!.split(" ").slice(found.form.words.length);
  const picks = found.fields.flatMap(({ field, picks: known = [] }) => {
    const at = words.findIndex((word) => known.some(({ pick }) => pick.value === word));
    if (at < 0) return [];
    const button = `[data-field="${quoted(field.key)}"] [data-pick="${quoted(words[at]!)}"]`;
    words = words.slice(at + 1);
    return [`${mine} ${button}:is([aria-checked="false"], [aria-pressed="false"])`];
  });
  return [
    `details:not([open]):has(${offering}) > summary`,
    `${offering}:not(${mine}) [data-which="${found.form.code}"]`,
    ...picks,
    `${mine} textarea:not([data-filled])`,
    `[data-gives="${found.form.code}"]:enabled`,
    mine,
    opener,
  ];
}

/** Pixels above which a thing is not expected to be seen whole. */
const LARGE = 160;
const MOST_FILES = 30;
/** What brings the files of a block to so many, one at a time; nothing where the answer leaves them. */
const stepsTo = (files: number): string[] =>
  Array.from({ length: files ? MOST_FILES : 0 }, (_, at) => at + 1)
    .filter((now) => now !== files)
    .map((now) => `.bar:has([data-files="${now}"]) [data-tool="${now < files ? "plane-more" : "plane-fewer"}"]`);

/** Brings what is to be pressed wholly into sight, its top where it is a large thing. */
function show(pointed: Element[]): void {
  const one = pointed.find((found) => found instanceof HTMLElement);
  if (!one) return;
  const { left, top, width, height } = one.getBoundingClientRect();
  const heights = height > LARGE ? [top + 20] : [top + 2, top + height - 2];
  const isSeen = heights.every((y) => {
    return one.contains(document.elementFromPoint?.(left + width / 2, y) ?? null);
  });
  // At the lower edge, since the words of the lesson stay at the upper one.
  if (!isSeen) one.scrollIntoView?.({ block: "end" });
}

/** The place that the awaited answers lead to: of several the last on the way. */
const placeOf = (next: string[], places: WordedPlace[]): WordedPlace | undefined =>
  places
    .filter(({ place: { path } }) => path.length > 0 && path.every((text, at) => text === next[at]))
    .sort((one, other) => other.place.path.length - one.place.path.length)[0];

/** What to press, in words. */
export function wordsFor(
  say: Say,
  next: string[],
  asked: Asked | null,
  places: WordedPlace[],
  forms: WordedForm[] = [],
): string {
  const choice = asked?.choices?.find(({ offer }) => offer.text === next[0]);
  const form = formOf(next[0] ?? "", forms)?.title;
  if (!choice) return form ? say("learn-form", { form }) : say("learn-compose");
  if (placeOf(next, places)) return say("learn-go");
  if (choice.offer.group === "face") return say("learn-turn", { what: choice.label });
  return say("learn-press", { what: choice.label });
}

/** Marks what is to be pressed, again whenever the page changes; returns what ends that. */
export function point(ways: string[][]): () => void {
  let marked: Element[] = [];
  let frame = 0;
  const clear = (): void => marked.forEach((one) => one.removeAttribute(MARK));
  const mark = (): void => {
    const found = ways.flatMap((way) => {
      const first = way.map((selector) => document.querySelector(selector)).find(Boolean);
      return first ? [first] : [];
    });
    if (found.length !== marked.length || found.some((one, at) => one !== marked[at])) {
      clear();
      marked = found;
      for (const one of found) one.setAttribute(MARK, "");
    }
    // What was in sight may have been pushed out of it.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => show(marked));
  };
  mark();
  const watching = new MutationObserver(mark);
  watching.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: [
      "aria-checked",
      "aria-expanded",
      "aria-pressed",
      "data-choice",
      "data-files",
      "data-filled",
      "data-form",
      "disabled",
      "open",
    ],
  });
  return () => {
    watching.disconnect();
    cancelAnimationFrame(frame);
    clear();
  };
}
