import { AppError } from "@/lib/infra/errors";
import { coded, joined, type Sentence } from "@/lib/infra/sentences-rules";
import type { PlanName } from "@/lib/tenancy/plan-schema";
import { planLabels } from "@/lib/tenancy/plan-values";
import type { BillingSettings } from "@/lib/tenancy/settings/billing-schema";

type PlanFacts = { plan: string; planSince: Date | null };

/** What a company may have; null: no limit. `plan` null: the trial. `storage` counts gigabytes. */
export type PlanLimits = { plan: PlanName | null; vendors: number | null; users: number | null; storage: number | null };

/** Without a plan the trial's limits count. A plan that is not offered any more has those of the smallest plan. */
export function planLimitsOf({ plan, planSince }: PlanFacts, billing: BillingSettings): PlanLimits {
  if (!planSince) return { plan: null, vendors: billing.trialVendors, users: billing.trialUsers, storage: billing.trialStorage };
  const known = plan in planLabels ? (plan as PlanName) : "basic";
  return { plan: known, vendors: billing[`${known}Vendors`], users: billing[`${known}Users`], storage: billing[`${known}Storage`] };
}

const vendorsOf = (count: number) => coded("companies.countVendors", { count });
const usersOf = (count: number) => coded("companies.countUsers", { count });

const planOf = (plan: PlanName | null) =>
  plan ? coded("companies.namedPlan", { plan: coded(planLabels[plan]) }) : coded("companies.freeTrial");

/** A sentence after another one. */
const after = (sentence: Sentence) => joined("", [" ", sentence]);

/** How a company gets more room. */
function wayOn(plan: PlanName | null): Sentence {
  if (plan === "enterprise") return coded("companies.contactUsForAHigher");
  return coded("companies.anAdminCanChooseA", { value: plan ? coded("companies.largerPlan") : coded("companies.aPlan") });
}

const limitReached = (message: Sentence) => new AppError("limit_reached", message);

/** `adding`: how many vendors the company wants to add, which have no room. */
export function vendorsFull({ plan }: PlanLimits, { limit, used, adding }: { limit: number; used: number; adding: number }): AppError {
  const room = limit - used;
  const fitting = room > 0 ? after(coded("companies.onlyCounted", { counted: coded("companies.countVendorsFit", { count: room }) })) : "";
  const list = adding > 1 ? after(coded("companies.thisListAddsVendorsofFitting", { vendorsOf: vendorsOf(adding), fitting })) : "";
  const less = adding > 1 ? coded("companies.importAShorterListDelete") : coded("companies.deleteVendorsYouNoLonger");
  return limitReached(
    coded("companies.yourPlanofIncludesVendorsofAnd", {
      planOf: planOf(plan),
      vendorsOf: vendorsOf(limit),
      vendorsOf2: vendorsOf(used),
      list,
      less,
      wayOn: wayOn(plan),
    }),
  );
}

/** Why a row of a list that is being imported stays out. */
export const rowWithoutRoom = ({ plan }: PlanLimits, limit: number) =>
  coded("companies.yourPlanofIncludesVendorsofTo", { planOf: planOf(plan), vendorsOf: vendorsOf(limit), wayOn: wayOn(plan) });

type Seats = { limit: number; members: number; invited: number };

const takenOf = ({ members, invited }: Seats) =>
  invited > 0 ? joined("and", [usersOf(members), coded("companies.countOpenInvitations", { count: invited })]) : usersOf(members);

/** To a member who invites or reactivates a teammate. */
export function usersFull({ plan }: PlanLimits, seats: Seats): AppError {
  const less = seats.invited > 0 ? coded("companies.deactivateAUserWithdrawAn") : coded("companies.deactivateAUserOr");
  return limitReached(
    coded("companies.yourPlanofIncludesUsersofAnd", {
      planOf: planOf(plan),
      usersOf: usersOf(seats.limit),
      takenOf: takenOf(seats),
      less,
      wayOn: wayOn(plan),
    }),
  );
}

/** To a platform admin who adds a user to a company. */
export function companyFull({ plan }: PlanLimits, seats: Seats): AppError {
  return limitReached(
    coded("companies.theCompanysPlanofIncludesUsersof", { planOf: planOf(plan), usersOf: usersOf(seats.limit), takenOf: takenOf(seats) }),
  );
}

/** To an invited person, who can come back with the same link. */
export function teamFull(company: string, { plan }: PlanLimits, limit: number): AppError {
  return limitReached(coded("companies.companyHasReachedTheLimit", { company, usersOf: usersOf(limit), planOf: planOf(plan) }));
}
