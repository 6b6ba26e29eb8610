// Points and inches in the page's language.
import { language } from "../words.svelte";

/** A number with as many decimals as it has, two at most. */
export const amount = (value: number): string =>
  value.toLocaleString(language(), { maximumFractionDigits: 2, useGrouping: false });
