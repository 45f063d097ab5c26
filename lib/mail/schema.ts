import { z } from "zod";
import { cursor, paginationDto } from "@/lib/infra/lists/schema";
import { emailKinds, emailStatuses } from "@/lib/mail/values";

/** An email to a vendor. `note`: why it waits, failed or was skipped, as a sentence. */
export const emailDto = z.object({
  id: z.string(),
  kind: z.enum(emailKinds),
  subject: z.string(),
  recipient: z.string(),
  status: z.enum(emailStatuses),
  note: z.string().nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  failedAt: z.string().nullable(),
  /** When it is tried again, after a try that failed. */
  nextTryAt: z.string().nullable(),
  /** It was not sent, and no newer email took its place. */
  canSendAgain: z.boolean(),
});
export type EmailDto = z.infer<typeof emailDto>;

export const emailsQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  cursor,
});
export const emailListDto = z.object({
  emails: z.array(emailDto),
  /** Since when the vendor wants no reminders. */
  unsubscribedAt: z.string().nullable(),
  pagination: paginationDto,
});
export type EmailListDto = z.infer<typeof emailListDto>;
export const emailParams = z.object({ id: z.uuid(), emailId: z.uuid() });
