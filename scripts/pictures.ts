import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { buildWhenOld } from "@/scripts/build";
import { ensureChromium } from "@/scripts/chromium";
import { demoPassword, demoSignIns } from "@/scripts/demo-sign-ins";
import { generateCode } from "@/scripts/generated-code";
import { exchangeEmails, type Outside } from "@/scripts/picture-emails";
import { freePort } from "@/scripts/ports";
import { requireNode, typescript } from "@/scripts/processes";
import { startStack } from "@/scripts/stack";

/** `npm run pictures`: draws the product's pictures on the public pages and in the README again, from the demo's invented data. */
const folder = "components/marketing/pictures";
type Size = { width: number; height: number };
type Scheme = "light" | "dark";

/** Where a picture is taken. Part of a screen at its real size stays readable; a scaled-down screen does not. */
type View = { suffix: string; viewport: Size; clip?: { x: number; y: number } & Size; scales: readonly (1 | 2)[] };

const phone: View = { suffix: "-phone", viewport: { width: 390, height: 560 }, scales: [2] };
/** The frame's header is 56 px high, its menu 232 px wide where the screen is wide enough for one. */
const page: View = {
  suffix: "",
  viewport: { width: 1320, height: 800 },
  clip: { x: 232, y: 56, width: 1088, height: 744 },
  scales: [1, 2],
};
const part: View = { suffix: "", viewport: { width: 656, height: 700 }, clip: { x: 0, y: 56, width: 656, height: 492 }, scales: [1, 2] };
/** As narrow as the table of the requirements can be with all its columns. */
const table: View = { suffix: "", viewport: { width: 800, height: 800 }, clip: { x: 0, y: 56, width: 800, height: 680 }, scales: [1, 2] };
/** Beside others on a wide page, and alone on a phone: a phone's screen at its real size fits both. */
const card: View = { suffix: "", viewport: { width: 390, height: 480 }, scales: [2] };
const screen: View = { suffix: "", viewport: { width: 1440, height: 900 }, scales: [1] };

/** `top`, `phoneTop`: what is scrolled to below the frame's header. `prepare`: what is done on the page before the picture is taken. */
type Shot = {
  name: string;
  view: View;
  address: (page: Page, outside: Outside) => Promise<string>;
  top?: string;
  phoneTop?: string;
  prepare?: (page: Page, outside: Outside) => Promise<unknown>;
};

/** The desk's page is drawn by a process that has to start first. */
async function pageDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].some(({ alt, complete, naturalWidth }) => /^Page/.test(alt) && complete && naturalWidth),
  );
}

async function ask(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Search everywhere" }).click();
  await page.getByRole("combobox", { name: "Search vendors, documents, projects and pages" }).fill("vendors without workers compensation");
  await page.getByRole("region", { name: "Answer" }).waitFor();
  await page.waitForLoadState("networkidle");
}

const shots: Shot[] = [
  {
    name: "reading",
    view: page,
    address: (page) => addressOf(page, "documents", "nowhere"),
    top: 'section[aria-label="Values read from the file"]',
    prepare: pageDrawn,
  },
  { name: "dashboard", view: part, address: async () => "/dashboard" },
  { name: "vendor", view: table, address: (page) => addressOf(page, "vendors", "Cloud Nine"), phoneTop: "[role=tabpanel]" },
  { name: "portal", view: card, address: async (_, { vendorPage }) => vendorPage },
  { name: "answer", view: card, address: async () => "/about", prepare: (page, { answer }) => page.setContent(answer) },
  { name: "agency", view: card, address: async (_, { agencyPage }) => agencyPage },
  { name: "question", view: card, address: async () => "/vendors", prepare: ask },
];

/** Those of a phone's size are taken once. */
const viewsOf = ({ view }: Shot) => (view === card ? [card] : [view, phone]);

async function addressOf(page: Page, kind: "documents" | "vendors", search: string): Promise<string> {
  const answer = await page.request.get(`/api/${kind}?search=${encodeURIComponent(search)}`);
  const { data } = (await answer.json()) as { data: Record<string, { id: string }[]> };
  const id = data[kind]?.[0]?.id;
  if (!id) throw new Error(`The demo has no ${kind} for "${search}"`);
  return `/${kind}/${id}`;
}

async function signedInPage(browser: Browser, baseURL: string, { viewport }: View, colorScheme: Scheme): Promise<Page> {
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

async function take(page: Page, outside: Outside, shot: Shot, view: View): Promise<Buffer> {
  await page.goto(await shot.address(page, outside));
  await loaded(page);
  const top = shot.top ?? (view === phone ? shot.phoneTop : undefined);
  if (top) {
    await page.locator(top).first().waitFor();
    await page.evaluate((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      window.scrollTo(0, (box?.top ?? 0) + window.scrollY - 72);
    }, top);
    await loaded(page);
  }
  await shot.prepare?.(page, outside);
  return page.screenshot(view.clip ? { clip: view.clip } : {});
}

/** What loads is there: no gray shape holds a place. */
async function loaded(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => !document.querySelector("main .animate-appear"));
}

async function takeAll(browser: Browser, baseURL: string, outside: Outside, scheme: Scheme): Promise<void> {
  for (const shot of shots) {
    for (const view of viewsOf(shot)) {
      const page = await signedInPage(browser, baseURL, view, scheme);
      await everythingRead(page);
      const picture = await take(page, outside, shot, view);
      const { width } = view.clip ?? view.viewport;
      for (const scale of view.scales) {
        const file = `${folder}/${shot.name}${view.suffix}-${scheme}-${scale}x.webp`;
        await sharp(picture)
          .resize({ width: width * scale })
          .webp({ quality: 80 })
          .toFile(file);
      }
      await page.context().close();
    }
  }
}

/** The README's picture: the dashboard as a whole. */
async function takeDashboard(browser: Browser, baseURL: string): Promise<void> {
  const page = await signedInPage(browser, baseURL, screen, "light");
  await page.goto("/dashboard");
  await loaded(page);
  const picture = sharp(await page.screenshot()).resize({ width: screen.viewport.width });
  await picture.png({ palette: true }).toFile("docs/images/dashboard.png");
  await page.context().close();
}

async function main(): Promise<void> {
  await generateCode();
  await buildWhenOld();
  await mkdir(folder, { recursive: true });
  const data = await mkdtemp(path.join(os.tmpdir(), "coverkeep-pictures-"));
  const [web, smtp, mail, postgres, inbound] = [await freePort(), await freePort(), await freePort(), await freePort(), await freePort()];
  const { ready, stop } = startStack({
    folder: data,
    ports: { web, smtp, mail, postgres, inbound },
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
    const { webUrl, mailUrl } = await ready;
    const page = await signedInPage(browser, webUrl, screen, "light");
    await everythingRead(page);
    const outside = await exchangeEmails({
      page,
      mailUrl,
      inboundPort: inbound,
      vendorAddress: (name) => addressOf(page, "vendors", name),
    });
    await page.context().close();
    for (const scheme of ["light", "dark"] as const) await takeAll(browser, webUrl, outside, scheme);
    await takeDashboard(browser, webUrl);
    console.log(`Wrote the pictures into ${folder}.`);
  } finally {
    await browser.close();
    await stop();
    await rm(data, { recursive: true, force: true });
  }
}

await main();
