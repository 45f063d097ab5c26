import { createRequirementSet } from "@/lib/compliance/sets/commands";
import { listRequirementSets } from "@/lib/compliance/sets/queries";
import { requirementSetDto, requirementSetInput, requirementSetListDto } from "@/lib/compliance/sets/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "requirements:read",
  respond: requirementSetListDto,
  handle: ({ scope }) => listRequirementSets(scope),
});

export const POST = route({
  access: "company",
  can: "requirements:write",
  body: requirementSetInput,
  respond: requirementSetDto,
  status: 201,
  handle: ({ scope, body }) => createRequirementSet(scope, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
