import type { PlanName } from "@/lib/tenancy/plan-schema";

/**
 * How many emails a company may send in a day to people outside of it. Invitations are those to vendors and to new team members
 * together. Reminders have a limit of their own, so that invitations never use it up.
 */
export const emailLimits: Record<PlanName | "trial", { invitations: number; reminders: number }> = {
  trial: { invitations: 50, reminders: 150 },
  basic: { invitations: 200, reminders: 1000 },
  pro: { invitations: 500, reminders: 3000 },
  enterprise: { invitations: 2000, reminders: 10_000 },
};
