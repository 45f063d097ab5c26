import { putRating, removeRating } from "@/lib/compliance/ratings/commands";
import { ratingDto, ratingParams, ratingPut } from "@/lib/compliance/ratings/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";

export const PUT = route({
  access: "company",
  can: "requirements:write",
  params: ratingParams,
  body: ratingPut,
  respond: ratingDto,
  handle: ({ scope, params, body }) => putRating(scope, params.naic, body),
});

export const DELETE = route({
  access: "company",
  can: "requirements:write",
  params: ratingParams,
  deletesVersioned: true,
  respond: messageDto,
  handle: ({ scope, params, version }) => removeRating(scope, params.naic, version),
});

export const { GET, POST, PATCH, OPTIONS } = otherMethods({ PUT, DELETE });
