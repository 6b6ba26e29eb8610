// The laboratory's requests, and what everything is called there: its words come with the questions that may be asked.
import { withKey, jsonPost, Requests } from "../api";
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
  Ladders,
  Made,
  Odds,
  OptionInfo,
  Studies,
  StudyInfo,
  SweepView,
} from "../messages";
import { percent } from "../words.svelte";
import { getSlowly, type Heard } from "./slowly";
import { FOE } from "./sweeps/table";

export class Lab extends Requests {
  protected readonly base = "lab";
  info = $state.raw<LabInfo | null>(null);

  async load(): Promise<void> {
    this.info = await this.get();
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

  private slowly<T>(path: string, asked: object, signal: AbortSignal, heard: Heard): Promise<T> {
    return getSlowly(this.net, this.at(path), withKey({ ...jsonPost(asked), signal }), heard);
  }
  odds(asked: LabOdds, signal: AbortSignal, heard: Heard): Promise<Odds> {
    return this.slowly("/odds", { ...asked, lang: this.lang() }, signal, heard);
  }
  duel(asked: LabDuel, signal: AbortSignal, heard: Heard): Promise<Duel> {
    return this.slowly("/duel", { ...asked, lang: this.lang() }, signal, heard);
  }
  compare(asked: LabCompare, signal: AbortSignal, heard: Heard): Promise<Comparison> {
    return this.slowly("/compare", asked, signal, heard);
  }
  async studies(): Promise<StudyInfo[]> {
    return (await this.get<Studies>("/studies")).studies;
  }
  study(name: string): Promise<SweepView> {
    return this.get(`/studies/${encodeURIComponent(name)}`);
  }
  results(text: string): Promise<SweepView> {
    return this.change("/results", text);
  }
  async ladders(): Promise<LadderInfo[]> {
    return (await this.get<Ladders>("/ladders")).ladders;
  }
  ladder(name: string): Promise<LadderFound> {
    return this.get(`/ladders/${encodeURIComponent(name)}`);
  }
  ladderResults(text: string): Promise<LadderFound> {
    return this.change("/ladder", text);
  }
  /** A report as a page. */
  report(asked: LabReport, signal: AbortSignal, heard: Heard): Promise<string> {
    return this.slowly("/report", { ...asked, lang: this.lang() }, signal, heard);
  }
  sample(asked: LabSample): Promise<Made> {
    return this.change("/sample", asked);
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
