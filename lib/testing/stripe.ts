import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { answer, type Fields, type Outcome, type Rows } from "@/lib/testing/stripe-answers";

export const testSecretKey = "sk_test_invented";
export const testWebhookSecret = "whsec_invented_for_tests";

/**
 * Stripe's API on loopback, as far as the product uses it, with the shapes that Stripe's own answers have. It keeps customers,
 * prices, subscriptions and invoices; its pages for paying are plain forms.
 */
export type FakeStripe = {
  url: string;
  rows: Rows;
  /** Calls that came, as "POST /v1/customers". */
  calls: string[];
  /** While true, no call is answered. */
  isAway: boolean;
  /** Pays the checkout that was opened last, as its page does. Returns the subscription. */
  pay: () => Stripe.Subscription;
  /** Has the payment of a subscription's renewal fail. */
  fail: (subscriptionId: string) => void;
  /** Pays what is open. */
  settle: (subscriptionId: string) => void;
  /** Ends a subscription, since nothing was paid or as it was asked. */
  end: (subscriptionId: string, reason: "payment_failed" | "cancellation_requested") => void;
  stop: () => Promise<void>;
};

/** `port` 0: any that is free. */
export async function startFakeStripe(port = 0): Promise<FakeStripe> {
  const rows: Rows = {
    customers: new Map(),
    prices: new Map(),
    sessions: new Map(),
    subscriptions: new Map(),
    invoices: [],
    configurations: [],
    keys: new Map(),
  };
  const server = createServer((request, response) => {
    void serve(fake, request, response);
  });
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  const fake: FakeStripe = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ rows, calls: [], isAway: false },
    pay: () => payLast(rows),
    fail: (id) => setStatus(rows, id, "past_due", () => addInvoice(rows, subscriptionOf(rows, id), "open")),
    settle: (id) => setStatus(rows, id, "active", () => settleInvoices(rows)),
    end: (id, reason) => endSubscription(rows, id, reason),
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return fake;
}

const seconds = () => Math.floor(Date.now() / 1000);

function subscriptionOf(rows: Rows, id: string): Stripe.Subscription {
  const found = rows.subscriptions.get(id);
  if (!found) throw new Error(`${id} is not here`);
  return found;
}

function setStatus(rows: Rows, id: string, status: Stripe.Subscription.Status, also: () => void): void {
  subscriptionOf(rows, id).status = status;
  also();
}

function settleInvoices({ invoices }: Rows): void {
  for (const invoice of invoices) invoice.status = "paid";
}

function endSubscription(rows: Rows, id: string, reason: "payment_failed" | "cancellation_requested"): void {
  const row = subscriptionOf(rows, id);
  Object.assign(row, { status: "canceled", ended_at: seconds(), cancellation_details: { reason, comment: null, feedback: null } });
}

function payLast(rows: Rows): Stripe.Subscription {
  const session = [...rows.sessions.values()].findLast(({ status }) => status === "open");
  if (!session) throw new Error("no checkout is open");
  return paySession(rows, session.id);
}

/** What Stripe does once its page is filled in: a subscription, and its first invoice. */
function paySession(rows: Rows, id: string): Stripe.Subscription {
  const session = rows.sessions.get(id);
  const price = session && rows.prices.get(session.price);
  if (!session || !price) throw new Error(`${id} is not here`);
  session.status = "complete";
  const made = `sub_${rows.subscriptions.size + 1}_${session.id}`;
  const days = price.recurring?.interval === "year" ? 365 : 30;
  const item = {
    id: `si_${made}`,
    object: "subscription_item",
    price,
    quantity: 1,
    current_period_start: seconds(),
    current_period_end: seconds() + days * 86_400,
  };
  const subscription = {
    ...{ id: made, object: "subscription", customer: session.customer, status: "active", created: seconds() },
    ...{ cancel_at: null, cancel_at_period_end: false, canceled_at: null, ended_at: null, cancellation_details: null },
    ...{ metadata: session.metadata, items: { object: "list", data: [item], has_more: false, url: "/v1/subscription_items" } },
  } as unknown as Stripe.Subscription;
  rows.subscriptions.set(made, subscription);
  addInvoice(rows, subscription, "paid");
  const customer = rows.customers.get(session.customer);
  if (customer) {
    const address = { line1: "1 Invented Street", line2: null, city: "Springfield", state: "OH", postal_code: "45501", country: "US" };
    Object.assign(customer, {
      address,
      tax_ids: { object: "list", data: [{ id: "txi_1", object: "tax_id", type: "us_ein", value: "12-3456789" }] },
    });
  }
  return subscription;
}

function addInvoice(rows: Rows, subscription: Stripe.Subscription, status: Stripe.Invoice.Status): void {
  const price = subscription.items.data[0]?.price;
  const number = rows.invoices.length + 1;
  rows.invoices.unshift({
    ...{ id: `in_${number}`, object: "invoice", number: `TEST-${String(number).padStart(4, "0")}`, status, created: seconds() },
    ...{
      customer: subscription.customer,
      currency: price?.currency ?? "usd",
      total: price?.unit_amount ?? 0,
      amount_due: price?.unit_amount ?? 0,
    },
    ...{
      hosted_invoice_url: `https://invoice.stripe.example/in_${number}`,
      invoice_pdf: `https://invoice.stripe.example/in_${number}/pdf`,
    },
  } as unknown as Stripe.Invoice);
}

async function serve(fake: FakeStripe, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (fake.isAway) {
    request.socket.destroy();
    return;
  }
  const url = new URL(request.url ?? "/", fake.url);
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const form = fieldsOf(new URLSearchParams(Buffer.concat(chunks).toString() || url.search));
  const page = pageOf(fake, url, request.method ?? "GET");
  if (page) {
    response.writeHead(page.status, page.headers).end(page.body);
    return;
  }
  fake.calls.push(`${request.method} ${url.pathname}`);
  const isKnown = request.headers.authorization === `Bearer ${testSecretKey}`;
  const refused: Outcome = { status: 401, body: { error: { type: "invalid_request_error", message: "Invalid API Key provided" } } };
  const key = request.headers["idempotency-key"];
  const before = typeof key === "string" ? fake.rows.keys.get(key) : undefined;
  const outcome = isKnown
    ? (before ?? answer(fake.rows, fake.url, { method: request.method ?? "GET", path: url.pathname, form }))
    : refused;
  if (typeof key === "string" && outcome.status < 500) fake.rows.keys.set(key, outcome);
  response
    .writeHead(outcome.status, { "content-type": "application/json", "request-id": "req_invented" })
    .end(JSON.stringify(outcome.body));
}

/** Stripe's own pages, on which a person pays or changes a card. */
function pageOf({ rows }: FakeStripe, { pathname }: URL, method: string) {
  const [, kind, id = ""] = /^\/(pay|portal)\/(\w+)$/.exec(pathname) ?? [];
  if (!kind) return null;
  const html = { "content-type": "text/html" };
  if (kind === "portal") return { status: 200, headers: html, body: "<title>Portal</title><h1>Invented customer portal</h1>" };
  const session = rows.sessions.get(id);
  if (session?.status !== "open") return { status: 404, headers: html, body: "<h1>This page has expired</h1>" };
  if (method === "POST") {
    paySession(rows, id);
    return { status: 303, headers: { location: session.successUrl }, body: "" };
  }
  const body = `<title>Pay</title><h1>Invented checkout</h1><form method="post"><button>Pay</button></form><a href="${session.cancelUrl}">Back</a>`;
  return { status: 200, headers: html, body };
}

/** `a[b][0][c]=d` as { a: { b: { 0: { c: "d" } } } }. */
function fieldsOf(parameters: URLSearchParams): Fields {
  const fields: Fields = {};
  for (const [name, value] of parameters) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    const last = path.pop() ?? name;
    let place = fields;
    for (const step of path) {
      const next = place[step];
      const inner: Fields = typeof next === "object" ? next : {};
      place[step] = inner;
      place = inner;
    }
    place[last] = value;
  }
  return fields;
}

/** An event about an object as Stripe sends it: its body, and the header that signs it. `at`: when it happened, in seconds. */
export function signedEvent(
  about: { id: string; object: string; customer?: unknown },
  {
    id,
    type,
    at = seconds(),
    signedAt = seconds(),
    secret = testWebhookSecret,
  }: { id: string; type: string; at?: number; signedAt?: number; secret?: string },
): { body: string; signature: string } {
  const body = JSON.stringify({
    id,
    object: "event",
    api_version: "2026-10-28.endive",
    created: at,
    type,
    data: { object: about },
    livemode: false,
    pending_webhooks: 1,
  });
  return { body, signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: signedAt }) };
}
