import type { Company, PaymentAccount } from "@/generated/prisma/client";
import { setPlan } from "@/lib/companies/billing/commands";
import { syncPaymentsJob } from "@/lib/companies/billing/payment-events-jobs";
import { tellChanges } from "@/lib/companies/billing/payment-notices-commands";
import { after, graceDays, type Known, standingBy } from "@/lib/companies/billing/payments-rules";
import { now } from "@/lib/infra/clock";
import { asPlatform, inCompany, inRole, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { enqueue } from "@/lib/infra/queue";
import { coded } from "@/lib/infra/sentences-rules";
import { changePrice, endCustomer, readEvent, readSubscription } from "@/lib/infra/stripe";
import type { Subscription } from "@/lib/infra/stripe-answers";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { PlanName } from "@/lib/tenancy/plan-schema";
import { planLabels, planNames } from "@/lib/tenancy/plan-values";
import { type CompanyScope, systemScope } from "@/lib/tenancy/scope";
import { getStripe, type Stripe } from "@/lib/tenancy/settings/billing-queries";
import { say } from "@/messages/say";

type SignedCall = { signature: string | null; read: () => Promise<Buffer> };

/**
 * Records an event of the payment provider once, and has the worker fetch that customer's payments. The event's content is not used, so it
 * does not matter when or how often it comes. Throws `unauthenticated` for a wrong or old signature.
 */
export async function takePaymentEvent({ signature, read }: SignedCall): Promise<{ received: boolean }> {
  const secret = (await getStripe())?.webhookSecret;
  if (!secret) throw notFound(coded("server.billing.event"));
  const event = signature ? readEvent(await read(), signature, secret) : null;
  if (!event) throw new AppError("unauthenticated", coded("server.billing.signatureInvalid"));
  const { id, type, customerId, at } = event;
  return asPlatform().$transaction(async (tx) => {
    const { count } = await tx.paymentEvent.createMany({
      data: [{ id, type, customerId, happenedAt: at, receivedAt: now() }],
      skipDuplicates: true,
    });
    if (count === 0) return { received: false };
    const account = customerId ? await tx.paymentAccount.findUnique({ where: { customerId } }) : null;
    if (account) await enqueue(tx, syncPaymentsJob, { companyId: account.companyId }, { companyId: account.companyId });
    // The customer is not one of ours, so there is nothing to do.
    else await tx.paymentEvent.update({ where: { id }, data: { appliedAt: now() } });
    return { received: true };
  });
}

/**
 * Fetches a company's payments from the provider, and updates the plan. It may run twice, concurrently, or late: an answer requested before
 * the recorded one is ignored. Throws `unavailable` while the provider is away.
 */
export async function syncPayments(companyId: string): Promise<void> {
  const stripe = await getStripe();
  const account = stripe && (await asPlatform().paymentAccount.findUnique({ where: { companyId }, include: { company: true } }));
  if (!account) return;
  const askedAt = now();
  const before = await readSubscription(stripe, account.customerId, companyId);
  const isChanged = before !== null && (await applyDuePrice(stripe, account, before, askedAt));
  const subscription = isChanged ? await readSubscription(stripe, account.customerId, companyId) : before;
  await inCompany(systemScope(account.company), (tx) => apply(tx, systemScope(account.company), { subscription, askedAt }));
}

/** Has renewals cost the price that the company was told of, once its notice is over. */
async function applyDuePrice(stripe: Stripe, account: PaymentAccount, subscription: Subscription, at: Date): Promise<boolean> {
  const { nextCents, nextCentsFrom } = account;
  if (nextCents === null || !nextCentsFrom || nextCentsFrom > at || subscription.status !== "active") return false;
  const plan = planOf(subscription);
  if (!plan || subscription.price.cents === nextCents) return false;
  await changePrice(stripe, { subscription, price: { ...subscription.price, cents: nextCents }, planLabel: say(planLabels[plan]) });
  return true;
}

const planOf = ({ price }: Subscription): PlanName | undefined => planNames.find((name) => name === price.plan);

type Answer = { subscription: Subscription | null; askedAt: Date };

async function apply(tx: Tx, scope: CompanyScope, { subscription, askedAt }: Answer): Promise<void> {
  const { companyId } = scope;
  const account = await inRole(tx, "coverkeep_platform", async () => {
    await tx.$executeRaw`select 1 from payment_account where company_id = ${companyId}::uuid for update`;
    return tx.paymentAccount.findUnique({ where: { companyId } });
  });
  // A call that began later has recorded its result; every change since sends its own event.
  if (!account || (account.syncedAt && account.syncedAt > askedAt)) return;
  const known = standingBy(subscription, account, now());
  const company = await tx.company.findUniqueOrThrow({ where: { id: companyId } });
  await followPlan(tx, scope, { company, account, subscription, known });
  const noted = await noteAnswer(tx, account, { subscription, askedAt, known });
  await tellChanges(tx, scope, { before: account, now: noted });
}

type Found = { company: Company; account: PaymentAccount; subscription: Subscription | null; known: Known };

/** Puts the paid plan into force, or ends the one that was in force by a payment. A plan that was agreed otherwise is left alone. */
async function followPlan(tx: Tx, scope: CompanyScope, { company, account, subscription, known }: Found): Promise<void> {
  const plan = subscription ? planOf(subscription) : undefined;
  const cycle = subscription?.price.cycle ?? null;
  const about = { subjectType: "company" as const, subjectId: company.id };
  if (known.isInForce && plan && cycle) {
    if (company.plan !== plan || company.planCycle !== cycle || !company.planSince) {
      await setPlan(tx, company, { plan, cycle });
      await recordEvent(tx, scope, { action: "plan.activated", ...about, details: { plan, cycle } });
    }
  } else if (account.isInForce && company.planSince) {
    await setPlan(tx, company, null);
    await recordEvent(tx, scope, { action: "plan.ended", ...about, details: {} });
  }
  const planGraceEndsAt = known.isInForce && known.failedSince ? after(known.failedSince, graceDays) : null;
  if (planGraceEndsAt?.getTime() === company.planGraceEndsAt?.getTime()) return;
  await inRole(tx, "coverkeep_platform", () => tx.company.update({ where: { id: company.id }, data: { planGraceEndsAt } }));
}

type Noted = { subscription: Subscription | null; askedAt: Date; known: Known };

function noteAnswer(tx: Tx, account: PaymentAccount, { subscription, askedAt, known }: Noted): Promise<PaymentAccount> {
  const price = subscription?.price;
  const isApplied =
    price === undefined || price.cents === account.nextCents || price.plan !== account.plan || price.cycle !== account.cycle;
  return inRole(tx, "coverkeep_platform", async () => {
    const events = { customerId: account.customerId, appliedAt: null, receivedAt: { lte: askedAt } };
    await tx.paymentEvent.updateMany({ where: events, data: { appliedAt: now() } });
    return tx.paymentAccount.update({
      where: { id: account.id },
      data: {
        ...{ ...known, syncedAt: askedAt, status: subscription?.status ?? "none", subscriptionId: subscription?.id ?? null },
        ...{ plan: price?.plan ?? null, cycle: price?.cycle ?? null, cents: price?.cents ?? null, currency: price?.currency ?? null },
        otherSubscriptions: subscription?.others ?? [],
        ...{ renewsAt: subscription?.renewsAt ?? null, endsAt: subscription?.endsAt ?? null },
        // The price that was announced counts now, or belongs to a plan that the company does not have any more.
        ...(isApplied && { nextCents: null, nextCentsFrom: null }),
      },
    });
  });
}

const keptDays = 90;
const staleHours = 24;

/**
 * Enqueues what is due, by the rows: waiting events, missing payments, prices whose notice is over, and payments not fetched for a day,
 * should an event have been lost. The hourly sweep calls it. Returns how many companies.
 */
export async function sweepPayments(): Promise<number> {
  const at = now();
  await asPlatform().paymentEvent.deleteMany({ where: { receivedAt: { lt: after(at, -keptDays) } } });
  const waiting = await asPlatform().paymentEvent.findMany({ where: { appliedAt: null }, select: { customerId: true } });
  const customers = waiting.flatMap(({ customerId }) => customerId ?? []);
  const due = await asPlatform().paymentAccount.findMany({
    where: {
      OR: [
        { customerId: { in: customers } },
        { isInForce: true, failedSince: { not: null } },
        { isInForce: true, nextCentsFrom: { lte: at } },
        { isInForce: true, OR: [{ syncedAt: null }, { syncedAt: { lt: new Date(at.getTime() - staleHours * 3_600_000) } }] },
      ],
    },
    select: { companyId: true },
  });
  await asPlatform().$transaction(async (tx) => {
    for (const { companyId } of due) {
      await enqueue(tx, syncPaymentsJob, { companyId }, { companyId, singletonKey: companyId, singletonSeconds: 600 });
    }
  });
  return due.length;
}

/** Ends what a company pays, before it is deleted. Throws `unavailable` while the provider is away, so that it is not deleted while it pays. */
export async function endPayments(companyId: string): Promise<void> {
  const account = await asPlatform().paymentAccount.findUnique({ where: { companyId } });
  if (!account?.subscriptionId) return;
  const stripe = await getStripe();
  if (stripe) await endCustomer(stripe, account.customerId);
}
