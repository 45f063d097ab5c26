import { openBillingPortal } from "@/lib/companies/payments/commands";
import { pageDto } from "@/lib/companies/payments/schema";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";

export const POST = route({ access: "company", can: "plan:write", respond: pageDto, handle: ({ scope }) => openBillingPortal(scope) });

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
