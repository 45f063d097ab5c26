import { z } from "zod";
import { csvResponse } from "@/lib/http/file";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { exportProjects } from "@/lib/projects/queries";
import { projectFilter } from "@/lib/projects/schema";

export const GET = route({
  access: "company",
  can: "project:read",
  query: projectFilter,
  respond: z.never(),
  handle: async ({ scope, query }) => csvResponse("projects.csv", await exportProjects(scope, query)),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
