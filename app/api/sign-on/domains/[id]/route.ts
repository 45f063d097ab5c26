import { changeDomain, removeDomain } from "@/lib/companies/sign-on/domains-commands";
import { domainPatch, signOnDomainDto, signOnSettingsDto } from "@/lib/companies/sign-on/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const PATCH = route({
  access: "company",
  can: "sign-on:write",
  params: idParam,
  body: domainPatch,
  respond: signOnDomainDto,
  handle: ({ scope, params, body }) => changeDomain(scope, params.id, body),
});

export const DELETE = route({
  access: "company",
  can: "sign-on:write",
  params: idParam,
  deletesVersioned: true,
  respond: signOnSettingsDto,
  handle: ({ scope, params, version }) => removeDomain(scope, params.id, version),
});

export const { GET, POST, PUT, OPTIONS } = otherMethods({ PATCH, DELETE });
