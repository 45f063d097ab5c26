import { z } from "zod";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "public",
  respond: z.object({ status: z.literal("ok") }),
  handle: async () => ({ status: "ok" as const }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
