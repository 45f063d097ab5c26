import { getDocumentAs } from "@/lib/documents/bind/queries";
import { documentAnswer, documentQuery } from "@/lib/documents/bind/schema";
import { deleteDocument } from "@/lib/documents/commands";
import { changeDocument } from "@/lib/documents/review/commands";
import { documentDto, documentPatch } from "@/lib/documents/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";

export const GET = route({
  access: "company",
  can: "document:read",
  params: idParam,
  query: documentQuery,
  respond: documentAnswer,
  handle: ({ scope, params, query }) => getDocumentAs(scope, params.id, query),
});

export const PATCH = route({
  access: "company",
  can: "document:write",
  params: idParam,
  body: documentPatch,
  respond: documentDto,
  handle: ({ scope, params, body }) => changeDocument(scope, params.id, body),
});

export const DELETE = route({
  access: "company",
  can: "document:write",
  params: idParam,
  deletesVersioned: true,
  respond: messageDto,
  handle: ({ scope, params, version }) => deleteDocument(scope, params.id, version),
});

export const { POST, PUT, OPTIONS } = otherMethods({ GET, PATCH, DELETE });
