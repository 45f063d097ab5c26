import { loadCompanyRules, loadFacts } from "@/lib/compliance/facts/queries";
import { now } from "@/lib/infra/clock";
import { inCompany } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { sentenceIn } from "@/lib/infra/sentences-schema";
import { type CompanyScope, today } from "@/lib/tenancy/scope";
import type { NoticeList } from "@/lib/vendors/notices/schema";

const reporters = ["vendor", "agent", "agency", "email"] as const;

/** The notices about a vendor's policies that count: those that were read, and those that persons entered. Throws `not_found`. */
export function listNotices(scope: CompanyScope, vendorId: string): Promise<NoticeList> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    const moment = { day: today(scope), knownAt: now() };
    const [facts] = await loadFacts(tx, scope, [vendorId], await loadCompanyRules(tx, scope), moment);
    if (!facts) throw notFound(coded("common.vendor"));
    const entered = await tx.policyNotice.findMany({ where: { companyId, vendorId } });
    const enteredOf = new Map(entered.map((row) => [row.id, row]));
    const named = entered.flatMap(({ documentId }) => documentId ?? []);
    const ownOrNamed = { companyId, OR: [{ vendorId }, { id: { in: named } }] };
    const files = await tx.document.findMany({ where: ownOrNamed, select: { id: true, fileName: true } });
    const names = new Map(files.map(({ id, fileName }) => [id, fileName]));
    const notices = facts.notices.toSorted((a, b) => ((a.effective ?? "") > (b.effective ?? "") ? -1 : 1));
    return {
      notices: notices.map(({ documentId, part: _, periodFrom: __, periodTo: ___, isUnverified: ____, ...notice }) => ({
        ...notice,
        document: documentId === null ? null : { id: documentId, name: names.get(documentId) ?? "" },
        note: sentenceIn(enteredOf.get(notice.id)?.note),
        isEntered: enteredOf.has(notice.id),
        reportedBy: reporters.find((one) => one === enteredOf.get(notice.id)?.reportedBy) ?? null,
      })),
    };
  });
}
