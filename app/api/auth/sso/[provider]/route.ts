import { providerParam, startDto, startInput } from "@/lib/accounts/sso/schema";
import { signInLimit } from "@/lib/http/limits";
import { others } from "@/lib/http/others";
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

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
