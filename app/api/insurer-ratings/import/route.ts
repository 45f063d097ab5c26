import { importRatings } from "@/lib/compliance/ratings/commands";
import { importedDto, ratingImport } from "@/lib/compliance/ratings/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "company",
  can: "requirements:write",
  body: ratingImport,
  respond: importedDto,
  handle: ({ scope, body }) => importRatings(scope, body.text),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
