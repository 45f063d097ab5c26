import type Stripe from "stripe";

/** A form as it was sent: `a[b]=c` is { a: { b: "c" } }. */
export type Fields = { [name: string]: string | Fields };

export type Session = {
  id: string;
  status: "open" | "complete" | "expired";
  customer: string;
  price: string;
  metadata: Record<string, string>;
  successUrl: string;
  cancelUrl: string;
  /** What it was asked with. */
  asked: Fields;
};

/** What the fake keeps. */
export type Rows = {
  customers: Map<string, Stripe.Customer>;
  prices: Map<string, Stripe.Price>;
  sessions: Map<string, Session>;
  subscriptions: Map<string, Stripe.Subscription>;
  invoices: Stripe.Invoice[];
  configurations: Record<string, unknown>[];
  /** Answers by idempotency key. */
  keys: Map<string, Outcome>;
};

export type Outcome = { status: number; body: object };
type Asked = { method: string; path: string; form: Fields };

const ok = (body: object): Outcome => ({ status: 200, body });
const listOf = (data: readonly object[]) => ok({ object: "list", data, has_more: false, url: "/v1" });
const seconds = () => Math.floor(Date.now() / 1000);
const textOf = (value: string | Fields | undefined) => (typeof value === "string" ? value : "");
const fieldsIn = (value: string | Fields | undefined): Fields => (typeof value === "object" ? value : {});

const missing = (what: string): Outcome => ({
  status: 404,
  body: { error: { type: "invalid_request_error", code: "resource_missing", message: `No such ${what}` } },
});

type Handler = (rows: Rows, ids: string[], form: Fields, url: string) => Outcome;

const handlers: [pattern: RegExp, handle: Handler][] = [
  [/^POST \/v1\/customers$/, addCustomer],
  [/^GET \/v1\/customers\/(\w+)$/, (rows, [id = ""]) => (rows.customers.has(id) ? ok(rows.customers.get(id) ?? {}) : missing("customer"))],
  [
    /^GET \/v1\/prices$/,
    (rows, _ids, form) => listOf([...rows.prices.values()].filter((row) => row.lookup_key === textOf(fieldsIn(form.lookup_keys)["0"]))),
  ],
  [/^POST \/v1\/prices$/, addPrice],
  [
    /^GET \/v1\/checkout\/sessions$/,
    (rows, _ids, form) => listOf([...rows.sessions.values()].filter((row) => row.customer === form.customer && row.status === form.status)),
  ],
  [/^POST \/v1\/checkout\/sessions$/, addSession],
  [/^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/, expireSession],
  [/^GET \/v1\/billing_portal\/configurations$/, (rows) => listOf(rows.configurations)],
  [/^POST \/v1\/billing_portal\/configurations$/, addConfiguration],
  [
    /^POST \/v1\/billing_portal\/sessions$/,
    (_rows, _ids, _form, url) => ok({ id: "bps_1", object: "billing_portal.session", url: `${url}/portal/bps_1` }),
  ],
  [/^GET \/v1\/subscriptions$/, listSubscriptions],
  [/^POST \/v1\/subscriptions\/(\w+)$/, updateSubscription],
  [/^DELETE \/v1\/subscriptions\/(\w+)$/, cancelSubscription],
  [/^GET \/v1\/invoices$/, (rows, _ids, form) => listOf(rows.invoices.filter(({ customer }) => customer === form.customer))],
  [/^POST \/v1\/invoices\/create_preview$/, preview],
];

export function answer(rows: Rows, url: string, { method, path, form }: Asked): Outcome {
  for (const [pattern, handle] of handlers) {
    const found = pattern.exec(`${method} ${path}`);
    if (found) return handle(rows, found.slice(1), form, url);
  }
  return missing(`address: ${method} ${path}`);
}

function addCustomer(rows: Rows, _ids: string[], form: Fields): Outcome {
  const id = `cus_${rows.customers.size + 1}${textOf(fieldsIn(form.metadata).companyId).replaceAll("-", "")}`;
  const customer = { id, object: "customer", created: seconds(), ...form, address: null, tax_ids: { object: "list", data: [] } };
  rows.customers.set(id, customer as unknown as Stripe.Customer);
  return ok(customer);
}

function addPrice(rows: Rows, _ids: string[], form: Fields): Outcome {
  const id = `price_${rows.prices.size + 1}`;
  const price = { id, object: "price", active: true, ...form, unit_amount: Number(form.unit_amount), type: "recurring" };
  rows.prices.set(id, price as unknown as Stripe.Price);
  return ok(price);
}

function addSession(rows: Rows, _ids: string[], form: Fields, url: string): Outcome {
  const customer = textOf(form.customer);
  if (!rows.customers.has(customer)) return missing("customer");
  const id = `cs_${rows.sessions.size + 1}`;
  const metadata = fieldsIn(fieldsIn(form.subscription_data).metadata) as Record<string, string>;
  const price = textOf(fieldsIn(fieldsIn(form.line_items)["0"]).price);
  const urls = { successUrl: textOf(form.success_url), cancelUrl: textOf(form.cancel_url) };
  rows.sessions.set(id, { id, status: "open", customer, price, metadata, ...urls, asked: form });
  return ok({ id, object: "checkout.session", status: "open", customer, mode: "subscription", url: `${url}/pay/${id}` });
}

function expireSession(rows: Rows, [id = ""]: string[]): Outcome {
  const session = rows.sessions.get(id);
  if (session) session.status = "expired";
  return session ? ok({ id, object: "checkout.session", status: "expired" }) : missing("session");
}

function addConfiguration(rows: Rows, _ids: string[], form: Fields): Outcome {
  const configuration = { id: `bpc_${rows.configurations.length + 1}`, object: "billing_portal.configuration", active: true, ...form };
  rows.configurations.push(configuration);
  return ok(configuration);
}

function listSubscriptions(rows: Rows, _ids: string[], form: Fields): Outcome {
  if (!rows.customers.has(textOf(form.customer))) return missing("customer");
  const isAsked = ({ customer, status }: Stripe.Subscription) =>
    customer === form.customer && (form.status === "all" || status !== "canceled");
  return listOf([...rows.subscriptions.values()].filter(isAsked));
}

/** The price that an update asks for, set off against what was paid: half of the period is over for the sake of simple sums. */
function priceIn(rows: Rows, form: Fields): Stripe.Price | undefined {
  return rows.prices.get(textOf(fieldsIn(fieldsIn(form.items)["0"]).price));
}

const halfOf = (price: Stripe.Price | undefined, before: Stripe.Price | undefined) =>
  Math.round(((price?.unit_amount ?? 0) - (before?.unit_amount ?? 0)) / 2);

function preview(rows: Rows, _ids: string[], form: Fields): Outcome {
  const subscription = rows.subscriptions.get(textOf(form.subscription));
  const price = priceIn(rows, fieldsIn(form.subscription_details));
  const untaxed = halfOf(price, subscription?.items.data[0]?.price);
  // A tax of 10 %, so that a preview without it shows.
  const total = fieldsIn(form.automatic_tax).enabled === "true" ? Math.round(untaxed * 1.1) : untaxed;
  return ok({
    id: "upcoming_in_1",
    object: "invoice",
    total,
    currency: price?.currency,
    status: "draft",
    lines: { object: "list", data: [] },
  });
}

function updateSubscription(rows: Rows, [id = ""]: string[], form: Fields): Outcome {
  const row = rows.subscriptions.get(id);
  const item = row?.items.data[0];
  if (!row || !item) return missing("subscription");
  const price = priceIn(rows, form);
  if (price && form.payment_behavior === "error_if_incomplete" && row.metadata.card === "declined") {
    return { status: 402, body: { error: { type: "card_error", code: "card_declined", message: "Your card was declined." } } };
  }
  if (price && form.proration_behavior === "always_invoice") invoiceChange(rows, row, halfOf(price, item.price));
  if (price) item.price = price;
  if (form.automatic_tax) Object.assign(row, { automatic_tax: { enabled: fieldsIn(form.automatic_tax).enabled === "true" } });
  if (form.cancel_at_period_end !== undefined) row.cancel_at_period_end = form.cancel_at_period_end === "true";
  if (form.cancel_at_period_end !== undefined) row.cancel_at = row.cancel_at_period_end ? item.current_period_end : null;
  if (form.cancel_at !== undefined) row.cancel_at = form.cancel_at === "" ? null : Number(form.cancel_at);
  return ok(row);
}

function invoiceChange(rows: Rows, row: Stripe.Subscription, total: number): void {
  const number = rows.invoices.length + 1;
  rows.invoices.unshift({
    ...{ id: `in_${number}`, object: "invoice", number: `TEST-${String(number).padStart(4, "0")}`, status: "paid", created: seconds() },
    ...{ customer: row.customer, currency: row.items.data[0]?.price.currency, total },
    ...{
      hosted_invoice_url: `https://invoice.stripe.example/in_${number}`,
      invoice_pdf: `https://invoice.stripe.example/in_${number}/pdf`,
    },
  } as unknown as Stripe.Invoice);
}

function cancelSubscription(rows: Rows, [id = ""]: string[]): Outcome {
  const row = rows.subscriptions.get(id);
  if (!row) return missing("subscription");
  const cancellation = { reason: "cancellation_requested", comment: null, feedback: null };
  Object.assign(row, { status: "canceled", ended_at: seconds(), cancellation_details: cancellation });
  return ok(row);
}
