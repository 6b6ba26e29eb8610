// The page's own words, one catalogue a language; what the game says comes worded from the server.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

// Figures and armies are made on pages of their own, which bring their words along; the proof of the dice does too.
const files = import.meta.glob<string>(["./*.ftl", "!./armies.*", "!./figures.*", "!./proof.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});
export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Say = (id: string, args?: Record<string, FluentVariable>) => string;

function fill(made: FluentBundle, language: Language, from: Record<string, string>): FluentBundle {
  for (const [name, text] of Object.entries(from)) {
    if (name.endsWith(`.${language}.ftl`)) {
      for (const error of made.addResource(new FluentResource(text))) throw error;
    }
  }
  return made;
}
const bundle = (language: Language): FluentBundle =>
  fill(new FluentBundle(language, { useIsolating: false }), language, files);

const bundles = new Map<Language, FluentBundle>();
const added = new Set<string>();
const heard: (() => void)[] = [];

/** Calls whenever a part of the page brings words along. */
export const onNewTexts = (call: () => void): void => void heard.push(call);

/** The words of a part of the page that is loaded by itself, as files of every language. */
export function addTexts(from: Record<string, string>): void {
  const fresh = Object.fromEntries(Object.entries(from).filter(([, text]) => !added.has(text)));
  for (const text of Object.values(fresh)) added.add(text);
  for (const language of LANGUAGES) fill(bundleOf(language), language, fresh);
  for (const call of heard) call();
}

function bundleOf(language: Language): FluentBundle {
  const known = bundles.get(language);
  if (known) return known;
  const made = bundle(language);
  bundles.set(language, made);
  return made;
}

/** What says a message in a language; English where the language lacks it, the id where nothing has it. */
export function sayer(language: Language): Say {
  return (id, args = {}) => {
    for (const one of new Set([language, "en" as const])) {
      const from = bundleOf(one);
      const value = from.getMessage(id)?.value;
      if (value) return from.formatPattern(value, args);
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
