import type { z } from "zod";
import { loadKindNames } from "@/lib/compliance/facts/queries";
import { type ListedSetRow, toListedSet, toSetDto, type VersionRow } from "@/lib/compliance/sets/dto";
import type { RequirementSetDto, RequirementSetListDto, versionQuery } from "@/lib/compliance/sets/schema";
import { inCompany, readInCompany } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** More sets, or more versions of one, than anyone looks through. */
const mostListed = 500;

/** Whoever left the company is still named by the row that is left of the account. */
const authorOf = (version: string) => `
  (select u.first_name || ' ' || u.last_name from "user" u where u.company_id = ${version}.company_id and u.id = ${version}.created_by_id)`;

/** The company's sets, those in use first. */
export async function listRequirementSets(scope: CompanyScope): Promise<RequirementSetListDto> {
  const listed = `
    select s.id, s.name, s.archived_at as "archivedAt", s.created_at as "createdAt",
      s.id is not distinct from c.default_requirement_set_id as "isDefault",
      v.number, v.created_at as "changedAt", ${authorOf("v")} as "changedBy",
      case when jsonb_typeof(v.body -> 'requirements') = 'array' then jsonb_array_length(v.body -> 'requirements') else 0 end as "requirementCount",
      jsonb_path_exists(v.body, '$.requirements[*] ? (@.type == "certificate-holder")') as "checksHolder"
    from requirement_set s
    join company c on c.id = s.company_id
    join lateral (
      select * from requirement_set_version w where w.company_id = s.company_id and w.set_id = s.id order by w.number desc limit 1) v on true
    where s.company_id = $1 order by s.archived_at is not null, lower(s.name), s.id limit ${mostListed}`;
  const [rows = []] = await readInCompany(scope, [{ text: listed, values: [scope.companyId] }]);
  // The default set is in use, and sets in use are never cut off.
  const sets = (rows as ListedSetRow[]).map(toListedSet);
  return { sets, defaultId: sets.find(({ isDefault }) => isDefault)?.id ?? null };
}

/** One set with its versions and the contents of one of them: the newest, unless `number` names another. */
export async function getRequirementSet(
  scope: CompanyScope,
  id: string,
  { number }: z.output<typeof versionQuery> = {},
): Promise<RequirementSetDto> {
  const { companyId } = scope;
  const missing = () => notFound(coded("server.requirements.requirementSet"));
  const found = await inCompany(scope, async (tx) => {
    const where = { companyId, setId: id, ...(number !== undefined && { number }) };
    const set = await tx.requirementSet.findUnique({ where: { companyId_id: { companyId, id } } });
    const version = await tx.requirementSetVersion.findFirst({ where, orderBy: { number: "desc" } });
    const company = await tx.company.findUniqueOrThrow({ where: { id: companyId }, select: { defaultRequirementSetId: true } });
    if (!set || !version) throw missing();
    return { set, version, isDefault: company.defaultRequirementSetId === id, kinds: await loadKindNames(tx, companyId) };
  });
  const text = `select v.number, v.created_at as "createdAt", ${authorOf("v")} as "createdBy"
    from requirement_set_version v where v.company_id = $1 and v.set_id = $2 order by v.number desc limit ${mostListed}`;
  const [versions = []] = await readInCompany(scope, [{ text, values: [companyId, id] }]);
  const { set, version, isDefault, kinds } = found;
  return toSetDto(set, { number: version.number, body: version.body, isDefault, versions: versions as VersionRow[], kinds });
}
