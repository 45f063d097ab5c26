import { proposeFromText } from "@/lib/compliance/exhibits/commands";
import { exhibitDto, exhibitText } from "@/lib/compliance/exhibits/schema";
import { exhibitLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "company",
  can: "requirements:write",
  limit: exhibitLimit,
  body: exhibitText,
  respond: exhibitDto,
  handle: ({ body }) => proposeFromText(body.text),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
