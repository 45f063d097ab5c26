import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { discardArrival } from "@/lib/transfer/arrival/commands";
import { getArrival } from "@/lib/transfer/arrival/queries";
import { arrivalDto, arrivalParams } from "@/lib/transfer/arrival/schema";

export const GET = route({
  access: "company",
  can: "company:import",
  params: arrivalParams,
  respond: arrivalDto,
  handle: ({ scope, params }) => getArrival(scope, params.id),
});

export const DELETE = route({
  access: "company",
  can: "company:import",
  params: arrivalParams,
  respond: arrivalDto,
  handle: ({ scope, params }) => discardArrival(scope, params.id),
});

export const { POST, PUT, PATCH, OPTIONS } = otherMethods({ GET, DELETE });
