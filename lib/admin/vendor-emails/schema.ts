import { z } from "zod";
import { emailTypes, longestMessage, longestSubject } from "@/lib/admin/vendor-emails/values";
import { cursor, paginationDto } from "@/lib/infra/lists/schema";
import { codedIssue } from "@/lib/infra/sentences-rules";
import { said } from "@/lib/infra/sentences-schema";
import { asLines, asOneLine } from "@/lib/infra/text-rules";
import { emailStatuses } from "@/lib/mail/values";
import { vendorListDto, vendorQuery } from "@/lib/vendors/schema";

const incomplete = codedIssue("admin.emailIncomplete");

export const vendorEmailInput = z.object({
  vendorId: z.string(codedIssue("admin.vendorRequired")).pipe(z.uuid(codedIssue("admin.vendorRequired"))),
  /** The vendor's contact email as the sender saw it. */
  recipientEmail: z.string().trim().max(254, codedIssue("admin.emailInvalid")).optional(),
  subject: z
    .string({ error: incomplete })
    .overwrite(asOneLine)
    .min(1, { error: incomplete })
    .max(longestSubject, codedIssue("admin.subjectTooLong", { longestSubject })),
  message: z
    .string({ error: incomplete })
    .overwrite(asLines)
    .min(1, { error: incomplete })
    .max(longestMessage, codedIssue("admin.messageTooLong", { longestMessage })),
  emailType: z.enum(emailTypes, codedIssue("admin.templateInvalid")).default("custom"),
});
export type VendorEmailInput = z.input<typeof vendorEmailInput>;
export const vendorEmailSentDto = z.object({ message: said, id: z.string() });

/** A vendor as the Email Vendors screen picks it. */
const pickedVendor = z.object({
  id: z.string(),
  name: z.string(),
  contact_email: z.string(),
  company: z.object({ id: z.string(), name: z.string() }),
});
export const pickedVendorsDto = z.object({ vendors: z.array(pickedVendor), pagination: paginationDto });
export type PickedVendorsDto = z.infer<typeof pickedVendorsDto>;

const pickerLimit = 100;
const isBare = (query: unknown) => typeof query === "object" && query !== null && Object.keys(query).length === 0;

/** `companies`: "all" selects those of every company; "default" is for a call without any parameter, as a platform admin makes it. */
export const anyVendorQuery = z.preprocess(
  (query) => (isBare(query) ? { companies: "default" } : query),
  vendorQuery.extend({ companies: z.enum(["all", "default"]).optional() }),
);
export const anyVendorsDto = z.union([vendorListDto, pickedVendorsDto]);
export const pickerDefaults = { limit: pickerLimit };

export const sentEmailsQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  cursor,
});

const sentEmail = z.object({
  id: z.string(),
  vendor: z.object({ id: z.string(), name: z.string() }),
  company: z.object({ id: z.string(), name: z.string() }),
  recipient: z.string(),
  subject: z.string(),
  status: z.enum(emailStatuses),
  /** Why it waits, failed or was skipped, as a sentence. */
  note: z.string().nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
});
export type SentEmail = z.infer<typeof sentEmail>;
export const sentEmailsDto = z.object({
  emails: z.array(sentEmail),
  pagination: paginationDto,
  /** Whom vendors get the email from, and where they reply to. */
  addresses: z.object({ from: z.string(), documents: z.string() }),
});
export type SentEmailsDto = z.infer<typeof sentEmailsDto>;
