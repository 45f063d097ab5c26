import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { connectorParam, signInDto } from "@/lib/transfer/connectors/schema";
import { startSignIn } from "@/lib/transfer/connectors/sign-in-commands";

export const POST = route({
  access: "company",
  can: "connection:sign-in",
  params: connectorParam,
  respond: signInDto,
  handle: ({ scope, session, params }) => startSignIn(scope, session, params.connector),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
