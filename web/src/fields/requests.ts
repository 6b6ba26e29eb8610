// The requests of battlefields.
import type { FieldCard, FieldChecked, FieldKeptInfo, FieldRemoved, SightTold, TablePart } from "../messages";
import { Requests } from "../api";
import { type Field, partOf, type Spot } from "./field";

export class FieldRequests extends Requests {
  /** The ready battlefields, then all kept ones. */
  cards(): Promise<FieldCard[]> {
    return this.ask("GET /api/fields", {});
  }

  /** A kept battlefield. */
  field(name: string): Promise<FieldKeptInfo> {
    return this.ask("GET /api/fields/field", { query: { name } });
  }

  check(field: Field, of: string, signal?: AbortSignal): Promise<FieldChecked> {
    return this.ask("POST /api/fields/check", { body: { field: partOf(field), of } }, signal);
  }

  /** The battlefield of a file. */
  read(name: string, text: string): Promise<TablePart> {
    return this.ask("POST /api/fields/read", { body: { name: name.slice(0, 200), text } });
  }

  sight(field: Field, start: Spot, end: Spot): Promise<SightTold> {
    return this.ask("POST /api/fields/sight", { body: { field: partOf(field), start, end } });
  }

  keep(field: Field): Promise<FieldKeptInfo> {
    return this.change("POST /api/fields", { body: { field: partOf(field) } });
  }

  put(name: string, rev: number, field: Field): Promise<FieldKeptInfo> {
    return this.change("POST /api/fields/change", { body: { name, rev, field: partOf(field) } });
  }

  remove(name: string, rev: number): Promise<FieldRemoved> {
    return this.change("POST /api/fields/remove", { body: { name, rev } });
  }
}
