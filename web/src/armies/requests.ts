// The requests of army lists: building, files, what is kept.
import { getJson, withKey, jsonPost } from "../api";
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
import type { Net } from "../net";
import type { House } from "./army";

/** A kept army by its name, or a ready one at a limit. */
export type ArmyReference = { name: string } | { ready: string; limit: number };

const query = (meant: ArmyReference): Record<string, string> =>
  "name" in meant ? { name: meant.name } : { ready: meant.ready, limit: String(meant.limit) };

export class ArmyRequests {
  constructor(
    readonly net: Net,
    readonly lang: () => string,
  ) {}

  private at(path: string, asked: string[][] = []): string {
    return `/api/armies${path}?${new URLSearchParams([...asked, ["lang", this.lang()]])}`;
  }

  private change<T>(path: string, body: unknown): Promise<T> {
    return getJson(this.net, this.at(path), withKey(jsonPost(body)));
  }

  catalogue(options: House = {}): Promise<ArmyCatalogue> {
    const asked = Object.entries(options).map(([name, value]) => ["option", `${name}=${value}`]);
    return getJson(this.net, this.at("/catalogue", asked));
  }

  check(draft: ArmyDraft, signal?: AbortSignal): Promise<ArmyChecked> {
    return getJson(this.net, this.at("/check"), { ...jsonPost(draft), ...(signal && { signal }) });
  }

  /** What a file holds: an army or a pack. */
  async read(file: File, options: House = {}): Promise<ArmyRead> {
    return getJson(this.net, this.at("/read"), jsonPost({ name: file.name, text: await file.text(), options }));
  }

  all(): Promise<ArmyCard[]> {
    return getJson(this.net, this.at(""));
  }

  army(name: string): Promise<ArmyKeptInfo> {
    return getJson(this.net, this.at("/army", [["name", name]]));
  }

  table(meant: ArmyReference): Promise<ArmyTable> {
    return getJson(this.net, this.at("/file", Object.entries(query(meant))));
  }

  /** The text of an army's file. */
  async file(meant: ArmyReference): Promise<string> {
    return `${JSON.stringify(await this.table(meant), null, 2)}\n`;
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
