import axe from "axe-core";
import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { GROUND, SCENES, SIDES, stage } from "../../demo/stage/scenes";
import type { Position } from "../../src/messages";
import "../../src/stage/words";
import { bandsBetween, nextView, sceneFor, roleWords, viewerOf } from "../../src/stage/scene";
import StageBoard from "../../src/stage/StageBoard.svelte";
import { sayer } from "../../src/texts";

const say = sayer("en");
const FIGHT = SCENES["fight"]!.stage!;
const ids = (roles: { actor: { id: string } }[]): string[] => roles.map((role) => role.actor.id);

function show(position: Position, more: Record<string, unknown> = {}) {
  const heard = { onselect: vi.fn(), onanswer: vi.fn(), ontarget: vi.fn(), onspeak: vi.fn() };
  const closed = { ondeeds: () => Promise.resolve([]), onchoose: vi.fn() };
  const props = {
    ...closed,
    ground: GROUND,
    sides: SIDES,
    mine: [0],
    reading: false,
    selected: "",
    prospects: [],
    say,
  };
  return { heard, ...render(StageBoard, { ...props, ...heard, position, ...more }) };
}
const bandOf = (id: string): string | undefined =>
  document.querySelector<HTMLElement>(`[data-figure="${id}"]`)!.closest<HTMLElement>("[data-band]")?.dataset["band"];

// --- who is where ------------------------------------------------------------------------------------------------------
test("the stage is seen by who acts, until another is wanted", () => {
  expect(viewerOf(FIGHT, "")?.actor.id).toBe("Brenna");
  expect(viewerOf(FIGHT, "Mara the Grey")?.actor.id).toBe("Mara the Grey");
  expect(viewerOf(FIGHT, "Ghoul 1")?.actor.id).toBe("Brenna");
});
test("nobody acts: the first who is up sees it", () => {
  const roles = FIGHT.roles.map((role) => ({
    ...role,
    actor: { ...role.actor, active: false, down: role.actor.id === "Brenna" || role.actor.id === "Odo" },
  }));
  expect(viewerOf({ ...FIGHT, roles }, "")?.actor.id).toBe("Mara the Grey");
  expect(viewerOf({ ...FIGHT, roles: [] }, "")).toBeNull();
});
test("two are as far apart as their span says, whoever comes first in it", () => {
  expect(bandsBetween(FIGHT, "Bone piper", "Brenna")).toBe(2);
  expect(bandsBetween(FIGHT, "Brenna", "Odo")).toBe(-1);
});
test("bands come from the far one to the near one, with who stands there from the viewer's place", () => {
  const scene = sceneFor(GROUND, FIGHT, "Mara the Grey");
  expect(scene.bands.map((band) => [band.code, ids(band.roles)])).toEqual([
    ["far_away", ["Bone piper"]],
    ["distant", []],
    ["nearby", ["Ghoul 1"]],
    ["close", ["Ghoul 2", "Ghoul 3", "Altar"]],
  ]);
  expect(ids(scene.beside)).toEqual(["Mara the Grey", "Brenna", "Odo"]);
});
test("what bars a way stands at its door and nowhere else", () => {
  const scene = sceneFor(GROUND, stage(), "");
  expect(scene.doors[1]?.bar?.actor.id).toBe("Stuck door");
  expect(scene.bands.flatMap((band) => ids(band.roles))).not.toContain("Stuck door");
});
test("the next to see from comes round again", () => {
  expect(nextView(FIGHT, "Mara the Grey")).toBe("Brenna");
  expect(nextView(FIGHT, "Brenna", true)).toBe("Mara the Grey");
  expect(nextView({ ...FIGHT, roles: [] }, "")).toBe("");
});
test("somebody is read out with dice, distance and state", () => {
  const words = roleWords(say, FIGHT.roles[4]!, "Nearby");
  expect(words).toBe("Ghoul 2, ghoul, Nearby, Difficulty 1 of 2, surprised");
  expect(roleWords(say, FIGHT.roles[0]!, "here")).toContain("BODY 1 of 4 d8");
});

// --- what is drawn -----------------------------------------------------------------------------------------------------
test("tapping another character shows the stage from there", async () => {
  const { heard } = show(SCENES["fight"]!);
  expect(bandOf("Ghoul 1")).toBe("close");
  await userEvent.click(screen.getByRole("button", { name: /^Mara the Grey/ }));
  expect(bandOf("Ghoul 1")).toBe("nearby");
  expect(heard.onspeak).toHaveBeenLastCalledWith("Seen from Mara the Grey.");
  expect(screen.getByRole("button", { name: /^Mara the Grey/ })).toHaveAttribute("aria-pressed", "true");
});
test("dice that are lost are struck out, and broken gear says so", () => {
  show(SCENES["fight"]!);
  const brenna = screen.getByRole("button", { name: /^Brenna/ });
  const body = brenna.querySelector('[data-row="body"]')!;
  expect(body.querySelectorAll(".left")).toHaveLength(1);
  expect(body.querySelectorAll(".lost")).toHaveLength(3);
  expect(brenna.querySelector('[data-gear="shield"]')).toHaveTextContent("broken");
});
test("a foe looked at offers what may be done to it", async () => {
  const { heard } = show(SCENES["crypt"]!);
  await userEvent.click(screen.getByRole("button", { name: /^Ghoul/ }));
  expect(heard.ontarget).toHaveBeenLastCalledWith("Ghoul");
  const card = screen.getByRole("group", { name: "Ghoul" });
  await userEvent.click(within(card).getByRole("button", { name: /attack the ghoul/i }));
  expect(heard.onanswer).toHaveBeenCalledWith(["attack Ghoul"]);
});
test("a door offers the way through it, and Escape goes back to the door", async () => {
  const { heard } = show(SCENES["crypt"]!);
  const door = screen.getByRole("button", { name: /^north door, .*barred by Stuck door, 1 of 2 Difficulty Dice left/ });
  await userEvent.click(door);
  const card = screen.getByRole("group", { name: "north door" });
  await userEvent.click(within(card).getByRole("button", { name: /try the north door/i }));
  expect(heard.onanswer).toHaveBeenCalledWith(["go 1"]);
  door.focus();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("group", { name: "north door" })).toBeNull();
});
test("nothing is offered to who only looks on", async () => {
  show(SCENES["crypt"]!, { reading: true });
  await userEvent.click(screen.getByRole("button", { name: /^Ghoul/ }));
  expect(screen.getByRole("group", { name: "Ghoul" })).toHaveTextContent("nothing to be done");
});
test("arrows go from one to the next, V sees from the next character", async () => {
  show(SCENES["fight"]!);
  // Doors that nobody can go through are left out of a fight.
  expect(screen.queryByRole("button", { name: /^way in/ })).toBeNull();
  const first = screen.getByRole("button", { name: /^Ghoul 1/ });
  first.focus();
  await userEvent.keyboard("{End}");
  expect(document.activeElement).toHaveAttribute("data-figure", "Mara the Grey");
  await userEvent.keyboard("v");
  expect(screen.getByRole("button", { name: /^Odo/ })).toHaveAttribute("aria-pressed", "true");
});
test.each(Object.keys(SCENES))("the stage %s has nothing that axe objects to", async (name) => {
  const { container } = show(SCENES[name]!);
  const found = await axe.run(container, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  expect(found.violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`)).toEqual([]);
});
