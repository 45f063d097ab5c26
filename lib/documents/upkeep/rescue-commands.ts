import { randomUUID } from "node:crypto";
import { rereadJob } from "@/lib/documents/rereading/jobs";
import { enqueueTurn, forgetOldTurns } from "@/lib/documents/turns/commands";
import { readDocumentJob, readQuickJob } from "@/lib/documents/turns/jobs";
import { now } from "@/lib/infra/clock";
import { asPlatform } from "@/lib/infra/db";
import { enqueue, enqueueAll } from "@/lib/infra/queue";

const atOnce = 500;

/**
 * Has documents read that wait although nothing would read them: they have no turn, as after a restored backup, or the jobs that
 * would take their turns were lost.
 */
export async function rescueReadings(): Promise<void> {
  await forgetOldTurns();
  const lost = await asPlatform().document.findMany({
    where: {
      processingStatus: { in: ["PENDING", "PROCESSING"] },
      createdAt: { lt: new Date(now().getTime() - 3_600_000) },
      turns: { none: { finishedAt: null } },
    },
    select: { id: true, companyId: true, contentType: true, fileSize: true, vendorId: true },
    take: atOnce,
  });
  for (const { companyId, vendorId, ...row } of lost) {
    const place = { lane: "bulk", turnOf: vendorId ?? "" } as const;
    await asPlatform().$transaction((tx) => enqueueTurn(tx, { companyId }, row, place));
  }
  const waiting = { finishedAt: null, dueAt: { lt: new Date(now().getTime() - 3_600_000) } };
  const count = Math.min(atOnce, await asPlatform().readingTurn.count({ where: waiting }));
  const quick = Math.min(atOnce, await asPlatform().readingTurn.count({ where: { ...waiting, isQuick: true } }));
  await asPlatform().$transaction(async (tx) => {
    await enqueueAll(tx, readDocumentJob, Array(count).fill({}));
    await enqueueAll(tx, readQuickJob, Array(quick).fill({}));
  });
}

/** Has runs that read all certificates again go on whose job was lost, as after a restored backup. */
export async function rescueRereads(): Promise<void> {
  const lost = await asPlatform().rereadRun.findMany({
    where: { state: { in: ["reading", "comparing", "applying"] }, steppedAt: { lt: new Date(now().getTime() - 2 * 3_600_000) } },
    select: { id: true, companyId: true, jobKey: true },
  });
  for (const { id: runId, companyId, jobKey } of lost) {
    await asPlatform().$transaction(async (tx) => {
      const key = randomUUID();
      const where = { companyId, id: runId, jobKey };
      const { count } = await tx.rereadRun.updateMany({ where, data: { jobKey: key, steppedAt: now() } });
      if (count > 0) await enqueue(tx, rereadJob, { companyId, runId, key }, { companyId });
    });
  }
}
