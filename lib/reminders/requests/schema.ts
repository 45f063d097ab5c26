import { z } from "zod";
import { batchIds } from "@/lib/infra/lists/schema";
import { writtenText } from "@/lib/mail/templates/schema";
import { writtenKinds } from "@/lib/reminders/requests/values";

/** Without `text`, each vendor gets the company's template in its language. */
export const vendorEmailsInput = z.object({ ids: batchIds, kind: z.enum(writtenKinds), text: writtenText.optional() });
export type VendorEmailsInput = z.input<typeof vendorEmailsInput>;
