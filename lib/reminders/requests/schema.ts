import { z } from "zod";
import { batchIds } from "@/lib/infra/lists/schema";
import { writtenText } from "@/lib/mail/templates/schema";

/** What members write to vendors by hand: a request for a certificate, or words of their own. */
export const writtenKinds = ["request", "custom"] as const;
export type WrittenKind = (typeof writtenKinds)[number];

/** Without `text`, each vendor gets the company's template in its language. */
export const vendorEmailsInput = z.object({ ids: batchIds, kind: z.enum(writtenKinds), text: writtenText.optional() });
export type VendorEmailsInput = z.input<typeof vendorEmailsInput>;
