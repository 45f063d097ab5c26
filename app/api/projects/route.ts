import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { createProject } from "@/lib/projects/commands";
import { listProjects } from "@/lib/projects/queries";
import { projectDto, projectInput, projectListDto, projectQuery } from "@/lib/projects/schema";

export const GET = route({
  access: "company",
  can: "project:read",
  query: projectQuery,
  respond: projectListDto,
  handle: ({ scope, query }) => listProjects(scope, query),
});

export const POST = route({
  access: "company",
  can: "project:write",
  body: projectInput,
  respond: projectDto,
  status: 201,
  handle: ({ scope, body }) => createProject(scope, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
