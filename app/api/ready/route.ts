import { z } from "zod";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { checkReadiness } from "@/lib/infra/readiness";

export const GET = route({
  access: "public",
  respond: z.object({ database: z.boolean(), migrations: z.boolean(), storage: z.boolean() }),
  handle: () => checkReadiness(),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
