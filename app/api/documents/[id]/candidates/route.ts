import { others } from "@/lib/http/others";
import { idParam, route } from "@/lib/http/route";
import { listCandidates } from "@/lib/intake/queries";
import { candidatesDto } from "@/lib/intake/schema";

export const GET = route({
  access: "company",
  can: "document:read",
  params: idParam,
  respond: candidatesDto,
  handle: ({ scope, params }) => listCandidates(scope, params.id),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
