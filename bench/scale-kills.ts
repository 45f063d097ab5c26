import { createHash, randomUUID } from "node:crypto";
import { percentile } from "@/bench/http-load";
import { type Read, readsOf } from "@/bench/scale-reads";
import { idsOf, large } from "@/bench/scale-rows";
import { type Figure, type Stage, startWorker, until } from "@/bench/scale-work";
import { simpleCertificate } from "@/lib/testing/factories";
import { startService, waitFor, webServer } from "@/scripts/processes";

/*
 * Two web processes and two workers over one Postgres and one bucket: people read, upload and add vendors while one process of each kind
 * is killed with SIGKILL and started again. A call that fails is repeated at the other web process, as a load balancer and a browser do.
 */

const seconds = 90;
const readers = 4;
const uploadsPerSecond = 1;
const vendorsPerSecond = 1;
const triesOfCall = 20;
const restartSeconds = 5;
const settleSeconds = 900;
const pause = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis));

type Tally = { reads: number[]; repeated: number; errors: string[] };
type Promised = { documents: Map<string, string>; vendors: Set<string> };

/** Calls one web process, and the other one when it does not answer or answers with a fault of the server. */
async function call(stage: Stage, tally: Tally, at: number, address: string, make: () => RequestInit): Promise<Response | null> {
  for (let tries = 0; tries < triesOfCall; tries += 1) {
    const base = stage.bases[(at + tries) % stage.bases.length];
    const answer = await fetch(base + address, make()).catch(() => null);
    if (answer && answer.status < 500 && answer.status !== 409) return answer;
    await answer?.arrayBuffer().catch(() => undefined);
    tally.repeated += 1;
    await pause(Math.min(100 * 2 ** tries, 3000));
  }
  tally.errors.push(`${address}: no answer after ${triesOfCall} tries`);
  return null;
}

async function readOn(stage: Stage, tally: Tally, token: string, reads: readonly Read[], ends: number): Promise<void> {
  for (let turn = Math.floor(Math.random() * reads.length); performance.now() < ends; turn += 1) {
    const { path, name } = reads[turn % reads.length] ?? { path: "/api/vendors", name: "vendors" };
    const started = performance.now();
    const answer = await call(stage, tally, turn, path, () => ({ headers: { authorization: `Bearer ${token}` } }));
    // The second half of an answer may fail too.
    const isWhole = await answer?.arrayBuffer().then(
      () => true,
      () => false,
    );
    if (answer && !answer.ok) tally.errors.push(`${name}: ${answer.status}`);
    else if (answer && !isWhole) tally.repeated += 1;
    else tally.reads.push(performance.now() - started);
  }
}

async function everySo(perSecond: number, ends: number, act: (number: number) => Promise<void>): Promise<void> {
  const started = performance.now();
  const acts: Promise<void>[] = [];
  for (let number = 0; performance.now() < ends; number += 1) {
    acts.push(act(number));
    await pause(Math.max(0, started + ((number + 1) * 1000) / perSecond - performance.now()));
  }
  await Promise.all(acts);
}

async function uploadOn(stage: Stage, tally: Tally, token: string, promised: Promised, ends: number): Promise<void> {
  const { rows } = await stage.owner.query("select id from vendor where company_id = $1 and status = 'ACTIVE' order by id limit 50", [
    large.id,
  ]);
  await everySo(uploadsPerSecond, ends, async (number) => {
    const bytes = new Uint8Array(await simpleCertificate("2099-06-01", `GL-${number}`));
    const key = randomUUID();
    const answer = await call(stage, tally, number, "/api/documents/upload", () => {
      const body = new FormData();
      body.append("vendorId", rows[number % rows.length]?.id);
      body.append("document", new Blob([bytes]), `kills-${number}.pdf`);
      return { method: "POST", headers: { authorization: `Bearer ${token}`, "idempotency-key": key }, body };
    });
    if (answer && answer.status <= 201) {
      const { data } = (await answer.json()) as { data: { id: string } };
      promised.documents.set(data.id, createHash("sha256").update(bytes).digest("hex"));
    } else if (answer) tally.errors.push(`upload: ${answer.status} ${await answer.text()}`);
  });
}

async function addVendors(stage: Stage, tally: Tally, token: string, promised: Promised, ends: number): Promise<void> {
  const run = Date.now();
  await everySo(vendorsPerSecond, ends, async (number) => {
    const name = `Added ${run} Works ${number}`;
    const body = JSON.stringify({ name, email: `added-${run}-${number}@vendor.example`, contactName: "Office" });
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json", "idempotency-key": randomUUID() };
    const answer = await call(stage, tally, number + 1, "/api/vendors", () => ({ method: "POST", headers, body }));
    if (answer?.status === 201) promised.vendors.add(name);
    else if (answer) tally.errors.push(`vendor: ${answer.status} ${await answer.text()}`);
  });
}

/** What was answered with success and is not there in the end, or is there twice. */
async function judge({ owner, bucket }: Stage, promised: Promised) {
  const { rows: documents } = await owner.query<{ id: string; sha256: string; key: string; status: string }>(
    "select id, sha256, storage_key as key, processing_status as status from document where id = any($1::uuid[])",
    [[...promised.documents.keys()]],
  );
  const kept = documents.filter(({ id, sha256, key }) => {
    const bytes = bucket.objects.get(key)?.bytes;
    return bytes && sha256 === promised.documents.get(id) && createHash("sha256").update(bytes).digest("hex") === sha256;
  });
  const { rows: vendors } = await owner.query<{ many: number }>(
    "select count(*)::int as many from vendor where company_id = $1 and name = any($2::text[]) group by name",
    [large.id, [...promised.vendors]],
  );
  return {
    lostDocuments: promised.documents.size - kept.length,
    doubledDocuments: promised.documents.size - new Set(promised.documents.values()).size,
    notRead: documents.filter(({ status }) => status !== "PROCESSED").length,
    lostVendors: promised.vendors.size - vendors.length,
    doubledVendors: vendors.filter(({ many }) => many > 1).length,
  };
}

export async function measureKills(stage: Stage): Promise<Figure[]> {
  const { env, owner } = stage;
  const token = await stage.token(large);
  const tally: Tally = { reads: [], repeated: 0, errors: [] };
  const promised: Promised = { documents: new Map(), vendors: new Set() };
  // The longest lists are no everyday read.
  const reads = readsOf(await idsOf(owner, large.id)).filter(({ name }) => !name.includes("ids"));
  const workers = [startWorker(stage), startWorker(stage)];
  try {
    await pause(10_000);
    const started = performance.now();
    const ends = started + seconds * 1000;
    const killing = (async () => {
      await pause((seconds * 1000) / 3);
      const web = stage.webs[1];
      web?.process.kill("SIGKILL");
      await web?.ended;
      await pause(restartSeconds * 1000);
      const port = Number(new URL(stage.bases[1] ?? "").port);
      const again = startService("web process", { args: webServer("start", port), env });
      stage.webs[1] = again;
      await waitFor(again, `${stage.bases[1]}/api/ready`, 120);
      const [, worker] = workers;
      worker?.process.kill("SIGKILL");
      await worker?.ended;
      await pause(restartSeconds * 1000);
      workers[1] = startWorker(stage);
    })();
    await Promise.all([
      killing,
      ...Array.from({ length: readers }, () => readOn(stage, tally, token, reads, ends)),
      uploadOn(stage, tally, token, promised, ends),
      addVendors(stage, tally, token, promised, ends),
    ]);
    const unread =
      "select count(*)::int as many from document where id = any($1::uuid[]) and processing_status in ('PENDING', 'PROCESSING')";
    const ids = [...promised.documents.keys()];
    await until("The readings", settleSeconds, async () => (await owner.query(unread, [ids])).rows[0].many === 0).catch(() => undefined);
    for (const error of tally.errors.slice(0, 20)) console.error(error);
    const found = await judge(stage, promised);
    return [
      { name: "reads while one process of each kind was killed", value: tally.reads.length, unit: "" },
      { name: "their p95", value: Math.round(percentile(tally.reads, 0.95)), unit: "ms" },
      { name: "uploads answered with success", value: promised.documents.size, unit: "" },
      { name: "vendors answered with success", value: promised.vendors.size, unit: "" },
      { name: "calls repeated", value: tally.repeated, unit: "" },
      { name: "errors that a repetition did not mend", value: tally.errors.length, unit: "", aim: 0 },
      { name: "documents lost", value: found.lostDocuments, unit: "", aim: 0 },
      { name: "documents on file twice", value: found.doubledDocuments, unit: "", aim: 0 },
      { name: "documents that were not read", value: found.notRead, unit: "", aim: 0 },
      { name: "vendors lost", value: found.lostVendors, unit: "", aim: 0 },
      { name: "vendors on file twice", value: found.doubledVendors, unit: "", aim: 0 },
    ];
  } finally {
    for (const worker of workers) await worker.stop();
  }
}
