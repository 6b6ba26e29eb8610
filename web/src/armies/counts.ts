// Counts of units and miniatures in the page's language.
import type { TypeCount } from "../messages";
import { say } from "../words.svelte";

/** How many units and miniatures of each type, in words. */
export const countsText = (types: TypeCount[]): string =>
  types
    .map(({ word, units, miniatures }) =>
      miniatures === units
        ? say("army-of-type", { units, type: word })
        : say("army-of-type-many", { units, miniatures, type: word }),
    )
    .join(", ");
