import { coverageKinds } from "@/lib/compliance/coverages/values";
import { coverageName, isCanceledOn } from "@/lib/compliance/policies/rules";
import { expiringSoonDays } from "@/lib/compliance/statuses/values";
import { fromIsoDate, toIsoDate } from "@/lib/infra/clock";
import { addDays } from "@/lib/infra/dates-rules";
import type { Tx } from "@/lib/infra/db";
import type { PortalPageDto } from "@/lib/portal/page/schema";
import { loadGaps } from "@/lib/reminders/gaps-queries";
import { paperKeys } from "@/lib/reminders/papers-queries";
import { type CompanyScope, type PortalScope, today } from "@/lib/tenancy/scope";
import { messageOf } from "@/messages/say";

type Asked = { id: string; standing: PortalPageDto["standing"]; isExpired: boolean };

/**
 * The coverage that a page is about: what the reminder told that led to it, a canceled policy or one that was not renewed since; without a
 * reminder, what expires soon of a vendor that is otherwise all right. null: neither, or a document that came since waits.
 */
export async function loadLead(tx: Tx, scope: PortalScope, { id: vendorId, standing, isExpired }: Asked): Promise<PortalPageDto["lead"]> {
  const { company, link } = scope;
  const { companyId } = company;
  const unsettled = [
    { processingStatus: { in: ["PENDING" as const, "PROCESSING" as const] } },
    { needsReview: true, reviewDismissedAt: null },
  ];
  if ((await tx.document.count({ where: { companyId, vendorId, kindId: null, OR: unsettled } })) > 0) return null;
  const reminders = await tx.reminder.findMany({
    where: { companyId, vendorId, mail: { portalLinkId: link.id }, NOT: { policyKey: { startsWith: paperKeys } } },
    select: { policyKey: true },
  });
  const told = new Set(reminders.map(({ policyKey }) => policyKey));
  const canceled = told.size > 0 ? await listCanceled(tx, company, vendorId, told) : [];
  if (canceled.length > 0) return { kind: "canceled", coverages: canceled };
  if (told.size === 0 && standing !== "met") return null;
  const day = fromIsoDate(today(company));
  const soon = fromIsoDate(addDays(today(company), expiringSoonDays));
  const policies = await tx.policy.findMany({
    where: { companyId, vendorId, isCurrent: true, expirationDate: { not: null, ...(!isExpired && { gt: day }) } },
    orderBy: [{ expirationDate: "asc" }, { position: "asc" }],
  });
  const isListed = ({ key, expirationDate }: (typeof policies)[number]) =>
    told.has(key) || (expirationDate !== null && expirationDate <= soon);
  const listed = policies.filter((policy) => isListed(policy) && !isCanceledOn(day, policy));
  const expiration = toIsoDate(listed[0]?.expirationDate ?? null);
  if (expiration === null) return null;
  const first = listed.filter(({ expirationDate }) => toIsoDate(expirationDate) === expiration);
  const names = first.map((policy) => (policy.coverage === "OTHER" ? coverageName(policy) : inSentence(coverageName(policy))));
  return { kind: expiration <= today(company) ? "expired" : "expires", coverages: [...new Set(names)], expiration };
}

/** The coverages that a follow-up told as canceled and that still are. */
async function listCanceled(tx: Tx, company: CompanyScope, vendorId: string, told: ReadonlySet<string>): Promise<string[]> {
  const gaps = (await loadGaps(tx, company, [vendorId])).get(vendorId) ?? [];
  const canceled = new Set(gaps.flatMap(({ key, isCanceled }) => (isCanceled && told.has(key) ? [key.slice(key.indexOf(":") + 1)] : [])));
  const kinds = [...coverageKinds, "OTHER_COVERAGE" as const].filter((kind) => canceled.has(kind));
  return kinds.map((kind) => messageOf(`server.terms.${kind}`));
}

const inSentence = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
