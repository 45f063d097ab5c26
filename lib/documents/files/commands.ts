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

/** Has the sweep run once a day, however often it is asked for. */
export function enqueueFileSweep(): Promise<void> {
  return asPlatform().$transaction((tx) => enqueue(tx, sweepFilesJob, {}, { singletonKey: "files", singletonSeconds: 24 * 3600 }));
}

/** Removes files without a row and marks rows without a file. */
export async function sweepFiles(): Promise<{ removed: number; missing: number }> {
  let removed = 0;
  for await (const folder of storage().folders()) removed += await sweepFolder(folder);
  let missing = 0;
  for await (const scope of eachCompany()) missing += await markMissing(scope);
  if (removed > 0 || missing > 0) log.warn({ removed, missing }, "files without rows were removed, rows without files were marked");
  return { removed, missing };
}

async function sweepFolder(folder: string): Promise<number> {
  // Reports and incoming emails are swept by their own areas.
  if (folder === platformFolder || folder === inboundFolder) return 0;
  const company = await asPlatform().company.findUnique({ where: { id: folder }, select: { id: true, timeZone: true } });
  if (company) return removeUnused(systemScope(company));
  // Without a record of the deletion the database may be the wrong one, such as an empty one before a restore.
  const deleted = await asPlatform().removal.findUnique({ where: { companyId: folder } });
  if (deleted) await storage().removeFolder(folder);
  else log.warn({ companyId: folder }, "there are files of a company that the database does not know");
  return deleted ? 1 : 0;
}

async function removeUnused(scope: CompanyScope): Promise<number> {
  const before = new Date(now().getTime() - youngHours * 3600 * 1000);
  let removed = 0;
  const some = new Set<string>();
  const removeSome = async () => {
    const unused = await unusedOf(scope, [...some]);
    for (const key of unused) await storage().remove(key);
    removed += unused.length;
    some.clear();
  };
  for await (const { key, changedAt } of storage().list(scope.companyId)) {
    if (changedAt < before) some.add(key);
    if (some.size >= atOnce) await removeSome();
  }
  if (some.size > 0) await removeSome();
  return removed;
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

/** Returns how many are missing. A file that is back, such as after a restore, is no longer marked. */
async function markMissing(scope: CompanyScope): Promise<number> {
  const { companyId } = scope;
  let missing = 0;
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const rows = await inCompany(scope, (tx) =>
      tx.document.findMany({
        where: { companyId, id: { gt: after } },
        select: { id: true, storageKey: true, fileMissingAt: true },
        orderBy: { id: "asc" },
        take: atOnce,
      }),
    );
    const last = rows.at(-1);
    if (!last) return missing;
    after = last.id;
    const lost: string[] = [];
    const back: string[] = [];
    for (const { id, storageKey, fileMissingAt } of rows) {
      const exists = await storage().exists(storageKey);
      if (!exists) missing += 1;
      if (!exists && !fileMissingAt) lost.push(id);
      if (exists && fileMissingAt) back.push(id);
    }
    if (lost.length > 0) await noteMissing(scope, lost);
    if (back.length > 0) await noteFound(scope, back);
  }
}

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
