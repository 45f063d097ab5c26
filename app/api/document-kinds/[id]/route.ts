import { getKind } from "@/lib/compliance/kinds/queries";
import { kindDto, kindPatch } from "@/lib/compliance/kinds/schema";
import { archiveKind, changeKind } from "@/lib/documents/kinds/commands";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";

export const GET = route({
  access: "company",
  can: "requirements:read",
  params: idParam,
  respond: kindDto,
  handle: ({ scope, params }) => getKind(scope, params.id),
});

export const PATCH = route({
  access: "company",
  can: "requirements:write",
  params: idParam,
  body: kindPatch,
  respond: kindDto,
  handle: ({ scope, params, body }) => changeKind(scope, params.id, body),
});

export const DELETE = route({
  access: "company",
  can: "requirements:write",
  params: idParam,
  deletesVersioned: true,
  respond: messageDto,
  handle: ({ scope, params, version }) => archiveKind(scope, params.id, version),
});

export const { POST, PUT, OPTIONS } = otherMethods({ GET, PATCH, DELETE });
