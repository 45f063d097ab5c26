import { changeProvider, removeProvider } from "@/lib/companies/sign-on/commands";
import { providerPatch, signOnProviderDto, signOnSettingsDto } from "@/lib/companies/sign-on/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const PATCH = route({
  access: "company",
  can: "sign-on:write",
  params: idParam,
  body: providerPatch,
  respond: signOnProviderDto,
  proof: "again",
  handle: ({ scope, params, body }) => changeProvider(scope, params.id, body),
});

export const DELETE = route({
  access: "company",
  can: "sign-on:write",
  params: idParam,
  deletesVersioned: true,
  respond: signOnSettingsDto,
  handle: ({ scope, params, version }) => removeProvider(scope, params.id, version),
});

export const { GET, POST, PUT, OPTIONS } = otherMethods({ PATCH, DELETE });
