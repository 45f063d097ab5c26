import { AppError } from "@/lib/infra/errors";
import type { BillingSettings } from "@/lib/settings/billing/schema";
import type { PlanName } from "@/lib/tenancy/plan/schema";
import { planLabels } from "@/lib/tenancy/plan/values";

type PlanFacts = { plan: string; planSince: Date | null };

/** What a company may have; null: no limit. `plan` null: the trial. */
export type PlanLimits = { plan: PlanName | null; vendors: number | null; users: number | null };

/** Without a plan the trial's limits count. A plan that is not offered any more has those of the smallest plan. */
export function planLimitsOf({ plan, planSince }: PlanFacts, billing: BillingSettings): PlanLimits {
  if (!planSince) return { plan: null, vendors: billing.trialVendors, users: billing.trialUsers };
  const known = plan in planLabels ? (plan as PlanName) : "basic";
  return { plan: known, vendors: billing[`${known}Vendors`], users: billing[`${known}Users`] };
}

const counted = (count: number, one: string, many: string) => `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
const vendorsOf = (count: number) => counted(count, "vendor", "vendors");
const usersOf = (count: number) => counted(count, "user", "users");

const planOf = (plan: PlanName | null) => (plan ? `${planLabels[plan]} plan` : "free trial");

/** How a company gets more room. */
function wayOn(plan: PlanName | null): string {
  if (plan === "enterprise") return "contact us for a higher limit";
  return `an admin can choose a ${plan ? "larger plan" : "plan"} under Settings > Plan`;
}

const limitReached = (message: string) => new AppError("limit_reached", message);

/** `adding`: how many vendors the company wants to add, which have no room. */
export function vendorsFull({ plan }: PlanLimits, { limit, used, adding }: { limit: number; used: number; adding: number }): AppError {
  const room = limit - used;
  const fitting = room > 0 ? ` Only ${counted(room, "vendor fits", "vendors fit")}.` : "";
  const list = adding > 1 ? ` This list adds ${vendorsOf(adding)}.${fitting}` : "";
  const less = adding > 1 ? "Import a shorter list, delete vendors you no longer need, or" : "Delete vendors you no longer need, or";
  return limitReached(`Your ${planOf(plan)} includes ${vendorsOf(limit)}, and you have ${vendorsOf(used)}.${list} ${less} ${wayOn(plan)}.`);
}

/** Why a row of a list that is being imported stays out. */
export const rowWithoutRoom = ({ plan }: PlanLimits, limit: number) =>
  `Your ${planOf(plan)} includes ${vendorsOf(limit)}. To import this row, ${wayOn(plan)}. Then import the list again.`;

type Seats = { limit: number; members: number; invited: number };

const takenOf = ({ members, invited }: Seats) =>
  invited > 0 ? `${usersOf(members)} and ${counted(invited, "open invitation", "open invitations")}` : usersOf(members);

/** To a member who invites or reactivates a teammate. */
export function usersFull({ plan }: PlanLimits, seats: Seats): AppError {
  const less = seats.invited > 0 ? "Deactivate a user, withdraw an invitation, or" : "Deactivate a user, or";
  return limitReached(`Your ${planOf(plan)} includes ${usersOf(seats.limit)}, and you have ${takenOf(seats)}. ${less} ${wayOn(plan)}.`);
}

/** To a platform admin who adds a user to a company. */
export function companyFull({ plan }: PlanLimits, seats: Seats): AppError {
  return limitReached(
    `The company's ${planOf(plan)} includes ${usersOf(seats.limit)}, and it has ${takenOf(seats)}. Change the company's plan, or raise the limit under Settings > Billing.`,
  );
}

/** To an invited person, who can come back with the same link. */
export function teamFull(company: string, { plan }: PlanLimits, limit: number): AppError {
  return limitReached(
    `${company} has reached the limit of ${usersOf(limit)} in its ${planOf(plan)}. Ask the person who invited you to make room, then try again. Your invitation stays open.`,
  );
}
