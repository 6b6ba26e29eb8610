// The requests of army lists: building, files, what is kept.
import type {
  ArmyCard,
  ArmyCatalogue,
  ArmyChecked,
  ArmyDraft,
  ArmyKeptInfo,
  ArmyRead,
  ArmyRemoved,
  ArmyTable,
} from "../messages";
import { fileText, Requests } from "../api";
import type { House } from "./army";

/** A kept army by its name, or a ready one at a limit. */
export type ArmyReference = { name: string } | { ready: string; limit: number };

const query = (meant: ArmyReference): ArmyReference =>
  "name" in meant ? { name: meant.name } : { ready: meant.ready, limit: meant.limit };

export class ArmyRequests extends Requests {
  catalogue(options: House = {}): Promise<ArmyCatalogue> {
    const option = Object.entries(options).map(([name, value]) => `${name}=${value}`);
    return this.ask("GET /api/armies/catalogue", { query: { option } });
  }

  check(draft: ArmyDraft, signal?: AbortSignal): Promise<ArmyChecked> {
    return this.ask("POST /api/armies/check", { body: draft }, signal);
  }

  /** What a file holds: an army or a pack. */
  async read(file: File, options: House = {}): Promise<ArmyRead> {
    return this.ask("POST /api/armies/read", { body: { name: file.name, text: await file.text(), options } });
  }

  all(): Promise<ArmyCard[]> {
    return this.ask("GET /api/armies", {});
  }

  army(name: string): Promise<ArmyKeptInfo> {
    return this.ask("GET /api/armies/army", { query: { name } });
  }

  table(meant: ArmyReference): Promise<ArmyTable> {
    return this.ask("GET /api/armies/file", { query: query(meant) });
  }

  /** The text of an army's file. */
  async file(meant: ArmyReference): Promise<string> {
    return fileText(await this.table(meant));
  }

  keep(army: ArmyTable, options: House): Promise<ArmyKeptInfo> {
    return this.change("POST /api/armies", { body: { army, options } });
  }

  put(name: string, rev: number, army: ArmyTable, options: House): Promise<ArmyKeptInfo> {
    return this.change("POST /api/armies/change", { body: { name, rev, army, options } });
  }

  remove(name: string, rev: number): Promise<ArmyRemoved> {
    return this.change("POST /api/armies/remove", { body: { name, rev } });
  }
}
