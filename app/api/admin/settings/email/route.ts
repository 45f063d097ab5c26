import { updateEmail } from "@/lib/admin/settings/commands";
import { emailDto, emailInput } from "@/lib/admin/settings/schema";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";

export const PATCH = route({
  access: "platform",
  body: emailInput,
  respond: emailDto,
  handle: ({ scope, body }) => updateEmail(scope, body),
});

export const { GET, POST, PUT, DELETE, OPTIONS } = others({ PATCH });
