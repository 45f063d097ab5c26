import { z } from "zod";
import { csvResponse } from "@/lib/http/file";
import { others } from "@/lib/http/others";
import { idParam, route } from "@/lib/http/route";
import { exportAssignments } from "@/lib/projects/assignments/queries";
import { assignmentFilter } from "@/lib/projects/schema";

export const GET = route({
  access: "company",
  can: "project:read",
  params: idParam,
  query: assignmentFilter,
  respond: z.never(),
  handle: async ({ scope, params, query }) => csvResponse("project-vendors.csv", await exportAssignments(scope, params.id, query)),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
