import { z } from "zod";
import { coverageKinds } from "@/lib/compliance/coverages/values";
import { longestWording, wordingAnswers, wordingGrants } from "@/lib/compliance/terms/wordings-values";
import { pageQuery, paginationDto } from "@/lib/infra/lists/schema";
import { codedIssue } from "@/lib/infra/sentences-rules";

const answerFields = {
  /** nothing: it takes nothing back and gives nothing. gives: `grants` on `coverages`. takes: it limits or ends `coverages`. */
  answer: z.enum(wordingAnswers),
  grants: z.array(z.enum(wordingGrants)),
  coverages: z.array(z.enum(coverageKinds)),
};

/** What a person says a sentence means. The answer counts for each sentence of the same wording. */
export const wordingInput = z
  .object({
    /** A wording that `GET /api/wordings` lists. */
    wording: z.string().min(1).max(longestWording),
    answer: z.enum(wordingAnswers, codedIssue("wordings.chooseAnAnswer")),
    grants: answerFields.grants.default([]),
    coverages: answerFields.coverages.default([]),
  })
  .refine(({ answer, grants }) => answer !== "gives" || grants.length > 0, {
    path: ["grants"],
    error: codedIssue("wordings.chooseGrants"),
  })
  .refine(({ answer, coverages }) => answer === "nothing" || coverages.length > 0, {
    path: ["coverages"],
    error: codedIssue("wordings.chooseCoverages"),
  });

/** A sentence of descriptions, with names, numbers, dates and amounts masked. */
export const wordingDto = z.object({
  /** The same for a wording wherever it is. */
  id: z.uuid(),
  wording: z.string(),
  /** The sentence as one certificate has it, or the number and title of a form. */
  example: z.string(),
  /** Whether it is a form that takes coverage away or that no table knows: `nothing` accepts it for all vendors, `takes` refuses it. */
  isForm: z.boolean(),
  answer: answerFields.answer.nullable(),
  grants: answerFields.grants,
  coverages: answerFields.coverages,
  /** How many certificates on file have it. */
  files: z.number(),
  /** A certificate that has it; null: it is no longer on file. */
  document: z
    .object({ id: z.string(), fileName: z.string(), vendor: z.object({ id: z.string(), name: z.string() }).nullable() })
    .nullable(),
  answeredBy: z.string().nullable(),
  /** Whether the answer is the platform's, for all companies. The company's own answer takes its place. */
  isShared: z.boolean(),
  /** ISO time. */
  answeredAt: z.string().nullable(),
});
export type WordingDto = z.infer<typeof wordingDto>;

/** `open`: those that keep a coverage under review until someone answers. */
export const wordingStates = ["open", "answered"] as const;

export const wordingQuery = pageQuery(20).extend({
  state: z.enum(wordingStates).default("open"),
  /** Only those of one document. */
  documentId: z.uuid().optional(),
});

export const wordingListDto = z.object({
  wordings: z.array(wordingDto),
  counts: z.object({ open: z.number(), answered: z.number() }),
  pagination: paginationDto,
});
export type WordingListDto = z.infer<typeof wordingListDto>;
