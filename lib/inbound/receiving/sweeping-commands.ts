import { fileDeliveryJob, routeMessageJob } from "@/lib/inbound/jobs";
import { now } from "@/lib/infra/clock";
import { asPlatform } from "@/lib/infra/db";
import { enqueue } from "@/lib/infra/queue";
import { discardFile, inboundFolder, storage } from "@/lib/infra/storage";

const hour = 3600 * 1000;
const atOnce = 500;

/**
 * Has messages handled whose job was given up, and removes the stored messages that no company has any more: their companies or vendors
 * were deleted. What waits for a person stays, however long.
 */
export async function sweepInbound(): Promise<void> {
  const before = new Date(now().getTime() - hour);
  await asPlatform().$transaction(async (tx) => {
    const once = (id: string) => ({ singletonKey: id, singletonSeconds: 3000 });
    const messages = await tx.inboundMessage.findMany({
      where: { state: "received", receivedAt: { lt: before } },
      select: { id: true },
      take: atOnce,
    });
    for (const { id } of messages) await enqueue(tx, routeMessageJob, { messageId: id }, once(id));
    const where = { state: "received", createdAt: { lt: before } };
    const deliveries = await tx.inboundDelivery.findMany({ where, select: { id: true, companyId: true }, take: atOnce });
    for (const { id, companyId } of deliveries)
      await enqueue(tx, fileDeliveryJob, { companyId, deliveryId: id }, { companyId, ...once(id) });
  });
  const orphans = await asPlatform().inboundMessage.findMany({
    where: { state: "delivered", receivedAt: { lt: before }, deliveries: { none: {} } },
    select: { id: true, storageKey: true },
    take: atOnce,
  });
  for (const { id, storageKey } of orphans) {
    await discardFile(storageKey);
    await asPlatform().inboundMessage.deleteMany({ where: { id } });
  }
  await removeUnnamed();
}

/** Files stored by a process that ended before it wrote their row: their sender got no acknowledgment. */
async function removeUnnamed(): Promise<void> {
  const before = new Date(now().getTime() - 24 * hour);
  const old: string[] = [];
  for await (const { key, changedAt } of storage().list(inboundFolder)) if (changedAt < before) old.push(key);
  for (let from = 0; from < old.length; from += atOnce) {
    const keys = old.slice(from, from + atOnce);
    const rows = await asPlatform().inboundMessage.findMany({ where: { storageKey: { in: keys } }, select: { storageKey: true } });
    const named = new Set(rows.map(({ storageKey }) => storageKey));
    for (const key of keys) if (!named.has(key)) await discardFile(key);
  }
}
