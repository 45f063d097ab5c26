import { getStats } from "@/lib/companies/profile/queries";
import { statsDto } from "@/lib/companies/profile/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({ access: "company", can: "company:read", respond: statsDto, handle: ({ scope }) => getStats(scope) });

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
