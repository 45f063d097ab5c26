import { inviteMember } from "@/lib/companies/team/commands";
import { invitationDto, invitationInput } from "@/lib/companies/team/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "company",
  can: "team:write",
  body: invitationInput,
  respond: invitationDto,
  status: 201,
  handle: ({ scope, body }) => inviteMember(scope, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
