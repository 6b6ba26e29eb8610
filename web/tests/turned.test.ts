import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import App from "../src/App.svelte";
import { memory } from "../src/memory";
import { go } from "../src/nav.svelte";
import { gamePath } from "../src/route";
import { tape, serverAt } from "./tape";

const ADDRESS = `${location.origin}/game/8f3kq2`;

test("an address without what stands behind the # says what it is, and copies a request to look on or to play", async () => {
  const user = userEvent.setup();
  go("/game/8f3kq2");
  const server = serverAt("move");
  render(App, { net: server });
  expect(await screen.findByRole("heading", { name: "The table of a game" })).toBeVisible();
  expect(screen.getByText(/only the first half of such a link/u)).toBeVisible();
  expect(screen.queryByRole("link", { name: /your seat/u })).toBeNull();
  expect(server.requests.filter(({ path }) => path.includes("8f3kq2"))).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Copy a request to look on" }));
  expect(await navigator.clipboard.readText()).toMatch(new RegExp(`link for onlookers.*${ADDRESS}$`, "u"));
  await user.click(screen.getByRole("button", { name: "Copy a request for a seat" }));
  expect(await navigator.clipboard.readText()).toMatch(new RegExp(`link of the seat.*${ADDRESS}$`, "u"));
});

test("who has a seat in the game is led back to it", async () => {
  memory.play({ game: "8f3kq2", token: "mine", title: tape().welcome.title, system: "foeman", sides: [], at: 1 });
  go("/game/8f3kq2");
  render(App, { net: serverAt("move") });
  const back = await screen.findByRole("link", { name: "Go back to your seat" });
  expect(back).toHaveAttribute("href", gamePath("8f3kq2", "mine"));
});

test("a link that has been used says so, and what one may do instead", async () => {
  const reason = "This link has been used, and the seat of Red has an owner.";
  go(gamePath("9used", "link"));
  const server = serverAt("move");
  server.answers.set("/api/games/9used/", () => Response.json({ code: "spent", reason }, { status: 401 }));
  render(App, { net: server });
  expect(await screen.findByRole("alert")).toHaveTextContent(reason);
  expect(screen.getByRole("button", { name: "Copy a request to look on" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Copy a request for a seat" })).toBeVisible();
  expect(screen.getByRole("link", { name: "My games" })).toHaveAttribute("href", "/games");
  expect(server.sockets).toEqual([]);
});
