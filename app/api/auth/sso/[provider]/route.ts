import { signInLimit } from "@/lib/http/limits";
import { route } from "@/lib/http/route";
import { startSignOn } from "@/lib/http/sso";
import { providerParam, startDto } from "@/lib/sso/schema";

export const POST = route({
  access: "public",
  limit: signInLimit,
  params: providerParam,
  respond: startDto,
  handle: ({ params }) => startSignOn(params.provider),
});
