import { addCompany } from "@/lib/admin/companies/commands";
import { listCompanies } from "@/lib/admin/companies/queries";
import { adminCompaniesDto, adminCompaniesQuery, adminCompanyDto, newCompanyInput } from "@/lib/admin/companies/schema";
import { otherMethods } from "@/lib/http/other-methods";
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

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
