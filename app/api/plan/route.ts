import { wishForPlan } from "@/lib/billing/commands";
import { getPlan } from "@/lib/billing/queries";
import { planDto, planWish } from "@/lib/billing/schema";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";

export const GET = route({ access: "company", can: "company:read", respond: planDto, handle: ({ scope }) => getPlan(scope) });

export const POST = route({
  access: "company",
  can: "plan:write",
  body: planWish,
  respond: planDto,
  handle: ({ scope, body }) => wishForPlan(scope, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = others({ GET, POST });
