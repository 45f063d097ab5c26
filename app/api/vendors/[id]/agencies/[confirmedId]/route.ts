import { agencyListDto, confirmedParams } from "@/lib/accounts/links/agencies-schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { withdrawConfirmed } from "@/lib/portal/agencies/commands";

export const DELETE = route({
  access: "company",
  can: "vendor:invite",
  params: confirmedParams,
  respond: agencyListDto,
  handle: ({ scope, params }) => withdrawConfirmed(scope, params.id, params.confirmedId),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = otherMethods({ DELETE });
