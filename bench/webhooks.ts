import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { Webhook } from "standardwebhooks";
import { randomOf } from "@/bench/fuzz/generate";
import { ensureDatabase, startPostgres } from "@/scripts/embedded-postgres";
import { freePort } from "@/scripts/ports";
import { generateClient } from "@/scripts/prisma-client";
import { requireNode, typescript } from "@/scripts/processes";

/**
 * `npm run bench:webhooks [events]`: events to a receiver that fails one call in five, in three ways. Wanted: each arrives at least once with
 * a good signature, and sorting by id gives the order in which they happened. Waiting times are skipped: each round tries what waits.
 */
const events = Number(process.argv[2] ?? 10_000);
const failing = 0.2;
const perTransaction = 50;

const folder = await mkdtemp(path.join(os.tmpdir(), "coverkeep-webhooks-"));
const postgres = await startPostgres(path.join(folder, "postgres"), await freePort(), { fast: true });
await generateClient();
await ensureDatabase(postgres.url("postgres"), "coverkeep");
const owner = postgres.url("coverkeep");
Object.assign(process.env, {
  APP_SECRET: randomBytes(32).toString("base64url"),
  DATABASE_URL: Object.assign(new URL(owner), { username: "coverkeep_web", password: "coverkeep-bench" }).href,
  LOG_LEVEL: "silent",
  STORAGE_DIR: path.join(folder, "storage"),
  WEBHOOKS_PRIVATE_ADDRESSES: "allow",
});
await requireNode("The migration", { args: typescript("scripts/migrate.ts"), env: { ...process.env, DATABASE_MIGRATION_URL: owner } });
const { speakOnServer } = await import("@/lib/infra/server-texts");
speakOnServer();
const { closeDatabase, inCompany } = await import("@/lib/infra/db");
const { closeQueue } = await import("@/lib/infra/queue");
const { announce } = await import("@/lib/integrations/changes/commands");
const { createWebhook } = await import("@/lib/integrations/webhooks/commands");
const { sendWaiting } = await import("@/lib/integrations/webhooks/line-commands");
const { createCompany, createMember } = await import("@/lib/testing/factories");

const random = randomOf(1);
const arrived = new Map<string, { number: number; times: number }>();
const counts = { calls: 0, failed: 0, unsigned: 0 };
let secret = "";
const receiver = createServer(async (request, response) => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  counts.calls += 1;
  const chance = random();
  const isFailing = chance < failing;
  if (isFailing) counts.failed += 1;
  // Refused before it is taken, or taken and the answer lost: that one comes again.
  if (chance < failing / 3) return void response.writeHead(500).end();
  if (chance < (2 * failing) / 3) return void request.socket.destroy();
  take(Buffer.concat(pieces).toString(), request.headers as Record<string, string>);
  if (isFailing) return void request.socket.destroy();
  response.writeHead(204).end();
});

function take(body: string, headers: Record<string, string>): void {
  try {
    new Webhook(secret).verify(body, headers);
  } catch {
    counts.unsigned += 1;
    return;
  }
  const id = headers["webhook-id"] ?? "";
  const times = (arrived.get(id)?.times ?? 0) + 1;
  arrived.set(id, { number: Number(JSON.parse(body).data.emailId.slice(-12)), times });
}

let isGood = false;
try {
  await new Promise<void>((done) => receiver.listen(0, "127.0.0.1", done));
  const company = await createCompany({ plan: "enterprise", planSince: new Date() });
  const { scope } = await createMember(company);
  const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  const made = await createWebhook(scope, { address, types: ["reminder.sent"] });
  secret = made.secret;
  const began = performance.now();
  for (let from = 0; from < events; from += perTransaction) {
    const data = Array.from({ length: Math.min(perTransaction, events - from) }, (_, at) => ({
      emailId: `00000000-0000-4000-8000-${String(from + at).padStart(12, "0")}`,
      vendorId: null,
    }));
    await inCompany(scope, (tx) => announce(tx, scope, "reminder.sent", ...data));
  }
  const announced = performance.now();
  let rounds = 0;
  for (; arrived.size < events && rounds < events; rounds += 1) {
    const where = { companyId: scope.companyId };
    await inCompany(scope, async (tx) => {
      await tx.webhook.updateMany({ where, data: { heldUntil: null } });
      await tx.webhookDelivery.updateMany({ where: { ...where, state: "waiting" }, data: { nextTryAt: new Date() } });
    });
    await sendWaiting(scope, made.webhook.id);
  }
  const sent = performance.now();
  const states = await inCompany(scope, (tx) => tx.webhookDelivery.groupBy({ by: ["state"], _count: true }));
  const inOrder = [...arrived].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, { number }]) => number);
  let latest = -1;
  const late = [...arrived.values()].filter(({ number }) => {
    const isLate = number < latest;
    latest = Math.max(latest, number);
    return isLate;
  }).length;
  const found = {
    ...{ events, ...counts, rounds },
    lost: events - arrived.size,
    undelivered: states.filter(({ state }) => state !== "delivered").reduce((sum, { _count }) => sum + _count, 0),
    outOfOrder: inOrder.filter((number, at) => number !== at).length,
    late,
    cameTwice: [...arrived.values()].filter(({ times }) => times > 1).length,
    announcedPerSecond: Math.round((events * 1000) / (announced - began)),
    callsPerSecond: Math.round((counts.calls * 1000) / (sent - announced)),
  };
  console.log(JSON.stringify(found, null, 2));
  isGood = found.lost + found.undelivered + found.outOfOrder + found.unsigned === 0;
} finally {
  receiver.closeAllConnections();
  receiver.close();
  await closeQueue();
  await closeDatabase();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);
