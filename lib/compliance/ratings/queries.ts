import { toRatingDto } from "@/lib/compliance/ratings/dto";
import type { RatingDto, RatingListDto } from "@/lib/compliance/ratings/schema";
import { inCompany, type Tx } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** More insurers than there are in the country. */
const mostRated = 10_000;
const mostUnrated = 20;

/** The firm's table of insurers by name, and the insurers that it lacks. */
export function listRatings(scope: CompanyScope): Promise<RatingListDto> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    const rows = await tx.insurerRating.findMany({ where: { companyId }, orderBy: [{ name: "asc" }, { naic: "asc" }], take: mostRated });
    const unrated = await tx.$queryRaw<RatingListDto["unrated"]>`
      select p.insurer_naic as naic, max(p.insurer_name) as name, count(distinct p.vendor_id)::int as vendors
      from policy p join vendor v on v.company_id = p.company_id and v.id = p.vendor_id
      where p.company_id = ${companyId}::uuid and p.is_current and p.insurer_naic ~ '^[0-9]{5}$' and v.status = 'ACTIVE'
        and not exists (select 1 from insurer_rating r where r.company_id = p.company_id and r.naic = p.insurer_naic)
      group by 1 order by 3 desc, 1 limit ${mostUnrated}`;
    return { ratings: rows.map(toRatingDto), unrated };
  });
}

/** The rating of one insurer. Throws `not_found`. */
export async function getRating(tx: Tx, { companyId }: CompanyScope, naic: string): Promise<RatingDto> {
  const row = await tx.insurerRating.findUnique({ where: { companyId_naic: { companyId, naic } } });
  if (!row) throw notFound(coded("server.requirements.rating"));
  return toRatingDto(row);
}
