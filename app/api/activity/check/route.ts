import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { checkChain } from "@/lib/tenancy/audit/queries";
import { chainDto } from "@/lib/tenancy/audit/schema";

export const GET = route({
  access: "company",
  can: "activity:read",
  respond: chainDto,
  handle: ({ scope }) => checkChain(scope),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
