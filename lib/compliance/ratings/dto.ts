import type { InsurerRating } from "@/generated/prisma/client";
import type { RatingDto } from "@/lib/compliance/ratings/schema";
import { toIsoDate } from "@/lib/infra/clock";
import { versionOf } from "@/lib/infra/versions-rules";

/** The values of a rating that a change can set to others. */
export const editableRating = ({ naic, name, rating, size, ratedOn, source }: InsurerRating) => ({
  name: name ?? naic,
  rating,
  size,
  ratedOn: ratedOn && toIsoDate(ratedOn),
  source,
});

export function toRatingDto(row: InsurerRating): RatingDto {
  const values = editableRating(row);
  const { rating, size } = row as unknown as Pick<RatingDto, "rating" | "size">;
  return { naic: row.naic, ...values, rating, size, updatedAt: row.updatedAt.toISOString(), version: versionOf(values) };
}
