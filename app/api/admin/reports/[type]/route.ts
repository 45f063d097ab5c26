import { getReportFigures } from "@/lib/admin/reports/queries";
import { figuresParams, figuresQuery } from "@/lib/admin/reports/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { reportFiguresDto } from "@/lib/reports/schema";

export const GET = route({
  access: "platform",
  params: figuresParams,
  query: figuresQuery,
  respond: reportFiguresDto,
  handle: ({ scope, params, query }) => getReportFigures(scope, params.type, query.range),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
