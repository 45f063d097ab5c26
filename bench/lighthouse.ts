import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { allRead, firstOf, signIn, startDemo } from "@/bench/demo";
import { ensureChromium } from "@/scripts/chromium";
import { demoSignIns } from "@/scripts/demo-sign-ins";
import { mostOf } from "@/scripts/page-sizes";
import { freePort } from "@/scripts/ports";

/**
 * `npm run bench:lighthouse -- [--runs 3] [--only /login]`: Lighthouse's own mobile settings (a slow phone on slow 4G, simulated) on the
 * production build with the demo's data, and once more with that phone and line applied for the LCP that is then seen. Of several runs it
 * reports the median of each figure. It fails, with the screens' names, where more script is sent than allowed; `--runs 0` checks that
 * alone. npm fetches Lighthouse when it is measured: it is a tenth of all files that an installation would wait for.
 */
const lighthouse = "lighthouse@13.5.0";
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof categories)[number];
type Figures = Record<Category, number> & { lcp: number; appliedLcp: number; cls: number; tbt: number };
type Screen = { name: string; path: string; cookie?: string };
const portalScreen = "/portal/[token]";
type Row = Figures & { screen: string; signedIn: boolean; scriptKilobytes: number; faults: string[] };

const { values: wishes } = parseArgs({ options: { runs: { type: "string", default: "3" }, only: { type: "string" } } });

/** The address of a vendor's page, from the email that invites the vendor. */
async function portalPath(base: string, mailUrl: string, cookie: string, vendorPath: string): Promise<string> {
  const headers = { cookie, origin: base };
  const answer = await fetch(`${base}/api${vendorPath}/invite`, { method: "POST", headers });
  if (!answer.ok) throw new Error(`The invitation answered ${answer.status}`);
  for (const until = Date.now() + 60_000; Date.now() < until; ) {
    const emails = (await (await fetch(`${mailUrl}/api/email`)).json()) as { text: string }[];
    const path = emails.flatMap(({ text }) => /\/portal\/[\w-]+/.exec(text)?.[0] ?? [])[0];
    if (path) return path;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error("The invitation did not arrive within a minute");
}

async function listScreens(base: string, mailUrl: string): Promise<Screen[]> {
  const cookie = await signIn(base);
  const open = ["/", "/login", "/signup"].map((address) => ({ name: address, path: address }));
  const signedIn = ["/dashboard", "/vendors", "/documents", "/projects", "/attention", "/settings"].map((address) => ({
    name: address,
    path: address,
  }));
  const single = [
    { name: "/vendors/[id]", path: await firstOf(base, cookie, "vendors", "Pretend Electric") },
    { name: "/documents/[id]", path: await firstOf(base, cookie, "documents", "pretend-electric") },
    { name: "/projects/[id]", path: await firstOf(base, cookie, "projects", "Castle in the Air") },
  ];
  const portal = { name: portalScreen, path: await portalPath(base, mailUrl, cookie, single[0]?.path ?? "") };
  const platformCookie = await signIn(base, demoSignIns.find(({ isPlatformAdmin }) => isPlatformAdmin)?.email);
  const admin = ["/admin", "/admin/reports"].map((address) => ({ name: address, path: address, cookie: platformCookie }));
  return [...open, portal, ...[...signedIn, ...single].map((screen) => ({ ...screen, cookie })), ...admin];
}

function bytesOf(url: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => resolve(Buffer.concat(parts)));
    });
    request.on("error", reject);
  });
}

/** Kilobytes (of 1,000) of the scripts that the page's HTML names or has loaded ahead, as they are sent: gzip. What comes later is not among them. */
async function firstLoadScripts(base: string, { path: address, cookie }: Screen): Promise<number> {
  const html = (await bytesOf(base + address, cookie ? { cookie } : {})).toString();
  const tags = html.match(/<script\b[^>]*\bsrc="[^"]+"[^>]*>|<link\b[^>]*\bas="script"[^>]*>/g) ?? [];
  const sources = tags.filter((tag) => !/nomodule/i.test(tag)).flatMap((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? []);
  let bytes = 0;
  for (const source of new Set(sources)) bytes += (await bytesOf(base + source, { "accept-encoding": "gzip" })).length;
  return Math.round(bytes / 1000);
}

/** Now and then Chromium loses the beginning of a recording: such a run says nothing, and is made again. */
const mostTries = 4;

type Visit = { url: string; cookie: string | undefined; port: number };

/** What is read of Lighthouse's result in JSON. */
type Result = {
  runtimeError?: { code: string; message: string };
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
  categories: Partial<Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>>;
};

async function look({ url, cookie, port }: Visit, flags: string[], tries = 1): Promise<Result> {
  const headers = cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : [];
  const args = ["--yes", lighthouse, url, `--port=${port}`, "--output=json", "--quiet", ...headers, ...flags];
  // A run that failed still prints its result, and ends with a code.
  const printed = await new Promise<string>((resolve, reject) =>
    execFile("npx", args, { maxBuffer: 2 ** 26 }, (error, stdout) => (error && !stdout ? reject(error) : resolve(stdout))),
  );
  const result = JSON.parse(printed) as Result;
  if (result.runtimeError?.code === "NO_NAVSTART" && tries < mostTries) return look({ url, cookie, port }, flags, tries + 1);
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  return result;
}

const lcpAudit = "largest-contentful-paint";

async function audit(visit: Visit): Promise<{ figures: Figures; faults: string[] }> {
  const wanted = categories.filter((name) => !visit.cookie || name !== "seo");
  const { audits, categories: scored } = await look(visit, [`--only-categories=${wanted.join(",")}`]);
  const applied = await look(visit, [`--only-audits=${lcpAudit}`, "--throttling-method=devtools"]);
  const score = (name: Category) => Math.round((scored[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const faults = (["accessibility", "best-practices", "seo"] as const).flatMap(
    (name) =>
      scored[name]?.auditRefs.flatMap(({ id, weight }) =>
        weight > 0 && (audits[id]?.score ?? 1) < 1 ? [`${id}: ${audits[id]?.title}`] : [],
      ) ?? [],
  );
  const [performance, accessibility, seo] = [score("performance"), score("accessibility"), score("seo")];
  return {
    figures: {
      performance,
      accessibility,
      "best-practices": score("best-practices"),
      seo,
      lcp: value(lcpAudit) / 1000,
      appliedLcp: (applied.audits[lcpAudit]?.numericValue ?? Number.NaN) / 1000,
      cls: value("cumulative-layout-shift"),
      tbt: value("total-blocking-time"),
    },
    faults,
  };
}

function medianOf(runs: Figures[]): Figures {
  const keys = [...categories, "lcp", "appliedLcp", "cls", "tbt"] as const;
  const middle = (key: keyof Figures) => runs.map((run) => run[key]).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
  return Object.fromEntries(keys.map((key) => [key, middle(key)])) as Figures;
}

/** Throws with the names of the screens that send more script than they may. */
function refuseGrown(rows: Row[]): void {
  const grown = rows.filter((row) => row.scriptKilobytes > mostOf(row.screen));
  if (grown.length === 0) return;
  const told = grown.map((row) => `${row.screen} ${row.scriptKilobytes} of ${mostOf(row.screen)}`);
  throw new Error(`More first-load JavaScript than allowed, in kB: ${told.join(", ")}`);
}

function report(rows: Row[]): void {
  console.log(
    "| screen | performance | accessibility | best practices | SEO | LCP s, simulated | LCP s, applied | CLS | TBT ms | first-load JS kB |",
  );
  console.log("|---|---|---|---|---|---|---|---|---|---|");
  for (const row of rows) {
    const cells = [row.performance, row.accessibility, row["best-practices"], row.signedIn ? "–" : row.seo];
    const lcps = [row.lcp.toFixed(1), row.appliedLcp.toFixed(1)];
    console.log(`| ${[row.screen, ...cells, ...lcps, row.cls.toFixed(3), Math.round(row.tbt), row.scriptKilobytes].join(" | ")} |`);
  }
  for (const { screen, faults } of rows) for (const fault of faults) console.log(`${screen}: ${fault}`);
}

async function main(): Promise<void> {
  const { ready, mailUrl, stop } = await startDemo();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [
      `--remote-debugging-port=${port}`,
      // Chromium loads pages of its own for the address bar with every tab, whose work would count as the page's.
      "--disable-features=WebUIOmniboxPopup,WebUIOmniboxFullPopup,WebUIOmniboxAimPopup",
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
  });
  try {
    const { webUrl } = await ready;
    await allRead(webUrl);
    const rows: Row[] = [];
    for (const screen of (await listScreens(webUrl, mailUrl)).filter(({ name }) => !wishes.only || name === wishes.only)) {
      const runs: Awaited<ReturnType<typeof audit>>[] = [];
      const visit = { url: webUrl + screen.path, cookie: screen.cookie, port };
      for (let run = 0; run < Number(wishes.runs); run += 1) runs.push(await audit(visit));
      rows.push({
        screen: screen.name,
        signedIn: screen.cookie !== undefined,
        ...medianOf(runs.map(({ figures }) => figures)),
        scriptKilobytes: await firstLoadScripts(webUrl, screen),
        faults: [...new Set(runs.flatMap(({ faults }) => faults))],
      });
      console.error(`${screen.name}: done`);
    }
    report(rows);
    await mkdir("bench/results", { recursive: true });
    if (Number(wishes.runs) > 0) await writeFile("bench/results/lighthouse.json", `${JSON.stringify(rows, null, 2)}\n`);
    refuseGrown(rows);
  } finally {
    await browser.close();
    await stop();
  }
}

await main();
