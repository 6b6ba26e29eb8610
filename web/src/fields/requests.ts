// The requests of battlefields.
import { getJson, withKey, jsonPost } from "../api";
import type { FieldCard, FieldChecked, FieldKeptInfo, FieldRemoved, SightTold, TablePart } from "../messages";
import type { Net } from "../net";
import { type Field, partOf, type Spot } from "./field";

export class FieldRequests {
  constructor(
    readonly net: Net,
    readonly lang: () => string,
  ) {}

  private at(path: string, query: Record<string, string> = {}): string {
    return `/api/fields${path}?${new URLSearchParams({ ...query, lang: this.lang() })}`;
  }

  /** The ready battlefields, then all kept ones. */
  cards(): Promise<FieldCard[]> {
    return getJson(this.net, this.at(""));
  }

  /** A kept battlefield. */
  field(name: string): Promise<FieldKeptInfo> {
    return getJson(this.net, this.at("/field", { name }));
  }

  check(field: Field, of: string, signal?: AbortSignal): Promise<FieldChecked> {
    return getJson(this.net, this.at("/check"), {
      ...jsonPost({ field: partOf(field), of }),
      ...(signal && { signal }),
    });
  }

  /** The battlefield of a file. */
  read(name: string, text: string): Promise<TablePart> {
    return getJson(this.net, this.at("/read"), jsonPost({ name: name.slice(0, 200), text }));
  }

  sight(field: Field, start: Spot, end: Spot): Promise<SightTold> {
    return getJson(this.net, this.at("/sight"), jsonPost({ field: partOf(field), start, end }));
  }

  keep(field: Field): Promise<FieldKeptInfo> {
    return getJson(this.net, this.at(""), withKey(jsonPost({ field: partOf(field) })));
  }

  change(name: string, rev: number, field: Field): Promise<FieldKeptInfo> {
    return getJson(this.net, this.at("/change"), withKey(jsonPost({ name, rev, field: partOf(field) })));
  }

  remove(name: string, rev: number): Promise<FieldRemoved> {
    return getJson(this.net, this.at("/remove"), withKey(jsonPost({ name, rev })));
  }
}
