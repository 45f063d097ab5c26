import { updateBilling } from "@/lib/admin/settings/commands";
import { billingDto, billingInput } from "@/lib/admin/settings/schema";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";

export const PATCH = route({
  access: "platform",
  body: billingInput,
  respond: billingDto,
  handle: ({ scope, body }) => updateBilling(scope, body),
});

export const { GET, POST, PUT, DELETE, OPTIONS } = others({ PATCH });
