import { getReportFigures } from "@/lib/admin/reports/queries";
import { figuresQuery } from "@/lib/admin/reports/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { reportFiguresDto } from "@/lib/reports/schema";

/** Without a type: system usage. */
export const GET = route({
  access: "platform",
  query: figuresQuery,
  respond: reportFiguresDto,
  handle: ({ scope, query }) => getReportFigures(scope, "usage", query.range),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
