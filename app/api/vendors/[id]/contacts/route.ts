import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { addContact } from "@/lib/vendors/contacts/commands";
import { listContacts } from "@/lib/vendors/contacts/queries";
import { contactDto, contactInput, contactListDto, contactsQuery } from "@/lib/vendors/contacts/schema";

export const GET = route({
  access: "company",
  can: "vendor:read",
  params: idParam,
  query: contactsQuery,
  respond: contactListDto,
  handle: ({ scope, params, query }) => listContacts(scope, params.id, query),
});

export const POST = route({
  access: "company",
  can: "vendor:write",
  params: idParam,
  body: contactInput,
  respond: contactDto,
  status: 201,
  handle: ({ scope, params, body }) => addContact(scope, params.id, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
