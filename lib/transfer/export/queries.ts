import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { Company, User } from "@/generated/prisma/client";
import { openForArchive, requireFilesInReach } from "@/lib/documents/files/queries";
import type { Scanned } from "@/lib/documents/malware-rules";
import { requireCleanBytes, requireScanned } from "@/lib/documents/upkeep/malware-commands";
import { rawEmailsOf } from "@/lib/inbound/receiving/queries";
import { now } from "@/lib/infra/clock";
import { inCompany, readInCompany, type Tx } from "@/lib/infra/db";
import { byteOrderMark, toCsv } from "@/lib/infra/lists/csv-rules";
import { type ZipEntry, zipOf } from "@/lib/infra/zip";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { csvOf, documentName, endingOf, type NamedDocument, rowsStatement, safePart, uniqueNames } from "@/lib/transfer/export/rules";
import type { ExportedFile, ExportManifest } from "@/lib/transfer/export/schema";
import {
  documentsFolder,
  type ExportedTable,
  emailsFolder,
  exportedTables,
  exportFormat,
  exportVersion,
  formerFolder,
  manifestName,
} from "@/lib/transfer/export/values";
import { say } from "@/messages/say";

type Page = { row: Record<string, unknown>; key: unknown }[];

/** The rows of a table, a page at a time: no table is ever in memory whole. */
async function* pagesOf(scope: CompanyScope, table: ExportedTable): AsyncGenerator<Record<string, unknown>[]> {
  const text = rowsStatement(table, await columnsOf(scope, table));
  for (let last: string | null = null; ; ) {
    const [rows = []] = await readInCompany(scope, [{ text, values: [scope.companyId, last, table.rowsAtOnce] }]);
    const page = rows as Page;
    if (page.length > 0) yield page.map(({ row }) => row);
    if (page.length < table.rowsAtOnce || table.key.length === 0) return;
    last = JSON.stringify(page.at(-1)?.key);
  }
}

/** One JSON array with a row a line, which an import reads line by line. */
async function* jsonOf(scope: CompanyScope, table: ExportedTable): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const rows of pagesOf(scope, table)) {
    yield rows.map((row, at) => (at === 0 ? separator : ",\n") + JSON.stringify(row)).join("");
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}

async function* csvPieces(scope: CompanyScope, table: ExportedTable): AsyncGenerator<string> {
  const columns = await columnsOf(scope, table);
  yield byteOrderMark + toCsv([columns]);
  for await (const rows of pagesOf(scope, table)) yield csvOf(columns, rows);
}

async function columnsOf(scope: CompanyScope, { table, without }: ExportedTable): Promise<string[]> {
  const text = `select attname as name from pg_attribute
    where attrelid = format('%I', $1::text)::regclass and attnum > 0 and not attisdropped order by attnum`;
  const [rows = []] = await readInCompany(scope, [{ text, values: [table] }]);
  return rows.map(({ name }) => String(name)).filter((name) => name !== "company_id" && !without.includes(name));
}

const asBytes = (pieces: AsyncIterable<string>) => Readable.from(pieces, { objectMode: false });

/**
 * Everything that a company has, as a zip file that is written while it is sent: each table as JSON and as CSV, the originals, the
 * raw incoming emails, and at the end a manifest with the hash of each file. No table and no file is ever in memory or on disk whole.
 * Throws `unavailable` while files cannot be opened; when that begins later, reading the archive fails.
 */
export async function exportCompany(scope: CompanyScope): Promise<Readable> {
  await requireExportable(scope);
  const company = await inCompany(scope, async (tx) => {
    const row = await tx.company.findUniqueOrThrow({ where: { id: scope.companyId } });
    await recordEvent(tx, scope, { action: "company.exported", subjectType: "company", subjectId: scope.companyId });
    return row;
  });
  return zipOf(entriesOf(scope, company));
}

/** Throws `unavailable` while the originals of a company cannot be opened. Incoming emails are scanned each time. */
export function requireExportable(scope: CompanyScope): Promise<void> {
  const { companyId } = scope;
  return requireFilesInReach(
    scope,
    async (tx) =>
      (await tx.document.count({ where: { companyId, scanResult: null } })) + (await tx.inboundDelivery.count({ where: { companyId } })),
  );
}

type Part = ZipEntry & Pick<ExportedFile, "table" | "document" | "email">;

async function* entriesOf(scope: CompanyScope, { id, name, logoKey }: Company): AsyncGenerator<ZipEntry> {
  const at = now().toISOString();
  const files: ExportedFile[] = [];
  const lost: string[] = [];
  yield { name: "README.txt", bytes: Buffer.from(say("server.companies.exportReadme", { company: name, at })) };
  for await (const { name: file, bytes, ...about } of partsOf(scope, logoKey, lost)) {
    yield { name: file, bytes: hashed(bytes, (facts) => files.push({ name: file, ...facts, ...about })) };
  }
  const about = { format: exportFormat, version: exportVersion, exportedAt: at };
  yield { name: manifestName, bytes: asBytes(manifestOf({ ...about, companyId: id, company: name, lost }, files)) };
}

/** The manifest, a file a line: it may name hundreds of thousands. */
async function* manifestOf(about: Omit<ExportManifest, "files">, files: readonly ExportedFile[]): AsyncGenerator<string> {
  yield `${JSON.stringify(about).slice(0, -1)},"files":[`;
  for (const [at, file] of files.entries()) yield `${at === 0 ? "" : ","}\n${JSON.stringify(file)}`;
  yield "\n]}\n";
}

/** The same bytes; `done` gets their hash and number after the last of them. */
function hashed(bytes: Buffer | Readable, done: (facts: { size: number; sha256: string }) => void): Readable {
  const source = Buffer.isBuffer(bytes) ? [bytes] : bytes;
  const pieces = async function* () {
    const hash = createHash("sha256");
    let size = 0;
    for await (const piece of source) {
      hash.update(piece);
      size += Buffer.byteLength(piece);
      yield piece;
    }
    done({ size, sha256: hash.digest("hex") });
  };
  return Readable.from(pieces(), { objectMode: false });
}

async function* partsOf(scope: CompanyScope, logoKey: string | null, lost: string[]): AsyncGenerator<Part> {
  for (const table of exportedTables) {
    yield { name: `${table.file}.json`, bytes: asBytes(jsonOf(scope, table)), table: table.table };
    yield { name: `${table.file}.csv`, bytes: asBytes(csvPieces(scope, table)) };
  }
  const nameOf = uniqueNames();
  if (logoKey) yield (await storedPart(nameOf("logo", ".png"), logoKey)).part;
  for await (const { id, storageKey, scanResult, scanFinding, ...facts } of documentsOf(scope)) {
    const name = nameOf(`${documentsFolder}/${documentName(facts)}`, endingOf(facts.fileName));
    const { part, isLost } = await storedPart(name, storageKey, () => requireScanned(scope, { id, storageKey, scanResult, scanFinding }));
    if (isLost) lost.push(id);
    yield isLost ? part : { ...part, document: id };
  }
  for await (const { id, storageKey, receivedAt, fromAddress } of rawEmailsOf(scope)) {
    const name = `${emailsFolder}/${receivedAt.toISOString().slice(0, 10)} ${safePart(fromAddress, 80) || "no sender"}`;
    const { part, isLost } = await storedPart(nameOf(name, ".eml"), storageKey, () => requireCleanBytes(storageKey));
    yield isLost ? part : { ...part, email: id };
  }
  const records = await inCompany(scope, ({ formerRecord }) =>
    formerRecord.findMany({ where: { companyId: scope.companyId }, orderBy: [{ importId: "asc" }, { name: "asc" }] }),
  );
  for (const { name, storageKey } of records) {
    const plain = safePart(name.replace(/^.*\//, "").replace(/\.json$/, ""), 80);
    yield (await storedPart(nameOf(`${formerFolder}/${plain}`, ".json"), storageKey)).part;
  }
}

const documentsAtOnce = 500;

type StoredDocument = NamedDocument & Scanned & { id: string; storageKey: string };

async function* documentsOf(scope: CompanyScope): AsyncGenerator<StoredDocument> {
  const text = `select d.id, d.storage_key as "storageKey", d.scan_result as "scanResult", d.scan_finding as "scanFinding", d.file_name as "fileName", v.name as vendor,
      coalesce(d.typed_expiration_date, d.read_expiration_date)::text as expires,
      coalesce(d.typed_document_type, d.read_document_type)::text as type,
      array(select distinct p.coverage::text from policy p where p.company_id = d.company_id and p.document_id = d.id) as coverages
    from document d left join vendor v on v.company_id = d.company_id and v.id = d.vendor_id
    where d.company_id = $1 and d.id > $2::uuid order by d.id limit $3`;
  let page: StoredDocument[] = [];
  do {
    const after = page.at(-1)?.id ?? "00000000-0000-0000-0000-000000000000";
    const [rows = []] = await readInCompany(scope, [{ text, values: [scope.companyId, after, documentsAtOnce] }]);
    page = rows as StoredDocument[];
    yield* page;
  } while (page.length === documentsAtOnce);
}

async function storedPart(name: string, key: string, requireOpen?: () => Promise<void>): Promise<{ part: Part; isLost: boolean }> {
  const bytes = await openForArchive(key, requireOpen);
  if (typeof bytes !== "string") return { part: { name, bytes }, isLost: false };
  return { part: { name: `${name}.missing.txt`, bytes: Buffer.from(bytes) }, isLost: true };
}

/** Everything that is kept of the acting person, as one JSON text. */
export function exportPerson(scope: CompanyScope): Promise<string> {
  const userId = scope.actor.id ?? "";
  return inCompany(scope, async (tx) => {
    const { passwordHash, totpSecret, totpStep, recoveryHashes, companyId, company, ...account } = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      include: { company: { select: { name: true } } },
    });
    return JSON.stringify({ exportedAt: now(), company: company.name, account, ...(await tracesOf(tx, scope, userId, account)) }, null, 2);
  });
}

async function tracesOf(
  tx: Tx,
  { companyId }: CompanyScope,
  userId: string,
  { email, emailVerifiedAt }: Pick<User, "email" | "emailVerifiedAt">,
) {
  const own = { companyId, userId };
  return {
    devices: await tx.session.findMany({ where: own, select: { userAgent: true, createdAt: true, rotatedAt: true, revokedAt: true } }),
    identities: await tx.identity.findMany({ where: own, select: { provider: true, createdAt: true } }),
    // An address that was never confirmed may be someone else's: emails to it would reveal whether they have an account.
    mails: emailVerifiedAt
      ? await tx.mail.findMany({
          where: { companyId, recipient: email, vendorId: null },
          select: { kind: true, subject: true, createdAt: true, sentAt: true },
        })
      : [],
    uploads: await tx.document.findMany({
      where: { companyId, uploadedById: userId },
      select: { id: true, fileName: true, createdAt: true },
    }),
    activity: await tx.auditEvent.findMany({
      where: { companyId, actorId: userId },
      select: { seq: true, at: true, action: true, subjectType: true, subjectId: true, details: true },
      orderBy: { seq: "asc" },
    }),
  };
}
