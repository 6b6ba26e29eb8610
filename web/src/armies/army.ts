// An army as its file has it, and what becomes of a unit when one of its fields is changed.
import type {
  ArmyCatalogue,
  ArmyPack,
  ArmyTable,
  BaseChoice,
  ItemChoice,
  OwnAbility,
  OwnWeapon,
  TypeChoice,
  UnitTable,
} from "../messages";

export type House = Record<string, string>;
export type TypeName = UnitTable["type"];
type Arm = string | OwnWeapon;
type Gift = string | OwnAbility;

export const LIMITS = [2000, 1500, 1000];
export const MOST = 10_000;
const FILES = 5;

/** An army of no units. */
export const emptyArmy = (limit = LIMITS[0]!): ArmyTable => ({
  format: "affray-army",
  version: 1,
  name: "",
  limit,
  units: [],
});

/** What a weapon or an ability goes by. */
export const nameOf = (one: Arm | Gift): string => (typeof one === "string" ? one : one.name);

/** The number and the sides of action dice. */
export function diceOf(ad: string): { count: number; sides: number } {
  const [count = 1, sides = 6] = ad.split("d").map(Number);
  return { count, sides };
}

export const typeOf = (catalogue: ArmyCatalogue, name: TypeName): TypeChoice | undefined =>
  catalogue.types.find((one) => one.name === name);

export const baseOf = (catalogue: ArmyCatalogue, [width, depth]: UnitTable["base"]): BaseChoice | undefined =>
  catalogue.bases.find((one) => one.width === width && one.depth === depth);

/** A name that no unit has: the one given, else with the first number that makes it new. */
export function freeName(name: string, taken: readonly string[]): string {
  const bare = name.replace(/ \d+$/u, "");
  for (let at = 2, found = name; ; at++) {
    if (!taken.includes(found)) return found;
    found = `${bare} ${at}`;
  }
}

/** A unit to begin with. */
export function newUnit(catalogue: ArmyCatalogue, type: TypeChoice, name: string): UnitTable {
  const base = catalogue.bases[0];
  const plain: UnitTable = {
    name,
    type: type.name,
    n: 5,
    ad: "1d6",
    move: 6,
    fight: 0,
    shoot: 0,
    defense: 8,
    weapons: [],
    abilities: [],
    base: [base?.width ?? 1, base?.depth ?? 1],
    formation: "skirmish",
  };
  const crewed = catalogue.weapons.find((one) => one.crewed);
  if (type.name === "ordnance")
    return withType({ ...plain, n: 3, ad: "3d6", weapons: crewed ? [crewed.name] : [] }, type);
  return withType(type.alone ? { ...plain, ad: "3d6" } : plain, type);
}

/** A unit of another type: alone and in a formation where that type has to be so. */
export function withType(unit: UnitTable, type: TypeChoice): UnitTable {
  const allowed = type.formations.map((one) => one.name);
  const formation = allowed.includes(unit.formation) ? unit.formation : (allowed.at(-1) as UnitTable["formation"]);
  return withFormation({ ...unit, type: type.name, n: type.alone ? 1 : unit.n }, formation);
}

/** A unit in a formation: only a regiment has files, of no more than it has miniatures. */
export function withFormation(unit: UnitTable, formation: UnitTable["formation"]): UnitTable {
  const { files = 0, ...rest } = unit;
  if (formation !== "regiment") return { ...rest, formation };
  return { ...rest, formation, files: Math.max(1, Math.min(files || FILES, unit.n)) };
}

/** A unit of so many miniatures. */
export const withNumber = (unit: UnitTable, n: number): UnitTable => withFormation({ ...unit, n }, unit.formation);

/** A weapon or an ability put in, or taken out where it is there. */
export function toggleItem<T extends Arm | Gift>(list: T[], one: T): T[] {
  const there = list.some((other) => nameOf(other) === nameOf(one));
  return there ? list.filter((other) => nameOf(other) !== nameOf(one)) : [...list, one];
}

// --- lists to choose from --------------------------------------------------------------------------------------------

/** Words for what a weapon or an ability is; they come from the page's texts. */
export interface Words {
  weapon(fight: number, shoot: number, range: string, points: number): string;
  points(points: number): string;
  share(share: number): string;
  kind(crewed: boolean): string;
  own: string;
  abilities: string;
}

const inches = (range: number | number[] = 0): string => [range].flat().join("/");

/** The weapons that a unit can have: listed ones, those of packs, and those of its own. */
export function weaponItems(catalogue: ArmyCatalogue, packs: ArmyPack[], unit: UnitTable, words: Words): ItemChoice[] {
  const first = unit.type === "ordnance";
  const listed = [...catalogue.weapons].sort(
    (a, b) => Number((b.crewed ?? false) === first) - Number((a.crewed ?? false) === first),
  );
  const found = [
    ...packs.flatMap((pack) => pack.weapons.map((one) => ({ one, kind: pack.title }))),
    ...listed.map((one) => ({ one, kind: words.kind(one.crewed ?? false) })),
  ].map(({ one, kind }) => ({
    name: one.name,
    word: one.word,
    kind,
    effect: words.weapon(one.fight, one.shoot, inches(one.short ? [one.short, one.range] : one.range), one.points),
  }));
  const known = new Set(found.map((one) => one.name));
  const own = unit.weapons.filter((one): one is OwnWeapon => typeof one !== "string" && !known.has(one.name));
  const theirs = own.map(({ name, fight = 0, shoot = 0, range }) => ({
    name,
    word: name,
    kind: words.own,
    effect: words.weapon(fight, shoot, inches(range), -1),
  }));
  return [...theirs, ...found];
}

/** The abilities that a unit can have. */
export function abilityItems(catalogue: ArmyCatalogue, packs: ArmyPack[], unit: UnitTable, words: Words): ItemChoice[] {
  const found = [
    ...packs.flatMap((pack) => pack.abilities.map((one) => ({ one, kind: pack.title }))),
    ...catalogue.abilities.map((one) => ({ one, kind: words.abilities })),
  ].map(({ one, kind }) => ({
    name: one.name,
    word: one.word,
    kind,
    effect: one.share ? words.share(one.share) : words.points(one.points ?? 0),
  }));
  const known = new Set(found.map((one) => one.name));
  const own = unit.abilities.filter((one): one is OwnAbility => typeof one !== "string" && !known.has(one.name));
  return [
    ...own.map(({ name, cost }) => ({ name, word: name, kind: words.own, effect: words.points(cost) })),
    ...found,
  ];
}

/** The weapon of a name as a file has it: its id, or of a pack or of the unit's own all of it. */
export function weaponOf(packs: ArmyPack[], unit: UnitTable, name: string): Arm {
  const own = packs.flatMap((pack) => pack.weapons).find((one) => one.name === name)?.own;
  return own ?? unit.weapons.find((one) => nameOf(one) === name) ?? name;
}

/** The ability of a name as a file has it. */
export function abilityOf(packs: ArmyPack[], unit: UnitTable, name: string): Gift {
  const own = packs.flatMap((pack) => pack.abilities).find((one) => one.name === name)?.own;
  return own ?? unit.abilities.find((one) => nameOf(one) === name) ?? name;
}
