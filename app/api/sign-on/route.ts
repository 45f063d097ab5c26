import { proveOneself } from "@/lib/accounts/sign-in/second-factor-commands";
import { changePolicy } from "@/lib/companies/sign-on/commands";
import { readSignOn } from "@/lib/companies/sign-on/queries";
import { policyPatch, signOnPolicyDto, signOnSettingsDto } from "@/lib/companies/sign-on/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({ access: "company", can: "sign-on:write", respond: signOnSettingsDto, handle: ({ scope }) => readSignOn(scope) });

export const PATCH = route({
  access: "company",
  can: "sign-on:write",
  body: policyPatch,
  respond: signOnPolicyDto,
  handle: ({ scope, session, body, caller }) => changePolicy(scope, body, () => proveOneself(scope, body, caller, session.sessionId)),
});

export const { POST, PUT, DELETE, OPTIONS } = otherMethods({ GET, PATCH });
