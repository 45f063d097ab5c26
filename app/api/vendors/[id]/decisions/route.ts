import { decide } from "@/lib/compliance/decisions-commands";
import { decisionInput } from "@/lib/compliance/decisions-schema";
import { vendorVerdictDto } from "@/lib/compliance/reading/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const POST = route({
  access: "company",
  can: "document:write",
  params: idParam,
  body: decisionInput,
  respond: vendorVerdictDto,
  handle: ({ scope, params, body }) => decide(scope, params.id, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
