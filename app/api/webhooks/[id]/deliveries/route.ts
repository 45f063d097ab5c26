import { others } from "@/lib/http/others";
import { idParam, route } from "@/lib/http/route";
import { listDeliveries } from "@/lib/integrations/webhooks/queries";
import { deliveriesDto } from "@/lib/integrations/webhooks/schema";

export const GET = route({
  access: "company",
  can: "company:write",
  params: idParam,
  respond: deliveriesDto,
  handle: ({ scope, params }) => listDeliveries(scope, params.id),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
