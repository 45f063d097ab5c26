import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { makePassport } from "@/lib/reports/passports/commands";
import { listPassports } from "@/lib/reports/passports/queries";
import { madeDto, passportListDto } from "@/lib/reports/passports/schema";

export const GET = route({
  access: "company",
  can: "vendor:read",
  params: idParam,
  respond: passportListDto,
  handle: ({ scope, params }) => listPassports(scope, params.id),
});

export const POST = route({
  access: "company",
  can: "vendor:write",
  params: idParam,
  respond: madeDto,
  status: 201,
  handle: ({ scope, params }) => makePassport(scope, params.id),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
