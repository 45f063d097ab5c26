import { z } from "zod";
import { emailStatuses } from "@/lib/mail/values";

/** A message of the same thread: one of ours (`out`) or one that came in. */
const threadMessage = z.object({
  id: z.string(),
  direction: z.enum(["out", "in"]),
  subject: z.string(),
  at: z.string(),
  status: z.enum(emailStatuses).nullable(),
});

/** An email as it went out. The text of an email with a secret link is not shown. */
export const emailViewDto = z.object({
  id: z.string(),
  subject: z.string(),
  text: z.string().nullable(),
  /** What the mail server said when it took or refused the email. */
  smtpAnswer: z.string().nullable(),
  messageId: z.string(),
  attempts: z.number(),
  thread: z.array(threadMessage),
});
export type EmailViewDto = z.infer<typeof emailViewDto>;
