import { openBillingPortal } from "@/lib/companies/billing/payments-commands";
import { pageDto } from "@/lib/companies/billing/payments-schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({ access: "company", can: "plan:write", respond: pageDto, handle: ({ scope }) => openBillingPortal(scope) });

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
