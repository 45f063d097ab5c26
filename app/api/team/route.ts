import { route } from "@/lib/http/route";
import { listTeam } from "@/lib/team/queries";
import { teamDto } from "@/lib/team/schema";

export const GET = route({ access: "company", can: "team:read", respond: teamDto, handle: ({ scope }) => listTeam(scope) });
