import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { peakOfChildren } from "@/bench/children";
import { percentile } from "@/bench/http-load";
import { createReaderPool } from "@/lib/extraction/commands";
import type { Extraction } from "@/lib/extraction/schema";
import { drawCertificate } from "@/lib/testing/certificate";
import { sampleCertificate } from "@/lib/testing/certificate-sample";
import { drawScan } from "@/lib/testing/certificate-scan";

/**
 * `npm run bench:reading`: time and peak memory by where the text comes from. Reads the private samples beside the repository where
 * they are present, else drawn certificates. Each file is read once to warm its reading process up and then again: often where that
 * is quick. Times are those of the caller, from asking to having the answer.
 */
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** How often a file is read that takes less than three seconds. */
const quickTimes = 10;
const samples = here("../../shared/samples/");
const folder = await mkdtemp(join(tmpdir(), "bench-"));
const files = existsSync(samples)
  ? (await readdir(samples)).filter((name) => /\.(pdf|jpe?g|png)$/i.test(name)).map((name) => join(samples, name))
  : await drawn();

type Row = { kind: string; files: number; pages: number; seconds: number; millis: number[]; peakMb: number };
const rows = new Map<string, Row>();
for (const file of files) {
  const pool = createReaderPool({ processorMs: 600_000 });
  const read = await pool.read(file);
  const times = read.millis < 3000 ? quickTimes : 2;
  const millis: number[] = [];
  for (let time = 0; time < times; time++) {
    const started = performance.now();
    await pool.read(file);
    millis.push(performance.now() - started);
  }
  const peakMb = peakOfChildren();
  await pool.close();
  const kind = kindOf(read);
  const row = rows.get(kind) ?? { kind, files: 0, pages: 0, seconds: 0, millis: [], peakMb: 0 };
  rows.set(kind, {
    kind,
    files: row.files + 1,
    pages: row.pages + read.pages,
    seconds: row.seconds + percentile(millis, 0.5) / 1000,
    millis: [...row.millis, ...millis],
    peakMb: Math.max(row.peakMb, peakMb),
  });
  console.error(`${basename(file)}: ${kind}, ${Math.round(percentile(millis, 0.5))} ms, ${peakMb} MB`);
}
await rm(folder, { recursive: true });

const source = existsSync(samples) ? "samples" : "drawn";
const table = [...rows.values()].map(({ millis, seconds, ...row }) => ({
  ...row,
  medianMillis: Math.round(percentile(millis, 0.5)),
  p95Millis: Math.round(percentile(millis, 0.95)),
  secondsPerPage: Number((seconds / row.pages).toFixed(2)),
}));
console.log(`| kind (${source}) | files | pages | median ms a file | p95 ms | s/page | peak MB |\n|---|---|---|---|---|---|---|`);
for (const { kind, files: count, pages, medianMillis, p95Millis, secondsPerPage, peakMb } of table)
  console.log(`| ${kind} | ${count} | ${pages} | ${medianMillis} | ${p95Millis} | ${secondsPerPage} | ${peakMb} |`);
await mkdir(here("results"), { recursive: true });
await writeFile(here("results/reading.json"), `${JSON.stringify({ source, cores: cpus().length, rows: table }, null, 2)}\n`);

/** Where most of a file's values come from. */
function kindOf({ certificates }: Extraction): string {
  const readers = certificates.flatMap(({ evidence }) => Object.values(evidence).map(({ reader }) => reader));
  const share = (name: string) => readers.filter((reader) => reader === name).length / Math.max(1, readers.length);
  return share("fillable") > 0.2 ? "fillable" : share("ocr") > 0 ? "scanned" : "digital";
}

async function drawn(): Promise<string[]> {
  const digital = await drawCertificate(sampleCertificate);
  const drawings = {
    digital,
    fillable: await drawCertificate(sampleCertificate, { fillable: true }),
    scan: await drawScan(digital),
    turned: await drawScan(digital, { rotate: 90 }),
  };
  return Promise.all(
    Object.entries(drawings).map(async ([name, bytes]) => {
      const path = join(folder, `${name}.pdf`);
      await writeFile(path, bytes);
      return path;
    }),
  );
}
