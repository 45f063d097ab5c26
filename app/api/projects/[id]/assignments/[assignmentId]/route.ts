import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";
import { removeAssignment, updateAssignment } from "@/lib/projects/commands";
import { assignmentChangedDto, assignmentParams, assignmentPatch } from "@/lib/projects/schema";

export const PATCH = route({
  access: "company",
  can: "project:write",
  params: assignmentParams,
  body: assignmentPatch,
  respond: assignmentChangedDto,
  handle: ({ scope, params, body }) => updateAssignment(scope, params, body),
});

export const DELETE = route({
  access: "company",
  can: "project:write",
  params: assignmentParams,
  deletesVersioned: true,
  respond: messageDto,
  handle: ({ scope, params, version }) => removeAssignment(scope, params, version),
});

export const { GET, POST, PUT, OPTIONS } = otherMethods({ PATCH, DELETE });
