// A battlefield on its way from a file on one screen to the pen on the next.
import type { Field } from "./field";

export const handed: { field: Field | null } = { field: null };

/** What was handed over, once. */
export function taken(): Field | null {
  const { field } = handed;
  handed.field = null;
  return field;
}
