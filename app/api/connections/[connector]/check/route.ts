import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { checkConnection } from "@/lib/transfer/connectors/commands";
import { checkedDto, connectorParam } from "@/lib/transfer/connectors/schema";

export const POST = route({
  access: "company",
  can: "connection:write",
  params: connectorParam,
  respond: checkedDto,
  handle: ({ scope, params }) => checkConnection(scope, params.connector),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
