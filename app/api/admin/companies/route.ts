import { listCompanies } from "@/lib/admin/queries";
import { adminCompaniesDto, adminCompaniesQuery } from "@/lib/admin/schema";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "platform",
  query: adminCompaniesQuery,
  respond: adminCompaniesDto,
  handle: ({ scope, query }) => listCompanies(scope, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
