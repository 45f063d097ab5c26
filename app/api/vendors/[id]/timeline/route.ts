import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { timelineDto, timelineQuery } from "@/lib/verdicts/reading/schema";
import { getTimeline } from "@/lib/verdicts/timeline/queries";

export const GET = route({
  access: "company",
  can: "vendor:read",
  params: idParam,
  query: timelineQuery,
  respond: timelineDto,
  handle: ({ scope, params, query }) => getTimeline(scope, params.id, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
