import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { listRatings } from "@/lib/requirements/ratings/queries";
import { ratingListDto } from "@/lib/requirements/ratings/schema";

export const GET = route({
  access: "company",
  can: "requirements:read",
  respond: ratingListDto,
  handle: ({ scope }) => listRatings(scope),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
