// The laboratory: its example is answered at once, answers stay and live in the address, long work says how far it is and ends.
import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";

import App from "../src/App.svelte";
import { Asking } from "../src/lab/asking.svelte";
import Chooser from "../src/lab/Chooser.svelte";
import { partsOf, policyOf } from "../src/lab/plans";
import { FieldFailure, getSlowly } from "../src/lab/slowly";
import { besideOf, exampleOf, readAddress, withBeside } from "../src/lab/tools";
import { changes } from "../src/lab/lab.svelte";
import type { LabField, LabInfo, LabStep, LabSystem } from "../src/messages";
import { go } from "../src/nav.svelte";
import type { Net } from "../src/net";
import { labPath } from "../src/route";
import { tape } from "./tape";

const field = (name: string, kind: LabField["kind"], usual: string, ...values: string[]): LabField => ({
  name,
  kind,
  values,
  usual,
});
const POLICY = [
  field("bid", "choice", "4", "4", "5", "best"),
  field("reroll", "choice", "likely", "likely", "all"),
  field("proficiency", "switch", ""),
];
const SYSTEM: LabSystem = {
  key: "foeman",
  odds: [
    field("attacker", "side", "Knight", "Knight", "Orc"),
    field("defender", "side", "Orc", "Knight", "Orc"),
    field("reroll", "choice", "none", "none", "steady"),
  ],
  duel: [field("policy", "text", "4"), field("bids", "switch", "")],
  sides: ["Knight", "Orc"],
  foes: ["Knight", "Orc"],
  usual: ["Knight", "Orc"],
  rule: "",
  example: { reroll: "steady" },
  policy: POLICY,
  looks: { Knight: { body: "human", held: "sword", shield: true }, Orc: { body: "orc", held: "axe", shield: false } },
};
const INFO: LabInfo = {
  systems: [SYSTEM],
  words: {
    "lab-odds": "Odds",
    "lab-duel": "Duel",
    "lab-ask-odds": "Work out",
    "lab-ask-duel": "Fight",
    "chance-hit": "hit",
  },
};
const odds = (chance: number) => ({
  system: "foeman",
  procedure: "attack",
  who: ["Knight", "Orc"],
  cases: [{ chances: [{ name: "hit", chance }] }],
});
const DUEL = {
  system: "foeman",
  who: ["Knight", "Orc"],
  policies: ["4 reroll=likely", "5 reroll=all"],
  wins: [0.6, 0.4],
  drawn: 0,
  rounds: 4,
  left: [3, 2],
  unit: "mst",
  left_of: "won",
  states: 9,
};

/** An answer in pieces; the end of what was said is its end. */
class Slow {
  private pipe!: ReadableStreamDefaultController<Uint8Array>;
  readonly response: Response;
  constructor(signal?: AbortSignal | null) {
    this.response = new Response(new ReadableStream({ start: (pipe) => void (this.pipe = pipe) }));
    signal?.addEventListener("abort", () => this.pipe.error(new DOMException("stopped", "AbortError")));
  }
  say(text: string): void {
    this.pipe.enqueue(new TextEncoder().encode(text));
  }
  end(): void {
    this.pipe.close();
  }
}

class Server implements Net {
  asked: { path: string; body: Record<string, unknown>; signal: AbortSignal | null }[] = [];
  slow: Slow | null = null;
  refusal: Response | null = null;
  found: object | null = null;
  fetch = (path: string, init: RequestInit = {}): Promise<Response> => Promise.resolve(this.answer(path, init));
  socket = (): never => {
    throw new Error("no game here");
  };
  private answer(path: string, init: RequestInit): Response {
    const of = new URL(path, "http://here").pathname;
    if (of === "/api/systems") return new Response(JSON.stringify(tape().systems));
    if (of === "/api/lab") return new Response(JSON.stringify(INFO));
    this.asked.push({
      path: of,
      body: JSON.parse(String(init.body)) as Record<string, unknown>,
      signal: init.signal ?? null,
    });
    if (this.refusal) return this.refusal;
    if (this.slow) return (this.slow = new Slow(init.signal)).response;
    const found = this.found ?? (of.endsWith("duel") ? DUEL : odds(this.asked.length / 100));
    return new Response(`{"done":0,"size":0}\n${JSON.stringify({ answer: found })}\n`);
  }
}

let server: Server;
beforeEach(() => {
  server = new Server();
});
const at = (path: string): void => {
  go(path);
  render(App, { net: server });
};
const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole("button", { name }));

describe("the page", () => {
  test("names what the columns of several answers differ in, and shows the spread of each", async () => {
    const cases = [1, 2, 3, 4, 5, 6].map((dice) => ({
      chances: [{ name: "hit", chance: 0.5 }],
      spreads: [{ name: "lost", mean: 1, points: [{ value: 1, chance: 1 }] }],
      own: { dice: `${dice}` },
    }));
    server.found = { ...odds(0.5), cases };
    at("/lab");
    expect(await screen.findByRole("columnheader", { name: "dice" })).toBeVisible();
    expect(screen.getAllByText(/^dice: [1-6] · lost/u)).toHaveLength(6);
  });

  test("answers the example at once, as a fight asks, and says so in the address", async () => {
    at("/lab");
    expect(await screen.findByText("hit")).toBeVisible();
    expect(server.asked[0]).toMatchObject({ path: "/api/lab/odds", body: { asked: { reroll: "steady" } } });
    expect(location.hash).toBe("#system=foeman&tool=odds");
  });

  test("keeps answers over tabs, and the way back leads to them", async () => {
    at("/lab");
    await screen.findByText("1.0%");
    await press("Duel");
    expect(await screen.findByText("60.0%")).toBeVisible();
    expect(screen.getByText(/bid: 4/u)).toBeVisible();
    await press("Odds");
    expect(await screen.findByText("1.0%")).toBeVisible();
    expect(server.asked).toHaveLength(2);
    history.back();
    expect(await screen.findByText("60.0%")).toBeVisible();
    expect(location.hash).toContain("tool=duel");
    expect(server.asked).toHaveLength(2);
  });

  test("asks what the address asks, and writes there what is asked anew", async () => {
    at(labPath({ system: "foeman", tool: "odds", attacker: "Orc" }));
    await screen.findByText("1.0%");
    expect(server.asked[0]!.body).toMatchObject({ asked: { attacker: "Orc", defender: "Orc" } });
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "reroll" }), "none");
    await press("Work out");
    await screen.findByText("2.0%");
    expect(Object.fromEntries(new URLSearchParams(location.hash.slice(1)))).toEqual({
      system: "foeman",
      tool: "odds",
      attacker: "Orc",
      reroll: "none",
    });
  });

  test("says how far long work is, and stops it", async () => {
    server.slow = new Slow();
    at(labPath({ system: "foeman", tool: "duel" }));
    await waitFor(() => expect(server.asked).toHaveLength(1));
    const bar = await screen.findByRole("progressbar");
    expect(bar).not.toHaveAttribute("value");
    server.slow.say('{"done":0,"size":0}\n{"done":3,"si');
    server.slow.say('ze":4}\n');
    await waitFor(() => expect(screen.getByRole("progressbar")).toHaveAttribute("value", "3"));
    expect(screen.getByText("75%")).toBeVisible();
    // It goes on while something else is looked at.
    server.slow = null;
    await press("Odds");
    await screen.findByText("2.0%");
    await press("Duel");
    expect(screen.getByRole("progressbar")).toHaveAttribute("value", "3");
    await press("lab-stop");
    await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
    expect(server.asked[0]!.signal!.aborted).toBe(true);
    expect(screen.getAllByText("lab-stopped")).not.toHaveLength(0);
  });

  test("ends the work where whoever asked has left the laboratory", async () => {
    server.slow = new Slow();
    at(labPath({ system: "foeman", tool: "duel" }));
    await screen.findByRole("progressbar");
    expect(server.asked[0]!.signal!.aborted).toBe(false);
    go("/help");
    await waitFor(() => expect(server.asked[0]!.signal!.aborted).toBe(true));
  });

  test("a server that keeps its laboratory to those with a key says so only to who asks", async () => {
    server.refusal = new Response(JSON.stringify({ code: "key", reason: "No key." }), { status: 401 });
    at("/lab");
    await waitFor(() => expect(server.asked).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
    expect(screen.queryByRole("alert")).toBeNull();
    server.refusal = new Response(JSON.stringify({ code: "key", reason: "No key." }), { status: 401 });
    await press("Work out");
    expect(await screen.findByRole("alert")).toHaveTextContent("No key.");
  });
});

describe("an answer in lines", () => {
  const hear = (lines: string, steps: LabStep[] = []): Promise<unknown> => {
    const net = { fetch: () => Promise.resolve(new Response(lines)) } as unknown as Net;
    return getSlowly(net, "/api/lab/odds", {}, (step) => steps.push(step));
  };

  test("is the last of them", async () => {
    const steps: LabStep[] = [];
    expect(await hear('{"done":1,"size":2}\n{"answer":{"x":1}}\n', steps)).toEqual({ x: 1 });
    expect(steps).toEqual([{ done: 1, size: 2 }]);
  });

  test("may be a refusal, and may break off", async () => {
    const fault = '{"fault":{"code":"lab-late","reason":"Too long.","clauses":[]}}\n';
    await expect(hear(fault)).rejects.toMatchObject({ code: "lab-late", message: "Too long." });
    await expect(hear('{"done":1,"size":2}\n')).rejects.toThrow("breaks off");
  });
});

test("a new question takes the place of one that is under way", async () => {
  const asking = new Asking<number>();
  const first = asking.ask(
    (signal) => new Promise((_, no) => signal.addEventListener("abort", () => no(signal.reason))),
  );
  const second = asking.ask(() => Promise.resolve(2));
  await Promise.all([first, second]);
  expect([asking.found, asking.stopped, asking.attempt.fault]).toEqual([2, false, ""]);
});

test("all fields that are wrong say so until they are filled in anew", async () => {
  const asking = new Asking<number>();
  const fault = { code: "input", reason: "No range.", field: "range", others: { aim: "No aim.", odd: "Odd." } };
  await asking.ask(() => Promise.reject(new FieldFailure(fault)));
  expect(asking.faults).toEqual({ range: "No range.", aim: "No aim.", odd: "Odd." });
  const labelOf = (name: string): string => name.toUpperCase();
  expect(asking.faultBeside(["range", "aim"], labelOf)).toBe("ODD: Odd.");
  asking.refill("aim");
  expect(asking.faults).toEqual({ range: "No range.", odd: "Odd." });
  await asking.ask(() => Promise.reject(new Error("gone")));
  expect([asking.faults, asking.faultBeside(["range"], labelOf)]).toEqual([{ "": "gone" }, "gone"]);
});

describe("questions", () => {
  test("stand in the address and come back from it", () => {
    const asked = { system: "melee", tool: "duel", a: "st=12 dx=12 weapon=mace", "of.armor": "a&b" };
    const { system, tool, values } = readAddress(labPath(asked).split("#")[1]!);
    expect({ system, tool, ...values }).toEqual(asked);
    expect(readAddress("tool=none")).toEqual({ system: "", tool: "odds", values: {} });
  });

  test("are set beside another one, and alone again", () => {
    const both = withBeside({ dice: "4" }, { dice: "5", side: "rear" });
    expect(besideOf(both)).toEqual({ dice: "5", side: "rear" });
    expect(withBeside(both, {})).toEqual({ dice: "4" });
    expect(besideOf({ dice: "4" })).toBeNull();
  });

  test("house rules begin with one that changes something", () => {
    const options = tape().systems[0]!.options;
    const { rule, value } = exampleOf("compare", { ...SYSTEM, rule: "drop_weapon" }, options);
    const chosen = options.find(({ name }) => name === rule)!;
    expect(chosen.values).toContain(value);
    expect(value).not.toBe(chosen.default);
  });

  test("what is another in a second one is its change", () => {
    expect(changes({ a: "1", b: "2" }, { a: "1", c: "3" })).toEqual({ b: "", c: "3" });
  });
});

test("policies are put together of parts and taken apart again", () => {
  expect(partsOf(POLICY, "5 reroll=all")).toEqual({ bid: "5", reroll: "all", proficiency: "" });
  expect(partsOf(POLICY, "")).toEqual({ bid: "4", reroll: "likely", proficiency: "" });
  expect(policyOf(POLICY, { bid: "best", reroll: "likely", proficiency: "yes" })).toBe("best proficiency=yes");
  expect(policyOf(POLICY, partsOf(POLICY, "4"))).toBe("4");
});

describe("a list with pictures", () => {
  const chosen: string[] = [];
  const open = (): HTMLElement => {
    chosen.length = 0;
    render(Chooser, {
      label: "Weapon",
      value: "axe",
      options: [
        ["axe", "Axe"],
        ["mace", "Mace"],
        ["battleaxe", "Battle-axe"],
      ] as const,
      looksOf: (value: string) => (value === "mace" ? undefined : { body: "human", held: "axe", shield: false }),
      bare: true,
      onset: (value: string) => chosen.push(value),
    });
    return screen.getByRole("combobox", { name: "Weapon" });
  };
  const list = (): (string | null)[] =>
    within(screen.getByRole("listbox"))
      .getAllByRole("option")
      .map((one) => one.textContent!.trim());

  test("is walked by keys", async () => {
    const input = open();
    await userEvent.click(input);
    expect(list()).toEqual(["Axe", "Mace", "Battle-axe"]);
    expect(document.querySelectorAll("li svg")).toHaveLength(2);
    await userEvent.keyboard("{ArrowDown}");
    expect(input).toHaveAttribute("aria-activedescendant", screen.getByRole("option", { name: "Mace" }).id);
    await userEvent.keyboard("{Enter}");
    expect(chosen).toEqual(["mace"]);
    expect(input).toHaveAttribute("aria-expanded", "false");
  });

  test("is narrowed by typing, takes names and lines of one's own, and Escape takes back", async () => {
    const input = open();
    await userEvent.type(input, "battle", { initialSelectionStart: 0, initialSelectionEnd: 9 });
    expect(list()).toEqual(["Battle-axe"]);
    await userEvent.keyboard("{Escape}");
    expect(input).toHaveValue("Axe");
    await userEvent.type(input, "MACE", { initialSelectionStart: 0, initialSelectionEnd: 9 });
    await userEvent.tab();
    await userEvent.type(input, "st=12 dx=9", { initialSelectionStart: 0, initialSelectionEnd: 9 });
    await userEvent.tab();
    expect(chosen).toEqual(["mace", "st=12 dx=9"]);
  });
});
