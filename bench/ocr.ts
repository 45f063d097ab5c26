import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { childPids, processorSeconds } from "@/bench/children";
import { bind } from "@/bench/corpus/binding";
import { inventContent } from "@/bench/corpus/content";
import { Desk } from "@/bench/corpus/desk";
import { Luck } from "@/bench/corpus/luck";
import { cleanScan } from "@/bench/corpus/scan";
import { createReaderPool } from "@/lib/extraction/commands";
import { openPdf } from "@/lib/extraction/readers/pdf";

/**
 * `npm run bench:ocr -- [--pages N] [--seed S] [--tesseract PATH]`: what reading a scanned page takes, all repairs and second looks
 * included, beside `tesseract --psm 11` on a picture of the same page at 300 dpi. The three take turns in one run, on one core and one
 * thread; the best of `--rounds` turns counts. First, on all cores, one worker against two, and one bare tesseract against two: what the
 * machine itself gains by a second one.
 */
const { values } = parseArgs({
  options: {
    pages: { type: "string", default: "5" },
    rounds: { type: "string", default: "2" },
    seed: { type: "string", default: "1" },
    tesseract: { type: "string" },
  },
});
const folders = (process.env.PATH ?? "").split(delimiter);
const binary = values.tesseract ?? folders.map((folder) => join(folder, "tesseract")).find(existsSync);
if (!binary) throw new Error("No tesseract: give its path with --tesseract.");
process.env.PATH = [dirname(binary), ...folders].join(delimiter);
const folder = await mkdtemp(join(tmpdir(), "ocr-"));

/** How often each page is read by one worker and by two. */
const turns = 4;

type Page = { pdf: string; png: string };
type Cost = { wall: number; cpu: number };
type Way = (page: Page) => Promise<Cost>;

async function drawPage(index: number): Promise<Page> {
  const luck = new Luck(values.seed, index);
  const desk = await Desk.open("tuned", luck);
  const sheet = desk.certificate(inventContent(luck));
  const bytes = await bind([{ sheet, damage: { ...cleanScan(luck), dpi: 300, turn: 0 } }], luck);
  const page = { pdf: join(folder, `${index}.pdf`), png: join(folder, `${index}.png`) };
  await writeFile(page.pdf, bytes);
  const file = await openPdf(Uint8Array.from(bytes));
  await writeFile(page.png, await file.render(1, 300));
  await file.close();
  return page;
}

async function timed(pid: () => number | "self", work: () => unknown): Promise<Cost> {
  const [wall, cpu] = [performance.now(), processorSeconds(pid())];
  await work();
  return { wall: (performance.now() - wall) / 1000, cpu: processorSeconds(pid()) - cpu };
}

/** A warm reading child with what is on the given path. */
async function reader(engine: "auto" | "tesseract.js", warmUp: Page) {
  process.env.READER_ENGINE = engine;
  const known = new Set(childPids());
  const pool = createReaderPool({ processorMs: 120_000 });
  await pool.read(warmUp.pdf);
  const pid = childPids().find((one) => !known.has(one)) ?? "self";
  return {
    pool,
    way: (({ pdf }) =>
      timed(
        () => pid,
        () => pool.read(pdf),
      )) as Way,
  };
}

const recognise = ({ png }: Page) =>
  new Promise<void>((done, failed) => {
    const child = spawn(binary, [png, "stdout", "--psm", "11"], { env: { ...process.env, OMP_THREAD_LIMIT: "1" }, stdio: "ignore" });
    child.once("error", failed);
    child.once("exit", (code) => (code === 0 ? done() : failed(new Error(`${binary} ended with ${code}.`))));
  });
const bare: Way = (page) =>
  timed(
    () => "self",
    () => recognise(page),
  );

const pages = await Promise.all(Array.from({ length: Number(values.pages) }, (_, at) => drawPage(at)));
const [first] = pages as [Page];

/** Seconds in which `size` at once do what there is to do. */
async function secondsOf(size: number, work: (page: Page) => Promise<unknown>): Promise<number> {
  // So many that it does not count when one of two has nothing left to do.
  const queue = Array.from({ length: turns }, () => pages).flat();
  const lane = async () => {
    for (let page = queue.shift(); page; page = queue.shift()) await work(page);
  };
  const { wall } = await timed(
    () => "self",
    () => Promise.all(Array.from({ length: size }, lane)),
  );
  return wall;
}

async function readingSeconds(size: number): Promise<number> {
  process.env.READER_ENGINE = "tesseract.js";
  const pool = createReaderPool({ size, processorMs: 120_000 });
  await Promise.all(Array.from({ length: size }, () => pages.map(({ pdf }) => pool.read(pdf))).flat());
  const seconds = await secondsOf(size, ({ pdf }) => pool.read(pdf));
  await pool.close();
  return seconds;
}

const severalCores = availableParallelism() > 1;
const readers = severalCores ? [await readingSeconds(1), await readingSeconds(2)] : [];
const tesseracts = severalCores ? [await secondsOf(1, recognise), await secondsOf(2, recognise)] : [];

// From here on everything, children too, shares the last core.
spawnSync("taskset", ["-apc", String(availableParallelism() - 1), String(process.pid)]);
const [bundled, native] = [await reader("tesseract.js", first), await reader("auto", first)];
const ways: Record<string, Way> = {
  "tesseract --psm 11": bare,
  "reader, tesseract.js": bundled.way,
  "reader, native tesseract": native.way,
};
const costs = Object.fromEntries(Object.keys(ways).map((name) => [name, { wall: 0, cpu: 0 }]));
for (const page of pages) {
  const best: Record<string, Cost> = {};
  for (let round = 0; round < Number(values.rounds); round++)
    for (const [name, way] of Object.entries(ways)) {
      const { wall, cpu } = await way(page);
      best[name] = { wall: Math.min(wall, best[name]?.wall ?? wall), cpu: Math.min(cpu, best[name]?.cpu ?? cpu) };
    }
  for (const [name, cost] of Object.entries(costs)) {
    cost.wall += best[name]?.wall ?? 0;
    cost.cpu += best[name]?.cpu ?? 0;
  }
  console.error(
    Object.entries(best)
      .map(([name, { wall }]) => `${name} ${wall.toFixed(2)} s`)
      .join(", "),
  );
}
await Promise.all([bundled.pool.close(), native.pool.close()]);
await rm(folder, { recursive: true });

const base = costs["tesseract --psm 11"] ?? { wall: 1, cpu: 1 };
const rows = Object.entries(costs).map(([name, { wall, cpu }]) => ({
  name,
  wall: Number((wall / pages.length).toFixed(2)),
  cpu: Number((cpu / pages.length).toFixed(2)),
  wallRatio: Number((wall / base.wall).toFixed(2)),
  cpuRatio: Number((cpu / base.cpu).toFixed(2)),
}));
console.log("| one core, one thread | s/page | processor s/page | ratio | ratio of processor time |\n| --- | --- | --- | --- | --- |");
for (const { name, wall, cpu, wallRatio, cpuRatio } of rows) console.log(`| ${name} | ${wall} | ${cpu} | ${wallRatio} | ${cpuRatio} |`);
const gain = ([one, two]: number[]) => (one && two ? Number((one / two).toFixed(2)) : null);
const [speedUp, machine] = [gain(readers), gain(tesseracts)];
if (severalCores)
  console.log(
    `\nTwo workers read ${turns * pages.length} pages ${speedUp} times as fast as one (${readers.map((one) => one.toFixed(1)).join(" and ")} s), two bare tesseracts ${machine} times as fast as one.`,
  );
const results = fileURLToPath(new URL("results/", import.meta.url));
await mkdir(results, { recursive: true });
await writeFile(join(results, "ocr.json"), `${JSON.stringify({ pages: pages.length, rows, speedUp, machine }, null, 2)}\n`);
