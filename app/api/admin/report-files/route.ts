import { requestReport } from "@/lib/admin/reports/commands";
import { listReports } from "@/lib/admin/reports/queries";
import { reportDto, reportInput, reportsDto, reportsQuery } from "@/lib/admin/reports/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "platform",
  query: reportsQuery,
  respond: reportsDto,
  handle: ({ scope, query }) => listReports(scope, query),
});

export const POST = route({
  access: "platform",
  body: reportInput,
  respond: reportDto,
  status: 202,
  handle: ({ scope, body }) => requestReport(scope, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
