import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { listTemplates } from "@/lib/mail/templates/queries";
import { templateListDto } from "@/lib/mail/templates/schema";

export const GET = route({ access: "company", can: "company:read", respond: templateListDto, handle: ({ scope }) => listTemplates(scope) });

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
