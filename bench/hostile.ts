import { mkdir, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { watchChildren } from "@/bench/children";
import { hostileFiles } from "@/bench/hostile/files";
import { fannedForms } from "@/bench/hostile/pdf-structure";
import { type Product, startProduct } from "@/bench/hostile/product";
import { type End, sender } from "@/bench/hostile/sender";
import { drawCertificate } from "@/lib/testing/certificate";
import { sampleCertificate } from "@/lib/testing/certificate-sample";
import { hasEnded } from "@/scripts/processes";

/**
 * `npm run bench:hostile -- --count 500 --seed 1`: sends damaged and crafted files through the product as people do, and says how
 * each ended, how the stored ones and their first pages are handed back, whether good files are still read in between, and whether one company's endless
 * files keep another's waiting.
 */
const { values } = parseArgs({ options: { count: { type: "string", default: "500" }, seed: { type: "string", default: "1" } } });
const [count, seed] = [Number(values.count), Number(values.seed)];
const batch = 25;

type Row = {
  kind: string;
  files: number;
  processed: number;
  failed: number;
  refused: number;
  slowest: number;
  peakMb: number;
  page: number;
  drawingMb: number;
};
type Finding = { name: string; what: string };

/** A good certificate with bytes of its own: the same bytes are stored once. */
const good = async (number: number) =>
  Buffer.concat([Buffer.from(await drawCertificate(sampleCertificate)), Buffer.from(`\n% ${number}\n`)]);
const isRead = ({ outcome, policies }: End) => outcome === "processed" && policies === sampleCertificate.policies.length;

async function sendAll({ base, web, worker, members: [member] }: Product): Promise<{ rows: Row[]; findings: Finding[]; goodRead: number }> {
  if (!member) throw new Error("There is no member.");
  const rows = new Map<string, Row>();
  const findings: Finding[] = [];
  const { file } = await sender(base, member);
  const watch = watchChildren(worker.process.pid);
  const drawing = watchChildren(web.process.pid);
  let goodRead = 0;
  for (const [at, { kind, name, bytes }] of (await hostileFiles(count, seed)).entries()) {
    const end = await file({ name, bytes });
    const row = rows.get(kind) ?? { kind, files: 0, processed: 0, failed: 0, refused: 0, slowest: 0, peakMb: 0, page: 0, drawingMb: 0 };
    rows.set(kind, row);
    row.files += 1;
    if (end.outcome === "fault") findings.push({ name, what: `ended as: ${end.sentence}` });
    else row[end.outcome] += 1;
    row.slowest = Math.max(row.slowest, end.seconds);
    row.peakMb = Math.max(row.peakMb, watch.peak());
    row.page = Math.max(row.page, end.pageSeconds);
    row.drawingMb = Math.max(row.drawingMb, drawing.peak());
    for (const what of end.served) findings.push({ name, what });
    for (const service of [web, worker])
      if (hasEnded(service.process)) throw new Error(`${name}: the ${service.name} ended.\n${service.output()}`);
    if (/fault/.test(end.sentence)) findings.push({ name, what: end.sentence });
    console.error(`${at + 1} ${kind} · ${name} · ${end.outcome} in ${end.seconds.toFixed(1)} s · ${end.sentence}`);
    if ((at + 1) % batch !== 0) continue;
    const between = await file({ name: "certificate.pdf", bytes: await good(at) });
    if (isRead(between)) goodRead += 1;
    else findings.push({ name: `good file after ${name}`, what: between.sentence });
  }
  watch.stop();
  drawing.stop();
  return { rows: [...rows.values()].sort((a, b) => a.kind.localeCompare(b.kind)), findings, goodRead };
}

/** Seconds until another company's file was read while endless ones hold all readers, and how many of these had ended by then. */
async function besideEndless({ base, members: [one, other] }: Product): Promise<{ seconds: number; endlessEnded: number; read: boolean }> {
  if (!one || !other) throw new Error("Two members are needed.");
  const hostile = await sender(base, one);
  const ordinary = await sender(base, other);
  const ids: string[] = [];
  for (let at = 0; at < 5; at += 1) {
    const sent = await hostile.send({ name: "endless.pdf", bytes: Buffer.concat([fannedForms(), Buffer.from(`% ${at}\n`)]) });
    if ("id" in sent) ids.push(sent.id);
  }
  let endlessEnded = 0;
  const endless = ids.map((id) => hostile.ended(id).then(() => (endlessEnded += 1)));
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const end = await ordinary.file({ name: "certificate.pdf", bytes: await good(-1) });
  const answer = { seconds: end.seconds, endlessEnded, read: isRead(end) };
  await Promise.all(endless);
  return answer;
}

const product = await startProduct(2);
try {
  const fairness = await besideEndless(product);
  const { rows, findings, goodRead } = await sendAll(product);
  const goodSent = Math.floor(count / batch);
  console.log(
    "| kind | files | processed | failed | refused | slowest s | peak MB | page s | drawing MB |\n|---|---|---|---|---|---|---|---|---|",
  );
  for (const { kind, files, processed, failed, refused, slowest, peakMb, page, drawingMb } of rows)
    console.log(
      `| ${kind} | ${files} | ${processed} | ${failed} | ${refused} | ${slowest.toFixed(1)} | ${peakMb} | ${page.toFixed(1)} | ${drawingMb} |`,
    );
  console.log(`\nGood files in between: ${goodSent} sent, ${goodRead} read rightly. Web and worker are still running.`);
  const { seconds, endlessEnded, read } = fairness;
  console.log(
    `Beside five endless files of another company: ${read ? "read" : "not read"} in ${seconds.toFixed(1)} s, ${endlessEnded} of these ended.`,
  );
  for (const { name, what } of findings) console.log(`FAULT ${name}: ${what}`);
  await mkdir("bench/results", { recursive: true });
  await writeFile(
    "bench/results/hostile.json",
    `${JSON.stringify({ count, seed, goodSent, goodRead, fairness, rows, findings }, null, 2)}\n`,
  );
  process.exitCode = findings.length === 0 && goodRead === goodSent && read ? 0 : 1;
} finally {
  await product.stop();
}
process.exit();
