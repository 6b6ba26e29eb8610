import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Legend from "../../src/board/drawing/Legend.svelte";
import { LANGUAGES, sayer } from "../../src/texts";

test.each(LANGUAGES)("every sign of the board is drawn and explained (%s)", (language) => {
  const { container } = render(Legend, { say: sayer(language) });
  const rows = screen.getAllByRole("listitem");
  expect(rows.length).toBe(18);
  for (const row of rows) {
    expect(row.querySelector("svg path, svg polygon, svg circle")).not.toBeNull();
    expect(row.querySelector(":scope > span:last-child")!.textContent).not.toMatch(/^board-sign/u);
  }
  expect(container.querySelectorAll(".chip").length).toBe(8);
});
