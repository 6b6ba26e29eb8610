// The page's language, and numbers as it writes them.
import { memory } from "./memory";
import { LANGUAGES, type Language, learn, onNewTexts, preferred, type Say, sayer } from "./texts";

/** The language that the address asks for, which is a choice like that of the switch; it stands there no longer then. */
function chosenByAddress(): Language | undefined {
  const address = new URL(location.href);
  const [tag] = address.searchParams.getAll("lang");
  address.searchParams.delete("lang");
  if (tag === undefined) return;
  history.replaceState(history.state, "", address);
  const found = preferred([tag]);
  if (!tag.toLowerCase().startsWith(found)) return;
  memory.language = found;
  return found;
}

const wished = [chosenByAddress(), memory.language, ...navigator.languages].filter((tag): tag is string =>
  Boolean(tag),
);
/** What is said changes with the language, and when a part of the page brings words along. */
const state = $state<{ language: Language; parts: number }>({ language: preferred(wished), parts: 0 });
onNewTexts(() => (state.parts += 1));
const sayers = new Map<Language, Say>(LANGUAGES.map((language) => [language, sayer(language)]));

export const language = (): Language => state.language;

/** Changes the page's language, once its words have come. */
export async function speak(chosen: Language): Promise<void> {
  await learn(chosen);
  state.language = chosen;
  memory.language = chosen;
  document.documentElement.lang = chosen;
}

export const say: Say = (id, args) => {
  void state.parts;
  return sayers.get(state.language)!(id, args);
};

/** A text that may not exist, such as the name of a group that no system had before; else the other. */
export function sayOr(id: string, other: string): string {
  const said = say(id);
  return said === id ? other : said;
}

const number = (value: number, digits: number): string =>
  value.toLocaleString(state.language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  });

/** A chance as percent with one decimal; what is possible is never shown as none, nor what may fail as sure. */
export function percent(chance: number): string {
  const sign = state.language === "de" ? "\u202f%" : "%";
  if (chance > 0 && chance < 0.0005) return `<${number(0.1, 1)}${sign}`;
  if (chance < 1 && chance > 0.9995) return `>${number(99.9, 1)}${sign}`;
  return number(chance * 100, chance === 0 || chance === 1 ? 0 : 1) + sign;
}

/** A chance as whole percent, for tables; what is possible is never shown as none, nor what may fail as sure. */
export function shortPercent(chance: number): string {
  const sign = state.language === "de" ? "\u202f%" : "%";
  if (chance > 0 && chance < 0.005) return `<1${sign}`;
  if (chance < 1 && chance > 0.995) return `>99${sign}`;
  return number(chance * 100, 0) + sign;
}

/** Points with two decimals. */
export const points = (value: number): string => number(value, 2);

/** A number with a decimal where it is not whole. */
export const amount = (value: number): string => number(value, Number.isInteger(value) ? 0 : 1);

/** A number with its sign, a true minus. */
export const signedNumber = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** Seconds as minutes and seconds. */
export function clock(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

export const dateOf = (at: number): string =>
  new Date(at).toLocaleString(state.language, { dateStyle: "medium", timeStyle: "short" });
