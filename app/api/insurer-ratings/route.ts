import { listRatings } from "@/lib/compliance/ratings/queries";
import { ratingListDto } from "@/lib/compliance/ratings/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "requirements:read",
  respond: ratingListDto,
  handle: ({ scope }) => listRatings(scope),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
