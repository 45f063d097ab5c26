import { listActivity } from "@/lib/audit/queries";
import { activityListDto, activityQuery } from "@/lib/audit/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "activity:read",
  query: activityQuery,
  respond: activityListDto,
  handle: ({ scope, query }) => listActivity(scope, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
