import { getAdminStats } from "@/lib/admin/stats/queries";
import { adminStatsDto, adminStatsQuery } from "@/lib/admin/stats/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "platform",
  query: adminStatsQuery,
  respond: adminStatsDto,
  handle: ({ scope, query }) => getAdminStats(scope, query.timeRange),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
