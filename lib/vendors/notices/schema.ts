import { z } from "zod";
import { coverageKinds } from "@/lib/compliance/coverages/values";
import { noticeKinds } from "@/lib/extraction/values";
import { said } from "@/lib/infra/sentences-schema";
import { optionalText, requiredLine } from "@/lib/infra/text-schema";

/** A notice about a policy that a person enters. */
export const noticeInput = z.object({
  kind: z.enum(noticeKinds),
  policyNumber: requiredLine(100, "notices.policyNumber"),
  coverage: z.enum(coverageKinds).nullish(),
  /** From this day on. */
  effective: z.iso.date(),
  /** The day on which it was written. */
  noticeDate: z.iso.date().nullish(),
  /** The paper: its reading no longer counts. */
  documentId: z.uuid().nullish(),
  /** A report from outside that this confirms. */
  replaces: z.uuid().nullish(),
  note: optionalText(1000, "notices.note"),
});

export const noticeParams = z.object({ id: z.uuid(), noticeId: z.uuid() });

export const noticeDto = z.object({
  id: z.string(),
  kind: z.enum(noticeKinds),
  policyNumber: z.string().nullable(),
  coverage: z.enum(coverageKinds).nullable(),
  effective: z.string().nullable(),
  noticeDate: z.string().nullable(),
  document: z.object({ id: z.string(), name: z.string() }).nullable(),
  note: said.nullable(),
  /** Whether a person entered it, who can take it back; false: it was read from its document. */
  isEntered: z.boolean(),
  /** Said on the vendor's page, by whom; it has no day until a person enters one. null: it was not. */
  reportedBy: z.enum(["vendor", "agent", "agency", "email"]).nullable(),
});
export const noticeListDto = z.object({ notices: z.array(noticeDto) });
export type NoticeListDto = z.infer<typeof noticeListDto>;
/** The same before it is said. */
export type NoticeList = z.input<typeof noticeListDto>;
