import { cleanup, render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import HexBoard from "../src/board/HexBoard.svelte";
import Likeness from "../src/figures/Likeness.svelte";
import { MOST, smallPicture } from "../src/figures/likeness";
import { memory } from "../src/memory";
import { props } from "./board/made";

const SMALL = "data:image/webp;base64,AAAA";
const file = new File(["x"], "ann.png", { type: "image/png" });
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, "toDataURL").mockReturnValue(SMALL);
  vi.stubGlobal(
    "createImageBitmap",
    vi.fn(() => Promise.resolve({ width: 400, height: 300 })),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("the newest forty pictures are kept, and what else is remembered stays", () => {
  memory.name = "Ann";
  for (let n = 0; n < 42; n++) memory.picture(`Figure ${n}`, SMALL);
  memory.picture("Figure 5");
  expect(Object.keys(memory.pictures)).toHaveLength(39);
  expect(memory.pictures["Figure 1"]).toBeUndefined();
  expect(memory.pictures["Figure 41"]).toBe(SMALL);
  expect(memory.name).toBe("Ann");
});

test("a picture is made smaller and plainer until it is small, or refused", async () => {
  const drawn = vi.spyOn(HTMLCanvasElement.prototype, "toDataURL");
  const sides: number[] = [];
  drawn.mockImplementation(function (this: HTMLCanvasElement) {
    sides.push(this.width);
    return this.width < 90 ? SMALL : "x".repeat(MOST + 1);
  });
  expect(await smallPicture(file)).toBe(SMALL);
  expect(sides).toEqual([96, 96, 96, 72]);
  drawn.mockReturnValue("x".repeat(MOST + 1));
  await expect(smallPicture(file)).rejects.toThrow("too large");
});

test("a picture is chosen and taken away; what is no picture is refused by its name", async () => {
  const user = userEvent.setup();
  render(Likeness, { name: "Ann" });
  await user.upload(screen.getByLabelText("Choose a picture"), file);
  await screen.findByAltText("The picture of Ann");
  expect(memory.pictures["Ann"]).toBe(SMALL);
  await user.click(screen.getByRole("button", { name: "Take it away" }));
  expect(memory.pictures["Ann"]).toBeUndefined();
  expect(document.activeElement).toBe(screen.getByLabelText("Choose a picture"));
  vi.mocked(createImageBitmap).mockRejectedValue(new Error("no picture"));
  await user.upload(screen.getByLabelText("Choose a picture"), file);
  await waitFor(() => expect(screen.getByText(/cannot read or keep “ann.png”/u)).toBeTruthy());
});

test("who has a picture of one's own has it on the board, others their drawing", () => {
  memory.picture("Bors", SMALL);
  render(HexBoard, props());
  const bors = document.querySelector("[data-figure=Bors]")!;
  expect(bors.querySelector("image")?.getAttribute("href")).toBe(SMALL);
  expect(bors.querySelector("[data-body]")).toBeNull();
  expect(bors.querySelector(".letters")?.textContent).toBe("B");
  expect(document.querySelector("[data-figure=Gruk] image")).toBeNull();
});
