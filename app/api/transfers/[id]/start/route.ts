import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { startArrival } from "@/lib/transfer/arrival/commands";
import { arrivalDto, arrivalParams } from "@/lib/transfer/arrival/schema";

export const POST = route({
  access: "company",
  can: "company:import",
  params: arrivalParams,
  respond: arrivalDto,
  handle: ({ scope, params }) => startArrival(scope, params.id),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
