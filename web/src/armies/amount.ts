// Points, inches and counts in the page's language.
import type { TypeCount } from "../messages";
import { language, say } from "../words.svelte";

/** A number with as many decimals as it has, two at most. */
export const amount = (value: number): string =>
  value.toLocaleString(language(), { maximumFractionDigits: 2, useGrouping: false });

/** How many units and miniatures of each type, in words. */
export const countsText = (types: TypeCount[]): string =>
  types
    .map(({ word, units, miniatures }) =>
      miniatures === units
        ? say("army-of-type", { units, type: word })
        : say("army-of-type-many", { units, miniatures, type: word }),
    )
    .join(", ");
