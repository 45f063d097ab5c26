import { Readable } from "node:stream";
import { getVendorVerdict } from "@/lib/compliance/reading/queries";
import { getTimeline } from "@/lib/compliance/reading/timeline-queries";
import { openForArchive, requireFilesInReach } from "@/lib/documents/files/queries";
import { requireScanned } from "@/lib/documents/upkeep/malware-commands";
import { now } from "@/lib/infra/clock";
import { inCompany, readInCompany } from "@/lib/infra/db";
import { downloadName } from "@/lib/infra/download-names-rules";
import { notFound } from "@/lib/infra/errors";
import type { WrittenFile } from "@/lib/infra/lists/files-rules";
import { coded } from "@/lib/infra/sentences-rules";
import { type ZipEntry, zipOf } from "@/lib/infra/zip";
import { readFonts } from "@/lib/reports/drawing-queries";
import { checks, eventText, fileNameOf, sha256, verdictParagraphs } from "@/lib/reports/evidence/rules";
import { proseOf } from "@/lib/reports/prose-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import { type CompanyScope, today } from "@/lib/tenancy/scope";
import { say } from "@/messages/say";

const asJson = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/**
 * What a firm knows of a vendor, for an auditor or a lawyer, as a zip file that is written while it is sent: verdict of a day,
 * verdicts of all days, coverage in time, certificates, emails, and the audit trail with what its chain is checked by. That it was
 * made is an event itself. Throws `not_found`, and `unavailable` while files cannot be opened.
 */
export async function exportEvidence(
  scope: CompanyScope,
  vendorId: string,
  date = today(scope),
): Promise<Omit<WrittenFile, "contentType">> {
  const { companyId } = scope;
  await requireFilesInReach(scope, (tx) => tx.document.count({ where: { companyId, vendorId, scanResult: null } }));
  const vendor = await inCompany(scope, async (tx) => {
    const row = await tx.vendor.findUnique({ where: { companyId_id: { companyId, id: vendorId } }, select: { id: true, name: true } });
    if (!row) throw notFound(coded("common.vendor"));
    await recordEvent(tx, scope, { action: "vendor.evidence_exported", subjectType: "vendor", subjectId: vendorId, subjectName: row.name });
    return row;
  });
  return { fileName: downloadName("zip", "evidence", vendor.name, date), bytes: zipOf(entriesOf(scope, vendor, date)) };
}

async function* entriesOf(scope: CompanyScope, vendor: { id: string; name: string }, date: string): AsyncGenerator<ZipEntry> {
  const sums: string[] = [];
  for await (const { sum, ...entry } of partsOf(scope, vendor, date)) {
    if (sum) sums.push(`${sum}  ${entry.name}`);
    yield entry;
  }
  yield { name: "SHA256SUMS", bytes: Buffer.from(`${sums.join("\n")}\n`) };
  yield {
    name: "README.txt",
    bytes: Buffer.from(say("server.evidence.readme", { vendor: vendor.name, date, at: now().toISOString(), ...checks })),
  };
}

type Part = ZipEntry & { sum?: string };

const whole = (name: string, bytes: Buffer): Part => ({ name, bytes, sum: sha256(bytes) });

async function* partsOf(scope: CompanyScope, vendor: { id: string; name: string }, date: string): AsyncGenerator<Part> {
  const verdict = await getVendorVerdict(scope, vendor.id, date);
  const about = coded("server.evidence.statusOn", { day: { day: date } });
  const pdf = await proseOf(vendor.name, about, verdictParagraphs(verdict), await readFonts(), now());
  yield whole("verdict.pdf", Buffer.from(pdf));
  yield whole("verdict.json", asJson(verdict));
  yield whole("coverage.json", asJson(await getTimeline(scope, vendor.id, {})));
  for (const [name, text] of Object.entries(tables)) {
    const [rows = []] = await readInCompany(scope, [{ text, values: [scope.companyId, vendor.id] }]);
    yield whole(`${name}.json`, asJson(rows.map(({ row }) => row)));
  }
  yield* filesOf(scope, vendor.id);
  yield* trailOf(scope, vendor.id);
}

const rowsOf = (table: string, order: string, where = "true", without = "") =>
  `select to_jsonb(t) - '{company_id${without}}'::text[] as row from ${table} t
   where t.company_id = $1 and t.vendor_id = $2::uuid and ${where} order by ${order}`;

/** What is kept of a vendor in tables. An email whose link opens something is not told. */
const tables = {
  "verdicts-of-all-days": rowsOf("verdict", "t.from_at, t.id"),
  exceptions: rowsOf("requirement_exception", "t.requested_at, t.id"),
  decisions: rowsOf("verdict_decision", "t.created_at, t.id"),
  notices: rowsOf("policy_notice", "t.created_at, t.id"),
  emails: rowsOf("mail", "t.created_at, t.id", "t.sealed = false"),
  documents: rowsOf("document", "t.created_at, t.id", "true", ",storage_key"),
};

async function* filesOf(scope: CompanyScope, vendorId: string): AsyncGenerator<Part> {
  const { companyId } = scope;
  const files = await inCompany(scope, (tx) =>
    tx.document.findMany({
      where: { companyId, vendorId },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      select: { id: true, fileName: true, storageKey: true, sha256: true, scanResult: true, scanFinding: true },
    }),
  );
  for (const [at, file] of files.entries()) {
    const { fileName, storageKey, sha256: sum } = file;
    const name = `files/${fileNameOf(at + 1, fileName)}`;
    const bytes = await openForArchive(storageKey, () => requireScanned(scope, file));
    if (typeof bytes !== "string") yield { name, bytes, sum };
    else yield { name: `${name}.missing.txt`, bytes: Buffer.from(bytes) };
  }
}

const eventsAtOnce = 1000;

/** The vendor's events as the texts that were hashed, and the hashes of all events of the company, which hold them together. */
async function* trailOf(scope: CompanyScope, vendorId: string): AsyncGenerator<Part> {
  const { companyId } = scope;
  const documents = await inCompany(scope, (tx) => tx.document.findMany({ where: { companyId, vendorId }, select: { id: true } }));
  const subjects = [vendorId, ...documents.map(({ id }) => id)];
  const last = await inCompany(scope, (tx) => tx.companyStats.findUniqueOrThrow({ where: { companyId }, select: { auditSeq: true } }));
  for (let seq = 0; ; ) {
    const events = await inCompany(scope, (tx) =>
      tx.auditEvent.findMany({
        where: { companyId, subjectId: { in: subjects }, seq: { gt: seq, lte: last.auditSeq } },
        orderBy: { seq: "asc" },
        take: eventsAtOnce,
      }),
    );
    for (const event of events) yield whole(`audit/events/${event.seq}.txt`, Buffer.from(eventText(event)));
    seq = events.at(-1)?.seq ?? seq;
    if (events.length < eventsAtOnce) break;
  }
  yield { name: "audit/chain.csv", bytes: Readable.from(chainOf(scope, last.auditSeq), { objectMode: false }) };
}

async function* chainOf(scope: CompanyScope, last: number): AsyncGenerator<string> {
  const text = "select seq, prev_hash, hash from audit_event where company_id = $1 and seq > $2 and seq <= $3 order by seq limit $4";
  yield "number,previous,hash\n";
  for (let seq = 0; seq < last; ) {
    const [rows = []] = await readInCompany(scope, [{ text, values: [scope.companyId, seq, last, 10 * eventsAtOnce] }]);
    yield rows.map((row) => `${row.seq},${row.prev_hash},${row.hash}\n`).join("");
    seq = Number(rows.at(-1)?.seq ?? last);
  }
}
