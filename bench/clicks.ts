import { mkdir, writeFile } from "node:fs/promises";
import os from "node:os";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { allRead, firstOf, signIn, startDemo } from "@/bench/demo";
import { ensureChromium } from "@/scripts/chromium";

/**
 * `npm run bench:clicks -- [--runs 5]`: from a click to the content of the next main screen, and how far each screen moves while it
 * loads. In each run every click is made both ways, one after the other: by a mouse, which rests on the link for a tenth of a second as a
 * person's does, and by a finger, which does not. It fails above the limits; on a busy machine it says so and only reports.
 */
const limits = { millis: 200, shift: 0.02 };
/** How long a pointer is over a link before it is pressed. */
const restMillis = 100;
const shiftMillis = 2_500;

type Way = "mouse" | "finger";
type Click = { name: string; from: string; link: string; shows: string };

const inMenu = (name: string) => `nav[aria-label="Main"] a:has-text("${name}")`;

function clicksTo(vendor: string, document: string, project: string): Click[] {
  return [
    { name: "dashboard", from: "/vendors", link: inMenu("Dashboard"), shows: "main h1:has-text('Dashboard')" },
    { name: "needs attention", from: "/dashboard", link: inMenu("Needs Attention"), shows: "main h1:has-text('Needs Attention')" },
    { name: "vendors", from: "/dashboard", link: inMenu("Vendors"), shows: "main table tbody tr a[href^='/vendors/']" },
    { name: "vendor", from: "/vendors?search=Pretend", link: `main a[href='${vendor}']`, shows: "main h1:has-text('Pretend Electric')" },
    { name: "documents", from: "/dashboard", link: inMenu("Documents"), shows: "main table tbody tr a[href^='/documents/']" },
    { name: "desk", from: "/documents?search=pretend-electric", link: `main a[href='${document}']`, shows: "main picture img" },
    { name: "project", from: "/projects", link: `main a[href='${project}']`, shows: "main h1:has-text('Castle in the Air')" },
    { name: "settings", from: "/dashboard", link: inMenu("Settings"), shows: "main h1:has-text('Settings')" },
  ];
}

/** Milliseconds from the click until the next screen shows. */
async function timeOf(page: Page, base: string, { from, link, shows }: Click, way: Way): Promise<number> {
  await page.goto(base + from, { waitUntil: "networkidle" });
  const target = page.locator(link).first();
  await target.waitFor();
  if (way === "mouse") {
    await target.hover();
    await page.waitForTimeout(restMillis);
  }
  return target.evaluate(
    (element, selector) =>
      new Promise<number>((resolve) => {
        // As `:has-text()` of the locators, which the browser does not know.
        const [, css = "", words = ""] = /^(.*?)(?::has-text\('(.*)'\))?$/.exec(selector) ?? [];
        const isShown = () => [...document.querySelectorAll(css)].some((one) => one !== element && one.textContent?.includes(words));
        const began = performance.now();
        const look = () => (isShown() ? resolve(performance.now() - began) : requestAnimationFrame(look));
        (element as HTMLElement).click();
        requestAnimationFrame(look);
      }),
    shows,
  );
}

/** How far the parts of a screen move while it loads: the sum of its layout shifts. */
async function shiftOf(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await page.waitForTimeout(shiftMillis);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );
}

const medianOf = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function openPage(browser: Browser, base: string, cookie: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const { hostname } = new URL(base);
  const cookies = cookie.split("; ").map((pair) => {
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), domain: hostname, path: "/" };
  });
  await context.addCookies(cookies);
  // The compiler names the functions that are sent to the page by a helper that the page lacks.
  await context.addInitScript("globalThis.__name ??= (one) => one");
  return context.newPage();
}

async function main(): Promise<void> {
  const { values: wishes } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
  const { ready, stop } = await startDemo();
  const browser = await chromium.launch({ executablePath: await ensureChromium() });
  try {
    const { webUrl } = await ready;
    await allRead(webUrl);
    const cookie = await signIn(webUrl);
    const page = await openPage(browser, webUrl, cookie);
    const [vendor, document, project] = await Promise.all([
      firstOf(webUrl, cookie, "vendors", "Pretend Electric"),
      firstOf(webUrl, cookie, "documents", "pretend-electric"),
      firstOf(webUrl, cookie, "projects", "Castle in the Air"),
    ]);
    const rows = [];
    for (const click of clicksTo(vendor, document, project)) {
      const times: Record<Way, number[]> = { mouse: [], finger: [] };
      for (let run = 0; run <= Number(wishes.runs); run += 1) {
        for (const way of ["mouse", "finger"] as const) {
          const millis = await timeOf(page, webUrl, click, way);
          // The first of each warms up.
          if (run > 0) times[way].push(millis);
        }
      }
      const address = await page.evaluate(() => window.location.href);
      const shift = await shiftOf(page, address);
      rows.push({ screen: click.name, mouse: Math.round(medianOf(times.mouse)), finger: Math.round(medianOf(times.finger)), shift });
    }
    const [load = 0] = os.loadavg();
    console.log("| screen | mouse ms | finger ms | layout shift |");
    console.log("|---|---|---|---|");
    for (const { screen, mouse, finger, shift } of rows) console.log(`| ${screen} | ${mouse} | ${finger} | ${shift.toFixed(3)} |`);
    console.log(`Load of the machine: ${load.toFixed(1)} on ${os.cpus().length} cores.`);
    await mkdir("bench/results", { recursive: true });
    await writeFile("bench/results/clicks.json", `${JSON.stringify({ load, rows }, null, 2)}\n`);
    const moved = rows.filter(({ shift }) => shift > limits.shift);
    const slow = load > os.cpus().length ? [] : rows.filter(({ mouse }) => mouse > limits.millis);
    if (moved.length + slow.length > 0) throw new Error(`Over the limits: ${[...moved, ...slow].map(({ screen }) => screen).join(", ")}`);
  } finally {
    await browser.close();
    await stop();
  }
}

await main();
