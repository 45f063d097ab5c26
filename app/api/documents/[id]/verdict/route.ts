import { getDocumentVerdict } from "@/lib/compliance/reading/queries";
import { vendorVerdictDto } from "@/lib/compliance/reading/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "document:read",
  params: idParam,
  respond: vendorVerdictDto.nullable(),
  handle: ({ scope, params }) => getDocumentVerdict(scope, params.id),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
