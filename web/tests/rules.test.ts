import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Lobby } from "../src/api";
import App from "../src/App.svelte";
import type { BookInfo, ClauseInfo } from "../src/messages";
import { go } from "../src/nav.svelte";
import { blocks, parted, pieces } from "../src/rules/blocks";
import { books, chapterAt } from "../src/rules/books.svelte";
import { find, findNear, nearest } from "../src/rules/finding";
import RuleBook from "../src/rules/RuleBook.svelte";
import { rules, search } from "../src/rules/rules.svelte";
import { FakeServer } from "./fake";
import { tape } from "./tape";

afterEach(() => {
  rules.clauses = [];
  books.all = [];
  books.typed = "";
});

const clause = (id: string, title: string, text: string, more: Partial<ClauseInfo> = {}): ClauseInfo => ({
  id,
  title,
  text,
  reading: "",
  chapter: "",
  source: "",
  filler: "",
  ...more,
});
const bookOf = (key: string, clauses: ClauseInfo[][]): BookInfo => ({
  key,
  name: key === "foeman" ? "Foeman" : "Other",
  credit: "by somebody",
  language: "en",
  chapters: clauses.map((some, at) => ({
    title: `Chapter ${at + 1}`,
    intro: at ? "" : "Before.",
    filler: "",
    clauses: some,
  })),
});
const FOEMAN = bookOf("foeman", [
  [clause("FM-BID-01", "Bids", "A bid is made; see FM-GRD-01 and FM-XX-99."), clause("FM-BID-10", "More", "Of bids.")],
  [clause("FM-GRD-01", "Guard", "Who guards bids too.", { filler: "part", reading: "Twice." })],
]);
const OTHER = bookOf("other", [[clause("OT-A-1", "Bids", "Here too.")]]);

test("rules that come late do not take the place of those wanted since", async () => {
  const waiting = new Map<string, (found: ClauseInfo[]) => void>();
  const lobby = {
    clauses: (key: string) => new Promise<ClauseInfo[]>((come) => waiting.set(key, come)),
  } as unknown as Lobby;
  const loads = ["melee", "wargame"].map((key) => rules.load(lobby, key));
  waiting.get("wargame")!([clause("UW-1", "Turns", "By turns.")]);
  waiting.get("melee")!([clause("CM-1", "Hexes", "Of hexes.")]);
  await Promise.all(loads);
  expect([rules.system, rules.clauses.map(({ id }) => id)]).toEqual(["wargame", ["UW-1"]]);
});

test("a rule shows the rules' own names as such and leads to the clauses that it names", async () => {
  rules.clauses = [
    clause("CM-ATTR-03", "ST", "`st_now` = st - hits; see CM-INJ-02 and CM-XX-99.", { reading: "`st` counts." }),
    clause("CM-INJ-02", "Unconscious", "At ST 1."),
  ];
  render(RuleBook, {});
  const shown = within(document.querySelector<HTMLElement>("[data-clause='CM-ATTR-03']")!);
  expect(shown.getByText("st_now").tagName).toBe("CODE");
  expect(shown.getByText("st").tagName).toBe("CODE");
  expect(shown.queryByRole("button", { name: "CM-XX-99" })).toBeNull();
  await userEvent.click(shown.getByRole("button", { name: "CM-INJ-02" }));
  expect(document.activeElement).toHaveAttribute("data-clause", "CM-INJ-02");
  expect(screen.getByText("At ST 1.")).toBeInTheDocument();
});

test("a text falls into paragraphs, lists and tables", () => {
  expect(blocks("One\ntwo.\n\n### Head\n- a\n- b\n  c\n\n1. x\n2. y\n\n| h | i |\n|---|---|\n| 1 | 2 |")).toEqual([
    { kind: "text", text: "One two." },
    { kind: "heading", text: "Head" },
    { kind: "list", items: ["a", "b c"], counted: false },
    { kind: "list", items: ["x", "y"], counted: true },
    { kind: "table", head: ["h", "i"], rows: [["1", "2"]] },
  ]);
});

test("names, stress and known ids are told apart, and a product is no stress", () => {
  const kinds = pieces("A *D*, **bold**, `2*x`: 2*used > 3*x, FM-A-1, FM-B-2.", (id) => id === "FM-A-1");
  expect(kinds.filter(({ kind }) => kind)).toEqual([
    { text: "D", kind: "em" },
    { text: "bold", kind: "strong" },
    { text: "2*x", kind: "code" },
    { text: "FM-A-1", kind: "id" },
  ]);
  expect(parted("A bid (Bids)", ["bid", "("])).toEqual(["A ", "bid", " ", "(", "", "Bid", "s)"]);
});

test("an id comes first, then those that begin so, then titles, then texts, the book at hand before others", () => {
  const ids = (typed: string, here = ""): string[] =>
    find([FOEMAN, OTHER], typed, {}, here).map((hit) => hit.clause.id);
  expect(ids("fm-bid-01")).toEqual(["FM-BID-01"]);
  expect(ids("FM-BID")).toEqual(["FM-BID-01", "FM-BID-10"]);
  expect(ids("bids", "other")).toEqual(["OT-A-1", "FM-BID-01", "FM-BID-10", "FM-GRD-01"]);
  expect(ids(" ")).toEqual([]);
  expect(find([FOEMAN], "parry", { "FM-GRD-01": [{ title: "Parry", effect: "As well." }] })).toHaveLength(1);
});

test("an address means a chapter, the one of a clause, or the title page", () => {
  expect(["", "chapter-2", "chapter-9", "FM-GRD-01", "FM-NO-1"].map((mark) => chapterAt(FOEMAN, mark))).toEqual([
    -1, 1, 1, 1, -1,
  ]);
});

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer(tape());
  for (const { key } of server.tape.systems) {
    const book = key === "foeman" ? FOEMAN : bookOf(key, [[clause(`${key.toUpperCase()}-A-1`, "Bids", "Here too.")]]);
    server.answers.set(`/api/systems/${key}/book`, () => new Response(JSON.stringify(book)));
  }
});

test("a book is read chapter by chapter", async () => {
  go("/rules/foeman");
  render(App, { net: server });
  expect(await screen.findByRole("heading", { name: "Foeman", level: 1 })).toBeVisible();
  await userEvent.click(screen.getByRole("link", { name: /Begin to read/u }));
  expect(screen.getByRole("heading", { name: "Chapter 1" })).toBeVisible();
  expect(screen.queryByText(/Who guards/u)).toBeNull();
  await userEvent.click(screen.getByRole("link", { name: "FM-GRD-01" }));
  expect(location.hash).toBe("#FM-GRD-01");
  await waitFor(() => expect(document.activeElement).toHaveAttribute("data-clause", "FM-GRD-01"));
  expect(within(document.getElementById("FM-GRD-01")!).getByText("filler in part")).toBeVisible();
  await userEvent.keyboard("{ArrowLeft}");
  expect(screen.getByRole("heading", { name: "Chapter 1" })).toHaveFocus();
});

test("what is looked for is found in every book by keys alone, and stays marked", async () => {
  go("/rules");
  render(App, { net: server });
  await screen.findByRole("heading", { name: "Foeman" });
  await userEvent.keyboard("/guards{ArrowDown}");
  expect(document.activeElement).toHaveTextContent("FM-GRD-01");
  await userEvent.keyboard("{Enter}");
  expect(location.pathname + location.hash).toBe("/rules/foeman#FM-GRD-01");
  await waitFor(() => expect(document.querySelector("article mark")).toHaveTextContent("guards"));
  await userEvent.keyboard("/{Escape}");
  expect(document.querySelector("mark")).toBeNull();
});

test("Enter goes from match to match, its list stays, and it is said which one of how many is read", async () => {
  go("/rules");
  render(App, { net: server });
  await screen.findByRole("heading", { name: "Foeman" });
  const field = await screen.findByRole("searchbox");
  await userEvent.type(field, "bids{Enter}");
  expect(location.hash).toBe("#FM-BID-01");
  expect(document.querySelector(".found p")).toHaveTextContent(/^1 of 3/u);
  await userEvent.keyboard("{Enter}{Enter}");
  expect(document.querySelector(".found p")).toHaveTextContent(/^3 of 3/u);
  expect(document.querySelectorAll(".found li")).toHaveLength(3);
  await userEvent.keyboard("{Shift>}{Enter}{/Shift}");
  expect(document.querySelector(".found p")).toHaveTextContent(/^2 of 3/u);
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard("{Escape}");
  expect(field).toHaveValue("");
});

test("the rules beside a table go from match to match and keep what is looked for", async () => {
  rules.clauses = FOEMAN.chapters.flatMap(({ clauses }) => clauses);
  render(RuleBook, {});
  const field = screen.getByRole("searchbox");
  await userEvent.type(field, "bids{Enter}{Enter}");
  expect(screen.getByText("2 of 3")).toBeInTheDocument();
  expect(document.querySelector("article.wanted")).toHaveAttribute("data-clause", "FM-BID-10");
  await userEvent.keyboard("{Enter}{Enter}");
  expect(screen.getByText("1 of 3")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "FM-GRD-01" }));
  expect(field).toHaveValue("bids");
  await userEvent.type(field, "{Escape}");
  expect(field).toHaveValue("");
});

test("an id is found without its zeros, in any case and with blanks for dashes; a near miss offers the nearest", () => {
  const clauses = FOEMAN.chapters.flatMap((chapter) => chapter.clauses);
  for (const typed of ["FM-BID-01", "fm-bid-1", "fm bid 01", "FMBID1"]) {
    expect(search(clauses, typed)[0]?.id).toBe("FM-BID-01");
    expect(find([OTHER, FOEMAN], typed)[0]?.clause.id).toBe("FM-BID-01");
  }
  expect(search(clauses, "fm-bid-8")).toEqual([]);
  expect(nearest(clauses, "fm-bid-8", 2).map(({ id }) => id)).toEqual(["FM-BID-10", "FM-BID-01"]);
  expect(findNear([OTHER, FOEMAN], "fm-bdi-1")[0]?.clause.id).toBe("FM-BID-01");
  expect([nearest(clauses, "bids"), nearest(clauses, "99")]).toEqual([[], []]);
});
