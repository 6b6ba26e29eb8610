import { expect, test } from "vitest";
import { Failure, isStale } from "../src/api";
import { Attempt } from "../src/attempt.svelte";

test("a deed runs alone, and why it failed is kept until the next", async () => {
  const attempt = new Attempt();
  const done: string[] = [];
  let finish = (): void => {};
  const first = attempt.run(() => new Promise<void>((resolve) => (finish = resolve)));
  expect(attempt.busy).toBe(true);
  await attempt.run(async () => void done.push("second"));
  expect(done).toEqual([]);
  finish();
  await first;
  await attempt.run(
    () => Promise.reject(new Failure("stale", "look again")),
    async (error) => void done.push(`stale ${isStale(error)}`),
  );
  expect([attempt.busy, attempt.fault, ...done]).toEqual([false, "look again", "stale true"]);
  await attempt.run(async () => void done.push("third"));
  expect([attempt.fault, done.at(-1)]).toEqual(["", "third"]);
});
