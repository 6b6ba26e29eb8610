// Stages made by hand, for looking at and for tests.
import type { Asked, Choice, DiceRow, Door, Position, Role, Side, Stage, StageBoard } from "../../src/messages";

export const GROUND: StageBoard = {
  board: "stage",
  bands: ["close", "nearby", "distant", "far_away"],
  names: ["Close", "Nearby", "Distant", "Far-Away"],
};
export const SIDES: Side[] = [
  { name: "Party", player: "me", present: true },
  { name: "World", player: "greedy", present: true },
];

const pool = (name: string, left: number, of: number, die: number, own = 0): DiceRow => ({ name, left, of, die, own });
const WORDS: Record<string, string> = {
  body: "BODY",
  head: "HEAD",
  difficulty: "Difficulty",
  shield: "Shield",
  armor: "Armor",
};

export function person(id: string, rows: DiceRow[], more: Partial<Role["actor"]> = {}, notes: string[] = []): Role {
  return {
    actor: { id, side: 0, kind: "person", rows, ...more },
    notes,
    condition: "",
    what: more.silhouette ?? "",
    rows: rows.map((row) => WORDS[row.name] ?? row.name),
  };
}
export const foe = (id: string, what: string, left: number, of: number, notes: string[] = [], down = false): Role => ({
  actor: { id, side: 1, kind: "foe", rows: [pool("difficulty", left, of, 0)], down },
  notes,
  condition: "",
  what,
  rows: ["Difficulty"],
});
export const thing = (id: string, left: number, of: number): Role => ({
  actor: { id, side: 1, kind: "thing", rows: [pool("difficulty", left, of, 0)] },
  notes: [],
  condition: "",
  what: "",
  rows: ["Difficulty"],
});

export const BRENNA = person(
  "Brenna",
  [pool("body", 2, 3, 8), pool("head", 1, 1, 6), pool("shield", 1, 1, 4), pool("armor", 1, 1, 4, 6)],
  { active: true, silhouette: "Brawny" },
);
export const ODO = person("Odo", [pool("body", 2, 2, 6), pool("head", 1, 2, 8)], { silhouette: "Brainy" }, [
  "holds the light",
]);
const DOORS: Door[] = [
  { way: { name: "0", entrance: true }, name: "way in", leads: "Guard room" },
  { way: { name: "1", barred: "Stuck door" }, name: "north door", barred: "Stuck door" },
  { way: { name: "2" }, name: "stairs down" },
];
const CLOCK = [
  { unit: "day", name: "Day", n: 1 },
  { unit: "hour", name: "Hour", n: 2 },
  { unit: "moment", name: "Moment", n: 14 },
];

const choice = (text: string, group: string, label: string, target = ""): Choice => ({
  label,
  offer: { text, group, ...(target ? { target } : {}) },
});
export const asked = (choices: Choice[], open: string[] = []): Asked => ({
  side: 0,
  code: "scene",
  text: "What do you do?",
  choices,
  open,
});

export function stage(more: Partial<Stage> = {}): Stage {
  return {
    place: "Flooded crypt",
    light: "dim",
    lighted: "dim",
    roles: [BRENNA, ODO, foe("Ghoul", "undead", 2, 2), thing("Stuck door", 1, 2)],
    spans: [
      { one: "Brenna", other: "Ghoul", band: 1 },
      { one: "Odo", other: "Ghoul", band: 2 },
    ],
    doors: DOORS,
    clock: CLOCK,
    ...more,
  };
}
export function position(made: Stage, question: Asked | null = null): Position {
  return {
    state: 1,
    moment: 0,
    phase: "scene",
    figures: [],
    items: [],
    score: [0.5, 0.5],
    asked: question,
    stage: made,
  };
}

const FIGHT = stage({
  place: "Hall of the drowned",
  light: "lit",
  lighted: "lit by a torch",
  roles: [
    person(
      "Brenna",
      [pool("body", 1, 4, 8), pool("head", 1, 1, 6), pool("shield", 0, 1, 0, 4), pool("armor", 1, 1, 6, 6)],
      {
        active: true,
        silhouette: "Brawny",
      },
    ),
    person("Odo", [pool("body", 0, 2, 6), pool("head", 3, 3, 8)], { silhouette: "Brainy", down: true }, [
      "Out of Action",
    ]),
    person("Mara the Grey", [pool("body", 3, 3, 8), pool("head", 0, 1, 6)], { silhouette: "Brawny" }, ["Fat Head"]),
    foe("Ghoul 1", "ghoul", 2, 2),
    foe("Ghoul 2", "ghoul", 1, 2, ["surprised"]),
    foe("Ghoul 3", "ghoul", 0, 2, ["out"], true),
    foe("Bone piper", "undead shooter", 4, 4, ["asleep"]),
    thing("Altar", 3, 3),
  ],
  spans: [
    { one: "Brenna", other: "Ghoul 1", band: 0 },
    { one: "Brenna", other: "Ghoul 2", band: 1 },
    { one: "Brenna", other: "Ghoul 3", band: 0 },
    { one: "Brenna", other: "Bone piper", band: 2 },
    { one: "Mara the Grey", other: "Ghoul 1", band: 1 },
    { one: "Mara the Grey", other: "Ghoul 2", band: 0 },
    { one: "Mara the Grey", other: "Bone piper", band: 3 },
  ],
  clock: [...CLOCK, { unit: "ounce", name: "Ounce", n: 3 }],
});

export const SCENES: Record<string, Position> = {
  crypt: position(
    stage(),
    asked([
      choice("go 0", "go", "go back to the guard room", "0"),
      choice("go 1", "go", "try the north door", "1"),
      choice("go 2", "go", "go down the stairs", "2"),
      choice("attack Ghoul", "attack", "attack the ghoul", "Ghoul"),
      choice("parley Ghoul", "parley", "talk to the ghoul", "Ghoul"),
    ]),
  ),
  fight: position(FIGHT, asked([choice("fight", "fight", "fight", "Ghoul 1")])),
  dark: position(stage({ light: "dark", lighted: "dark", doors: DOORS.slice(0, 1), spans: [] })),
  alone: position(stage({ roles: [BRENNA], doors: [], spans: [], light: "lit", lighted: "lit" })),
};
