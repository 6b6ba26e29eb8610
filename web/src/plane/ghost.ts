// Where a unit would stand after an order: as the rules have worked it out, until then as it would be carried there.
import type { Spot } from "../board/interface";
import type { Block, Trial } from "../messages";
import { moveWith, distance, kindOf, middleOf, minus, spotAt, plus } from "./inches";
import type { Order, Part } from "./orders";

export interface Pose {
  bases: Spot[][];
  middles: Spot[];
  centre: Spot;
  heading: number;
}
export const poseOf = ({ bases, middles, centre, heading }: Block): Pose => ({ bases, middles, centre, heading });

export const triedPose = (trial: Trial): Pose | null =>
  trial.bases?.length
    ? {
        bases: trial.bases,
        middles: trial.middles ?? [],
        centre: trial.centre ?? middleOf(trial.middles ?? []),
        heading: trial.heading ?? 0,
      }
    : null;

/** Which miniature distances are measured from. */
export function leadMiniature({ middles, centre }: Pose): number {
  const far = middles.map((spot) => distance(spot, centre));
  return far.indexOf(Math.min(...far));
}

/** A body carried to a place and turned: a block as one, miniatures in open order each on its own spot. */
export function movePose(pose: Pose, mark: Spot, heading: number, open: boolean): Pose {
  const turn = heading - pose.heading;
  if (!open) {
    const go = (spot: Spot): Spot => moveWith(spot, pose.centre, mark, turn);
    return { bases: pose.bases.map((base) => base.map(go)), middles: pose.middles.map(go), centre: mark, heading };
  }
  const shift = minus(mark, pose.centre);
  const middles = pose.middles.map((spot) => plus(spot, shift));
  return { ...spread({ ...pose, heading }, pose, middles), centre: mark };
}

/** The bases of a pose with their middles elsewhere. */
function spread(to: Pose, from: Pose, middles: Spot[]): Pose {
  const turn = to.heading - from.heading;
  const bases = middles.map((spot, n) =>
    (from.bases[n] ?? []).map((corner) => moveWith(corner, from.middles[n] ?? spot, spot, turn)),
  );
  return { ...to, bases, middles };
}

/** Where a vehicle ends after the parts of its move, and the places between. */
export function drivePose(
  start: Spot,
  heading: number,
  parts: readonly Part[],
  reverse: boolean,
): { way: Spot[]; heading: number } {
  const way = [start];
  for (const { kind, by } of parts) {
    if (kind === "turn") heading += by;
    else way.push(spotAt(way.at(-1)!, heading, reverse ? -by : by));
  }
  return { way, heading };
}

/** How an order would leave the unit, from how it stands or from what was tried last. */
export function estimate(order: Order, pose: Pose, { arcs }: Pick<Block, "arcs">): Pose {
  const open = kindOf({ arcs: arcs ?? [] }) === "open";
  const heading = order.heading ?? pose.heading;
  if (order.verb === "drive") {
    const end = drivePose(pose.centre, pose.heading, order.parts, order.reverse);
    return movePose(pose, end.way.at(-1)!, end.heading, false);
  }
  if (order.verb === "reform") return movePose(pose, pose.centre, heading, open);
  if (order.verb === "fireball") return pose;
  const there = movePose(pose, order.mark, heading, open);
  return order.arrange.length === pose.middles.length ? spread(there, there, order.arrange) : there;
}

/** How many files a block has: the miniatures that stand foremost. */
export function filesOf({ middles, centre, heading }: Pose): number {
  const ahead = middles.map((spot) => moveWith(spot, centre, [0, 0], -heading)[0]);
  const most = Math.max(...ahead);
  return ahead.filter((one) => most - one < 0.1).length;
}
