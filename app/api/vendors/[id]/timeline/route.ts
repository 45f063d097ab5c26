import { timelineDto, timelineQuery } from "@/lib/compliance/reading/schema";
import { getTimeline } from "@/lib/compliance/reading/timeline-queries";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "vendor:read",
  params: idParam,
  query: timelineQuery,
  respond: timelineDto,
  handle: ({ scope, params, query }) => getTimeline(scope, params.id, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
