import { render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { expect, test } from "vitest";
import { Game } from "../src/game.svelte";
import type { Side, TrackShown } from "../src/messages";
import { leftSides } from "../src/seats";
import Ribbon from "../src/table/Ribbon.svelte";
import Strip from "../src/table/Strip.svelte";
import { speak } from "../src/words.svelte";
import { TOKEN } from "./fake";
import { serverAt, settle, side } from "./tape";

const left = side("Red", { player: "me", resigned: true });
const OTHERS = [side("Blue"), side("Green", { player: "greedy" })];

/** A game as one comes to it whose sides stand so. */
async function opened(sides: Side[], mine = [0], clocks: number[] = []): Promise<Game> {
  const server = serverAt("move");
  Object.assign(server.tape.welcome, { sides, mine, clocks });
  const game = new Game(server, "g", TOKEN);
  game.open();
  await settle();
  return game;
}

/** The names of the sides that have left a seat with nothing to do. */
const leftOf = (game: Game): string[] => leftSides(game.table.sides, game.mine).map(({ name }) => name);

/** What the ribbon says of the turn. */
function whose(game: Game): string {
  const actions = createRawSnippet(() => ({ render: () => "<i></i>" }));
  const { container, unmount } = render(Ribbon, { game, actions });
  const text = container.querySelector(".whose")!.textContent!;
  unmount();
  return text;
}

test("whoever gives up is not asked any more, and is told so in the language of the page, also on coming back", async () => {
  const game = await opened([{ ...left, resigned: false }, ...OTHERS]);
  expect([game.asked, leftOf(game)]).toEqual([true, []]);
  game.take({ kind: "sides", n: 900, sides: [left, ...OTHERS] });
  expect([game.asked, leftOf(game)]).toEqual([false, ["Red"]]);
  expect(whose(game)).toBe("You have given up; a computer goes on for Red. You may watch.");
  const again = await opened([left, ...OTHERS]);
  await speak("de");
  expect(whose(again)).toBe("Du hast aufgegeben; ein Computer spielt für Red weiter. Du darfst zuschauen.");
  await speak("en");
});

test("whose time ran out is told so", async () => {
  const game = await opened([left, ...OTHERS], [0], [0, 60, 60]);
  expect(whose(game)).toBe("Your time is up; a computer goes on for Red. You may watch.");
});

test("the others read that the side thinks, and whoever has another side of his own plays on", async () => {
  const other = await opened([left, ...OTHERS], [1]);
  expect([other.asked, leftOf(other)]).toEqual([false, []]);
  expect(whose(other)).toBe("Red is thinking …");
  const both = await opened([left, ...OTHERS], [0, 1]);
  expect([both.asked, leftOf(both)]).toEqual([false, []]);
  expect(whose(both)).toBe("Red is thinking …");
  expect(leftOf(await opened([left, ...OTHERS], []))).toEqual([]);
});

test("dice of a side whose person has left are thrown by whoever still plays", async () => {
  for (const [mine, asked] of [
    [[0], false],
    [[1], true],
    [[2], false],
    [[], false],
  ] as const) {
    const game = await opened([left, ...OTHERS], [...mine]);
    const position = game.table.position!;
    game.take({
      kind: "sides",
      n: 900,
      sides: game.table.sides,
      position: { ...position, asked: { ...position.asked!, dice: { n: 1, die: 6, low: 1, what: "" } } },
    });
    expect(game.asked).toBe(asked);
  }
});

test("the strip marks a side that has given up", () => {
  const stands = [
    { side: 0, text: "Red: 3 of 4", left: 3, whole: 4 },
    { side: 1, text: "Blue: 4 of 4", left: 4, whole: 4 },
    { side: 2, text: "Green: 4 of 4", left: 4, whole: 4 },
  ];
  const { container } = render(Strip, { track: { stands } as unknown as TrackShown, sides: [left, ...OTHERS] });
  expect([...container.querySelectorAll(".one.resigned")].map((one) => one.getAttribute("title"))).toEqual([
    "Red: 3 of 4; resigned",
  ]);
  expect(screen.getByRole("button")).toHaveAccessibleName(/Red: 3 of 4; resigned; Blue: 4 of 4; Green/u);
});

test("a game master who leaves reads what it means", async () => {
  const morgan = side("Morgan", { player: "me", master: true });
  const game = await opened([...OTHERS, { ...morgan, resigned: true }], [2]);
  expect(whose(game)).toBe("You have left; the fight goes on without rulings.");
});
