// The laboratory's requests, and what everything is called there: its words come with the questions that may be asked.
import { type Answered, jsonPost, pathTo, Requests, withKey } from "../api";
import type {
  Comparison,
  Duel,
  LabCompare,
  LabDuel,
  LabField,
  LabInfo,
  LabOdds,
  LabReport,
  LabSample,
  LabSystem,
  LadderFound,
  LadderInfo,
  Made,
  Odds,
  OptionInfo,
  StudyInfo,
  SweepView,
} from "../messages";
import type { Paths } from "../paths";
import { percent } from "../words.svelte";
import { getSlowly, type Heard } from "./slowly";
import { FOE } from "./sweeps/table";

export class Lab extends Requests {
  info = $state.raw<LabInfo | null>(null);

  async load(): Promise<void> {
    this.info = await this.ask("GET /api/lab", {});
  }

  /** A message of the laboratory by its id; else the other text. */
  word = (id: string, other = id): string => this.info?.words[id] ?? other;
  /** What something of a kind is called: `chance` and `knocked_down` make the message `chance-knocked-down`. */
  name = (kind: string, name: string, other = name.replaceAll("_", " ")): string =>
    this.word(`${kind}-${name.toLowerCase().replaceAll(/[^a-z0-9]+/gu, "-")}`, other);

  /** What a value of a field of a system is called: `value-side-front`, before that the system's own word for it. */
  valueName = (system: string, field: string, value: string, other = value): string => {
    const ids = [`value-${system}-${field}`, `value-${field}`, `${field}-${system}`, field];
    const code = value.replace(/^like=/u, "") || "usual";
    return ids.reduce((found, id) => found || this.name(id.replaceAll("_", "-"), code, ""), "") || other;
  };

  /** What a value of a house rule is called. */
  optionWord = (rule: OptionInfo | undefined, value: string): string =>
    rule?.words?.[rule.values.indexOf(value)] ?? this.word(`lab-${value}`, value.replaceAll("_", " "));

  private slowly<K extends keyof Paths>(
    what: K,
    body: Paths[K]["body"],
    signal: AbortSignal,
    heard: Heard,
  ): Answered<K> {
    return getSlowly(this.net, pathTo(what, {}, { lang: this.lang() }), withKey({ ...jsonPost(body), signal }), heard);
  }
  odds(asked: LabOdds, signal: AbortSignal, heard: Heard): Promise<Odds> {
    return this.slowly("POST /api/lab/odds", { ...asked, lang: this.lang() }, signal, heard);
  }
  duel(asked: LabDuel, signal: AbortSignal, heard: Heard): Promise<Duel> {
    return this.slowly("POST /api/lab/duel", { ...asked, lang: this.lang() }, signal, heard);
  }
  compare(asked: LabCompare, signal: AbortSignal, heard: Heard): Promise<Comparison> {
    return this.slowly("POST /api/lab/compare", asked, signal, heard);
  }
  async studies(): Promise<StudyInfo[]> {
    return (await this.ask("GET /api/lab/studies", {})).studies;
  }
  study(name: string): Promise<SweepView> {
    return this.ask("GET /api/lab/studies/{name}", { path: { name } });
  }
  results(text: string): Promise<SweepView> {
    return this.change("POST /api/lab/results", { body: text });
  }
  async ladders(): Promise<LadderInfo[]> {
    return (await this.ask("GET /api/lab/ladders", {})).ladders;
  }
  ladder(name: string): Promise<LadderFound> {
    return this.ask("GET /api/lab/ladders/{name}", { path: { name } });
  }
  ladderResults(text: string): Promise<LadderFound> {
    return this.change("POST /api/lab/ladder", { body: text });
  }
  /** A report as a page. */
  report(asked: LabReport, signal: AbortSignal, heard: Heard): Promise<string> {
    return this.slowly("POST /api/lab/report", { ...asked, lang: this.lang() }, signal, heard);
  }
  sample(asked: LabSample): Promise<Made> {
    return this.change("POST /api/lab/sample", { body: asked });
  }
}

/** What a contender of a sweep is called: by the one thing in which contenders differ, else by its own name. */
export function nameIn(lab: Lab, view: SweepView, place: number): string {
  if (place === FOE) return lab.word("lab-foe");
  const name = view.contenders[place] ?? "";
  const [kind, another] = view.kinds;
  return kind && !another ? lab.valueName(view.system, kind.name, name) : name;
}

export type Values = Record<string, string>;

/** The usual values of the fields of a question. */
export const usualValues = (fields: LabField[]): Values =>
  Object.fromEntries(fields.map(({ name, usual }) => [name, usual]));

/** The fields that say something else than they usually do; both sides always. */
export function filledValues(fields: LabField[], values: Values): Values {
  const told = fields.filter(({ name, usual, kind }) => kind === "side" || (values[name] ?? "") !== usual);
  return Object.fromEntries(told.map(({ name, kind }) => [name, written(kind, values[name] ?? "")]));
}

const written = (kind: LabField["kind"], value: string): string =>
  kind === "switch" ? (value ? "true" : "false") : value;

/** A difference of chances in percent, with its sign. */
export const changeText = (by: number): string =>
  Math.abs(by) < 0.0005 ? percent(0) : `${by > 0 ? "+" : "−"}${percent(Math.abs(by))}`;

/** What is another in a second question. */
export const changes = (one: Values, other: Values): Values =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])]
      .filter((name) => (one[name] ?? "") !== (other[name] ?? ""))
      .map((name) => [name, other[name] ?? ""]),
  );

/** A field for a number. */
export const numberField = (name: string): LabField => ({ name, kind: "number", values: [], usual: "" });

/** A field for one of two sides. */
export const sideField = (system: LabSystem, at: 0 | 1): LabField => ({
  name: isOneSided(system) ? (at ? "foe" : "who") : at ? "defender" : "attacker",
  kind: "side",
  values: at ? system.foes : system.sides,
  usual: "",
});

/** Whether only the first side chooses anything: a character against a foe. */
export const isOneSided = (system: LabSystem): boolean => !system.odds.some(({ name }) => name === "defender");

export const systemOf = (info: LabInfo, key: string): LabSystem =>
  info.systems.find((system) => system.key === key) ?? info.systems[0]!;
