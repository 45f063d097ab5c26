import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { startRun } from "@/lib/transfer/connectors/commands";
import { listRuns } from "@/lib/transfer/connectors/queries";
import { connectorParam, runDto, runInput, runsDto, runsQuery } from "@/lib/transfer/connectors/schema";

export const GET = route({
  access: "company",
  can: "connection:write",
  params: connectorParam,
  query: runsQuery,
  respond: runsDto,
  handle: ({ scope, params, query }) => listRuns(scope, params.connector, query),
});

export const POST = route({
  access: "company",
  can: "connection:write",
  params: connectorParam,
  body: runInput,
  respond: runDto,
  status: 202,
  handle: ({ scope, params, body }) => startRun(scope, params.connector, body.isDry),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
