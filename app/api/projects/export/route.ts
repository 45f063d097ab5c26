import { z } from "zod";
import { tableResponse } from "@/lib/http/file";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { exportFormat } from "@/lib/infra/lists/schema";
import { exportProjects } from "@/lib/projects/queries";
import { projectFilter } from "@/lib/projects/schema";

export const GET = route({
  access: "company",
  can: "project:read",
  query: projectFilter.extend(exportFormat),
  respond: z.never(),
  handle: async ({ scope, query: { format, ...filter } }) => tableResponse("projects", await exportProjects(scope, filter), format),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
