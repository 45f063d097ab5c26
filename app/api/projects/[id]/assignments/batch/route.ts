import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { batchDto } from "@/lib/infra/lists/schema";
import { addVendorsToProject } from "@/lib/projects/bulk-commands";
import { assignmentBatch } from "@/lib/projects/schema";

export const POST = route({
  access: "company",
  can: "project:write",
  params: idParam,
  body: assignmentBatch,
  respond: batchDto,
  handle: ({ scope, params, body }) => addVendorsToProject(scope, params.id, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
