import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { makeFirst } from "@/lib/vendors/contacts/commands";
import { contactListDto, contactParams } from "@/lib/vendors/contacts/schema";

export const POST = route({
  access: "company",
  can: "vendor:write",
  params: contactParams,
  respond: contactListDto,
  handle: ({ scope, params }) => makeFirst(scope, params.id, params.contactId),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
