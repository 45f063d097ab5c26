import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";
import { tryAddressAgain } from "@/lib/mail/bounces-commands";
import { contactParams } from "@/lib/vendors/contacts/schema";

export const POST = route({
  access: "company",
  can: "vendor:invite",
  params: contactParams,
  respond: messageDto,
  handle: ({ scope, params }) => tryAddressAgain(scope, params.id, params.contactId),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
