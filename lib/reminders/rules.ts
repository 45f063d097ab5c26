import { daysBetween } from "@/lib/infra/dates/rules";

/** Days before expiration at which the vendor is told; specification section 9. */
export const reminderStages = [90, 60, 30, 14, 7, 3, 1] as const;
export type ReminderStage = (typeof reminderStages)[number];

/**
 * The stage that a policy is in: the smallest that has been reached. After an outage the skipped stages before it are gone:
 * only the most urgent one is told. Null before the first stage and from the expiration date on.
 */
export function dueStage(expiration: string, today: string): ReminderStage | null {
  const days = daysBetween(today, expiration);
  if (days < 1) return null;
  return reminderStages.filter((stage) => days <= stage).at(-1) ?? null;
}
