import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const alias = { "@": fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "") };

/** `npm test` reads pictures with the words that `npm run recordings` stored; `npm run test:full` recognizes them. */
const recordedEngine = fileURLToPath(new URL("lib/testing/recorded-engine.ts", import.meta.url));

const accuracyGate = "bench/accuracy-gate.test.ts";

/** Files that replace modules or set the environment at run time each run in a process of their own. The others share what they import. */
const replacing = globSync("{lib,scripts,components,jobs,app,bench,messages}/**/*.test.{ts,tsx}").filter((file) =>
  /\bvi\.(mock|doMock|resetModules|stubEnv)\(|Object\.assign\(process\.env|\bprocess\.env\.\w+ (\?\?)?= /.test(readFileSync(file, "utf8")),
);

const unit = { setupFiles: ["lib/testing/texts.ts"], testTimeout: 60_000 };
const database = {
  pool: "forks" as const,
  globalSetup: ["lib/testing/global-setup.ts"],
  setupFiles: ["lib/testing/texts.ts", "lib/testing/db.ts"],
  testTimeout: 60_000,
  hookTimeout: 120_000,
};
const replacingOf = (isDatabase: boolean) => replacing.filter((file) => file.endsWith(".db.test.ts") === isDatabase);

/** `unit` needs nothing running; `database` gives every file a fresh clone of one migrated database (lib/testing/db). */
export default defineConfig({
  test: {
    // A third worker was tried: 590 s, 575 with two.
    maxWorkers: 2,
    tags: [{ name: "full", description: "A slow case that only `npm run test:full` runs (lib/testing/full)" }],
    // An installed tesseract must not change what a test reads; its own tests choose it.
    env: { READER_ENGINE: "tesseract.js", ...(process.env.TEST_SHORT === "1" && { READER_ENGINE_MODULE: recordedEngine }) },
    projects: [
      {
        resolve: { alias },
        test: {
          ...unit,
          name: "unit",
          include: ["{lib,scripts,components,jobs,app,bench,messages}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.db.test.ts", accuracyGate, ...replacing],
          isolate: false,
        },
      },
      { resolve: { alias }, test: { ...unit, name: "unit, alone", include: replacingOf(false) } },
      {
        resolve: { alias },
        test: { ...database, name: "database", include: ["{lib,jobs,scripts}/**/*.db.test.ts"], exclude: replacing, isolate: false },
      },
      { resolve: { alias }, test: { ...database, name: "database, alone", include: replacingOf(true) } },
      {
        resolve: { alias },
        // It keeps two cores busy, so it runs after the tests that other work would delay.
        test: { name: "accuracy", include: [accuracyGate], setupFiles: ["lib/testing/texts.ts"], sequence: { groupOrder: 1 } },
      },
    ],
  },
});
