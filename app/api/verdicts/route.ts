import { listStatusesOn } from "@/lib/compliance/reading/past-queries";
import { pastDto, pastQuery } from "@/lib/compliance/reading/past-schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "vendor:read",
  query: pastQuery,
  respond: pastDto,
  handle: ({ scope, query }) => listStatusesOn(scope, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
