import { doneDto } from "@/lib/accounts/sign-in/schema";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";
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
  respond: doneDto,
  handle: ({ scope, params, version }) => removeAssignment(scope, params, version),
});

export const { GET, POST, PUT, OPTIONS } = others({ PATCH, DELETE });
