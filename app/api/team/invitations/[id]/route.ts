import { withdrawInvitation } from "@/lib/companies/team/invitations-commands";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";

export const DELETE = route({
  access: "company",
  can: "team:access",
  params: idParam,
  respond: messageDto,
  handle: ({ scope, params }) => withdrawInvitation(scope, params.id),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = otherMethods({ DELETE });
