import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import App from "../src/App.svelte";
import { go } from "../src/nav.svelte";
import type { Net } from "../src/net";
import { isUnreached, KEPT, kindOf } from "../src/offline/kinds";
import { heed, isOffline, KEPT as SEEN } from "../src/offline/reach.svelte";
import { FakeServer } from "./fake";
import { tape } from "./tape";

const HERE = "http://localhost:8642";
const FILES = new Set(["/assets/index-1.js"]);
const kind = (path: string, init: RequestInit = {}, mode = "cors"): string => {
  const request = new Request(path.startsWith("http") ? path : HERE + path, init);
  // Only a browser makes requests that navigate.
  Object.defineProperty(request, "mode", { value: mode });
  return kindOf(request, HERE, FILES);
};

test.each([
  ["/api/systems?lang=de", "reading"],
  ["/api/systems/foeman/book", "reading"],
  ["/api/systems/foeman/lessons?lang=en", "reading"],
  ["/assets/index-1.js", "file"],
  ["/assets/index-2.js", "other"],
  ["/api/games/12/told?since=0", "other"],
  ["/api/games/12/turn", "other"],
  ["/api/roster", "other"],
  ["/api/armies", "other"],
  ["/api/health", "other"],
  ["/api/systems/foeman/cards", "other"],
  ["https://example.org/api/systems", "other"],
])("the worker takes %s for %s", (path, found) => {
  expect(kind(path)).toBe(found);
});

test("the worker has nothing to do with tokens, with what is sent, or with papers", () => {
  expect(kind("/api/systems", { headers: { Authorization: "Bearer x" } })).toBe("other");
  expect(kind("/api/systems", { method: "POST", body: "x" })).toBe("other");
  expect(kind("/game/12#secret", {}, "navigate")).toBe("page");
  expect(kind("/api/systems/foeman/cards?lang=en", {}, "navigate")).toBe("other");
  expect(kind("/docs/players/table.html", {}, "navigate")).toBe("other");
  expect([200, 404, 500, 502, 503, 504].filter(isUnreached)).toEqual([502, 503, 504]);
});

test("what was kept and what is not answered say that the server is away", async () => {
  expect(SEEN).toBe(KEPT);
  await heed(Promise.resolve(new Response("", { headers: { [KEPT]: "1" } })));
  expect(isOffline()).toBe(true);
  await heed(Promise.resolve(new Response("", { headers: { "cache-control": "max-age=600" } })));
  expect(isOffline()).toBe(true);
  await heed(Promise.resolve(new Response("")));
  expect(isOffline()).toBe(false);
  await expect(heed(Promise.reject(new DOMException("", "AbortError")))).rejects.toThrow();
  expect(isOffline()).toBe(false);
  await expect(heed(Promise.reject(new TypeError("no")))).rejects.toThrow("no");
  expect(isOffline()).toBe(true);
});

test("the page says that the server is away, and when it is back", async () => {
  const server = new FakeServer(tape());
  let there = false;
  const net: Net = {
    fetch: (path, init) => heed(there ? server.fetch(path, init) : Promise.reject(new TypeError("no"))),
    socket: () => server.socket(),
  };
  go("/help");
  render(App, { net });
  await heed(Promise.reject(new TypeError("no"))).catch(() => {});
  expect(await screen.findByText(/The server does not answer/u)).toBeVisible();
  there = true;
  server.answers.set("/api/health", () => new Response("{}"));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(screen.queryByText(/The server does not answer/u)).toBeNull());
});
