import { z } from "zod";
import { longestExhibit } from "@/lib/compliance/exhibits/lengths-values";
import { requirement } from "@/lib/compliance/requirements/schema";
import { box } from "@/lib/extraction/schema";
import { codedIssue } from "@/lib/infra/sentences-rules";

/**
 * Why a person decides: amounts differ, words and figures disagree, the words offer a choice, they count only under a condition, they do not say which
 * limit they mean, or they were not recognized in a picture with confidence.
 */
export const questionReasons = ["amounts", "figures", "choice", "condition", "unlabeled", "scan"] as const;
export type QuestionReason = (typeof questionReasons)[number];

/**
 * Why words became no requirement: they are not understood; they say that something is not required; they state years of completed operations,
 * which a project's contract holds; they let an umbrella meet other limits; or they name other paragraphs.
 */
export const listedReasons = ["unclear", "not-required", "years", "umbrella", "reference"] as const;
export type ListedReason = (typeof listedReasons)[number];

/** Words of the exhibit. `boxes`: their lines on the page, in points from its top left; a Word file and a pasted text have none. */
const quote = z.object({
  text: z.string().meta({ description: "The words of the exhibit.", examples: ["$1,000,000 per occurrence"] }),
  page: z
    .number()
    .int()
    .meta({ description: "The page of the words, counted from 1.", examples: [1] }),
  boxes: z.array(box).meta({
    description: "The words' lines as [x0, y0, x1, y1] in points from the top left of the page.",
    examples: [[[72, 120, 300, 132]]],
  }),
});
export type Quote = z.infer<typeof quote>;

const proposal = z.object({
  id: z.string().meta({ description: "The proposal's key, which its requirement has too.", examples: ["gl-eachOccurrence"] }),
  options: z.array(requirement).min(1).meta({ description: "The requirement; several where the exhibit states different amounts." }),
  question: z
    .enum(questionReasons)
    .nullable()
    .meta({ description: "Why a person must decide; null: the words are plain.", examples: ["amounts"] }),
  quotes: z.array(quote).min(1).meta({ description: "The words that the proposal comes from." }),
});
export type Proposal = z.infer<typeof proposal>;

const listed = z.object({
  ...quote.shape,
  why: z.enum(listedReasons).meta({ description: "Why the words became no requirement.", examples: ["unclear"] }),
});
export type ListedWords = z.infer<typeof listed>;

/** What an exhibit proposes. */
export const exhibitReading = z.object({ proposals: z.array(proposal), listed: z.array(listed) });
export type ExhibitReading = z.infer<typeof exhibitReading>;

export const exhibitText = z.object({
  text: z
    .string()
    .trim()
    .min(1, codedIssue("server.requirements.exhibitEmpty"))
    .max(longestExhibit)
    .meta({ description: "The text of the insurance exhibit.", examples: ["General liability: $1,000,000 per occurrence"] }),
});

/** Only the file is sent. */
export const exhibitFile = z.object({});

export const exhibitPageParam = z.object({ page: z.coerce.number().int().min(1).max(1000) });

const exhibitPage = z.object({
  number: z
    .number()
    .int()
    .meta({ description: "The page, counted from 1.", examples: [1] }),
  width: z.number().meta({ description: "Its width in points.", examples: [612] }),
  height: z.number().meta({ description: "Its height in points.", examples: [792] }),
  lines: z.array(z.string()).meta({ description: "Its lines, of a Word file and of a text, which have no places." }),
});

/** An exhibit as it was read. Nothing of it is stored. */
export const exhibitDto = z.object({
  source: z.object({
    name: z.string().meta({ description: "The file's name; empty for a text.", examples: ["Exhibit C.pdf"] }),
    sha256: z.string().nullable().meta({ description: "The SHA-256 of the file's bytes; null for a text." }),
  }),
  pages: z.array(exhibitPage),
  isScan: z.boolean().meta({ description: "Whether pages were read from their pictures. Check their amounts.", examples: [false] }),
  isPartial: z.boolean().meta({ description: "Whether pages were not read, because the file takes too long to read.", examples: [false] }),
  ...exhibitReading.shape,
});
export type ExhibitDto = z.infer<typeof exhibitDto>;
