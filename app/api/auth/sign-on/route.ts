import { domainQuery, signOnDto } from "@/lib/accounts/sso/schema";
import { signOnOfDomain } from "@/lib/companies/sign-on/queries";
import { signOnLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "public",
  limit: signOnLimit,
  query: domainQuery,
  respond: signOnDto,
  handle: ({ query }) => signOnOfDomain(query.domain),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
