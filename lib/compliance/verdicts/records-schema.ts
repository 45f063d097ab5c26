import { z } from "zod";
import { gateAnswers, rungs } from "@/lib/compliance/requirements/values";
import type { SentenceKey, Term } from "@/lib/compliance/requirements/words-values";
import { complianceStatuses } from "@/lib/compliance/statuses/values";
import { lineResults } from "@/lib/compliance/verdicts/schema";
import { box, readerKinds } from "@/lib/extraction/schema";
import { storedSentence as quoted } from "@/lib/infra/sentences-schema";
import terms from "@/messages/en/server/terms.json" with { type: "json" };
import verdicts from "@/messages/en/server/verdicts.json" with { type: "json" };

const keys = Object.keys(verdicts) as [SentenceKey, ...SentenceKey[]];
const termKeys = Object.keys(terms) as [Term, ...Term[]];

/** A sentence as it is stored: words change, keys and values do not. */
export const storedSentence = z.object({
  key: z.enum(keys),
  values: z.record(z.string(), z.union([z.number(), quoted])),
  terms: z.record(z.string(), z.enum(termKeys)),
});

const storedProof = z.object({
  document: z.string(),
  part: z.number().int().min(0),
  page: z.number().int().positive().nullable(),
  box: box.nullable(),
  reader: z.enum(readerKinds).nullable(),
  confidence: z.number().min(0).max(1),
  rung: z.enum(rungs),
});

/** One requirement's result. `required`, `reason` and `ask` are sentences; `proofNeeded`: the rung that would be enough. */
const storedLine = z.object({
  requirement: z.string(),
  type: z.string(),
  coverage: z.string().nullable(),
  severity: z.enum(["hard", "soft"]),
  result: z.enum(lineResults),
  required: storedSentence,
  reason: storedSentence,
  proofNeeded: z.enum(rungs).nullable(),
  proofs: z.array(storedProof),
  ask: storedSentence.nullable(),
  exception: z.string().nullable(),
  decision: z.string().nullable(),
});

/** A verdict as JSON: what screens, exports and evidence packages show, and what can be recomputed and compared. */
export const storedVerdict = z.object({
  set: z.object({ id: z.string(), version: z.number().int().positive() }),
  date: z.iso.date(),
  phase: z.enum(["work", "completed-operations"]),
  status: z.enum(complianceStatuses),
  reason: storedSentence,
  lines: z.array(storedLine),
  /** The smallest changes that make it pass: all of `all`, and one of `oneOf`; null: nothing fails. */
  fix: z.object({ all: z.array(storedSentence), oneOf: z.array(storedSentence) }).nullable(),
  clearance: z.object({ work: z.enum(gateAnswers), pay: z.enum(gateAnswers), codes: z.array(z.enum(keys)) }),
  expires: z.iso.date().nullable(),
  validUntil: z.iso.date().nullable(),
  dueOn: z.iso.date().nullable(),
});
export type StoredVerdict = z.infer<typeof storedVerdict>;
