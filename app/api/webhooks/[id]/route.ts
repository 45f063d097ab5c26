import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { deleteWebhook } from "@/lib/integrations/webhooks/commands";
import { webhooksDto } from "@/lib/integrations/webhooks/schema";

export const DELETE = route({
  access: "company",
  can: "webhook:write",
  params: idParam,
  respond: webhooksDto,
  handle: ({ scope, params }) => deleteWebhook(scope, params.id),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = otherMethods({ DELETE });
