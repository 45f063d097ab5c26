import { z } from "zod";
import { csvResponse, pdfResponse } from "@/lib/http/file";
import { others } from "@/lib/http/others";
import { idParam, route } from "@/lib/http/route";
import { exportAssignments } from "@/lib/projects/assignments/queries";
import { sheetQuery } from "@/lib/projects/clearance/schema";
import { assignmentFilter } from "@/lib/projects/schema";
import { gatesPdf } from "@/lib/projects/sheets/queries";

export const GET = route({
  access: "company",
  can: "project:read",
  params: idParam,
  query: assignmentFilter.extend(sheetQuery.shape),
  respond: z.never(),
  handle: async ({ scope, params, query: { format, ...filter } }) =>
    format === "pdf"
      ? pdfResponse("project-vendors.pdf", await gatesPdf(scope, params.id, filter))
      : csvResponse("project-vendors.csv", await exportAssignments(scope, params.id, filter)),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
