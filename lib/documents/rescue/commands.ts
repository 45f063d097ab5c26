import { readDocumentJob } from "@/lib/documents/jobs";
import { now } from "@/lib/infra/clock";
import { asPlatform } from "@/lib/infra/db";
import { enqueue } from "@/lib/infra/queue";

/** Enqueues documents again that have waited for hours: a worker lost them. A second job of a revision is harmless. */
export async function rescueReadings(): Promise<void> {
  const stuck = await asPlatform().document.findMany({
    where: { processingStatus: { in: ["PENDING", "PROCESSING"] }, createdAt: { lt: new Date(now().getTime() - 6 * 3600 * 1000) } },
    select: { id: true, companyId: true, revision: true },
    take: 500,
  });
  for (const { id, companyId, revision } of stuck) {
    const payload = { companyId, documentId: id, revision };
    await asPlatform().$transaction((tx) => enqueue(tx, readDocumentJob, payload, { companyId, singletonKey: id, singletonSeconds: 3600 }));
  }
}
