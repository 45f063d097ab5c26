import { z } from "zod";
import { wordingDto } from "@/lib/compliance/wordings/schema";
import { pageQuery, paginationDto } from "@/lib/infra/lists/schema";

/** `answered`: answers of companies about wordings that are not shared. `shared`: what counts for all companies. */
export const sharingStates = ["answered", "shared"] as const;

export const sharingQuery = pageQuery(20).extend({ state: z.enum(sharingStates).default("answered") });

/** A wording without the sentence itself: names, numbers, dates and amounts are the companies' own data. */
export const sharingDto = wordingDto.pick({ wording: true, isForm: true, grants: true, coverages: true }).extend({
  /** Of the answer; of a shared one, what withdraws it. */
  id: z.string(),
  answer: wordingDto.shape.answer.unwrap(),
  /** Who answered; null: the answer is shared. */
  company: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** How many certificates of how many companies have the wording. */
  files: z.number(),
  companies: z.number(),
  /** ISO time at which it was answered or shared. */
  at: z.string(),
});
export type SharingDto = z.infer<typeof sharingDto>;

export const sharingListDto = z.object({
  wordings: z.array(sharingDto),
  counts: z.object({ answered: z.number(), shared: z.number() }),
  pagination: paginationDto,
});
export type SharingListDto = z.infer<typeof sharingListDto>;

/** `answerId`: the answer of a company. */
export const sharingInput = z.object({ answerId: z.uuid() });
