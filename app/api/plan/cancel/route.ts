import { cancelPlan } from "@/lib/companies/billing/payments-commands";
import { planDto } from "@/lib/companies/billing/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({ access: "company", can: "plan:write", respond: planDto, handle: ({ scope }) => cancelPlan(scope) });

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
