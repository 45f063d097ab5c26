import { inviteMembers } from "@/lib/companies/team/commands";
import { invitationsDto, invitationsInput } from "@/lib/companies/team/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "company",
  can: "team:write",
  body: invitationsInput,
  respond: invitationsDto,
  handle: ({ scope, body }) => inviteMembers(scope, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
