import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { resendDelivery } from "@/lib/integrations/webhooks/commands";
import { deliveryDto, deliveryParams } from "@/lib/integrations/webhooks/schema";

export const POST = route({
  access: "company",
  can: "webhook:write",
  params: deliveryParams,
  respond: deliveryDto,
  handle: ({ scope, params }) => resendDelivery(scope, params.id, params.deliveryId),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
