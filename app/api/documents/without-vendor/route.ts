import { listIntake } from "@/lib/documents/vendor-match/queries";
import { intakeListDto, intakeQuery } from "@/lib/documents/vendor-match/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "document:read",
  query: intakeQuery,
  respond: intakeListDto,
  handle: ({ scope, query }) => listIntake(scope, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
