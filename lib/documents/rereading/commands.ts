import { randomUUID } from "node:crypto";
import type { RereadRun } from "@/generated/prisma/client";
import { rereadJob } from "@/lib/documents/rereading/jobs";
import { getReread } from "@/lib/documents/rereading/queries";
import type { RereadDto } from "@/lib/documents/rereading/schema";
import { readerVersion } from "@/lib/extraction/values";
import { now } from "@/lib/infra/clock";
import { inCompany, isUniqueViolation, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { enqueue } from "@/lib/infra/queue";
import { coded } from "@/lib/infra/sentences-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";

/*
 * All certificates of a company are read again, to see what the reader of today would change. Nothing that counts changes before an admin has
 * the new readings used. The worker's steps are in `steps-commands`.
 */

/**
 * Has the worker read every certificate again that is on file now. While a run is open it goes on, whoever started it. Throws `invalid` where
 * nothing is stored.
 */
export async function startReread(scope: CompanyScope): Promise<RereadDto> {
  const { companyId, actor } = scope;
  try {
    await inCompany(
      scope,
      async (tx) => {
        const jobKey = randomUUID();
        // The database lets one run of a company be open.
        const { id } = await tx.rereadRun.create({ data: { companyId, state: "reading", readerVersion, startedById: actor.id, jobKey } });
        const files = await tx.$executeRaw`
          insert into reread_file (company_id, run_id, document_id)
          select company_id, ${id}::uuid, id from document where company_id = ${companyId}::uuid and passport is null
            and processing_status in ('PROCESSED', 'FAILED')`;
        if (files === 0) throw new AppError("invalid", coded("server.documents.rereadNothing"));
        await forgetFiles(tx, scope, id);
        await enqueue(tx, rereadJob, { companyId, runId: id, key: jobKey }, { companyId });
        await recordEvent(tx, scope, { action: "reread.started", subjectType: "company", subjectId: companyId, details: { files } });
      },
      { timeout: 60_000 },
    );
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
  return getReread(scope);
}

/** What earlier runs kept for their screen. */
async function forgetFiles(tx: Tx, { companyId }: CompanyScope, currentId: string): Promise<void> {
  const where = { companyId, runId: { not: currentId } };
  await tx.rereadFile.deleteMany({ where });
  await tx.rereadVendor.deleteMany({ where });
}

/** Locks a run, so that one decision about it follows the other. Throws `not_found`. */
async function lockRun(tx: Tx, { companyId }: CompanyScope, id: string): Promise<RereadRun> {
  await tx.$queryRaw`select 1 from reread_run where company_id = ${companyId}::uuid and id = ${id}::uuid for update`;
  const run = await tx.rereadRun.findUnique({ where: { companyId_id: { companyId, id } } });
  if (!run) throw notFound(coded("server.documents.rereading"));
  return run;
}

/** Has the worker make the new readings count. A second admin who asks for the same gets the same. Throws `conflict` before they are compared. */
export async function applyReread(scope: CompanyScope, id: string): Promise<RereadDto> {
  const { companyId, actor } = scope;
  await inCompany(scope, async (tx) => {
    const { state } = await lockRun(tx, scope, id);
    if (state === "applying" || state === "applied") return;
    if (state === "discarded") throw new AppError("conflict", coded("server.documents.newReadingsDiscarded"));
    if (state !== "ready") throw new AppError("conflict", coded("server.documents.newReadingsUnready"));
    const key = randomUUID();
    const data = { state: "applying", decidedById: actor.id, decidedAt: now(), jobKey: key, steppedAt: now() };
    await tx.rereadRun.update({ where: { companyId_id: { companyId, id } }, data });
    await enqueue(tx, rereadJob, { companyId, runId: id, key }, { companyId });
    const where = { companyId, runId: id };
    const files = await tx.rereadFile.count({ where: { ...where, state: "different" } });
    const details = { files, vendors: await tx.rereadVendor.count({ where }) };
    await recordEvent(tx, scope, { action: "reread.used", subjectType: "company", subjectId: companyId, details });
  });
  return getReread(scope);
}

/** Stops a run, or discards what it found. Throws `conflict` once the new readings are used. */
export async function discardReread(scope: CompanyScope, id: string): Promise<RereadDto> {
  const { companyId, actor } = scope;
  await inCompany(scope, async (tx) => {
    const { state } = await lockRun(tx, scope, id);
    if (state === "discarded") return;
    if (state === "applying" || state === "applied") throw new AppError("conflict", coded("server.documents.newReadingsUsed"));
    const where = { companyId, runId: id };
    const readCount = await tx.rereadFile.count({ where: { ...where, state: { not: "waiting" } } });
    const differCount = await tx.rereadFile.count({ where: { ...where, state: "different" } });
    const data = { state: "discarded", decidedById: actor.id, decidedAt: now(), finishedAt: now(), readCount, differCount };
    await tx.rereadRun.update({ where: { companyId_id: { companyId, id } }, data });
    await tx.rereadFile.deleteMany({ where });
    await tx.rereadVendor.deleteMany({ where });
    const action = state === "ready" ? "reread.discarded" : "reread.stopped";
    await recordEvent(tx, scope, { action, subjectType: "company", subjectId: companyId });
  });
  return getReread(scope);
}
