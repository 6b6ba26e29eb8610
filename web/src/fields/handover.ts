// A battlefield on its way from a file on one screen to the pen on the next.
import type { Field } from "./field";

export const handover: { field: Field | null } = { field: null };

/** What was handed over, once. */
export function takeHandover(): Field | null {
  const { field } = handover;
  handover.field = null;
  return field;
}
