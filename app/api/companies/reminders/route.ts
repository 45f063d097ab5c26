import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { saveReminderSettings } from "@/lib/reminders/settings/commands";
import { getReminderSettings } from "@/lib/reminders/settings/queries";
import { reminderSettingsDto, reminderSettingsPatch } from "@/lib/reminders/settings/schema";

export const GET = route({
  access: "company",
  can: "company:read",
  respond: reminderSettingsDto,
  handle: ({ scope }) => getReminderSettings(scope),
});

export const PATCH = route({
  access: "company",
  can: "company:write",
  body: reminderSettingsPatch,
  respond: reminderSettingsDto,
  handle: ({ scope, body }) => saveReminderSettings(scope, body),
});

export const { POST, PUT, DELETE, OPTIONS } = otherMethods({ GET, PATCH });
