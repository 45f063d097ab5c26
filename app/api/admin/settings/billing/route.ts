import { updateBilling } from "@/lib/admin/settings/commands";
import { billingDto, billingInput } from "@/lib/admin/settings/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const PATCH = route({
  access: "platform",
  body: billingInput,
  respond: billingDto,
  handle: ({ scope, body }) => updateBilling(scope, body),
});

export const { GET, POST, PUT, DELETE, OPTIONS } = otherMethods({ PATCH });
