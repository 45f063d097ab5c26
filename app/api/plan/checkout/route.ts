import { checkOut } from "@/lib/companies/billing/payments-commands";
import { pageDto } from "@/lib/companies/billing/payments-schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { planWish } from "@/lib/tenancy/plan-schema";

export const POST = route({
  access: "company",
  can: "plan:write",
  body: planWish,
  respond: pageDto,
  handle: ({ scope, body }) => checkOut(scope, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
