import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { changeContact, removeContact } from "@/lib/vendors/contacts/commands";
import { contactDto, contactListDto, contactParams, contactPatch } from "@/lib/vendors/contacts/schema";

export const PATCH = route({
  access: "company",
  can: "vendor:write",
  params: contactParams,
  body: contactPatch,
  respond: contactDto,
  handle: ({ scope, params, body }) => changeContact(scope, params.id, params.contactId, body),
});

export const DELETE = route({
  access: "company",
  can: "vendor:write",
  params: contactParams,
  deletesVersioned: true,
  respond: contactListDto,
  handle: ({ scope, params, version }) => removeContact(scope, params.id, params.contactId, version),
});

export const { GET, POST, PUT, OPTIONS } = otherMethods({ PATCH, DELETE });
