import { addDomain } from "@/lib/companies/sign-on/domains-commands";
import { domainInput, signOnSettingsDto } from "@/lib/companies/sign-on/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "company",
  can: "sign-on:write",
  body: domainInput,
  respond: signOnSettingsDto,
  status: 201,
  handle: ({ scope, body }) => addDomain(scope, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
