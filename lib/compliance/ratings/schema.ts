import { z } from "zod";
import { ratings, sizes } from "@/lib/compliance/requirements/values";
import { codedIssue } from "@/lib/infra/sentences-rules";
import { optionalLine, requiredLine } from "@/lib/infra/text-schema";
import { versionDto, versionSeen } from "@/lib/infra/versions-schema";

export const naic = z.string().regex(/^\d{5}$/, codedIssue("requirements.naicProblem"));

const ratedOn = z.iso
  .date(codedIssue("requirements.ratedOnProblem"))
  .or(z.literal(""))
  .nullish()
  .transform((day) => (day === undefined ? undefined : day || null));

/** One insurer in the firm's own table. */
export const ratingInput = z.object({
  name: requiredLine(200, "requirements.insurer"),
  rating: z.enum(ratings, codedIssue("requirements.ratingProblem")),
  size: z.enum(sizes, codedIssue("requirements.sizeProblem")),
  ratedOn,
  source: optionalLine(200, "requirements.ratingSource"),
});
export type RatingInput = z.output<typeof ratingInput>;

/** What is left out stays as it is; a new insurer needs its name, rating and size. */
export const ratingPut = ratingInput.partial().extend(versionSeen);
export type RatingPut = z.output<typeof ratingPut>;

export const ratingForm = ratingInput.extend({ naic });
export const ratingParams = z.object({ naic });

/** Rows as they are copied from a spreadsheet, or a CSV file's text. */
export const ratingImport = z.object({ text: z.string().min(1).max(200_000) });

export const ratingDto = z.object({
  naic: z.string(),
  name: z.string(),
  rating: z.enum(ratings),
  size: z.enum(sizes),
  ratedOn: z.string().nullable(),
  source: z.string().nullable(),
  updatedAt: z.string(),
  ...versionDto,
});
export type RatingDto = z.infer<typeof ratingDto>;

export const ratingListDto = z.object({
  ratings: z.array(ratingDto),
  /** Insurers on the vendors' current certificates that are not in the table, and how many vendors they insure. */
  unrated: z.array(z.object({ naic: z.string(), name: z.string().nullable(), vendors: z.number() })),
});
export type RatingListDto = z.infer<typeof ratingListDto>;

export const importedDto = z.object({ added: z.number(), changed: z.number(), unchanged: z.number() });
export type ImportedRatings = z.infer<typeof importedDto>;
