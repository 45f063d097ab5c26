import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";
import { deleteProject, updateProject } from "@/lib/projects/commands";
import { getProject } from "@/lib/projects/queries";
import { projectDto, projectPatch } from "@/lib/projects/schema";

export const GET = route({
  access: "company",
  can: "project:read",
  params: idParam,
  respond: projectDto,
  handle: ({ scope, params }) => getProject(scope, params.id),
});

export const PATCH = route({
  access: "company",
  can: "project:write",
  params: idParam,
  body: projectPatch,
  respond: projectDto,
  handle: ({ scope, params, body }) => updateProject(scope, params.id, body),
});

export const DELETE = route({
  access: "company",
  can: "project:write",
  params: idParam,
  deletesVersioned: true,
  respond: messageDto,
  handle: ({ scope, params, version }) => deleteProject(scope, params.id, version),
});

export const { POST, PUT, OPTIONS } = otherMethods({ GET, PATCH, DELETE });
