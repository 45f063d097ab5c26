import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";
import { getRemovals } from "@/lib/removal/queries";
import { removalsDto } from "@/lib/removal/schema";

export const GET = route({ access: "session", respond: removalsDto, handle: ({ scope }) => getRemovals(scope) });

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
