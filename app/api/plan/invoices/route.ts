import { getInvoices } from "@/lib/companies/billing/payments-queries";
import { invoicesDto } from "@/lib/companies/billing/payments-schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({ access: "company", can: "plan:read", respond: invoicesDto, handle: ({ scope }) => getInvoices(scope) });

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
