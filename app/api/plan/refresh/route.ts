import { planDto } from "@/lib/companies/billing/schema";
import { refreshPayments } from "@/lib/companies/payments/commands";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";

export const POST = route({ access: "company", can: "plan:write", respond: planDto, handle: ({ scope }) => refreshPayments(scope) });

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
