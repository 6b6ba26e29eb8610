// The requests of battlefields.
import type { FieldCard, FieldChecked, FieldKeptInfo, FieldRemoved, SightTold, TablePart } from "../messages";
import { Requests } from "../api";
import { type Field, partOf, type Spot } from "./field";

export class FieldRequests extends Requests {
  protected readonly base = "fields";

  /** The ready battlefields, then all kept ones. */
  cards(): Promise<FieldCard[]> {
    return this.get();
  }

  /** A kept battlefield. */
  field(name: string): Promise<FieldKeptInfo> {
    return this.get("/field", { name });
  }

  check(field: Field, of: string, signal?: AbortSignal): Promise<FieldChecked> {
    return this.ask("/check", { field: partOf(field), of }, signal);
  }

  /** The battlefield of a file. */
  read(name: string, text: string): Promise<TablePart> {
    return this.ask("/read", { name: name.slice(0, 200), text });
  }

  sight(field: Field, start: Spot, end: Spot): Promise<SightTold> {
    return this.ask("/sight", { field: partOf(field), start, end });
  }

  keep(field: Field): Promise<FieldKeptInfo> {
    return this.change("", { field: partOf(field) });
  }

  put(name: string, rev: number, field: Field): Promise<FieldKeptInfo> {
    return this.change("/change", { name, rev, field: partOf(field) });
  }

  remove(name: string, rev: number): Promise<FieldRemoved> {
    return this.change("/remove", { name, rev });
  }
}
