import { inviteMembers } from "@/lib/companies/team/commands";
import { invitationsDto, invitationsInput } from "@/lib/companies/team/schema";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "company",
  can: "team:write",
  body: invitationsInput,
  respond: invitationsDto,
  handle: ({ scope, body }) => inviteMembers(scope, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
