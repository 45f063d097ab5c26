import { z } from "zod";
import { callFilters } from "@/lib/accounts/key-calls/values";
import { cursorProblem } from "@/lib/infra/lists/schema";

export const callsQuery = z.object({
  status: z
    .enum(callFilters)
    .default("all")
    .meta({ description: "ok: below 400; 4xx: refused, as a wrong field is; 5xx: failed on our side" }),
  limit: z.coerce.number().int().min(1).max(100).default(50).meta({ description: "How many calls" }),
  cursor: z
    .string()
    .regex(/^\d{0,18}$/, cursorProblem)
    .default("")
    .meta({ description: "Empty at first, then `nextCursor`: the calls before", examples: ["48211"] }),
});

const keyCallDto = z.object({
  id: z.string().meta({ description: "The call's place in the log", examples: ["48211"] }),
  at: z.string().meta({ description: "When it was answered" }),
  method: z.string().meta({ description: "GET, POST, PUT, PATCH or DELETE", examples: ["POST"] }),
  path: z.string().meta({ description: "The address without ids and parameters", examples: ["/api/vendors/{id}"] }),
  status: z
    .number()
    .int()
    .meta({ description: "The status of the answer", examples: [400] }),
  code: z
    .string()
    .nullable()
    .meta({ description: "The error's code; null: no error", examples: ["invalid"] }),
  fields: z.array(z.string()).meta({
    description:
      "The names of the wrong fields and parameters, without their values. In place of an unknown name, the nearest one of the call",
    examples: [["email"]],
  }),
  millis: z
    .number()
    .int()
    .meta({ description: "How long it took, in milliseconds", examples: [12] }),
  requestId: z.string().meta({ description: "The X-Request-Id of the answer, for support" }),
});
export type KeyCallDto = z.infer<typeof keyCallDto>;
export const keyCallsDto = z.object({
  calls: z.array(keyCallDto).meta({ description: "The newest first" }),
  nextCursor: z.string().nullable().meta({ description: "For the calls before; null: that was all" }),
});
export type KeyCallsDto = z.infer<typeof keyCallsDto>;
