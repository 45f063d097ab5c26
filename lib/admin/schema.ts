import { z } from "zod";
import { cursor, paginationDto, searchText } from "@/lib/infra/lists/schema";
import { emailKinds } from "@/lib/mail/values";

export const failedEmailsQuery = z.object({
  search: searchText,
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  cursor,
});

export const failedEmailDto = z.object({
  id: z.string(),
  company: z.object({ id: z.string(), name: z.string() }),
  kind: z.enum(emailKinds),
  recipient: z.string(),
  failedAt: z.string().nullable(),
  reason: z.string().nullable(),
  tries: z.number(),
});

export const failedEmailsDto = z.object({
  emails: z.array(failedEmailDto),
  pagination: paginationDto,
  /** Of all companies, regardless of the search. `waiting`: emails whose next try follows after one that failed. */
  totals: z.object({ failed: z.number(), companies: z.number(), waiting: z.number() }),
});
export type FailedEmailsDto = z.infer<typeof failedEmailsDto>;
