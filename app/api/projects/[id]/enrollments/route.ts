import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { takeEnrollments } from "@/lib/projects/enrollments/commands";
import { enrollmentListInput, enrollmentsReadDto } from "@/lib/projects/schema";
import { maximumImportBytes } from "@/lib/vendors/import/values";

export const POST = route({
  access: "company",
  can: "project:write",
  params: idParam,
  upload: { part: "file", maxBytes: maximumImportBytes },
  body: enrollmentListInput,
  respond: enrollmentsReadDto,
  handle: ({ scope, params, body, file }) => takeEnrollments(scope, params.id, body, file),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
