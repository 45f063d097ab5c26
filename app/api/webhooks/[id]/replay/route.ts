import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { replayWebhook } from "@/lib/integrations/webhooks/commands";
import { replayDto, webhookReplay } from "@/lib/integrations/webhooks/schema";

export const POST = route({
  access: "company",
  can: "webhook:write",
  params: idParam,
  body: webhookReplay,
  respond: replayDto,
  handle: ({ scope, params, body }) => replayWebhook(scope, params.id, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
