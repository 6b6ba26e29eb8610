// The requests of battlefields.
import { got, keyed, posted } from "../api";
import type { FieldCard, FieldChecked, FieldKeptInfo, FieldRemoved, SightTold, TablePart } from "../messages";
import type { Net } from "../net";
import { type Field, partOf, type Spot } from "./field";

export class Stock {
  constructor(
    readonly net: Net,
    readonly lang: () => string,
  ) {}

  private at(path: string, query: Record<string, string> = {}): string {
    return `/api/fields${path}?${new URLSearchParams({ ...query, lang: this.lang() })}`;
  }

  /** The ready battlefields, then all kept ones. */
  cards(): Promise<FieldCard[]> {
    return got(this.net, this.at(""));
  }

  /** A kept battlefield. */
  field(name: string): Promise<FieldKeptInfo> {
    return got(this.net, this.at("/field", { name }));
  }

  check(field: Field, of: string, signal?: AbortSignal): Promise<FieldChecked> {
    return got(this.net, this.at("/check"), { ...posted({ field: partOf(field), of }), ...(signal && { signal }) });
  }

  /** The battlefield of a file. */
  read(name: string, text: string): Promise<TablePart> {
    return got(this.net, this.at("/read"), posted({ name: name.slice(0, 200), text }));
  }

  sight(field: Field, start: Spot, end: Spot): Promise<SightTold> {
    return got(this.net, this.at("/sight"), posted({ field: partOf(field), start, end }));
  }

  keep(field: Field): Promise<FieldKeptInfo> {
    return got(this.net, this.at(""), keyed(posted({ field: partOf(field) })));
  }

  change(name: string, rev: number, field: Field): Promise<FieldKeptInfo> {
    return got(this.net, this.at("/change"), keyed(posted({ name, rev, field: partOf(field) })));
  }

  remove(name: string, rev: number): Promise<FieldRemoved> {
    return got(this.net, this.at("/remove"), keyed(posted({ name, rev })));
  }
}
