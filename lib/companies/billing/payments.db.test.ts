import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { POST as testStripe } from "@/app/api/admin/settings/billing/test/route";
import { POST as takeEvent } from "@/app/api/billing/stripe/route";
import { POST as cancel } from "@/app/api/plan/cancel/route";
import { POST as changePlan, GET as previewChange } from "@/app/api/plan/change/route";
import { POST as checkOut } from "@/app/api/plan/checkout/route";
import { GET as readInvoices } from "@/app/api/plan/invoices/route";
import { POST as keep } from "@/app/api/plan/keep/route";
import { POST as openPortal } from "@/app/api/plan/portal/route";
import { POST as refresh } from "@/app/api/plan/refresh/route";
import { GET as readPlan } from "@/app/api/plan/route";
import { POST as addVendor } from "@/app/api/vendors/route";
import { sweepPayments, syncPayments } from "@/lib/companies/billing/payment-events-commands";
import { announcePrices } from "@/lib/companies/billing/prices-commands";
import type { PlanDto } from "@/lib/companies/billing/schema";
import { removeCompany } from "@/lib/companies/deletion/commands";
import { seal } from "@/lib/infra/crypto";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { storedInWords } from "@/lib/infra/sentences-schema";
import { questions } from "@/lib/operations/problems/queries";
import type { BillingSettings } from "@/lib/tenancy/settings/billing-schema";
import { forgetSettings } from "@/lib/tenancy/settings/queries";
import { createCompany, createMember, type TestCompany, type TestMember } from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { callRoute, type RouteHandler } from "@/lib/testing/request";
import { withSettings } from "@/lib/testing/settings";
import { signedEvent, startFakeStripe, testSecretKey, testWebhookSecret } from "@/lib/testing/stripe";

const stripe = await startFakeStripe();
withSettings(() => ({ STRIPE_API_URL: stripe.url }));
afterAll(() => stripe.stop());

const prices = { basicMonthly: 4900, basicAnnual: 49_000, proMonthly: 9900, proAnnual: 99_000 };

async function setBilling(value: Partial<BillingSettings>) {
  const keys = { sealedStripeKey: seal("stripe", testSecretKey), sealedStripeWebhookSecret: seal("stripe", testWebhookSecret) };
  const row = { key: "settings.billing", value: { autoBilling: true, ...keys, ...prices, ...value } };
  await asPlatform().platformSetting.upsert({ where: { key: row.key }, create: row, update: row });
  forgetSettings();
}

let company: TestCompany;
let admin: TestMember;
beforeEach(async () => {
  await setBilling({});
  company = await createCompany();
  admin = await createMember(company);
});
afterEach(async () => {
  vi.useRealTimers();
  stripe.isAway = false;
  await asPlatform().platformSetting.deleteMany();
  forgetSettings();
});

const dayMillis = 24 * 3600 * 1000;
const post = (handler: RouteHandler, json: object = {}) => callRoute(handler, { method: "POST", accessToken: admin.accessToken, json });
const planNow = async () => ((await callRoute(readPlan, { accessToken: admin.accessToken })).body as { data: PlanDto }).data;
const emails = (part: string) =>
  inCompany(company.scope, (tx) =>
    tx.mail.findMany({ where: { kind: "BILLING_NOTICE", subject: { contains: part } }, orderBy: { createdAt: "asc" } }),
  );
const account = () => asPlatform().paymentAccount.findUniqueOrThrow({ where: { companyId: company.id } });
const addOne = () => post(addVendor, { name: `Invented Paving ${Math.random()}`, email: "office@vendor.example" });

/** Moves the clock on. A sign-in expires with that, so the member signs in again. */
async function travel(days: number) {
  vi.useFakeTimers({ now: Date.now() + days * dayMillis, toFake: ["Date"] });
  admin = await createMember(company);
}

let events = 0;
function send(about: { id: string; object: string; customer?: unknown }, options: Partial<Parameters<typeof signedEvent>[1]> = {}) {
  events += 1;
  const { body, signature } = signedEvent(about, { id: `evt_${company.id}_${events}`, type: "customer.subscription.updated", ...options });
  return callRoute(takeEvent, { method: "POST", json: JSON.parse(body), headers: { "stripe-signature": signature } });
}

async function subscribe(plan = "pro", cycle = "monthly") {
  expect((await post(checkOut, { plan, cycle })).status).toBe(200);
  const subscription = stripe.pay();
  await syncPayments(company.id);
  return subscription;
}

describe("without a payment provider", () => {
  it("says that billing is not connected, and a plan is still asked for", async () => {
    await setBilling({ sealedStripeKey: "" } as object);
    expect(await planNow()).toMatchObject({ payment: { isConnected: false, isOnline: false, subscription: null } });
    expect(await post(checkOut, { plan: "pro", cycle: "monthly" })).toMatchObject({
      status: 409,
      body: { error: { message: "Billing is not connected. Choose a plan, and we will contact you." } },
    });
    expect((await send({ id: "sub_1", object: "subscription", customer: "cus_1" })).status).toBe(404);
  });
});

describe("a checkout", () => {
  it("leads to the provider's page, with billing address and tax id, and then to the plan, its invoice and an email", async () => {
    const answer = await post(checkOut, { plan: "pro", cycle: "annual" });
    expect(answer.body).toEqual({ data: { url: expect.stringContaining(`${stripe.url}/pay/`) } });
    const asked = [...stripe.rows.sessions.values()].at(-1)?.asked;
    expect(asked).toMatchObject({ mode: "subscription", billing_address_collection: "required", tax_id_collection: { enabled: "true" } });
    expect((await planNow()).active, "nothing is paid yet").toBeNull();
    stripe.pay();
    const { body } = await post(refresh);
    expect(body).toMatchObject({
      data: {
        active: { plan: "pro", cycle: "annual" },
        payment: { isOnline: true, subscription: { plan: "pro", cents: 99_000, currency: "USD", endsAt: null, graceEndsAt: null } },
      },
    });
    const invoices = await callRoute(readInvoices, { accessToken: admin.accessToken });
    expect(invoices.body).toMatchObject({
      data: {
        invoices: [{ cents: 99_000, currency: "USD", status: "paid", pdfUrl: expect.stringContaining("/pdf") }],
        details: { address: ["1 Invented Street", "Springfield, OH 45501", "US"], taxIds: ["12-3456789"] },
      },
    });
    expect(await emails("Your Pro plan is active")).toHaveLength(1);
  });

  it("is tested from the admin settings with the saved keys", full, async () => {
    const platform = await createMember(await createCompany(), "ADMIN", { platformRole: "ADMIN" });
    const test = async () => (await callRoute(testStripe, { method: "POST", json: {}, accessToken: platform.accessToken })).body;
    expect(await test()).toMatchObject({ data: { isAccepted: true, answer: expect.stringContaining("It is a test key") } });
    stripe.isAway = true;
    expect(await test()).toMatchObject({ data: { isAccepted: false, answer: expect.stringContaining("connection to Stripe") } });
    stripe.isAway = false;
    await setBilling({ sealedStripeKey: seal("stripe", "sk_live_another"), sealedStripeWebhookSecret: "" } as object);
    expect(await test()).toMatchObject({ data: { isAccepted: false, answer: "Stripe answered: Invalid API Key provided" } });
    await setBilling({ sealedStripeWebhookSecret: "" } as object);
    expect(await test()).toMatchObject({ data: { isAccepted: true, answer: expect.stringContaining("Enter the webhook signing secret") } });
    await setBilling({ sealedStripeKey: "" } as object);
    expect(await test()).toMatchObject({ error: { code: "conflict" } });
  });

  it("closes the page that was opened before, and is refused once something is paid", full, async () => {
    await post(checkOut, { plan: "basic", cycle: "monthly" });
    await post(checkOut, { plan: "pro", cycle: "monthly" });
    const mine = [...stripe.rows.sessions.values()].slice(-2);
    expect(mine.map(({ status }) => status)).toEqual(["expired", "open"]);
    stripe.pay();
    // Its event has not come yet.
    expect(await post(checkOut, { plan: "pro", cycle: "monthly" })).toMatchObject({
      status: 409,
      body: { error: { message: "Your company already pays for a plan. Change the plan instead." } },
    });
  });

  it("bought twice by mistake is reported to the company and the platform, and charges nothing by itself", full, async () => {
    const first = await subscribe("basic");
    const session = [...stripe.rows.sessions.values()].findLast(({ status }) => status === "complete");
    // Paid in another tab, on a page that Stripe had open still.
    if (session) session.status = "open";
    const second = Object.assign(stripe.pay(), { created: first.created + 60 });
    const calls = stripe.calls.length;
    await syncPayments(company.id);
    expect(stripe.calls.slice(calls).every((call) => call.startsWith("GET "))).toBe(true);
    expect(await account()).toMatchObject({ subscriptionId: second.id, otherSubscriptions: [first.id] });
    expect((await planNow()).payment.subscription).toMatchObject({ others: 1 });
    expect(storedInWords(await questions["payments.twice"]())).toBe(`${company.name} also pays for ${first.id}.`);
    expect(await emails("two plans")).toHaveLength(1);
    await syncPayments(company.id);
    expect(await emails("two plans")).toHaveLength(1);
    stripe.end(first.id, "cancellation_requested");
    await syncPayments(company.id);
    expect((await planNow()).payment.subscription).toMatchObject({ others: 0 });
    expect(storedInWords(await questions["payments.twice"]())).toBe(null);
  });

  it("is refused for a plan without a price", async () => {
    expect(await post(checkOut, { plan: "enterprise", cycle: "annual" })).toMatchObject({
      status: 409,
      body: { error: { message: "The Enterprise plan has no online price. Contact us to get the plan." } },
    });
  });

  it("works again after the customer was deleted at the provider", async () => {
    await post(checkOut, { plan: "pro", cycle: "monthly" });
    stripe.rows.customers.delete((await account()).customerId);
    expect((await post(checkOut, { plan: "pro", cycle: "monthly" })).status).toBe(200);
    stripe.pay();
    expect((await post(refresh)).body).toMatchObject({ data: { active: { plan: "pro" } } });
  });

  it("has a portal for cards, addresses and tax ids, in which plans are neither changed nor canceled", async () => {
    await subscribe();
    expect((await post(openPortal)).body).toEqual({ data: { url: `${stripe.url}/portal/bps_1` } });
    const features = stripe.rows.configurations[0]?.features;
    expect(features).toMatchObject({ subscription_cancel: { enabled: "false" }, subscription_update: { enabled: "false" } });
  });
});

describe("an event", () => {
  it("is noted once, and a second sending of it changes nothing", async () => {
    const subscription = await subscribe();
    const about = { id: subscription.id, object: "subscription", customer: subscription.customer };
    const id = `evt_twice_${company.id}`;
    expect((await send(about, { id })).body).toEqual({ data: { received: true } });
    expect((await send(about, { id })).body).toEqual({ data: { received: false } });
    expect(await asPlatform().paymentEvent.count({ where: { id } })).toBe(1);
    await syncPayments(company.id);
    expect(await asPlatform().paymentEvent.findUnique({ where: { id } })).toMatchObject({ appliedAt: expect.any(Date) });
  });

  it("that comes late does not bring back what was before it", full, async () => {
    const subscription = await subscribe();
    const stale = structuredClone(subscription);
    stripe.end(subscription.id, "cancellation_requested");
    const now = Math.floor(Date.now() / 1000);
    await send(subscription as never, { type: "customer.subscription.deleted", at: now });
    await syncPayments(company.id);
    expect(await planNow()).toMatchObject({ active: null });
    await send(stale as never, { type: "customer.subscription.updated", at: now - 60 });
    await syncPayments(company.id);
    expect(await planNow(), "the older event says that it is active").toMatchObject({ active: null });
  });

  it("does not count where an answer that was asked for later is noted", async () => {
    await subscribe();
    await asPlatform().paymentAccount.update({ where: { companyId: company.id }, data: { syncedAt: new Date(Date.now() + 60_000) } });
    stripe.end((await account()).subscriptionId ?? "", "cancellation_requested");
    await syncPayments(company.id);
    expect((await planNow()).active?.plan).toBe("pro");
  });

  it.each([
    ["another secret", { secret: "whsec_another" }],
    ["an old time", { signedAt: Math.floor(Date.now() / 1000) - 301 }],
  ])("signed with %s is refused and not noted", async (_what, options) => {
    const id = `evt_refused_${company.id}`;
    expect(await send({ id: "sub_1", object: "subscription", customer: "cus_1" }, { id, ...options })).toMatchObject({
      status: 401,
      body: { error: { message: "The signature is wrong." } },
    });
    expect(await asPlatform().paymentEvent.count({ where: { id } })).toBe(0);
  });

  it("without a signature is refused", async () => {
    expect((await callRoute(takeEvent, { method: "POST", json: { id: "evt_1" } })).status).toBe(401);
  });

  it("about someone else's customer is accepted and changes nothing", async () => {
    const id = `evt_stranger_${company.id}`;
    expect((await send({ id: "sub_1", object: "subscription", customer: "cus_stranger" }, { id })).status).toBe(200);
    expect(await asPlatform().paymentEvent.findUnique({ where: { id } })).toMatchObject({ appliedAt: expect.any(Date) });
  });
});

describe("a payment that is missing", () => {
  it("leaves the plan for 14 days with three emails, then the company is read-only until it is paid", async () => {
    const subscription = await subscribe();
    stripe.fail(subscription.id);
    await syncPayments(company.id);
    const plan = await planNow();
    expect(plan).toMatchObject({ active: { plan: "pro" }, standing: { state: "active", graceEndsAt: expect.any(String) } });
    expect(Date.parse(plan.standing.graceEndsAt ?? "") - Date.now()).toBeGreaterThan(13.9 * dayMillis);
    expect((await addOne()).status).toBe(201);
    for (const days of [3, 4.1, 5]) {
      await travel(days);
      expect(await sweepPayments()).toBeGreaterThan(0);
      await syncPayments(company.id);
    }
    expect(
      (await emails("Your payment for the Pro plan failed")).filter(({ recipient }) => recipient === admin.email),
      "the latest member",
    ).toHaveLength(1);
    const first = (await emails("failed"))[0]?.recipient;
    expect((await emails("failed")).filter(({ recipient }) => recipient === first)).toHaveLength(3);
    expect((await addOne()).status, "after 12 days").toBe(201);
    await travel(2);
    await syncPayments(company.id);
    expect(await addOne()).toMatchObject({ status: 402, body: { error: { message: expect.stringMatching(/^Your plan has ended/) } } });
    expect((await emails("Your Pro plan has ended")).length).toBeGreaterThan(0);
    stripe.settle(subscription.id);
    await syncPayments(company.id);
    expect((await addOne()).status).toBe(201);
    expect(await planNow()).toMatchObject({ standing: { state: "active", graceEndsAt: null } });
  });

  it("leaves the 14 days also when the provider gives up before", async () => {
    const subscription = await subscribe();
    stripe.fail(subscription.id);
    await syncPayments(company.id);
    await travel(7);
    stripe.end(subscription.id, "payment_failed");
    await syncPayments(company.id);
    expect(await planNow()).toMatchObject({ active: { plan: "pro" } });
    await travel(7.1);
    await syncPayments(company.id);
    expect(await planNow()).toMatchObject({ active: null, standing: { state: "ended", ended: "plan" } });
  });

  it("can be made with a new plan until the 14 days are over, once the provider has ended the old one", async () => {
    const lapsed = await subscribe("basic");
    stripe.fail(lapsed.id);
    await syncPayments(company.id);
    stripe.end(lapsed.id, "payment_failed");
    await syncPayments(company.id);
    const plan = await planNow();
    expect(plan).toMatchObject({ active: { plan: "basic" }, standing: { graceEndsAt: expect.any(String) } });
    expect(plan.payment, "nothing is left to keep, change or cancel").toMatchObject({ isOnline: true, subscription: null });
    expect((await post(checkOut, { plan: "basic", cycle: "monthly" })).status).toBe(200);
    const tried = stripe.pay();
    // A card that Stripe's page did not take leaves a subscription that never began.
    Object.assign(tried, { status: "incomplete", created: lapsed.created + 60 });
    await syncPayments(company.id);
    expect(await planNow(), "a refused card does not shorten the 14 days").toMatchObject({ active: { plan: "basic" } });
    tried.status = "incomplete_expired";
    await syncPayments(company.id);
    expect(await planNow()).toMatchObject({ active: { plan: "basic" } });
    expect((await post(checkOut, { plan: "pro", cycle: "monthly" })).status).toBe(200);
    const paid = Object.assign(stripe.pay(), { created: lapsed.created + 120 });
    await syncPayments(company.id);
    expect(await planNow()).toMatchObject({
      active: { plan: "pro" },
      standing: { graceEndsAt: null },
      payment: { subscription: { plan: "pro", endsAt: null, graceEndsAt: null, others: 0 } },
    });
    expect(await account()).toMatchObject({ subscriptionId: paid.id, failedSince: null });
    expect(await emails("We received your payment")).toHaveLength(1);
  });

  it("that arrives stops the grace period and is reported", async () => {
    const subscription = await subscribe();
    stripe.fail(subscription.id);
    await syncPayments(company.id);
    stripe.settle(subscription.id);
    await syncPayments(company.id);
    expect((await planNow()).standing.graceEndsAt).toBeNull();
    expect(await emails("We received your payment")).toHaveLength(1);
  });
});

describe("a change of plan", () => {
  const change = (plan: string, cycle: string) =>
    callRoute(previewChange, { path: `/api/plan/change?plan=${plan}&cycle=${cycle}`, accessToken: admin.accessToken });

  it("says what it costs today, sets off what was paid, and is in force at once", async () => {
    await subscribe("basic");
    const preview = (await change("pro", "monthly")).body as { data: { cents: number; at: string } };
    expect(preview).toMatchObject({ data: { cents: 2500, currency: "USD" } });
    expect(await post(changePlan, { plan: "pro", cycle: "monthly", at: preview.data.at })).toMatchObject({
      status: 200,
      body: { data: { active: { plan: "pro" }, payment: { subscription: { plan: "pro", cents: 9900 } } } },
    });
    const { body } = await callRoute(readInvoices, { accessToken: admin.accessToken });
    expect(body).toMatchObject({ data: { invoices: [{ cents: 2500, status: "paid" }, { cents: 4900 }] } });
  });

  it("has taxes where the operator has Stripe Tax, and none otherwise", async () => {
    const subscription = await subscribe("basic");
    const asked = () => [...stripe.rows.sessions.values()].at(-1)?.asked;
    expect(asked()).not.toHaveProperty("automatic_tax");
    await setBilling({ stripeTax: true });
    expect((await change("pro", "monthly")).body).toMatchObject({ data: { cents: 2750 } });
    await post(changePlan, { plan: "pro", cycle: "monthly" });
    expect(subscription).toMatchObject({ automatic_tax: { enabled: true } });
    company = await createCompany();
    admin = await createMember(company);
    await post(checkOut, { plan: "pro", cycle: "monthly" });
    expect(asked()).toMatchObject({ automatic_tax: { enabled: "true" }, customer_update: { address: "auto" } });
  });

  it("leaves everything as it was when the card is refused", async () => {
    const subscription = await subscribe("basic");
    subscription.metadata.card = "declined";
    expect(await post(changePlan, { plan: "pro", cycle: "monthly" })).toMatchObject({
      status: 409,
      body: { error: { message: "The payment was declined, and nothing changed. Your card was declined." } },
    });
    expect((await planNow()).active?.plan).toBe("basic");
  });

  it("is refused to the plan that there is, and while a payment is missing", async () => {
    const subscription = await subscribe("basic");
    expect((await change("basic", "monthly")).body).toMatchObject({ error: { message: "This is your current plan." } });
    stripe.fail(subscription.id);
    expect((await change("pro", "monthly")).body).toMatchObject({
      error: { message: "Pay your open invoice first. Then change the plan." },
    });
  });
});

describe("canceling", () => {
  it("at least 24 hours before the renewal ends the plan with its period, and can be undone", async () => {
    await subscribe();
    const { renewsAt } = (await planNow()).payment.subscription ?? {};
    expect((await post(cancel)).body).toMatchObject({ data: { active: { plan: "pro" }, payment: { subscription: { endsAt: renewsAt } } } });
    expect(await emails("Your Pro plan is canceled")).toHaveLength(1);
    expect((await post(keep)).body).toMatchObject({ data: { payment: { subscription: { endsAt: null, renewsAt } } } });
    expect([...stripe.rows.subscriptions.values()].at(-1)).toMatchObject({ cancel_at: null, cancel_at_period_end: false });
  });

  it("within the last 24 hours ends the plan one period later", async () => {
    await subscribe();
    await travel(29.5);
    const { renewsAt = "" } = (await planNow()).payment.subscription ?? {};
    const { endsAt } = ((await post(cancel)).body as { data: PlanDto }).data.payment.subscription ?? {};
    const days = (Date.parse(endsAt ?? "") - Date.parse(renewsAt)) / dayMillis;
    expect(days).toBeGreaterThanOrEqual(28);
    expect(days).toBeLessThanOrEqual(31);
    expect([...stripe.rows.subscriptions.values()].at(-1)).toMatchObject({ cancel_at_period_end: false, cancel_at: expect.any(Number) });
  });

  it.each([
    ["with its period", 0],
    ["one period later", 29.5],
  ])("%s is undone by a change of plan, which is noted as such", async (_when, days) => {
    await subscribe("basic");
    await travel(days);
    await post(cancel);
    expect((await planNow()).payment.subscription?.endsAt).not.toBeNull();
    expect((await post(changePlan, { plan: "pro", cycle: "monthly" })).body).toMatchObject({
      data: { payment: { subscription: { plan: "pro", endsAt: null } } },
    });
    const noted = await inCompany(company.scope, (tx) => tx.auditEvent.findMany({ where: { action: { startsWith: "plan." } } }));
    expect(noted.map(({ action }) => action)).toEqual(expect.arrayContaining(["plan.canceled", "plan.changed", "plan.kept"]));
  });

  it("makes the company read-only once the plan has ended, and another can be bought", async () => {
    const subscription = await subscribe();
    await asPlatform().company.update({ where: { id: company.id }, data: { trialEndsAt: new Date(Date.now() - 1000) } });
    await post(cancel);
    stripe.end(subscription.id, "cancellation_requested");
    await syncPayments(company.id);
    expect((await addOne()).status).toBe(402);
    await subscribe("basic");
    expect((await addOne()).status).toBe(201);
  });
});

describe("a change of price", () => {
  it("is announced 30 days ahead, once, and then the next renewal costs it", async () => {
    const subscription = await subscribe();
    await setBilling({ proMonthly: 12_900 });
    await announcePrices();
    await announcePrices();
    const told = await emails("The price of your Pro plan changes");
    expect(told).toHaveLength(1);
    expect(told[0]?.body).toContain("from $99 to $129 per month");
    expect(await planNow()).toMatchObject({ payment: { subscription: { cents: 9900, next: { cents: 12_900 } } } });
    await travel(29);
    await syncPayments(company.id);
    expect(subscription.items.data[0]?.price.unit_amount).toBe(9900);
    await travel(1.1);
    await sweepPayments();
    await syncPayments(company.id);
    expect(subscription.items.data[0]?.price.unit_amount).toBe(12_900);
    expect(
      stripe.rows.invoices.filter(({ customer }) => customer === subscription.customer),
      "nothing is charged before",
    ).toHaveLength(1);
    expect(await planNow()).toMatchObject({ payment: { subscription: { cents: 12_900, next: null } } });
  });

  it("that is withdrawn is announced too", async () => {
    await subscribe();
    await setBilling({ proMonthly: 12_900 });
    await announcePrices();
    await setBilling({});
    await announcePrices();
    expect(await emails("stays the same")).toHaveLength(1);
    expect((await planNow()).payment.subscription?.next).toBeNull();
  });
});

describe("while the provider is away for ten minutes", () => {
  it("says so, loses no event, leaves the plan alone and recovers by itself", { ...full, timeout: 30_000 }, async () => {
    const subscription = await subscribe("basic");
    stripe.isAway = true;
    const away = /^The payment service is not responding. Your plan and your data are not affected/;
    for (const answer of [await callRoute(readInvoices, { accessToken: admin.accessToken }), await post(openPortal), await post(cancel)]) {
      expect(answer).toMatchObject({ status: 503, body: { error: { message: expect.stringMatching(away) } } });
    }
    expect(await planNow()).toMatchObject({ active: { plan: "basic" }, payment: { subscription: { plan: "basic" } } });
    expect((await addOne()).status).toBe(201);
    const id = `evt_away_${company.id}`;
    expect((await send(subscription as never, { id })).status, "the event itself needs no answer of the provider").toBe(200);
    await expect(syncPayments(company.id)).rejects.toMatchObject({ code: "unavailable" });
    vi.useFakeTimers({ now: Date.now() + 600_000, toFake: ["Date"] });
    stripe.fail(subscription.id);
    stripe.isAway = false;
    await sweepPayments();
    await syncPayments(company.id);
    expect(await asPlatform().paymentEvent.findUnique({ where: { id } })).toMatchObject({ appliedAt: expect.any(Date) });
    expect((await planNow()).standing.graceEndsAt).not.toBeNull();
    expect((await callRoute(readInvoices, { accessToken: admin.accessToken })).status).toBe(200);
  });
});

describe("a company that is deleted", () => {
  it("stops paying first, and stays while the provider is away", async () => {
    const subscription = await subscribe();
    await asPlatform().company.update({ where: { id: company.id }, data: { deletionDueAt: new Date(Date.now() - 1000) } });
    stripe.isAway = true;
    await expect(removeCompany(company.scope)).rejects.toMatchObject({ code: "unavailable" });
    expect(await asPlatform().company.count({ where: { id: company.id } })).toBe(1);
    stripe.isAway = false;
    await removeCompany(company.scope);
    expect(subscription.status).toBe("canceled");
    expect(await asPlatform().company.count({ where: { id: company.id } })).toBe(0);
  }, 30_000);
});
