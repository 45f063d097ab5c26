import { listDevices } from "@/lib/accounts/sessions/queries";
import { devicesDto } from "@/lib/accounts/sessions/schema";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";

export const GET = route({ access: "session", respond: devicesDto, handle: ({ scope, session }) => listDevices(scope, session.sessionId) });

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
