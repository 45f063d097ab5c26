import { confirmNewEmail } from "@/lib/accounts/profile/commands";
import { newEmailInput } from "@/lib/accounts/profile/schema";
import { mailedLinkLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";

export const POST = route({
  access: "public",
  limit: mailedLinkLimit,
  body: newEmailInput,
  respond: messageDto,
  handle: ({ body }) => confirmNewEmail(body.token),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
