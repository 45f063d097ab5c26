import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { changeConnection, deleteConnection } from "@/lib/transfer/connectors/commands";
import { showConnection } from "@/lib/transfer/connectors/queries";
import { connectionDto, connectionPatch, connectorParam } from "@/lib/transfer/connectors/schema";

export const GET = route({
  access: "company",
  can: "connection:write",
  params: connectorParam,
  respond: connectionDto,
  handle: ({ scope, params }) => showConnection(scope, params.connector),
});

export const PATCH = route({
  access: "company",
  can: "connection:write",
  params: connectorParam,
  body: connectionPatch,
  respond: connectionDto,
  handle: ({ scope, params, body }) => changeConnection(scope, params.connector, body),
});

export const DELETE = route({
  access: "company",
  can: "connection:write",
  params: connectorParam,
  deletesVersioned: true,
  respond: connectionDto,
  handle: ({ scope, params, version }) => deleteConnection(scope, params.connector, version),
});

export const { POST, PUT, OPTIONS } = otherMethods({ GET, PATCH, DELETE });
