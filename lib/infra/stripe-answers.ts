import type Stripe from "stripe";

/* The plain shapes in which Coverkeep knows what Stripe says, and how they come from Stripe's own. */

/** `apiUrl`: another address than Stripe's own, for tests. `hasTaxes`: Stripe Tax adds taxes to what is sold from now on. */
export type StripeKeys = { secretKey: string; apiUrl: string | null; hasTaxes: boolean };

export type Cycle = "monthly" | "annual";
/** A plan for its price, in cents. */
export type Price = { plan: string; cycle: Cycle; cents: number; currency: string };

/** The status of a subscription. Times are instants. */
export type Subscription = {
  id: string;
  itemId: string;
  status: string;
  price: Price;
  renewsAt: Date;
  /** When it ends, or ended. */
  endsAt: Date | null;
  /** Ids of further subscriptions that are paid for beside this one. */
  others: string[];
  /** Whether it ended, or is going to end, because nothing was paid. */
  isEndedUnpaid: boolean;
};

export type Invoice = {
  id: string;
  number: string | null;
  at: string;
  cents: number;
  currency: string;
  status: string;
  /** Where it is seen and paid, and its PDF. */
  url: string | null;
  pdfUrl: string | null;
};

/** To whom invoices are made out. */
export type BillingDetails = { name: string | null; email: string | null; address: string[]; taxIds: string[] };

/** An event whose signature was right. Its content is not used: it may be older than what is known. */
export type StripeEvent = { id: string; type: string; customerId: string | null; at: Date };

export const dateOf = (seconds: number) => new Date(seconds * 1000);
export const idOf = (thing: string | { id: string } | null | undefined) => (typeof thing === "string" ? thing : (thing?.id ?? null));

export function toSubscription(row: Stripe.Subscription, others: string[]): Subscription {
  const item = row.items.data[0];
  if (!item) throw new Error(`${row.id} has no price`);
  const { price } = item;
  const renewsAt = dateOf(item.current_period_end);
  const endsAt = row.ended_at ?? row.cancel_at;
  return {
    id: row.id,
    itemId: item.id,
    status: row.status,
    price: {
      plan: price.metadata.plan ?? "",
      cycle: price.recurring?.interval === "year" ? "annual" : "monthly",
      cents: price.unit_amount ?? 0,
      currency: price.currency.toUpperCase(),
    },
    renewsAt,
    endsAt: endsAt ? dateOf(endsAt) : row.cancel_at_period_end ? renewsAt : null,
    others,
    isEndedUnpaid: row.cancellation_details?.reason === "payment_failed",
  };
}

export const noDetails: BillingDetails = { name: null, email: null, address: [], taxIds: [] };

export const toInvoice = (row: Stripe.Invoice): Invoice => ({
  id: row.id ?? "",
  number: row.number,
  at: dateOf(row.created).toISOString(),
  cents: row.total,
  currency: row.currency.toUpperCase(),
  status: row.status ?? "open",
  url: row.hosted_invoice_url ?? null,
  pdfUrl: row.invoice_pdf ?? null,
});

export function toDetails({ name, email, address, tax_ids: taxIds }: Stripe.Customer): BillingDetails {
  const { line1, line2, city, state, postal_code: code, country } = address ?? {};
  const town = [city, [state, code].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  const lines = [line1, line2, town, country].flatMap((line) => (line ? [line] : []));
  return { name: name ?? null, email, address: lines, taxIds: (taxIds?.data ?? []).map(({ value }) => value) };
}
