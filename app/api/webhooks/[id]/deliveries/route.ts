import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { listDeliveries } from "@/lib/integrations/webhooks/queries";
import { deliveriesDto, deliveriesQuery } from "@/lib/integrations/webhooks/schema";

export const GET = route({
  access: "company",
  can: "webhook:write",
  params: idParam,
  query: deliveriesQuery,
  respond: deliveriesDto,
  handle: ({ scope, params, query }) => listDeliveries(scope, params.id, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
