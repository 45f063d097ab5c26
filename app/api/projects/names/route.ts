import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { listProjectNames } from "@/lib/projects/queries";
import { projectNamesDto, projectNamesQuery } from "@/lib/projects/schema";

export const GET = route({
  access: "company",
  can: "project:read",
  query: projectNamesQuery,
  respond: projectNamesDto,
  handle: ({ scope, query }) => listProjectNames(scope, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
