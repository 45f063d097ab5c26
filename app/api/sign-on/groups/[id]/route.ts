import { proveOneself } from "@/lib/accounts/sign-in/second-factor-commands";
import { changeGroup } from "@/lib/companies/sign-on/commands";
import { directoryGroupDto, groupPatch } from "@/lib/companies/sign-on/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const PATCH = route({
  access: "company",
  can: "sign-on:write",
  params: idParam,
  body: groupPatch,
  respond: directoryGroupDto,
  handle: ({ scope, session, params, body, caller }) =>
    changeGroup(scope, params.id, body, () => proveOneself(scope, body, caller, session.sessionId)),
});

export const { GET, POST, PUT, DELETE, OPTIONS } = otherMethods({ PATCH });
