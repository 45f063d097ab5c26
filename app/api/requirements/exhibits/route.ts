import { proposeFromFile } from "@/lib/compliance/exhibits/commands";
import { largestExhibit } from "@/lib/compliance/exhibits/lengths-values";
import { exhibitDto, exhibitFile } from "@/lib/compliance/exhibits/schema";
import { exhibitLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "company",
  can: "requirements:write",
  limit: exhibitLimit,
  upload: { part: "file", maxBytes: largestExhibit },
  body: exhibitFile,
  respond: exhibitDto,
  handle: ({ scope, file }) => proposeFromFile(scope, file),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
