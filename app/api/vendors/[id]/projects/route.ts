import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { listVendorProjects } from "@/lib/projects/assignments-queries";
import { vendorProjectListDto, vendorProjectsQuery } from "@/lib/projects/schema";

export const GET = route({
  access: "company",
  can: "project:read",
  params: idParam,
  query: vendorProjectsQuery,
  respond: vendorProjectListDto,
  handle: ({ scope, params, query }) => listVendorProjects(scope, params.id, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
