import type { z } from "zod";
import { lockVendor } from "@/lib/compliance/judging/refreshing-commands";
import { changedFields } from "@/lib/infra/changed-fields";
import { inCompany } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { refuseOutdated } from "@/lib/infra/versions-rules";
import { editableVendorReminders } from "@/lib/reminders/vendors/dto";
import { readVendorReminders } from "@/lib/reminders/vendors/queries";
import type { VendorRemindersDto, vendorRemindersPatch } from "@/lib/reminders/vendors/schema";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** Gives a vendor steps of its own, or those of its company again. */
export function saveVendorReminders(
  scope: CompanyScope,
  vendorId: string,
  { version, ...patch }: z.output<typeof vendorRemindersPatch>,
): Promise<VendorRemindersDto> {
  return inCompany(scope, async (tx) => {
    if (!(await lockVendor(tx, scope, vendorId))) throw notFound(coded("common.vendor"));
    const where = { companyId_id: { companyId: scope.companyId, id: vendorId } };
    const before = await tx.vendor.findUniqueOrThrow({ where });
    refuseOutdated(editableVendorReminders(before), patch, version);
    const data = changedFields(before, patch);
    const fields = Object.keys(data);
    if (fields.length > 0) {
      await tx.vendor.update({ where, data });
      await recordEvent(tx, scope, { action: "vendor.reminders_changed", subjectType: "vendor", subjectId: vendorId, details: { fields } });
    }
    return readVendorReminders(tx, scope, vendorId);
  });
}
