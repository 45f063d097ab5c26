import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { changeWebhook, deleteWebhook } from "@/lib/integrations/webhooks/commands";
import { showWebhook } from "@/lib/integrations/webhooks/queries";
import { webhookDto, webhookPatch, webhooksDto } from "@/lib/integrations/webhooks/schema";

export const GET = route({
  access: "company",
  can: "webhook:write",
  params: idParam,
  respond: webhookDto,
  handle: ({ scope, params }) => showWebhook(scope, params.id),
});

export const PATCH = route({
  access: "company",
  can: "webhook:write",
  params: idParam,
  body: webhookPatch,
  respond: webhookDto,
  handle: ({ scope, params, body }) => changeWebhook(scope, params.id, body),
});

export const DELETE = route({
  access: "company",
  can: "webhook:write",
  params: idParam,
  deletesVersioned: true,
  respond: webhooksDto,
  handle: ({ scope, params, version }) => deleteWebhook(scope, params.id, version),
});

export const { POST, PUT, OPTIONS } = otherMethods({ GET, PATCH, DELETE });
