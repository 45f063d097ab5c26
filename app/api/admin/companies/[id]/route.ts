import { deleteCompany, updateCompany } from "@/lib/admin/companies/commands";
import { getCompanyPage } from "@/lib/admin/companies/queries";
import { adminCompanyDto, adminCompanyPageDto, adminCompanyPatch } from "@/lib/admin/companies/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const GET = route({
  access: "platform",
  params: idParam,
  respond: adminCompanyPageDto,
  handle: ({ scope, params }) => getCompanyPage(scope, params.id),
});

export const PATCH = route({
  access: "platform",
  params: idParam,
  body: adminCompanyPatch,
  respond: adminCompanyDto,
  handle: ({ scope, params, body }) => updateCompany(scope, params.id, body),
});

export const DELETE = route({
  access: "platform",
  params: idParam,
  deletesVersioned: true,
  respond: adminCompanyDto,
  handle: ({ scope, params, version }) => deleteCompany(scope, params.id, version),
});

export const { POST, PUT, OPTIONS } = otherMethods({ GET, PATCH, DELETE });
