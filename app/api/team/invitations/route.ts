import { inviteMember } from "@/lib/companies/team/commands";
import { invitationDto, invitationInput } from "@/lib/companies/team/schema";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "company",
  can: "team:write",
  body: invitationInput,
  respond: invitationDto,
  status: 201,
  handle: ({ scope, body }) => inviteMember(scope, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
