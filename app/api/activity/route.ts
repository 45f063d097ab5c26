import { listActivity } from "@/lib/audit/queries";
import { activityListDto, activityQuery } from "@/lib/audit/schema";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "activity:read",
  query: activityQuery,
  respond: activityListDto,
  handle: ({ scope, query }) => listActivity(scope, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
