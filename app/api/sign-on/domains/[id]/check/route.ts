import { checkDomain } from "@/lib/companies/sign-on/domains-commands";
import { signOnSettingsDto } from "@/lib/companies/sign-on/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const POST = route({
  access: "company",
  can: "sign-on:write",
  params: idParam,
  respond: signOnSettingsDto,
  handle: ({ scope, params }) => checkDomain(scope, params.id),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
