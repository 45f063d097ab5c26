import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";
import { deleteTestCompany, makeTestCompany } from "@/lib/transfer/test-company/commands";
import { getTestCompany } from "@/lib/transfer/test-company/queries";
import { testCompanyDto } from "@/lib/transfer/test-company/schema";

export const GET = route({ access: "company", can: "test:read", respond: testCompanyDto, handle: ({ scope }) => getTestCompany(scope) });

export const POST = route({
  access: "company",
  can: "test:write",
  respond: testCompanyDto,
  status: 201,
  handle: ({ scope }) => makeTestCompany(scope),
});

export const DELETE = route({ access: "company", can: "test:write", respond: messageDto, handle: ({ scope }) => deleteTestCompany(scope) });

export const { PUT, PATCH, OPTIONS } = otherMethods({ GET, POST, DELETE });
