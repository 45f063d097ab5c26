import pg from "pg";
import type { Ids } from "@/bench/scale-reads";
import { enqueueFileSweep } from "@/lib/documents/files/commands";
import { sweepFilesJob } from "@/lib/documents/files/jobs";
import { hashPassword } from "@/lib/infra/crypto";
import { checkIntegrityJob } from "@/lib/operations/integrity/jobs";
import { keepRun } from "@/lib/operations/runs-commands";

const password = "bench password";
export const companyId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** The two large companies that are asked, and a platform admin of the second. */
export const large = { id: companyId(1), vendors: 10_000, member: { email: "member1@company.example", password } };
export const largest = { id: companyId(2), vendors: 100_000, member: { email: "member2@company.example", password } };
/** A company that keeps ten kinds of documents, with a document of each kind for each vendor. */
export const kept = { id: companyId(3), vendors: 10_000, kinds: 10, member: { email: "member3@company.example", password } };

export type Size = { smallCompanies: number; documentsOfLargest: number };
export const sizes = {
  /** 115,000 vendors and 350,000 documents. */
  usual: { smallCompanies: 100, documentsOfLargest: 2 },
  /** 1,002 companies with 160,000 vendors and 1,000,000 documents. */
  full: { smallCompanies: 1000, documentsOfLargest: 4 },
} satisfies Record<string, Size>;

/** Whether the database holds these rows already: a folder that is kept is filled once. */
export async function isSeeded(ownerUrl: string): Promise<boolean> {
  return withOwner(ownerUrl, async (owner) => ((await owner.query("select 1 from company limit 1")).rowCount ?? 0) > 0);
}

export async function withOwner<T>(ownerUrl: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}

/** Something of each kind in a company, to ask for. */
export async function idsOf(owner: pg.Client | pg.Pool, company: string): Promise<Ids> {
  const first = async (text: string) => String((await owner.query(text, [company])).rows[0]?.id);
  const document = await first(
    "select id from document where company_id = $1 and vendor_id is not null and processing_status = 'PROCESSED' order by id limit 1",
  );
  return {
    document,
    kind: await first("select id from document_kind where company_id = $1 order by name limit 1"),
    vendor: await first(`select vendor_id as id from document where company_id = $1 and id = '${document}'`),
    waiting: await first(
      "select id from document where company_id = $1 and needs_review and processing_status = 'PROCESSED' order by id limit 1",
    ),
    unassigned: await first("select id from document where company_id = $1 and vendor_id is null order by id limit 1"),
    project: await first("select id from project where company_id = $1 order by id limit 1"),
    member: await first(`select id from "user" where company_id = $1 limit 1`),
  };
}

/**
 * One company of 10,000 vendors with 10 documents each, one of 100,000 vendors, one that keeps ten kinds of documents of 10,000 vendors, and
 * many of 50 vendors with 10 documents each. Every document has one audit event, and a certificate has two policies. All reminders of today are in the ledger, so a sweep has nothing to do.
 */
export async function writeRows(ownerUrl: string, size: Size): Promise<void> {
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(new Date());
  await withOwner(ownerUrl, async (owner) => {
    await owner.query("set session_replication_role = replica");
    await owner.query("set synchronous_commit = off");
    await owner.query("set maintenance_work_mem = '512MB'");
    const rebuild = await dropIndexes(owner);
    await owner.query(companies(size));
    await owner.query(users, [await hashPassword(password)]);
    await owner.query(vendors(size));
    await owner.query(documents(size));
    await owner.query(withoutVendor);
    await owner.query(kinds);
    await owner.query(papers, [today]);
    await owner.query(policies, [today]);
    await owner.query(dates, [today]);
    await owner.query(readings);
    await owner.query(ledger, [today]);
    await owner.query(projects);
    await owner.query(assignments);
    await owner.query(events);
    await owner.query(counters, [today]);
    for (const statement of rebuild) await owner.query(statement);
    await owner.query("set session_replication_role = origin");
    await owner.query("vacuum analyze");
  });
}

/**
 * Leaves the workers nothing to do at their start. An upgrade since the rows were written marks all vendors to be judged, and the sweep of
 * files and the integrity check would look in the bucket for each of the invented documents.
 */
export async function settleRows(owner: pg.Client): Promise<void> {
  await owner.query("set session_replication_role = replica");
  const { rowCount } = await owner.query("update vendor set is_judgment_due = false where is_judgment_due");
  // Days may have passed too: what is due is found before anything is measured.
  await owner.query("update company_stats set rejudge_total = 0, as_of = (now() at time zone 'America/New_York')::date");
  await owner.query("set session_replication_role = origin");
  if (rowCount) await owner.query("vacuum analyze vendor");
  await owner.query("delete from pgboss.job where name in ($1, $2)", [sweepFilesJob.name, checkIntegrityJob.name]);
  await enqueueFileSweep();
  await owner.query("update pgboss.job set state = 'completed', completed_on = now() where name = $1", [sweepFilesJob.name]);
  await keepRun("INTEGRITY", async () => ({ isGood: true, summary: {}, result: null }));
}

/** Drops the indexes that are no constraints and returns what builds them again: that is faster than to keep them up to date. */
async function dropIndexes(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes i where schemaname = 'public'
       and not exists (select 1 from pg_constraint where conname = i.indexname) and indexdef not like '%UNIQUE%'`,
  );
  for (const { indexname } of rows) await owner.query(`drop index ${pg.escapeIdentifier(indexname)}`);
  return rows.map(({ indexdef }) => indexdef);
}

const companies = ({ smallCompanies }: Size) => `
  insert into company (id, name, trial_ends_at, plan, plan_since, reminders_since)
  select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Invented Builders ' || n, now() + interval '10 days', 'enterprise', now(), now()
  from generate_series(1, ${smallCompanies + 2}) n`;

const users = `
  insert into "user" (id, company_id, email, password_hash, first_name, last_name, email_verified_at, platform_role)
  select gen_random_uuid(), id, 'member' || n || '@company.example', $1, 'Bench', 'Member ' || n, now(),
    (case when n = 2 then 'ADMIN' else 'USER' end)::platform_role
  from (select id, right(id::text, 6)::int as n from company) c`;

const nameWords = `(array['Northside', 'Blue Ridge', 'Prairie', 'Harbor', 'Keystone', 'Summit', 'Cedar', 'Ironwood', 'Lakeview', 'Redstone', 'Pioneer',
  'Granite', 'Maple', 'Riverbend', 'Oakdale', 'Sunrise', 'Falcon', 'Copper', 'Willow', 'Crescent', 'Juniper', 'Beacon', 'Meadow', 'Cobalt'])`;
const tradeWords = `(array['Paving', 'Roofing', 'Plumbing', 'Electric', 'Masonry', 'Drywall', 'Excavation', 'Glazing', 'Painting', 'Flooring', 'Insulation',
  'Scaffolding', 'Landscaping', 'Welding', 'Demolition', 'Carpentry', 'Fencing', 'Sprinkler', 'Concrete', 'Elevator'])`;

const vendors = ({ smallCompanies }: Size) => `
  insert into vendor (id, company_id, name, email, contact_name, phone, address, status, compliance_status, documents_count, created_at, updated_at)
  select gen_random_uuid(), ('00000000-0000-4000-8000-' || lpad(c.n::text, 12, '0'))::uuid,
    ${nameWords}[1 + v % 24] || ' ' || ${tradeWords}[1 + (v / 24) % 20] || ' ' || (v / 480) || (array[' LLC', ' Inc', ' Co', ''])[1 + v % 4],
    'office' || v || '@vendor' || c.n || '.example', 'Office ' || v, '(555) 010-0100', v || ' Example Street, Springfield, NY 10000',
    (case when v % 33 = 0 then 'INACTIVE' else 'ACTIVE' end)::vendor_status,
    (array['COMPLIANT', 'COMPLIANT', 'EXPIRING_SOON', 'EXPIRED', 'UNDER_REVIEW'])[1 + v % 5]::compliance_status, 0,
    now() - make_interval(mins => v), now()
  from generate_series(1, ${smallCompanies + 2}) c(n),
    generate_series(1, case c.n when 1 then ${large.vendors} when 2 then ${largest.vendors} when 3 then ${kept.vendors} else 50 end) v`;

const documents = ({ documentsOfLargest }: Size) => `
  insert into document (id, company_id, vendor_id, uploaded_by_id, file_name, file_size, content_type, sha256, storage_key, read_document_type,
                        insured_names, processing_status, failure_reason, needs_review, created_at, processed_at, file_missing_at)
  select gen_random_uuid(), v.company_id, v.id, u.id, 'COI ' || v.name || ' ' || d || '.pdf', d, 'application/pdf', md5(v.id::text || d),
    v.company_id || '/' || gen_random_uuid(), 'CERTIFICATE_OF_INSURANCE', array[v.name],
    (case when (v.n + d) % 200 = 0 then 'FAILED' else 'PROCESSED' end)::processing_status,
    case when (v.n + d) % 200 = 0 then '{ "code": "server.jobs.weCouldntReadThisDocument" }'::jsonb end, (v.n + d) % 50 = 0, v.created_at + make_interval(secs => d), now(), now()
  from (select *, substring(email from 'office(\\d+)@')::int as n from vendor) v
    join "user" u on u.company_id = v.company_id,
    generate_series(1, case v.company_id when '${largest.id}' then ${documentsOfLargest} when '${kept.id}' then 0 else 10 end) d`;

/** 200 files of each large company that no vendor was found for. */
const withoutVendor = `
  insert into document (id, company_id, file_name, file_size, content_type, sha256, storage_key, insured_names, processing_status, needs_review, file_missing_at)
  select gen_random_uuid(), c.id, 'Scan ' || n || '.pdf', 1, 'application/pdf', md5(c.id::text || n), c.id || '/' || gen_random_uuid(),
    array['Northsde Paving ' || n], 'PROCESSED', true, now()
  from company c, generate_series(1, 200) n where c.id in ('${large.id}', '${largest.id}')`;

const kinds = `
  insert into document_kind (id, company_id, name, expires, updated_at)
  select gen_random_uuid(), '${kept.id}', 'Invented Permit ' || n, 'date', now() from generate_series(1, ${kept.kinds}) n`;

const papers = `
  insert into document (id, company_id, vendor_id, uploaded_by_id, file_name, file_size, content_type, sha256, storage_key, kind_id, kind_source,
                        typed_expiration_date, processing_status, needs_review, created_at, processed_at, file_missing_at)
  select gen_random_uuid(), v.company_id, v.id, u.id, k.name || ' ' || v.name || '.pdf', 81234, 'application/pdf', md5(v.id::text || k.id),
    v.company_id || '/' || gen_random_uuid(), k.id, 'slot', $1::date + (('x' || left(md5(k.id::text || v.id), 5))::bit(20)::int % 400) - 30, 'PROCESSED',
    false, v.created_at, now(), now()
  from vendor v join "user" u on u.company_id = v.company_id join document_kind k on k.company_id = v.company_id
  where v.company_id = '${kept.id}'`;

const policies = `
  insert into policy (id, company_id, vendor_id, document_id, position, key, coverage, insured_name, insurer_name, policy_number, effective_date,
                      expiration_date, is_current, each_occurrence, general_aggregate)
  select gen_random_uuid(), d.company_id, d.vendor_id, d.id, p, d.id || '-' || p, (array['GENERAL_LIABILITY', 'AUTO_LIABILITY'])[p]::coverage,
    d.insured_names[1], 'Invented Mutual', 'GL-' || left(d.sha256, 8) || p, $1::date - 300, $1::date + 1 + (('x' || left(d.sha256, 5))::bit(20)::int + p) % 365,
    d.file_size = 1, 1000000, 2000000
  from document d, generate_series(1, 2) p where d.vendor_id is not null and d.kind_id is null`;

/** The dates that follow from the policies; file_size held the document's number until here. */
const dates = `
  with ends as (select company_id, vendor_id, min(expiration_date) as first from policy where is_current group by 1, 2),
  dated as (
    update document d set read_expiration_date = p.expiration_date, file_size = 81234
    from policy p where p.company_id = d.company_id and p.document_id = d.id and p.position = 1),
  counted as (select company_id, vendor_id, count(*) as many from document group by 1, 2)
  update vendor v set earliest_expiration = e.first, status_due_on = $1::date + 400, documents_count = c.many
  from ends e join counted c using (company_id, vendor_id) where e.company_id = v.company_id and e.vendor_id = v.id`;

const readings = `
  insert into reading (id, company_id, document_id, revision, result, millis)
  select gen_random_uuid(), company_id, id, 1, jsonb_build_object('certificates', '[]'::jsonb, 'words', repeat(md5(id::text), 64)), 300
  from document where company_id = '${large.id}' and processing_status = 'PROCESSED'`;

/** Each stage that is due today was told. */
const ledger = `
  with due as (
    select p.company_id, p.vendor_id, p.key, lower(v.email) as recipient, gen_random_uuid() as mail_id,
      (select min(stage) from unnest(array[90, 60, 30, 14, 7, 3, 1]) stage where p.expiration_date - $1::date <= stage) as stage
    from policy p join vendor v on v.company_id = p.company_id and v.id = p.vendor_id
    where p.is_current and v.status = 'ACTIVE' and p.expiration_date > $1::date and p.expiration_date <= $1::date + 90),
  mails as (
    insert into mail (id, company_id, vendor_id, kind, recipient, subject, body, message_id, status, sent_at, retry_until)
    select mail_id, company_id, vendor_id, 'EXPIRATION_REMINDER', recipient, 'Your insurance expires', 'Please send a new certificate.',
      mail_id || '@bench.example', 'SENT', now(), now() from due)
  insert into reminder (id, company_id, vendor_id, policy_key, stage, recipient, mail_id)
  select gen_random_uuid(), company_id, vendor_id, key, stage, recipient, mail_id from due`;

const projects = `
  insert into project (id, company_id, name, number, address, updated_at)
  select gen_random_uuid(), c.id, 'Invented Tower ' || n, 'P-' || n, n || ' Example Avenue, Springfield, NY 10000', now()
  from company c, generate_series(1, 50) n where c.id in ('${large.id}', '${largest.id}')`;

const assignments = `
  insert into assignment (id, company_id, project_id, vendor_id)
  select gen_random_uuid(), p.company_id, p.id, v.id
  from project p join vendor v on v.company_id = p.company_id
    and substring(v.email from 'office(\\d+)@')::int % 100 = substring(p.name from '\\d+')::int`;

const events = `
  insert into audit_event (company_id, seq, at, actor_kind, actor_id, action, subject_type, subject_id, details, prev_hash, hash)
  select company_id, row_number() over (partition by company_id order by created_at, id), created_at,
    case when uploaded_by_id is null then 'job' else 'person' end, uploaded_by_id, 'document.uploaded', 'document', id,
    jsonb_build_object('subjectName', file_name), '', sha256
  from document`;

const counters = `
  insert into company_stats (company_id, total, compliant, expiring_soon, expired, under_review, documents, vendors_all, as_of, audit_seq)
  select v.company_id, count(*) filter (where active), count(*) filter (where active and status = 'COMPLIANT'),
    count(*) filter (where active and status = 'EXPIRING_SOON'), count(*) filter (where active and status = 'EXPIRED'),
    count(*) filter (where active and status = 'UNDER_REVIEW'), d.many, count(*), $1::date, d.many
  from (select company_id, status = 'ACTIVE' as active, compliance_status as status from vendor) v
    join (select company_id, count(*) as many from document group by 1) d using (company_id) group by v.company_id, d.many`;
