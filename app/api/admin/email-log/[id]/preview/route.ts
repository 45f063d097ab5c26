import { z } from "zod";
import { readPreview } from "@/lib/admin/email-log/queries";
import { previewQuery } from "@/lib/admin/email-log/schema";
import { pageResponse } from "@/lib/http/file";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const GET = route({
  access: "platform",
  params: idParam,
  query: previewQuery,
  respond: z.never(),
  handle: async ({ scope, params, query }) => pageResponse(await readPreview(scope, params.id, query.key)),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
