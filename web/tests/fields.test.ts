import { cleanup, render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { drafts, Editor, PAUSE } from "../src/fields/editor.svelte";
import FieldEditor from "../src/fields/FieldEditor.svelte";
import FieldList from "../src/fields/FieldList.svelte";
import FieldPicker from "../src/fields/FieldPicker.svelte";
import FieldPicture from "../src/fields/FieldPicture.svelte";
import {
  edgeOf,
  edgeZone,
  mirrorField,
  type Field,
  fieldId,
  fieldOf,
  freshName,
  halfTurn,
  hull,
  mirror,
  intoField,
  placeOutline,
  resizeField,
  scaleOutline,
  type Spot,
  turnOutline,
  withPlayers,
  withZone,
} from "../src/fields/field";
import { PRESETS, shapeOf } from "../src/fields/presets";
import { FieldRequests } from "../src/fields/requests";
import type { FieldCard, FieldChecked, TablePart } from "../src/messages";
import type { Net } from "../src/net";
import { fieldPath, fieldsFrom, MAKE_FIELD, routeOf } from "../src/route";
import { language, say, speak } from "../src/words.svelte";

const SIZE: Spot = [48, 36];
const ROCK: Spot[] = [
  [10, 10],
  [14, 10],
  [14, 13],
  [10, 13],
];
const PART: TablePart = {
  id: "moor",
  name: "Moor",
  size: SIZE,
  deployment: [
    { player: 1, outline: edgeZone("bottom", 8, SIZE), heading: 90 },
    { player: 2, outline: edgeZone("top", 8, SIZE), heading: 270 },
  ] as TablePart["deployment"],
  terrain: [{ id: "rock", name: "Rock", outline: ROCK as TablePart["deployment"][0]["outline"], blocks_sight: true }],
  objectives: [[24, 18]],
};
const moor = (): Field => fieldOf(PART);
const CHECKED: FieldChecked = { faults: [], cautions: [], name: "", file: "{}" };

interface Asked {
  path: string;
  body: Record<string, unknown>;
}

/** A server that answers by the path, and what it was asked. */
function server(answers: Record<string, unknown>): { net: Net; asked: Asked[] } {
  const asked: Asked[] = [];
  const fetch = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const short = path.split("?")[0]!.replace("/api/fields", "");
    asked.push({ path: short, body: init.body ? (JSON.parse(init.body as string) as Record<string, unknown>) : {} });
    const answer = answers[short];
    return new Response(JSON.stringify(typeof answer === "function" ? (answer as () => unknown)() : answer));
  };
  return { net: { fetch, open: vi.fn() } as unknown as Net, asked };
}
const made = (answers: Record<string, unknown> = {}): { editor: Editor; asked: Asked[] } => {
  const { net, asked } = server({ "/check": CHECKED, ...answers });
  return { editor: new Editor(new FieldRequests(net, language), moor()), asked };
};

beforeEach(() => speak("en"));

// --- outlines --------------------------------------------------------------------------------------------------------
test("an outline is turned and scaled about its middle", () => {
  expect(turnOutline(ROCK, 90)).toEqual([
    [13.5, 9.5],
    [13.5, 13.5],
    [10.5, 13.5],
    [10.5, 9.5],
  ]);
  expect(scaleOutline(ROCK, 2)[0]).toEqual([8, 8.5]);
});

test("a moved outline snaps to half inches and stays on the field", () => {
  expect(placeOutline(ROCK, 1.3, 0.2, SIZE, true)[0]).toEqual([11.5, 10]);
  expect(placeOutline(ROCK, 1.3, 0.2, SIZE, false)[0]).toEqual([11.3, 10.2]);
  expect(placeOutline(ROCK, 99, -99, SIZE, true)[0]).toEqual([44, 0]);
  expect(
    intoField(
      [
        [-2, -2],
        [60, 5],
        [0, 50],
      ],
      SIZE,
    )
      .flat()
      .every((one) => one >= 0 && one <= 48),
  ).toBe(true);
});

test("a twin lies where the player opposite sees it", () => {
  expect(halfTurn(ROCK, SIZE)[0]).toEqual([38, 26]);
  expect(mirror(ROCK, SIZE).at(-1)).toEqual([10, 26]);
});

test("a field made fair is its own twin", () => {
  const stray: Field = {
    ...moor(),
    terrain: [
      ...moor().terrain,
      {
        id: "far",
        name: "Far",
        outline: halfTurn(
          [
            [1, 1],
            [2, 1],
            [2, 2],
          ],
          SIZE,
        ),
        blocks_sight: false,
      },
    ],
    objectives: [
      [24, 18],
      [5, 12],
      [40, 30],
    ],
  };
  for (const twin of [halfTurn, mirror]) {
    const found = mirrorField(stray, twin);
    expect(found.terrain.map((one) => [one.id, one.name])).toEqual([
      ["rock", "Rock"],
      ["rock_1", "Rock 2"],
    ]);
    expect(found.terrain[1]!.outline).toEqual(twin(ROCK, SIZE));
    expect(found.objectives).toHaveLength(twin === halfTurn ? 3 : 3);
    expect(edgeOf(found.deployment[1]!.outline, SIZE)).toEqual({ edge: "top", depth: 8 });
    expect(found.deployment[1]!.heading).toBe(270);
    expect(mirrorField(found, twin).terrain).toHaveLength(2);
  }
});

test("the dents of an outline are taken out", () => {
  expect(
    hull([
      [0, 0],
      [4, 0],
      [2, 1],
      [4, 4],
      [0, 4],
    ]),
  ).toEqual([
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ]);
});

test("zones along an edge stay along it when the field changes its size", () => {
  const found = resizeField(moor(), [60, 44]);
  expect(found.deployment.map((zone) => edgeOf(zone.outline, [60, 44]))).toEqual([
    { edge: "bottom", depth: 8 },
    { edge: "top", depth: 8 },
  ]);
  const own = { ...moor() };
  own.deployment[0] = {
    ...own.deployment[0]!,
    outline: [
      [0, 0],
      [20, 0],
      [10, 9],
    ],
  };
  expect(resizeField(own, [60, 44]).deployment[0]!.outline).toEqual([
    [0, 0],
    [20, 0],
    [10, 9],
  ]);
  expect(edgeOf(own.deployment[0]!.outline, SIZE)).toBeNull();
});

test("a field gets zones for up to four players in the middle of edges without any, and loses the last ones", () => {
  const four = withPlayers(moor(), 4);
  expect(four.deployment.map((zone) => [zone.player, zone.heading])).toEqual([
    [1, 90],
    [2, 270],
    [3, 0],
    [4, 180],
  ]);
  expect(four.deployment[2]!.outline).toEqual([
    [0, 12],
    [8, 12],
    [8, 24],
    [0, 24],
  ]);
  expect(withPlayers(four, 2)).toEqual(moor());
  expect(withPlayers(four, 3).deployment).toHaveLength(3);
  const stone = withZone(four, 3, { heading: 200 });
  expect(stone.deployment.map((zone) => zone.heading)).toEqual([90, 270, 0, 200]);
});

test("new pieces get names and ids of their own", () => {
  expect(freshName(moor().terrain, "Rock")).toEqual({ id: "rock_1", name: "Rock 2" });
  expect(freshName(moor().terrain, "Hügel")).toEqual({ id: "hu_gel_1", name: "Hügel" });
  expect([fieldId("Große Heide"), fieldId("!!")]).toEqual(["grosse_heide", "own_field"]);
});

test("every preset has a name in both languages and a shape that its box holds", async () => {
  for (const tongue of ["en", "de"] as const) {
    await speak(tongue);
    for (const { key } of PRESETS) expect(say(`field-preset-${key}`)).not.toContain("field-preset");
  }
  for (const { corners, width, height } of PRESETS) {
    const outline = shapeOf(corners, width, height, [24, 18]);
    expect(outline).toHaveLength(corners);
    expect(hull(outline)).toHaveLength(corners);
    for (const [x, y] of outline) {
      expect(Math.abs(x - 24)).toBeLessThanOrEqual(width / 2 + 0.01);
      expect(Math.abs(y - 18)).toBeLessThanOrEqual(height / 2 + 0.01);
    }
  }
});

test("battlefields have addresses", () => {
  expect(routeOf("/fields", "")).toEqual({ screen: "fields", making: false, name: "", from: "" });
  expect(routeOf(MAKE_FIELD, "#open_meadow")).toMatchObject({ making: true, from: "open_meadow", name: "" });
  expect(fieldsFrom("open_meadow")).toBe("/fields/new#open_meadow");
  for (const name of ["Fen", "new", "a/b ü"])
    expect(routeOf(fieldPath(name), "")).toMatchObject({ making: false, name });
});

// --- the editor ------------------------------------------------------------------------------------------------------
test("what is changed can be taken back and done again", () => {
  const { editor } = made();
  const start = editor.field;
  editor.addPreset(PRESETS[0]!, "Wood");
  expect(editor.chosen).toEqual({ part: "piece", place: 1 });
  editor.nudge(1, 0);
  editor.turn(15);
  const end = editor.field;
  for (let n = 0; n < 3; n += 1) editor.undo();
  expect([editor.field, editor.chosen, editor.canUndo]).toEqual([start, null, false]);
  for (let n = 0; n < 3; n += 1) editor.redo();
  expect([editor.field, editor.canRedo]).toEqual([end, false]);
  editor.stop();
});

test("a drag is one change, and can be given up", () => {
  const { editor } = made();
  const start = editor.field;
  editor.choose({ part: "piece", place: 0 });
  editor.begin();
  for (const x of [1, 2, 3]) editor.show({ ...start, objectives: [[x, 1]] });
  editor.end();
  editor.undo();
  expect(editor.field).toBe(start);
  editor.begin();
  editor.show({ ...start, objectives: [] });
  editor.cancel();
  expect(editor.field).toBe(start);
  editor.stop();
});

test("new terrain is put where there is room", () => {
  const { editor } = made();
  for (let n = 0; n < 4; n += 1) editor.addPreset(PRESETS[4]!, "Rock");
  const places = editor.field.terrain.map((one) => one.outline[0]!.join());
  expect(new Set(places).size).toBe(5);
  expect(editor.field.terrain.map((one) => one.name)).toEqual(["Rock", "Rock 2", "Rock 3", "Rock 4", "Rock 5"]);
  editor.stop();
});

test("parts are duplicated, twinned, ordered and removed", () => {
  const { editor } = made();
  editor.choose({ part: "piece", place: 0 });
  editor.copy(halfTurn);
  expect(editor.field.terrain[1]!.outline).toEqual(halfTurn(ROCK, SIZE));
  editor.order(-1);
  expect([editor.field.terrain.map((one) => one.name), editor.chosen?.place]).toEqual([["Rock 2", "Rock"], 0]);
  editor.order(-1);
  editor.remove();
  expect(editor.field.terrain.map((one) => one.name)).toEqual(["Rock"]);
  editor.choose({ part: "objective", place: 0 });
  editor.copy();
  editor.remove();
  editor.choose({ part: "zone", place: 0 });
  editor.remove();
  editor.copy();
  expect([editor.field.objectives, editor.field.deployment.length]).toEqual([[[24, 18]], 2]);
  editor.stop();
});

test("an outline is drawn corner by corner and closed", () => {
  const { editor } = made();
  editor.tool = "outline";
  editor.sketch = [
    [1, 20],
    [5, 20],
  ];
  expect(editor.close("Hedge")).toBe(false);
  editor.sketch = [...editor.sketch, [3, 25]];
  expect(editor.close("Hedge")).toBe(true);
  expect([editor.field.terrain[1]!.name, editor.tool, editor.sketch]).toEqual(["Hedge", "select", []]);
  editor.stop();
});

test("the server judges a change a moment later, the newest only", async () => {
  vi.useFakeTimers();
  const { editor, asked } = made();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(1);
  editor.addObjective([1, 1]);
  editor.addObjective([2, 2]);
  expect(editor.pending).toBe(true);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(asked.map((one) => one.path)).toEqual(["/check", "/check"]);
  expect((asked[1]!.body["field"] as TablePart).objectives).toHaveLength(3);
  expect([editor.pending, editor.keepable]).toEqual([false, true]);
  vi.useRealTimers();
});

test("a new battlefield is kept, then changed in the revision that was seen", async () => {
  const { editor, asked } = made({ "": { field: PART, rev: 0 }, "/change": { field: PART, rev: 1 } });
  editor.addObjective([1, 1]);
  await editor.save();
  expect([editor.name, editor.rev, editor.dirty]).toEqual(["Moor", 0, false]);
  await editor.save();
  const { body } = asked.find((one) => one.path === "/change")!;
  expect([body["name"], body["rev"], (body["field"] as TablePart).id, editor.rev]).toEqual(["Moor", 0, "moor", 1]);
  editor.stop();
});

// --- the screens -----------------------------------------------------------------------------------------------------
test("a picture says what it shows", () => {
  render(FieldPicture, { field: PART });
  expect(
    screen.getByRole("img", { name: "Moor: 48 by 36 inches, 1 piece of terrain, 1 objective" }),
  ).toBeInTheDocument();
});

test("a battlefield is chosen by its picture, one with faults is not", async () => {
  const cards: FieldCard[] = [
    { field: PART, ready: true },
    { field: { ...PART, name: "Fen" } },
    { field: { ...PART, name: "Bog" }, faults: 2 },
  ];
  const chosen: string[][] = [];
  render(FieldPicker, {
    net: server({ "": cards }).net,
    chosen: "Moor",
    onchoose: (text: string, name: string, id: string) => chosen.push([(JSON.parse(text) as TablePart).name, name, id]),
  });
  await waitFor(() => expect(screen.getAllByRole("radio")).toHaveLength(3));
  const [first, second, third] = screen.getAllByRole("radio");
  expect(first).toHaveAttribute("aria-checked", "true");
  for (const one of [second!, third!, first!]) await userEvent.click(one);
  expect(chosen).toEqual([
    ["Fen", "Fen", ""],
    ["Moor", "Moor", "moor"],
  ]);
  expect(third).toHaveTextContent("2 faults");
});

test("a field is edited by keyboard: chosen in the list, nudged, turned, its corners typed, removed", async () => {
  const user = userEvent.setup();
  const { editor } = made();
  render(FieldEditor, { editor });
  const list = screen.getByRole("list", { name: "Terrain" });
  within(list).getByRole("button").focus();
  await user.keyboard("{Enter}{ArrowRight}{Shift>}{ArrowUp}{/Shift}");
  expect(editor.field.terrain[0]!.outline[0]).toEqual([10.5, 13]);
  await user.keyboard("[[");
  expect(editor.field.terrain[0]!.outline[0]).not.toEqual([10.5, 13]);
  await user.keyboard("{Control>}z{/Control}");
  await user.click(screen.getByText("Corners (4)"));
  const x = screen.getByLabelText("Corner 1, inches from the left");
  await user.clear(x);
  await user.type(x, "9{Tab}");
  expect(editor.field.terrain[0]!.outline[0]).toEqual([9, 13]);
  await user.click(screen.getByRole("button", { name: "Remove corner 4" }));
  expect(editor.field.terrain[0]!.outline).toHaveLength(3);
  await user.click(screen.getByRole("checkbox", { name: "Blocks sight" }));
  expect(editor.field.terrain[0]!.blocks_sight).toBe(false);
  within(list).getByRole("button").focus();
  await user.keyboard("{Delete}");
  expect(editor.field.terrain).toEqual([]);
  editor.stop();
});

test("faults and cautions are shown beside their part and lead to it", async () => {
  const note = { code: "convex", text: "Rock: expected a convex outline", part: "piece" as const, place: 0 };
  const { editor } = made({ "/check": { ...CHECKED, faults: [note], name: "there already" } });
  render(FieldEditor, { editor });
  await waitFor(() => expect(screen.getByRole("heading", { name: "1 fault" })).toBeInTheDocument());
  expect(screen.getByRole("button", { name: "Save" })).toBeDisabled();
  await userEvent.click(screen.getByRole("button", { name: "Rock: expected a convex outline" }));
  expect(editor.chosen).toEqual({ part: "piece", place: 0 });
  await userEvent.click(screen.getByRole("button", { name: "Take the dents out" }));
  expect(editor.field.terrain[0]!.outline).toHaveLength(4);
  editor.stop();
});

test("a zone is set along an edge with a depth, and where it looks", async () => {
  const { editor } = made();
  editor.choose({ part: "zone", place: 0 });
  render(FieldEditor, { editor });
  await userEvent.selectOptions(screen.getByLabelText("Along the edge"), "left");
  expect(editor.field.deployment[0]).toMatchObject({ outline: edgeZone("left", 8, SIZE), heading: 0 });
  const depth = screen.getByLabelText("Depth");
  await userEvent.clear(depth);
  await userEvent.type(depth, "10{Tab}");
  expect(edgeOf(editor.field.deployment[0]!.outline, SIZE)).toEqual({ edge: "left", depth: 10 });
  editor.stop();
});

test("players are added and taken in the editor; a field of more than two is not twinned", async () => {
  const { editor } = made();
  editor.choose({ part: "zone", place: 1 });
  render(FieldEditor, { editor });
  await userEvent.selectOptions(screen.getByLabelText("Players"), "3");
  expect(editor.field.deployment).toHaveLength(3);
  expect(editor.chosen).toBeNull();
  expect(screen.getByRole("button", { name: /Zone of player 3/u })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Twin by half a turn" })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText("Players"), "2");
  expect(screen.getByRole("button", { name: "Twin by half a turn", hidden: true })).toBeInTheDocument();
  editor.stop();
});

test("a sight line is tested by numbers", async () => {
  const told = { clear: false, blocking: [0], inches: 36, text: "36 inches, blocked by Rock", clauses: ["UW-GEO-10"] };
  const { editor, asked } = made({ "/sight": told });
  render(FieldEditor, { editor });
  await userEvent.click(screen.getByRole("heading", { name: "Sight line" }));
  await userEvent.click(screen.getByRole("button", { name: "Test the line" }));
  await waitFor(() => expect(screen.getByText(/36 inches, blocked by Rock/u)).toBeInTheDocument());
  const { body } = asked.find((one) => one.path === "/sight")!;
  expect([body["start"], body["end"]]).toEqual([
    [24, 0],
    [24, 36],
  ]);
  editor.stop();
});

test("what is not saved is still there when one comes back", async () => {
  const { editor } = made();
  drafts.all.set("/fields/new", editor);
  expect(drafts.freePath).toBe("/fields/new");
  render(FieldEditor, { editor });
  editor.addObjective([1, 1]);
  await userEvent.click(screen.getByRole("link", { name: "All battlefields" }));
  expect(location.pathname).toBe("/fields");
  expect(drafts.unsaved).toEqual([["/fields/new", editor]]);
  expect(drafts.freePath).toBe("/fields/new#/1");
  cleanup();
  render(FieldList, { requests: editor.requests });
  await userEvent.click(screen.getByRole("button", { name: `Discard ${editor.field.name}` }));
  expect(drafts.unsaved).toEqual([]);
  expect(screen.queryByText("Not saved yet")).toBeNull();
});
