import { withdrawConfirmed } from "@/lib/answers/agencies/commands";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { agencyListDto, confirmedParams } from "@/lib/portal/agencies/schema";

export const DELETE = route({
  access: "company",
  can: "vendor:invite",
  params: confirmedParams,
  respond: agencyListDto,
  handle: ({ scope, params }) => withdrawConfirmed(scope, params.id, params.confirmedId),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = otherMethods({ DELETE });
