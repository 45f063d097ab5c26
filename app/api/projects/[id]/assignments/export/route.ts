import { z } from "zod";
import { downloadResponse } from "@/lib/http/file";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { sheetQuery } from "@/lib/projects/clearance/schema";
import { gatesFile } from "@/lib/projects/clearance/sheets-queries";
import { assignmentFilter } from "@/lib/projects/schema";

export const GET = route({
  access: "company",
  can: "project:read",
  params: idParam,
  query: assignmentFilter.extend(sheetQuery.shape),
  respond: z.never(),
  handle: async ({ scope, params, query }) => {
    const { fileName, contentType, bytes } = await gatesFile(scope, params.id, query);
    return downloadResponse(fileName, contentType, bytes);
  },
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
