import { openEmail } from "@/lib/admin/email-log/commands";
import { openedEmailDto } from "@/lib/admin/email-log/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const POST = route({
  access: "platform",
  params: idParam,
  respond: openedEmailDto,
  handle: ({ scope, params }) => openEmail(scope, params.id),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
