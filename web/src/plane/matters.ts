// What of a unit's reach matters to the open question: where it can go, whom it can shoot, both or neither.
import type { Deeds } from "./deeds";
import type { Order } from "./orders";

export interface Matters {
  move: boolean;
  shoot: boolean;
}
export const BOTH: Matters = { move: true, shoot: true };

/** For the unit that acts; while something is put together, only what that is about. */
export function mattersTo(deeds: Deeds, order: Order | null): Matters {
  if (order) return { move: order.verb !== "fireball", shoot: order.verb === "fireball" };
  const moves = deeds.verbs.some((verb) => verb !== "fireball" && verb !== "deploy");
  return {
    move: moves || deeds.listed.length > 0,
    shoot: deeds.against.size > 0 || deeds.verbs.includes("fireball"),
  };
}
