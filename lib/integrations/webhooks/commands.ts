import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Webhook as Signer } from "standardwebhooks";
import type { z } from "zod";
import type { Webhook, WebhookDelivery } from "@/generated/prisma/client";
import { now } from "@/lib/infra/clock";
import { open, seal } from "@/lib/infra/crypto";
import { isLockConflict } from "@/lib/infra/database-away";
import { inCompany, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { enqueue, enqueueAll } from "@/lib/infra/queue";
import { coded } from "@/lib/infra/sentences-rules";
import { toDeliveryDto, toWebhookDto } from "@/lib/integrations/webhooks/dto";
import type { EventData } from "@/lib/integrations/webhooks/events-schema";
import { sendWebhookJob, tellWebhookOffJob } from "@/lib/integrations/webhooks/jobs";
import { listWebhooks } from "@/lib/integrations/webhooks/queries";
import { waitAfter } from "@/lib/integrations/webhooks/retry-rules";
import type { DeliveryDto, NewWebhookDto, WebhooksDto, webhookInput } from "@/lib/integrations/webhooks/schema";
import { isCallable, post } from "@/lib/integrations/webhooks/sending-commands";
import type { EventType } from "@/lib/integrations/webhooks/values";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";

const most = 10;
const purpose = "webhook-secret";
const keptDays = 30;
/** Longer than a job that is tried again waits between two deliveries. */
const lostAfterMinutes = 30;

/**
 * Sends events of one type to the company's webhooks, if and only if the caller's transaction is committed. Ids grow with time, so that a
 * receiver can sort late events into order.
 */
export async function announce<Type extends EventType>(
  tx: Tx,
  { companyId }: CompanyScope,
  type: Type,
  ...events: readonly Readonly<EventData<Type>>[]
): Promise<void> {
  if (events.length === 0) return;
  // Locked, so that this event is included when a webhook's waiting events are looked through.
  const hooks = await tx.$queryRaw<{ id: string; isPrompt: boolean }[]>`
    select id, is_active and catches_up_since is null as "isPrompt" from webhook
    where company_id = ${companyId}::uuid and ${type} = any(types) order by id for share`;
  if (hooks.length === 0) return;
  const at = now();
  const rows = events.flatMap((data) => {
    const payload = JSON.stringify({ type, timestamp: at.toISOString(), data });
    return hooks.map((hook) => ({ companyId, webhookId: hook.id, type, payload, nextTryAt: at, createdAt: at }));
  });
  const made = await tx.webhookDelivery.createManyAndReturn({ data: rows, select: { id: true, webhookId: true } });
  // Events of a webhook that is off wait for it, and events that come while it catches up wait after those.
  const prompt = new Set(hooks.flatMap(({ id, isPrompt }) => (isPrompt ? [id] : [])));
  const jobs = made.flatMap(({ id, webhookId }) => (prompt.has(webhookId) ? [{ companyId, deliveryId: id, tries: 0 }] : []));
  if (jobs.length > 0) await enqueueAll(tx, sendWebhookJob, jobs, { companyId });
}

/** Adds a webhook. Only the answer has its secret in readable form. */
export function createWebhook(scope: CompanyScope, { address, types }: z.output<typeof webhookInput>): Promise<NewWebhookDto> {
  const { companyId } = scope;
  if (!isCallable(address))
    throw new AppError("invalid", coded("server.developers.publicHttps"), { address: coded("server.developers.publicHttps") });
  return inCompany(scope, async (tx) => {
    if ((await tx.webhook.count({ where: { companyId } })) >= most)
      throw new AppError("conflict", coded("server.developers.tooManyWebhooks", { most }));
    const secret = `whsec_${randomBytes(24).toString("base64")}`;
    const row = await tx.webhook.create({ data: { companyId, address, types: [...new Set(types)], secret: seal(purpose, secret) } });
    await record(tx, scope, "created", row);
    return { webhook: toWebhookDto(row), secret };
  });
}

const mostTries = 30;

/**
 * Runs a transaction that changes a webhook. Other transactions lock the webhook (to announce an event) and the company's counters (to
 * record it) in either order. This one gives a lock up after 300 ms and starts again, so the others finish without a deadlock.
 */
async function changeWebhook(scope: CompanyScope, work: (tx: Tx) => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await inCompany(scope, async (tx) => {
        await tx.$executeRaw`select set_config('lock_timeout', '300ms', true)`;
        await work(tx);
      });
    } catch (error) {
      if (!isLockConflict(error) || tries >= mostTries) throw error;
      await pause(50 + Math.random() * 150);
    }
  }
}

/** Turns a webhook on or off. Waiting events are sent in their order once it is on again. Throws `not_found`. */
export async function switchWebhook(scope: CompanyScope, id: string, isActive: boolean): Promise<WebhooksDto> {
  const { companyId } = scope;
  await changeWebhook(scope, async (tx) => {
    const row = await webhookOf(tx, scope, id);
    if (row.isActive === isActive) return;
    const data = { isActive, offReason: isActive ? null : "by_hand", catchesUpSince: isActive ? now() : null };
    await tx.webhook.update({ where: { id }, data });
    if (isActive) await catchUp(tx, scope, id);
    else await enqueue(tx, tellWebhookOffJob, { companyId, webhookId: id, actorId: scope.actor.id }, { companyId });
    await record(tx, scope, isActive ? "turned_on" : "turned_off", row);
  });
  return listWebhooks(scope);
}

/** Deletes a webhook with its deliveries. Throws `not_found`. */
export async function deleteWebhook(scope: CompanyScope, id: string): Promise<WebhooksDto> {
  await changeWebhook(scope, async (tx) => {
    const row = await webhookOf(tx, scope, id);
    await tx.webhook.delete({ where: { id } });
    await record(tx, scope, "deleted", row);
  });
  return listWebhooks(scope);
}

/**
 * Sends a delivery again, once, under the same id. The tries that are planned stay as they are, and none are added. Throws `not_found`,
 * and `conflict` while the webhook is off.
 */
export function resendDelivery(scope: CompanyScope, webhookId: string, id: string): Promise<DeliveryDto> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    const hook = await webhookOf(tx, scope, webhookId);
    const found = await tx.webhookDelivery.findFirst({ where: { companyId, webhookId, id } });
    if (!found) throw notFound(coded("server.developers.delivery"));
    if (!hook.isActive) throw new AppError("conflict", coded("server.developers.turnTheWebhookOnFirst"));
    // Without a planned try it waits for this one alone.
    const isPlanned = found.state === "waiting" && found.nextTryAt !== null;
    const row = isPlanned ? found : await tx.webhookDelivery.update({ where: { id }, data: { state: "waiting", nextTryAt: null } });
    await enqueue(tx, sendWebhookJob, { companyId, deliveryId: id, isResend: true }, { companyId });
    return toDeliveryDto(row);
  });
}

async function webhookOf(tx: Tx, { companyId }: CompanyScope, id: string): Promise<Webhook> {
  const row = await tx.webhook.findUnique({ where: { companyId_id: { companyId, id } } });
  if (!row) throw notFound(coded("server.developers.webhook"));
  return row;
}

function record(tx: Tx, scope: CompanyScope, what: "created" | "deleted" | "turned_on" | "turned_off" | "gone", { id, address }: Webhook) {
  const subjectName = new URL(address).host;
  return recordEvent(tx, scope, { action: `webhook.${what}`, subjectType: "webhook", subjectId: id, subjectName });
}

/**
 * Has the next delivery tried that waited for its webhook, one after the other, so that they arrive in their order. Once each of them was
 * tried, new events go out at once again.
 */
async function catchUp(tx: Tx, scope: CompanyScope, webhookId: string): Promise<void> {
  const { companyId } = scope;
  const [hook] = await tx.$queryRaw<{ since: Date | null }[]>`
    select catches_up_since as since from webhook where company_id = ${companyId}::uuid and id = ${webhookId}::uuid for update`;
  if (!hook?.since) return;
  const next = await tx.webhookDelivery.findFirst({
    where: { companyId, webhookId, state: "waiting", OR: [{ triedAt: null }, { triedAt: { lt: hook.since } }] },
    orderBy: { id: "asc" },
  });
  if (!next) {
    await tx.webhook.update({ where: { id: webhookId }, data: { catchesUpSince: null } });
    return;
  }
  const how = { tries: next.tries, isResend: next.nextTryAt === null, webhookId };
  await enqueue(tx, sendWebhookJob, { companyId, deliveryId: next.id, ...how }, { companyId });
}

/** `webhookId`: the delivery waited for its webhook, and the next one that did is tried after it. */
type Try = { tries?: number | undefined; isResend?: boolean | undefined; webhookId?: string | undefined };

/**
 * Tries a delivery once, and notes what came of it. Nothing is done while its webhook is off, and by a job whose try another job made
 * already. Throws `not_found`.
 */
export async function deliver(scope: CompanyScope, id: string, { webhookId, ...how }: Try = {}): Promise<void> {
  await deliverOne(scope, id, how).catch((error) => {
    // A delivery that is forgotten by now does not block the next ones.
    if (!webhookId || !(error instanceof AppError) || error.code !== "not_found") throw error;
  });
  if (webhookId) await inCompany(scope, (tx) => catchUp(tx, scope, webhookId));
}

async function deliverOne(scope: CompanyScope, id: string, { tries, isResend = false }: Omit<Try, "webhookId">): Promise<void> {
  const { companyId } = scope;
  const found = await inCompany(scope, (tx) =>
    tx.webhookDelivery.findUnique({ where: { companyId_id: { companyId, id } }, include: { webhook: true } }),
  );
  if (!found) throw notFound(coded("server.developers.delivery"));
  const { webhook, ...delivery } = found;
  if (delivery.state !== "waiting" || !webhook.isActive) return;
  const isPlanned = delivery.nextTryAt !== null && (tries === undefined || tries === delivery.tries);
  if (!isResend && !isPlanned) return;
  const at = now();
  const headers = {
    "user-agent": "Coverkeep-Webhooks/1",
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": new Signer(open(purpose, webhook.secret)).sign(id, at, delivery.payload),
  };
  const outcome = await post(webhook.address, headers, delivery.payload);
  await changeWebhook(scope, (tx) => settle(tx, scope, { delivery, webhook, outcome, isResend }));
}

type Tried = { delivery: WebhookDelivery; webhook: Webhook; outcome: Awaited<ReturnType<typeof post>>; isResend: boolean };

async function settle(tx: Tx, scope: CompanyScope, { delivery, webhook, outcome, isResend }: Tried): Promise<void> {
  const { companyId } = scope;
  const { id } = delivery;
  // An address that is gone may be so by mistake: its events wait until someone turns the webhook on again.
  const isGone = outcome.status === 410;
  const mayGoOn = outcome.problem !== null && !isGone;
  // A try beside the planned ones counts as none of them.
  const keepsPlan = isResend && delivery.nextTryAt !== null && mayGoOn;
  const tries = delivery.tries + (keepsPlan ? 0 : 1);
  const wait = mayGoOn && !isResend ? waitAfter(tries, outcome.retryAfter) : null;
  const at = now();
  const { count } = await tx.webhookDelivery.updateMany({
    // Of two that tried at once, one counts.
    where: { companyId, id, tries: delivery.tries, state: "waiting" },
    data: {
      ...{ tries, triedAt: at, answerStatus: outcome.status, answerExcerpt: outcome.excerpt, problem: outcome.problem },
      state: outcome.problem === null ? "delivered" : wait === null && !keepsPlan && !isGone ? "failed" : "waiting",
      nextTryAt: isGone ? at : keepsPlan ? delivery.nextTryAt : wait === null ? null : new Date(at.getTime() + wait * 1000),
    },
  });
  if (count === 0) return;
  if (wait !== null) await enqueue(tx, sendWebhookJob, { companyId, deliveryId: id, tries }, { companyId, startAfter: wait });
  if (!isGone || !webhook.isActive) return;
  await tx.webhook.update({ where: { id: webhook.id }, data: { isActive: false, offReason: "gone", catchesUpSince: null } });
  await enqueue(tx, tellWebhookOffJob, { companyId, webhookId: webhook.id, actorId: null }, { companyId });
  await record(tx, scope, "gone", webhook);
}

/** Goes on with what waits for a webhook whose job was lost. */
export async function catchUpAgain(scope: CompanyScope): Promise<void> {
  const before = new Date(now().getTime() - lostAfterMinutes * 60_000);
  const where = { companyId: scope.companyId, isActive: true, catchesUpSince: { lt: before } };
  const hooks = await inCompany(scope, (tx) => tx.webhook.findMany({ where, select: { id: true } }));
  for (const { id } of hooks) {
    const justTried = { companyId: scope.companyId, webhookId: id, triedAt: { gt: before } };
    await inCompany(scope, async (tx) => {
      if ((await tx.webhookDelivery.count({ where: justTried })) === 0) await catchUp(tx, scope, id);
    });
  }
}

/** Deletes deliveries past their retention period, whatever their result. */
export async function forgetOldDeliveries(scope: CompanyScope): Promise<void> {
  const before = new Date(now().getTime() - keptDays * 24 * 3600 * 1000);
  await inCompany(scope, (tx) => tx.webhookDelivery.deleteMany({ where: { companyId: scope.companyId, createdAt: { lt: before } } }));
}
