import { z } from "zod";
import { metricsResponse } from "@/lib/http/file";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { readMetrics } from "@/lib/operations/queues/metrics-queries";

export const GET = route({
  access: "public",
  respond: z.never(),
  handle: async ({ call }) => metricsResponse(await readMetrics(call.authorization)),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
