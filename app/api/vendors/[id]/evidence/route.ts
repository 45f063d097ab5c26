import { z } from "zod";
import { downloadResponse } from "@/lib/http/file";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { exportEvidence } from "@/lib/reports/evidence/queries";
import { evidenceQuery } from "@/lib/reports/evidence/schema";

export const GET = route({
  access: "company",
  can: "company:export",
  params: idParam,
  query: evidenceQuery,
  respond: z.never(),
  handle: async ({ scope, params, query }) => {
    const { fileName, bytes } = await exportEvidence(scope, params.id, query.date);
    return downloadResponse(fileName, "application/zip", bytes);
  },
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
