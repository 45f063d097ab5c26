import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { testWebhook } from "@/lib/integrations/webhooks/commands";
import { testDto } from "@/lib/integrations/webhooks/schema";

export const POST = route({
  access: "company",
  can: "webhook:write",
  params: idParam,
  respond: testDto,
  handle: ({ scope, params }) => testWebhook(scope, params.id),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
