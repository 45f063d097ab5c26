import type { z } from "zod";
import type { PaymentAccount } from "@/generated/prisma/client";
import { syncPayments } from "@/lib/companies/billing/payment-events-commands";
import { endOf, isOver } from "@/lib/companies/billing/payments-rules";
import type { PreviewDto, planChange } from "@/lib/companies/billing/payments-schema";
import { getPlan } from "@/lib/companies/billing/queries";
import type { PlanDto } from "@/lib/companies/billing/schema";
import { localDate, now } from "@/lib/infra/clock";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { AppError } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import {
  changePlan,
  createCustomer,
  endSubscription,
  isUnknownToStripe,
  openPortal,
  previewChange,
  readSubscription,
  startCheckout,
} from "@/lib/infra/stripe";
import type { Price, Subscription } from "@/lib/infra/stripe-answers";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { PlanWish } from "@/lib/tenancy/plan-schema";
import { planLabels } from "@/lib/tenancy/plan-values";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { listedPrice } from "@/lib/tenancy/settings/billing-defaults-rules";
import { getStripe, isPaidOnline, type Stripe } from "@/lib/tenancy/settings/billing-queries";
import { getSettings } from "@/lib/tenancy/settings/queries";
import { localeNow, say } from "@/messages/say";

const returnUrl = () => `${env().APP_URL}/settings?tab=plan`;
const language = () => localeNow().slice(0, 2);

async function connected(): Promise<Stripe> {
  const stripe = await getStripe();
  if (!stripe) throw new AppError("conflict", coded("server.billing.billingUnavailable"));
  return stripe;
}

/** What the plan costs now, for who buys it or changes to it. Throws `conflict` where it is not sold online. */
async function priceOf({ plan, cycle }: PlanWish): Promise<Price> {
  const { billing } = await getSettings();
  const cents = listedPrice(billing, { plan, cycle });
  if (!cents) throw new AppError("conflict", coded("server.billing.planUnpriced", { plan: { code: planLabels[plan] } }));
  return { plan, cycle, cents, currency: billing.currency };
}

const accountOf = (scope: CompanyScope) =>
  inCompany(scope, (tx) => tx.paymentAccount.findUnique({ where: { companyId: scope.companyId } }));

/** Opens the provider's page on which the company pays for a plan. Throws `conflict` for a company that pays for one already. */
export async function checkOut(scope: CompanyScope, wish: PlanWish): Promise<{ url: string }> {
  const stripe = await connected();
  if (!(await isPaidOnline())) throw new AppError("conflict", coded("server.billing.billingUnavailable"));
  const price = await priceOf(wish);
  const { companyId } = scope;
  // A payment whose event is still on its way must not be made twice.
  await syncPayments(companyId).catch((error: unknown) => {
    if (!isUnknownToStripe(error)) throw error;
  });
  const account = await accountOf(scope);
  if (account?.isInForce && !isOver(account)) throw new AppError("conflict", coded("server.billing.planPaid"));
  const page = { companyId, price, planLabel: say(planLabels[wish.plan]), returnUrl: returnUrl(), language: language() };
  const open = (customerId: string) => startCheckout(stripe, { ...page, customerId });
  const known = account?.customerId ?? (await addCustomer(scope, stripe, null));
  try {
    return { url: await open(known) };
  } catch (error) {
    // Deleted at the provider, or of another account there.
    if (!isUnknownToStripe(error)) throw error;
    return { url: await open(await addCustomer(scope, stripe, known)) };
  }
}

/** Makes the company a customer of the provider. `before`: the customer that it was, whom the provider does not know any more. */
async function addCustomer(scope: CompanyScope, stripe: Stripe, before: string | null): Promise<string> {
  const { companyId } = scope;
  const { name, email } = await inCompany(scope, async (tx) => {
    const user = await tx.user.findUniqueOrThrow({ where: { id: scope.actor.id ?? "" }, include: { company: true } });
    return { name: user.company.name, email: user.email };
  });
  const customerId = await createCustomer(stripe, { id: companyId, name, email }, before);
  const row = { customerId, subscriptionId: null };
  await asPlatform().paymentAccount.upsert({ where: { companyId }, create: { companyId, ...row }, update: row });
  return customerId;
}

/** Opens the provider's page for the card, the billing address, the tax id and the invoices. */
export async function openBillingPortal(scope: CompanyScope): Promise<{ url: string }> {
  const stripe = await connected();
  const account = await accountOf(scope);
  if (!account) throw new AppError("conflict", coded("server.billing.planUnpaid"));
  return { url: await openPortal(stripe, account.customerId, returnUrl(), language()) };
}

type Paying = { stripe: Stripe; account: PaymentAccount; subscription: Subscription };

/** The subscription as the provider has it now. Throws `conflict` if there is none to change. */
async function paying(scope: CompanyScope): Promise<Paying> {
  const stripe = await connected();
  const account = await accountOf(scope);
  const subscription = account && (await readSubscription(stripe, account.customerId, scope.companyId));
  if (!account || !subscription || isOver(subscription)) {
    throw new AppError("conflict", coded("server.billing.planUnpaid"));
  }
  return { stripe, account, subscription };
}

async function changeOf(scope: CompanyScope, wish: PlanWish) {
  const { stripe, subscription } = await paying(scope);
  const price = await priceOf(wish);
  const { plan, cycle, currency } = subscription.price;
  if (plan === price.plan && cycle === price.cycle) throw new AppError("conflict", coded("server.billing.planCurrent"));
  if (currency !== price.currency) throw new AppError("conflict", coded("server.billing.planCurrencyDiffers", { currency }));
  if (subscription.status !== "active") throw new AppError("conflict", coded("server.billing.invoiceOpen"));
  return { stripe, change: { subscription, price, planLabel: say(planLabels[wish.plan]) } };
}

/** What a change of the plan costs today. */
export async function previewPlanChange(scope: CompanyScope, wish: PlanWish): Promise<PreviewDto> {
  const { stripe, change } = await changeOf(scope, wish);
  const { cents, currency, at } = await previewChange(stripe, change);
  return { cents, currency, at: at.toISOString() };
}

const previewMinutes = 30;

/** Changes the plan at once, invoices the difference, and takes a cancellation back. Throws `conflict` with the bank's words where the card is refused. */
export async function changePaidPlan(scope: CompanyScope, { at, ...wish }: z.output<typeof planChange>): Promise<PlanDto> {
  const { stripe, change } = await changeOf(scope, wish);
  const age = at ? now().getTime() - Date.parse(at) : -1;
  const isFresh = age >= 0 && age < previewMinutes * 60_000;
  await changePlan(stripe, change, isFresh && at ? new Date(at) : undefined);
  await note(scope, "plan.changed", { ...wish });
  if (change.subscription.endsAt) await goOn(scope, stripe, change.subscription);
  return afterwards(scope);
}

/** Ends the plan with its period. Within the last 24 hours before a renewal, with the period after it. */
export async function cancelPlan(scope: CompanyScope): Promise<PlanDto> {
  const { stripe, subscription } = await paying(scope);
  if (!subscription.endsAt) {
    const { endsAt, isLate } = endOf(subscription.renewsAt, subscription.price.cycle, now());
    await endSubscription(stripe, subscription.id, isLate ? endsAt : "period");
    await note(scope, "plan.canceled", { endsOn: localDate(scope.timeZone, endsAt) });
  }
  return afterwards(scope);
}

/** Takes a cancellation back before the plan has ended. */
export async function keepPlan(scope: CompanyScope): Promise<PlanDto> {
  const { stripe, subscription } = await paying(scope);
  if (subscription.endsAt) await goOn(scope, stripe, subscription);
  return afterwards(scope);
}

async function goOn(scope: CompanyScope, stripe: Stripe, { id }: Subscription): Promise<void> {
  await endSubscription(stripe, id, null);
  await note(scope, "plan.kept", {});
}

/** Fetches the company's payments from the provider, for a person who comes back from its page. */
export async function refreshPayments(scope: CompanyScope): Promise<PlanDto> {
  await syncPayments(scope.companyId);
  return getPlan(scope);
}

/** The change is made. Where it cannot be read back at once, its event brings it. */
async function afterwards(scope: CompanyScope): Promise<PlanDto> {
  await syncPayments(scope.companyId).catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === "unavailable")) throw error;
  });
  return getPlan(scope);
}

function note(scope: CompanyScope, action: string, details: Record<string, string>): Promise<void> {
  return inCompany(scope, async (tx) => {
    await recordEvent(tx, scope, { action, subjectType: "company", subjectId: scope.companyId, details });
  });
}
