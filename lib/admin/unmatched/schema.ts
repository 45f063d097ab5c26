import { z } from "zod";
import { cursor, paginationDto } from "@/lib/infra/lists/schema";
import { codedIssue } from "@/lib/infra/sentences-rules";

export const unmatchedQuery = z.object({
  search: z.string().trim().max(200).default(""),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor,
});

const candidate = z.object({ id: z.string(), name: z.string(), createdAt: z.string() });

/** An email that fits no company. Its text and files stay closed: whose they are is not known yet. */
export const unmatchedEmailDto = z.object({
  id: z.string(),
  fromAddress: z.string(),
  subject: z.string(),
  recipients: z.array(z.string()),
  size: z.number(),
  receivedAt: z.string(),
  /** Companies that have a vendor with this sender. */
  candidates: z.array(candidate),
});
export type UnmatchedEmailDto = z.infer<typeof unmatchedEmailDto>;

export const unmatchedListDto = z.object({ emails: z.array(unmatchedEmailDto), pagination: paginationDto });
export type UnmatchedListDto = z.infer<typeof unmatchedListDto>;

export const assignToCompanyInput = z.object({ companyId: z.uuid(codedIssue("admin.selectACompany")) });
