import type { Vendor } from "@/generated/prisma/client";
import { pick } from "@/lib/infra/versions-rules";
import { vendorReminderFields } from "@/lib/reminders/vendors/schema";

/** What of a vendor's reminders can be changed. */
export const editableVendorReminders = (row: Vendor) => pick(row, vendorReminderFields);
