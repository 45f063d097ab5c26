import Stripe from "stripe";
import { now } from "@/lib/infra/clock";
import { tokenHash } from "@/lib/infra/crypto";
import { AppError, unavailable } from "@/lib/infra/errors";
import { errorFacts, log } from "@/lib/infra/log";
import { coded } from "@/lib/infra/sentences-rules";
import {
  type BillingDetails,
  dateOf,
  type Invoice,
  idOf,
  noDetails,
  type Price,
  type StripeEvent,
  type StripeKeys,
  type Subscription,
  toDetails,
  toInvoice,
  toSubscription,
} from "@/lib/infra/stripe-answers";

/*
 * The only module that talks to Stripe. Everything else knows the shapes of stripe-answers, so that another version of the library, or
 * another provider, changes nothing but the two files.
 */

/** The client, created again only for changed keys: it keeps its connections. */
let made: { for: string; client: Stripe } | undefined;

function clientFor({ secretKey, apiUrl }: StripeKeys): Stripe {
  const name = `${secretKey} ${apiUrl}`;
  if (made?.for !== name) made = { for: name, client: new Stripe(secretKey, { ...placeOf(apiUrl), ...patience }) };
  return made.client;
}

/** A person waits for the answer, so a second try is all there is. The library repeats a call under the same idempotency key. */
const patience = { timeout: 15_000, maxNetworkRetries: 1, telemetry: false, appInfo: { name: "Coverkeep" } } as const;

/** Left out where taxes are off: what a subscription was sold with stays. */
const taxesOf = ({ hasTaxes }: StripeKeys) => hasTaxes && { automatic_tax: { enabled: true } };

function placeOf(apiUrl: string | null) {
  if (!apiUrl) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  return { protocol: protocol === "http:" ? ("http" as const) : ("https" as const), host: hostname, ...(port && { port }) };
}

/** Runs `work` with Stripe. Throws `unavailable` while Stripe is away, and `conflict` with Stripe's words for a refused card. */
async function ask<T>(keys: StripeKeys, work: (stripe: Stripe) => Promise<T>): Promise<T> {
  try {
    return await work(clientFor(keys));
  } catch (error) {
    throw told(error);
  }
}

function told(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  if (error instanceof Stripe.errors.StripeCardError) {
    return new AppError("conflict", coded("server.billing.paymentDeclined", { reason: error.message }), undefined, { cause: error });
  }
  log.warn({ ...errorFacts(error), stripeRequest: error.requestId, stripeCode: error.code }, "the payment service refused a call");
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    return new AppError("conflict", coded("server.billing.paymentRefused"), undefined, { cause: error });
  }
  const isOurs = error instanceof Stripe.errors.StripeAuthenticationError || error instanceof Stripe.errors.StripePermissionError;
  return unavailable(coded(isOurs ? "server.billing.paymentSettingsWrong" : "server.billing.paymentServiceAway"), error);
}

/** What Stripe says against the keys, or why it was not reached; null: it takes them. Nothing is changed there. */
export async function tryKeys(keys: StripeKeys): Promise<string | null> {
  try {
    await clientFor(keys).prices.list({ limit: 1 });
    return null;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error.message;
    throw error;
  }
}

/** Whether Stripe does not know the object any more, or never did. */
export const isUnknownToStripe = (error: unknown): boolean =>
  error instanceof AppError && (error.options?.cause as { code?: unknown } | undefined)?.code === "resource_missing";

/** Creates the company's customer at Stripe: one, however often it is called. `before`: the customer that Stripe no longer knows. */
export function createCustomer(
  keys: StripeKeys,
  { id: companyId, name, email }: { id: string; name: string; email: string },
  before: string | null,
): Promise<string> {
  const idempotencyKey = `customer-${tokenHash([companyId, name, email, before].join("\n"))}`;
  return ask(keys, async (stripe) => (await stripe.customers.create({ name, email, metadata: { companyId } }, { idempotencyKey })).id);
}

const lookUpName = ({ plan, cycle, cents, currency }: Price) => `coverkeep_${plan}_${cycle}_${currency.toLowerCase()}_${cents}`;

/** The id of a price at Stripe, where prices never change: another amount is another price. */
async function priceIdOf(stripe: Stripe, price: Price, planLabel: string): Promise<string> {
  const { plan, cycle, cents, currency } = price;
  const name = lookUpName(price);
  const { data } = await stripe.prices.list({ lookup_keys: [name], active: true, limit: 1 });
  if (data[0]) return data[0].id;
  const created = await stripe.prices.create(
    {
      lookup_key: name,
      unit_amount: cents,
      currency: currency.toLowerCase(),
      recurring: { interval: cycle === "annual" ? "year" : "month" },
      product_data: { name: `Coverkeep ${planLabel}`, metadata: { plan } },
      metadata: { plan, cycle },
    },
    { idempotencyKey: `price-${name}` },
  );
  return created.id;
}

type Checkout = { customerId: string; companyId: string; price: Price; planLabel: string; returnUrl: string; language: string };

/** Opens Stripe's own page on which a company pays for a plan. Pages that were opened before are closed, so that no one pays twice. */
export function startCheckout(
  keys: StripeKeys,
  { customerId, companyId, price, planLabel, returnUrl, language }: Checkout,
): Promise<string> {
  return ask(keys, async (stripe) => {
    const open = await stripe.checkout.sessions.list({ customer: customerId, status: "open", limit: 20 });
    for (const { id } of open.data) await stripe.checkout.sessions.expire(id);
    const session = await stripe.checkout.sessions.create({
      mode: "subscription",
      customer: customerId,
      client_reference_id: companyId,
      line_items: [{ price: await priceIdOf(stripe, price, planLabel), quantity: 1 }],
      billing_address_collection: "required",
      tax_id_collection: { enabled: true },
      ...taxesOf(keys),
      customer_update: { address: "auto", name: "auto" },
      subscription_data: { metadata: { companyId } },
      locale: language as Stripe.Checkout.SessionCreateParams.Locale,
      success_url: `${returnUrl}&payment=done`,
      cancel_url: `${returnUrl}&payment=stopped`,
    });
    if (!session.url) throw new Error("a checkout session has no address");
    return session.url;
  });
}

/** Plans are changed and canceled with us, where the notice of 24 hours holds; the portal is for cards, invoices and addresses. */
const portalName = "coverkeep-1";

async function portalConfiguration(stripe: Stripe, returnUrl: string): Promise<string> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const known = data.find(({ metadata }) => metadata?.coverkeep === portalName);
  if (known) return known.id;
  const created = await stripe.billingPortal.configurations.create(
    {
      default_return_url: returnUrl,
      metadata: { coverkeep: portalName },
      features: {
        customer_update: { enabled: true, allowed_updates: ["name", "email", "address", "tax_id"] },
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: false },
        subscription_update: { enabled: false, default_allowed_updates: [], products: [] },
      },
    },
    { idempotencyKey: `portal-${portalName}` },
  );
  return created.id;
}

/** Opens Stripe's own page for the card, the billing address, the tax id and the invoices. */
export function openPortal(keys: StripeKeys, customerId: string, returnUrl: string, language: string): Promise<string> {
  return ask(keys, async (stripe) => {
    const configuration = await portalConfiguration(stripe, returnUrl);
    const locale = language as Stripe.BillingPortal.SessionCreateParams.Locale;
    return (await stripe.billingPortal.sessions.create({ customer: customerId, configuration, return_url: returnUrl, locale })).url;
  });
}

const over = ["canceled", "incomplete_expired"];

/** The company's current subscription: a live one before one that is over, and the newest. null: it never had one. */
export function readSubscription(keys: StripeKeys, customerId: string, companyId: string): Promise<Subscription | null> {
  return ask(keys, async (stripe) => {
    const { data } = await stripe.subscriptions.list({ customer: customerId, status: "all", limit: 100 });
    const ours = data.filter(({ metadata }) => metadata.companyId === companyId);
    const living = ours.filter(({ status }) => !over.includes(status) && status !== "incomplete");
    // A payment that was tried and refused says nothing about the subscription before it.
    const begun = ours.filter(({ status }) => !status.startsWith("incomplete"));
    const [newest, ...older] = ([living, begun].find(({ length }) => length > 0) ?? ours).toSorted(
      (one, other) => other.created - one.created,
    );
    const others = living.length > 0 ? older.map(({ id }) => id) : [];
    return newest ? toSubscription(newest, others) : null;
  });
}

type Change = { subscription: Pick<Subscription, "id" | "itemId">; price: Price; planLabel: string };

/** What a change costs today, and gives back, in cents. `at`: the moment that is reckoned with, also when it is made. */
export function previewChange(
  keys: StripeKeys,
  { subscription, price, planLabel }: Change,
): Promise<{ cents: number; currency: string; at: Date }> {
  return ask(keys, async (stripe) => {
    const at = Math.floor(now().getTime() / 1000);
    const preview = await stripe.invoices.createPreview({
      subscription: subscription.id,
      ...taxesOf(keys),
      subscription_details: {
        items: [{ id: subscription.itemId, price: await priceIdOf(stripe, price, planLabel) }],
        proration_behavior: "always_invoice",
        proration_date: at,
      },
    });
    return { cents: preview.total, currency: preview.currency.toUpperCase(), at: dateOf(at) };
  });
}

/** Changes the plan at once. What was paid for the rest of the period is set off, and the rest is invoiced today. */
export async function changePlan(keys: StripeKeys, { subscription, price, planLabel }: Change, at?: Date): Promise<void> {
  await ask(keys, async (stripe) =>
    stripe.subscriptions.update(subscription.id, {
      items: [{ id: subscription.itemId, price: await priceIdOf(stripe, price, planLabel) }],
      proration_behavior: "always_invoice",
      ...taxesOf(keys),
      // A card that is refused leaves the plan as it was.
      payment_behavior: "error_if_incomplete",
      ...(at && { proration_date: Math.floor(at.getTime() / 1000) }),
    }),
  );
}

/** Has the next renewal cost another price. Nothing is charged or given back before. */
export async function changePrice(keys: StripeKeys, { subscription, price, planLabel }: Change): Promise<void> {
  await ask(keys, async (stripe) =>
    stripe.subscriptions.update(subscription.id, {
      items: [{ id: subscription.itemId, price: await priceIdOf(stripe, price, planLabel) }],
      proration_behavior: "none",
    }),
  );
}

/** Ends a subscription with its period, or (a date) later. null: it goes on. */
export async function endSubscription(keys: StripeKeys, id: string, end: "period" | Date | null): Promise<void> {
  const change =
    end === "period"
      ? { cancel_at_period_end: true }
      : end
        ? { cancel_at: Math.floor(end.getTime() / 1000), proration_behavior: "none" as const }
        : { cancel_at: "" as const };
  await ask(keys, async (stripe) => {
    // One of the two ways to end may be set, and each is taken back by its own.
    if (end === null) await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    await stripe.subscriptions.update(id, change);
  });
}

/** Ends every subscription of a customer at once: the company is deleted. */
export async function endCustomer(keys: StripeKeys, customerId: string): Promise<void> {
  await ask(keys, async (stripe) => {
    const { data } = await stripe.subscriptions.list({ customer: customerId, limit: 100 });
    for (const { id } of data) await stripe.subscriptions.cancel(id, { prorate: false });
  });
}

/** The newest invoices, and to whom they are made out. */
export function readInvoices(keys: StripeKeys, customerId: string): Promise<{ invoices: Invoice[]; details: BillingDetails }> {
  return ask(keys, async (stripe) => {
    const { data } = await stripe.invoices.list({ customer: customerId, limit: 24 });
    const customer = await stripe.customers.retrieve(customerId, { expand: ["tax_ids"] });
    const invoices = data.flatMap((row) => (row.status === "draft" ? [] : [toInvoice(row)]));
    return { invoices, details: customer.deleted ? noDetails : toDetails(customer) };
  });
}

/** Reads an event if its signature is right and at most five minutes old. null: someone else sent it. */
export function readEvent(body: Buffer, signature: string, secret: string): StripeEvent | null {
  let event: Stripe.Event;
  try {
    event = Stripe.webhooks.constructEvent(body, signature, secret, undefined, undefined, now().getTime());
  } catch {
    return null;
  }
  const about = event.data.object as { object?: string; id?: string; customer?: string | { id: string } | null };
  const customerId = about.object === "customer" ? (about.id ?? null) : idOf(about.customer);
  return { id: event.id, type: event.type, customerId, at: dateOf(event.created) };
}
