import { loadCompanyRules, loadFacts } from "@/lib/compliance/facts/queries";
import type { TimelineDto } from "@/lib/compliance/reading/schema";
import { timelineOf, usualStretch } from "@/lib/compliance/reading/timeline-rules";
import { localDate, now } from "@/lib/infra/clock";
import { inCompany } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { type CompanyScope, today } from "@/lib/tenancy/scope";

/** A vendor's coverages in time, and the exact days on which each is not shown in force. Throws `not_found`. */
export function getTimeline(
  scope: CompanyScope,
  vendorId: string,
  given: { from?: string | undefined; to?: string | undefined },
): Promise<TimelineDto> {
  const day = today(scope);
  const usual = usualStretch(day);
  return inCompany(scope, async (tx) => {
    const [facts] = await loadFacts(tx, scope, [vendorId], await loadCompanyRules(tx, scope), { day, knownAt: now() });
    if (!facts) throw notFound(coded("common.vendor"));
    const { createdAt } = await tx.vendor.findUniqueOrThrow({ where: { companyId_id: { companyId: scope.companyId, id: vendorId } } });
    const addedOn = localDate(scope.timeZone, createdAt);
    return timelineOf(facts, { addedOn, from: given.from ?? usual.from, to: given.to ?? usual.to, today: day });
  });
}
