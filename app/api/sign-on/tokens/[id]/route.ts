import { endToken } from "@/lib/companies/sign-on/commands";
import { signOnSettingsDto } from "@/lib/companies/sign-on/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const DELETE = route({
  access: "company",
  can: "sign-on:write",
  params: idParam,
  respond: signOnSettingsDto,
  handle: ({ scope, params }) => endToken(scope, params.id),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = otherMethods({ DELETE });
