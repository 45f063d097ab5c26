import { archiveRequirementSet, changeRequirementSet } from "@/lib/compliance/sets/commands";
import { getRequirementSet } from "@/lib/compliance/sets/queries";
import { requirementSetDto, requirementSetPatch, versionQuery } from "@/lib/compliance/sets/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";

export const GET = route({
  access: "company",
  can: "requirements:read",
  params: idParam,
  query: versionQuery,
  respond: requirementSetDto,
  handle: ({ scope, params, query }) => getRequirementSet(scope, params.id, query),
});

export const PATCH = route({
  access: "company",
  can: "requirements:write",
  params: idParam,
  body: requirementSetPatch,
  respond: requirementSetDto,
  handle: ({ scope, params, body }) => changeRequirementSet(scope, params.id, body),
});

export const DELETE = route({
  access: "company",
  can: "requirements:write",
  params: idParam,
  deletesVersioned: true,
  respond: messageDto,
  handle: ({ scope, params, version }) => archiveRequirementSet(scope, params.id, version),
});

export const { POST, PUT, OPTIONS } = otherMethods({ GET, PATCH, DELETE });
