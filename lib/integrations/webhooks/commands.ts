import { randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import type { z } from "zod";
import type { Webhook } from "@/generated/prisma/client";
import { now } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { enqueue } from "@/lib/infra/queue";
import { coded } from "@/lib/infra/sentences-rules";
import { refuseOutdated } from "@/lib/infra/versions-rules";
import { lastChange, startOf } from "@/lib/integrations/changes/queries";
import { changesKeptDays } from "@/lib/integrations/changes/values";
import { toDeliveryDto, toNewWebhookDto, versionedFields } from "@/lib/integrations/webhooks/dto";
import { tellWebhookOffJob } from "@/lib/integrations/webhooks/jobs";
import { listWebhooks, showWebhook } from "@/lib/integrations/webhooks/queries";
import type {
  DeliveryDto,
  NewWebhookDto,
  ReplayDto,
  TestDto,
  WebhookDto,
  WebhooksDto,
  webhookInput,
  webhookPatch,
  webhookReplay,
} from "@/lib/integrations/webhooks/schema";
import { isCallable, leadsInside } from "@/lib/integrations/webhooks/sending-commands";
import { newSecret, postSigned } from "@/lib/integrations/webhooks/signing-commands";
import { bothSecretsHours } from "@/lib/integrations/webhooks/values";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";

const most = 10;
const keptDeliveriesDays = 30;
const hourMillis = 3600 * 1000;

/** A name that no server knows yet may get an address later: it is checked again at each delivery. */
async function refuseUncallable(address: string): Promise<void> {
  if (isCallable(address) && !(await leadsInside(new URL(address).hostname))) return;
  throw new AppError("invalid", coded("server.developers.publicHttps"), { address: coded("server.developers.publicHttps") });
}

/** Adds a webhook, which gets what changes from now on. Only the answer has its secret in readable form. */
export async function createWebhook(scope: CompanyScope, { address, types }: z.output<typeof webhookInput>): Promise<NewWebhookDto> {
  const { companyId } = scope;
  await refuseUncallable(address);
  const { secret, sealed } = newSecret();
  return inCompany(scope, async (tx) => {
    if ((await tx.webhook.count({ where: { companyId } })) >= most)
      throw new AppError("conflict", coded("server.developers.tooManyWebhooks", { most }));
    const data = { companyId, address, types: [...new Set(types)], secret: sealed, readTo: await lastChange(tx, scope) };
    const row = await tx.webhook.create({ data });
    await recordWebhook(tx, scope, "created", row);
    return toNewWebhookDto(row, secret);
  });
}

/** Changes a webhook's address and events. What waits goes to the new address. Throws `not_found` and `outdated`. */
export async function changeWebhook(scope: CompanyScope, id: string, patch: z.output<typeof webhookPatch>): Promise<WebhookDto> {
  const { version, ...change } = patch;
  if (change.address !== undefined) await refuseUncallable(change.address);
  await inCompany(scope, async (tx) => {
    const row = await lockWebhook(tx, scope, id);
    refuseOutdated(versionedFields(row), change, version);
    const { address = row.address, types = row.types } = change;
    await tx.webhook.update({ where: { id }, data: { address, types: [...new Set(types)], heldUntil: null } });
    await recordWebhook(tx, scope, "changed", { id, address });
  });
  return showWebhook(scope, id);
}

/** Gives a webhook another secret. The one before signs beside it for a day. Throws `not_found`. */
export function renewSecret(scope: CompanyScope, id: string): Promise<NewWebhookDto> {
  const { secret, sealed } = newSecret();
  return inCompany(scope, async (tx) => {
    const { secret: former } = await lockWebhook(tx, scope, id);
    const until = new Date(now().getTime() + bothSecretsHours * hourMillis);
    const row = await tx.webhook.update({ where: { id }, data: { secret: sealed, formerSecret: former, formerSecretUntil: until } });
    await recordWebhook(tx, scope, "secret_renewed", row);
    return toNewWebhookDto(row, secret);
  });
}

/** Turns a webhook on or off. What happens while it is off is sent in its order once it is on again. Throws `not_found`. */
export async function switchWebhook(scope: CompanyScope, id: string, isActive: boolean): Promise<WebhooksDto> {
  const { companyId } = scope;
  await inCompany(scope, async (tx) => {
    const row = await lockWebhook(tx, scope, id);
    if (row.isActive === isActive) return;
    await tx.webhook.update({ where: { id }, data: { isActive, offReason: isActive ? null : "by_hand", heldUntil: null } });
    if (!isActive) await enqueue(tx, tellWebhookOffJob, { companyId, webhookId: id, actorId: scope.actor.id }, { companyId });
    await recordWebhook(tx, scope, isActive ? "turned_on" : "turned_off", row);
  });
  return listWebhooks(scope);
}

/** Deletes a webhook with its deliveries. Throws `not_found` and `outdated`. */
export async function deleteWebhook(scope: CompanyScope, id: string, version?: string): Promise<WebhooksDto> {
  await inCompany(scope, async (tx) => {
    const row = await lockWebhook(tx, scope, id);
    refuseOutdated(versionedFields(row), {}, version);
    await tx.webhook.delete({ where: { id } });
    await recordWebhook(tx, scope, "deleted", row);
  });
  return listWebhooks(scope);
}

/** Sends an event that says nothing but that it is a test, and tells what the receiver answered. Throws `not_found`. */
export async function testWebhook(scope: CompanyScope, id: string): Promise<TestDto> {
  const hook = await inCompany(scope, (tx) => webhookOf(tx, scope, id));
  const payload = JSON.stringify({ type: "webhook.test", timestamp: now().toISOString(), data: { webhookId: id } });
  const started = performance.now();
  const { status, excerpt, problem } = await postSigned(hook, randomUUID(), payload);
  const millis = Math.round(performance.now() - started);
  return { payload, answerStatus: status, answerExcerpt: excerpt, problem, millis };
}

/**
 * Sends again what happened since a time, also what was not sent before. What was sent keeps its id. Throws `not_found`, `too_old`, and
 * `conflict` while the webhook is off.
 */
export function replayWebhook(scope: CompanyScope, id: string, { since }: z.output<typeof webhookReplay>): Promise<ReplayDto> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    const hook = await lockWebhook(tx, scope, id);
    if (!hook.isActive) throw new AppError("conflict", coded("server.developers.webhookOff"));
    const start = await startOf(tx, scope, since);
    let { readTo } = hook;
    if (start < readTo) readTo = start;
    await tx.webhook.update({ where: { id }, data: { readTo, heldUntil: null } });
    await recordWebhook(tx, scope, "replayed", hook);
    const where = { companyId, number: { gt: readTo }, type: { in: hook.types } };
    return { events: await tx.change.count({ where }) };
  });
}

/** Sends a delivery again, once, under the same id. A planned try is made now instead. Throws `not_found`, and `conflict` while it is off. */
export function resendDelivery(scope: CompanyScope, webhookId: string, id: string): Promise<DeliveryDto> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    const hook = await lockWebhook(tx, scope, webhookId);
    const found = await tx.webhookDelivery.findFirst({ where: { companyId, webhookId, id } });
    if (!found) throw notFound(coded("server.developers.delivery"));
    if (!hook.isActive) throw new AppError("conflict", coded("server.developers.webhookOff"));
    const isPlanned = found.state === "waiting" && found.nextTryAt !== null;
    await tx.webhook.update({ where: { id: webhookId }, data: { heldUntil: null } });
    const data = { state: "waiting", nextTryAt: isPlanned ? now() : null };
    return toDeliveryDto(await tx.webhookDelivery.update({ where: { id }, data }));
  });
}

async function webhookOf(tx: Tx, { companyId }: CompanyScope, id: string): Promise<Webhook> {
  const row = await tx.webhook.findUnique({ where: { companyId_id: { companyId, id } } });
  if (!row) throw notFound(coded("server.developers.webhook"));
  return row;
}

/** The webhook as nobody else changes it meanwhile. */
async function lockWebhook(tx: Tx, scope: CompanyScope, id: string): Promise<Webhook> {
  await tx.$queryRaw`select 1 from webhook where company_id = ${scope.companyId}::uuid and id = ${id}::uuid for update`;
  return webhookOf(tx, scope, id);
}

type Act = "created" | "changed" | "deleted" | "turned_on" | "turned_off" | "secret_renewed" | "replayed" | "gone";

/** Writes what happened to a webhook into the activity log. */
export function recordWebhook(tx: Tx, scope: CompanyScope, what: Act, { id, address }: Pick<Webhook, "id" | "address">): Promise<void> {
  const subjectName = new URL(address).host;
  return recordEvent(tx, scope, { action: `webhook.${what}`, subjectType: "webhook", subjectId: id, subjectName });
}

/** Deletes deliveries past their retention period. Those that wait are kept as long as changes are. */
export async function forgetOldDeliveries(scope: CompanyScope): Promise<void> {
  const { companyId } = scope;
  const before = (days: number) => ({ lt: new Date(now().getTime() - days * 24 * hourMillis) });
  const old = [
    { state: { not: "waiting" }, createdAt: before(keptDeliveriesDays) },
    { state: "waiting", createdAt: before(changesKeptDays) },
  ];
  await inCompany(scope, (tx) => tx.webhookDelivery.deleteMany({ where: { companyId, OR: old } }));
}
