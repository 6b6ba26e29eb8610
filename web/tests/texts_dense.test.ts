// The texts of the built page say what the files say.
import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dense } from "../scripts/texts";

const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ftl"));

test("dense texts hold the same messages", () => {
  expect(files.length).toBeGreaterThan(20);
  for (const name of files) {
    const text = readFileSync(`src/${name}`, "utf8");
    expect(new FluentResource(dense(text)).body, name).toEqual(new FluentResource(text).body);
  }
});
