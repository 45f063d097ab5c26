import { providerParam, startDto, startInput } from "@/lib/accounts/sso/schema";
import { signInLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { startSignOn } from "@/lib/http/sso";

export const POST = route({
  access: "public",
  limit: signInLimit,
  params: providerParam,
  body: startInput,
  respond: startDto,
  handle: ({ params, body }) => startSignOn(params.provider, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
