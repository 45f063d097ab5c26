import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const alias = { "@": fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "") };

const accuracyGate = "bench/accuracy-gate.test.ts";

/** `unit` needs nothing running; `database` gives every file a fresh clone of one migrated database (lib/testing/db). */
export default defineConfig({
  test: {
    maxWorkers: 2,
    tags: [{ name: "full", description: "A slow case that only `npm run test:full` runs (lib/testing/full)" }],
    // An installed tesseract must not change what a test reads; its own tests choose it.
    env: { READER_ENGINE: "tesseract.js" },
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          include: ["{lib,scripts,components,jobs,app,bench,messages}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.db.test.ts", accuracyGate],
          setupFiles: ["lib/testing/texts.ts"],
          testTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "database",
          include: ["{lib,jobs,scripts}/**/*.db.test.ts"],
          pool: "forks",
          globalSetup: ["lib/testing/global-setup.ts"],
          setupFiles: ["lib/testing/texts.ts", "lib/testing/db.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve: { alias },
        // It keeps two cores busy, so it runs after the tests that other work would delay.
        test: { name: "accuracy", include: [accuracyGate], setupFiles: ["lib/testing/texts.ts"], sequence: { groupOrder: 1 } },
      },
    ],
  },
});
