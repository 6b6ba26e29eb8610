import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import type { Game } from "../src/game.svelte";
import type { StoryTold, WordedStory } from "../src/messages";
import { EMPTY } from "../src/reducer";
import { areaOf, chancesAt, type Course, edgeOf, HEIGHT, pointAt, topOf, WIDTH } from "../src/table/ending/chart";
import Story from "../src/table/ending/Story.svelte";

const course: Course = [
  [0, [0.5, 0.5]],
  [4, [0.75, 0.25]],
  [8, [0, 1]],
];

describe("the chart of chances", () => {
  test("a chance holds until the next change", () => {
    expect(chancesAt(course, 0)).toEqual([0.5, 0.5]);
    expect(chancesAt(course, 3)).toEqual([0.5, 0.5]);
    expect(chancesAt(course, 4)).toEqual([0.75, 0.25]);
    expect(chancesAt(course, 99)).toEqual([0, 1]);
    expect(chancesAt([], 1)).toEqual([]);
  });

  test("the bands of all sides fill it, one upon the other", () => {
    const shares = [0.2, 0.3, 0.5];
    expect([0, 1, 2].map((side) => topOf(shares, side))).toEqual([0.2, 0.5, 1]);
    expect(pointAt(0, 0, 8)).toEqual({ x: 0, y: HEIGHT });
    expect(pointAt(8, 1, 8)).toEqual({ x: WIDTH, y: 0 });
    expect(pointAt(0, 0.5, 0)).toEqual({ x: 0, y: HEIGHT / 2 });
  });

  test("the edge is a line of steps from the first answer to the last", () => {
    expect(edgeOf(course, 0, 8)).toBe("M0.0 42.0H160.0V21.0H320.0V84.0H320");
    expect(areaOf(course, 0, 8)).toBe(`${edgeOf(course, 0, 8)}V84H0Z`);
    expect(edgeOf([], 0, 8)).toBe("");
  });
});

const told: WordedStory = {
  end: "Blue won after 8 answers (Round 2).",
  about: "Percentages are chances to win.",
  note: "",
  balance: [
    { side: 0, start: 0.5, dice: -0.4, own: 0.1, others: -0.2, end: 0, text: "Red: luck -40" },
    { side: 1, start: 0.5, dice: 0.4, own: 0.2, others: -0.1, end: 1, text: "Blue: luck +40" },
  ],
  course: course.map(([moment, chances]) => [moment, [...chances]]),
  turns: [
    {
      moment: 4,
      when: "Round 1",
      side: 1,
      luck: 0.25,
      heading: "Bors strikes Ann.",
      text: "50% for Blue before it, 75% after it.",
      lines: [
        { level: 0, text: "Bors strikes Ann.", code: "strike" },
        { level: 1, text: "rolled 1 2 3 = 6: a hit", code: "rolled", dice: [1, 2, 3] },
      ],
    },
  ],
  honours: [{ kind: "harm", who: "Bors", side: 1, text: "Most harm done: Bors, 8 hits", moment: 7 }],
};

function shown(story: (signal: AbortSignal) => Promise<StoryTold>, past: { moment: number } | null = null) {
  const sides = ["Red", "Blue"].map((name) => ({ name, player: "me", idle: false }));
  const live = vi.fn();
  const game = {
    game: "g",
    mine: [0],
    past,
    live,
    seat: { story },
    table: { ...EMPTY, sides, position: { moment: 8 }, welcome: { title: "Duel" } },
  } as unknown as Game;
  const onmoment = vi.fn();
  render(Story, { game, link: "http://here/game/g#x", onmoment });
  return { onmoment, live };
}
const tell = (): Promise<void> => userEvent.click(screen.getByRole("button", { name: "Tell its story" }));

describe("the story of a game", () => {
  test("is asked for part by part, with its progress, until it is told", async () => {
    const parts: StoryTold[] = [
      { done: 10, size: 30 },
      { done: 30, size: 30, story: told },
    ];
    let go: () => void = () => {};
    const gate = new Promise<void>((done) => (go = done));
    const story = vi.fn(async () => {
      if (story.mock.calls.length > 1) await gate;
      return parts[story.mock.calls.length - 1]!;
    });
    shown(story);
    await tell();
    expect(await screen.findByText("10 of 30 actions looked at")).toBeVisible();
    expect(screen.getByRole("progressbar")).toHaveAttribute("value", "10");
    go();
    expect(await screen.findByText(told.end)).toBeVisible();
    expect(story).toHaveBeenCalledTimes(2);
  });

  test("is stopped by hand, and goes on from there", async () => {
    const story = vi.fn(
      (signal: AbortSignal) =>
        new Promise<StoryTold>((done, fail) => {
          if (story.mock.calls.length === 1) done({ done: 1, size: 9 });
          else if (story.mock.calls.length > 2) done({ done: 9, size: 9, story: told });
          signal.addEventListener("abort", () => fail(new Error("gone")));
        }),
    );
    shown(story);
    await tell();
    await userEvent.click(await screen.findByRole("button", { name: "Stop" }));
    expect(story.mock.calls[1]![0].aborted).toBe(true);
    expect(screen.getByText("1 of 9 actions looked at")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Go on" }));
    expect(await screen.findByText(told.end)).toBeVisible();
  });

  test("that may not be told says why", async () => {
    shown(() => Promise.reject(new Error("the record is for whoever knows all of the game")));
    await tell();
    expect(await screen.findByText(/whoever knows all/u)).toBeVisible();
  });

  test("tells luck apart from decisions, each roll with its dice, and who is honoured", async () => {
    const { onmoment } = shown(() => Promise.resolve({ done: 9, size: 9, story: told }));
    await tell();
    const blue = within(await screen.findByRole("row", { name: /Blue/u }));
    expect(blue.getAllByRole("cell").map((one) => one.textContent)).toEqual(["50%", "+40", "+20", "−10", "100%"]);
    expect(screen.getByText("rolled 1 2 3 = 6: a hit", { selector: ".roll" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: /Show on the board: .*Bors strikes Ann\./u }));
    expect(onmoment).toHaveBeenLastCalledWith(4);
    await userEvent.click(screen.getByRole("button", { name: /Most harm done/u }));
    expect(onmoment).toHaveBeenLastCalledWith(7);
  });

  test("tells of several rolls of one moment", async () => {
    const turns = told.turns.flatMap((turn) => [turn, { ...turn, heading: "Ash strikes Bors." }]);
    shown(() => Promise.resolve({ done: 9, size: 9, story: { ...told, turns } }));
    await tell();
    expect(await screen.findAllByRole("button", { name: /Show on the board: .* strikes/u })).toHaveLength(2);
  });

  test("is gone along on the chart, whose last moment is the present", async () => {
    const { onmoment, live } = shown(() => Promise.resolve({ done: 9, size: 9, story: told }), { moment: 4 });
    await tell();
    const along = await screen.findByRole("slider", { name: /The chances/u });
    expect(along).toHaveValue("4");
    await fireEvent.input(along, { target: { value: "3" } });
    await fireEvent.input(along, { target: { value: "2" } });
    await waitFor(() => expect(onmoment).toHaveBeenCalledExactlyOnceWith(2));
    await fireEvent.input(along, { target: { value: "8" } });
    await waitFor(() => expect(live).toHaveBeenCalledOnce());
  });

  test("is copied with the link at which the game is seen", async () => {
    const write = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: write } });
    shown(() => Promise.resolve({ done: 9, size: 9, story: told }));
    await fireEvent.click(screen.getByRole("button", { name: "Tell its story" }));
    await fireEvent.click(await screen.findByRole("button", { name: "Copy the story" }));
    await waitFor(() => expect(write).toHaveBeenCalledOnce());
    const [[text]] = write.mock.calls as unknown as [[string]];
    expect(text.split("\n")).toEqual([
      `Duel: ${told.end}`,
      "Red: luck -40",
      "Blue: luck +40",
      "",
      "The rolls that turned it",
      "Round 1: Bors strikes Ann. 50% for Blue before it, 75% after it.",
      "",
      "Honours",
      "Most harm done: Bors, 8 hits",
      "",
      "http://here/game/g#x",
    ]);
    vi.unstubAllGlobals();
  });
});
