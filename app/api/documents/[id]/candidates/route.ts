import { listCandidates } from "@/lib/documents/vendor-match/queries";
import { candidatesDto } from "@/lib/documents/vendor-match/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "document:read",
  params: idParam,
  respond: candidatesDto,
  handle: ({ scope, params }) => listCandidates(scope, params.id),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
