import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";
import { listDevices } from "@/lib/sessions/queries";
import { devicesDto } from "@/lib/sessions/schema";

export const GET = route({ access: "session", respond: devicesDto, handle: ({ scope, session }) => listDevices(scope, session.sessionId) });

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
