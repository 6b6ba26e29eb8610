// A stage as one character sees it: who stands in which band, what bars which way, how it all is said.
import type { Choice, Door, Role, Stage, StageBoard } from "../messages";
import { stepped } from "../ui/roving_focus";
import type { Say } from "../texts";

/** A band from the eyes of somebody: its code, its name, who and what is there. */
export interface Band {
  code: string;
  name: string;
  roles: Role[];
}

export interface Scene {
  /** From whose place all is seen; null where nobody is. */
  viewer: Role | null;
  /** Those beside the viewer, the viewer first. */
  beside: Role[];
  /** The bands, the farthest first. */
  bands: Band[];
  doors: Shut[];
  /** Nobody and nothing is at any distance. */
  quiet: boolean;
}

/** A way out with the thing that bars it, where that is somebody on the stage. */
export interface Shut {
  door: Door;
  bar: Role | null;
}

export const isPerson = ({ actor }: Role): boolean => (actor.kind ?? "person") === "person";

/** A foe that is up. */
export const isFoe = ({ actor }: Role): boolean => actor.kind === "foe" && !actor.down;

/** The characters that one may see from, in their order. */
export const people = (stage: Stage): Role[] => stage.roles.filter(isPerson);

/** From whose place the stage is seen: the one wanted, the one who acts, the first who is up. */
export function viewerOf(stage: Stage, wanted: string): Role | null {
  const all = people(stage);
  return (
    all.find((role) => role.actor.id === wanted) ??
    all.find((role) => role.actor.active) ??
    all.find((role) => !role.actor.down) ??
    all[0] ??
    null
  );
}

/** How far two are apart, as the place of their band; -1 for side by side. */
export function bandsBetween(stage: Stage, one: string, other: string): number {
  const span = stage.spans.find(
    (two) => (two.one === one && two.other === other) || (two.one === other && two.other === one),
  );
  return span ? span.band : -1;
}

/** The stage as one sees it. */
export function sceneFor(ground: StageBoard, stage: Stage, wanted: string): Scene {
  const viewer = viewerOf(stage, wanted);
  const doors = stage.doors.map((door) => ({
    door,
    bar: stage.roles.find((role) => role.actor.id === door.way.barred && !isPerson(role)) ?? null,
  }));
  const barring = new Set(doors.flatMap(({ bar }) => (bar ? [bar] : [])));
  const bands = ground.bands.map((code, place): Band => ({ code, name: ground.names[place] ?? code, roles: [] }));
  const beside: Role[] = viewer ? [viewer] : [];
  for (const role of stage.roles) {
    if (role === viewer || barring.has(role)) continue;
    const band = viewer ? bandsBetween(stage, viewer.actor.id, role.actor.id) : -1;
    // Comrades who are Close stand beside each other.
    const near = isPerson(role) && band <= 0;
    (near ? beside : (bands[band] ?? bands[0]!).roles).push(role);
  }
  const quiet = bands.every(({ roles }) => !roles.length);
  return { viewer, beside, bands: bands.reverse(), doors, quiet };
}

/** The one after this among the characters; "" where there is none. */
export function nextView(stage: Stage, now: string, back = false): string {
  const all = people(stage);
  if (!all.length) return "";
  const at = all.findIndex((role) => role.actor.id === now);
  return all[stepped(all.length, at, back)]!.actor.id;
}

/** What somebody or something is called in the reader's language. */
export const nameOf = ({ actor, name }: Role): string => name || actor.id;

/** Somebody in one line, as it is read out. */
export function roleWords(say: Say, role: Role, where: string): string {
  const { actor, condition = "", notes = [], rows = [], what = "" } = role;
  const dice = (actor.rows ?? []).map(({ die, left, of, own }, n) =>
    say("stage-row", {
      name: rows[n] ?? "",
      die: die ? say("die", { die }) : "",
      left,
      of,
      worn: own && die && own !== die ? say("stage-worn", { own }) : "",
    }).trim(),
  );
  // How it stands is not said where its dice are.
  const more = dice.length ? notes : notes.filter((note) => !condition.includes(note));
  const name = nameOf(role);
  return [name, name.startsWith(what) ? "" : what, where, ...dice, dice.length ? "" : condition, ...more]
    .filter(Boolean)
    .join(", ");
}

/** What is there, but for a fight in which none of it serves. */
export const unlessIdle = <T>(all: T[] = [], fight: boolean, serves: (one: T) => boolean): T[] =>
  !fight || all.some(serves) ? all : [];

/** The answers about whatever is looked at: somebody, a find, a way or what bars it. */
export function choicesAt(choices: Choice[], spot: string, role?: Role, bar?: string): Choice[] {
  if (role?.actor.kind === "foe") return choices.filter(({ offer }) => offer.target === spot || offer.group === "foes");
  return choices.filter(({ offer }) => offer.target && (offer.target === spot || (!role && offer.target === bar)));
}
