import { planName } from "@/lib/companies/billing/rules";
import type { Usage } from "@/lib/companies/billing/usage-schema";
import { fixedLimits, gb, type UploadLimits } from "@/lib/companies/billing/usage-values";
import { planLimitsOf } from "@/lib/companies/plan-limits/rules";
import { AppError, tooOften } from "@/lib/infra/errors";
import { largeSize } from "@/lib/infra/figures-rules";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import type { BillingSettings } from "@/lib/tenancy/settings/billing-schema";
import { localeNow } from "@/messages/say";

const hourMillis = 3600 * 1000;

export type PlanFacts = { plan: string; planSince: Date | null };
export type Counted = { documents: number; storedBytes: bigint; hourStartedAt: Date | null; hourFiles: number; hourBytes: bigint };

/** Without a plan the trial's limits count. A plan without limits of its own has the smallest paid ones. */
export function limitsOf(company: PlanFacts, billing: BillingSettings): UploadLimits {
  const { plan, storage } = planLimitsOf(company, billing);
  return { ...fixedLimits[plan ?? "trial"], bytes: bytesOf(storage) };
}

/** Storage is set in gigabytes. */
export const bytesOf = (storage: number | null): number | null => (storage === null ? null : storage * gb);

type Counting = { billing: BillingSettings; now: Date };

export function usageOf(company: PlanFacts, stats: Counted, { billing, now }: Counting): Usage {
  const endsAt = stats.hourStartedAt ? stats.hourStartedAt.getTime() + hourMillis : 0;
  const isCounting = endsAt > now.getTime();
  return {
    files: stats.documents,
    bytes: Number(stats.storedBytes),
    hourFiles: isCounting ? stats.hourFiles : 0,
    hourBytes: isCounting ? Number(stats.hourBytes) : 0,
    hourEndsAt: isCounting ? new Date(endsAt).toISOString() : null,
    limits: limitsOf(company, billing),
    isTrial: !company.planSince,
    plan: company.planSince ? company.plan : null,
  };
}

/** Why a file of this size may not be added, with the limit and when there is room again; null: it may. */
export function refusalOf(usage: Usage, size: number, where: { timeZone: string; now: Date }): AppError | null {
  const { limits } = usage;
  if (usage.files + 1 > limits.files) return full(coded("companies.countFiles", { count: limits.files }), usage);
  if (limits.bytes !== null && usage.bytes + size > limits.bytes) {
    return full(coded("companies.sizetextOfFiles", { sizeText: largeSize(limits.bytes) }), usage);
  }
  if (usage.hourFiles + 1 > limits.filesAnHour) return tooMany(coded("companies.countFiles", { count: limits.filesAnHour }), usage, where);
  if (usage.hourBytes + size > limits.bytesAnHour) return tooMany(largeSize(limits.bytesAnHour), usage, where);
  return null;
}

/** Whose limit it is, at the beginning of a sentence. */
const whoseOf = ({ plan }: Usage) => (plan ? coded("companies.yourNamedPlan", { plan: planName(plan) }) : coded("companies.yourFreeTrial"));

function full(limit: Sentence, usage: Usage): AppError {
  const whose = whoseOf(usage);
  const way = usage.isTrial ? coded("companies.chooseAPlanUnderSettings") : coded("companies.chooseALargerPlanUnder");
  return new AppError("quota_reached", coded("companies.whoseIncludesLimitAndYou", { whose, limit, way }));
}

function tooMany(limit: Sentence, usage: Usage, { timeZone, now }: { timeZone: string; now: Date }): AppError {
  const endsAt = usage.hourEndsAt ? new Date(usage.hourEndsAt) : now;
  const time = new Intl.DateTimeFormat(localeNow(), { timeZone, hour: "numeric", minute: "2-digit" }).format(
    new Date(endsAt.getTime() + 60_000),
  );
  const whose = whoseOf(usage);
  const message = coded("companies.whoseIncludesUploadsOfLimit", { whose, limit, time });
  return tooOften(message, Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)));
}
