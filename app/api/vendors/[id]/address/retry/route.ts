import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";
import { tryAddressAgain } from "@/lib/mail/bounces-commands";

export const POST = route({
  access: "company",
  can: "vendor:invite",
  params: idParam,
  respond: messageDto,
  handle: ({ scope, params }) => tryAddressAgain(scope, params.id),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
