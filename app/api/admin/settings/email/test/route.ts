import { sendTestEmail } from "@/lib/admin/settings/commands";
import { testEmailDto } from "@/lib/admin/settings/schema";
import { testEmailLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "platform",
  limit: testEmailLimit,
  respond: testEmailDto,
  handle: ({ scope }) => sendTestEmail(scope),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
