// Parts of a battlefield in words.
import { language, say } from "../words.svelte";
import type { Field, Part, Spot } from "./field";

export function nameOfPart(field: Field, { part, place }: Part): string {
  if (part === "piece") return field.terrain[place]?.name || field.terrain[place]?.id || "";
  return say(part === "zone" ? "field-zone" : "field-objective", { number: place + 1 });
}

/** A place as two numbers of inches. */
export const spotText = ([x, y]: Spot): string =>
  [x, y].map((each) => each.toLocaleString(language(), { maximumFractionDigits: 2 })).join("; ");
