import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";
import { listTeam } from "@/lib/team/queries";
import { teamDto } from "@/lib/team/schema";

export const GET = route({ access: "company", can: "team:read", respond: teamDto, handle: ({ scope }) => listTeam(scope) });

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
