import { changePaidPlan, previewPlanChange } from "@/lib/companies/billing/payments-commands";
import { planChange, previewDto } from "@/lib/companies/billing/payments-schema";
import { planDto } from "@/lib/companies/billing/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { planWish } from "@/lib/tenancy/plan-schema";

export const GET = route({
  access: "company",
  can: "plan:read",
  query: planWish,
  respond: previewDto,
  handle: ({ scope, query }) => previewPlanChange(scope, query),
});

export const POST = route({
  access: "company",
  can: "plan:write",
  body: planChange,
  respond: planDto,
  handle: ({ scope, body }) => changePaidPlan(scope, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
