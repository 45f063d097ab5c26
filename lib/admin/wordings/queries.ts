import type { z } from "zod";
import { Prisma } from "@/generated/prisma/client";
import type { SharingDto, SharingListDto, sharingQuery } from "@/lib/admin/wordings/schema";
import { isOfForm } from "@/lib/compliance/terms/wordings-rules";
import { asPlatform } from "@/lib/infra/db";
import { paginatePart, partInStatement } from "@/lib/infra/pagination";
import type { PlatformScope } from "@/lib/tenancy/scope";

type Row = Omit<SharingDto, "at" | "company" | "isForm"> & { at: Date; companyId: string | null; companyName: string | null };

const sources = {
  answered: Prisma.sql`
    select a.id, a.wording, a.answer, a.grants, a.coverages, a.answered_at as at, c.id as "companyId", c.name as "companyName"
    from wording_answer a join company c on c.id = a.company_id
    where a.withdrawn_at is null
      and not exists (select 1 from shared_wording s where s.wording = a.wording and s.withdrawn_at is null)`,
  shared: Prisma.sql`
    select s.id, s.wording, s.answer, s.grants, s.coverages, s.shared_at as at, null::uuid as "companyId", null::text as "companyName"
    from shared_wording s where s.withdrawn_at is null`,
};

/** One page of what companies answered, or of what is shared with all: the wordings of most certificates first. */
export async function listSharing(_scope: PlatformScope, query: z.output<typeof sharingQuery>): Promise<SharingListDto> {
  const db = asPlatform();
  const { after, window } = partInStatement(query, Prisma.sql`x.id`, Prisma.sql`f.files desc, x.wording, x.id`);
  const [counts = { answered: 0, shared: 0 }] = await db.$queryRaw<SharingListDto["counts"][]>`
    select (select count(*)::int from (${sources.answered}) a) as answered, (select count(*)::int from (${sources.shared}) s) as shared`;
  const rows = await db.$queryRaw<Row[]>`
    select x.*, f.files, f.companies from (${sources[query.state]}) x
    cross join lateral (select count(*)::int as files, count(distinct w.company_id)::int as companies
      from document_wording w where w.wording = x.wording) f
    where true ${after} ${window}`;
  return {
    wordings: rows.map(({ at, companyId, companyName, ...row }) => ({
      ...row,
      isForm: isOfForm(row.wording),
      at: at.toISOString(),
      company: companyId === null ? null : { id: companyId, name: companyName ?? "" },
    })),
    counts,
    pagination: paginatePart(query, counts[query.state], rows),
  };
}
