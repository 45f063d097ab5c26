import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { decide } from "@/lib/verdicts/decisions/commands";
import { decisionInput } from "@/lib/verdicts/decisions/schema";
import { vendorVerdictDto } from "@/lib/verdicts/reading/schema";

export const POST = route({
  access: "company",
  can: "document:write",
  params: idParam,
  body: decisionInput,
  respond: vendorVerdictDto,
  handle: ({ scope, params, body }) => decide(scope, params.id, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
