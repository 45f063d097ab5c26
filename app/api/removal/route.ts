import { getRemovals } from "@/lib/companies/deletion/queries";
import { removalsDto } from "@/lib/companies/deletion/schema";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";

export const GET = route({ access: "session", respond: removalsDto, handle: ({ scope }) => getRemovals(scope) });

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
