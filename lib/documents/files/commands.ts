import { sweepFilesJob } from "@/lib/documents/files/jobs";
import { now } from "@/lib/infra/clock";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { log } from "@/lib/infra/log";
import { enqueue } from "@/lib/infra/queue";
import { inboundFolder, platformFolder, storage } from "@/lib/infra/storage";
import { type CompanyScope, systemScope } from "@/lib/tenancy/scope";

/*
 * Files and rows are written one after the other, so a process that is killed in between leaves a file without a row, and a
 * restored backup may leave a row without its file. The sweep finds both. It may run twice or at the same time.
 */

/** Longer than any upload takes: the row of a younger file may still be written. */
const youngHours = 24;
const atOnce = 500;

/** Has the sweep run once a day, however often it is requested. */
export function enqueueFileSweep(): Promise<void> {
  return asPlatform().$transaction((tx) => enqueue(tx, sweepFilesJob, {}, { singletonKey: "files", singletonSeconds: 24 * 3600 }));
}

/** Removes files without a row and marks rows without a file. */
export async function sweepFiles(): Promise<{ removed: number; missing: number }> {
  let removed = 0;
  for await (const folder of storage().folders()) if (await removeOfDeleted(folder)) removed += 1;
  let missing = 0;
  for await (const scope of eachCompany()) {
    const startedAt = now();
    const { stored, unused } = await listFiles(scope);
    removed += unused;
    missing += await markMissing(scope, stored, startedAt);
  }
  if (removed > 0 || missing > 0) log.warn({ removed, missing }, "files without rows were removed, rows without files were marked");
  return { removed, missing };
}

/** Removes the folder of a company that is deleted. Returns whether it was one. */
async function removeOfDeleted(folder: string): Promise<boolean> {
  // Reports and incoming emails are swept by their own areas.
  if (folder === platformFolder || folder === inboundFolder) return false;
  if (await asPlatform().company.findUnique({ where: { id: folder }, select: { id: true } })) return false;
  // Without a record of the deletion the database may be the wrong one, such as an empty one before a restore.
  const deleted = await asPlatform().removal.findUnique({ where: { companyId: folder } });
  if (deleted) await storage().removeFolder(folder);
  else log.warn({ companyId: folder }, "there are files of a company that the database does not know");
  return deleted !== null;
}

/**
 * The keys of all stored files of a company, after files without a row are removed, and the number of those. A bucket lists a thousand keys
 * per call; checking each file would take hours for a million.
 */
async function listFiles(scope: CompanyScope): Promise<{ stored: Set<string>; unused: number }> {
  const before = new Date(now().getTime() - youngHours * 3600 * 1000);
  const stored = new Set<string>();
  const some = new Set<string>();
  let unused = 0;
  const removeSome = async () => {
    for (const key of await unusedOf(scope, [...some])) {
      await storage().remove(key);
      stored.delete(key);
      unused += 1;
    }
    some.clear();
  };
  for await (const { key, changedAt } of storage().list(scope.companyId)) {
    stored.add(key);
    if (changedAt < before) some.add(key);
    if (some.size >= atOnce) await removeSome();
  }
  if (some.size > 0) await removeSome();
  return { stored, unused };
}

async function unusedOf(scope: CompanyScope, keys: string[]): Promise<string[]> {
  const { companyId } = scope;
  const used = await inCompany(scope, async (tx) => {
    const rows = await tx.document.findMany({ where: { companyId, storageKey: { in: keys } }, select: { storageKey: true } });
    const { logoKey } = await tx.company.findUniqueOrThrow({ where: { id: companyId }, select: { logoKey: true } });
    const records = await tx.formerRecord.findMany({ where: { companyId, storageKey: { in: keys } }, select: { storageKey: true } });
    const archives = await tx.companyImport.findMany({ where: { companyId, storageKey: { in: keys } }, select: { storageKey: true } });
    const lists = await tx.listImport.findMany({ where: { companyId, storageKey: { in: keys } }, select: { storageKey: true } });
    return new Set([...[...rows, ...records, ...archives, ...lists].map(({ storageKey }) => storageKey), logoKey]);
  });
  return keys.filter((key) => !used.has(key));
}

/** Every company, in parts: there may be many. */
export async function* eachCompany(): AsyncGenerator<CompanyScope> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const select = { id: true, timeZone: true };
    const companies = await asPlatform().company.findMany({ where: { id: { gt: after } }, select, orderBy: { id: "asc" }, take: atOnce });
    yield* companies.map((company) => systemScope(company));
    const last = companies.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/**
 * Returns how many are missing of the documents that were there before the files were listed. A file that is back, such as after a
 * restore, is no longer marked.
 */
async function markMissing(scope: CompanyScope, stored: ReadonlySet<string>, listedAt: Date): Promise<number> {
  const { companyId } = scope;
  let missing = 0;
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const rows = await inCompany(scope, (tx) =>
      tx.document.findMany({
        where: { companyId, id: { gt: after }, createdAt: { lt: listedAt } },
        select: { id: true, storageKey: true, fileMissingAt: true },
        orderBy: { id: "asc" },
        take: atOnce,
      }),
    );
    const last = rows.at(-1);
    if (!last) return missing;
    after = last.id;
    const gone = rows.filter(({ storageKey }) => !stored.has(storageKey));
    missing += gone.length;
    const lost = gone.filter(({ fileMissingAt }) => !fileMissingAt);
    const back = rows.filter(({ storageKey, fileMissingAt }) => fileMissingAt && stored.has(storageKey));
    if (lost.length > 0) await noteMissing(scope, lost.map(idOf));
    if (back.length > 0) await noteFound(scope, back.map(idOf));
  }
}

const idOf = ({ id }: { id: string }) => id;

/** Removes the mark of documents whose bytes are back. */
export async function noteFound(scope: CompanyScope, ids: string[]): Promise<void> {
  const where = { companyId: scope.companyId, id: { in: ids } };
  await inCompany(scope, (tx) => tx.document.updateMany({ where, data: { fileMissingAt: null } }));
}

/** Marks documents whose bytes are gone, for the operator. */
export async function noteMissing(scope: CompanyScope, ids: string[]): Promise<void> {
  const where = { companyId: scope.companyId, id: { in: ids }, fileMissingAt: null };
  const { count } = await inCompany(scope, (tx) => tx.document.updateMany({ where, data: { fileMissingAt: now() } }));
  if (count > 0) log.error({ companyId: scope.companyId, documents: count }, "stored files are missing");
}
