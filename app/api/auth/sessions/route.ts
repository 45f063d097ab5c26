import { listDevices } from "@/lib/accounts/sign-in/sessions-queries";
import { devicesDto } from "@/lib/accounts/sign-in/sessions-schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({ access: "session", respond: devicesDto, handle: ({ scope, session }) => listDevices(scope, session.sessionId) });

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
