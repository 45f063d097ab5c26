import type { Cycle, Subscription } from "@/lib/infra/stripe-answers";

/** Days in which a plan stays in force although its payment failed. */
export const graceDays = 14;
/** Days before a renewal may cost another price, counted from the email about it (specification, section 9). */
export const priceNoticeDays = 30;
/** Hours before a renewal until which it is stopped by canceling (specification, section 9). */
export const cancelHours = 24;

const hourMillis = 3600 * 1000;
const dayMillis = 24 * hourMillis;

export const after = (at: Date, days: number) => new Date(at.getTime() + days * dayMillis);

/** A company's payments before the provider is asked again. */
export type Known = { isInForce: boolean; failedSince: Date | null };

const paidStates = ["active", "trialing"];
const unpaidStates = ["past_due", "unpaid"];

/**
 * Whether the plan is in force by its subscription, and since when a payment is missing. A missing payment leaves it in force for the days
 * of grace, also when the provider gave up before they are over.
 */
export function standingBy(subscription: Subscription | null, known: Known, now: Date): Known {
  if (!subscription) return { isInForce: false, failedSince: null };
  const { status, isEndedUnpaid, endsAt } = subscription;
  if (paidStates.includes(status)) return { isInForce: true, failedSince: null };
  if (unpaidStates.includes(status)) {
    const failedSince = known.failedSince ?? now;
    return { isInForce: now < after(failedSince, graceDays), failedSince };
  }
  if (status === "canceled" && isEndedUnpaid && known.isInForce) {
    const failedSince = known.failedSince ?? endsAt ?? now;
    const isInForce = now < after(failedSince, graceDays);
    return { isInForce, failedSince: isInForce ? failedSince : null };
  }
  return { isInForce: false, failedSince: null };
}

/** Whether the provider ended the subscription: nothing of it can be kept, changed or paid any more, though its plan may have days left. */
export const isOver = ({ status }: { status: string }): boolean => status === "canceled";

/** The days after a failed payment on which admins are emailed, each with the days that are left. */
const failureSteps = [12, 7, 0];

/** Which email about a missing payment is due. After an outage it is the most urgent one only. */
export function failureStep(failedSince: Date, now: Date): number {
  return failureSteps.find((days) => now >= after(failedSince, days)) ?? 0;
}

/** Until when the renewal can still be stopped. */
export const cancelBy = (renewsAt: Date) => new Date(renewsAt.getTime() - cancelHours * hourMillis);

/** When the plan ends that is canceled now: with its period, or after one more where the renewal is too near. */
export function endOf(renewsAt: Date, cycle: Cycle, now: Date): { endsAt: Date; isLate: boolean } {
  if (now <= cancelBy(renewsAt)) return { endsAt: renewsAt, isLate: false };
  return { endsAt: nextRenewal(renewsAt, cycle), isLate: true };
}

/** A month or a year later, on the same day or, where the month has none, on its last. */
export function nextRenewal(at: Date, cycle: Cycle): Date {
  const months = cycle === "annual" ? 12 : 1;
  const later = new Date(at);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(at.getUTCDate(), lastDay));
  return later;
}
