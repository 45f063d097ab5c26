import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { listActivity } from "@/lib/tenancy/audit/queries";
import { activityListDto, activityQuery } from "@/lib/tenancy/audit/schema";

export const GET = route({
  access: "company",
  can: "activity:read",
  query: activityQuery,
  respond: activityListDto,
  handle: ({ scope, query }) => listActivity(scope, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
