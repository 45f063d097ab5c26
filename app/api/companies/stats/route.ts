import { getStats } from "@/lib/companies/queries";
import { statsDto } from "@/lib/companies/schema";
import { route } from "@/lib/http/route";

export const GET = route({ access: "company", can: "company:read", respond: statsDto, handle: ({ scope }) => getStats(scope) });
