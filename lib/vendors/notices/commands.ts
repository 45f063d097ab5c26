import type { z } from "zod";
import { Prisma } from "@/generated/prisma/client";
import { judgeVendors } from "@/lib/compliance/judging/commands";
import { lockVendor } from "@/lib/compliance/judging/refreshing-commands";
import { fromIsoDate } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { listNotices } from "@/lib/vendors/notices/queries";
import type { NoticeList, noticeInput } from "@/lib/vendors/notices/schema";

async function lock(tx: Tx, scope: CompanyScope, vendorId: string): Promise<void> {
  if (!(await lockVendor(tx, scope, vendorId))) throw notFound(coded("common.vendor"));
}

const tell = (tx: Tx, scope: CompanyScope, action: string, vendorId: string, kind: string) =>
  recordEvent(tx, scope, { action, subjectType: "vendor", subjectId: vendorId, details: { kind } });

/** Enters a notice about a vendor's policy, and updates the vendor. Throws `invalid` for a document that is not the vendor's. */
export async function enterNotice(scope: CompanyScope, vendorId: string, input: z.output<typeof noticeInput>): Promise<NoticeList> {
  const { companyId, actor } = scope;
  const { kind, policyNumber, effective } = input;
  await inCompany(scope, async (tx) => {
    await lock(tx, scope, vendorId);
    const documentId = input.documentId ?? null;
    if (documentId && (await tx.document.count({ where: { companyId, vendorId, id: documentId } })) === 0) {
      const message = coded("server.exceptions.documentInvalid");
      throw new AppError("invalid", message, { documentId: message });
    }
    if (input.replaces) await tx.policyNotice.deleteMany({ where: { companyId, vendorId, id: input.replaces, reportedBy: { not: null } } });
    await tx.policyNotice.create({
      data: {
        ...{ companyId, vendorId, documentId, kind, policyNumber, enteredById: actor.id },
        ...{ coverage: input.coverage ?? null, note: input.note ?? Prisma.DbNull },
        ...{ effectiveOn: fromIsoDate(effective), noticeDate: fromIsoDate(input.noticeDate ?? null) },
      },
    });
    await tell(tx, scope, "vendor.notice_entered", vendorId, kind);
    await judgeVendors(tx, scope, [vendorId]);
  });
  return listNotices(scope, vendorId);
}

/** Removes a notice that a person entered. Throws `not_found`. */
export async function removeNotice(scope: CompanyScope, vendorId: string, noticeId: string): Promise<NoticeList> {
  const { companyId } = scope;
  await inCompany(scope, async (tx) => {
    await lock(tx, scope, vendorId);
    const row = await tx.policyNotice.findFirst({ where: { companyId, vendorId, id: noticeId } });
    if (!row) throw notFound(coded("server.exceptions.notice"));
    await tx.policyNotice.deleteMany({ where: { companyId, id: noticeId } });
    await tell(tx, scope, "vendor.notice_removed", vendorId, row.kind);
    await judgeVendors(tx, scope, [vendorId]);
  });
  return listNotices(scope, vendorId);
}
