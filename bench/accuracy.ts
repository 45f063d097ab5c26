import { existsSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { watchChildren } from "@/bench/children";
import { classes, type Order, orderOf, wantedOf } from "@/bench/corpus/file";
import { drawInto, scoreReading } from "@/bench/corpus/reading";
import { judgeByReadySets, type SetGreens, withOtherStored } from "@/bench/corpus/ready-sets";
import { countsOf, documentWith, type FileScore, readingRows, reportOf, setTable } from "@/bench/corpus/report";
import type { Result } from "@/bench/corpus/score";
import type { Truth } from "@/bench/corpus/truth";
import { publish } from "@/bench/published";
import { createReaderPool, type ReaderPool } from "@/lib/extraction/commands";
import type { FormType } from "@/lib/extraction/schema";

/**
 * `npm run bench:accuracy -- --count N --seed S [--from I] [--class C] [--half tuned|held] [--jobs J] [--samples FOLDER]`: draws N
 * invented files, reads each, and prints by class what is exact, said to be unreadable, silent or false. Each miss goes to standard
 * error. `--document` writes the outcomes into docs/accuracy.md and for the page that shows them. `--samples` scores a folder of real files with a truth.json beside them, by counts alone; `--count 0` scores only those.
 */
const { values } = parseArgs({
  options: {
    count: { type: "string", default: "54" },
    seed: { type: "string", default: "1" },
    from: { type: "string", default: "0" },
    class: { type: "string" },
    half: { type: "string" },
    jobs: { type: "string", default: "1" },
    samples: { type: "string" },
    document: { type: "boolean", default: false },
  },
});
const wanted = wantedOf(values);
const folder = await mkdtemp(join(tmpdir(), "accuracy-"));
const memory = watchChildren();

type Job = {
  title: string;
  group: string;
  half: string;
  quiet?: boolean;
  path(): Promise<{ path: string; truths: Truth[]; accepted: readonly FormType[]; carrier: string; how: string }>;
};

const drawn = (order: Order): Job => ({
  title: `${order.index} ${order.class} ${order.half}`,
  group: order.class,
  half: order.half,
  path: () => drawInto(folder, order),
});

/** Real files are private: only counts of them are printed. */
function samples(from: string): Job[] {
  const truthFile = join(from, "truth.json");
  if (!existsSync(truthFile)) return [];
  const truths = JSON.parse(readFileSync(truthFile, "utf8")) as Record<string, Truth>;
  return Object.entries(truths).map(([name, truth], at) => ({
    title: `sample ${at + 1}`,
    group: "real files",
    half: "held",
    quiet: true,
    path: async () => ({
      path: [name, name.replace(/\.pdf$/, ".jpg")].map((one) => join(from, one)).find(existsSync) ?? name,
      truths: [{ ...truth, open: truth.open ?? [], covered: truth.covered ?? [] }],
      accepted: [],
      carrier: "",
      how: "",
    }),
  }));
}

async function readOne(pool: ReaderPool, job: Job): Promise<FileScore> {
  const { path, truths, accepted, carrier, how } = await job.path();
  const score = { class: job.group, half: job.half, carrier, pages: 1, seconds: 0 };
  memory.peak();
  try {
    const read = await pool.read(path);
    const { results, greens } = scoreReading(read, truths, accepted);
    if (!job.quiet) for (const result of results) tell(`${job.title} (${carrier}, ${how})`, result);
    const bySet = [...judgeByReadySets(read, truths, carrier === "patched"), ...(await judgeStoredOtherwise(pool, job, path, truths))];
    for (const { falseGreens } of [...greens, ...bySet])
      for (const green of falseGreens) console.error(`${job.title}: FALSE GREEN ${job.quiet ? "" : green}`);
    return { ...score, results, greens, bySet, pages: read.pages, seconds: read.millis / 1000, peakMb: memory.peak() };
  } catch (error) {
    console.error(`${job.title} (${how}): not read: ${error instanceof Error ? error.message : error}`);
    return { ...score, results: [], greens: [], bySet: [], peakMb: memory.peak(), failed: String(error) };
  } finally {
    if (!job.quiet) await rm(path);
  }
}

/** The same of a form with fields that store what they do not show, where a file has such fields. */
async function judgeStoredOtherwise(pool: ReaderPool, { group }: Job, path: string, truths: readonly Truth[]): Promise<SetGreens[]> {
  if (group !== "fillable") return [];
  const changed = await withOtherStored(await readFile(path));
  if (!changed) return [];
  const other = `${path}.pdf`;
  await writeFile(other, changed);
  const read = await pool.read(other);
  await rm(other);
  return judgeByReadySets(read, truths, true);
}

function tell(title: string, { outcome, pointer, want, got, confidence }: Result) {
  if (outcome === "exact") return;
  console.error(`${title}: ${outcome} ${pointer}: ${want} read as ${got}${confidence === null ? "" : `, ${confidence} sure`}`);
}

/** Files of a class follow each other, so that the peak of memory belongs to the class. */
const orders = Array.from({ length: Number(values.count) }, (_, at) => orderOf(Number(values.seed), Number(values.from) + at, wanted));
orders.sort((one, other) => classes.indexOf(one.class) - classes.indexOf(other.class) || one.index - other.index);
const jobs = [...orders.map(drawn), ...(values.samples ? samples(values.samples) : [])];
const scores: FileScore[] = [];
const queue = [...jobs];
// Ctrl-C lets each lane end its file and prints what was measured until then.
process.once("SIGINT", () => queue.splice(0));
const lanes = Array.from({ length: Number(values.jobs) }, async () => {
  const pool = createReaderPool({ processorMs: 180_000 });
  for (let job = queue.shift(); job; job = queue.shift()) {
    scores.push(await readOne(pool, job));
    if (scores.length % 10 === 0) console.error(`– ${scores.length} of ${jobs.length} files –`);
  }
  await pool.close();
});
await Promise.all(lanes);
memory.stop();
await rm(folder, { recursive: true });
const inOrder = [...classes, "real files"];
scores.sort((one, other) => inOrder.indexOf(one.class) - inOrder.indexOf(other.class));
console.log(reportOf(scores));
console.log(`\n${setTable(scores)}`);
const results = fileURLToPath(new URL("results/", import.meta.url));
await mkdir(results, { recursive: true });
const kept = scores
  .filter((score) => score.class !== "real files")
  .map(({ results: own, greens, bySet, ...score }) => ({
    ...score,
    outcomes: countsOf(own),
    falseGreens: greens.flatMap((one) => one.falseGreens).length,
    falseGreensBySet: bySet.flatMap((one) => one.falseGreens).length,
  }));
await writeFile(join(results, "accuracy.json"), `${JSON.stringify({ ...values, samples: undefined, files: kept }, null, 1)}\n`);
if (values.document) {
  const page = fileURLToPath(new URL("../docs/accuracy.md", import.meta.url));
  const day = new Date().toLocaleDateString("en-US", { dateStyle: "long" });
  const half = { held: "Held-back forms", tuned: "Forms known to the reader" }[values.half ?? ""] ?? "All forms";
  const how = `${half}, seed ${values.seed}, ${values.count} files, ${day}, ${process.env.READER_ENGINE ?? "tesseract.js"}:`;
  await publish("reading", { seed: values.seed, half: values.half ?? "all", rows: readingRows(scores) });
  await writeFile(page, documentWith(await readFile(page, "utf8"), scores, how));
}
