import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { beforeEach, expect, test } from "vitest";
import App from "../src/App.svelte";
import { askNotice } from "../src/house/notice.svelte";
import { memory } from "../src/memory";
import { go } from "../src/nav.svelte";
import { FakeServer, TOKEN } from "./fake";
import { tape } from "./tape";

let server: FakeServer;
const tell = (text: string, id: string, language = "en"): void => {
  server.answers.set("/api/notice", () => new Response(JSON.stringify(text ? { text, id, language } : {})));
};
beforeEach(() => {
  localStorage.clear();
  server = new FakeServer(tape());
});

test("a notice stands above the page as text, can be put away, and stays away", async () => {
  go("/");
  tell("<b>Down</b> at six", "1");
  render(App, { net: server });
  await askNotice(server);
  const region = await screen.findByRole("region", { name: "Notice from this server" });
  expect(region).toHaveTextContent("<b>Down</b> at six");
  expect(region.querySelector("p")).toHaveAttribute("lang", "en");
  await waitFor(() =>
    expect(screen.getByRole("status")).toHaveTextContent("Notice from this server: <b>Down</b> at six"),
  );
  const { violations } = await axe.run(region, { rules: { "color-contrast": { enabled: false } } });
  expect(violations).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Put the notice away" }));
  expect(screen.queryByRole("region", { name: "Notice from this server" })).toBeNull();
  expect(memory.notice).toBe("1");
  await askNotice(server);
  expect(screen.queryByRole("region", { name: "Notice from this server" })).toBeNull();
  tell("Up again", "2");
  await askNotice(server);
  expect(await screen.findByText("Up again")).toBeVisible();
});

test("a notice that is cleared goes, and a server that does not answer changes nothing", async () => {
  go("/");
  tell("Soon", "3");
  render(App, { net: server });
  await askNotice(server);
  expect(await screen.findByText("Soon")).toBeVisible();
  server.answers.set("/api/notice", () => Promise.reject(new TypeError("no")));
  await askNotice(server);
  expect(screen.getByText("Soon")).toBeVisible();
  tell("", "");
  await askNotice(server);
  await waitFor(() => expect(screen.queryByText("Soon")).toBeNull());
});

test("a table shows it too, and leaves it room", async () => {
  tell("Aus um sechs", "4", "de");
  go(`/game/g1#${TOKEN}`);
  render(App, { net: server });
  await askNotice(server);
  expect(await screen.findByText("Aus um sechs")).toHaveAttribute("lang", "de");
  expect(document.documentElement.style.getPropertyValue("--notice")).toMatch(/px$/u);
  await userEvent.click(screen.getByRole("button", { name: "Put the notice away" }));
  expect(document.documentElement.style.getPropertyValue("--notice")).toBe("");
});
