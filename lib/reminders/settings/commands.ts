import type { z } from "zod";
import { changedFields } from "@/lib/infra/changed-fields";
import { inCompany } from "@/lib/infra/db";
import { refuseOutdated } from "@/lib/infra/versions-rules";
import { editableReminders, toReminderSettingsDto } from "@/lib/reminders/settings/dto";
import type { ReminderSettingsDto, reminderSettingsPatch } from "@/lib/reminders/settings/schema";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** Changes when and how often a company's vendors are emailed. The next sweep goes by it. */
export function saveReminderSettings(
  scope: CompanyScope,
  { version, ...patch }: z.output<typeof reminderSettingsPatch>,
): Promise<ReminderSettingsDto> {
  return inCompany(scope, async (tx) => {
    const where = { id: scope.companyId };
    await tx.$executeRaw`select 1 from company where id = ${scope.companyId}::uuid for update`;
    const before = await tx.company.findUniqueOrThrow({ where });
    refuseOutdated(editableReminders(before), patch, version);
    const data = changedFields(before, patch);
    const fields = Object.keys(data);
    if (fields.length === 0) return toReminderSettingsDto(before);
    const company = await tx.company.update({ where, data });
    await recordEvent(tx, scope, { action: "reminders.changed", subjectType: "company", subjectId: scope.companyId, details: { fields } });
    return toReminderSettingsDto(company);
  });
}
