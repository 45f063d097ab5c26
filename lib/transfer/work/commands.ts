import { stat } from "node:fs/promises";
import type { CompanyImport } from "@/generated/prisma/client";
import { refusalOfMany } from "@/lib/companies/billing/usage-commands";
import { findVendorRoom } from "@/lib/companies/plan-limits/queries";
import { giveLogo, storeLogo } from "@/lib/companies/profile/commands";
import { now } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { discardFile, storage } from "@/lib/infra/storage";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { type Archive, checkedBytes, openArchive } from "@/lib/transfer/archive/queries";
import { rowsOfList } from "@/lib/transfer/archive/rules";
import { failArrival, finishArrival } from "@/lib/transfer/arrival/commands";
import { conflictsOf, memberIds } from "@/lib/transfer/arrival/queries";
import { type ImportReport, importReport } from "@/lib/transfer/arrival/schema";
import { note, writeRows } from "@/lib/transfer/rows/commands";
import type { Mapping } from "@/lib/transfer/rows/rules";
import { type ArchiveFiles, discardFiles, logoFile, takeFiles } from "@/lib/transfer/work/files-commands";
import { judgeImported } from "@/lib/transfer/work/judging-commands";

/** One transaction for all rows: an archive is taken whole or not at all. */
const longestWrite = 5 * 3600 * 1000;

/** Does what the state of an import asks for, and what follows from it. May run twice; an import that ended is left alone. */
export async function workOnArrival(scope: CompanyScope, id: string): Promise<void> {
  const { companyId } = scope;
  const find = () => inCompany(scope, (tx) => tx.companyImport.findUnique({ where: { companyId_id: { companyId, id } } }));
  const row = await find();
  if (row?.state === "checking") await guarded(scope, row, "refused", () => check(scope, row));
  if (row?.state === "importing") await guarded(scope, row, "failed", () => take(scope, row));
  const written = await find();
  if (written?.state !== "judging") return;
  await judgeImported(scope, now(), progressOf(scope, written));
  await finishArrival(scope, id);
}

/** The person gets a message about a fault of the archive; the queue tries a fault of ours again. */
async function guarded(scope: CompanyScope, row: CompanyImport, state: "refused" | "failed", work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "unavailable") throw error;
    await failArrival(scope, row.id, state, error.sentence);
  }
}

function withArchive<T>({ storageKey }: CompanyImport, work: (archive: Archive) => Promise<T>): Promise<T> {
  return storage().withLocalFile(storageKey ?? "", async (path) => {
    const archive = await openArchive(path, (await stat(path)).size);
    try {
      return await work(archive);
    } finally {
      archive.close();
    }
  });
}

/** Reports its progress at most once a second, apart from the transaction that writes. */
function progressOf(scope: CompanyScope, { companyId, id }: CompanyImport): (count: number) => Promise<void> {
  let [count, toldAt] = [0, 0];
  return async (more) => {
    count += more;
    if (Date.now() - toldAt < 1000) return;
    toldAt = Date.now();
    await inCompany(scope, (tx) => tx.companyImport.update({ where: { companyId_id: { companyId, id } }, data: { progress: count } }));
  };
}

class OnlyChecked extends Error {}

/** Writes everything in a transaction that is rolled back: what the import will do, and what prevents it. */
async function check(scope: CompanyScope, row: CompanyImport): Promise<void> {
  await withArchive(row, async (archive) => {
    const report = importReport.parse({ lost: archive.manifest.lost.length });
    const progress = progressOf(scope, row);
    const files = await takeFiles({ archive, companyId: scope.companyId, report, stores: false, progress });
    await write(scope, row, { archive, report, files, progress, keeps: false }).catch((error: unknown) => {
      if (!(error instanceof OnlyChecked)) throw error;
    });
    keepWorst(report);
    const isBlocked = report.conflicts.length > 0 || report.problems.some(({ blocks }) => blocks);
    const { company, exportedAt } = archive.manifest;
    const facts = { formerCompany: company.slice(0, 200), exportedAt: new Date(exportedAt), report };
    const where = { companyId_id: { companyId: scope.companyId, id: row.id } };
    const total = report.files + report.tables.reduce((sum, { rows }) => sum + rows, 0);
    await inCompany(scope, (tx) => tx.companyImport.update({ where, data: { ...facts, total, progress: 0 } }));
    if (isBlocked) return failArrival(scope, row.id, "refused", coded("server.transfer.archiveIsRefused"));
    await inCompany(scope, (tx) => tx.companyImport.update({ where, data: { state: "checked" } }));
  });
}

/** A blocking fault hides its consequences, such as the rows that refer to a refused one. */
function keepWorst(report: ImportReport): void {
  const worst = report.problems.filter(({ blocks }) => blocks);
  if (worst.length > 0) Object.assign(report, { problems: worst, problemCount: worst.length });
}

/** Stores the files, then writes all rows in one transaction. */
async function take(scope: CompanyScope, row: CompanyImport): Promise<void> {
  await withArchive(row, async (archive) => {
    const report = importReport.parse({ lost: archive.manifest.lost.length });
    const progress = progressOf(scope, row);
    const files = await takeFiles({ archive, companyId: scope.companyId, report, stores: true, progress });
    try {
      await drawLogo(scope, files, report);
      await write(scope, row, { archive, report, files, progress, keeps: true });
    } catch (error) {
      await discardFiles(files);
      throw error;
    }
  });
}

/**
 * Redraws the logo of the archive and replaces its file. A file that is not a picture is skipped and reported: no reason to give everything
 * up. While the storage is away, the whole import is tried again.
 */
async function drawLogo(scope: CompanyScope, files: ArchiveFiles, report: ImportReport): Promise<void> {
  const { logo } = files;
  if (!logo) return;
  try {
    files.logo = { ...logo, key: await storeLogo(scope, logo.key) };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "unavailable") throw error;
    note(report, { file: logoFile, line: null, field: null, message: coded("server.transfer.logoIsNoPicture"), blocks: false });
    files.logo = null;
  }
  await discardFile(logo.key);
}

type Write = {
  archive: Archive;
  report: ImportReport;
  files: ArchiveFiles;
  progress: (count: number) => Promise<void>;
  keeps: boolean;
};

async function write(scope: CompanyScope, row: CompanyImport, { archive, report, files, progress, keeps }: Write): Promise<void> {
  const { companyId } = scope;
  const mapping = await mappingOf(scope, row, archive, report, files);
  const work = async (tx: Tx) => {
    // Another worker may have begun the same import. Not the row itself: the progress is written to it meanwhile.
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`company-import:${companyId}`}, 0))`;
    const found = await tx.companyImport.findUnique({ where: { companyId_id: { companyId, id: row.id } }, select: { state: true } });
    if (found?.state !== row.state) throw new AppError("conflict", coded("server.transfer.anotherIsRunning"));
    const room = await findVendorRoom(tx, scope);
    const bytes = [...files.documents.values()].reduce((sum, { size }) => sum + size, 0);
    const full = await refusalOfMany(tx, scope, files.documents.size, bytes);
    report.conflicts.push(...(await conflictsOf(tx, scope)), ...(full ? [full.sentence] : []));
    if (report.conflicts.length === 0) await writeRows({ tx, archive, mapping, report, progress });
    const vendors = report.tables.find(({ table }) => table === "vendor")?.taken ?? 0;
    if (room && vendors > room.left) report.conflicts.push(room.refusal(vendors).sentence);
    if (!keeps) throw new OnlyChecked();
    const blocking = report.conflicts[0] ?? report.problems.find(({ blocks }) => blocks)?.message;
    if (blocking) throw new AppError("conflict", blocking);
    await attachRecords(tx, scope, row.id, files);
    if (files.logo) await giveLogo(tx, scope, files.logo.key);
    await settle(tx, scope, row, archive, report);
  };
  await inCompany(scope, work, { timeout: longestWrite });
}

async function mappingOf(
  scope: CompanyScope,
  row: CompanyImport,
  archive: Archive,
  report: ImportReport,
  files: ArchiveFiles,
): Promise<Mapping> {
  const here = await memberIds(scope);
  const members = new Map<string, string>();
  const people = archive.manifest.files.find(({ table }) => table === "user");
  if (people) {
    for await (const { row: former } of rowsOfList(people.name, checkedBytes(archive, people))) {
      const member = here.get(String(former.email).toLowerCase());
      if (member) members.set(String(former.id).toLowerCase(), member);
      else if (!former.deleted_at) report.people += 1;
    }
  }
  const { documents, emails } = files;
  const about = { importId: row.id, companyId: scope.companyId, at: now().toISOString() };
  const { planSince } = await inCompany(scope, (tx) => tx.company.findUniqueOrThrow({ where: { id: scope.companyId } }));
  return { ...about, members, documents, emails, lost: new Set(archive.manifest.lost), mayLink: planSince !== null };
}

async function attachRecords(tx: Tx, { companyId }: CompanyScope, importId: string, { records }: ArchiveFiles): Promise<void> {
  const data = records.map(({ name, key, size, sha256 }) => ({ companyId, importId, name, storageKey: key, fileSize: size, sha256 }));
  await tx.formerRecord.createMany({ data });
}

async function settle(tx: Tx, scope: CompanyScope, row: CompanyImport, { manifest }: Archive, report: ImportReport): Promise<void> {
  const { companyId } = scope;
  const taken = (table: string) => report.tables.find((one) => one.table === table)?.taken ?? 0;
  const total = taken("document") + taken("vendor");
  await tx.companyImport.update({
    where: { companyId_id: { companyId, id: row.id } },
    data: { state: "judging", report, progress: 0, total },
  });
  await recordEvent(tx, scope, {
    action: "company.imported",
    subjectType: "company",
    subjectId: companyId,
    details: {
      ...{ importId: row.id, from: manifest.company, formerCompanyId: manifest.companyId, exportedAt: manifest.exportedAt },
      ...{ vendors: taken("vendor"), documents: taken("document"), problems: report.problemCount },
    },
  });
}
