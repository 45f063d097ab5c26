import { openAdminMode } from "@/lib/accounts/sign-in/admin-mode-commands";
import { proofInput } from "@/lib/accounts/sign-in/second-factor-schema";
import { accountLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";

export const POST = route({
  access: "platform",
  proof: "none",
  limit: accountLimit,
  body: proofInput,
  respond: messageDto,
  handle: ({ session, body, caller }) => openAdminMode(session, body, caller),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
