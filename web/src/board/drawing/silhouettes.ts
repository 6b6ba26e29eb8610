// Figures seen from above, pointing north: a body and what it holds, by the codes that the server says.
import type { Choice, Looks } from "../../messages";

export type Body = NonNullable<Looks["body"]>;
export type Held = NonNullable<Looks["held"]>;
export type Sign = Exclude<NonNullable<Choice["sign"]>, "">;

/** One drawing of the family, all its parts as paths. */
export interface Drawn {
  /** Wide parts, filled dark. */
  body?: string;
  /** Dark lines, such as a shaft or a leg. */
  lines?: string;
  /** Filled light parts, such as a blade. */
  blades?: string;
  /** Light lines over the body. */
  marks?: string;
  scale?: number;
}
export type Silhouette = Required<Drawn>;

const SHOULDERS = "M-17 1C-17-6-9-8 0-8C9-8 17-6 17 1C17 8 9 11 0 11C-9 11-17 8-17 1Z";
const BROAD = "M-19 1C-19-8-10-10 0-10C10-10 19-8 19 1C19 10 10 13 0 13C-10 13-19 10-19 1Z";
const SLIM = "M-15 1C-15-5-8-7 0-7C8-7 15-5 15 1C15 7 8 9 0 9C-8 9-15 7-15 1Z";
const EARS = "M-8-4L-15-13L-10-1ZM8-4L15-13L10-1Z";
const LONG_EARS = "M-8-3L-20-7L-9 3ZM8-3L20-7L9 3Z";
const ARMS = "M14 0C18-4 18-9 16-12L12-11C13-8 12-5 9-3ZM-14 0C-18-4-18-9-16-12L-12-11C-13-8-12-5-9-3Z";
const HUMAN: Drawn = { body: SHOULDERS + ARMS };
const SWORD: Drawn = { lines: "M10-12H20", blades: "M13-12L13.4-26L15-30L16.6-26L17-12ZM14-12H16V-6H14Z" };

/** What nearly every fight has; the others load by themselves. */
const COMMON_BODIES = {
  human: HUMAN,
  dwarf: { body: BROAD + ARMS, scale: 0.92 },
  halfling: { body: SLIM + ARMS, scale: 0.82 },
  goblin: { body: SLIM + ARMS + LONG_EARS, scale: 0.86 },
  orc: { body: BROAD + ARMS + "M-6-9L-4-15L-2-9ZM6-9L4-15L2-9Z", scale: 1.06 },
  elf: { body: SLIM + ARMS + EARS },
} satisfies Partial<Record<Body, Drawn>>;
const COMMON_HELD = {
  "": {},
  sword: SWORD,
  crossbow: { lines: "M14-6V-26M5-20C10-25 18-25 23-20" },
  bow: { lines: "M-2-22C4-27 20-27 26-20M-2-22L13-9L26-20M13-9V-27", blades: "M11-26L13-31L15-26Z" },
  flail: { lines: "M15-9C20-16 13-20 18-25", blades: "M15-27A3.4 3.4 0 1 1 21-27A3.4 3.4 0 1 1 15-27Z" },
  spear: { lines: "M15 14V-28", blades: "M15-35L18.5-26H11.5Z" },
  staff: { lines: "M15 16V-30" },
  axe: { lines: "M15-4V-28", blades: "M14-28C20-30 25-26 24-18C21-21 17-22 14-21Z" },
  hammer: { lines: "M15-4V-22", blades: "M9.5-29H20.5V-21H9.5Z" },
  dagger: { lines: "M11.5-12H18.5", blades: "M13.5-12L15-22L16.5-12Z" },
  rapier: { lines: "M11-12H19M15-12V-31" },
  greatsword: { lines: "M8-13H22", blades: "M12.5-13L15-34L17.5-13ZM14-13H16V-4H14Z" },
} satisfies Partial<Record<Held, Drawn>>;
const SHIELD = "M-24-10C-18-17-8-17-3-14L-4-11.5C-9-13.5-16-13-21-8Z";

/** Drawings that are loaded later. The types see to it that there is one for every code. */
export interface More {
  BODIES: Record<Exclude<Body, keyof typeof COMMON_BODIES>, Drawn>;
  HELD: Record<Exclude<Held, keyof typeof COMMON_HELD>, Drawn>;
  SIGNS: Record<Sign, string>;
}
type Known = Partial<Record<string, Drawn>>;
const bodies: Known = COMMON_BODIES;
const arms: Known = COMMON_HELD;

/** Whether somebody is drawn with what is there from the start. */
export const isCommon = ({ body = "human", held = "sword" }: Looks): boolean => body in bodies && held in arms;

/** How somebody is drawn; a code that is not known, or not yet, is drawn as a human, or as a sword. */
export function silhouette(looks: Looks, more: More | null = null): Silhouette {
  const { body = "human", held = "sword", shield = false } = looks;
  const [later, things]: [Known, Known] = [more?.BODIES ?? {}, more?.HELD ?? {}];
  const shape = bodies[body] ?? later[body] ?? HUMAN;
  const arm = arms[held] ?? things[held] ?? SWORD;
  return {
    body: shape.body ?? "",
    lines: (shape.lines ?? "") + (arm.lines ?? ""),
    blades: (shape.blades ?? "") + (arm.blades ?? "") + (shield ? SHIELD : ""),
    marks: shape.marks ?? "",
    scale: shape.scale ?? 1,
  };
}
