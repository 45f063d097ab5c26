import { addCompany } from "@/lib/admin/companies/commands";
import { listCompanies } from "@/lib/admin/companies/queries";
import { adminCompaniesDto, adminCompaniesQuery, adminCompanyDto, newCompanyInput } from "@/lib/admin/companies/schema";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "platform",
  query: adminCompaniesQuery,
  respond: adminCompaniesDto,
  handle: ({ scope, query }) => listCompanies(scope, query),
});

export const POST = route({
  access: "platform",
  body: newCompanyInput,
  respond: adminCompanyDto,
  status: 201,
  handle: ({ scope, body }) => addCompany(scope, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = others({ GET, POST });
