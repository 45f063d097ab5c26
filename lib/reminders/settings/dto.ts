import type { Company } from "@/generated/prisma/client";
import { pick, versionOf } from "@/lib/infra/versions-rules";
import { type ReminderSettingsDto, reminderFields } from "@/lib/reminders/settings/schema";

/** What of a company's reminders can be changed. */
export const editableReminders = (row: Company) => pick(row, reminderFields);

export function toReminderSettingsDto(row: Company): ReminderSettingsDto {
  return { ...editableReminders(row), liveSince: row.remindersSince?.toISOString() ?? null, version: versionOf(editableReminders(row)) };
}
