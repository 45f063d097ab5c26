import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { switchWebhook } from "@/lib/integrations/webhooks/commands";
import { webhookSwitch, webhooksDto } from "@/lib/integrations/webhooks/schema";

export const POST = route({
  access: "company",
  can: "webhook:write",
  params: idParam,
  body: webhookSwitch,
  respond: webhooksDto,
  handle: ({ scope, params, body }) => switchWebhook(scope, params.id, body.isActive),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
