import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { listConnections } from "@/lib/transfer/connectors/queries";
import { connectionsDto } from "@/lib/transfer/connectors/schema";

export const GET = route({
  access: "company",
  can: "connection:write",
  respond: connectionsDto,
  handle: ({ scope }) => listConnections(scope),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
