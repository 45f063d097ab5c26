import { listCompanies } from "@/lib/admin/queries";
import { adminCompaniesDto, adminCompaniesQuery } from "@/lib/admin/schema";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "platform",
  query: adminCompaniesQuery,
  respond: adminCompaniesDto,
  handle: ({ scope, query }) => listCompanies(scope, query),
});
