import { to as copyTo } from "pg-copy-streams";
import { large, largest } from "@/bench/scale-rows";
import { type Figure, memory, type Stage, seconds } from "@/bench/scale-work";

/*
 * Each export as a browser fetches it, beside `copy (…) to stdout` of the same cells by one connection without row-level security, in the
 * same run.
 */

const most = 4;

/** The limits of a document's or a vendor's coverage lines, as the exports have them. */
const limits = (lines: string) => `(select
    string_agg(distinct p.coverage::text, '; ') || string_agg(distinct p.each_occurrence::text, '; ') || string_agg(distinct p.general_aggregate::text, '; ')
    from policy p where ${lines})`;
const documents = (company: string) => `select d.file_name, coalesce(d.typed_document_type, d.read_document_type), v.name,
    array_to_string(d.insured_names, '; '), coalesce(d.typed_expiration_date, d.read_expiration_date), d.processing_status, d.failure_reason,
    d.review_reasons, d.created_at, u.first_name || ' ' || u.last_name, d.file_size, ${limits("p.company_id = d.company_id and p.document_id = d.id")}
  from document d left join vendor v on v.company_id = d.company_id and v.id = d.vendor_id
    left join "user" u on u.company_id = d.company_id and u.id = d.uploaded_by_id
  where d.company_id = '${company}' order by d.created_at desc, d.id desc`;
const vendors = (
  company: string,
) => `select v.name, v.email, v.contact_name, v.phone, v.address, v.status, v.compliance_status, v.reason_sentence,
    v.earliest_expiration, v.documents_count, v.created_at, ${limits("p.company_id = v.company_id and p.vendor_id = v.id and p.is_current")}
  from vendor v where v.company_id = '${company}' order by v.created_at desc, v.id`;
const activity = (
  company: string,
) => `select e.seq, e.at, u.first_name || ' ' || u.last_name, e.action, e.subject_type, d.file_name, e.details, e.address,
    e.subject_id, e.hash
  from audit_event e left join "user" u on u.company_id = e.company_id and u.id = e.actor_id
    left join document d on d.company_id = e.company_id and e.subject_type = 'document' and d.id::text = e.subject_id::text
  where e.company_id = '${company}' order by e.seq`;

type Export = { name: string; company: typeof large; path: string; raw?: string };
const companyExport = "/api/exports/company";
export const exports: Export[] = [
  { name: "documents as CSV, 100,000", company: large, path: "/api/documents/export", raw: documents(large.id) },
  { name: "activity as CSV, 100,000", company: large, path: "/api/activity/export", raw: activity(large.id) },
  { name: "vendors as CSV, 100,000", company: largest, path: "/api/vendors/export", raw: vendors(largest.id) },
  { name: "documents as CSV, largest company", company: largest, path: "/api/documents/export", raw: documents(largest.id) },
  { name: "everything as a zip, 100,000 documents", company: large, path: companyExport },
];

/** The address of the company's export, given for the password. */
async function ticketFor({ base }: Stage, { member }: typeof large, headers: Record<string, string>): Promise<string> {
  const body = JSON.stringify({ password: member.password });
  const answer = await fetch(base + companyExport, { method: "POST", headers: { ...headers, "content-type": "application/json" }, body });
  if (!answer.ok) throw new Error(`the ticket for the export answered ${answer.status}`);
  return ((await answer.json()) as { data: { url: string } }).data.url;
}

async function measureRaw({ owner }: Stage, query: string): Promise<number> {
  const started = performance.now();
  for await (const _ of owner.query(copyTo(`copy (${query}) to stdout (format csv)`)));
  return seconds(started);
}

/** Each export, with the web process's memory meanwhile. */
export async function measureExports(stage: Stage): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, company, path, raw } of exports) {
    const headers = { authorization: `Bearer ${await stage.token(company)}` };
    // Both read warm pages.
    if (raw) await measureRaw(stage, raw);
    const copied = raw ? await measureRaw(stage, raw) : null;
    let peak = 0;
    const timer = setInterval(() => {
      peak = Math.max(peak, memory(stage.webs[0]?.process.pid, "VmRSS"));
    }, 50);
    const started = performance.now();
    const address = path === companyExport ? await ticketFor(stage, company, headers) : path;
    const answer = await fetch(`${stage.base}${address}`, { headers });
    let size = 0;
    for await (const piece of answer.body ?? []) size += piece.length;
    clearInterval(timer);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    const took = seconds(started);
    figures.push({
      name: `time: ${name}, ${Math.round(size / 1e6)} MB`,
      value: took,
      unit: "s",
      ...(copied && { aim: Number((most * copied).toFixed(2)) }),
    });
    if (copied) figures.push({ name: `the same by copy: ${name}`, value: copied, unit: "s" });
    figures.push({ name: `web's memory: ${name}`, value: peak, unit: "MB", aim: 450 });
    console.error(
      figures
        .slice(-3)
        .map(({ value, unit }) => `${value} ${unit}`)
        .join(", "),
      name,
    );
  }
  return figures;
}
