import { type KindRow, startersLeft, toKindDto } from "@/lib/compliance/kinds/dto";
import type { KindDto, KindListDto } from "@/lib/compliance/kinds/schema";
import { inCompany, type Tx } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** More kinds, archived ones too, than anyone looks through. */
const mostListed = 500;

/** The sets in use that require a kind, by the kind's id. */
export async function loadSetsOfKinds(tx: Tx, { companyId }: CompanyScope): Promise<Map<string, KindDto["sets"]>> {
  const rows = await tx.$queryRaw<{ kind: string; id: string; name: string }[]>`
    select distinct one ->> 'kind' as kind, s.id, s.name from requirement_set s
    join lateral (select v.body from requirement_set_version v
      where v.company_id = s.company_id and v.set_id = s.id order by v.number desc limit 1) newest on true
    cross join lateral jsonb_array_elements(newest.body -> 'requirements') one
    where s.company_id = ${companyId}::uuid and s.archived_at is null and one ->> 'type' = 'document' order by s.name, s.id`;
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  return new Map([...byKind].map(([kind, sets]) => [kind, sets.map(({ id, name }) => ({ id, name }))]));
}

async function loadKinds(tx: Tx, scope: CompanyScope, id?: string): Promise<KindDto[]> {
  const { companyId } = scope;
  const rows = await tx.documentKind.findMany({
    where: { companyId, ...(id !== undefined && { id }) },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    take: mostListed,
  });
  // By the index of papers: Prisma's count beside the rows goes through all documents.
  const counts = await tx.document.groupBy({ by: ["kindId"], where: { companyId, kindId: id ?? { not: null } }, _count: true });
  const papers = new Map(counts.map(({ kindId, _count }) => [kindId, _count]));
  const sets = rows.length > 0 ? await loadSetsOfKinds(tx, scope) : new Map<string, KindDto["sets"]>();
  return rows.map((row) => toKindDto({ ...row, papers: papers.get(row.id) ?? 0, sets: sets.get(row.id) ?? [] } satisfies KindRow));
}

/** The company's kinds of documents, those in use first, and the starters that it has not chosen. */
export function listKinds(scope: CompanyScope): Promise<KindListDto> {
  return inCompany(scope, async (tx) => {
    const kinds = await loadKinds(tx, scope);
    const inUse = kinds.filter(({ archivedAt }) => archivedAt === null);
    return { kinds: [...inUse, ...kinds.filter(({ archivedAt }) => archivedAt !== null)], starters: startersLeft(kinds) };
  });
}

/** One kind. Throws `not_found`. */
export async function readKind(tx: Tx, scope: CompanyScope, id: string): Promise<KindDto> {
  const [kind] = await loadKinds(tx, scope, id);
  if (!kind) throw notFound(coded("server.kinds.kind"));
  return kind;
}

export const getKind = (scope: CompanyScope, id: string): Promise<KindDto> => inCompany(scope, (tx) => readKind(tx, scope, id));
