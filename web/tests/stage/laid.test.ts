import { createRawSnippet } from "svelte";
import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { PLANS } from "../../demo/stage/forms";
import { GROUND, SCENES, SIDES } from "../../demo/stage/scenes";
import type { WordedForm } from "../../src/messages";
import { fieldFor, startOf, type Values } from "../../src/stage/compose";
import Composer from "../../src/stage/Composer.svelte";
import OnStage from "../../src/stage/OnStage.svelte";
import { slot } from "../../src/stage/slot.svelte";
import StageBoard from "../../src/stage/StageBoard.svelte";
import { sayer } from "../../src/texts";

const [BRENNA] = PLANS as [WordedForm, WordedForm];
const heard = { onselect: vi.fn(), onanswer: vi.fn(), ontarget: vi.fn(), onspeak: vi.fn(), onchoose: vi.fn() };
const board = {
  ...heard,
  ondeeds: () => Promise.resolve([]),
  ground: GROUND,
  sides: SIDES,
  mine: [0],
  reading: false,
  selected: "",
  prospects: [],
  say: sayer("en"),
  position: SCENES["fight"]!,
};
const children = createRawSnippet(() => ({ render: () => "<p>A form</p>" }));
let wide = true;
beforeEach(() => {
  wide = true;
  const listen = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal("matchMedia", (media: string) => ({ media, matches: wide, ...listen }));
});

test("a form lies on the stage, and goes with the question", async () => {
  render(StageBoard, board);
  const form = render(OnStage, { children });
  expect(screen.getByText("A form").closest(".paper")).toHaveClass("laid");
  form.unmount();
  await waitFor(() => expect(document.querySelector(".laid")).toBeNull());
  expect(screen.queryByText("A form")).toBeNull();
});
test("without a stage, or on a phone, it stays where it is written", () => {
  const first = render(OnStage, { children });
  expect(screen.getByText("A form").closest(".paper")).toBeNull();
  first.unmount();
  wide = false;
  const { container } = render(StageBoard, board);
  render(OnStage, { children });
  expect(container).not.toHaveTextContent("A form");
});
test("a tap on somebody fills in the field that asks for one, and takes it out again", async () => {
  render(StageBoard, board);
  const form = render(Composer, {
    forms: [BRENNA],
    fills: true,
    ontrial: () => Promise.resolve(null),
    onanswer: vi.fn(),
  });
  const foe = document.querySelector<HTMLElement>('[data-figure="Ghoul 1"]')!;
  await waitFor(() => expect(slot.filling?.takes.has("Ghoul 1")).toBe(true));
  await userEvent.click(foe);
  expect(screen.getByRole("button", { name: "Ghoul 1", pressed: true })).toBeInTheDocument();
  expect(foe).toHaveClass("chosen");
  expect(heard.onselect).not.toHaveBeenCalled();
  await userEvent.click(foe);
  expect(foe).not.toHaveClass("chosen");
  form.unmount();
  await userEvent.click(foe);
  expect(heard.onselect).toHaveBeenCalledWith("Ghoul 1");
});
test("of several fields the one that has somebody goes before an empty one, that before the first", () => {
  const values = { ...startOf(BRENNA), move: ["to"] };
  const fielded = (more: Values): string | undefined => fieldFor(BRENNA, { ...values, ...more }, "Ghoul 1")?.field.key;
  expect(fielded({})).toBe("toward");
  expect(fielded({ target: ["Ghoul 1"] })).toBe("target");
  expect(fielded({ toward: ["Ghoul 2"] })).toBe("target");
  expect(fielded({ toward: ["Ghoul 2"], target: ["Ghoul 2"] })).toBe("toward");
  expect(fieldFor(BRENNA, values, "Ghoul 2")).toBeUndefined();
});
