import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { withdrawDecision } from "@/lib/verdicts/decisions/commands";
import { decisionParams } from "@/lib/verdicts/decisions/schema";
import { vendorVerdictDto } from "@/lib/verdicts/reading/schema";

export const DELETE = route({
  access: "company",
  can: "document:write",
  params: decisionParams,
  respond: vendorVerdictDto,
  handle: ({ scope, params }) => withdrawDecision(scope, params.id, params.decisionId),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = otherMethods({ DELETE });
