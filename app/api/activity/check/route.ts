import { checkChain } from "@/lib/audit/queries";
import { chainDto } from "@/lib/audit/schema";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "activity:read",
  respond: chainDto,
  handle: ({ scope }) => checkChain(scope),
});
