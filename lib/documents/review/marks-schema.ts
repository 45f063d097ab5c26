import { z } from "zod";
import { wordingDto } from "@/lib/compliance/wordings/schema";
import { statedValue } from "@/lib/documents/review/stated-schema";
import { box } from "@/lib/extraction/schema";
import { markAnswers } from "@/lib/extraction/values";
import { codedIssue } from "@/lib/infra/sentences-rules";
import { said } from "@/lib/infra/sentences-schema";

/** What a person can say of a mark. `always`: it means nothing on any certificate of the company that has the same wording. */
const markReplies = ["nothing", "always", "changes", "invalid"] as const;
export type MarkReply = (typeof markReplies)[number];

/** The answer about one mark. */
export const markInput = z.object({
  /** Of the reading that the person saw; when there is a newer one, nothing is changed. */
  revision: z.number().int().positive(),
  /** Its certificate and its place there, as `GET /api/documents/{id}/review` lists it. */
  certificate: z.number().int().min(0).max(1000),
  mark: z.number().int().min(0).max(10_000),
  answer: z.enum(markReplies, codedIssue("wordings.chooseAnAnswer")),
  /** With `changes`: what the value is. `pointer` names the value where the mark is in the row of a coverage and beside no value of its own. */
  value: statedValue.optional(),
  pointer: z.string().max(200).optional(),
});
export type MarkInput = z.infer<typeof markInput>;

/** A mark on a page, such as a stamp, a note or a line. A person says what it means. */
export const markDto = z.object({
  certificate: z.number(),
  mark: z.number(),
  page: z.number(),
  /** In PDF points from the top left of the page; null: its place is not known. */
  box: box.nullable(),
  /** Its words; "": it is a drawing. */
  text: z.string(),
  /** The value, or else the coverage, that it touches; null: it may concern the whole document. */
  touches: said.nullable(),
  /** The value that it leaves in doubt; null: none. */
  pointer: z.string().nullable(),
  /** The place of the coverage in whose row it is; null: in none. */
  policy: z.number().nullable(),
  /** The answers that it can have; empty once it has one. */
  replies: z.array(z.enum(markReplies)),
  /** Who answered what; null: it is open. `wordings`: the answers to its wording, which count for all certificates. */
  answered: z
    .object({
      answer: z.enum(markAnswers).nullable(),
      /** null: it is not known any more, or the answer is the platform's. */
      by: z.string().nullable(),
      /** ISO time. */
      at: z.string().nullable(),
      /** The reading in which it was answered; null: it was answered by its wording. */
      revision: z.number().nullable(),
      wordings: z.array(
        wordingDto.pick({ id: true, example: true, answer: true, grants: true, coverages: true, isForm: true, isShared: true }),
      ),
    })
    .nullable(),
});
export type MarkDto = z.infer<typeof markDto>;
export type Mark = z.input<typeof markDto>;
