import { checkChain } from "@/lib/audit/queries";
import { chainDto } from "@/lib/audit/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "activity:read",
  respond: chainDto,
  handle: ({ scope }) => checkChain(scope),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
