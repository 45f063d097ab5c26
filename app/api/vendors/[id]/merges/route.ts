import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { listMerges } from "@/lib/vendors/merging/queries";
import { mergesDto } from "@/lib/vendors/merging/schema";

export const GET = route({
  access: "company",
  can: "vendor:read",
  params: idParam,
  respond: mergesDto,
  handle: ({ scope, params }) => listMerges(scope, params.id),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
