import { z } from "zod";

/** An email to a vendor. `note`: why it waits, failed or was skipped. */
export const emailDto = z.object({
  id: z.string(),
  subject: z.string(),
  recipient: z.string(),
  status: z.enum(["QUEUED", "SENT", "FAILED", "SKIPPED"]),
  note: z.string().nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
});
export type EmailDto = z.infer<typeof emailDto>;

export const emailListDto = z.object({ emails: z.array(emailDto) });
export const emailParams = z.object({ id: z.uuid(), emailId: z.uuid() });
