import { now } from "@/lib/infra/clock";
import { inCompany } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { type CompanyScope, today } from "@/lib/tenancy/scope";
import type { NoticeListDto } from "@/lib/vendors/notices/schema";
import { loadCompanyRules, loadFacts } from "@/lib/verdicts/facts/queries";
import { say } from "@/messages/say";

/** The notices about a vendor's policies that count: those that were read, and those that persons entered. Throws `not_found`. */
export function listNotices(scope: CompanyScope, vendorId: string): Promise<NoticeListDto> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    const moment = { day: today(scope), knownAt: now() };
    const [facts] = await loadFacts(tx, scope, [vendorId], await loadCompanyRules(tx, scope), moment);
    if (!facts) throw notFound(say("common.vendor"));
    const entered = await tx.policyNotice.findMany({ where: { companyId, vendorId } });
    const notes = new Map(entered.map(({ id, note }) => [id, note]));
    const files = await tx.document.findMany({ where: { companyId, vendorId }, select: { id: true, fileName: true } });
    const names = new Map(files.map(({ id, fileName }) => [id, fileName]));
    const notices = facts.notices.toSorted((a, b) => ((a.effective ?? "") > (b.effective ?? "") ? -1 : 1));
    return {
      notices: notices.map(({ documentId, ...notice }) => ({
        ...notice,
        document: documentId === null ? null : { id: documentId, name: names.get(documentId) ?? "" },
        note: notes.get(notice.id) ?? null,
        isEntered: notes.has(notice.id),
      })),
    };
  });
}
