import { updateEmail } from "@/lib/admin/settings/commands";
import { emailDto, emailInput } from "@/lib/admin/settings/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const PATCH = route({
  access: "platform",
  body: emailInput,
  respond: emailDto,
  handle: ({ scope, body }) => updateEmail(scope, body),
});

export const { GET, POST, PUT, DELETE, OPTIONS } = otherMethods({ PATCH });
