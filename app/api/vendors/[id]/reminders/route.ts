import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { saveVendorReminders } from "@/lib/reminders/vendors/commands";
import { getVendorReminders } from "@/lib/reminders/vendors/queries";
import { vendorRemindersDto, vendorRemindersPatch } from "@/lib/reminders/vendors/schema";

export const GET = route({
  access: "company",
  can: "vendor:read",
  params: idParam,
  respond: vendorRemindersDto,
  handle: ({ scope, params }) => getVendorReminders(scope, params.id),
});

export const PATCH = route({
  access: "company",
  can: "vendor:write",
  params: idParam,
  body: vendorRemindersPatch,
  respond: vendorRemindersDto,
  handle: ({ scope, params, body }) => saveVendorReminders(scope, params.id, body),
});

export const { POST, PUT, DELETE, OPTIONS } = otherMethods({ GET, PATCH });
