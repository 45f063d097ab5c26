import { mkdir, writeFile } from "node:fs/promises";
import os from "node:os";
import { parseArgs } from "node:util";
import { countDead, countFailed, countLost, medianOf, type Row, rowOf, startLoad, stateOf, type Way } from "@/bench/fairness/figures";
import { type Product, startProduct } from "@/bench/fairness/product";
import { caller, drawHeavy, pageUpload, sendEmail, staffUpload, type Taken, type Timed, uploadMany } from "@/bench/fairness/senders";

/**
 * `npm run bench:fairness`: one company sends 500 scans and one email with 70 more, while the staff of another company and its own
 * vendor send one text certificate at a time. Each must have its status within three times of what it takes on an idle server. Then
 * the same beside 20 busy processes: nothing may fail and nothing may be lost. The scans need not all be read in the end.
 */
const { values: wishes } = parseArgs({
  options: {
    heavy: { type: "string", default: "500" },
    attachments: { type: "string", default: "70" },
    rounds: { type: "string", default: "10" },
    load: { type: "string", default: "20" },
    "loaded-seconds": { type: "string", default: "300" },
    workers: { type: "string", default: "1" },
    dpi: { type: "string", default: "300" },
  },
});
const [heavy, attachments, rounds, load, workers] = [wishes.heavy, wishes.attachments, wishes.rounds, wishes.load, wishes.workers].map(
  Number,
) as [number, number, number, number, number];
const most = 3;
const pause = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis));

type Times = Record<Way, Timed[]>;
const staff = "staff of another company" satisfies Way;
const vendor = "page of its own vendor" satisfies Way;

/** Both send one file after the other, at any moment of what the readers do. */
async function sendInTurns(product: Product, call: ReturnType<typeof caller>, taken: Taken[], count: number): Promise<Times> {
  const times: Times = { [staff]: [], [vendor]: [] };
  for (let round = 0; round < count; round += 1) {
    times[staff].push(await staffUpload(product, call, taken));
    await pause(300 + Math.random() * 2000);
    times[vendor].push(await pageUpload(product, taken));
    await pause(300 + Math.random() * 2000);
    console.error(
      `round ${round + 1}: ${staff} ${times[staff].at(-1)?.seconds.toFixed(2)} s, ${vendor} ${times[vendor].at(-1)?.seconds.toFixed(2)} s`,
    );
  }
  return times;
}

async function untilIdle({ owner }: Product): Promise<void> {
  const open = "select count(*)::int as many from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()";
  const until = performance.now() + 120_000;
  while ((await owner.query(open)).rows[0]?.many > 0 && performance.now() < until) await pause(500);
}

type Measured = { rows: Row[]; facts: Record<string, number>; loadAverage: Record<string, string> };

async function measure(product: Product): Promise<Measured> {
  const calm = caller(product.base, product.calm);
  const busy = caller(product.base, product.busy);
  const taken: Taken[] = [];
  const scan = await drawHeavy(Number(wishes.dpi));
  const loadAverage: Record<string, string> = {};
  const noteLoad = (phase: string) => {
    loadAverage[phase] = os
      .loadavg()
      .map((value) => value.toFixed(1))
      .join(" ");
  };
  console.error("warming up …");
  await sendInTurns(product, calm, taken, 3);
  await untilIdle(product);
  noteLoad("idle");
  const idle = await sendInTurns(product, calm, taken, rounds);
  const idleOf = { [staff]: medianOf(idle[staff]), [vendor]: medianOf(idle[vendor]) };
  const rows: Row[] = [];
  const note = (phase: string, times: Times) => {
    for (const way of [staff, vendor] as const) rows.push(rowOf(phase, way, times[way], idleOf[way] ?? Number.NaN));
  };
  note("idle", idle);

  console.error(`sending ${heavy} scans and an email with ${attachments} …`);
  const started = performance.now();
  const sending = Promise.all([
    uploadMany(product, busy, { scan, count: heavy, taken }),
    sendEmail(product, { scan, count: attachments, taken }),
  ]).then(() => (performance.now() - started) / 1000);
  while ((await stateOf(product)).processing === 0) await pause(200);
  note("while they are sent", await sendInTurns(product, calm, taken, rounds));
  const sent = await sending;
  noteLoad("while they wait");
  note("while they wait", await sendInTurns(product, calm, taken, rounds));
  const waiting = await stateOf(product);

  console.error(`starting ${load} busy processes …`);
  const stopLoad = startLoad(load);
  const loadedAt = performance.now();
  try {
    note(`beside ${load} busy processes`, await sendInTurns(product, calm, taken, Math.ceil(rounds / 3)));
    while (performance.now() - loadedAt < Number(wishes["loaded-seconds"]) * 1000) await pause(1000);
    noteLoad(`beside ${load} busy processes`);
  } finally {
    stopLoad();
  }
  const left = await stateOf(product);
  const facts = {
    "files sent": taken.length,
    "seconds until all were sent": Math.round(sent),
    "scans that waited before the load": waiting.pending + waiting.processing,
    "files read under load": left.processed - waiting.processed,
    "files FAILED": await countFailed(product),
    "jobs given up": await countDead(product),
    ...(await countLost(product, taken).then(({ lost, doubled }) => ({ "files lost": lost, "files on file twice": doubled }))),
  };
  return { rows, facts, loadAverage };
}

const product = await startProduct(workers);
let measured: Measured;
try {
  measured = await measure(product);
} finally {
  await product.stop();
}
const { rows, facts, loadAverage } = measured;
console.log("| phase | sent by | files | median s | worst s | median / idle | worst / idle | aim |\n|---|---|---|---|---|---|---|---|");
const isHeld = ({ phase, worstRatio, failed }: Row) => failed === 0 && (phase.startsWith("beside") || worstRatio <= most);
for (const row of rows) {
  const { phase, way, files, median, worst, ratio, worstRatio } = row;
  console.log(`| ${phase} | ${way} | ${files} | ${median} | ${worst} | ${ratio} | ${worstRatio} | ${isHeld(row) ? "✓" : "✗"} |`);
}
console.log("\n| counted in the end | found |\n|---|---|");
for (const [name, found] of Object.entries(facts)) console.log(`| ${name} | ${found} |`);
console.log(`\nload average: ${JSON.stringify(loadAverage)}`);
const isGood =
  rows.filter(({ phase }) => phase !== "idle").every(isHeld) &&
  ["files FAILED", "files lost", "jobs given up"].every((name) => facts[name] === 0);
await mkdir("bench/results", { recursive: true });
const setting = { heavy, attachments, workers, cores: os.cpus().length, node: process.version, loadAverage };
await writeFile("bench/results/fairness.json", `${JSON.stringify({ ...setting, isGood, rows, facts }, null, 2)}\n`);
process.exit(isGood ? 0 : 1);
