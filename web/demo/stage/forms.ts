// Forms made by hand, for looking at and for tests.
import type { Field, WordedField, WordedForm, WordedPick } from "../../src/messages";

const phrase = { id: "x" };
export const pick = (value: string, name: string, more: Partial<WordedPick["pick"]> = {}, note = "", why = "") =>
  ({ pick: { value, name: phrase, ...more }, name, note, why }) satisfies WordedPick;
export const field = (
  key: string,
  kind: Field["kind"],
  title: string,
  picks: WordedPick[] = [],
  more: Partial<Field> = {},
  hint = "",
): WordedField => ({ field: { key, kind, title: phrase, ...more }, title, picks, hint });
export const form = (code: string, title: string, words: string[], fields: WordedField[], more = {}): WordedForm => ({
  form: { code, title: phrase, words, fields: [], ...more },
  title,
  fields,
});

const TARGETS = [pick("Ghoul 1", "Ghoul 1"), pick("Ghoul 2", "Ghoul 2", {}, "", "too far for this Ounce")];
const plan = (who: string): WordedForm =>
  form(
    "plan",
    who,
    ["plan", who],
    [
      field("move", "one", "Move", [pick("to", "towards"), pick("away", "away"), pick("flee", "flee")]),
      field("toward", "one", "Towards", TARGETS, { needed: true, when: [["move", ["to"]]] }),
      field("action", "one", "Action", [pick("fight", "fight"), pick("shoot", "shoot"), pick("none", "nothing")], {
        needed: true,
        start: ["fight"],
      }),
      field("target", "many", "Whom", TARGETS, { when: [["action", ["fight", "shoot"]]], most: 2 }),
      field(
        "size",
        "flag",
        "The size of my weapon helps",
        [],
        { lead: "claim weapon_size" },
        "Say how in the sentence.",
      ),
      field("said", "said", "What you do, in a sentence"),
    ],
    { who, first: true },
  );
export const PLANS = [plan("Brenna"), plan("Mara the Grey")];
export const BUY = form(
  "buy",
  "Buy",
  ["buy", "Brenna"],
  [
    field("items", "many", "Price list", [
      pick("leather", "Leather", { price: 20 }, "usage die d6, worn"),
      pick("rope_50ft", "50' Rope", { price: 5 }, "a pack or a hand"),
      pick("torches_6", "Torches (6)", { price: 2 }, "usage die d6"),
      pick("plate", "Plate & Mail", { price: 400 }, "usage die d10, worn"),
    ]),
  ],
  { who: "Brenna", purse: 45, first: true },
);
