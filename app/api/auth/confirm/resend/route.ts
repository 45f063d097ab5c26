import { doneDto } from "@/lib/auth/schema";
import { accountLimit } from "@/lib/http/limits";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";
import { resendConfirmation } from "@/lib/links/commands";

export const POST = route({ access: "session", limit: accountLimit, respond: doneDto, handle: ({ scope }) => resendConfirmation(scope) });

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
