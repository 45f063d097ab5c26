import { route } from "@/lib/http/route";
import { inviteMember } from "@/lib/team/commands";
import { invitationDto, invitationInput } from "@/lib/team/schema";

export const POST = route({
  access: "company",
  can: "team:write",
  body: invitationInput,
  respond: invitationDto,
  status: 201,
  handle: ({ scope, body }) => inviteMember(scope, body),
});
