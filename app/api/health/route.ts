import { z } from "zod";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "public",
  respond: z.object({ status: z.literal("ok") }),
  handle: async () => ({ status: "ok" as const }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
