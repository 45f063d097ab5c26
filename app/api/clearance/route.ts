import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { getClearance } from "@/lib/projects/clearance/queries";
import { clearanceDto, clearanceQuery } from "@/lib/projects/clearance/schema";

export const GET = route({
  access: "company",
  can: "project:read",
  query: clearanceQuery,
  respond: clearanceDto,
  handle: ({ scope, query }) => getClearance(scope, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
