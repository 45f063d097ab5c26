import { z } from "zod";

/** An approved exception of one requirement. Only approved ones reach the engine. */
export const approvedException = z.object({
  id: z.string(),
  /** Key of the requirement in its set. */
  requirement: z.string(),
  /** `waive`: not needed, no dates are tracked. `accept_short`: too low, accepted, dates are still tracked. */
  kind: z.enum(["waive", "accept_short"]),
  from: z.iso.date(),
  /** The last day. */
  until: z.iso.date(),
  /** The policy that it rests on, whose end ends it too; null: none. */
  policyNumber: z.string().nullable(),
  /** The least amount that was accepted, in whole dollars; less than that is no longer covered. */
  least: z.number().int().nonnegative().nullable(),
});
export type ApprovedException = z.infer<typeof approvedException>;

/** What a person decided about an unclear result, for the papers that were there then. */
export const decision = z.object({
  id: z.string(),
  requirement: z.string(),
  answer: z.enum(["accepted", "rejected"]),
  /** The requirement as it was (`settingsOf`): with other settings the question is open again. */
  settings: z.string(),
  /** The reason's key and the documents that the result rested on: with other papers the question is open again. */
  reason: z.string(),
  documents: z.array(z.string()),
});
export type Decision = z.infer<typeof decision>;

/** What settles an open line: a person's decision, an answer about its wording, or a review of the reading. */
export const lineSettlers = ["decision", "wording", "reading"] as const;
export type LineSettler = (typeof lineSettlers)[number];
