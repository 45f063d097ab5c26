import { z } from "zod";
import { openReport } from "@/lib/admin/reports/queries";
import { fileResponse } from "@/lib/http/file";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const GET = route({
  access: "platform",
  params: idParam,
  respond: z.never(),
  handle: async ({ scope, params }) => fileResponse(await openReport(scope, params.id)),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
