import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { buildWhenOld } from "@/scripts/build";
import { ensureChromium } from "@/scripts/chromium";
import { demoPassword, demoSignIns } from "@/scripts/demo-sign-ins";
import { freePort } from "@/scripts/ports";
import { generateClient } from "@/scripts/prisma-client";
import { requireNode, typescript } from "@/scripts/processes";
import { startStack } from "@/scripts/stack";

/** `npm run pictures`: the product's pictures on the public pages and in the README, taken anew from the demo's invented data. */
const folder = "components/marketing/pictures";
type View = { suffix: string; viewport: { width: number; height: number }; widths: readonly number[] };
/** Widths in pixels; the larger is for dense screens, which phones have. */
const views: readonly View[] = [
  { suffix: "", viewport: { width: 1280, height: 800 }, widths: [800, 1600] },
  { suffix: "-phone", viewport: { width: 390, height: 560 }, widths: [780] },
];

type Shot = { name: string; address: (page: Page) => Promise<string>; top?: string };

const shots: Shot[] = [
  { name: "reading", address: (page) => addressOf(page, "documents", "nowhere"), top: 'section[aria-label="Values read from the file"]' },
  { name: "dashboard", address: async () => "/dashboard" },
  { name: "vendor", address: (page) => addressOf(page, "vendors", "Pretend Electric") },
];

async function addressOf(page: Page, kind: "documents" | "vendors", search: string): Promise<string> {
  const answer = await page.request.get(`/api/${kind}?search=${encodeURIComponent(search)}`);
  const { data } = (await answer.json()) as { data: Record<string, { id: string }[]> };
  const id = data[kind]?.[0]?.id;
  if (!id) throw new Error(`The demo has no ${kind} for "${search}"`);
  return `/${kind}/${id}`;
}

async function signedInPage(browser: Browser, baseURL: string, { viewport }: View, colorScheme: "light" | "dark"): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport, deviceScaleFactor: 2, colorScheme, reducedMotion: "reduce" });
  const page = await context.newPage();
  const data = { email: demoSignIns[0].email, password: demoPassword };
  const answer = await page.request.post("/api/auth/login", { data });
  if (!answer.ok()) throw new Error(`The sign-in answered ${answer.status()}`);
  return page;
}

/** Waits until the worker has read every paper of the demo. */
async function everythingRead(page: Page): Promise<void> {
  const until = Date.now() + 180_000;
  for (const status of ["PENDING", "PROCESSING"]) {
    for (;;) {
      const { data } = (await (await page.request.get(`/api/documents?status=${status}`)).json()) as { data: { documents: unknown[] } };
      if (data.documents.length === 0) break;
      if (Date.now() > until) throw new Error("The demo's documents were not read within three minutes");
      await page.waitForTimeout(500);
    }
  }
}

async function take(page: Page, { address, top }: Shot): Promise<Buffer> {
  await page.goto(await address(page));
  await page.waitForLoadState("networkidle");
  if (top) {
    // The desk directly below the frame's header.
    await page.locator(top).first().waitFor();
    await page.evaluate((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      window.scrollTo(0, (box?.top ?? 0) + window.scrollY - 72);
    }, top);
    await page.waitForLoadState("networkidle");
  }
  return page.screenshot();
}

async function takeAll(page: Page, { suffix, widths }: View, scheme: "light" | "dark"): Promise<void> {
  await everythingRead(page);
  for (const shot of shots) {
    const picture = await take(page, shot);
    for (const width of widths) {
      await sharp(picture).resize({ width }).webp({ quality: 80 }).toFile(`${folder}/${shot.name}${suffix}-${scheme}-${width}.webp`);
    }
    if (shot.name === "dashboard" && scheme === "light" && !suffix) {
      await sharp(picture).resize({ width: 1440 }).png({ palette: true }).toFile("docs/images/dashboard.png");
    }
  }
}

async function main(): Promise<void> {
  await generateClient();
  await buildWhenOld();
  await mkdir(folder, { recursive: true });
  const data = await mkdtemp(path.join(os.tmpdir(), "coverkeep-pictures-"));
  const { ready, stop } = startStack({
    folder: data,
    ports: { web: await freePort(), smtp: await freePort(), mail: await freePort(), postgres: await freePort() },
    secret: randomBytes(32).toString("base64url"),
    mode: "start",
    fast: true,
    beforeStart: (env) => requireNode("Writing the demo's data", { args: typescript("prisma/seed.ts"), env }),
  });
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  try {
    const { webUrl } = await ready;
    for (const view of views) {
      for (const scheme of ["light", "dark"] as const) await takeAll(await signedInPage(browser, webUrl, view, scheme), view, scheme);
    }
    console.log(`Wrote the pictures into ${folder}.`);
  } finally {
    await browser.close();
    await stop();
    await rm(data, { recursive: true, force: true });
  }
}

await main();
