import { z } from "zod";
import { said } from "@/lib/infra/sentences-schema";

export const liveInput = z.object({ isLive: z.boolean() });
export const liveDto = z.object({
  /** Since when vendors are emailed without a person sending it; null: they are not. */
  liveSince: z.string().nullable(),
});
export type LiveDto = z.infer<typeof liveDto>;

/** What a planned email is about. */
export const plannedKinds = ["reminder", "followup", "completed_operations"] as const;

const plannedDto = z.object({
  vendorId: z.string(),
  vendor: z.string(),
  recipient: z.string(),
  on: z.string(),
  kind: z.enum(plannedKinds),
  /** Of a reminder: how many days before the expiration. Of a follow-up: which one it is. */
  number: z.number(),
});
export type PlannedDto = z.infer<typeof plannedDto>;

/** Of which planned email the preview is wanted. */
export const exampleQuery = z.object({ vendorId: z.uuid(), on: z.iso.date(), kind: z.enum(["reminder", "followup"]) });

/** What is sent if nothing changes until then. */
export const planDto = z.object({
  ...liveDto.shape,
  today: z.string(),
  until: z.string(),
  /** How many emails go out today, and in all days up to `until`; to how many vendors. */
  counts: z.object({ today: z.number(), total: z.number(), vendors: z.number() }),
  /** How many may go out in a day: the rest of a day's follows on the next days. */
  dailyLimit: z.number(),
  /** The first of them, by day. */
  emails: z.array(plannedDto),
  /** The first of them, which has a preview; null: none is sent. */
  example: plannedDto.extend({ subject: z.string() }).nullable(),
  /** Why it cannot be started now, as a sentence. */
  refusal: said.nullable(),
});
export type PlanDto = z.infer<typeof planDto>;
/** The same before it is said. */
export type Plan = z.input<typeof planDto>;
