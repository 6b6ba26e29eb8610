// The page against a taped game, for looking at screens without a server: /demo/?scene=declare
import { mount } from "svelte";
import { boardFor, useBoard } from "../src/boards";
import { memory } from "../src/memory";
import { gamePath } from "../src/route";
import "../src/styles.css";
import { FakeServer, type Tape, TOKEN } from "../tests/fake";
import tape from "./tape.json";

const asked = new URLSearchParams(location.search);
const scene = asked.get("scene") ?? "start";
const game = tape as unknown as Tape;
const codeAt = (code: string, from = 0): number =>
  game.told.findIndex((told, moment) => {
    const question = told.position?.asked;
    return moment >= from && question?.code === code && question.side === 0;
  });

const moment = {
  declare: codeAt("declare", 20),
  move: codeAt("move"),
  reroll: codeAt("reroll"),
  dice: codeAt("declare"),
  over: game.told.length - 1,
}[scene];
const server = new FakeServer(game, Math.max(0, moment ?? 0));
if (scene === "over") server.end("played");
if (scene === "dice") {
  const told = game.told[server.at]!;
  told.position!.asked = {
    side: 0,
    code: "dice",
    text: "Throw 4D for Aldric.",
    who: "Aldric",
    dice: { n: 4, die: 6, low: 0, what: "to hit" },
  };
}
if (scene === "friend") {
  game.welcome.sides[1] = { name: "Blue", player: "friend", present: false };
  server.tell({ kind: "request", n: 0, what: "undo", by: 1, waiting: [0], state: "open" });
}
if (!(await boardFor("hex"))) useBoard("hex", () => import("./PlainBoard.svelte"));
if (asked.get("lang") === "de" || asked.get("lang") === "en") memory.language = asked.get("lang")!;
if (scene === "start") {
  memory.play({ game: "8f3kq2", title: "Duel", sides: ["Red", "Blue"], token: TOKEN, at: Date.UTC(2026, 9, 3, 18) });
}
history.replaceState(
  null,
  "",
  scene === "start" ? "/" : scene === "rules" ? "/rules/foeman" : gamePath("8f3kq2", TOKEN),
);
const { speak } = await import("../src/words.svelte");
const { default: App } = await import("../src/App.svelte");
speak(asked.get("lang") === "de" ? "de" : "en");
mount(App, { target: document.body, props: { net: server } });
