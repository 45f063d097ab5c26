import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { listAssignments } from "@/lib/projects/assignments-queries";
import { assignVendors } from "@/lib/projects/commands";
import { assignedDto, assignmentInput, assignmentListDto, assignmentQuery } from "@/lib/projects/schema";

export const GET = route({
  access: "company",
  can: "project:read",
  params: idParam,
  query: assignmentQuery,
  respond: assignmentListDto,
  handle: ({ scope, params, query }) => listAssignments(scope, params.id, query),
});

export const POST = route({
  access: "company",
  can: "project:write",
  params: idParam,
  body: assignmentInput,
  respond: assignedDto,
  status: 201,
  handle: ({ scope, params, body }) => assignVendors(scope, params.id, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
