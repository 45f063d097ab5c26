import { openAdminMode } from "@/lib/accounts/admin-mode/commands";
import { proofInput } from "@/lib/accounts/second-factor/schema";
import { doneDto } from "@/lib/accounts/sign-in/schema";
import { accountLimit } from "@/lib/http/limits";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "platform",
  proof: "none",
  limit: accountLimit,
  body: proofInput,
  respond: doneDto,
  handle: ({ session, body, caller }) => openAdminMode(session, body, caller),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
