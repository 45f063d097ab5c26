import { z } from "zod";
import { renewLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { renewAndRedirect } from "@/lib/http/renew";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "public",
  limit: renewLimit,
  query: z.object({ to: z.string().max(2000).default("/dashboard"), otherwise: z.string().max(2000).default("/login") }),
  respond: z.never(),
  handle: ({ caller, query }) => renewAndRedirect(caller, query.to, query.otherwise),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
