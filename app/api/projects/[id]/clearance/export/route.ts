import { z } from "zod";
import { csvResponse, pdfResponse } from "@/lib/http/file";
import { others } from "@/lib/http/others";
import { idParam, route } from "@/lib/http/route";
import { sheetQuery } from "@/lib/projects/clearance/schema";
import { exportHolds, holdsPdf } from "@/lib/projects/sheets/queries";

export const GET = route({
  access: "company",
  can: "project:read",
  params: idParam,
  query: sheetQuery,
  respond: z.never(),
  handle: async ({ scope, params, query: { format } }) =>
    format === "pdf"
      ? pdfResponse("on-hold-soon.pdf", await holdsPdf(scope, params.id))
      : csvResponse("on-hold-soon.csv", await exportHolds(scope, params.id)),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
