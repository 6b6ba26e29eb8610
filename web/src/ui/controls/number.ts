// Numbers as they are typed.

/** A number of at most two decimals within bounds; the other where it is none. */
export function clampNumber(value: number, least: number, most: number, other: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, Math.round(value * 100) / 100)) : other;
}
