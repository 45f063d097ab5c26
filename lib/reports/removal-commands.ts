import { now } from "@/lib/infra/clock";
import { asPlatform } from "@/lib/infra/db";
import { discardFile, platformFolder, storage } from "@/lib/infra/storage";
import { findLostReports } from "@/lib/reports/removal-queries";
import { givenUp, reportsKeptDays } from "@/lib/reports/values";

const dayMillis = 24 * 3600 * 1000;

/** Removes reports after 90 days with their files, and files without a report; marks as failed what no worker finished. The sweep calls it. */
export async function sweepReports(): Promise<void> {
  const db = asPlatform();
  const old = { createdAt: { lt: new Date(now().getTime() - reportsKeptDays * dayMillis) } };
  for (const { id } of await db.report.findMany({ where: old, select: { id: true } })) await removeReport(id);
  const lost = { id: { in: await findLostReports() }, storageKey: null };
  await db.report.updateMany({ where: lost, data: { ...givenUp, finishedAt: now() } });
  const young = now().getTime() - dayMillis;
  for await (const { key, changedAt } of storage().list(platformFolder)) {
    if (changedAt.getTime() > young) continue;
    if ((await db.report.count({ where: { storageKey: key } })) === 0) await storage().remove(key);
  }
}

/** Removes a report with its file. Returns false when there is no such report. */
export async function removeReport(id: string): Promise<boolean> {
  const report = await asPlatform().report.findUnique({ where: { id }, select: { storageKey: true } });
  if (!report) return false;
  await asPlatform().report.deleteMany({ where: { id } });
  if (report.storageKey) await discardFile(report.storageKey);
  return true;
}
