import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Lobby } from "../src/api";
import type { Figure, Frame, Film } from "../src/messages";
import Fight from "../src/scenes/Fight.svelte";
import Look from "../src/scenes/Look.svelte";
import Picture from "../src/scenes/Picture.svelte";
import { fought, frames, pause } from "../src/scenes/scene";

const figure = (id: string, side: number, pos: [number, number], down = false): Figure => ({
  counter: {
    id,
    side,
    pos,
    facing: 0,
    down,
    looks: { body: "human", held: "sword", shield: false },
    notes: ["prone", "acted"],
  },
  notes: [],
  condition: "",
});
const hexes: [number, number, number][] = [0, 1, 2, 3, 4, 5].map((r) => [0, r, 0]);
const scene: Film = {
  system: "one",
  scenario: "yard",
  title: "The yard",
  board: { board: "hex", terrain: [{ name: "clear", letter: ".", cost: 1 }], hexes, names: [], overlay: [] },
  frames: [
    { figures: [figure("Ann", 0, [0, 0]), figure("Bob", 1, [0, 5])] },
    { figures: [figure("Bob", 1, [0, 2])], told: "Bob comes near." },
    { figures: [figure("Ann", 0, [0, 0], true)], told: "Bob strikes Ann.", dice: [3, 4] },
    { gone: ["Ann"] },
  ],
};
const lobby = { scene: () => Promise.resolve(scene) } as unknown as Lobby;
let near: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
const come = (isIntersecting: boolean): void => near.forEach((call) => call([{ isIntersecting }]));

beforeEach(() => {
  near = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(call: (typeof near)[number]) {
        near.push(call);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test("frames after the first say only what differs", () => {
  const all = frames(scene);
  expect(all.map(({ figures = [] }) => figures.map(({ counter }) => `${counter.id}@${counter.pos[1]}`))).toEqual([
    ["Ann@0", "Bob@5"],
    ["Ann@0", "Bob@2"],
    ["Ann@0", "Bob@2"],
    ["Bob@2"],
  ]);
});

test("the part of a board that matters holds everybody who ever stands there", () => {
  const [first, ...rest] = frames(scene);
  expect(fought(rest).h).toBeLessThan(fought([first!, ...rest]).h);
});

test("a moment is looked at for as long as it takes to read, and longer where dice fell", () => {
  const [still, told, rolled] = scene.frames as [Frame, Frame, Frame];
  expect(pause(still)).toBeLessThan(pause(told));
  expect(pause(told)).toBeLessThan(pause(rolled) / 2);
});

test("a fight goes on by itself, begins again after its end, and halts on demand and unseen", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const onplay = vi.fn();
  render(Fight, { lobby, onplay });
  const shown = await screen.findByRole("figure", { name: /The yard/u });
  const at = (): string | null => shown.getAttribute("data-frame");
  await waitFor(() => expect(at()).toBe("1"));
  expect(shown).toHaveTextContent("Bob comes near.");
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  await user.click(screen.getByRole("button", { name: "Halt the fight" }));
  const here = at();
  vi.advanceTimersByTime(20_000);
  await Promise.resolve();
  expect(at()).toBe(here);
  await user.click(screen.getByRole("button", { name: "Let the fight go on" }));
  await waitFor(() => expect(at()).toBe("3"));
  expect(shown).toHaveTextContent("Bob strikes Ann.");
  await waitFor(() => expect(at()).toBe("0"));
  come(false);
  await waitFor(() => expect(near).toHaveLength(1));
  vi.advanceTimersByTime(20_000);
  await Promise.resolve();
  expect(at()).toBe("0");
  await user.click(screen.getByRole("button", { name: "Play “The yard”" }));
  expect(onplay).toHaveBeenCalledWith("one", "yard");
});

test("where motion is not welcome a fight stands still until somebody wants it", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal("matchMedia", (media: string) => ({
    media,
    matches: media.includes("reduced-motion"),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  render(Fight, { lobby, onplay: () => {} });
  const shown = await screen.findByRole("figure");
  vi.advanceTimersByTime(20_000);
  await Promise.resolve();
  expect(shown).toHaveAttribute("data-frame", "0");
  expect(screen.getByRole("button", { name: "Let the fight go on" })).toBeVisible();
});

test("a picture is fetched once it comes near", async () => {
  const fetched = vi.fn(lobby.scene);
  const { container } = render(Look, {
    lobby: { scene: fetched } as unknown as Lobby,
    system: "one",
    scenario: "yard",
  });
  await Promise.resolve();
  expect(fetched).not.toHaveBeenCalled();
  come(true);
  await waitFor(() => expect(container.querySelectorAll(".counter")).toHaveLength(2));
  expect(fetched).toHaveBeenCalledOnce();
});

test("tables and stages have pictures too", () => {
  const unit = {
    block: {
      id: "Spears",
      side: 0,
      centre: [3, 3],
      heading: 90,
      bases: [
        [
          [2, 2],
          [4, 2],
          [4, 4],
          [2, 4],
        ],
      ],
      middles: [[3, 3]],
    },
    notes: [],
    condition: "",
  };
  const table = {
    ...scene,
    board: { board: "plane", size: [48, 36], terrain: [], zones: [] },
    frames: [{ units: [unit], objectives: [{ pos: [10, 10] }] }],
  } as unknown as Film;
  const first = render(Picture, { scene: table });
  expect(first.container.querySelectorAll(".body, .objective")).toHaveLength(2);
  const actor = (id: string, side: number) => ({
    actor: { id, side, looks: { body: "human", held: "", shield: false } },
  });
  const stage = {
    ...scene,
    board: { board: "stage", bands: [], names: [] },
    frames: [
      {
        stage: {
          place: "Hall",
          light: "lit",
          roles: [actor("A", 0), actor("B", 1)],
          spans: [],
          doors: [{}],
          clock: [],
        },
      },
    ],
  } as unknown as Film;
  const second = render(Picture, { scene: stage });
  expect(second.container.querySelectorAll(".base")).toHaveLength(2);
  expect(second.container.querySelectorAll(".door")).toHaveLength(1);
});
