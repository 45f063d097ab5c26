import { z } from "zod";
import { lineSettlers } from "@/lib/compliance/checks/exceptions-schema";
import { coverageKinds } from "@/lib/compliance/coverages/values";
import { senderDto } from "@/lib/compliance/policies/senders-schema";
import { isWithinReach } from "@/lib/compliance/reading/timeline-values";
import { gateAnswers, rungs } from "@/lib/compliance/requirements/values";
import { complianceStatuses } from "@/lib/compliance/statuses/values";
import { lineCauses } from "@/lib/compliance/verdicts/causes-values";
import { lineResults } from "@/lib/compliance/verdicts/schema";
import { box, readerKinds } from "@/lib/extraction/schema";
import { codedIssue } from "@/lib/infra/sentences-rules";
import { said } from "@/lib/infra/sentences-schema";

const day = z.iso.date();

/** The day of the verdict, in the company's time zone. Left out: today. */
export const verdictQuery = z.object({ date: day.optional() });

/** Between which days, both included; two years before and after today by default. */
export const timelineQuery = z
  .object({ from: day.optional(), to: day.optional() })
  .refine(({ from, to }) => from === undefined || to === undefined || isWithinReach(from, to), {
    path: ["to"],
    error: codedIssue("server.requirements.lastDayInvalid"),
  });

/** Where a value is that a result rests on. */
const proofDto = z.object({
  document: z.object({ id: z.string(), name: z.string(), sender: senderDto }),
  /** The place of the paper within its file. */
  part: z.number(),
  page: z.number().nullable(),
  box: box.nullable(),
  reader: z.enum(readerKinds).nullable(),
  confidence: z.number(),
  rung: z.enum(rungs),
});

/** Who decided, for a line that rests on a person's word. */
const byPerson = z.object({ id: z.string(), by: z.string().nullable(), note: z.string(), on: z.string() });

/**
 * A line as a row of a table below the heading of its coverage: its name, and what is required and found as a figure or in a word. null:
 * only the line's sentence says it, or the name says it already.
 */
export const briefDto = z.object({ label: said, required: said.nullable(), found: said.nullable() });
export type Brief = z.input<typeof briefDto>;

/** One requirement's result. The sentences are in the reader's language. */
const lineDto = z.object({
  requirement: z.string(),
  type: z.string(),
  coverage: z.enum(coverageKinds).nullable(),
  /** The company's kind of documents that it is about; null: it is about insurance. */
  kindId: z.string().nullable(),
  severity: z.enum(["hard", "soft"]),
  result: z.enum(lineResults),
  /** Why the line is not met; null: it is, or a person settled it. */
  cause: z.enum(lineCauses).nullable(),
  required: z.string(),
  found: z.string(),
  brief: briefDto,
  proofNeeded: z.enum(rungs).nullable(),
  proofs: z.array(proofDto),
  /** What to ask for; null: nothing. */
  ask: z.string().nullable(),
  exception: z.string().nullable(),
  decision: byPerson.nullable(),
  /**
   * What settles an open line. decision: POST /api/vendors/{id}/decisions. wording: POST /api/wordings, for each open sentence of its
   * documents. reading: someone confirms or changes the description of its document. null: it is not open, or papers must settle it.
   */
  settledBy: z.enum(lineSettlers).nullable(),
});
export type LineDto = z.infer<typeof lineDto>;

/** The verdict of one contract, or of the vendor by itself. */
const unitDto = z.object({
  assignmentId: z.string().nullable(),
  project: z.object({ id: z.string(), name: z.string(), contractNumber: z.string().nullable() }).nullable(),
  set: z.object({ id: z.string(), name: z.string(), version: z.number() }),
  phase: z.enum(["work", "completed-operations"]),
  status: z.enum(complianceStatuses),
  /** Under review until a file is read: no person has to look at it. */
  isBeingRead: z.boolean(),
  reason: z.string(),
  work: z.enum(gateAnswers),
  pay: z.enum(gateAnswers),
  /** The last day for which the passes hold as things are. */
  validUntil: z.string().nullable(),
  /** The smallest changes that make it pass, in words for the agent; null: nothing fails. */
  fix: z.string().nullable(),
  lines: z.array(lineDto),
  /** ISO time since which this has been so; null: judged for this answer. */
  since: z.string().nullable(),
});
export type UnitDto = z.infer<typeof unitDto>;

export const vendorVerdictDto = z.object({
  date: z.string(),
  status: z.enum(complianceStatuses),
  /** Empty: the vendor is judged by the dates of its papers only. */
  units: z.array(unitDto),
  /** False: the verdict that was kept. True: a new verdict, from what was known then. */
  isJudgedAgain: z.boolean(),
});
export type VendorVerdictDto = z.infer<typeof vendorVerdictDto>;

/** A stretch of a coverage's bar. `in_review`: it is not certain yet that the policy is in force. */
const stretchDto = z.object({
  from: z.string(),
  to: z.string(),
  kind: z.enum(["covered", "in_review", "cancelled"]),
  policyNumber: z.string().nullable(),
});

/** A coverage's days: one bar of the timeline, its terms and the gaps between them, both ends included. */
export const timelineDto = z.object({
  from: z.string(),
  to: z.string(),
  today: z.string(),
  coverages: z.array(
    z.object({
      coverage: z.enum(coverageKinds),
      isRequired: z.boolean(),
      /** The day on which the vendor was added or, where its work began earlier, that day. Days before are not counted. */
      knownFrom: z.string(),
      terms: z.array(stretchDto),
      /** Days without it from then until today, and later ones within required work. */
      gaps: z.array(z.object({ from: z.string(), to: z.string(), days: z.number(), cause: z.enum(["cancelled", "not_covered"]) })),
      /** Days from then on for which a policy is still in review. They are not days without it. */
      inReview: z.array(z.object({ from: z.string(), to: z.string(), days: z.number() })),
      /** Days without it that are not counted: earlier ones, and those to come. */
      unknown: z.array(z.object({ from: z.string(), to: z.string() })),
    }),
  ),
});
export type TimelineDto = z.infer<typeof timelineDto>;
