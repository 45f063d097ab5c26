import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { maximumArchiveBytes } from "@/lib/transfer/archive/values";
import { checkArchive } from "@/lib/transfer/arrival/commands";
import { listArrivals } from "@/lib/transfer/arrival/queries";
import { arrivalDto, arrivalForm, arrivalListDto, arrivalsQuery } from "@/lib/transfer/arrival/schema";

export const GET = route({
  access: "company",
  can: "company:import",
  query: arrivalsQuery,
  respond: arrivalListDto,
  handle: ({ scope, query }) => listArrivals(scope, query),
});

export const POST = route({
  access: "company",
  can: "company:import",
  upload: { part: "file", maxBytes: maximumArchiveBytes },
  body: arrivalForm,
  respond: arrivalDto,
  status: 201,
  handle: ({ scope, file }) => checkArchive(scope, file),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
