import { z } from "zod";
import { fileReasonNames } from "@/lib/inbound/values";

/** A file of a message. What is of use lies at `path` for the caller to store. */
export const parsedFile = z.object({
  fileName: z.string(),
  fileSize: z.number().int(),
  sha256: z.string(),
  reason: z.enum(fileReasonNames).nullable(),
  path: z.string().nullable(),
});
export type ParsedFile = z.infer<typeof parsedFile>;

/** A mail server's report about messages of ours (RFC 3464). */
export const parsedReport = z.object({
  recipients: z.array(z.object({ address: z.string(), action: z.string(), status: z.string(), diagnostic: z.string() })),
  /** Message-IDs in the part that was returned. */
  messageIds: z.array(z.string()),
});
export type ParsedReport = z.infer<typeof parsedReport>;

export const parsedMessage = z.object({
  fromName: z.string(),
  subject: z.string(),
  /** The beginning of its text. */
  text: z.string(),
  hasLink: z.boolean(),
  messageId: z.string().nullable(),
  files: z.array(parsedFile),
  report: parsedReport.nullable(),
});
export type ParsedMessage = z.infer<typeof parsedMessage>;
