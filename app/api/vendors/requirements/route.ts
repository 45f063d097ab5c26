import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { batchDto } from "@/lib/infra/lists/schema";
import { assignRequirements } from "@/lib/projects/bulk-commands";
import { requirementsBatch } from "@/lib/projects/schema";

export const POST = route({
  access: "company",
  can: "project:write",
  body: requirementsBatch,
  respond: batchDto,
  handle: ({ scope, body }) => assignRequirements(scope, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
