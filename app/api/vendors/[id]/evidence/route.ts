import { z } from "zod";
import { exportEvidence } from "@/lib/evidence/queries";
import { evidenceQuery } from "@/lib/evidence/schema";
import { downloadResponse } from "@/lib/http/file";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "company:export",
  params: idParam,
  query: evidenceQuery,
  respond: z.never(),
  handle: async ({ scope, params, query }) =>
    downloadResponse("evidence.zip", "application/zip", await exportEvidence(scope, params.id, query.date)),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
