import { connectMailAccount, disconnectMailAccount } from "@/lib/admin/settings/email-accounts-commands";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { consentDto, mailAccountsDto, purposeParam } from "@/lib/mail/oauth/schema";

export const POST = route({
  access: "platform",
  params: purposeParam,
  respond: consentDto,
  handle: ({ session, params }) => connectMailAccount(session, params.purpose),
});

export const DELETE = route({
  access: "platform",
  params: purposeParam,
  respond: mailAccountsDto,
  handle: ({ scope, params }) => disconnectMailAccount(scope, params.purpose),
});

export const { GET, PUT, PATCH, OPTIONS } = otherMethods({ POST, DELETE });
