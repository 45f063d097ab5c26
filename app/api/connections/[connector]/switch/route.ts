import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { switchConnection } from "@/lib/transfer/connectors/commands";
import { connectionDto, connectionSwitch, connectorParam } from "@/lib/transfer/connectors/schema";

export const POST = route({
  access: "company",
  can: "connection:write",
  params: connectorParam,
  body: connectionSwitch,
  respond: connectionDto,
  handle: ({ scope, params, body }) => switchConnection(scope, params.connector, body.isActive),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
