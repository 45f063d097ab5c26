import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { TestScanner } from "@/lib/testing/clamd";
import { buildWhenOld } from "@/scripts/build";
import { ensureChromium } from "@/scripts/chromium";
import { generateCode } from "@/scripts/generated-code";
import { freePort } from "@/scripts/ports";
import { requireNode, typescript } from "@/scripts/processes";
import { startStack } from "@/scripts/stack";

/** The whole installation in a temporary folder, with the demo's data; the tests find it through the environment. */
export default async function setup(): Promise<() => Promise<void>> {
  await generateCode();
  await buildWhenOld();
  process.env.CHROMIUM_PATH = await ensureChromium();
  // Every file is scanned in these tests, as where an operator has ClamAV.
  const scanner = new TestScanner();
  await scanner.open();
  const folder = await mkdtemp(path.join(os.tmpdir(), "coverkeep-e2e-"));
  const { ready, stop } = startStack({
    folder,
    ports: { web: await freePort(), smtp: await freePort(), mail: await freePort(), postgres: await freePort() },
    secret: randomBytes(32).toString("base64url"),
    mode: "start",
    fast: true,
    // The tests say from which address they come, as a proxy would.
    settings: {
      ...{ LOG_LEVEL: "error", TRUSTED_PROXIES: "1", READER_ENGINE: "tesseract.js" },
      ...{ CLAMAV_HOST: "127.0.0.1", CLAMAV_PORT: String(scanner.port) },
    },
    beforeStart: (env) => requireNode("Writing the demo's data", { args: typescript("prisma/seed.ts"), env }),
    // In full: the tests after it fail in ways that do not say so.
    onRestart: (sentence) => console.error(sentence),
    onLine: (service, line) => {
      if (/"level":[56]0/.test(line)) console.error(`${service}: ${line}`);
    },
  });
  let over = false;
  const tearDown = async () => {
    over = true;
    await stop();
    await scanner.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const stack = await ready;
    void stack.failed.then((sentence) => over || console.error(sentence));
    Object.assign(process.env, { E2E_URL: stack.webUrl, E2E_MAIL_URL: stack.mailUrl, E2E_SETTINGS: JSON.stringify(stack.settings) });
  } catch (error) {
    await tearDown();
    throw error;
  }
  return tearDown;
}
