import { portalAnswerLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { tokenParam } from "@/lib/portal/page/schema";
import { makePassport, ownVendor } from "@/lib/reports/passports/commands";
import { madeDto } from "@/lib/reports/passports/schema";

export const POST = route({
  access: "portal",
  params: tokenParam,
  limit: portalAnswerLimit,
  respond: madeDto,
  status: 201,
  handle: ({ scope }) => makePassport(scope.company, ownVendor(scope), { isByVendor: true }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
