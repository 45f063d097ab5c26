import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Handler } from "@/jobs/handler";
import { drawPage } from "@/jobs/handlers/draw-page";
import { filePapers } from "@/jobs/handlers/file-papers";
import { importCompany } from "@/jobs/handlers/import-company";
import { importLists } from "@/jobs/handlers/import-lists";
import { importVendors } from "@/jobs/handlers/import-vendors";
import { answerInboundDelivery, fileInboundDelivery, routeInboundMessage } from "@/jobs/handlers/inbound";
import { judgeSharedWording } from "@/jobs/handlers/judge-shared-wording";
import { makeOneReport } from "@/jobs/handlers/make-report";
import { backUp, checkOperations, checkStoredIntegrity } from "@/jobs/handlers/operations";
import { checkPayments, tellPrices } from "@/jobs/handlers/payments";
import { readDocument, readQuick } from "@/jobs/handlers/read-document";
import { rejudgeCompany } from "@/jobs/handlers/rejudge-company";
import { removeDueAccount, removeDueCompany } from "@/jobs/handlers/removal";
import { removeStoredFiles } from "@/jobs/handlers/remove-files";
import { reread } from "@/jobs/handlers/reread";
import { runConnections } from "@/jobs/handlers/run-connections";
import { sendMail } from "@/jobs/handlers/send-mail";
import { remindOneCompany, sweep } from "@/jobs/handlers/sweep";
import { scanFiles, sweepStoredFiles } from "@/jobs/handlers/sweep-files";
import { tellOfNewUser } from "@/jobs/handlers/tell-new-user";
import { tellOfNewVendors } from "@/jobs/handlers/tell-new-vendors";
import { tellOfWebhookOff } from "@/jobs/handlers/tell-webhook-off";
import { openInboundDoors } from "@/jobs/inbound-doors";
import { openMetricsDoor } from "@/jobs/metrics-door";
import { closeReaderPool } from "@/jobs/reader-pool";
import { startSchedule } from "@/jobs/schedule";
import { takeJobs } from "@/jobs/take-jobs";
import { startWebhookLines } from "@/jobs/webhook-lines";
import { now } from "@/lib/infra/clock";
import { isLostConnection, logFailure } from "@/lib/infra/database-away";
import { asPlatform, closeDatabase } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { log } from "@/lib/infra/log";
import { closeMailer } from "@/lib/infra/mailer";
import { noteFailure, noteSuccess } from "@/lib/infra/outage";
import { closeQueue, openQueue } from "@/lib/infra/queue";
import { speakOnServer } from "@/lib/infra/server-texts";
import { startTraces, stopTraces } from "@/lib/infra/traces";
import { say } from "@/messages/say";

/*
 * What runs by itself. Any number of workers on any number of machines may run; the queue shares the work out, and a worker
 * that dies is noticed by its missing heartbeat.
 */

const handlers: Handler[] = [
  readDocument,
  readQuick,
  reread,
  drawPage,
  removeStoredFiles,
  sweepStoredFiles,
  scanFiles,
  sendMail,
  tellOfNewVendors,
  tellOfWebhookOff,
  runConnections,
  tellOfNewUser,
  sweep,
  remindOneCompany,
  importVendors,
  importCompany,
  importLists,
  rejudgeCompany,
  filePapers,
  judgeSharedWording,
  removeDueAccount,
  removeDueCompany,
  checkOperations,
  checkStoredIntegrity,
  backUp,
  makeOneReport,
  routeInboundMessage,
  fileInboundDelivery,
  answerInboundDelivery,
  checkPayments,
  tellPrices,
];
const heartbeatMillis = 10_000;
const stopSeconds = 25;

async function startHeartbeat(): Promise<() => Promise<void>> {
  const id = randomUUID();
  const startedAt = now();
  const beat = async () => {
    const row = { id, startedAt, beatAt: now() };
    await asPlatform().workerHeartbeat.upsert({ where: { id }, create: row, update: row });
    noteSuccess("database");
  };
  await asPlatform().workerHeartbeat.deleteMany({ where: { beatAt: { lt: new Date(startedAt.getTime() - 24 * 3600 * 1000) } } });
  await beat();
  const timer = setInterval(() => beat().catch((error) => logFailure(error, say("server.jobs.noHeartbeat"))), heartbeatMillis);
  return async () => {
    clearInterval(timer);
    await asPlatform().workerHeartbeat.deleteMany({ where: { id } });
  };
}

/** A worker may start while the database is away. */
async function whenReachable<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isLostConnection(error)) throw error;
      noteFailure("database", error);
      await pause(2000);
    }
  }
}

async function main(): Promise<void> {
  env();
  speakOnServer();
  const closeMetrics = await openMetricsDoor();
  await startTraces("coverkeep-worker", env().OTEL_EXPORTER_OTLP_ENDPOINT);
  const boss = await whenReachable(() => openQueue({ supervise: true, listens: true, max: 4 }));
  for (const handler of handlers) await takeJobs(boss, handler);
  const stopHeartbeat = await whenReachable(startHeartbeat);
  const stopSchedule = startSchedule();
  const stopWebhooks = startWebhookLines();
  const closeDoors = await whenReachable(openInboundDoors);
  log.info("worker started");

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    log.info("worker stopping");
    await stopSchedule();
    await stopWebhooks();
    await closeDoors();
    await closeMetrics();
    await boss.stop({ graceful: true, timeout: stopSeconds * 1000 });
    await stopTraces();
    await closeReaderPool();
    await stopHeartbeat();
    closeMailer();
    await closeQueue();
    await closeDatabase();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
