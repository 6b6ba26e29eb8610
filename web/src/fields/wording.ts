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

/** Degrees from one direction to the next, and the eight of them. */
export const STEP = 45;
export const HEADINGS = [0, 45, 90, 135, 180, 225, 270, 315];
const ARROWS = "→↗↑↖←↙↓↘";

/** A direction as an arrow and its word; one between those as it is. */
export const headingText = (degrees: number): string =>
  degrees % STEP ? `${degrees}°` : `${ARROWS[degrees / STEP]} ${say(`field-way-${degrees / STEP}`)}`;
