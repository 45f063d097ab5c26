import { z } from "zod";
import { fileResponse } from "@/lib/http/file";
import { portalReadLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { tokenParam } from "@/lib/portal/page/schema";
import { openSample } from "@/lib/transfer/samples/queries";

export const GET = route({
  access: "portal",
  params: tokenParam,
  limit: portalReadLimit,
  respond: z.never(),
  handle: async ({ scope }) => fileResponse(openSample(scope)),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
