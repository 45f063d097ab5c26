import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { listChanges } from "@/lib/integrations/changes/queries";
import { changesDto, changesQuery } from "@/lib/integrations/changes/schema";

export const GET = route({
  access: "company",
  can: "change:read",
  query: changesQuery,
  respond: changesDto,
  handle: ({ scope, query }) => listChanges(scope, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
