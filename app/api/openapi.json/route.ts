import { z } from "zod";
import { describedApi } from "@/lib/http/description";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";

export const GET = route({ access: "public", respond: z.never(), handle: ({ caller }) => describedApi(caller.knownVersion) });

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
