import { withdrawDecision } from "@/lib/compliance/decisions-commands";
import { decisionParams } from "@/lib/compliance/decisions-schema";
import { vendorVerdictDto } from "@/lib/compliance/reading/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const DELETE = route({
  access: "company",
  can: "document:write",
  params: decisionParams,
  respond: vendorVerdictDto,
  handle: ({ scope, params }) => withdrawDecision(scope, params.id, params.decisionId),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = otherMethods({ DELETE });
