// The tools of the laboratory: what each begins with, how its question is worked out, and how both stand in the address.
import type { LabSystem, OptionInfo, SweepView } from "../messages";
import { changes, filledValues, isOneSided, type Lab, usualValues, type Values } from "./lab.svelte";
import { FieldFailure, type Heard } from "./slowly";

export const TOOLS = ["odds", "duel", "compare", "sweep", "ladder"] as const;
export type Tool = (typeof TOOLS)[number];
type Work = (signal: AbortSignal, heard: Heard) => Promise<unknown>;

/** What stands behind the # of an address: the system, the tool, and what is asked of it. */
export function readAddress(asked: string): { system: string; tool: Tool; values: Values } {
  const { system = "", tool = "", ...values } = Object.fromEntries(new URLSearchParams(asked));
  return { system, tool: TOOLS.find((one) => one === tool) ?? "odds", values };
}

/** House rules that can be compared: those with several values that set no others. */
export const comparable = (options: OptionInfo[]): OptionInfo[] =>
  options.filter(({ values, sets }) => values.length > 1 && !Object.keys(sets ?? {}).length);

/** The values of a house rule that change something. */
export const otherValues = (rule: OptionInfo | undefined): string[] =>
  rule?.values.filter((one) => one !== rule.default) ?? [];

/** The example that a tool begins with. */
export function exampleOf(tool: Tool, system: LabSystem, options: OptionInfo[]): Values {
  const [a, b] = system.usual;
  if (tool === "odds") return { ...usualValues(system.odds), ...system.example };
  if (tool === "duel") {
    const policy = system.duel.find(({ name }) => name === "policy")?.usual ?? "";
    return { a, b, first: policy, second: isOneSided(system) ? "" : policy, rounds: "20", games: "", bids: "" };
  }
  if (tool !== "compare") return {};
  const rules = comparable(options);
  const rule = rules.find(({ name }) => name === system.rule) ?? rules[0];
  return { rule: rule?.name ?? "", value: otherValues(rule)[0] ?? "", a, b, games: "" };
}

const BESIDE = "beside.";
/** The question beside which others are set; null for none. */
export function besideOf(values: Values): Values | null {
  const found = Object.entries(values).filter(([name]) => name.startsWith(BESIDE));
  return found.length ? Object.fromEntries(found.map(([name, value]) => [name.slice(BESIDE.length), value])) : null;
}
/** The same values with another question beside which they are set. */
export function withBeside(values: Values, beside: Values): Values {
  const own = Object.entries(values).filter(([name]) => !name.startsWith(BESIDE));
  return Object.fromEntries([...own, ...Object.entries(beside).map(([name, value]) => [BESIDE + name, value])]);
}

/** The results of a sweep: the name of one that comes along, or the text of a file. */
export interface Swept {
  name: string;
  own: string;
  view: SweepView;
}

const RULE = "rule.";
/** The house rules under which something is asked, by name, as a fight has them. */
export const rulesOf = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      name.startsWith(RULE) ? [[name.slice(RULE.length), value]] : [],
    ),
  );
/** The same values under the rules as they are printed. */
export const asPrinted = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith(RULE)));

/** A whole number that is typed, 0 where nothing is. Throws Failure about its field. */
export function wholeNumber(text: string, field: string, lab: Lab): number {
  if (/^\d{0,9}$/u.test(text.trim())) return Number(text);
  throw new FieldFailure({ code: "input", reason: lab.word("lab-whole"), field });
}

/** How the question of a tool is worked out; null where there is nothing to work out. */
export function workOf(tool: Tool, lab: Lab, system: LabSystem, values: Values, found: unknown): Work | null {
  const { a = "", b = "", study = "", ladder = "" } = values;
  const options = rulesOf(values);
  const key = { system: system.key, options };
  if (tool === "odds") {
    const asked = filledValues(system.odds, values);
    const base = besideOf(values);
    const beside = base ? [changes(base, asked)].filter((one) => Object.keys(one).length) : [];
    return (signal, heard) => lab.odds({ ...key, asked: base ?? asked, beside }, signal, heard);
  }
  if (tool === "duel") {
    const { rounds = "", games = "", bids = "", first = "", second = "" } = values;
    const asked = { games, rounds, ...(bids && { bids: "true" }) };
    return (signal, heard) =>
      lab.duel({ ...key, a, b, asked, policies: [first, second].filter(Boolean) }, signal, heard);
  }
  if (tool === "ladder") return ladder ? () => lab.ladder(ladder) : null;
  if (tool === "sweep") {
    // Another part of the same table is there already.
    if (!study || (found as Swept | null)?.name === study) return null;
    return async (): Promise<Swept> => ({ name: study, own: "", view: await lab.study(study) });
  }
  const { rule = "", value = "", games = "" } = values;
  return (signal, heard) =>
    lab.compare(
      {
        system: system.key,
        sides: [a, b],
        a: options,
        b: { ...options, [rule]: value },
        games: wholeNumber(games, "games", lab),
      },
      signal,
      heard,
    );
}
