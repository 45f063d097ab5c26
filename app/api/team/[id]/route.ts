import { updateMember } from "@/lib/companies/team/members-commands";
import { memberDto, memberPatch } from "@/lib/companies/team/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const PATCH = route({
  access: "company",
  can: "team:access",
  params: idParam,
  body: memberPatch,
  respond: memberDto,
  handle: ({ scope, session, params, body }) => updateMember(scope, params.id, body, session.ended),
});

export const { GET, POST, PUT, DELETE, OPTIONS } = otherMethods({ PATCH });
