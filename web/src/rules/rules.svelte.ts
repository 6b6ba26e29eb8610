// The rules of the system at hand: fetched once, searched here, opened at a clause from anywhere.
import { type Lobby, reasonOf } from "../api";
import type { ClauseInfo } from "../messages";
import { idRank } from "./finding";

class Rules {
  open = $state(false);
  wanted = $state("");
  clauses: ClauseInfo[] = $state.raw([]);
  fault = $state("");
  /** The key of the system whose rules these are. */
  system = $state("");
  private loaded = "";

  /** Fetches the rules of a system, unless they are here. */
  async load(lobby: Lobby, system: string): Promise<void> {
    if (this.loaded === system) return;
    this.loaded = system;
    this.fault = "";
    try {
      const clauses = await lobby.clauses(system);
      // Another system may be wanted by now.
      if (this.loaded === system) [this.clauses, this.system] = [clauses, system];
    } catch (error) {
      if (this.loaded !== system) return;
      this.loaded = "";
      this.fault = reasonOf(error);
    }
  }

  /** Fetches the rules of the first system that has such pages. */
  async loadFor(lobby: Lobby, pages: "battles" | "campaigns", lang: string): Promise<void> {
    try {
      const system = (await lobby.systems(lang)).find((one) => one[pages]);
      if (system) await this.load(lobby, system.key);
    } catch (error) {
      this.fault = reasonOf(error);
    }
  }

  show(clause = ""): void {
    this.wanted = clause;
    this.open = true;
  }

  find(id: string): ClauseInfo | undefined {
    return this.clauses.find((clause) => clause.id === id);
  }
}

export const rules = new Rules();

/** The clauses with all the words typed, in id, title, text or reading; those with that id, or words in id or title, first. */
export function search(clauses: ClauseInfo[], typed: string): ClauseInfo[] {
  const words = typed.toLowerCase().split(/\s+/u).filter(Boolean);
  if (!words.length) return clauses;
  const head = ({ id, title }: ClauseInfo): string => `${id} ${title}`.toLowerCase();
  const whole = (one: ClauseInfo): string => `${head(one)} ${one.text} ${one.reading ?? ""}`.toLowerCase();
  const fits = (text: string): boolean => words.every((word) => text.includes(word));
  const ranked = clauses.map((one): [ClauseInfo, number] => [
    one,
    idRank(one.id, typed) ?? (fits(head(one)) ? 2 : fits(whole(one)) ? 3 : 4),
  ]);
  return ranked
    .filter(([, rank]) => rank < 4)
    .sort(([, a], [, b]) => a - b)
    .map(([one]) => one);
}
