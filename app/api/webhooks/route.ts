import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { createWebhook } from "@/lib/integrations/webhooks/commands";
import { listWebhooks } from "@/lib/integrations/webhooks/queries";
import { newWebhookDto, webhookInput, webhooksDto } from "@/lib/integrations/webhooks/schema";

export const GET = route({ access: "company", can: "webhook:write", respond: webhooksDto, handle: ({ scope }) => listWebhooks(scope) });

export const POST = route({
  access: "company",
  can: "webhook:write",
  body: webhookInput,
  respond: newWebhookDto,
  status: 201,
  handle: ({ scope, body }) => createWebhook(scope, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
