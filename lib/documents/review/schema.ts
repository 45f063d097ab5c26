import { z } from "zod";
import { saidChange } from "@/lib/documents/readings/schema";
import { markDto } from "@/lib/documents/review/marks-schema";
import { statedValue } from "@/lib/documents/review/stated-schema";
import { type ReadCertificate, readCertificate } from "@/lib/extraction/schema";
import { policyTypes } from "@/lib/extraction/values";
import { codedIssue } from "@/lib/infra/sentences-rules";
import { said } from "@/lib/infra/sentences-schema";

/*
 * A person looks at what was read of a document: states values, adds and removes lines, and goes on to the next.
 */

const certificate = z.number().int().min(0).max(1000);
const position = z.number().int().min(0).max(1000);

/** What a person states. The value of `value` is checked by the kind of its field (lib/documents/review/rules). */
export const statement = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("value"), certificate, pointer: z.string().max(200), value: statedValue }),
  z.object({
    kind: z.literal("addPolicy"),
    certificate,
    type: z.enum(policyTypes, "Please choose a coverage"),
    typeText: z.string().trim().max(120).nullable(),
  }),
  z.object({
    kind: z.literal("addInsurer"),
    certificate,
    letter: z.string().regex(/^[A-F]$/, codedIssue("documents.letterInvalid")),
  }),
  z.object({
    kind: z.literal("addLimit"),
    certificate,
    /** Place of its coverage. */
    policy: position,
    label: z.string().trim().min(1, codedIssue("documents.nameIsRequired")).max(120, codedIssue("documents.nameTooLong")),
    amount: z
      .number()
      .int("documents.amountInvalid")
      .min(0, codedIssue("documents.amountInvalid"))
      .max(999_999_999_999, codedIssue("documents.amountTooLarge")),
  }),
  z.object({ kind: z.literal("remove"), certificate, list: z.enum(["policies", "insurers"]), position }),
]);
export type Statement = z.infer<typeof statement>;

/** `revision`: of the reading that the person saw; when there is a newer one, nothing is changed. */
export const reviewInput = z.object({ revision: z.number().int().positive(), statements: z.array(statement).min(1).max(1000) });
export type ReviewInput = z.infer<typeof reviewInput>;

/** `revision`: of the statements that are to be undone, which must be the newest reading. */
export const undoInput = z.object({ revision: z.number().int().positive() });
export type UndoInput = z.infer<typeof undoInput>;

export const historyDto = z.object({
  revision: z.number(),
  at: z.string(),
  /** Who stated it; null: the reader. */
  by: z.string().nullable(),
  /** Why the file could not be read. */
  error: said.nullable(),
  changes: z.array(saidChange),
  /** Whether it is the newest reading and a person's statements, so that it can be undone. */
  canUndo: z.boolean(),
});

/** A certificate with its doubts in the reader's language. */
const saidCertificate = readCertificate.extend({ reasons: z.record(z.string(), said) });

export const reviewDto = z.object({
  documentId: z.string(),
  revision: z.number(),
  /** Empty while the file is being read, or when it could not be read. */
  certificates: z.array(saidCertificate),
  /** The marks on its pages that a person answers, or has answered. */
  marks: z.array(markDto),
  /** Newest first. */
  history: z.array(historyDto),
  /** Whether this document waits for a person. */
  needsReview: z.boolean(),
  /** The document that comes next in the queue after this one. */
  next: z.object({ id: z.string(), fileName: z.string() }).nullable(),
});
export type ReviewDto = z.infer<typeof reviewDto>;
/** The same before it is said. */
export type Review = Omit<z.input<typeof reviewDto>, "certificates"> & { certificates: ReadCertificate[] };
