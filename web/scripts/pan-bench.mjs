// Measures panning: frames a second on a board of 60 x 40 hexes, drawn by software. `node scripts/pan-bench.mjs [seconds]`
import { createServer } from "vite";
import { open, pause } from "./chrome.mjs";

const seconds = Number(process.argv[2] ?? 4);
const server = await createServer({ server: { port: 0 }, logLevel: "error" });
await server.listen();
const browser = await open();

/** Drags in circles for some seconds, one move a frame; gives the times between frames in milliseconds. */
const drag = (duration) => `new Promise((done) => {
  const board = document.querySelector('[role="application"]');
  const { left, top, width, height } = board.getBoundingClientRect();
  const [x, y] = [left + width - 120, top + 60];
  const tell = (type, dx, dy) =>
    board.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 7, pointerType: "mouse", button: 0, clientX: x + dx, clientY: y + dy }));
  tell("pointerdown", 0, 0);
  const gaps = [];
  let start = 0;
  let last = 0;
  requestAnimationFrame(function step(now) {
    start ||= now;
    if (last) gaps.push(now - last);
    last = now;
    const turn = (now - start) / 400;
    tell("pointermove", -Math.sin(turn) * 300 - turn * 20, (1 - Math.cos(turn)) * 220);
    if (now - start < ${duration * 1000}) return requestAnimationFrame(step);
    tell("pointerup", 0, 0);
    done(gaps);
  });
})`;

try {
  await browser.send("Emulation.setDeviceMetricsOverride", { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false });
  await browser.send("Page.navigate", { url: `${server.resolvedUrls.local[0]}demo/board/?scene=large&threats` });
  for (let n = 0; n < 100 && !(await browser.evaluate("Boolean(window.board && document.querySelector('.plane canvas')?.width > 10)")); n++) {
    await pause(200);
  }
  await pause(500);
  for (const [name, zoom] of [["whole board", 0], ["hexes of 38 pixels", 3], ["hexes of 92 pixels", 4]]) {
    if (zoom) await browser.evaluate(`window.board.zoom(${zoom}), window.board.centre()`);
    await pause(500);
    const gaps = (await browser.evaluate(drag(seconds))).sort((a, b) => a - b);
    const at = (share) => gaps[Math.min(gaps.length - 1, Math.floor(gaps.length * share))].toFixed(1);
    const total = gaps.reduce((a, b) => a + b, 0);
    const late = gaps.filter((gap) => gap > 25).length;
    const rate = ((gaps.length * 1000) / total).toFixed(1);
    const size = (await browser.evaluate("new DOMPoint(0, 69.28).matrixTransform(document.querySelector('.plane svg').getScreenCTM()).y - new DOMPoint(0, 0).matrixTransform(document.querySelector('.plane svg').getScreenCTM()).y")).toFixed(0);
    console.log(`${name} (${size} px): ${gaps.length} frames, ${rate} a second; between frames median ${at(0.5)} ms, 95 % ${at(0.95)} ms, longest ${at(1)} ms; later than 25 ms: ${late}`);
  }
  if (browser.errors.length) throw new Error(browser.errors[0]);
} finally {
  await browser.close();
  await server.close();
}
