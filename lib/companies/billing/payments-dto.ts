import type { PaymentAccount } from "@/generated/prisma/client";
import { after, cancelBy, endOf, graceDays, isOver } from "@/lib/companies/billing/payments-rules";
import type { SubscriptionDto } from "@/lib/companies/billing/payments-schema";

/** null: the company pays nothing through the provider. */
export function toSubscriptionDto(row: PaymentAccount | null, now: Date): SubscriptionDto | null {
  if (!row?.isInForce || isOver(row) || !row.plan || !row.renewsAt || row.cents === null || !row.currency) return null;
  const cycle = row.cycle === "annual" ? "annual" : "monthly";
  return {
    ...{ plan: row.plan, cycle, cents: row.cents, currency: row.currency },
    renewsAt: row.renewsAt.toISOString(),
    cancelBy: cancelBy(row.renewsAt).toISOString(),
    wouldEndAt: endOf(row.renewsAt, cycle, now).endsAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    graceEndsAt: row.failedSince ? after(row.failedSince, graceDays).toISOString() : null,
    others: row.otherSubscriptions.length,
    next: row.nextCents !== null && row.nextCentsFrom ? { cents: row.nextCents, from: row.nextCentsFrom.toISOString() } : null,
  };
}
