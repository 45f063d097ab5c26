import { resendConfirmation } from "@/lib/accounts/links/commands";
import { doneDto } from "@/lib/accounts/sign-in/schema";
import { accountLimit } from "@/lib/http/limits";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";

export const POST = route({ access: "session", limit: accountLimit, respond: doneDto, handle: ({ scope }) => resendConfirmation(scope) });

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
