import { copyRequirementSet } from "@/lib/compliance/sets/commands";
import { copyInput, requirementSetDto } from "@/lib/compliance/sets/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const POST = route({
  access: "company",
  can: "requirements:write",
  params: idParam,
  body: copyInput,
  respond: requirementSetDto,
  status: 201,
  handle: ({ scope, params, body }) => copyRequirementSet(scope, params.id, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
