import { z } from "zod";
import { providerParam } from "@/lib/accounts/sso/schema";
import { signInLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { finishSignOn } from "@/lib/http/sso";

export const GET = route({
  access: "public",
  limit: signInLimit,
  params: providerParam,
  query: z.record(z.string(), z.string()),
  respond: z.never(),
  handle: ({ params, query, caller }) => finishSignOn(params.provider, query, caller),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
