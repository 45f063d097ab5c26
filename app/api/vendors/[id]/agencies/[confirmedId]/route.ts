import { withdrawConfirmed } from "@/lib/answers/agencies/commands";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";
import { agencyListDto, confirmedParams } from "@/lib/portal/agencies/schema";

export const DELETE = route({
  access: "company",
  can: "vendor:invite",
  params: confirmedParams,
  respond: agencyListDto,
  handle: ({ scope, params }) => withdrawConfirmed(scope, params.id, params.confirmedId),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = others({ DELETE });
