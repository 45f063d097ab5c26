import { AppError } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import type { Ended, Standing } from "@/lib/tenancy/plan-schema";
import { type PlainKey, say } from "@/messages/say";

/** How a plan is paid, inside of a sentence. */
export const paid = (cycle: string) => say(cycle === "annual" ? "tenancy.paidAnnually" : "tenancy.paidMonthly");

/** Days after the trial or the last plan in which nothing is removed. */
export const companyKeptDays = 90;

const dayMillis = 24 * 60 * 60 * 1000;

type PlanFacts = { planSince: Date | null; planEndedAt: Date | null; trialEndsAt: Date; planGraceEndsAt?: Date | null };

/** Where nothing may be changed, what ended last counts: the trial, or a plan after it. The session's look-up says the same in SQL. */
export function standingOf({ planSince, planEndedAt, trialEndsAt, planGraceEndsAt = null }: PlanFacts, now: Date): Standing {
  const left = Math.ceil((trialEndsAt.getTime() - now.getTime()) / dayMillis);
  const state = planSince ? "active" : left > 0 ? "trial" : "ended";
  const last =
    planEndedAt && planEndedAt > trialEndsAt ? { ended: "plan" as const, at: planEndedAt } : { ended: "trial" as const, at: trialEndsAt };
  if (state === "ended") return { state, ended: last.ended, daysLeft: 0, endsAt: last.at.toISOString(), graceEndsAt: null };
  const graceEndsAt = state === "active" ? (planGraceEndsAt?.toISOString() ?? null) : null;
  return { state, ended: null, daysLeft: state === "trial" ? left : 0, endsAt: trialEndsAt.toISOString(), graceEndsAt };
}

/** What has ended, as a sentence without its full stop. */
export const endedTexts = { trial: "tenancy.trialEnded", plan: "tenancy.planEnded" } as const satisfies Record<string, PlainKey>;

export function planNeeded(ended: Ended): AppError {
  return new AppError("plan_needed", coded("tenancy.changesRefused", { endedTexts: { code: endedTexts[ended] } }));
}

/** The first moment at which data of a company without a plan may be removed. */
export function keptUntil(endsAt: string): string {
  return new Date(Date.parse(endsAt) + companyKeptDays * dayMillis).toISOString();
}
