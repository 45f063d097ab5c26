import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { undoEnrollments } from "@/lib/projects/enrollments/commands";
import { enrollmentImportDto, enrollmentImportParams } from "@/lib/projects/enrollments/schema";

export const POST = route({
  access: "company",
  can: "project:write",
  params: enrollmentImportParams,
  respond: enrollmentImportDto,
  handle: ({ scope, params }) => undoEnrollments(scope, params),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
