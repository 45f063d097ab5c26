import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";
import { listIntake } from "@/lib/intake/queries";
import { intakeListDto, intakeQuery } from "@/lib/intake/schema";

export const GET = route({
  access: "company",
  can: "document:read",
  query: intakeQuery,
  respond: intakeListDto,
  handle: ({ scope, query }) => listIntake(scope, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
