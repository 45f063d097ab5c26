import { z } from "zod";
import { requirementSet } from "@/lib/compliance/requirements/schema";
import { setParts, withReady } from "@/lib/compliance/sets/schema";
import { complianceStatuses } from "@/lib/compliance/statuses/values";

/** A set that is not stored yet may have no name, and gates change no status. */
const unnamed = { name: "preview", gates: { work: { failing: "stop", review: "stop" }, pay: { failing: "stop", review: "stop" } } };

/** The stored set that is changed; left out: the set is tried as the company's default set. */
export const previewQuery = z.object({ setId: z.uuid().optional() });

/** The set to try: whole, or a ready set with what differs from it. */
export const previewInput = setParts
  .transform((parts) => ({ ...unnamed, ...withReady({ ...parts, name: parts.name || undefined }) }))
  .pipe(requirementSet);

const status = z.enum(complianceStatuses);
const counts = z.record(status, z.number());
export type StatusCounts = z.infer<typeof counts>;

/** One vendor whose status would turn. */
const turning = z.object({
  vendor: z.object({ id: z.string(), name: z.string() }),
  from: status,
  to: status,
  /** Whether the record then waits for nothing but a file that is being read. */
  isFromBeingRead: z.boolean(),
  isToBeingRead: z.boolean(),
  /** Why, in one sentence. */
  reason: z.string(),
});
export type TurningVendor = z.infer<typeof turning>;

export const previewDto = z.object({
  /** Active vendors, and how many of them were judged in the time that a preview may take: the oldest. */
  vendors: z.number(),
  judged: z.number(),
  /** The set that would change, else the default set of now; null: vendors are judged by their dates only. */
  comparedWith: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** The judged vendors by status. */
  before: counts,
  after: counts,
  /** How many would turn, and the first of them, the worst first. */
  turned: z.number(),
  turning: z.array(turning),
});
export type PreviewDto = z.infer<typeof previewDto>;
