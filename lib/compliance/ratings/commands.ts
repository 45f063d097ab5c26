import type { Prisma } from "@/generated/prisma/client";
import { judgeAffected } from "@/lib/compliance/judging/rejudging-commands";
import { editableRating, toRatingDto } from "@/lib/compliance/ratings/dto";
import { getRating } from "@/lib/compliance/ratings/queries";
import { firstProblems, ratingDayProblem, readRatings } from "@/lib/compliance/ratings/rules";
import { type ImportedRatings, type RatingDto, type RatingPut, ratingInput } from "@/lib/compliance/ratings/schema";
import { changedFields } from "@/lib/infra/changed-fields";
import { fromIsoDate, now } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import type { Done } from "@/lib/infra/messages-schema";
import { coded, issueSentence } from "@/lib/infra/sentences-rules";
import { refuseOutdated } from "@/lib/infra/versions-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import { type CompanyScope, today } from "@/lib/tenancy/scope";

const tell = (tx: Tx, scope: CompanyScope, action: string, details: Prisma.InputJsonObject) =>
  recordEvent(tx, scope, { action, subjectType: "company", subjectId: scope.companyId, details });

/** Two people who change the table wait for each other. */
const lockRatings = (tx: Tx, { companyId }: CompanyScope) => tx.$executeRaw`select 1 from company where id = ${companyId}::uuid for update`;

/** Updates every vendor whose set requires the rating. */
async function judgeByRatings(tx: Tx, scope: CompanyScope): Promise<void> {
  const sets = await tx.$queryRaw<{ id: string }[]>`
    select s.id from requirement_set s
    join lateral (select v.body from requirement_set_version v
      where v.company_id = s.company_id and v.set_id = s.id order by v.number desc limit 1) newest on true
    where s.company_id = ${scope.companyId}::uuid and newest.body @> '{"requirements": [{"type": "insurer-rating"}]}'::jsonb order by s.id`;
  for (const { id } of sets) await judgeAffected(tx, scope, { setId: id });
}

function refuseFuture(scope: CompanyScope, ratedOn: string | null | undefined): void {
  const message = ratingDayProblem(ratedOn, today(scope));
  if (message) throw new AppError("invalid", message, { ratedOn: message });
}

const asRow = <T extends { ratedOn?: string | null | undefined }>({ ratedOn, ...values }: T) => ({
  ...values,
  ...(ratedOn !== undefined && { ratedOn: ratedOn && fromIsoDate(ratedOn) }),
});

/** The whole of a new rating. Throws `invalid` at what it lacks. */
function wholeRating(patch: Omit<RatingPut, "version">) {
  const { data, error } = ratingInput.safeParse(patch);
  if (data) return data;
  const fields = Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), issueSentence(message)]));
  throw new AppError("invalid", Object.values(fields)[0] ?? "", fields);
}

/**
 * Adds an insurer's rating, or changes the given parts of it. Of two people who changed the same part, the second gets `outdated`.
 * Throws `not_found` for a version of a rating that was deleted since.
 */
export async function putRating(scope: CompanyScope, naic: string, { version, ...patch }: RatingPut): Promise<RatingDto> {
  const { companyId } = scope;
  refuseFuture(scope, patch.ratedOn);
  return inCompany(scope, async (tx) => {
    await lockRatings(tx, scope);
    const where = { companyId_naic: { companyId, naic } };
    const row = await tx.insurerRating.findUnique({ where });
    if (row) {
      const values = editableRating(row);
      refuseOutdated(values, patch, version);
      const data = changedFields<Omit<RatingPut, "version">>(values, patch);
      if (Object.keys(data).length === 0) return toRatingDto(row);
      await tx.insurerRating.update({ where, data: asRow(data) });
    } else {
      if (version) throw notFound(coded("server.requirements.rating"));
      await tx.insurerRating.create({ data: { companyId, naic, ...asRow(wholeRating(patch)) } });
    }
    const now = await getRating(tx, scope, naic);
    await tell(tx, scope, "requirements.rating_set", { insurer: now.name, naic, rating: now.rating, size: now.size });
    await judgeByRatings(tx, scope);
    return now;
  });
}

/** Deletes an insurer's rating. Throws `not_found`, and `outdated` where it has another version than `version`. */
export function removeRating(scope: CompanyScope, naic: string, version?: string): Promise<Done> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    await lockRatings(tx, scope);
    const where = { companyId_naic: { companyId, naic } };
    const row = await tx.insurerRating.findUnique({ where });
    if (!row) throw notFound(coded("server.requirements.rating"));
    refuseOutdated(editableRating(row), {}, version);
    const { name, rating, size } = row;
    await tx.insurerRating.delete({ where });
    await tell(tx, scope, "requirements.rating_removed", { insurer: name, naic, rating, size });
    await judgeByRatings(tx, scope);
    return { message: coded("server.requirements.ratingDeleted") };
  });
}

/** Takes a whole list, or nothing of it. An insurer that is in the table gets the list's values. Throws `invalid` with what is wrong. */
export async function importRatings(scope: CompanyScope, text: string): Promise<ImportedRatings> {
  const { rows, problems } = readRatings(text, today(scope));
  if (problems.length > 0) {
    const message = firstProblems(problems);
    throw new AppError("invalid", message, { text: message });
  }
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    await lockRatings(tx, scope);
    const written = await tx.$queryRaw<{ isNew: boolean }[]>`
      insert into insurer_rating as r (company_id, naic, name, rating, size, rated_on, source, updated_at)
      select ${companyId}::uuid, t.naic, t.name, t.rating, t.size, t."ratedOn"::date, t.source, ${now()}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as t(naic text, name text, rating text, size text, "ratedOn" text, source text)
      on conflict (company_id, naic) do update set name = excluded.name, rating = excluded.rating, size = excluded.size,
        rated_on = coalesce(excluded.rated_on, r.rated_on), source = coalesce(excluded.source, r.source), updated_at = excluded.updated_at
      where (r.name, r.rating, r.size, r.rated_on, r.source) is distinct from (excluded.name, excluded.rating, excluded.size,
        coalesce(excluded.rated_on, r.rated_on), coalesce(excluded.source, r.source))
      returning (xmax = 0) as "isNew"`;
    const added = written.filter(({ isNew }) => isNew).length;
    const changed = written.length - added;
    if (written.length > 0) {
      await tell(tx, scope, "requirements.ratings_imported", { added, changed });
      await judgeByRatings(tx, scope);
    }
    return { added, changed, unchanged: rows.length - written.length };
  });
}
