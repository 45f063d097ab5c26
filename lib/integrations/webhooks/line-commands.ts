import { performance } from "node:perf_hooks";
import type { Change, Webhook, WebhookDelivery } from "@/generated/prisma/client";
import { now } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { enqueue } from "@/lib/infra/queue";
import { lastChange } from "@/lib/integrations/changes/queries";
import { recordWebhook } from "@/lib/integrations/webhooks/commands";
import { tellWebhookOffJob } from "@/lib/integrations/webhooks/jobs";
import { heldWait, triesBeforeProbe, waitAfter } from "@/lib/integrations/webhooks/retry-rules";
import type { Outcome } from "@/lib/integrations/webhooks/sending-commands";
import { postSigned } from "@/lib/integrations/webhooks/signing-commands";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** How long a worker has a webhook for itself after each event that it sent; longer than a receiver may take to answer. */
const leaseMillis = 60_000;
/** After so long, webhooks of others have their turn. */
const turnMillis = 30_000;
const atOnce = 50;
const madeAtOnce = 500;

const after = (millis: number) => new Date(now().getTime() + millis);

/**
 * Sends what waits for a webhook, one event after the other in the order of the changes, until nothing is due. Only one worker at a time
 * does it.
 */
export async function sendWaiting(scope: CompanyScope, webhookId: string): Promise<void> {
  const { companyId } = scope;
  const where = { companyId, id: webhookId };
  const free = { isActive: true, OR: [{ sendingUntil: null }, { sendingUntil: { lt: now() } }] };
  const claim = () =>
    inCompany(scope, (tx) => tx.webhook.updateMany({ where: { ...where, ...free }, data: { sendingUntil: after(leaseMillis) } }));
  if ((await claim()).count === 0) return;
  const end = performance.now() + turnMillis;
  try {
    while (performance.now() < end && (await sendSome(scope, webhookId))) {}
  } finally {
    await inCompany(scope, (tx) => tx.webhook.updateMany({ where, data: { sendingUntil: null } }));
  }
}

/** Sends the next few events. Returns whether there may be more. */
async function sendSome(scope: CompanyScope, webhookId: string): Promise<boolean> {
  const line = await inCompany(scope, (tx) => nextInLine(tx, scope, webhookId));
  if (!line) return false;
  const { hook, rows } = line;
  let probed: WebhookDelivery | undefined;
  for (const [place, row] of rows.entries()) {
    if (row === probed) continue;
    let outcome = await postSigned(hook, row.id, row.payload);
    const next = rows[place + 1];
    const isAlone = next !== undefined && mayBeAlone(row, outcome) && (await takes(scope, hook, next));
    if (isAlone) {
      probed = next;
      // The receiver may have come back between the two.
      outcome = await postSigned(hook, row.id, row.payload);
    }
    if (!(await inCompany(scope, (tx) => settle(tx, scope, { hook, row, outcome, isAlone })))) return false;
  }
  return rows.length > 0;
}

/** Whether a receiver that answers has refused an event so often that it may refuse this one alone. */
const mayBeAlone = ({ tries, nextTryAt }: WebhookDelivery, { status, problem }: Outcome) =>
  problem !== null && status !== null && status !== 410 && nextTryAt !== null && tries + 1 >= triesBeforeProbe;

/** Whether the receiver takes an event now. A refusal is not noted: its turn has not come. */
async function takes(scope: CompanyScope, hook: Webhook, row: WebhookDelivery): Promise<boolean> {
  const outcome = await postSigned(hook, row.id, row.payload);
  if (outcome.problem === null) await inCompany(scope, (tx) => settle(tx, scope, { hook, row, outcome }));
  return outcome.problem === null;
}

type Line = { hook: Webhook; rows: WebhookDelivery[] };

/** What is due, in its order; null: the webhook is off, or its receiver is left alone for now. */
async function nextInLine(tx: Tx, scope: CompanyScope, id: string): Promise<Line | null> {
  const { companyId } = scope;
  const hook = await tx.webhook.findUnique({ where: { companyId_id: { companyId, id } } });
  if (!hook?.isActive || (hook.heldUntil && hook.heldUntil > now())) return null;
  const due = () =>
    tx.webhookDelivery.findMany({
      where: { companyId, webhookId: id, state: "waiting", OR: [{ nextTryAt: null }, { nextTryAt: { lte: now() } }] },
      orderBy: [{ number: { sort: "asc", nulls: "first" } }, { id: "asc" }],
      take: atOnce,
    });
  const rows = await due();
  if (rows.length === atOnce) return { hook, rows };
  return (await makeDeliveries(tx, scope, hook)) > 0 ? { hook, rows: await due() } : { hook, rows };
}

/** Makes deliveries of the next changes that the webhook wants. Those that a replay brings again keep their ids. Returns how many. */
async function makeDeliveries(tx: Tx, { companyId }: CompanyScope, { id, types, readTo }: Webhook): Promise<number> {
  // Asked for first: what is committed meanwhile comes next time.
  const last = await lastChange(tx, { companyId });
  if (last <= readTo) return 0;
  const where = { companyId, number: { gt: readTo, lte: last }, type: { in: types } };
  const changes = await tx.change.findMany({ where, orderBy: { number: "asc" }, take: madeAtOnce });
  const until = changes.length === madeAtOnce ? (changes.at(-1)?.number ?? last) : last;
  // A replay may have begun meanwhile.
  const { count } = await tx.webhook.updateMany({ where: { companyId, id, readTo }, data: { readTo: until } });
  if (count === 0 || changes.length === 0) return count;
  const at = now();
  const known = { companyId, webhookId: id, number: { in: changes.flatMap(({ number }) => number ?? []) } };
  await tx.webhookDelivery.updateMany({ where: known, data: { state: "waiting", tries: 0, nextTryAt: at } });
  const rows = changes.map((change) => ({ companyId, webhookId: id, ...deliveryOf(change), nextTryAt: at, createdAt: at }));
  await tx.webhookDelivery.createMany({ data: rows, skipDuplicates: true });
  return changes.length;
}

const deliveryOf = ({ number, type, at, data }: Change) => ({
  ...{ number, type },
  payload: JSON.stringify({ type, timestamp: at.toISOString(), data }),
});

/** `isAlone`: the receiver takes the next event and not this one, which so holds up no other. */
type Tried = { hook: Webhook; row: WebhookDelivery; outcome: Outcome; isAlone?: boolean };

/** Notes what came of a try. Returns whether the next event may be sent. */
async function settle(tx: Tx, scope: CompanyScope, { hook, row, outcome, isAlone = false }: Tried): Promise<boolean> {
  const { companyId } = scope;
  const { status, excerpt, problem, retryAfter } = outcome;
  // An address that is gone may be so by mistake: its events wait until someone turns the webhook on again.
  const isGone = status === 410;
  // A person asked for one try, which no further one follows.
  const isOnce = row.nextTryAt === null;
  const tries = row.tries + 1;
  const wait = problem === null || isGone || isOnce ? null : isAlone ? waitAfter(tries) : heldWait(tries, retryAfter);
  const nextTryAt = isGone ? now() : wait === null ? null : after(wait * 1000);
  await tx.webhookDelivery.updateMany({
    where: { companyId, id: row.id, tries: row.tries, state: "waiting" },
    data: {
      ...{ tries, triedAt: now(), answerStatus: status, answerExcerpt: excerpt, problem, nextTryAt },
      state: problem === null ? "delivered" : nextTryAt ? "waiting" : "failed",
    },
  });
  const isHeld = problem !== null && !isAlone && !isOnce && !isGone;
  const [present] = await tx.webhook.updateManyAndReturn({
    where: { companyId, id: hook.id },
    data: { heldUntil: isHeld ? nextTryAt : null, sendingUntil: after(leaseMillis), ...(isGone && { isActive: false, offReason: "gone" }) },
  });
  if (isGone && present) {
    await enqueue(tx, tellWebhookOffJob, { companyId, webhookId: hook.id, actorId: null }, { companyId });
    await recordWebhook(tx, scope, "gone", hook);
  }
  // What was edited meanwhile counts for the next event.
  return !isHeld && present?.isActive === true && present.address === hook.address && present.secret === hook.secret;
}
