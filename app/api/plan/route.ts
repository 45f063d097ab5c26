import { wishForPlan } from "@/lib/companies/billing/commands";
import { getPlan } from "@/lib/companies/billing/queries";
import { planDto } from "@/lib/companies/billing/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { planWish } from "@/lib/tenancy/plan-schema";

export const GET = route({ access: "company", can: "company:read", respond: planDto, handle: ({ scope }) => getPlan(scope) });

export const POST = route({
  access: "company",
  can: "plan:write",
  body: planWish,
  respond: planDto,
  handle: ({ scope, body }) => wishForPlan(scope, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
