// A headless Chromium driven over its own protocol: enough to look at a page and to measure it.
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--hide-scrollbars",
  "--remote-debugging-pipe",
];

/** Opens a browser and a page in it: `send` a command, `evaluate` an expression, `close` both. */
export async function open(path = process.env.CHROMIUM ?? "/usr/bin/chromium") {
  const profile = await mkdtemp(join(tmpdir(), "affray-chrome-"));
  const child = spawn(path, [...FLAGS, `--user-data-dir=${profile}`, "about:blank"], {
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
  });
  const [, , , to, from] = child.stdio;
  const open = new Map();
  const errors = [];
  let last = 0;
  child.on("error", (error) => open.forEach(([, failed]) => failed(error)));
  child.on("exit", () => open.forEach(([, failed]) => failed(new Error(`the browser ${path} has ended`))));
  let rest = "";
  from.setEncoding("utf8");
  from.on("data", (part) => {
    const whole = (rest + part).split("\0");
    rest = whole.pop();
    for (const text of whole) hear(JSON.parse(text));
  });
  function hear(message) {
    if (message.method === "Runtime.exceptionThrown") errors.push(message.params.exceptionDetails.exception?.description);
    const waiting = open.get(message.id);
    if (!waiting) return;
    open.delete(message.id);
    if (message.error) waiting[1](new Error(message.error.message));
    else waiting[0](message.result);
  }
  let session;
  const send = (method, params = {}) =>
    new Promise((done, failed) => {
      const id = ++last;
      open.set(id, [done, failed]);
      to.write(`${JSON.stringify({ id, method, params, ...(session ? { sessionId: session } : {}) })}\0`);
    });
  const { targetId } = await send("Target.createTarget", { url: "about:blank" });
  session = (await send("Target.attachToTarget", { targetId, flatten: true })).sessionId;
  await send("Page.enable");
  await send("Runtime.enable");
  const evaluate = async (expression) => {
    const { result, exceptionDetails } = await send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  const close = async () => {
    const gone = new Promise((done) => child.on("exit", done));
    child.kill();
    await gone;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { send, evaluate, errors, close };
}

export const pause = (ms) => new Promise((done) => setTimeout(done, ms));
