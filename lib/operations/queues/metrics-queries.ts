import { isScanning, pingScanner } from "@/lib/infra/clamd";
import { now } from "@/lib/infra/clock";
import { asPlatform } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { figures, mayReadMetrics } from "@/lib/infra/metrics";
import { coded } from "@/lib/infra/sentences-rules";
import { storage } from "@/lib/infra/storage";
import { webhookFigures } from "@/lib/integrations/webhooks/due-queries";
import { listQueues } from "@/lib/operations/queues/queries";

const works = (work: () => Promise<unknown>) =>
  work().then(
    () => true,
    () => false,
  );

/**
 * The figures of this process and of the installation, as Prometheus reads them. Throws `not_found` while they are off, and
 * `unauthenticated` for a wrong token.
 */
export async function readMetrics(authorization: string | null): Promise<{ text: string; contentType: string }> {
  const counted = figures();
  if (!counted) throw notFound(coded("server.http.call"));
  if (!mayReadMetrics(authorization)) throw new AppError("unauthenticated", coded("server.http.signInNeeded"));
  const { gauges, registry } = counted;
  for (const gauge of Object.values(gauges)) gauge.reset();
  const isDatabaseWell = await works(readInstallation);
  gauges.ready.set({ dependency: "database" }, Number(isDatabaseWell));
  gauges.ready.set({ dependency: "storage" }, Number(await works(() => storage().check())));
  if (isScanning()) gauges.ready.set({ dependency: "scanner" }, Number(await works(pingScanner)));
  return { text: await registry.metrics(), contentType: registry.contentType };
}

/** The database's figures for all processes. */
async function readInstallation(): Promise<void> {
  const gauges = figures()?.gauges;
  if (!gauges) return;
  for (const { name: queue, waiting, running, retrying, dead, oldestDueAt } of await listQueues()) {
    for (const [state, count] of Object.entries({ waiting, running, retrying, dead })) gauges.queueJobs.set({ queue, state }, count);
    gauges.queueAge.set({ queue }, oldestDueAt ? Math.max(0, (now().getTime() - Date.parse(oldestDueAt)) / 1000) : 0);
  }
  const emails = await asPlatform().mail.groupBy({ by: ["status"], _count: true });
  for (const { status, _count: count } of emails) gauges.emails.set({ status: status.toLowerCase() }, count);
  const { waiting, oldestAt, ...webhooks } = await webhookFigures();
  for (const [state, count] of Object.entries(webhooks)) gauges.webhooks.set({ state }, count);
  gauges.webhookEvents.set(waiting);
  gauges.webhookAge.set(oldestAt ? Math.max(0, (now().getTime() - oldestAt.getTime()) / 1000) : 0);
  if (isScanning()) gauges.unscanned.set(await asPlatform().document.count({ where: { scanResult: null } }));
}
