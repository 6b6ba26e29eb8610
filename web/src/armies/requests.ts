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
import { Requests } from "../api";
import type { House } from "./army";

/** A kept army by its name, or a ready one at a limit. */
export type ArmyReference = { name: string } | { ready: string; limit: number };

const query = (meant: ArmyReference): Record<string, string> =>
  "name" in meant ? { name: meant.name } : { ready: meant.ready, limit: String(meant.limit) };

export class ArmyRequests extends Requests {
  protected readonly base = "armies";

  catalogue(options: House = {}): Promise<ArmyCatalogue> {
    const asked = Object.entries(options).map(([name, value]) => ["option", `${name}=${value}`]);
    return this.get("/catalogue", asked);
  }

  check(draft: ArmyDraft, signal?: AbortSignal): Promise<ArmyChecked> {
    return this.ask("/check", draft, signal);
  }

  /** What a file holds: an army or a pack. */
  async read(file: File, options: House = {}): Promise<ArmyRead> {
    return this.ask("/read", { name: file.name, text: await file.text(), options });
  }

  all(): Promise<ArmyCard[]> {
    return this.get();
  }

  army(name: string): Promise<ArmyKeptInfo> {
    return this.get("/army", { name });
  }

  table(meant: ArmyReference): Promise<ArmyTable> {
    return this.get("/file", query(meant));
  }

  /** The text of an army's file. */
  file(meant: ArmyReference): Promise<string> {
    return this.text("/file", query(meant));
  }

  keep(army: ArmyTable, options: House): Promise<ArmyKeptInfo> {
    return this.change("", { army, options });
  }

  put(name: string, rev: number, army: ArmyTable, options: House): Promise<ArmyKeptInfo> {
    return this.change("/change", { name, rev, army, options });
  }

  remove(name: string, rev: number): Promise<ArmyRemoved> {
    return this.change("/remove", { name, rev });
  }
}
