import { defineConfig, devices } from "@playwright/test";
import { isShort } from "./lib/testing/full";

/** Real browser, production build, real worker, real Postgres, real SMTP: e2e/global-setup.ts starts them on free ports. */
export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/global-setup.ts",
  outputDir: ".data/test/playwright",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than the cores of a small machine: a test often waits for the worker process, an email or a picture.
  workers: 3,
  // Slow cases, which only `npm run test:full` runs.
  ...(isShort ? { grepInvert: /@full/ } : {}),
  // Only against what never ends: a busy machine takes many times as long, and no test may fail because of that. Times are in bench/.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    baseURL: process.env.E2E_URL ?? "http://localhost:3000",
    // A trace is a picture of each step, kept until it is known whether the test failed: a sixth of the whole time. `--trace on` draws one.
    screenshot: "only-on-failure",
    // Each dialog would be waited for until it has faded in. The full run has movement.
    ...(isShort ? { contextOptions: { reducedMotion: "reduce" } } : {}),
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    },
  },
});
