import { z } from "zod";

/** What a company holds and has uploaded within the current hour, against its limits. */
export const usageDto = z.object({
  files: z.number(),
  bytes: z.number(),
  hourFiles: z.number(),
  hourBytes: z.number(),
  /** When the hour's count starts over; null: nothing was uploaded within an hour. */
  hourEndsAt: z.string().nullable(),
  /** `bytes` null: no limit. */
  limits: z.object({ files: z.number(), bytes: z.number().nullable(), filesAnHour: z.number(), bytesAnHour: z.number() }),
  isTrial: z.boolean(),
  /** null: in the trial, or after it. */
  plan: z.string().nullable(),
});
export type Usage = z.infer<typeof usageDto>;
