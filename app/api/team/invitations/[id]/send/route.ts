import { sendInvitationAgain } from "@/lib/companies/team/invitations-commands";
import { invitationDto } from "@/lib/companies/team/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const POST = route({
  access: "company",
  can: "team:write",
  params: idParam,
  respond: invitationDto,
  handle: ({ scope, params }) => sendInvitationAgain(scope, params.id),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
