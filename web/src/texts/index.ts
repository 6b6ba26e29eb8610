// The page's own words, one catalogue a language; what the game says comes worded from the server.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Say = (id: string, args?: Record<string, FluentVariable>) => string;

// Only the language that is read is loaded. Figures, armies and the proof of the dice bring their words along.
const FILES: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("./en"),
  de: () => import("./de"),
};

function fill(made: FluentBundle, language: Language, from: Record<string, string>): FluentBundle {
  for (const [name, text] of Object.entries(from)) {
    if (name.endsWith(`.${language}.ftl`)) {
      for (const error of made.addResource(new FluentResource(text))) throw error;
    }
  }
  return made;
}
const bundles = new Map<Language, FluentBundle>();
const learned = new Set<Language>();
const added = new Set<string>();
const heard: (() => void)[] = [];

/** Calls whenever a part of the page brings words along. */
export const onNewTexts = (call: () => void): void => void heard.push(call);

/** Dice such as 3d8+2 as the language writes them. */
export const diceText = (say: Say, text: string): string =>
  text.replaceAll(/d(\d+)/gu, (_, die: string) => say("die", { die })).replace("-", "−");

/** The words of a part of the page that is loaded by itself, as files of every language. */
export function addTexts(from: Record<string, string>): void {
  const fresh = Object.fromEntries(Object.entries(from).filter(([, text]) => !added.has(text)));
  for (const text of Object.values(fresh)) added.add(text);
  for (const language of LANGUAGES) fill(bundleOf(language), language, fresh);
  for (const call of heard) call();
}

function bundleOf(language: Language): FluentBundle {
  const made = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  bundles.set(language, made);
  return made;
}

/** Loads the words of a language, once; fails where they cannot be had. */
export async function learn(language: Language): Promise<void> {
  if (learned.has(language)) return;
  const { default: files } = await FILES[language]();
  if (learned.has(language)) return;
  learned.add(language);
  fill(bundleOf(language), language, files);
}

/** A number that reads without signs between its thousands, as everywhere; anything else as it is. */
const plain = (value: FluentVariable): FluentVariable =>
  typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value;

/** What says a message in a language; English where it is loaded and the language lacks it, the id where nothing has it. */
export function sayer(language: Language): Say {
  return (id, args = {}) => {
    const told = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, plain(value)]));
    for (const one of new Set([language, "en" as const])) {
      const from = bundleOf(one);
      const value = from.getMessage(id)?.value;
      if (value) return from.formatPattern(value, told);
    }
    return id;
  };
}

/** The ids that a language has. */
export function ids(language: Language): string[] {
  return [...bundleOf(language)._messages.keys()].sort();
}

/** The first of the reader's languages that the page has, else English. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}
