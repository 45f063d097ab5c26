import { listTeam } from "@/lib/companies/team/queries";
import { teamDto } from "@/lib/companies/team/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({ access: "company", can: "team:read", respond: teamDto, handle: ({ scope }) => listTeam(scope) });

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
