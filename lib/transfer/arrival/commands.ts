import type { CompanyImport } from "@/generated/prisma/client";
import { countPassing, refusalOfMany } from "@/lib/companies/billing/usage-commands";
import { now } from "@/lib/infra/clock";
import { inCompany, isUniqueViolation, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { enqueue } from "@/lib/infra/queue";
import { removeFilesJob } from "@/lib/infra/remove-files";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { discardFile } from "@/lib/infra/storage";
import type { StoredFile } from "@/lib/infra/stored-file";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { arrivalParts, toArrivalDto } from "@/lib/transfer/arrival/dto";
import { importCompanyJob } from "@/lib/transfer/arrival/jobs";
import type { ToldArrival } from "@/lib/transfer/arrival/schema";
import { busyStates } from "@/lib/transfer/arrival/values";

const busy = () => new AppError("conflict", coded("server.transfer.anotherIsRunning"));

/** The database lets one import of a company be at work. */
async function aloneAtWork<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isUniqueViolation(error) ? busy() : error;
  }
}

/** Takes an uploaded archive and has the worker check it. Nothing of it is written before someone starts the import. Throws `conflict`. */
export async function checkArchive(scope: CompanyScope, file: (StoredFile & { fileName: string }) | null): Promise<ToldArrival> {
  if (!file) throw new AppError("invalid", coded("server.transfer.chooseAFile"), { file: coded("server.transfer.chooseAFile") });
  const { companyId } = scope;
  try {
    await countPassing(scope, coded("server.transfer.archives"));
    return await aloneAtWork(() =>
      inCompany(scope, async (tx) => {
        const full = await refusalOfMany(tx, scope, 1, file.size);
        if (full) throw full;
        await discardWaiting(tx, scope);
        const data = { companyId, createdById: scope.actor.id, fileName: file.fileName.slice(0, 200), storageKey: file.key };
        const row = await tx.companyImport.create({ data, include: arrivalParts });
        await enqueueWork(tx, scope, row.id);
        return toArrivalDto(row);
      }),
    );
  } catch (error) {
    await discardFile(file.key);
    throw error;
  }
}

/** A new archive takes the place of one that was only checked. */
async function discardWaiting(tx: Tx, { companyId }: CompanyScope): Promise<void> {
  const waiting = await tx.companyImport.findMany({ where: { companyId, state: "checked" } });
  for (const row of waiting) await end(tx, row, "discarded");
}

async function end(tx: Tx, { companyId, id, storageKey }: CompanyImport, state: string, more: { error?: Sentence } = {}): Promise<void> {
  if (storageKey) await enqueue(tx, removeFilesJob, { keys: [storageKey] });
  await tx.companyImport.update({
    where: { companyId_id: { companyId, id } },
    data: { state, storageKey: null, finishedAt: now(), ...more },
  });
}

function enqueueWork(tx: Tx, { companyId, actor }: CompanyScope, importId: string): Promise<void> {
  return enqueue(tx, importCompanyJob, { companyId, importId, actor }, { companyId });
}

/** Has the worker take a checked archive in. Throws `not_found`, and `conflict` unless it was checked and nothing blocks it. */
export function startArrival(scope: CompanyScope, id: string): Promise<ToldArrival> {
  const { companyId } = scope;
  return aloneAtWork(() =>
    inCompany(scope, async (tx) => {
      const found = await lockArrival(tx, scope, id);
      if (found.state !== "checked") throw new AppError("conflict", coded("server.transfer.onlyACheckedOne"));
      const row = await tx.companyImport.update({
        where: { companyId_id: { companyId, id } },
        data: { state: "importing", progress: 0 },
        include: arrivalParts,
      });
      await enqueueWork(tx, scope, id);
      return toArrivalDto(row);
    }),
  );
}

/** Gives up an archive whose import was not started. Throws `not_found`, and `conflict` while a worker is busy with it. */
export function discardArrival(scope: CompanyScope, id: string): Promise<ToldArrival> {
  return inCompany(scope, async (tx) => {
    const found = await lockArrival(tx, scope, id);
    if (busyStates.some((state) => state === found.state)) throw busy();
    if (found.state === "checked") await end(tx, found, "discarded");
    const where = { companyId_id: { companyId: scope.companyId, id } };
    return toArrivalDto(await tx.companyImport.findUniqueOrThrow({ where, include: arrivalParts }));
  });
}

async function lockArrival(tx: Tx, { companyId }: CompanyScope, id: string): Promise<CompanyImport> {
  await tx.$queryRaw`select 1 from company_import where company_id = ${companyId}::uuid and id = ${id}::uuid for update`;
  const found = await tx.companyImport.findUnique({ where: { companyId_id: { companyId, id } } });
  if (!found) throw notFound(coded("server.transfer.import"));
  return found;
}

/** Ends an import with the sentence that explains why. */
export function failArrival(scope: CompanyScope, id: string, state: "refused" | "failed", error: Sentence): Promise<void> {
  return inCompany(scope, async (tx) => {
    const found = await lockArrival(tx, scope, id);
    if (found.state !== "checking" && found.state !== "importing") return;
    await end(tx, found, state, { error });
  });
}

/** Everything was written and judged. */
export function finishArrival(scope: CompanyScope, id: string): Promise<void> {
  return inCompany(scope, async (tx) => {
    const found = await lockArrival(tx, scope, id);
    if (found.state !== "judging") return;
    await end(tx, found, "done");
    await recordEvent(tx, scope, { action: "company.import_judged", subjectType: "company", subjectId: scope.companyId });
  });
}
