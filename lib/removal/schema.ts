import { z } from "zod";

/** `typed`: the person's address, or the company's name, to show that it is meant. */
export const removalInput = z.object({
  typed: z
    .string("Please type the name to confirm")
    .trim()
    .min(1, "Please type the name to confirm")
    .max(300, "This is longer than the name"),
});

/** When the account, or the whole company, is deleted; null: not at all. */
export const removalsDto = z.object({ accountDueAt: z.string().nullable(), companyDueAt: z.string().nullable() });
export type RemovalsDto = z.infer<typeof removalsDto>;
