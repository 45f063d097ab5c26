import { z } from "zod";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "public",
  respond: z.object({ status: z.literal("ok") }),
  handle: async () => ({ status: "ok" as const }),
});
