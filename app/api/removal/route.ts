import { getRemovals } from "@/lib/companies/deletion/queries";
import { removalsDto } from "@/lib/companies/deletion/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({ access: "session", respond: removalsDto, handle: ({ scope }) => getRemovals(scope) });

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
