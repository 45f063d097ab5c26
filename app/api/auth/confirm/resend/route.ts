import { resendConfirmation } from "@/lib/accounts/sign-in/links-commands";
import { accountLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";

export const POST = route({
  access: "session",
  limit: accountLimit,
  respond: messageDto,
  handle: ({ scope }) => resendConfirmation(scope),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
