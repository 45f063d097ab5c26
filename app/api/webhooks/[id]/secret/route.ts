import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { renewSecret } from "@/lib/integrations/webhooks/commands";
import { newWebhookDto } from "@/lib/integrations/webhooks/schema";

export const POST = route({
  access: "company",
  can: "webhook:write",
  params: idParam,
  respond: newWebhookDto,
  handle: ({ scope, params }) => renewSecret(scope, params.id),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
