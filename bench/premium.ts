import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import pg from "pg";
import { readDocument } from "@/lib/extraction/readers/file";
import { drawCertificate } from "@/lib/testing/certificate";
import { sampleCertificate } from "@/lib/testing/certificate-sample";
import { ensureDatabase, startPostgres } from "@/scripts/embedded-postgres";
import { freePort } from "@/scripts/ports";
import { generateClient } from "@/scripts/prisma-client";
import { requireNode, typescript } from "@/scripts/processes";

/** `tsx bench/premium.ts`: how long the premium audit of a company takes as PDF and as Excel. Its vendors have a contract, a read certificate and 12 payments each. */
const vendors = 2000;
const companyId = "00000000-0000-4000-8000-000000000001";

/** Rows as the product writes them; the certificate is read once, and names each vendor in turn. */
async function fill(owner: pg.Client, folder: string): Promise<void> {
  const file = path.join(folder, "certificate.pdf");
  await writeFile(file, await drawCertificate(sampleCertificate));
  const reading = JSON.stringify(await readDocument(file));
  const add = (text: string, ...more: unknown[]) => owner.query(text, [companyId, ...more]);
  await owner.query("set session_replication_role = replica");
  await add(
    "insert into company (id, name, trial_ends_at, reminders_since) values ($1, 'Invented Builders', now() + interval '10 days', now())",
  );
  await add("insert into company_stats (company_id, as_of) values ($1, current_date)");
  await add(
    `insert into vendor (id, company_id, name, email, documents_count, updated_at)
     select gen_random_uuid(), $1, 'Audited Trade ' || v, 'office' || v || '@audited.example', 1, now() from generate_series(1, ${vendors}) v`,
  );
  await add(
    `insert into document (id, company_id, vendor_id, file_name, file_size, content_type, sha256, storage_key, read_document_type, insured_names,
       processing_status, created_at, processed_at)
     select gen_random_uuid(), company_id, id, 'COI.pdf', 81234, 'application/pdf', md5(id::text), company_id || '/' || gen_random_uuid(),
       'CERTIFICATE_OF_INSURANCE', array[name], 'PROCESSED', now(), now() from vendor where company_id = $1`,
  );
  await add(
    `insert into reading (id, company_id, document_id, revision, result, millis)
     select gen_random_uuid(), company_id, id, 1, replace($2, $3, insured_names[1])::jsonb, 300 from document where company_id = $1`,
    reading,
    sampleCertificate.insured.name,
  );
  await add("insert into project (id, company_id, name, updated_at) values (gen_random_uuid(), $1, 'Invented Tower', now())");
  await add(
    `insert into assignment (id, company_id, project_id, vendor_id, starts_on)
     select gen_random_uuid(), $1, p.id, v.id, '2026-01-01' from project p, vendor v where p.company_id = $1 and v.company_id = $1`,
  );
  await add("insert into payment_import (id, company_id, file_name, sha256) values (gen_random_uuid(), $1, 'payments.csv', 'x')");
  await add(
    `insert into vendor_payment (id, company_id, import_id, vendor_id, paid_on, cents)
     select gen_random_uuid(), $1, i.id, v.id, make_date(2026, m, 15), 100000 from payment_import i, vendor v, generate_series(1, 12) m
     where i.company_id = $1 and v.company_id = $1`,
  );
  await owner.query("set session_replication_role = origin");
  await owner.query("analyze");
}

async function measure(): Promise<void> {
  const { exportPremiumAudit } = await import("@/lib/reports/premium/audit-queries");
  const { systemScope } = await import("@/lib/tenancy/scope");
  (await import("@/lib/infra/server-texts")).speakOnServer();
  const scope = systemScope({ id: companyId, timeZone: "America/New_York" });
  for (const format of ["xlsx", "pdf"] as const) {
    const [started, before] = [performance.now(), process.cpuUsage()];
    const bytes = await buffer(await exportPremiumAudit(scope, { from: "2026-01-01", to: "2026-12-31", format }));
    const { user, system } = process.cpuUsage(before);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const memory = Math.round(process.memoryUsage().rss / 2 ** 20);
    console.log(
      `${format}: ${vendors} vendors, ${seconds} s, ${((user + system) / 1e6).toFixed(1)} s of processor time, ${bytes.length} bytes, ${memory} MB`,
    );
  }
}

await generateClient();
const folder = await mkdtemp(path.join(os.tmpdir(), "coverkeep-bench-"));
const postgres = await startPostgres(path.join(folder, "postgres"), await freePort(), { fast: true });
try {
  await ensureDatabase(postgres.url("postgres"), "coverkeep");
  const url = postgres.url("coverkeep");
  const login = Object.assign(new URL(url), { username: "coverkeep_web", password: "coverkeep-bench" }).href;
  const settings = { APP_SECRET: randomBytes(32).toString("base64url"), DATABASE_URL: login, LOG_LEVEL: "silent" };
  await requireNode("The migration", { args: typescript("scripts/migrate.ts"), env: { ...settings, DATABASE_MIGRATION_URL: url } });
  Object.assign(process.env, settings);
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await fill(owner, folder).finally(() => owner.end());
  await measure();
} finally {
  const { closeDatabase } = await import("@/lib/infra/db");
  await closeDatabase();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
