import { getOverview } from "@/lib/companies/profile/overview-queries";
import { overviewDto } from "@/lib/companies/profile/overview-schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({ access: "company", can: "company:read", respond: overviewDto, handle: ({ scope }) => getOverview(scope) });

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
