import { z } from "zod";
import { coverageKinds } from "@/lib/compliance/coverages/values";
import { gateAnswers } from "@/lib/compliance/requirements/values";
import { complianceStatuses } from "@/lib/compliance/statuses/values";
import { cursor, paginationDto } from "@/lib/infra/lists/schema";
import { codedIssue } from "@/lib/infra/sentences-rules";
import { said } from "@/lib/infra/sentences-schema";
import { longestQuestion } from "@/lib/search/language/values";
import { vendorStatuses } from "@/lib/vendors/values";

/** A question in plain words or in the query language. `limit`: how many vendors are listed; the count is of all. */
export const askQuery = z.object({
  q: z
    .string(codedIssue("search.questionRequired"))
    .trim()
    .min(1, codedIssue("search.questionRequired"))
    .max(longestQuestion, codedIssue("search.questionTooLong", { count: longestQuestion })),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor,
});

const gate = z.enum(gateAnswers);

/** A vendor that the question is about. */
const askedVendor = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(vendorStatuses),
  /** On the project where one is named, else of the vendor. */
  complianceStatus: z.enum(complianceStatuses),
  /** null: not asked for. */
  work: gate.nullable(),
  pay: gate.nullable(),
  /** Its trades on the contracts that were asked about. */
  trades: z.array(z.string()),
  /** The policies whose expiration was asked for, the earliest first, at most five. */
  policies: z.array(
    z.object({ coverage: z.enum(coverageKinds).or(z.literal("OTHER")), expirationDate: z.string(), documentId: z.string() }),
  ),
});

const understood = z.object({
  isUnderstood: z.literal(true),
  /** What was understood, in the query language. */
  query: z.string(),
  /** The company's today, from which days are counted. */
  date: z.string(),
  project: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** How many vendors the answer has. */
  total: z.number(),
  vendors: z.array(askedVendor),
  pagination: paginationDto,
  /** How many more vendors may belong to it: what their papers say of it is unread or in doubt. */
  unsure: z.number(),
  /** What to know about the answer, for people. */
  notes: z.array(said),
});

const notUnderstood = z.object({
  isUnderstood: z.literal(false),
  /** Whether the text looks like a question at all, rather than like a name that is searched for. */
  isQuestion: z.boolean(),
  /** A stable reason, and what it is about. */
  reason: z.string(),
  words: z.string(),
  /** Why it was not understood, for people. */
  message: said,
  /** Queries of which one may be meant. */
  choices: z.array(z.string()),
  examples: z.array(said),
});

export const askDto = z.union([understood, notUnderstood]);
export type AskDto = z.infer<typeof askDto>;
/** The same before it is said. */
export type Answered = z.input<typeof askDto>;
export type UnderstoodDto = z.infer<typeof understood>;
export type AskedVendorDto = z.infer<typeof askedVendor>;
