import { writeFile } from "node:fs/promises";
import path from "node:path";
import { percentile } from "@/bench/http-load";
import { companyId } from "@/bench/scale-rows";
import { type Figure, type Stage, seconds, startWorker, until } from "@/bench/scale-work";
import { judgeAffected } from "@/lib/compliance/judging/rejudging-commands";
import { readySets } from "@/lib/compliance/requirements/ready-sets-values";
import { readDocument } from "@/lib/extraction/readers/file";
import { inCompany } from "@/lib/infra/db";
import { systemScope } from "@/lib/tenancy/scope";
import { drawCertificate } from "@/lib/testing/certificate";
import { sampleCertificate } from "@/lib/testing/certificate-sample";

/** A company of its own beside the others: 10,000 vendors with two certificates and two contracts each. */
const judged = { id: companyId(3), vendors: 10_000, member: { email: "member3@company.example", password: "bench password" } };
const { vendors } = judged;
const projects = 200;
const setId = "00000000-0000-4000-9000-000000000001";

/** Twelve requirements of the set for standard trades. */
const twelve = (minimum: number) => ({
  ...readySets.standard,
  name: "Twelve requirements",
  requirements: readySets.standard.requirements
    .slice(0, 12)
    .map((rule) => (rule.type === "limit" && rule.limit === "eachOccurrence" ? { ...rule, minimum } : rule)),
});

async function writeJudged({ owner, folder }: Stage): Promise<void> {
  const count = await owner.query("select count(*)::int as many from vendor where company_id = $1", [judged.id]);
  if (count.rows[0].many >= vendors) return;
  const file = path.join(folder, "judged.pdf");
  await writeFile(file, await drawCertificate(sampleCertificate));
  const reading = JSON.stringify(await readDocument(file));
  await owner.query("set session_replication_role = replica");
  await owner.query(
    `insert into vendor (id, company_id, name, email, compliance_status, documents_count, created_at, updated_at)
     select gen_random_uuid(), $1, 'Judged Trade ' || v, 'office' || v || '@judged.example', 'COMPLIANT', 2, now(), now()
     from generate_series(1, ${vendors}) v`,
    [judged.id],
  );
  await owner.query(
    `insert into document (id, company_id, vendor_id, file_name, file_size, content_type, sha256, storage_key, read_document_type, insured_names,
        processing_status, created_at, processed_at)
     select gen_random_uuid(), v.company_id, v.id, 'COI ' || v.name || ' ' || d || '.pdf', 81234, 'application/pdf', md5(v.id::text || d),
       v.company_id || '/' || gen_random_uuid(), 'CERTIFICATE_OF_INSURANCE', array[v.name], 'PROCESSED', now(), now()
     from vendor v, generate_series(1, 2) d where v.company_id = $1 and v.email like '%@judged.example'`,
    [judged.id],
  );
  await owner.query(
    `insert into reading (id, company_id, document_id, revision, result, millis)
     select gen_random_uuid(), d.company_id, d.id, 1, replace($2, $3, d.insured_names[1])::jsonb, 300
     from document d where d.company_id = $1 and d.file_name like 'COI Judged%'`,
    [judged.id, reading, sampleCertificate.insured.name],
  );
  await owner.query(
    `insert into project (id, company_id, name, updated_at) select gen_random_uuid(), $1, 'Judged Tower ' || n, now() from generate_series(1, ${projects}) n`,
    [judged.id],
  );
  await owner.query(
    `insert into assignment (id, company_id, project_id, vendor_id, contract_number)
     select gen_random_uuid(), $1, p.id, v.id, 'C-' || p.n
     from (select id, substring(name from '\\d+')::int as n from project where company_id = $1 and name like 'Judged%') p
     join (select id, substring(email from '\\d+')::int as n from vendor where company_id = $1 and email like '%@judged.example') v
       on p.n in (1 + v.n % ${projects}, 1 + (v.n + 7) % ${projects})`,
    [judged.id],
  );
  await owner.query("insert into requirement_set (id, company_id, name, updated_at) values ($2, $1, 'Twelve requirements', now())", [
    judged.id,
    setId,
  ]);
  await owner.query("insert into requirement_set_version (company_id, set_id, number, body) values ($1, $2, 1, $3)", [
    judged.id,
    setId,
    JSON.stringify(twelve(1_000_000)),
  ]);
  await owner.query("update company set default_requirement_set_id = $2 where id = $1", [judged.id, setId]);
  await owner.query("set session_replication_role = origin");
  await owner.query("analyze");
}

const scope = () => systemScope({ id: judged.id, timeZone: "America/New_York" });

/** Changes the set and has all vendors checked again; ends when all are. `killAt`: the worker dies when so many are left. */
async function rejudge(stage: Stage, number: number, killAt?: number): Promise<number> {
  const { owner } = stage;
  await owner.query("delete from pgboss.job");
  await owner.query("insert into requirement_set_version (company_id, set_id, number, body) values ($1, $2, $3, $4)", [
    judged.id,
    setId,
    number,
    JSON.stringify(twelve(number % 2 === 0 ? 2_000_000 : 1_000_000)),
  ]);
  let worker = startWorker(stage);
  const left = async () =>
    Number((await owner.query("select count(*) from vendor where company_id = $1 and is_judgment_due", [judged.id])).rows[0].count);
  try {
    await inCompany(scope(), (tx) => judgeAffected(tx, scope(), { setId }), { timeout: 60_000 });
    await until("The first batch", 60, async () => (await left()) < vendors);
    const started = performance.now();
    const first = await left();
    if (killAt !== undefined) {
      await until("The worker's half", 600, async () => (await left()) <= killAt);
      worker.process.kill("SIGKILL");
      await worker.ended;
      worker = startWorker(stage);
    }
    await until("Judging all vendors", 1200, async () => (await left()) === 0);
    return seconds(started) * (vendors / Math.max(1, first));
  } finally {
    await worker.stop();
  }
}

async function p95Of({ base, token }: Stage, address: string): Promise<number> {
  const headers = { authorization: `Bearer ${await token(judged)}` };
  const times: number[] = [];
  for (let call = 0; call < 40; call += 1) {
    const started = performance.now();
    const answer = await fetch(base + address, { headers });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
    if (call >= 7) times.push(performance.now() - started);
  }
  return Number(percentile(times, 0.95).toFixed(1));
}

/** Checking 10,000 vendors with 20,000 contracts again after a set changed, with and without a worker's death, and the reads about it. */
export async function measureVerdicts(stage: Stage): Promise<Figure[]> {
  const { owner } = stage;
  await writeJudged(stage);
  const { rows: versions } = await owner.query("select max(number)::int as number from requirement_set_version where set_id = $1", [setId]);
  const next = Number(versions[0].number) + 1;
  const took = await rejudge(stage, next);
  const afterDeath = await rejudge(stage, next + 1, vendors / 2);
  const { rows: wrong } = await owner.query(
    `select count(*)::int as many from (select v.id from vendor v left join verdict n on n.company_id = v.company_id and n.vendor_id = v.id
       and n.until_at is null and n.set_version = $2 where v.company_id = $1 and v.email like '%@judged.example'
       group by v.id having count(n.id) <> 2) x`,
    [judged.id, next + 1],
  );
  const [vendor] = (await owner.query("select id from vendor where company_id = $1 and email like '%@judged.example' limit 1", [judged.id]))
    .rows;
  const [contract] = (
    await owner.query("select project_id from assignment where company_id = $1 and vendor_id = $2 limit 1", [judged.id, vendor.id])
  ).rows;
  const reads: [string, string][] = [
    ["vendor list", "/api/vendors?limit=10"],
    ["vendors that fall short", "/api/vendors?limit=10&coverage=GL_SHORT"],
    ["project page", `/api/projects/${contract.project_id}`],
    ["verdict of a vendor", `/api/vendors/${vendor.id}/verdict`],
    ["clearance", `/api/clearance?vendorId=${vendor.id}&projectId=${contract.project_id}`],
  ];
  const figures: Figure[] = [
    { name: "10,000 vendors with 20,000 contracts judged anew", value: Number(took.toFixed(1)), unit: "s", aim: 60 },
    { name: "the same, with the worker killed half-way", value: Number(afterDeath.toFixed(1)), unit: "s" },
    { name: "vendors without exactly their two verdicts after that", value: Number(wrong[0].many), unit: "", aim: 0 },
  ];
  for (const [name, address] of reads) figures.push({ name: `${name}, p95`, value: await p95Of(stage, address), unit: "ms", aim: 60 });
  return figures;
}
