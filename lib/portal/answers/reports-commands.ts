import type { z } from "zod";
import { noteUse } from "@/lib/accounts/links/commands";
import { judgeVendors } from "@/lib/compliance/judging/commands";
import { lockVendor } from "@/lib/compliance/judging/refreshing-commands";
import { agencyKey } from "@/lib/compliance/policies/agencies-rules";
import { inCompany, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import type { Done } from "@/lib/infra/messages-schema";
import { coded, inWords, joined } from "@/lib/infra/sentences-rules";
import type { reportInput } from "@/lib/portal/answers/requests-schema";
import { tellStaff } from "@/lib/portal/answers/telling-commands";
import { reportText } from "@/lib/portal/answers/telling-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { PortalScope } from "@/lib/tenancy/scope";

const said = (kind: z.output<typeof reportInput>["kind"]) =>
  coded(kind === "cancelled" ? "server.portal.thisPolicyWasCanceled" : "server.portal.iNoLongerWriteThis");

/**
 * Records a vendor's or agent's report that a policy on file has ended. It is not confirmed, so it has no day: it turns nothing
 * green, and keeps what rests on the policy under review until a teammate answers. Throws `not_found` and `conflict`.
 */
export async function reportPolicy(scope: PortalScope, { policyId, kind, note }: z.output<typeof reportInput>): Promise<Done> {
  const { company, link } = scope;
  const { companyId } = company;
  await inCompany(company, async (tx) => {
    const { vendorId, policyNumber, coverage, documentId } = await findPolicy(tx, scope, policyId);
    if (!(await lockVendor(tx, company, vendorId))) throw notFound(coded("server.portal.policy"));
    const number = policyNumber ?? "";
    const known = await tx.policyNotice.count({ where: { companyId, vendorId, policyNumber: number, reportedBy: { not: null } } });
    if (known > 0) throw new AppError("conflict", coded("server.portal.thisWasReportedAlready"));
    const words = note ? joined(" ", [said(kind), note]) : said(kind);
    const about = { companyId, vendorId, kind: "cancellation", policyNumber: number, coverage: coverage === "OTHER" ? null : coverage };
    await tx.policyNotice.create({ data: { ...about, note: words, reportedBy: link.kind.toLowerCase() } });
    await judgeVendors(tx, company, [vendorId]);
    await noteUse(tx, scope);
    const policy = number || documentId;
    await tellStaff(tx, scope, vendorId, (told) =>
      reportText(told, { said: inWords(said(kind)), policy, by: link.recipient, note: note ?? "" }),
    );
    const details = { policyNumber: number };
    await recordEvent(tx, company, { action: "portal.notice_reported", subjectType: "vendor", subjectId: vendorId, details });
  });
  return { message: coded("server.portal.reported", { company: link.company }) };
}

/** A policy that counts today and that the link's holder may speak of: of its vendor, or on a certificate of its agency. */
async function findPolicy(tx: Tx, { company, link }: PortalScope, id: string) {
  const { companyId } = company;
  const row = await tx.policy.findFirst({
    where: { companyId, id, isCurrent: true },
    select: { vendorId: true, policyNumber: true, coverage: true, documentId: true, document: { select: { producerKeys: true } } },
  });
  const isOwn = link.agency === null ? row?.vendorId === link.vendorId : row?.document.producerKeys.includes(agencyKey(link.agency));
  if (!row || !isOwn) throw notFound(coded("server.portal.policy"));
  return row;
}
