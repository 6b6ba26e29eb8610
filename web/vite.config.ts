import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { offline, WORKER } from "./scripts/offline.ts";
import { denseTexts } from "./scripts/texts.ts";

export default defineConfig({
  // Every scoped rule and element has this name: a short one.
  plugins: [denseTexts(), svelte({ compilerOptions: { cssHash: ({ hash, css }) => `s${hash(css)}` } }), offline()],
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/affray/web/page",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: "index.html", worker: "src/offline/worker.ts" },
      output: { entryFileNames: ({ name }) => (name === "worker" ? WORKER : "assets/[name]-[hash].js") },
    },
  },
  server: { proxy: { "/api": { target: `http://127.0.0.1:${process.env["AFFRAY_PORT"] ?? 8642}`, ws: true } } },
  // A slow moment of the machine is no fault.
  // One jsdom a worker serves all files: each of its own would take longer than the tests.
  test: {
    environment: "jsdom",
    isolate: false,
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    testTimeout: 120_000,
  },
});
