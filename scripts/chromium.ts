import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { installPackage } from "@/scripts/debian";
import { runNode } from "@/scripts/processes";

function find(): string | null {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH names ${chosen}, which is not there.`);
  return (
    [chosen, "/usr/bin/chromium-headless-shell", "/usr/bin/chromium", chromium.executablePath()].find((file) => file && existsSync(file)) ??
    null
  );
}

/**
 * The Chromium for browser tests: the one in CHROMIUM_PATH, the system's, or Playwright's own. If there is none, it installs
 * Debian's, or Playwright's where Debian's is not available. The headless shell is preferred: it draws no window, and the tests take a sixth less time.
 */
export async function ensureChromium(): Promise<string> {
  const found = find();
  if (found) return found;
  await installPackage("chromium-headless-shell");
  if (!find()) await runNode({ args: ["node_modules/@playwright/test/cli.js", "install", "chromium"] }, { quiet: true });
  const installed = find();
  if (installed && spawnSync(installed, ["--version"]).status === 0) return installed;
  throw new Error("No Chromium could be installed. Install one and name it with CHROMIUM_PATH=/path/to/chromium.");
}
