import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { takeEnrollments } from "@/lib/projects/enrollments/commands";
import { listEnrollmentImports } from "@/lib/projects/enrollments/queries";
import { enrollmentImportsDto, enrollmentListInput, enrollmentsReadDto } from "@/lib/projects/enrollments/schema";
import { maximumImportBytes } from "@/lib/vendors/import/values";

export const GET = route({
  access: "company",
  can: "project:read",
  params: idParam,
  respond: enrollmentImportsDto,
  handle: ({ scope, params }) => listEnrollmentImports(scope, params.id),
});

export const POST = route({
  access: "company",
  can: "project:write",
  params: idParam,
  upload: { part: "file", maxBytes: maximumImportBytes },
  body: enrollmentListInput,
  respond: enrollmentsReadDto,
  handle: ({ scope, params, body, file }) => takeEnrollments(scope, params.id, body, file),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
