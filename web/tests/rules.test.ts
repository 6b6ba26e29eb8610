import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import RuleBook from "../src/rules/RuleBook.svelte";
import { rules } from "../src/rules/rules.svelte";

afterEach(() => {
  rules.clauses = [];
});

test("a rule shows the rules' own names as such and leads to the clauses that it names", async () => {
  rules.clauses = [
    {
      id: "CM-ATTR-03",
      title: "ST",
      text: "`st_now` = st - hits; see CM-INJ-02 and CM-XX-99.",
      reading: "`st` counts.",
    },
    { id: "CM-INJ-02", title: "Unconscious", text: "At ST 1." },
  ];
  render(RuleBook, {});
  const clause = within(document.querySelector<HTMLElement>("[data-clause='CM-ATTR-03']")!);
  expect(clause.getByText("st_now").tagName).toBe("CODE");
  expect(clause.getByText("st").tagName).toBe("CODE");
  expect(clause.queryByRole("button", { name: "CM-XX-99" })).toBeNull();
  await userEvent.click(clause.getByRole("button", { name: "CM-INJ-02" }));
  expect(document.activeElement).toHaveAttribute("data-clause", "CM-INJ-02");
  expect(screen.getByText("At ST 1.")).toBeInTheDocument();
});
