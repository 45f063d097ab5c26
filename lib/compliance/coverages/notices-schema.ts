import { z } from "zod";
import { coverageKinds } from "@/lib/compliance/coverages/values";
import { noticeKinds } from "@/lib/extraction/values";

/** What a notice says of one policy, read from a paper or entered by a person. */
export const notice = z.object({
  id: z.string(),
  documentId: z.string().nullable(),
  kind: z.enum(noticeKinds),
  /** null: unreadable or missing, so the policy is unknown. */
  policyNumber: z.string().nullable(),
  coverage: z.enum(coverageKinds).nullable(),
  /** From this day on; null: unreadable. */
  effective: z.iso.date().nullable(),
  /** The day on which the notice was written. */
  noticeDate: z.iso.date().nullable(),
  /** Which part of the document's reading it is; missing: a person entered it. */
  part: z.int().optional(),
  /** The term that a reinstatement states; null: none. */
  periodFrom: z.iso.date().nullish(),
  periodTo: z.iso.date().nullish(),
  /** From an email whose sender is not verified. The paper is the email's attachment, and names the sender to staff alone. */
  isUnverified: z.boolean().optional(),
});
export type Notice = z.infer<typeof notice>;
