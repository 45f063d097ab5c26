import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { resetTemplate, saveTemplate } from "@/lib/mail/templates/commands";
import { templateDto, templateInput, templateParams } from "@/lib/mail/templates/schema";

export const PATCH = route({
  access: "company",
  can: "company:write",
  params: templateParams,
  body: templateInput,
  respond: templateDto,
  handle: ({ scope, params, body }) => saveTemplate(scope, params, body),
});

export const DELETE = route({
  access: "company",
  can: "company:write",
  params: templateParams,
  deletesVersioned: true,
  respond: templateDto,
  handle: ({ scope, params, version }) => resetTemplate(scope, params, version),
});

export const { GET, POST, PUT, OPTIONS } = otherMethods({ PATCH, DELETE });
