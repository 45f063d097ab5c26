import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { emptyTestCompany } from "@/lib/transfer/test-company/commands";
import { testCompanyDto } from "@/lib/transfer/test-company/schema";

export const POST = route({
  access: "company",
  can: "test:write",
  respond: testCompanyDto,
  handle: ({ scope }) => emptyTestCompany(scope),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
