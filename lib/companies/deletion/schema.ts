import { z } from "zod";
import { proofInput } from "@/lib/accounts/sign-in/second-factor-schema";
import { codedIssue } from "@/lib/infra/sentences-rules";

/** `typed`: the person's address, or the company's name, to show that it is meant; the rest shows who asks. */
export const removalInput = proofInput.extend({
  typed: z
    .string(codedIssue("companies.typedRequired"))
    .trim()
    .min(1, codedIssue("companies.typedRequired"))
    .max(300, codedIssue("companies.typedTooLong")),
});

export type RemovalInput = z.input<typeof removalInput>;

/** When the account, or the whole company, is deleted; null: not at all. */
export const removalsDto = z.object({ accountDueAt: z.string().nullable(), companyDueAt: z.string().nullable() });
export type RemovalsDto = z.infer<typeof removalsDto>;
