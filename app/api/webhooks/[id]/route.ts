import { others } from "@/lib/http/others";
import { idParam, route } from "@/lib/http/route";
import { deleteWebhook, switchWebhook } from "@/lib/integrations/webhooks/commands";
import { webhookPatch, webhooksDto } from "@/lib/integrations/webhooks/schema";

export const PATCH = route({
  access: "company",
  can: "company:write",
  params: idParam,
  body: webhookPatch,
  respond: webhooksDto,
  handle: ({ scope, params, body }) => switchWebhook(scope, params.id, body.isActive),
});

export const DELETE = route({
  access: "company",
  can: "company:write",
  params: idParam,
  respond: webhooksDto,
  handle: ({ scope, params }) => deleteWebhook(scope, params.id),
});

export const { GET, POST, PUT, OPTIONS } = others({ PATCH, DELETE });
