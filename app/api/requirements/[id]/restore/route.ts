import { restoreRequirementSet } from "@/lib/compliance/sets/commands";
import { requirementSetDto } from "@/lib/compliance/sets/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const POST = route({
  access: "company",
  can: "requirements:write",
  params: idParam,
  respond: requirementSetDto,
  handle: ({ scope, params }) => restoreRequirementSet(scope, params.id),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
