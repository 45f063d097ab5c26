import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { listMailAccounts } from "@/lib/mail/oauth/queries";
import { mailAccountsDto } from "@/lib/mail/oauth/schema";

export const GET = route({ access: "platform", respond: mailAccountsDto, handle: () => listMailAccounts() });

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
