import { z } from "zod";
import { describedApi } from "@/lib/http/description";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({ access: "public", respond: z.never(), handle: ({ caller }) => describedApi(caller.knownVersion) });

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
