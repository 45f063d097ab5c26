import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { getProjectClearance } from "@/lib/projects/clearance/queries";
import { projectClearanceDto } from "@/lib/projects/clearance/schema";

export const GET = route({
  access: "company",
  can: "project:read",
  params: idParam,
  respond: projectClearanceDto,
  handle: ({ scope, params }) => getProjectClearance(scope, params.id),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
