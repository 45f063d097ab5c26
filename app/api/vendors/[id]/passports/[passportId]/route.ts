import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { withdrawPassport } from "@/lib/reports/passports/commands";
import { passportListDto, passportParams } from "@/lib/reports/passports/schema";

export const DELETE = route({
  access: "company",
  can: "vendor:write",
  params: passportParams,
  respond: passportListDto,
  handle: ({ scope, params }) => withdrawPassport(scope, params.id, params.passportId),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = otherMethods({ DELETE });
