import { inCompany } from "@/lib/infra/db";
import { toReminderSettingsDto } from "@/lib/reminders/settings/dto";
import type { ReminderSettingsDto } from "@/lib/reminders/settings/schema";
import type { CompanyScope } from "@/lib/tenancy/scope";

export function getReminderSettings(scope: CompanyScope): Promise<ReminderSettingsDto> {
  return inCompany(scope, async (tx) => toReminderSettingsDto(await tx.company.findUniqueOrThrow({ where: { id: scope.companyId } })));
}
