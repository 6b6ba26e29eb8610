import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { commitment, Nonces, sha256 } from "../src/dice";
import type { Dice } from "../src/messages";

const asked = (more: Partial<Dice>): Dice => ({
  kind: "dice",
  n: 3,
  stage: "pledge",
  draw: 6,
  commitment: "c".repeat(64),
  seats: [0, 1],
  ...more,
});

test.each(["", "abc", "x".repeat(55), "x".repeat(56), "x".repeat(64), "ä".repeat(200)])("hashes %s", (text) => {
  expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
});

test("a seat binds itself first and shows the same number then", () => {
  const nonces = new Nonces();
  const bound = nonces.answer(asked({}), 1)!;
  expect(bound.do).toBe("pledge");
  expect(nonces.answer(asked({}), 1)).toEqual(bound);
  const shown = nonces.answer(asked({ stage: "show", pledges: [[1, bound.text!]] }), 1)!;
  expect(shown.do).toBe("show");
  expect(commitment(6, 1, shown.text!)).toBe(bound.text);
});

test("nothing is shown that the table does not say this tab is bound to, nor by a seat that is not asked", () => {
  const nonces = new Nonces();
  nonces.answer(asked({}), 1);
  expect(nonces.answer(asked({ stage: "show", pledges: [[1, "0".repeat(64)]] }), 1)).toBeNull();
  expect(nonces.answer(asked({}), 2)).toBeNull();
  expect(nonces.answer(asked({ stage: "done" }), 1)).toBeNull();
});
