// A computer player for Affray in plain JavaScript, without packages: it strikes if it can, else does anything.
//
// affray watch foeman duel --side Blue="program:node examples/bots/bot.mjs"
import { createInterface } from "node:readline";

const STRIKES = new Set(["strike", "shoot", "fire", "throw", "cast", "contact", "melee"]);
let state = 1;

/** A number from 0 to size - 1, the same again for the same seed (a 32-bit xorshift). */
const anyOf = (size) => {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) % size;
};

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  // A seed may have more digits than a number of JavaScript keeps; for a start of its own that does no harm.
  if (message.type === "hello" || typeof message.seed === "number") state = (message.seed >>> 0) || 1;
  if (message.type === "hello" && message.protocol !== 1) process.exit(2);
  if (message.type !== "question") continue;
  const answers = message.answers.length ? message.answers : message.extra;
  const strikes = answers.filter((answer) => STRIKES.has(answer.split(" ")[0]));
  const wanted = strikes.length && anyOf(5) ? strikes : answers;
  const reply = { n: message.n, answer: wanted[anyOf(wanted.length)] };
  if (message.reasons) reply.reasons = [{ answer: reply.answer, worth: 1 }];
  process.stdout.write(`${JSON.stringify(reply)}\n`);
}
