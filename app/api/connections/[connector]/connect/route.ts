import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { connectionDto, connectorParam, signInEnd } from "@/lib/transfer/connectors/schema";
import { endSignIn } from "@/lib/transfer/connectors/sign-in-commands";

export const POST = route({
  access: "company",
  can: "connection:sign-in",
  params: connectorParam,
  body: signInEnd,
  respond: connectionDto,
  handle: ({ scope, session, params, body }) => endSignIn(scope, session, params.connector, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
