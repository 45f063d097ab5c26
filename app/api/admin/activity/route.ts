import { listPlatformActivity } from "@/lib/admin/stats/activity-queries";
import { platformActivityDto, platformActivityQuery } from "@/lib/admin/stats/activity-schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "platform",
  query: platformActivityQuery,
  respond: platformActivityDto,
  handle: ({ scope, query }) => listPlatformActivity(scope, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
